"""`possible` against a trial of every completion."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trainer_api.rules.stairway import (
    EDITIONS,
    LABELS,
    STYLES,
    Category,
    NotUnderstoodError,
    Possibility,
    possible,
)

EDITION = EDITIONS["en"].override("short-en", modes=(2, 3, 4, 5))

reading = st.tuples(st.sampled_from(Category), st.sampled_from([*LABELS, STYLES])) | st.just(
    (None, ())
)
one_category = st.tuples(st.just(Category.PAINTING), st.sampled_from([*LABELS, STYLES]))


def near(length):
    """Readings around a true stairway, so that NEVER is not the only answer."""

    def around(style):
        labels = [label for label in LABELS if style in label] + [STYLES]
        return st.sets(
            st.tuples(st.just(Category.PAINTING), st.sampled_from(labels)), min_size=1, max_size=2
        )

    return st.tuples(*[around(style) for style in range(4, 4 + length)])


def valid(completion):
    kinds = {category for category, _ in completion}
    if len(kinds) != 1 or None in kinds:
        return False
    return any(
        len(set(styles)) == len(styles) == max(styles) - min(styles) + 1
        for styles in itertools.product(*(styles for _, styles in completion))
    )


@settings(max_examples=500, deadline=None)
@given(
    st.lists(st.sets(reading, min_size=1, max_size=3), min_size=1, max_size=5)
    | st.lists(st.sets(one_category, min_size=1, max_size=2), min_size=2, max_size=5)
    | st.integers(2, 5).flatmap(near),
    st.sampled_from([None, 4]),
)
def test_possible_agrees_with_brute_force(sets, mode):
    answers = {valid(completion) for completion in itertools.product(*sets)}
    if len(sets) not in ((mode,) if mode else EDITION.modes):
        answers = {False}
    expected = {
        (True,): Possibility.ALWAYS,
        (False,): Possibility.NEVER,
        (False, True): Possibility.SOMETIMES,
    }[tuple(sorted(answers))]
    assert possible(sets, mode, EDITION) is expected


def paintings(*labels):
    return [{(Category.PAINTING, label)} for label in labels]


def test_known_cards_have_one_answer():
    good = paintings((3,), (4,), (5, 6), (6,), (7,))
    assert possible(good) is Possibility.ALWAYS
    assert possible(good, 6) is Possibility.NEVER
    assert possible(paintings((3,), (4,), (5,), (6,), (8,))) is Possibility.NEVER


def test_seven_cards_of_which_nothing_is_known_are_sometimes_a_stairway():
    anything = {(category, label) for category in Category for label in LABELS} | {(None, ())}
    assert possible([anything] * 7, 7, "es") is Possibility.SOMETIMES
    assert possible(paintings((1,), (5,)) + [anything] * 3) is Possibility.SOMETIMES
    assert possible(paintings((1,), (6,)) + [anything] * 3) is Possibility.NEVER


def test_two_readings_that_both_serve_are_always_a_stairway():
    sets = [
        *paintings((3,), (4,), (6,), (7,)),
        {(Category.PAINTING, (5,)), (Category.PAINTING, (5, 6))},
    ]
    assert possible(sets) is Possibility.ALWAYS


def test_a_mode_that_the_edition_lacks_is_refused():
    with pytest.raises(NotUnderstoodError, match="no mode 9"):
        possible([], 9)
