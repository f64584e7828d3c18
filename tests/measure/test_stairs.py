"""Stairways dealt for checks: the brute force and the rules' judge must agree."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from scripts.measure.checks import read_verdict
from scripts.measure.pictures import ROOT, Picture, read_csv
from scripts.measure.stairs import FAULTS, deal_check, is_stairway
from trainer_api.rules.stairway import validate


def house() -> list[Picture]:
    rows = read_csv(ROOT / "catalogue" / "works.csv")
    return [
        Picture(
            row["id"],
            "work",
            Path(row["id"]),
            row["category"],
            tuple(int(row[key]) for key in ("style", "style_2") if row[key]),
            (row["title_es"], row["title_en"]),
        )
        for row in rows
    ]


def test_eighty_checks_are_half_right_and_the_judge_agrees() -> None:
    known = house()
    deals = [deal_check(known, number, np.random.default_rng([1, number])) for number in range(80)]
    assert sum(not deal.fault for deal in deals) == 40
    assert {deal.fault for deal in deals} == {"", *FAULTS}
    assert {len(deal.cards) for deal in deals} == {5, 6, 7}
    assert sum(any(len(card.styles) == 2 for card in deal.cards) for deal in deals) >= 20
    for deal in deals:
        verdict = validate([str(card.card) for card in deal.cards], len(deal.cards))
        assert verdict.ok == (not deal.fault)


def test_brute_force_on_hands_of_all_kinds() -> None:
    known = house()
    rng = np.random.default_rng(2)
    for _ in range(300):
        near = int(rng.integers(1, 10))
        pool = [c for c in known if c.category == "painting" and near <= c.styles[0] <= near + 5]
        size = min(len(pool), int(rng.integers(5, 8)))
        hand = [pool[int(i)] for i in rng.choice(len(pool), size, replace=False)]
        if size >= 5:
            assert is_stairway(hand) == validate([str(c.card) for c in hand], size).ok


def test_pictures_that_hold_no_stairway_are_refused() -> None:
    with pytest.raises(ValueError, match="no such stairway"):
        deal_check(house()[:4], 0, np.random.default_rng(3))


@pytest.mark.parametrize(
    ("out", "status", "expected"),
    [
        ('{"verdict": "OK", "cards": []}', 0, "OK"),
        ('{"verdict": "NOK", "cards": []}', 1, "NOK"),
        ('{"verdict": "UNSURE", "cards": []}', 3, "UNSURE"),
        ('{"verdict": "OK", "cards": []}', 1, "OK with status 1"),
        ("", 4, "no verdict (status 4)"),
        ("", 1, "no verdict (status 1)"),
        ("{}", 0, "no verdict (status 0)"),
    ],
)
def test_a_verdict_counts_only_with_its_exit_status(out: str, status: int, expected: str) -> None:
    assert read_verdict(out, status)[0] == expected
