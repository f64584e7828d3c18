"""The deck that is served, taken up anew when a new version of it is swapped in."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from recognizer.bundle import DESCRIPTION, house_folder
from trainer_api.catalogue import Catalogue, CatalogueError
from trainer_api.decks.errors import DeckError
from trainer_api.service.backend import Model
from trainer_api.service.log import event

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from trainer_api.decks.library import DeckLibrary, DeckPlace
    from trainer_api.rules.stairway import Deck

_LOOK_AGAIN: Final = 1.0
"""Seconds for which a deck is not asked whether it has changed."""


@dataclass(frozen=True, slots=True)
class Shown:
    """One version of the deck.

    Attributes:
        place: where it lies.
        catalogue: what its catalogue says.
        deck: what the rules need to know of it.
        model: its bundle.
    """

    place: DeckPlace
    catalogue: Catalogue
    deck: Deck
    model: Model


class Shelf:
    """Gives the current version of one deck.

    Args:
        library: the decks of the user.
        name: of the deck; None: the default one at this moment.
        clock: seconds that never go back.

    Raises:
        DeckError: there is no such deck.
        CatalogueError: its catalogue cannot be read.
    """

    def __init__(
        self,
        library: DeckLibrary,
        name: str | None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.library = library
        self.name = name or library.default()
        self._clock = clock
        self._asked = clock()
        place = library.place(self.name)
        self._stamp = _stamps(place)
        self._shown = _open(place)

    def current(self) -> Shown:
        """Return the current version; the last good one while a new one cannot be read."""
        now = self._clock()
        if now - self._asked < _LOOK_AGAIN:
            return self._shown
        self._asked = now
        try:
            place = self.library.place(self.name)
            stamp = _stamps(place)
            if stamp != self._stamp:
                self._shown, self._stamp = _open(place), stamp
                event("deck_taken_up", fingerprint=self._shown.catalogue.fingerprint)
        except (DeckError, CatalogueError) as error:
            event("deck_unusable", 40, code=str(error.code))
        return self._shown


def _open(place: DeckPlace) -> Shown:
    catalogue = Catalogue.open(place.catalogue)
    folder = _bundle(place)
    return Shown(place, catalogue, catalogue.deck(), Model(folder, _stamp(folder / DESCRIPTION)))


def _bundle(place: DeckPlace) -> Path:
    return house_folder() if place.bundle is None else place.bundle


def _stamps(place: DeckPlace) -> tuple[str, str, str]:
    """Return what changes when a deck's catalogue or bundle does."""
    bundle = _stamp(_bundle(place) / DESCRIPTION)
    return str(place.catalogue), _stamp(place.catalogue), bundle


def _stamp(path: Path) -> str:
    """Return what changes when a file is replaced."""
    try:
        status = path.stat()
    except OSError:
        return "missing"
    return f"{status.st_ino}-{status.st_mtime_ns}-{status.st_size}"
