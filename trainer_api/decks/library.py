"""Which decks there are, where each lies, and which is the default."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from trainer_api.decks.errors import DeckError, DeckProblem
from trainer_api.resources import house_catalogue, house_images

if TYPE_CHECKING:
    from pathlib import Path

HOUSE: Final = "house"
"""Name of the deck that ships."""

MAX_NAME: Final = 40
_NAME: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class DeckPlace:
    """Where a deck lies.

    Attributes:
        name: of the deck.
        catalogue: its catalogue.db.
        pictures: the folder that the files of its pictures are relative to.
        bundle: the folder of its recognizer's bundle, which may not exist yet; None: the bundle
            that ships.
    """

    name: str
    catalogue: Path
    pictures: Path
    bundle: Path | None

    @property
    def is_house(self) -> bool:
        """Whether this is the deck that ships, which is read-only."""
        return self.name == HOUSE


def check_name(name: str) -> str:
    """Return the name of a deck of the user's.

    Raises:
        DeckError: BAD_NAME or HOUSE_IS_READ_ONLY.
    """
    if not _NAME.fullmatch(name) or len(name) > MAX_NAME:
        raise DeckError(DeckProblem.BAD_NAME, name=name, limit=MAX_NAME)
    if name == HOUSE:
        raise DeckError(DeckProblem.HOUSE_IS_READ_ONLY)
    return name


@dataclass(frozen=True, slots=True)
class DeckLibrary:
    """The decks of a user.

    A deck of the user's is `decks/NAME`: numbered versions, and a file `current` that names the
    one in use. Replacing that file is what swaps a new version in, at once or not at all.

    Attributes:
        folder: the user's data folder; it need not exist.
    """

    folder: Path

    def names(self) -> tuple[str, ...]:
        """Return the names of all decks, the house deck first."""
        decks = self.folder / "decks"
        own = [path.parent.name for path in decks.glob("*/current")] if decks.is_dir() else []
        return (HOUSE, *sorted(name for name in own if _NAME.fullmatch(name)))

    def place(self, name: str | None = None) -> DeckPlace:
        """Return where a deck lies; without a name, the default one.

        Raises:
            DeckError: NO_SUCH_DECK, or LAST_USED_IS_GONE for a default that has been removed.
        """
        wanted = name or self.default()
        if wanted == HOUSE:
            return DeckPlace(HOUSE, house_catalogue(), house_images(), None)
        names = self.names()
        if wanted not in names:
            code = DeckProblem.NO_SUCH_DECK if name else DeckProblem.LAST_USED_IS_GONE
            raise DeckError(code, name=wanted, names=", ".join(names))
        deck = self.deck_folder(wanted)
        version = (deck / "current").read_text(encoding="utf-8").strip()
        return place_of_version(wanted, deck / "versions" / version)

    def default(self) -> str:
        """Return the name of the deck used last; the house deck before any was chosen."""
        try:
            name = self._last_used.read_bytes().decode("utf-8", "replace").strip()
        except OSError:  # never written, or not for us to read: no choice was made
            return HOUSE
        return name or HOUSE

    def remember(self, name: str) -> None:
        """Make a deck the default.

        Raises:
            DeckError: CANNOT_WRITE.
        """
        if self.default() != name:
            replace_text(self._last_used, name)

    def deck_folder(self, name: str) -> Path:
        """Return the folder of a deck of the user's."""
        return self.folder / "decks" / name

    @property
    def _last_used(self) -> Path:
        return self.folder / "last_deck"


def place_of_version(name: str, version: Path) -> DeckPlace:
    """Return the place of one version of a deck of the user's."""
    return DeckPlace(name, version / "catalogue.db", version / "pictures", version / "bundle")


def replace_text(path: Path, content: str) -> None:
    """Write a small text file so that a reader sees the old or the new, never a part.

    Raises:
        DeckError: CANNOT_WRITE.
    """
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(content + "\n", encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        raise cannot_write(path, error) from error


def cannot_write(path: Path, error: OSError) -> DeckError:
    """Return the refusal for a file that could not be written."""
    why = error.strerror or type(error).__name__
    return DeckError(DeckProblem.CANNOT_WRITE, path=str(error.filename or path), why=why)
