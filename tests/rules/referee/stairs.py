"""Stairways, found by trying everything."""

from collections.abc import Sequence

WILD = frozenset(range(1, 11))


def climb(wanted: Sequence[int], cards: Sequence[tuple[str, frozenset[int]]]) -> list[str] | None:
    """Return different cards that show the wanted styles one by one; None: there are none."""
    if not wanted:
        return []
    tried = set()
    for number, (name, styles) in enumerate(cards):
        if wanted[0] in styles and styles not in tried:
            tried.add(styles)  # one card is as good as another that shows the same
            rest = climb(wanted[1:], [*cards[:number], *cards[number + 1 :]])
            if rest is not None:
                return [name, *rest]
    return None


def is_stairway(cards: Sequence[tuple[str, frozenset[int]]]) -> bool:
    """Whether all these cards, each read as one of its styles, are consecutive styles."""
    length = len(cards)
    return any(climb(range(low, low + length), cards) is not None for low in range(1, 12 - length))


def longest(cards: Sequence[tuple[str, frozenset[int]]]) -> tuple[int, int, list[str]]:
    """Return the length, the top style and the cards of the best stairway of one category.

    The longest counts, then the highest top. (0, 0, []) when there are no cards.
    """
    for length in range(min(len(cards), 10), 0, -1):
        for top in range(10, length - 1, -1):
            found = climb(range(top - length + 1, top + 1), cards)
            if found is not None:
                return length, top, found
    return 0, 0, []
