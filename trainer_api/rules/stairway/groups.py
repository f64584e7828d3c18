"""Groups of moves that differ in one thing: counted and indexed without being built.

A group lists its moves by number and judges any move of its kind. What it lists it also accepts;
a group may accept more than it lists, where listing every combination would be senseless.
"""

from __future__ import annotations

import itertools
from collections import Counter
from typing import TYPE_CHECKING, Protocol

from trainer_api.rules.stairway.moves import Move, MoveKind, play, with_card, word
from trainer_api.rules.stairway.specials import Special
from trainer_api.rules.stairway.styles import STYLES, Category, Style

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from trainer_api.rules.stairway.cards import TableCard


class Group(Protocol):
    """What every group offers."""

    kind: MoveKind
    special: Special | None

    def __len__(self) -> int:
        """How many moves are listed."""
        ...

    def __getitem__(self, number: int) -> Move:
        """Return the listed move with this number, from 0."""
        ...

    def refusal(self, move: Move) -> str | None:
        """Return why a move of this kind and special is refused, None: it is legal."""
        ...


class Word:
    """A move that is one word, or a special that is played without naming anything."""

    __slots__ = ("kind", "move", "special", "wants")

    def __init__(self, kind: MoveKind, special: Special | None = None, wants: str = "") -> None:
        """`wants`, when given, says what is missing: then the move is known, but not legal."""
        self.kind = kind
        self.special = special
        self.wants = wants
        self.move = word(kind) if special is None else play(special)

    def __len__(self) -> int:
        return 0 if self.wants else 1

    def __getitem__(self, number: int) -> Move:
        return self.move

    def refusal(self, move: Move) -> str | None:
        """Return why the move is refused, None: it is legal."""
        if self.wants:
            return f"'{move}' is not possible: {self.wants}"
        return None if move == self.move else f"write '{self.move}', nothing more"


class OneCard:
    """Moves that name one card of several."""

    __slots__ = ("cards", "kind", "special", "wants")

    def __init__(
        self, kind: MoveKind, special: Special | None, cards: Sequence[str], wants: str
    ) -> None:
        """`wants` describes the cards, for the refusal of another."""
        self.kind = kind
        self.special = special
        self.cards = cards
        self.wants = wants

    def __len__(self) -> int:
        return len(self.cards)

    def __getitem__(self, number: int) -> Move:
        return with_card(self.kind, self.special, self.cards[number])

    def refusal(self, move: Move) -> str | None:
        """Return why the move is refused, None: it is legal."""
        if len(move.cards) == 1 and move.cards[0] in self.cards:
            return None if move == with_card(self.kind, self.special, move.cards[0]) else _PLAIN
        named = ", ".join(move.cards) or "nothing"
        return f"'{move}' must name {self.wants}; {named} is not that"


_PLAIN = "the move carries more than the card that it names"


class OnePlayer:
    """The Critic's moves: each names a rival."""

    __slots__ = ("kind", "seats", "special")

    def __init__(self, special: Special, seats: Sequence[int]) -> None:
        self.kind = MoveKind.PLAY
        self.special: Special | None = special
        self.seats = seats

    def __len__(self) -> int:
        return len(self.seats)

    def __getitem__(self, number: int) -> Move:
        return Move(self.kind, self.special, self.seats[number])

    def refusal(self, move: Move) -> str | None:
        """Return why the move is refused, None: it is legal."""
        if move.player in self.seats:
            return None if move == Move(self.kind, self.special, move.player) else _PLAIN
        return f"'{move}' must name a rival: one of {', '.join(map(str, self.seats))}"


class LostWorks:
    """Placing a Lost Work: a category, and by some editions a style."""

    __slots__ = ("kind", "special", "with_style")

    def __init__(self, *, with_style: bool) -> None:
        self.kind = MoveKind.PLACE
        self.special: Special | None = Special.LOST_WORK
        self.with_style = with_style

    def __len__(self) -> int:
        return 2 * len(STYLES) if self.with_style else 2

    def __getitem__(self, number: int) -> Move:
        return (_STYLED if self.with_style else _UNSTYLED)[number]

    def refusal(self, move: Move) -> str | None:
        """Return why the move is refused, None: it is legal."""
        if move in (_STYLED if self.with_style else _UNSTYLED):
            return None
        form = "CATEGORY STYLE" if self.with_style else "CATEGORY, its style waits for the check"
        return f"'{move}' must declare what this edition asks: place lost_work {form}"


_UNSTYLED = tuple(Move(MoveKind.PLACE, Special.LOST_WORK, category=c) for c in Category)
_STYLED = tuple(
    Move(MoveKind.PLACE, Special.LOST_WORK, category=c, styles=(("lost_work", style),))
    for c in Category
    for style in STYLES
)


