"""The split of the views: committed once, balanced, and honest about what is not expected."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from scripts.measure.pictures import foreign_pictures, halve, known_pictures, read_split
from scripts.measure.split import NOT_EXPECTED, make_split
from scripts.measure.tables import scene_files

if TYPE_CHECKING:
    from pathlib import Path


def test_the_committed_split_is_what_its_seed_gives(real: Path) -> None:
    assert read_split() == make_split(real)


def test_halves_are_balanced_in_each_category() -> None:
    rows = read_split()
    for category in ("painting", "architecture"):
        halves = [row.half for row in rows if row.category == category]
        assert abs(halves.count("A") - halves.count("B")) <= 1


def test_a_work_is_in_one_half() -> None:
    works = [row.work for row in read_split()]
    assert len(works) == len(set(works))


def test_what_is_not_expected_says_why() -> None:
    rows = read_split()
    assert all(row.expected == (not row.reason) for row in rows)
    assert set(NOT_EXPECTED) <= {row.work for row in rows if not row.expected}


def test_halves_share_no_painting_no_stranger_and_no_table(real: Path) -> None:
    a, b = known_pictures("A", real=real), known_pictures("B", real=real)
    paintings = [{p.card for p in half if p.category == "painting"} for half in (a, b)]
    assert paintings[0]
    assert paintings[1]
    assert not paintings[0] & paintings[1]
    assert not set(foreign_pictures("A", real=real)) & set(foreign_pictures("B", real=real))
    assert not set(scene_files("A", real)) & set(scene_files("B", real))
    assert all(picture.path.is_file() for picture in (*a, *b))


def test_paintings_are_shown_by_another_scan_than_the_gallery_s(real: Path) -> None:
    for picture in known_pictures("B", real=real):
        folder = "views" if picture.category == "painting" else "works"
        assert picture.path.parent.name == folder


def test_halve_divides() -> None:
    items = list(range(11))
    assert sorted(halve(items, "A") + halve(items, "B")) == items


def test_a_half_that_is_none_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "split.csv"
    path.write_text("work,category,half,expected,reason\nx,painting,C,yes,\n", encoding="utf-8")
    with pytest.raises(ValueError, match="line 2"):
        read_split(path)
