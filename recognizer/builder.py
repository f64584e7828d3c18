"""Builds a bundle from pictures: without torch, with the image tower of another bundle."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np

from recognizer.bundle import (
    GALLERY,
    HEADS,
    TOWER,
    CardInfo,
    house_folder,
    read_description,
    write_bundle,
)
from recognizer.calibration import Calibration
from recognizer.clip import Tower, remember
from recognizer.gallery import Gallery, make_gallery
from recognizer.photo import load_photo

if TYPE_CHECKING:
    from pathlib import Path

REFERENCE_SIDE = 1200
"""Long side in pixels to which reference pictures are reduced before they are described."""
SUFFIXES = {".jpg", ".jpeg", ".png", ".webp"}

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Reference:
    """A picture of a card: the card's id and the file."""

    card: str
    file: Path


def find_references(folder: Path, ids: Sequence[str]) -> list[Reference]:
    """Find the pictures of cards in a folder, by name.

    `ID.jpg` and `ID__ANYTHING.jpg` (jpg, jpeg, png, webp) show the card ID; a card may have
    several pictures. Files of other names are left alone.

    Args:
        folder: the folder; not searched below.
        ids: ids of the deck.
    """
    known = set(ids)
    files = sorted(p for p in folder.iterdir() if p.suffix.lower() in SUFFIXES)
    return [
        Reference(card, file) for file in files if (card := file.stem.split("__", 1)[0]) in known
    ]


def build_bundle(
    folder: Path,
    cards: Sequence[CardInfo],
    references: Sequence[Reference],
    *,
    catalogue: str,
    base: Path | None = None,
    calibration: Calibration | None = None,
    about: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
) -> Gallery:
    """Describe every picture and write the bundle; what lay in `folder` before is replaced.

    Args:
        folder: where the bundle shall lie.
        cards: all cards of the deck, in the order of their numbers.
        references: their pictures.
        catalogue: fingerprint of the deck's catalogue.
        base: bundle whose tower, heads and calibration are taken; by default the house's.
        calibration: another calibration than the base's.
        about: licence, training data, measured figures and the like for `bundle.json`.
        progress: called with pictures done and pictures in all.

    Returns:
        The gallery that was written.

    Raises:
        PhotoError: a picture cannot be used.
        BundleError: the base is missing.
    """
    base = house_folder() if base is None else base
    numbers = {card.id: number for number, card in enumerate(cards)}
    tower = Tower.load(base / TOWER)
    grays, embeddings, owners = [], [], []
    for done, reference in enumerate(references):
        pixels = load_photo(reference.file, max_long_side=REFERENCE_SIDE).pixels
        grays.append(cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY))
        embeddings.append(remember(tower, [pixels])[0])
        owners.append(numbers[reference.card])
        if progress is not None:
            progress(done + 1, len(references))
    gallery = make_gallery(grays, owners, np.stack(embeddings).astype(np.float32))
    inherited = _inherited(base)
    if calibration is None:
        told = inherited.get("calibration")
        calibration = Calibration() if told is None else Calibration.from_json(told)
    description: dict[str, Any] = {
        "catalogue": catalogue,
        "cards": [card.as_json() for card in cards],
        "pictures": [r.card for r in references],
        "calibration": calibration.as_json(),
        "tower": {"name": tower.name, "side": tower.side, "size": tower.size},
        "versions": _versions(),
        **{key: inherited[key] for key in ("licence", "training") if key in inherited},
        **(about or {}),
    }
    parts = {
        GALLERY: gallery.pack(),
        HEADS: (base / HEADS).read_bytes(),
        TOWER: (base / TOWER).read_bytes(),
    }
    write_bundle(folder, parts, description)
    return gallery


def _inherited(base: Path) -> dict[str, Any]:
    """Read the description of the base; empty when only its tower and heads exist yet."""
    if not (base / "bundle.json").is_file():
        return {}
    return read_description(base)


def _versions() -> dict[str, str]:
    names = ("stairway-trainer", "opencv-python-headless", "onnxruntime", "numpy", "pillow")
    versions = {}
    for name in names:
        try:
            versions[name] = version(name)
        except PackageNotFoundError:
            versions[name] = "not installed"
    return versions
