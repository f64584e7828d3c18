"""Composes a folder of photos with their truth, from a seed."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np

from scripts.measure.cards import Face, bare, draw_style, print_card
from scripts.measure.compose import Laid, lay
from scripts.measure.layouts import how_many, place
from scripts.measure.pictures import (
    REAL,
    ROOT,
    Half,
    Picture,
    foreign_pictures,
    known_pictures,
    plate_pictures,
)
from scripts.measure.tables import Table, drawn_table, real_table, scene_files
from scripts.measure.truth import Truth, TruthCard, write_truth

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

Array = np.ndarray[Any, Any]
Rng = np.random.Generator

FAN_LEAST = 0.27
"""Least visible fraction of a picture in a fan, so that "a third" is true."""

WIDE = ("row", "overlap")
"""Layouts that need a photo wider than tall."""

MOST_TILT = {
    "free": 38,
    "row": 25,
    "overlap": 34,
    "fan": 30,
    "single": 40,
    "small": 14,
    "copies": 30,
    "covered": 30,
}
"""Degrees from straight above beyond which nobody photographs such a layout."""

PLAN = (
    ("free", False, 30),
    ("free", True, 26),
    ("row", False, 12),
    ("row", True, 8),
    ("overlap", False, 16),
    ("overlap", True, 10),
    ("fan", False, 18),
    ("fan", True, 8),
    ("single", False, 10),
    ("single", True, 6),
    ("small", False, 8),
    ("small", True, 4),
    ("covered", False, 6),
    ("covered", True, 4),
    ("copies", False, 6),
    ("copies", True, 4),
)
"""Layout, on a real table or not, and how many of 176 photos."""


@dataclass(frozen=True, slots=True)
class Pools:
    """What a half may show.

    Attributes:
        known: pictures of works.
        foreign: pictures of none.
        scenes: files of real tables.
        real: the folder of real pictures.
        plates: drawn pictures that ship, for several copies of one special.
    """

    known: list[Picture]
    foreign: list[Picture]
    scenes: list[str]
    real: Path
    plates: list[Picture]


def pools(half: Half, real: Path = REAL) -> Pools:
    """Return the pictures and tables of one half."""
    known = known_pictures(half, real=real)
    foreign = foreign_pictures(half, real=real)
    return Pools(known, foreign, scene_files(half, real), real, plate_pictures())


class Deal:
    """Hands out pictures evenly: none a second time before all have been seen once.

    Half of the known cards are paintings, though there are more buildings: it is the paintings
    that are seen in another scan than the gallery's.
    """

    def __init__(self, source: Pools, rng: Rng) -> None:
        self._rng = rng
        self._piles: dict[str, list[Picture]] = {
            "painting": [p for p in source.known if p.category == "painting"],
            "architecture": [p for p in source.known if p.category == "architecture"],
            "foreign": list(source.foreign),
        }
        self._specials = [p for p in source.plates if p.kind == "special"]
        self._plates = [p for p in source.plates if p.kind == "work"]
        self._left: dict[str, list[Picture]] = {key: [] for key in self._piles}

    def foreign(self, count: int) -> list[Picture]:
        """Return foreign pictures."""
        return [self._next("foreign", ()) for _ in range(count)]

    def known(self, count: int) -> list[Picture]:
        """Return pictures of different works."""
        drawn: list[Picture] = []
        for _ in range(count):
            pile = "painting" if self._rng.random() < 0.5 else "architecture"
            drawn.append(self._next(pile, drawn))
        return drawn

    def copies(self, count: int, rng: Rng) -> list[Picture]:
        """Return two to four copies of one special, plates of works, and one foreign picture."""
        special = self._specials[int(rng.integers(len(self._specials)))]
        drawn = [special] * int(rng.integers(2, 5))
        room = min(count - len(drawn) - 1, len(self._plates))
        chosen = rng.choice(len(self._plates), max(0, room), replace=False)
        return drawn + [self._plates[int(i)] for i in chosen] + self.foreign(1)

    def _next(self, pile: str, taken: list[Picture] | tuple[()]) -> Picture:
        names = {p.path for p in taken}
        for _ in range(2):
            for index, picture in enumerate(self._left[pile]):
                if picture.path not in names:
                    return self._left[pile].pop(index)
            order = self._rng.permutation(len(self._piles[pile]))
            self._left[pile] = [self._piles[pile][int(i)] for i in order]
        raise ValueError(f"too few pictures of {pile} for one photo")


def make_photos(
    source: Pools,
    folder: Path,
    *,
    seed: int,
    share: float = 1.0,
    big: int = 6,
    size: tuple[int, int] = (1600, 1200),
) -> list[Truth]:
    """Write photos and `truth.jsonl` into a folder and return the truth.

    Args:
        source: what may be shown.
        folder: made if need be.
        seed: the same seed and pictures give the same photos.
        share: of the photos of PLAN.
        big: how many of them are 4000x3000.
        size: of the others.
    """
    folder.mkdir(parents=True, exist_ok=True)
    truths = []
    for number, (layout, real, deal, rng) in enumerate(_jobs(source, seed, share)):
        large = layout in ("free", "overlap", "fan") and not real and number % 12 == 0 and big > 0
        big -= large
        table = _table(source, (4000, 3000) if large else size, layout, rng, real=real)
        photo, laid = _scene(layout, table, deal, rng)
        name = f"{number:03d}-{layout}{'-real' if real else ''}.jpg"
        save(folder / name, photo, rng)
        truths.append(truth_of(name, photo, layout, table, laid, source.real))
        write_truth(folder / "truth.jsonl", truths)
    return truths


def _jobs(source: Pools, seed: int, share: float) -> Iterator[tuple[str, bool, Deal, Rng]]:
    deal = Deal(source, np.random.default_rng([seed, 0]))
    number = 0
    specials = any(plate.kind == "special" for plate in source.plates)
    for layout, real, count in PLAN:
        if layout == "copies" and not specials:
            continue
        for _ in range(max(1, round(count * share))):
            number += 1
            yield layout, real, deal, np.random.default_rng([seed, number])


def _table(source: Pools, size: tuple[int, int], layout: str, rng: Rng, *, real: bool) -> Table:
    if real:
        for file in rng.permutation(source.scenes):
            table = real_table(str(file), size, source.real)
            if layout not in WIDE or table.image.shape[1] > table.image.shape[0]:
                return table
        raise ValueError("no scene is wide enough for a row")
    if layout not in (*WIDE, "single") and rng.random() < 0.25:
        size = (size[1], size[0])
    return drawn_table(size, rng)


def _scene(layout: str, table: Table, deal: Deal, rng: Rng) -> tuple[Array, list[Laid]]:
    """Compose one photo; a fan is dealt again until every card shows its third."""
    count = how_many(layout, rng)
    if layout == "copies":
        return compose(layout, table, deal.copies(count, rng), rng)
    strangers = _strangers(layout, count, rng)
    cards = deal.known(count - strangers) + deal.foreign(strangers)
    cards = [cards[int(i)] for i in rng.permutation(len(cards))]
    return compose(layout, table, cards, rng)


def _strangers(layout: str, count: int, rng: Rng) -> int:
    if layout == "single":
        return int(rng.random() < 0.3)
    share = float(rng.choice([0.0, 0.2, 0.35, 0.6], p=(0.2, 0.4, 0.3, 0.1)))
    return min(count, round(share * count))


def compose(layout: str, table: Table, cards: list[Picture], rng: Rng) -> tuple[Array, list[Laid]]:
    """Print the cards in one deck's style (a few in another) and photograph them."""
    height, width = table.image.shape[:2]
    deck = draw_style(rng)
    for _ in range(12):
        faces: list[Face] = []
        for card in cards:
            style = draw_style(rng) if rng.random() < 0.25 and layout == "free" else deck
            if layout == "single":
                style = bare(style)
            faces.append(print_card(card, style, rng))
        places = place(layout, [face.size for face in faces], (width, height), rng)
        tilt = table.tilt if table.tilt is not None else abs(float(rng.normal(0, 13)))
        photo, laid = lay(
            table, faces, places, min(tilt, MOST_TILT[layout]), rng, things=layout == "covered"
        )
        if layout != "fan" or min(card.visible for card in laid) >= FAN_LEAST:
            break
        deck = draw_style(rng)
    return photo, laid


