"""The photo that proves that all of the way works: a picture of the deck, or a plate."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, BinaryIO

from trainer_api.catalogue import Catalogue
from trainer_api.resources import house_catalogue, house_images

if TYPE_CHECKING:
    from trainer_api.service.shelf import Shown


def probe(shown: Shown) -> BinaryIO:
    """Return the first picture of the deck that is there; a plate that ships for want of one."""
    house = Catalogue.open(house_catalogue())
    choices = [(shown.place.pictures, picture) for picture in shown.catalogue.pictures]
    choices += [(house_images(), picture) for picture in house.pictures]
    for folder, picture in choices:
        path = folder / picture.file
        if path.is_file():
            return BytesIO(path.read_bytes())
    raise FileNotFoundError("neither the deck nor the installation has a picture")
