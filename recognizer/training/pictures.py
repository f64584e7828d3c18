"""The pictures that train: a folder with works.csv, unseen.csv and foreign.csv and their images."""

from __future__ import annotations

import csv
import re
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from recognizer.clip import STYLES, Pixels
from recognizer.photo import load_photo

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

PAINTING, ARCHITECTURE = "painting", "architecture"
LONG_SIDE = 640
"""Longer side in pixels that pictures are reduced to: views are 224 pixels wide."""


@dataclass(frozen=True, slots=True)
class Example:
    """One picture with what is known of it.

    Attributes:
        file: path relative to the folder.
        category: "painting" or "architecture".
        style: 1..10, or 0 where the game has no style for it.
        title: of the work.
        artist: or empty.
        work: id of the card that it shows, or None.
    """

    file: str
    category: str
    style: int
    title: str
    artist: str
    work: str | None

    @property
    def pair(self) -> int:
        """Class 0..19 of category and style, as `Heads` numbers them; -1 without a style."""
        if not self.style:
            return -1
        return self.style - 1 + (STYLES if self.category == ARCHITECTURE else 0)


def read_examples(folder: Path, catalogue: Mapping[str, Mapping[str, str]]) -> list[Example]:
    """Read works, unseen and foreign pictures, in this order; files that are not listed are not.

    Args:
        folder: the folder of the layout above.
        catalogue: rows of works.csv of the catalogue by id.
    """
    examples = []
    for row in _rows(folder / "works.csv"):
        work = catalogue[row["work"]]
        examples.append(
            Example(
                f"works/{row['file']}", work["category"], int(work["style"]),
                work["title_en"], work["artist"], row["work"],
            )
        )  # fmt: skip
    return examples + outside_examples(folder)


def outside_examples(folder: Path) -> list[Example]:
    """Read the pictures that the deck lacks: of its styles (unseen), then of none (foreign).

    Args:
        folder: as `read_examples`.
    """
    return [
        Example(
            file=f"{name}/{row['file']}",
            category=row["category"],
            style=int(row.get("style") or 0),
            title=row["name"],
            artist=row.get("artist") or "",
            work=None,
        )
        for name in ("unseen", "foreign")
        for row in _rows(folder / f"{name}.csv")
    ]


def _rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def load_picture(path: Path) -> Pixels:
    """Decode a training picture, upright RGB."""
    return load_photo(path, max_long_side=LONG_SIDE).pixels


# Words that two artists or two buildings share without being the same one.
_COMMON_NAMES = frozenset(
    re.findall(
        r"\w+",
        """
    giovanni antonio domenico francesco pieter elder younger niccolo lorenzo maestro roman
    workshop manuscript jacopo michelangelo francois jean diego luca simone giacomo carlo
    alfonso bartolomeo brothers frans paolo peter paul gentile neri andrea lucas adam franz
    thomas benjamin gustave edouard marie elisabeth louise vigee henri john bible great type
    codex prehistoric greek vase painting mosaic egyptian york cantigas beatus leonardo
    painter filippo piero pierro matthias albrecht claude david della eugene hieronymus
    nicolas pietro raphael
    """,
    )
)
_COMMON_PLACES = frozenset(
    re.findall(
        r"\w+",
        """
    interior exterior facade nave detail view tower towers great saint sant santa cathedral
    church palace temple abbey basilica castle house theatre roman greek arch dome
    romanesque gothic neoclassical nouveau portal aerial night dusk side front window
    amphitheatre hall forum palazzo villa chapel chateau columns column pyramid gate museum
    town city capitol bridge station ruins bath revival arena from casa doorway standing
    stones antwerp courthouse garden street balcony point pointed south north west east
    portico royal national opera mary marys peter place piazza porta bank tombs state
    victoria central abbaye maria jugendstil square building park hotel modern belfast
    history natural france francesco giorgio pietro vienna rome venice pompeii athena
    apse arles arts athens beaux below brussels byzantine chimneys college court della dresden
    fountain harbin hill hypostyle library liverpool maggiore medici memorial modica monastery
    moscow naval noto oblique panorama paris pont quattro roof segesta stairs steel syracuse
    terrace toulouse ubeda wurzburg
    """,
    )
)


def groups_of(examples: Sequence[Example]) -> NDArray[np.int64]:
    """Number the groups that must not be split: pictures of one artist, or of one building.

    Names are written in many ways, so two pictures belong together as soon as they share one
    distinctive word of the artist's (for buildings and anonymous works, of the title's): no given
    name, no town, no part of a building. That still joins too much rather than too little (the
    palace and the abbey of Westminster). Where no word is distinctive the first two count.
    """
    parent: dict[str, str] = {}

    def root(key: str) -> str:
        parent.setdefault(key, key)
        while parent[key] != key:
            key = parent[key]
        return key

    keys = []
    for number, example in enumerate(examples):
        key = f"#{number}"
        keys.append(key)
        for word in _words(example):
            parent[root(f"{example.category} {word}")] = root(key)
    roots = [root(key) for key in keys]
    order = {name: place for place, name in enumerate(dict.fromkeys(roots))}
    return np.array([order[name] for name in roots])


def _words(example: Example) -> Iterable[str]:
    by_artist = example.category == PAINTING and bool(example.artist)
    text = unicodedata.normalize("NFKD", example.artist if by_artist else example.title)
    plain = text.encode("ascii", "ignore").decode().lower().replace("velasquez", "velazquez")
    common = _COMMON_NAMES if example.category == PAINTING else _COMMON_PLACES
    clean = re.sub(r"[^a-z0-9 ]", "", plain.replace("-", " "))
    words = clean.split()
    return [w for w in words if len(w) > 3 and w not in common] or ["=" + " ".join(words[:2])]


def folds_of(
    groups: NDArray[np.int64], classes: NDArray[np.int64], count: int, seed: int
) -> NDArray[np.int64]:
    """Deal groups into `count` folds so that every class is spread as evenly as groups allow."""
    rng = np.random.default_rng(seed)
    holds = np.zeros((groups.max() + 1, classes.max() + 1))
    np.add.at(holds, (groups, classes), 1)
    order = rng.permutation(len(holds))
    order = order[np.argsort(-holds[order].sum(axis=1), kind="stable")]
    dealt = np.zeros((count, holds.shape[1]))
    fold = np.zeros(len(holds), np.int64)
    for group in order:
        has = holds[group] > 0
        load = dealt[:, has].sum(axis=1) / has.sum() + 1e-3 * dealt.sum(axis=1)
        fold[group] = int(load.argmin())
        dealt[fold[group]] += holds[group]
    return fold[groups]
