"""Reading the pictures that train; groups that must not be split, folds that do not split them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from recognizer.training.pictures import Example, folds_of, groups_of, read_examples

if TYPE_CHECKING:
    from pathlib import Path


def painting(artist: str, style: int = 5, title: str = "A Work") -> Example:
    return Example("f.jpg", "painting", style, title, artist, None)


def building(title: str, style: int = 4) -> Example:
    return Example("f.jpg", "architecture", style, title, "", None)


def test_one_artist_is_one_group_however_it_is_written() -> None:
    groups = groups_of(
        [
            painting("Renoir"),
            painting("Pierre-Auguste Renoir"),
            painting("Diego Velásquez"),
            painting("Velazquez"),
            painting("Giovanni Bellini"),
            painting("Luteri Giovanni di Niccolò"),
            painting("Caspar David Friedrich"),
            painting("Jacques-Louis David"),
        ]
    )
    assert groups[0] == groups[1]
    assert groups[2] == groups[3]
    assert len(set(groups)) == 6


def test_one_building_is_one_group_and_common_words_join_nothing() -> None:
    groups = groups_of(
        [
            building("Wells Cathedral"),
            building("Wells Cathedral interior"),
            building("Toledo Cathedral"),
            building("Trevi Fountain"),
            painting("Wells"),
            building("Casa Mila roof terrace"),
            building("Gothic cathedral roof"),
            building("Casa Mila from below"),
            building("Harbin balcony"),
            building("Harbin balcony window"),
        ]
    )
    assert groups[0] == groups[1]
    assert groups[5] == groups[7]
    assert groups[8] == groups[9]
    assert len(set(groups)) == 7


def test_folds_split_no_group_and_spread_every_class() -> None:
    groups = np.repeat(np.arange(40), 3)
    classes = np.repeat(np.arange(40) % 4, 3)
    folds = folds_of(groups, classes, 5, seed=1)
    for group in range(40):
        assert len(set(folds[groups == group])) == 1
    for fold in range(5):
        assert np.bincount(classes[folds == fold], minlength=4).tolist() == [6, 6, 6, 6]


def test_reads_the_layout_in_order(tmp_path: Path) -> None:
    (tmp_path / "works.csv").write_text("file,work\na.jpg,guernica\n", encoding="utf-8")
    (tmp_path / "unseen.csv").write_text(
        "file,category,style,name,artist\nb.jpg,architecture,3,Leyre,\n", encoding="utf-8"
    )
    (tmp_path / "foreign.csv").write_text(
        "file,category,group,name\nc.jpg,painting,cubism,Violin\n", encoding="utf-8"
    )
    row = {"category": "painting", "style": "9", "title_en": "Guernica", "artist": "Picasso"}
    found = read_examples(tmp_path, {"guernica": row})
    assert [e.file for e in found] == ["works/a.jpg", "unseen/b.jpg", "foreign/c.jpg"]
    assert [e.pair for e in found] == [8, 12, -1]
    assert [e.work for e in found] == ["guernica", None, None]
