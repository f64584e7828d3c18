"""The recognizer: every step in its order, and the time that each took."""

from __future__ import annotations

import os
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypeVar

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image
from threadpoolctl import ThreadpoolController

from recognizer.bundle import Bundle, house_folder
from recognizer.codes import Code, card_code, find_codes
from recognizer.features import extract
from recognizer.fusion import Found, doubtful, fuse, hear, settle
from recognizer.gallery import CONTRAST
from recognizer.geometry import grown, inside, overlap, side, slimness
from recognizer.looking import Eye, Look
from recognizer.matching import Matcher
from recognizer.outlines import Outline, find_outlines, fit_to_outlines, stands_out
from recognizer.parts import shown_parts
from recognizer.photo import Photo, load_photo
from recognizer.search import Index
from recognizer.sighting import Step
from recognizer.strangers import Judge
from recognizer.titles import Titles

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from recognizer.calibration import Calibration
    from recognizer.sighting import Sighting

PhotoSource = str | os.PathLike[str] | bytes | Image.Image | NDArray[np.uint8]
Floats = NDArray[np.float64]
Pixels = NDArray[np.uint8]
Result = TypeVar("Result")

MATCHING_SIDE = 1360
"""Long side in pixels at which the photo is matched."""
PHOTO_FEATURES = 5500
PHOTO_CELLS = (32, 24)
"""Columns and rows of cells whose strongest features are taken in turn."""
STRANGERS = 12
"""At most so many outlines are reported."""
CLOSER_LOOKS = 6
"""At most so many outlines, and as many matches in doubt, are searched alone: each costs a tenth of
the photo."""
WORTH_A_LOOK = 0.05
"""Confidence from which a match in doubt is."""
TITLES_READ = 3
"""At most so many cards in doubt have their titles read: each costs a tenth of the photo too."""
PICTURE_ROOM, OUTLINE_ROOM = 1.25, 1.04
"""Factors by which a doubtful card is grown before its title is read: what was matched may be the
picture alone, an outline is a card's."""
LEAST_DETAIL = 25
"""An outline with fewer features is a bare patch of the table, no picture."""
MARGINS = 1.4
"""How much larger than its picture a card's blank margins may make it."""
SIZE_SPREAD, SHAPE_SPREAD = 1.5, 1.3
"""Factors by which an unknown card may differ from the named ones in size and slimness."""


@dataclass(frozen=True, slots=True)
class Recognition:
    """Everything that one photo told.

    Attributes:
        sightings: the cards, in reading order.
        codes: all QR codes, of cards or not.
        size: width and height of the upright photo in pixels.
        ms: milliseconds that each step took.
    """

    sightings: tuple[Sighting, ...]
    codes: tuple[Code, ...]
    size: tuple[int, int]
    ms: dict[str, float] = field(default_factory=dict)


