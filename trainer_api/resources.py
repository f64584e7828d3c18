"""Where things lie: the data that ships with the program and the user's own folder.

In an installed wheel the data is in `trainer_api/_data`; in an editable install or a checkout it
is at the repository's root.
"""

from __future__ import annotations

import os
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

DATA_VARIABLE: Final = "STAIRWAY_DATA"
"""Environment variable that names another folder for the user's decks and settings."""

_APPLICATION: Final = "stairway-trainer"


def house_catalogue() -> Path:
    """Return the path of the house deck's catalogue.db.

    Raises:
        FileNotFoundError: the installation is incomplete.
    """
    return _shipped("catalogue.db")


def house_images() -> Path:
    """Return the folder `images`; the files that catalogue.db names are relative to it.

    Raises:
        FileNotFoundError: the installation is incomplete.
    """
    return _shipped("images")


def data_folder(environ: Mapping[str, str] | None = None) -> Path:
    """Return the folder for what this user keeps (decks, settings); it need not exist yet.

    Args:
        environ: environment variables; None: those of the process.
    """
    chosen = (os.environ if environ is None else environ).get(DATA_VARIABLE)
    if chosen:
        return Path(chosen).expanduser()
    from platformdirs import user_data_path

    return user_data_path(_APPLICATION, appauthor=False)


def _shipped(name: str) -> Path:
    """Find a shipped file or folder: beside the package's code, or at the repository's root."""
    package = Path(str(files("trainer_api")))
    for folder in (package / "_data", package.parent):
        if (folder / name).exists():
            return folder / name
    raise FileNotFoundError(
        f"the installation lacks {name}: neither {package / '_data'} nor {package.parent} has it; "
        "install the program again"
    )