def save(path: Path, photo: Array, rng: Rng) -> None:
    """Write a JPEG of a phone's or a messenger's quality."""
    quality = int(rng.choice([92, 85, 75, 60], p=(0.4, 0.3, 0.2, 0.1)))
    bgr = cv2.cvtColor(photo, cv2.COLOR_RGB2BGR)
    if not cv2.imwrite(str(path), bgr, [cv2.IMWRITE_JPEG_QUALITY, quality]):
        raise OSError(f"{path} cannot be written")


def truth_of(
    name: str, photo: Array, layout: str, table: Table, laid: list[Laid], real: Path
) -> Truth:
    """Return the truth of a photo as laid."""
    cards = tuple(
        TruthCard(
            card.face.of.card,
            card.face.of.kind,
            card.quad,
            card.picture,
            card.visible,
            _source(card.face.of.path, real),
        )
        for card in laid
    )
    size = (photo.shape[1], photo.shape[0])
    return Truth(name, size, layout, table.name, table.real, cards)


def _source(path: Path, real: Path) -> str:
    """Return where a picture comes from, below the real pictures or the repository."""
    base = real if path.is_relative_to(real) else ROOT
    return path.relative_to(base).as_posix() if path.is_relative_to(base) else path.name


def contact_sheet(folder: Path, truths: list[Truth], out: Path, *, columns: int = 6) -> None:
    """Draw small copies of the photos with the truth's quads and what is visible of each."""
    width, height = 360, 290
    rows = math.ceil(len(truths) / columns)
    sheet = np.full((rows * height, columns * width, 3), 255, np.uint8)
    for index, truth in enumerate(truths):
        image = cv2.imread(str(folder / truth.photo))
        if image is None:
            raise FileNotFoundError(f"{folder / truth.photo} is missing")
        scale = min((width - 6) / image.shape[1], (height - 20) / image.shape[0])
        small = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        for card in truth.cards:
            quad = np.round(np.array(card.quad) * scale).astype(np.int32)
            color = (0, 200, 0) if card.card else (0, 0, 255)
            cv2.polylines(small, [quad], True, color, 1, cv2.LINE_AA)
            at = tuple(int(v) for v in quad.mean(axis=0))
            cv2.putText(small, f"{card.visible:.2f}", at, 0, 0.35, (255, 255, 255), 2, cv2.LINE_AA)
            cv2.putText(small, f"{card.visible:.2f}", at, 0, 0.35, color, 1, cv2.LINE_AA)
        y, x = divmod(index, columns)
        top, left = y * height, x * width
        sheet[top : top + small.shape[0], left : left + small.shape[1]] = small
        label = f"{truth.photo} {truth.background[:22]}"
        cv2.putText(sheet, label, (left, top + height - 6), 0, 0.4, (0, 0, 0), 1, cv2.LINE_AA)
    cv2.imwrite(str(out), sheet)
