"""What lies on a photo: one JSON object a photo, as `docs/truth.md` describes it."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

Point = tuple[float, float]
Quad = tuple[Point, Point, Point, Point]


@dataclass(frozen=True, slots=True)
class TruthCard:
    """One card on a photo, in painting order (a later one lies over an earlier one).

    Attributes:
        card: id, or None for a foreign card.
        kind: work, special or unknown.
        quad: the card's own TL, TR, BR, BL in pixels of the photo; may reach beyond it.
        picture: the same for the picture printed on the card.
        visible: fraction 0..1 of the picture's area that is on the photo and not covered.
        source: the picture file, relative to the folder of real pictures.
    """

    card: str | None
    kind: str
    quad: Quad
    picture: Quad
    visible: float
    source: str


@dataclass(frozen=True, slots=True)
class TruthCheck:
    """The verdict that the cards of a photo deserve as a stairway.

    Attributes:
        verdict: OK or NOK.
        mode: number of cards.
        fault: what makes it NOK; empty for OK.
    """

    verdict: str
    mode: int
    fault: str


@dataclass(frozen=True, slots=True)
class Truth:
    """All that is known of one photo.

    Attributes:
        photo: file name, relative to the truth file's folder.
        size: width and height in pixels.
        layout: free, row, overlap, fan, single or small.
        background: name of the procedural table, or the file of a real table's photo.
        real: whether the background is a photo.
        cards: what lies there.
        check: verdict as a stairway, for photos made as checks.
    """

    photo: str
    size: tuple[int, int]
    layout: str
    background: str
    real: bool
    cards: tuple[TruthCard, ...]
    check: TruthCheck | None = None


def write_truth(path: Path, truths: list[Truth]) -> None:
    """Write one JSON object a line."""
    with path.open("w", encoding="utf-8") as file:
        file.writelines(json.dumps(asdict(t), ensure_ascii=False) + "\n" for t in truths)


def read_truth(path: Path) -> list[Truth]:
    """Read a truth file; raises ValueError that names the line that is not understood."""
    truths = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if not line.strip():
            continue
        try:
            truths.append(_truth(json.loads(line)))
        except (KeyError, TypeError, ValueError) as error:
            raise ValueError(f"{path.name}, line {number}: {error!r}; see docs/truth.md") from error
    return truths


def _truth(row: dict[str, object]) -> Truth:
    cards = row["cards"]
    size = row["size"]
    check = row.get("check")
    if not isinstance(cards, list) or not isinstance(size, list):
        raise TypeError("cards and size must be lists")
    return Truth(
        photo=str(row["photo"]),
        size=(int(size[0]), int(size[1])),
        layout=str(row["layout"]),
        background=str(row["background"]),
        real=bool(row.get("real", False)),
        cards=tuple(_card(card) for card in cards),
        check=TruthCheck(**check) if isinstance(check, dict) else None,
    )


def _card(row: dict[str, object]) -> TruthCard:
    return TruthCard(
        card=None if row["card"] is None else str(row["card"]),
        kind=str(row["kind"]),
        quad=_quad(row["quad"]),
        picture=_quad(row.get("picture", row["quad"])),
        visible=float(str(row["visible"])),
        source=str(row.get("source", "")),
    )


def _quad(points: object) -> Quad:
    if not isinstance(points, list) or len(points) != 4:
        raise TypeError("a quad has four corners")
    a, b, c, d = ((float(x), float(y)) for x, y in points)
    return (a, b, c, d)
