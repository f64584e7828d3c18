"""What a deck holds and whether its parts belong together."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from trainer_api.catalogue import Catalogue

if TYPE_CHECKING:
    from pathlib import Path

    from trainer_api.decks.library import DeckPlace


class Model(StrEnum):
    """How a deck stands with the recognizer's model."""

    SHIPPED = "shipped"
    MISSING = "missing"
    MATCHES = "matches"
    OUTDATED = "outdated"


@dataclass(frozen=True, slots=True)
class DeckStatus:
    """What a deck holds.

    Attributes:
        name: of the deck.
        folder: where its catalogue lies.
        fingerprint: of its catalogue.
        paintings: number of works of that category.
        architecture: number of works of that category.
        bridges: how many of the works have two styles.
        specials: types of special card.
        pictured: cards, works and specials, with a picture.
        without_picture: ids of the works without one, in order.
        lost: files that the catalogue names and that are not there.
        model: how it stands with the model.
    """

    name: str
    folder: Path
    fingerprint: str
    paintings: int
    architecture: int
    bridges: int
    specials: int
    pictured: int
    without_picture: tuple[str, ...]
    lost: tuple[str, ...]
    model: Model

    @property
    def works(self) -> int:
        """Number of all works."""
        return self.paintings + self.architecture


def deck_status(place: DeckPlace) -> DeckStatus:
    """Look at a deck.

    Raises:
        CatalogueError: its catalogue cannot be read.
    """
    catalogue = Catalogue.open(place.catalogue)
    pictured = {picture.card for picture in catalogue.pictures}
    paintings = sum(work.category == "painting" for work in catalogue.works)
    return DeckStatus(
        name=place.name,
        folder=place.catalogue.parent,
        fingerprint=catalogue.fingerprint,
        paintings=paintings,
        architecture=len(catalogue.works) - paintings,
        bridges=sum(work.is_bridge for work in catalogue.works),
        specials=len(catalogue.specials),
        pictured=len(pictured),
        without_picture=tuple(w.id for w in catalogue.works if w.id not in pictured),
        lost=tuple(
            picture.file
            for picture in catalogue.pictures
            if not (place.pictures / picture.file).is_file()
        ),
        model=_model(place, catalogue.fingerprint),
    )


def _model(place: DeckPlace, fingerprint: str) -> Model:
    """Compare the fingerprint in a deck's bundle with its catalogue's; no model is loaded."""
    if place.bundle is None:
        return Model.SHIPPED
    try:
        described = json.loads((place.bundle / "bundle.json").read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Model.MISSING
    except (ValueError, OSError):
        return Model.OUTDATED
    same = isinstance(described, dict) and fingerprint in described.values()
    return Model.MATCHES if same else Model.OUTDATED
