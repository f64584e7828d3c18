"""The decisions that a player can make, as values with a text form that parses back."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from trainer_api.rules.errors import NotUnderstoodError
from trainer_api.rules.stairway.cards import LOST_WORK
from trainer_api.rules.stairway.specials import Special
from trainer_api.rules.stairway.styles import Category, Style


class MoveKind(StrEnum):
    """The first word of a move's text."""

    DRAW = "draw"
    PATRON = "patron"
    PLACE = "place"
    DISCARD = "discard"
    DONE = "done"
    PLAY = "play"
    END = "end"
    DECLARE = "declare"
    LOSE = "lose"
    ACCEPT = "accept"
    DECLINE = "decline"
    PICK = "pick"
    BID = "bid"
    STOP = "stop"
    CONTEXT = "context"
    REPORT = "report"
    YIELD = "yield"
    CHALLENGE = "challenge"
    PASS = "pass"  # noqa: S105 - a word of the game


ALONE = frozenset(
    {
        MoveKind.DRAW,
        MoveKind.PATRON,
        MoveKind.DONE,
        MoveKind.END,
        MoveKind.ACCEPT,
        MoveKind.DECLINE,
        MoveKind.STOP,
        MoveKind.CONTEXT,
        MoveKind.YIELD,
        MoveKind.CHALLENGE,
        MoveKind.PASS,
    }
)
"""The kinds that are one word."""

ONE_CARD = frozenset({MoveKind.DISCARD, MoveKind.PICK, MoveKind.BID})
"""The kinds that name exactly one card."""

UNAIMED = frozenset({Special.PATRON, Special.ICONOCLASM})
"""The specials that are played without naming anything."""


@dataclass(frozen=True, slots=True, repr=False)
class Move:
    """One decision. Equal moves have equal text; the order in which cards are named means nothing.

    Attributes:
        kind: what sort of decision.
        special: the card played, or `lost_work` when one is placed.
        player: the rival whom a Dealer or a Critic addresses.
        cards: the cards named; for a Dealer those given.
        take: for a Dealer the cards asked for.
        category: declared for a Lost Work.
        styles: declared styles of Lost Works, by the name of each.
    """

    kind: MoveKind
    special: Special | None = None
    player: int | None = None
    cards: tuple[str, ...] = ()
    take: tuple[str, ...] = ()
    category: Category | None = None
    styles: tuple[tuple[str, Style], ...] = ()

    def __post_init__(self) -> None:
        for name in ("cards", "take", "styles"):
            value = getattr(self, name)
            if len(value) > 1:
                object.__setattr__(self, name, tuple(sorted(value)))

    def __str__(self) -> str:
        """Text form, which `parse` reads back."""
        words: list[str] = [self.kind.value]
        if self.special is not None:
            words.append(self.special.value)
        if self.player is not None:
            words.append(str(self.player))
        if self.special is Special.DEALER:
            words += ["give", *self.cards, "take", *self.take]
        elif self.kind is MoveKind.DECLARE:
            styles = dict(self.styles)
            words += [f"{c}={styles[c]:d}" if c in styles else c for c in self.cards]
        else:
            words += self.cards
            if self.category is not None:
                words.append(self.category.value)
            words += [str(int(style)) for _, style in self.styles]
        return " ".join(words)

    def __repr__(self) -> str:
        return f"Move.parse({str(self)!r})"

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read a move's text form.

        Raises:
            NotUnderstoodError: the text is no move; the message shows the form expected.
        """
        head, *words = text.split() or [""]
        try:
            kind = MoveKind(head)
        except ValueError:
            known = ", ".join(MoveKind)
            raise NotUnderstoodError(f"{text!r} is no move; a move begins with {known}") from None
        try:
            return _parse(kind, words)
        except ValueError:
            raise NotUnderstoodError(f"{text!r} is no move; write {FORMS[kind]}") from None


FORMS: dict[MoveKind, str] = {kind: kind.value for kind in ALONE} | {
    MoveKind.PLACE: "place WORK, or place lost_work CATEGORY [STYLE]",
    MoveKind.DISCARD: "discard CARD",
    MoveKind.PICK: "pick CARD",
    MoveKind.BID: "bid CARD",
    MoveKind.LOSE: "lose CARD CARD",
    MoveKind.REPORT: "report CARD CARD",
    MoveKind.DECLARE: "declare CARD CARD ..., a Lost Work as lost_work.1=STYLE",
    MoveKind.PLAY: "play SPECIAL [CARD], play critic PLAYER, "
    "or play dealer PLAYER give CARD ... take CARD ...",
}
"""The text forms, by kind."""


def _parse(kind: MoveKind, words: list[str]) -> Move:
    """Read the words after the first; a ValueError means that the form is wrong."""
    if kind is MoveKind.PLAY:
        return _parse_play(words)
    if kind is MoveKind.PLACE and words[:1] == [LOST_WORK]:
        _, category, *styles = words
        told = tuple((LOST_WORK, Style(int(style))) for style in styles)
        _need(len(told) <= 1)
        return Move(kind, Special.LOST_WORK, category=Category(category), styles=told)
    if kind is MoveKind.DECLARE:
        _need(bool(words))
        pairs = [word.partition("=") for word in words]
        cards = tuple(card for card, _, _ in pairs)
        told = tuple((card, Style(int(style))) for card, equals, style in pairs if equals)
        return Move(kind, cards=cards, styles=told)
    if kind in ALONE:
        _need(not words)
    elif kind in (MoveKind.LOSE, MoveKind.REPORT):
        _need(bool(words))
    else:
        _need(len(words) == 1)
    return Move(kind, cards=tuple(words))


def _parse_play(words: list[str]) -> Move:
    key, *rest = words
    special = Special(key)
    if special in UNAIMED:
        _need(not rest)
        return play(special)
    if special is Special.CRITIC:
        (player,) = rest
        return play(special, player=_seat(player))
    if special is Special.DEALER:
        player, give, *names = rest
        _need(give == "give")
        middle = names.index("take")
        return play(
            special,
            player=_seat(player),
            cards=tuple(names[:middle]),
            take=tuple(names[middle + 1 :]),
        )
    (card,) = rest
    return play(special, cards=(card,))


def _seat(text: str) -> int:
    _need(text.isdecimal() and text.isascii())
    return int(text)


def _need(condition: bool) -> None:
    if not condition:
        raise ValueError


def play(
    special: Special,
    *,
    player: int | None = None,
    cards: tuple[str, ...] = (),
    take: tuple[str, ...] = (),
) -> Move:
    """Return the move that plays a special."""
    return Move(MoveKind.PLAY, special, player, cards, take)


@cache
def word(kind: MoveKind) -> Move:
    """Return the move that is just this word; the same value each time."""
    return Move(kind)


@cache
def with_card(kind: MoveKind, special: Special | None, card: str) -> Move:
    """Return the move that names one card; the same value each time, as listing needs many."""
    return Move(kind, special, cards=(card,))
