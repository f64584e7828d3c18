"""Drawing code of the house deck: `python -m scripts.plates` renders it into images/plates/."""
