"""What the rules say that never changes: specials, editions, styles, labels."""

from collections import Counter
from dataclasses import dataclass

CATEGORIES = ("painting", "architecture")
STYLES = range(1, 11)
LABELS = tuple((style,) for style in STYLES) + tuple((style, style + 1) for style in range(1, 10))
"""What a player may come to know of a work: ten single styles, then nine neighbouring pairs."""

RESTRICTED = {
    "cancelled": frozenset({8, 9, 10}),
    "british_museum": frozenset({1, 2}),
    "freemason": frozenset({3, 4, 5, 6}),
}
"""The styles that a special with a restriction asks for."""

ATTACHED = ("cancelled", "self_taught", "unesco")
BLOCKS = frozenset({"cancelled", "self_taught"})

SPECIALS = (
    "dealer",
    "forger",
    "cancelled",
    "patron",
    "critic",
    "auction",
    "restorer",
    "iconoclasm",
    "british_museum",
    "freemason",
    "self_taught",
    "carbon14",
    "context",
    "lost_work",
    "unesco",
    "heist",
    "ai_trap",
    "student",
)

AIMED = (
    "forger",
    "cancelled",
    "auction",
    "restorer",
    "british_museum",
    "freemason",
    "self_taught",
    "carbon14",
    "context",
    "unesco",
    "heist",
    "student",
)
"""The specials that are played at a card: `play SPECIAL CARD`."""


@dataclass(frozen=True, slots=True)
class Edition:
    """One column of the table of editions.

    Attributes:
        name: of the published edition.
        copies: of each special.
        works: that the whole deck counts beside the specials.
        style_when_placed: a Lost Work's style is declared for good when it is placed.
        patron_draws: Patron is played in the draw step, 3 cards instead of 1.
        surplus_first: the other table cards go when a stairway is declared, even if it is wrong.
        own_context: Historical Context answers one's own Iconoclasm too.
        offers_unesco: the player of an Art Dealer may offer an own UNESCO work.
        carbon_in_hand: Carbon-14 looks at the own hand too.
    """

    name: str
    copies: tuple[tuple[str, int], ...]
    style_when_placed: bool
    patron_draws: bool
    surplus_first: bool
    own_context: bool
    offers_unesco: bool
    carbon_in_hand: bool


def _copies(usual: int, without: tuple[str, ...], **other: int) -> tuple[tuple[str, int], ...]:
    return tuple((key, other.get(key, usual)) for key in SPECIALS if key not in without)


EDITIONS = {
    edition.name: edition
    for edition in (
        Edition(
            "en",
            _copies(3, ("student",), lost_work=2),
            style_when_placed=False,
            patron_draws=False,
            surplus_first=False,
            own_context=True,
            offers_unesco=True,
            carbon_in_hand=True,
        ),
        Edition(
            "es",
            _copies(2, (), ai_trap=1),
            style_when_placed=False,
            patron_draws=False,
            surplus_first=True,
            own_context=True,
            offers_unesco=True,
            carbon_in_hand=True,
        ),
        Edition(
            "es-leaflet",
            _copies(2, ("student",), lost_work=3),
            style_when_placed=True,
            patron_draws=True,
            surplus_first=False,
            own_context=False,
            offers_unesco=False,
            carbon_in_hand=False,
        ),
    )
}


@dataclass(frozen=True, slots=True)
class Picture:
    """A work: its category is public, its one or two styles are not."""

    name: str
    category: str
    styles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class End:
    """How a game ended.

    Attributes:
        how: stairway, unchallenged or exhaustion.
        winners: seats, ascending.
        length: of the winning stairways.
        top: the highest style of the winning stairways (exhaustion only).
        cards: of the declared stairway, sorted.
    """

    how: str
    winners: tuple[int, ...]
    length: int
    top: int = 0
    cards: tuple[str, ...] = ()


def deck(pictures: dict[str, Picture], copies: tuple[tuple[str, int], ...]) -> Counter[str]:
    """Return how often each card is in the whole game."""
    return Counter(pictures.keys()) + Counter(dict(copies))


def is_lost(card: str) -> bool:
    """Whether this is a Lost Work, on a table or elsewhere."""
    return card == "lost_work" or card.startswith("lost_work.")