class Recognizer:
    """Names the cards of one deck on photos. Holds no state between photos.

    Args:
        bundle: what it knows of the deck.
    """

    def __init__(self, bundle: Bundle) -> None:
        self.bundle = bundle
        gallery = bundle.gallery
        references = gallery.references
        owners = references.card[references.picture]
        index = Index(references.features.descriptors, owners, gallery.centers)
        self._eye = Eye(Matcher(references, index), gallery, bundle.calibration)
        self._judge = Judge(bundle)
        self._by_code = {card.code: number for number, card in enumerate(bundle.cards)}
        self._styles = self._judge.styles_of_cards()
        self._titles = Titles(bundle.cards)
        self._threads = ThreadpoolController()

    @classmethod
    def load(cls, folder: Path | str | None = None) -> Recognizer:
        """Open a bundle, by default the one of the house deck that ships.

        Raises:
            BundleError: the bundle is missing, of another format or damaged.
        """
        return cls(Bundle.open(house_folder() if folder is None else folder))

    def recognize(self, photo: PhotoSource) -> list[Sighting]:
        """Name the cards on a photo, in reading order.

        Args:
            photo: path, bytes of a file, PIL image or (H, W, 3) uint8 RGB array.

        Returns:
            At least one sighting: a photo in which no card is found is one `unknown` sighting of
            the whole photo.

        Raises:
            PhotoError: the file cannot be used.
        """
        return list(self.examine(photo).sightings)

    def examine(self, photo: PhotoSource) -> Recognition:
        """Name the cards on a photo and tell all that was seen on the way, see `recognize`.

        Raises:
            PhotoError: the file cannot be used.
        """
        # The matrix products here are small: threads that wait for each other in a spin cost more
        # than they gain, and many times more on a busy machine.
        with self._threads.limit(limits=1, user_api="blas"):
            return self._examine(photo)

    def _examine(self, photo: PhotoSource) -> Recognition:
        clock = _Clock()
        with clock("photo"):
            loaded = load_photo(photo, max_long_side=MATCHING_SIDE)
        # Codes and outlines need one core and no features: they run beside the features.
        with ThreadPoolExecutor(1) as beside:
            reading = beside.submit(clock.run, "codes", find_codes, loaded.gray)
            outlining = beside.submit(clock.run, "outlines", find_outlines, loaded.pixels)
            with clock("matching"):
                look = _look(loaded)
                found = self._eye.look(look)
            codes, outlines = reading.result(), outlining.result()
        with clock("closer"):
            for quad in self._doubted(found):
                found += self._eye.look_closer(loaded, quad)
            open_ = _unexplained(outlines, found, self.bundle.calibration.shown)
            open_ = [o for o in open_ if inside(look.features.points, o.quad).sum() >= LEAST_DETAIL]
            open_ = [o for o in open_ if stands_out(loaded.pixels, o.quad)]
            shown = [f for f in found if f.confidence >= self.bundle.calibration.shown]
            open_ = _like_cards(open_, shown)[:STRANGERS]
            for outline in open_[:CLOSER_LOOKS]:
                found += self._eye.look_closer(loaded, outline.quad)
        settled = settle(found, self.bundle.cards)
        settled = _believable(settled, self.bundle.calibration)
        quads = shown_parts([f for f, _ in settled], look.gray.shape)
        quads = fit_to_outlines(quads, [f.hull for f, _ in settled], outlines)
        settled = [
            (replace(found, quad=quad), rival)
            for (found, rival), quad in zip(settled, quads, strict=True)
        ]
        read = [(code, self._card_of(code)) for code in codes]
        with clock("clip"):
            left = _unexplained(open_, [f for f, _ in settled], 0.0)
            coded = any(card is not None for _, card in read)
            settled, strangers = self._judge.look(
                loaded, settled, [outline.quad for outline in left], coded=coded
            )
        with clock("fusion"):
            scale = 1 / loaded.scale
            sightings = fuse(
                [(_scaled(found, scale), rival) for found, rival in settled],
                read,
                strangers,
                self.bundle.cards,
                self._styles,
                self.bundle.calibration,
            )
        with clock("titles"):
            sightings = self._read_titles(loaded, sightings)
        return Recognition(tuple(sightings), codes, loaded.size, clock.ms)

    def consider(self, photo: PhotoSource) -> list[tuple[Found, float]]:
        """Return every match that the photo suggests, believed or not, to calibrate on.

        Returns:
            Matches in pixels of the upright photo, each with the agreement of its edges.

        Raises:
            PhotoError: the file cannot be used.
        """
        with self._threads.limit(limits=1, user_api="blas"):
            loaded = load_photo(photo, max_long_side=MATCHING_SIDE)
            considered = self._eye.consider(_look(loaded))
            found = [one for one, _ in considered]
            for quad in self._doubted(found):
                considered += self._eye.consider(self._eye.closer(loaded, quad))
            shown = self.bundle.calibration.shown
            outlines = _unexplained(find_outlines(loaded.pixels), found, shown)
            for outline in outlines[:CLOSER_LOOKS]:
                considered += self._eye.consider(self._eye.closer(loaded, outline.quad))
        return [(_scaled(one, 1 / loaded.scale), agree) for one, agree in considered]

    def _doubted(self, found: Sequence[Found]) -> list[Floats]:
        """Where to look again: the matches that are neither sure nor hopeless, likeliest first.

        A card that was matched by few features shows more of them alone; one that only looks like
        it does not.
        """
        return [
            grown(one.quad, OUTLINE_ROOM)
            for one, _ in settle(found, self.bundle.cards)
            if WORTH_A_LOOK <= one.confidence < self.bundle.calibration.sure
        ][:CLOSER_LOOKS]

    def _card_of(self, code: Code) -> int | None:
        name = card_code(code.text)
        return None if name is None else self._by_code.get(name)

    def _read_titles(self, photo: Photo, sightings: list[Sighting]) -> list[Sighting]:
        """Read the titles of the cards that are in doubt."""
        for at in doubtful(sightings)[:TITLES_READ]:
            matched = any(said.step is Step.MATCH for said in sightings[at].witnesses)
            room = PICTURE_ROOM if matched else OUTLINE_ROOM
            title = self._titles.read(photo.gray, np.array(sightings[at].quad), room)
            if title is not None:
                heard = hear(sightings, at, title, self.bundle.cards, self.bundle.calibration)
                sightings = [*sightings[:at], heard, *sightings[at + 1 :]]
        return sightings


