"""The three-valued answer against brute force over everything that open sightings may be."""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.checks.sightings import row
from trainer_api.checks.answer import Answer
from trainer_api.checks.stairway import check_cards, check_photos
from trainer_api.rules.stairway import Category, Deck, LostWork, Style

if TYPE_CHECKING:
    from collections.abc import Sequence

Fact = tuple[str, tuple[int, ...]]
"""Category and styles; ten styles: a Lost Work that may count as any."""
ANY = tuple(range(1, 11))
Scene = tuple[Deck, list[str], list[LostWork], int, int | None]
CATEGORIES = [category.value for category in Category]


def is_stairway(cards: Sequence[Fact]) -> bool:
    """By trying every style of every card; open Lost Works fill the holes of the others."""
    told = [styles for _, styles in cards if styles != ANY]
    if len({category for category, _ in cards}) != 1:
        return False
    for choice in product(*told):
        if len(set(choice)) == len(choice) and max(choice, default=1) - min(choice, default=1) < (
            len(cards)
        ):
            return True
    return False


def some_completion(cards: Sequence[Fact], rest: Sequence[Fact], lengths: Sequence[int]) -> bool:
    """Whether some of the other cards, or open Lost Works, make a stairway of these cards."""
    for length in lengths:
        missing = length - len(cards)
        for wild in range(missing + 1):
            for category in CATEGORIES:
                for others in combinations(rest, missing - wild):
                    if is_stairway([*cards, *others, *[(category, ANY)] * wild]):
                        return True
    return False


@st.composite
def labels(draw: st.DrawFn) -> tuple[int, ...]:
    style = draw(st.integers(1, 9))
    return (style, style + 1) if draw(st.integers(0, 3)) == 0 else (style + draw(st.booleans()),)


@st.composite
def scenes(draw: st.DrawFn) -> Scene:
    """A small deck with a stairway in it, the sure cards (near to that stairway as often as not),
    declared Lost Works, the number of open sightings, and the mode."""
    length = draw(st.integers(5, 7))
    first = draw(st.integers(1, 11 - length))
    rows = []
    for style in range(first, first + length):
        low = draw(st.sampled_from([None, None, None, style - 1, style]))
        bridge = low is not None and 1 <= low <= 9
        rows.append((style,) if not bridge or low is None else (low, low + 1))
    rows += draw(st.lists(labels(), max_size=3))
    odd = draw(st.sampled_from([-1, -1, -1, *range(len(rows))]))
    deck = Deck.of((f"w{i}", CATEGORIES[int(i == odd)], styles) for i, styles in enumerate(rows))
    names = [work.id for work in deck.works]
    cards = draw(st.permutations(names[:length]))
    if draw(st.booleans()):
        cards = draw(st.lists(st.sampled_from(names), max_size=7, unique=True))
    cards = cards[draw(st.integers(0, 2)) :] if draw(st.booleans()) else cards
    declared = st.builds(
        LostWork, st.just(Category.PAINTING), st.none() | st.sampled_from(list(Style))
    )
    lost = draw(st.just([]) | st.lists(declared, max_size=2))
    mode = draw(st.sampled_from([None, None, 5, 6, 7]))
    return deck, list(cards), lost, draw(st.integers(0, 2)), mode


def facts(deck: Deck, cards: Sequence[str], lost: Sequence[LostWork]) -> list[Fact]:
    known = [(deck.work(c).category.value, tuple(map(int, deck.work(c).styles))) for c in cards]
    return known + [
        (one.category.value, ANY if one.style is None else (int(one.style),)) for one in lost
    ]


@settings(max_examples=300, deadline=None)
@given(scenes())
def test_answers_are_those_of_all_completions(
    scene: Scene,
) -> None:
    deck, cards, lost, doubts, mode = scene
    known = facts(deck, cards, lost)
    lengths = [n for n in ((mode,) if mode else (5, 6, 7)) if n >= len(known)]
    photo = row(*cards, *["lost_work"] * len(lost), *["~"] * doubts)
    result = check_photos([photo], mode, lost_works=lost, deck=deck)
    if doubts:
        rest = facts(deck, [w.id for w in deck.works if w.id not in cards], [])
        expected = Answer.UNSURE if some_completion(known, rest, lengths) else Answer.NOK
    else:
        valid = len(known) in lengths and is_stairway(known)
        expected = Answer.OK if valid else Answer.NOK
        ids = [*cards, *["lost_work"] * len(lost)]
        by_ids = check_cards(ids, mode, lost_works=lost, deck=deck)
        assert (by_ids.answer, by_ids.assignment) == (result.answer, result.assignment)
    assert result.answer is expected
    assert bool(result.reasons) == (expected is not Answer.OK)


@settings(max_examples=150, deadline=None)
@given(scenes())
def test_nothing_that_becomes_known_overturns_a_verdict(
    scene: Scene,
) -> None:
    """Hide some of the cards: the answer is the full answer, or UNSURE; never the opposite."""
    deck, cards, lost, _, mode = scene
    full = check_photos([row(*cards, *["lost_work"] * len(lost))], mode, lost_works=lost, deck=deck)
    for hidden in cards[:4]:
        shown = [f"~{c}" if c == hidden else c for c in cards]
        photo = row(*shown, *["lost_work"] * len(lost))
        part = check_photos([photo], mode, lost_works=lost, deck=deck)
        assert part.answer in (full.answer, Answer.UNSURE)
        assert part.answer is not Answer.OK


@settings(max_examples=150, deadline=None)
@given(scenes(), st.data())
def test_overlapping_photos_answer_as_one(scene: Scene, data: st.DataObject) -> None:
    deck, cards, _, _, mode = scene
    cut = data.draw(st.integers(0, len(cards)))
    overlap = data.draw(st.integers(0, min(2, cut)))
    halves = [row(*cards[:cut]), row(*cards[cut - overlap :])]
    one = check_photos([row(*cards)], mode, deck=deck)
    two = check_photos(halves, mode, deck=deck)
    assert (two.answer, two.mode, two.assignment) == (one.answer, one.mode, one.assignment)