class Several:
    """Moves that name a fixed number of cards out of some; every choice is listed."""

    __slots__ = ("choices", "count", "kind", "pool", "special", "wants")

    def __init__(self, kind: MoveKind, pool: Sequence[str], count: int, wants: str) -> None:
        """`pool` holds a card as often as it is there; `wants` describes the pool."""
        self.kind = kind
        self.special: Special | None = None
        self.pool = Counter(pool)
        self.count = count
        self.wants = wants
        self.choices = tuple(dict.fromkeys(itertools.combinations(sorted(pool), count)))

    def __len__(self) -> int:
        return len(self.choices)

    def __getitem__(self, number: int) -> Move:
        return Move(self.kind, cards=self.choices[number])

    def refusal(self, move: Move) -> str | None:
        """Return why the move is refused, None: it is legal."""
        plain = move == Move(self.kind, cards=move.cards)
        if plain and len(move.cards) == self.count and Counter(move.cards) <= self.pool:
            return None
        return f"'{move}' must name {self.count} of {self.wants}"


class Swaps:
    """A Dealer's offers: any cards for any cards, listed with at most one on either side."""

    __slots__ = ("give", "kind", "special", "take")

    def __init__(self, give: Sequence[str], take: Sequence[tuple[int, tuple[str, ...]]]) -> None:
        """`give` may be offered; `take` are the rivals with what may be asked of each."""
        self.kind = MoveKind.PLAY
        self.special: Special | None = Special.DEALER
        self.give = give
        self.take = take

    def __len__(self) -> int:
        sides = len(self.give) + 1
        return sum(sides * (len(cards) + 1) - 1 for _, cards in self.take)

    def __getitem__(self, number: int) -> Move:
        left = number + 1
        for seat, cards in self.take:
            size = (len(self.give) + 1) * (len(cards) + 1)
            if left < size:
                mine, theirs = divmod(left, len(cards) + 1)
                give = (self.give[mine - 1],) if mine else ()
                take = (cards[theirs - 1],) if theirs else ()
                return Move(self.kind, self.special, seat, give, take)
            left -= size - 1
        raise IndexError(number)

    def refusal(self, move: Move) -> str | None:
        """Return why the move is refused, None: it is legal."""
        theirs = dict(self.take).get(-1 if move.player is None else move.player)
        if theirs is None:
            return f"'{move}' must name a rival: one of {', '.join(str(s) for s, _ in self.take)}"
        if not move.cards and not move.take:
            return f"'{move}' must offer or ask for one card at least"
        wrong = [card for card in move.cards if card not in self.give]
        wrong += [card for card in move.take if card not in theirs]
        if wrong:
            return (
                f"'{move}' names {', '.join(wrong)}: give cards of your own table that may be "
                f"offered, and take cards of that of player {move.player} that may be asked for"
            )
        if len(set(move.cards + move.take)) < len(move.cards + move.take):
            return f"'{move}' names a card twice"
        plain = Move(self.kind, self.special, move.player, move.cards, move.take)
        return None if move == plain else _PLAIN


class Declarations:
    """Claims of a stairway: every set of unblocked cards of one category that has the length.

    Where Lost Works get their style now, listed are only styles that differ and lie within the
    length of the stairway from each other, in the order of the cards; any style is accepted.
    """

    __slots__ = ("claims", "kind", "mode", "special", "table", "with_style")

    def __init__(self, table: Sequence[TableCard], mode: int, *, with_style: bool) -> None:
        self.kind = MoveKind.DECLARE
        self.special: Special | None = None
        self.table = table
        self.mode = mode
        self.with_style = with_style
        self.claims: tuple[Move, ...] = tuple(self._listed()) if len(table) >= mode else ()

    def _listed(self) -> Iterator[Move]:
        for category in Category:
            able = [c for c in self.table if c.category is category and not c.blocked]
            for chosen in itertools.combinations(sorted(able, key=lambda card: card.id), self.mode):
                names = tuple(card.id for card in chosen)
                open_ones = [card.id for card in chosen if card.lost and self.with_style]
                for styles in itertools.combinations(STYLES, len(open_ones)):
                    if not styles or styles[-1] - styles[0] < self.mode:
                        told = tuple(zip(open_ones, styles, strict=True))
                        yield Move(self.kind, cards=names, styles=told)

    def __len__(self) -> int:
        return len(self.claims)

    def __getitem__(self, number: int) -> Move:
        return self.claims[number]

    def refusal(self, move: Move) -> str | None:
        """Return why the move is refused, None: it is legal."""
        names = set(move.cards)
        chosen = [card for card in self.table if card.id in names and not card.blocked]
        if len(move.cards) != self.mode or len(chosen) != self.mode:
            return f"'{move}' must name {self.mode} different unblocked cards of your table"
        if len({card.category for card in chosen}) > 1:
            return f"'{move}' mixes paintings and architecture; name cards of one category"
        told = [name for name, _ in move.styles]
        if sorted(told) != sorted(card.id for card in chosen if card.lost and self.with_style):
            when = (
                "give each Lost Work its style, as lost_work.1=5"
                if self.with_style
                else ("a Lost Work has its style since it was placed; name it without")
            )
            return f"'{move}': {when}"
        if not all(isinstance(style, Style) for _, style in move.styles):
            return f"'{move}' names a style that does not exist; styles are 1 to 10"
        return None if move == Move(self.kind, cards=move.cards, styles=move.styles) else _PLAIN