class _Clock:
    """Adds up the milliseconds of named steps."""

    def __init__(self) -> None:
        self.ms: dict[str, float] = {}

    def run(self, step: str, work: Callable[[Pixels], Result], pixels: Pixels) -> Result:
        """Do a step's work on some pixels and note its time."""
        with self(step):
            return work(pixels)

    @contextmanager
    def __call__(self, step: str) -> Iterator[None]:
        start = time.perf_counter()
        try:
            yield
        finally:
            taken = (time.perf_counter() - start) * 1000
            self.ms[step] = round(self.ms.get(step, 0.0) + taken, 2)


def _look(photo: Photo) -> Look:
    """Describe a whole photo for matching."""
    gray = cv2.cvtColor(photo.pixels, cv2.COLOR_RGB2GRAY)
    return Look(extract(gray, PHOTO_FEATURES, contrast=CONTRAST, cells=PHOTO_CELLS), gray)


def _unexplained(
    outlines: Sequence[Outline], found: Sequence[Found], least: float
) -> list[Outline]:
    """Return the outlines on which no match of at least this confidence lies, margins included."""
    quads = [grown(f.quad, MARGINS) for f in found if f.confidence >= least]
    return [o for o in outlines if all(overlap(o.quad, q) < 0.25 for q in quads)]


def _believable(
    settled: Sequence[tuple[Found, float]], calibration: Calibration
) -> list[tuple[Found, float]]:
    """Drop matches that nobody need be told of: too weak, or weak and of an impossible size."""
    sizes = [side(f.quad) for f, _ in settled if f.confidence >= calibration.sure]
    usual = float(np.median(sizes)) if len(sizes) >= 2 else 0.0
    return [
        (found, rival)
        for found, rival in settled
        if found.confidence >= calibration.sure
        or (
            found.confidence >= calibration.shown
            and (usual == 0.0 or abs(np.log(side(found.quad) / usual)) < np.log(2.0))
        )
    ]


def _like_cards(outlines: Sequence[Outline], found: Sequence[Found]) -> list[Outline]:
    """Drop outlines that are no cards: not of the size and shape of the named ones, or parts.

    Squares of a tablecloth, windows in a picture and sheets of paper have four corners too.
    """
    if len(found) >= 2:
        usual = float(np.median([side(f.quad) for f in found]))
        slim = float(np.median([slimness(f.quad) for f in found]))
        outlines = [
            o
            for o in outlines
            if abs(np.log(side(o.quad) / usual)) < np.log(SIZE_SPREAD)
            and abs(np.log(slimness(o.quad) / slim)) < np.log(SHAPE_SPREAD)
        ]
    kept: list[Outline] = []
    for outline in sorted(outlines, key=lambda o: -side(o.quad)):
        if all(overlap(outline.quad, k.quad) < 0.4 for k in kept):
            kept.append(outline)
    return kept


def _scaled(found: Found, factor: float) -> Found:
    return replace(found, quad=found.quad * factor, hull=found.hull * factor)
