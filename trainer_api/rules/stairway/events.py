"""What happened, one small fact at a time, each with the form in which others may see it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from trainer_api.rules.errors import NotUnderstoodError

HIDDEN = "?"
"""Stands for what the reader may not see."""


class EventKind(StrEnum):
    """The first word of an event's text."""

    TURN = "turn"
    ACT = "act"
    CARD = "card"
    CHECK = "check"
    LEARN = "learn"
    SEE = "see"
    SHUFFLE = "shuffle"
    OVER = "over"


LENGTHS: dict[EventKind, tuple[int, int]] = {
    EventKind.TURN: (1, 1),
    EventKind.ACT: (2, 99),
    EventKind.CARD: (3, 3),
    EventKind.CHECK: (1, 1),
    EventKind.LEARN: (3, 3),
    EventKind.SEE: (3, 99),
    EventKind.SHUFFLE: (1, 1),
    EventKind.OVER: (1, 7),
}
"""How many words follow the first: at least, at most."""


@dataclass(frozen=True, slots=True)
class Event:
    """One fact.

    Attributes:
        kind: what sort of fact.
        words: the words after the first, in full.
        owner: the only player who may see it in full; None: everybody may.
        veiled: the words that all others see instead.
    """

    kind: EventKind
    words: tuple[str, ...]
    owner: int | None = None
    veiled: tuple[str, ...] = ()

    def seen_by(self, player: int | None) -> Event:
        """Return the event as this player may see it; None: a spectator."""
        if self.owner is None:
            return self
        return Event(self.kind, self.words if player == self.owner else self.veiled)

    def __str__(self) -> str:
        """Text form: the kind and the words; `parse` reads back an event that someone saw."""
        return " ".join((self.kind.value, *self.words))

    @classmethod
    def parse(cls, text: str) -> Event:
        """Read the text of an event that was seen in full.

        Raises:
            NotUnderstoodError: the text is no event.
        """
        head, *words = text.split() or [""]
        if head not in set(EventKind):
            known = ", ".join(EventKind)
            raise NotUnderstoodError(f"{text!r} is no event; an event begins with {known}")
        least, most = LENGTHS[EventKind(head)]
        if not least <= len(words) <= most:
            raise NotUnderstoodError(f"{text!r} is no event; {head} has {least} to {most} words")
        return cls(EventKind(head), tuple(words))
