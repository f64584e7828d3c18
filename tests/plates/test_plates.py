"""Every plate has its drawing, every drawing draws, every committed picture is valid."""

import csv
from pathlib import Path

import pytest
from PIL import Image, ImageStat

pytest.importorskip("resvg_py", reason="needs resvg_py, the renderer without a browser")

from scripts.plates import render

PICTURES = sorted(render.PICTURES.glob("*.webp"))
SMALL = 160


SECONDS = Path(__file__).with_name("seconds.csv")
LONG = 2.0
"""Seconds of processor time above which a drawing is left to `test-long`."""


def measured() -> dict[str, float]:
    """Seconds that each plate takes, as `scripts/time_plates.py` measured them."""
    with SECONDS.open(encoding="utf-8", newline="") as stream:
        return {row["plate"]: float(row["seconds"]) for row in csv.DictReader(stream)}


def drawings() -> list[object]:
    """All plates, the slow ones for `test-long`; a plate not measured yet is drawn always."""
    seconds = measured()
    return [
        pytest.param(plate, marks=pytest.mark.long if seconds.get(plate, 0) > LONG else ())
        for plate in render.plate_ids()
    ]


def test_the_quick_drawings_stay_quick_and_are_most() -> None:
    seconds = measured()
    assert set(seconds) <= set(render.plate_ids()), "run scripts/time_plates.py"
    quick = [plate for plate in render.plate_ids() if seconds.get(plate, 0) <= LONG]
    assert len(quick) > 0.6 * len(render.plate_ids())
    assert sum(seconds.get(plate, LONG) for plate in quick) <= 110, "a minute on two cores"


@pytest.mark.parametrize("plate_id", drawings())
def test_drawing_renders_small(plate_id: str) -> None:
    image, renderer = render.rasterize(render.draw(plate_id, SMALL), SMALL, "resvg")
    assert renderer == "resvg"
    assert max(image.size) == SMALL
    spread = ImageStat.Stat(image.convert("L")).stddev[0]
    assert spread > 12, "an empty or flat picture"


@pytest.mark.parametrize("picture", PICTURES, ids=lambda path: path.stem)
def test_committed_picture_is_valid(picture: Path) -> None:
    low, high = render.BYTES_RANGE
    assert low <= picture.stat().st_size <= high
    with Image.open(picture) as image:
        assert image.format == "WEBP"
        assert image.mode == "RGB"
        image.load()
        assert max(image.size) == render.LONG_SIDE
        assert min(image.size) >= 0.45 * render.LONG_SIDE


def test_each_picture_has_its_drawing_and_the_reverse() -> None:
    assert [path.stem for path in PICTURES] == render.plate_ids()


def test_drawings_say_what_they_follow() -> None:
    for plate_id in render.plate_ids():
        brief = render.module_of(plate_id).__doc__ or ""
        assert len(brief.split()) >= 12, plate_id


def test_drawing_twice_gives_the_same_picture() -> None:
    plate_id = render.plate_ids()[0]
    first, second = (render.draw(plate_id, 80).svg(80) for _ in range(2))
    assert first == second


def test_unknown_plate_is_named() -> None:
    with pytest.raises(render.UnknownPlateError, match="no-such-work"):
        render.draw("no-such-work")
