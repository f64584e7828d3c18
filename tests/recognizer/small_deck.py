"""Seven drawn pictures and a bundle of them, built once a process."""

from __future__ import annotations

import atexit
import json
import tempfile
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import cv2
import numpy as np
from PIL import Image

from recognizer.builder import build_bundle, find_references
from recognizer.bundle import HEADS, TOWER, CardInfo, house_folder
from recognizer.clip import Heads, Tower
from recognizer.sighting import Kind
from recognizer.studio import Layout, render_hand
from tests.conftest import need

if TYPE_CHECKING:
    from numpy.typing import NDArray

WORKS = (
    "altamira-bison",
    "girl-with-a-pearl-earring",
    "mona-lisa",
    "parthenon",
    "pisa-cathedral",
    "the-kiss",
)
SPECIAL = "lost_work"
IDS = (*WORKS, SPECIAL)
CARDS = (
    *(
        CardInfo(card, Kind.WORK, {"en": card, "es": card}, f"C{n:03d}", (n + 1,), "painting")
        for n, card in enumerate(WORKS)
    ),
    CardInfo(SPECIAL, Kind.SPECIAL, {"en": SPECIAL, "es": SPECIAL}, "C999"),
)
FINGERPRINT = "0123456789abcdef"


def draw(seed: int, size: tuple[int, int] = (420, 560)) -> NDArray[np.uint8]:
    """A picture of its own for each seed, (width, height), full of corners."""
    rng = np.random.default_rng(seed)
    picture = np.full((size[1], size[0], 3), rng.integers(60, 200, 3), np.uint8)
    for _ in range(90):
        x, y = (int(rng.integers(0, side)) for side in size)
        color = tuple(int(c) for c in rng.integers(0, 256, 3))
        w, h = (int(v) for v in rng.integers(12, 90, 2))
        shape = rng.integers(0, 3)
        if shape == 0:
            cv2.rectangle(picture, (x, y), (x + w, y + h), color, -1)
        elif shape == 1:
            cv2.ellipse(picture, (x, y), (w, h), float(rng.uniform(0, 180)), 0, 360, color, -1)
        else:
            cv2.line(picture, (x, y), (x + 3 * w - 100, y + 3 * h - 100), color, 5)
    return picture


def pictures() -> dict[str, NDArray[np.uint8]]:
    """The picture of each card."""
    return {card: draw(number) for number, card in enumerate(IDS)}


def save(folder: Path) -> Path:
    """Write the pictures as files that are named by their cards."""
    folder.mkdir(parents=True, exist_ok=True)
    for card, pixels in pictures().items():
        Image.fromarray(pixels).save(folder / f"{card}.png")
    return folder


@cache
def _place() -> Path:
    holder = tempfile.TemporaryDirectory()
    atexit.register(holder.cleanup)
    return Path(holder.name)


@cache
def base() -> Path:
    """A folder with the tower that ships and heads of chance numbers: what a bundle is built on."""
    tower = house_folder() / TOWER
    need(tower.is_file(), "the image tower of the house bundle")
    folder = _place() / "base"
    folder.mkdir()
    (folder / TOWER).write_bytes(tower.read_bytes())
    opened = Tower.load(tower)
    rng = np.random.default_rng(5)
    weight = rng.normal(size=(opened.size, 20)).astype(np.float32)
    Heads(weight, np.zeros(20, np.float32), opened.name).save(folder / HEADS)
    return folder


@cache
def bundle() -> Path:
    """The bundle of the seven cards; nobody changes it."""
    folder = _place() / "bundle"
    references = find_references(save(_place() / "pictures"), IDS)
    build_bundle(folder, CARDS, references, catalogue=FINGERPRINT, base=base())
    return folder


def photograph(folder: Path, name: str, cards: list[str], seed: int) -> dict[str, object]:
    """Write a photo of a row of cards and return its line for a truth file."""
    drawn = pictures()
    shot = render_hand([drawn[c] for c in cards], cards, seed, layout=Layout.ROW)
    Image.fromarray(shot.pixels).save(folder / name, quality=90)
    laid = [
        {
            "card": cards[placed.index],
            "kind": "special" if cards[placed.index] == SPECIAL else "work",
            "quad": [[round(float(x), 1), round(float(y), 1)] for x, y in placed.quad],
            "visible": round(placed.visible, 3),
        }
        for placed in shot.cards
    ]
    size = [shot.pixels.shape[1], shot.pixels.shape[0]]
    return {"photo": name, "size": size, "layout": "row", "cards": laid, "check": None}


def write_truth(folder: Path, rows: list[dict[str, object]]) -> None:
    """Write the truth file of a folder."""
    text = "".join(json.dumps(row) + "\n" for row in rows)
    (folder / "truth.jsonl").write_text(text, encoding="utf-8")
