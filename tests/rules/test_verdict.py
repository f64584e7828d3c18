"""`validate` and `longest` against a plain trial of every assignment, and against known cases."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trainer_api.rules.stairway import (
    LABELS,
    Category,
    Deck,
    Defect,
    DefectReason,
    LostWork,
    NotFoundError,
    NotUnderstoodError,
    Style,
    longest,
    validate,
)

PAINTING, ARCHITECTURE = Category.PAINTING, Category.ARCHITECTURE
Reason = DefectReason

# Two works of each label in each category, so that any mix of styles can be laid.
DECK = Deck.of(
    (f"{category[0]}-{'-'.join(str(int(s)) for s in label)}-{copy}", category.value, label)
    for category in Category
    for label in LABELS
    for copy in ("a", "b")
)
IDS = [work.id for work in DECK.works]

hands = st.lists(st.sampled_from(IDS), min_size=1, max_size=7, unique=True)
painted = st.lists(
    st.sampled_from([card for card in IDS if card[0] == "p"]), min_size=1, max_size=7, unique=True
)
lost = st.lists(
    st.builds(LostWork, st.sampled_from(Category), st.none() | st.sampled_from(Style)), max_size=2
)
lost_painted = st.lists(
    st.builds(LostWork, st.just(PAINTING), st.none() | st.sampled_from(Style)), max_size=2
)


def choices(cards, lost_works):
    """Every style that each card can count as, by position."""
    options = [tuple(DECK.work(card).styles) for card in cards]
    return options + [tuple(Style) if one.style is None else (one.style,) for one in lost_works]


def readings(cards, lost_works):
    return itertools.product(*choices(cards, lost_works))


def categories(cards, lost_works):
    return {DECK.work(c).category for c in cards} | {one.category for one in lost_works}


def consecutive(styles):
    return max(styles) - min(styles) + 1 == len(set(styles)) == len(styles)


def reasons(verdict):
    return {defect.reason for defect in verdict.defects}


@settings(max_examples=400, deadline=None)
@given(painted | hands, lost | lost_painted, st.sampled_from([None, 5, 6, 7]))
def test_validate_agrees_with_brute_force(cards, lost_works, mode):
    verdict = validate(cards, mode, "en", lost_works, deck=DECK)
    total = len(cards) + len(lost_works)
    every = list(readings(cards, lost_works))
    expected = set()
    if total not in ({mode} if mode else {5, 6, 7}):
        expected.add(Reason.WRONG_COUNT)
    if len(categories(cards, lost_works)) > 1:
        expected.add(Reason.MIXED_CATEGORIES)
    if all(len(set(styles)) < len(styles) for styles in every):
        expected.add(Reason.REPEATED_STYLE)
    if all(max(s) - min(s) + 1 > len(set(s)) for s in every):
        expected.add(Reason.GAP)
    assert reasons(verdict) == expected
    assert verdict.ok == (not expected)
    assert verdict.ok or not verdict.assignment
    # Neither defect of the styles alone is missed by the two together.
    assert any(map(consecutive, every)) == (not expected & {Reason.REPEATED_STYLE, Reason.GAP})
    if verdict.ok:
        styles = [style for _, style in verdict.assignment]
        tops = [max(s) for s in every if consecutive(s)]
        assert styles == list(range(styles[0], styles[0] + total))
        assert styles[-1] == max(tops)
        assert sorted(name for name, _ in verdict.assignment) == sorted(
            cards + ["lost_work"] * len(lost_works)
        )
        for name, style in verdict.assignment:
            assert name == "lost_work" or style in DECK.work(name).styles
        assert verdict.category is next(iter(categories(cards, lost_works)))


@settings(max_examples=200, deadline=None)
@given(
    st.lists(st.sampled_from(IDS), max_size=5, unique=True),
    st.lists(st.sampled_from(["nothing-known", "forger", "lost_work"]), max_size=2),
    st.data(),
)
def test_wrong_cards_excuse_every_defect_that_their_replacement_could_cure(cards, wrong, data):
    laid = cards + wrong
    if cards and data.draw(st.booleans()):
        laid = [*laid, cards[0]]
    if not laid:
        return
    verdict = validate(laid, deck=DECK)
    free = len(laid) - len(cards)
    every = list(itertools.product(*choices(cards, []), *[tuple(Style)] * free))
    assert (Reason.REPEATED_STYLE in reasons(verdict)) == all(
        len(set(styles)) < len(styles) for styles in every
    )
    assert (Reason.GAP in reasons(verdict)) == all(max(s) - min(s) + 1 > len(set(s)) for s in every)
    assert verdict.ok is (free == 0 and not verdict.defects)


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from(IDS), max_size=7, unique=True), lost)
def test_longest_agrees_with_brute_force(cards, lost_works):
    best = (0, 0)
    for category in Category:
        own = [card for card in cards if DECK.work(card).category is category]
        own_lost = [one for one in lost_works if one.category is category]
        for styles in readings(own, own_lost):
            have = set(styles)
            for low, high in itertools.combinations_with_replacement(range(1, 11), 2):
                if have.issuperset(range(low, high + 1)):
                    best = max(best, (high - low + 1, high))
    found = longest(cards, lost_works, deck=DECK)
    assert (found.rank if found else (0, 0)) == best
    if found:
        styles = [style for _, style in found.assignment]
        assert styles == list(range(found.top - len(styles) + 1, found.top + 1))
        names = [name for name, _ in found.assignment if name != "lost_work"]
        assert len(set(names)) == len(names)
        assert set(names) <= set(cards)
        assert len(found.assignment) - len(names) <= len(lost_works)
        for name, style in found.assignment:
            assert name == "lost_work" or style in DECK.work(name).styles
        assert {DECK.work(name).category for name in names} <= {found.category}


@settings(max_examples=100, deadline=None)
@given(st.lists(st.sampled_from(IDS), min_size=9, max_size=14, unique=True))
def test_more_cards_than_styles_always_repeat_a_style(cards):
    verdict = validate(cards, deck=DECK)
    assert Reason.WRONG_COUNT in reasons(verdict)
    assert len(cards) <= 10 or Reason.REPEATED_STYLE in reasons(verdict)


def house(*styles, category="p"):
    """Cards of the given labels, the first copy of each."""
    return [f"{category}-{style}-a" for style in styles]


def test_a_valid_stairway_names_each_cards_style_lowest_first():
    verdict = validate(house(9, 7, 5, 8, "5-6"), 5, deck=DECK)
    assert verdict.ok
    assert verdict.category is PAINTING
    assert verdict.assignment == (
        ("p-5-a", Style.RENAISSANCE),
        ("p-5-6-a", Style.BAROQUE),
        ("p-7-a", Style.NEOCLASSICISM),
        ("p-8-a", Style.ROMANTICISM),
        ("p-9-a", Style.IMPRESSIONISM),
    )
    assert verdict.defects == ()


def test_every_defect_is_reported_at_once():
    cards = ["p-1-a", "p-1-a", "p-3-a", "p-9-a", "a-9-a", "forger", "lost_work", "mona"]
    verdict = validate(cards, 5, deck=DECK, blocked={"p-3-a"})
    assert verdict.category is None
    assert verdict.defects == (
        Defect(Reason.WRONG_COUNT),
        Defect(Reason.UNKNOWN_CARD, ("mona",)),
        Defect(Reason.NOT_A_WORK, ("forger",)),
        Defect(Reason.DUPLICATE_CARD, ("p-1-a",)),
        Defect(Reason.LOST_WORK_UNDECLARED, ("lost_work",)),
        Defect(Reason.BLOCKED, ("p-3-a",)),
        Defect(Reason.MIXED_CATEGORIES, ("a-9-a",)),
        Defect(Reason.REPEATED_STYLE, ("p-9-a", "a-9-a")),
        Defect(Reason.GAP, ("p-1-a", "p-3-a", "p-9-a")),
    )


def test_a_gap_names_the_cards_on_both_sides():
    verdict = validate(house(2, 3, 5, 6, 9), 5, deck=DECK)
    assert verdict.defects == (Defect(Reason.GAP, ("p-3-a", "p-5-a", "p-6-a", "p-9-a")),)


def test_a_repeated_style_names_all_that_compete_for_it():
    verdict = validate(["p-4-a", "p-4-b", "p-5-a", "p-6-a", "p-7-a"], 5, deck=DECK)
    assert verdict.defects == (Defect(Reason.REPEATED_STYLE, ("p-4-a", "p-4-b")),)


def test_mixed_categories_name_the_rarer_or_both():
    verdict = validate([*house(1, 2, 3, 4), "a-5-a"], deck=DECK)
    assert verdict.defects == (Defect(Reason.MIXED_CATEGORIES, ("a-5-a",)),)
    lost_work = [LostWork(ARCHITECTURE)]
    verdict = validate(house(1, 2, 3, 4), 5, "en", lost_work, deck=DECK)
    assert verdict.defects == (Defect(Reason.MIXED_CATEGORIES, ("lost_work",)),)
    cards = [*house(1, 2, 3), *house(4, 5, 6, category="a")]
    verdict = validate(cards, deck=DECK)
    assert verdict.defects == (Defect(Reason.MIXED_CATEGORIES, tuple(cards)),)


def test_by_the_leaflet_a_lost_work_must_carry_its_style():
    cards = house(1, 2, 3, 4)
    assert validate(cards, 5, "es", [LostWork(PAINTING)], deck=DECK).ok
    verdict = validate(cards, 5, "es-leaflet", [LostWork(PAINTING)], deck=DECK)
    assert verdict.defects == (Defect(Reason.LOST_WORK_UNDECLARED, ("lost_work",)),)
    assert validate(cards, 5, "es-leaflet", [LostWork(PAINTING, Style(5))], deck=DECK).ok
    verdict = validate(cards, 5, "es-leaflet", [LostWork(PAINTING, Style(6))], deck=DECK)
    assert reasons(verdict) == {Reason.GAP}


def test_open_lost_works_are_read_as_they_serve_best():
    verdict = validate(house(4, 5, 6), 5, "en", [LostWork(PAINTING)] * 2, deck=DECK)
    assert verdict.assignment[-2:] == (("lost_work", Style(7)), ("lost_work", Style(8)))


def test_eleven_open_cards_repeat_a_style():
    verdict = validate([], 5, "en", [LostWork(PAINTING)] * 11, deck=DECK)
    assert reasons(verdict) == {Reason.WRONG_COUNT, Reason.REPEATED_STYLE}


def test_no_card_is_only_a_wrong_count():
    assert validate([], deck=DECK).defects == (Defect(Reason.WRONG_COUNT),)
    assert longest([], deck=DECK) is None


def test_the_house_deck_is_the_default():
    cards = ["altamira-bison", "alexander-mosaic"]
    assert validate(cards, 5).defects == (Defect(Reason.WRONG_COUNT),)
    assert longest(cards).rank == (2, 2)


def test_wrong_questions_are_refused():
    with pytest.raises(NotFoundError, match=r"no edition .fr.; .* en, es, es-leaflet"):
        validate([], edition="fr")
    with pytest.raises(NotUnderstoodError, match="no mode 4; its modes are 5, 6, 7"):
        validate([], 4)
    with pytest.raises(NotFoundError, match="'mona'"):
        longest(["mona"], deck=DECK)
