"""A card as it lies on a table, with what is attached to it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field, replace

from trainer_api.rules.errors import NotUnderstoodError
from trainer_api.rules.stairway.specials import Special
from trainer_api.rules.stairway.styles import Category, Style

ATTACHABLE = (Special.CANCELLED, Special.SELF_TAUGHT, Special.UNESCO)
"""What can be attached to a card, in the order in which it is written."""

LOST_WORK = Special.LOST_WORK.value


@dataclass(frozen=True, slots=True)
class TableCard:
    """A work or a Lost Work on a table.

    A Lost Work on a table has a number, `lost_work.1`, that it keeps as long as it lies on
    tables: the lowest that no other Lost Work on a table has. Elsewhere it is `lost_work`.

    Attributes:
        id: of the work, or the numbered name of a Lost Work.
        category: public.
        style: declared for a Lost Work when it was placed; None for all else.
        attached: specials attached, at most one of a kind, in the order of `ATTACHABLE`.
        blocked: whether a block keeps it from counting.
        immune: whether UNESCO protects it.
    """

    id: str
    category: Category
    style: Style | None = None
    attached: tuple[Special, ...] = ()
    blocked: bool = field(init=False, repr=False, compare=False)
    immune: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        immune = Special.UNESCO in self.attached
        object.__setattr__(self, "immune", immune)
        object.__setattr__(self, "blocked", len(self.attached) > immune)

    @property
    def lost(self) -> bool:
        """Whether this is a Lost Work."""
        return "." in self.id

    @property
    def off_table(self) -> str:
        """What this card is called anywhere but on a table."""
        return LOST_WORK if self.lost else self.id

    def attach(self, special: Special) -> TableCard:
        """Return the card with one more special attached."""
        return replace(
            self, attached=tuple(s for s in ATTACHABLE if s is special or s in self.attached)
        )

    def detach(self, special: Special) -> TableCard:
        """Return the card without that attachment."""
        return replace(self, attached=tuple(s for s in self.attached if s is not special))

    def __str__(self) -> str:
        """Text form ID:CATEGORY[:STYLE][+SPECIAL...], which `parse` reads back."""
        style = "" if self.style is None else f":{int(self.style)}"
        return f"{self.id}:{self.category}{style}" + "".join(f"+{s}" for s in self.attached)

    @classmethod
    def parse(cls, text: str) -> TableCard:
        """Read the text form.

        Raises:
            NotUnderstoodError: the text is not of that form.
        """
        head, *attached = text.split("+")
        card, *facts = head.split(":")
        kept = tuple(special for special in ATTACHABLE if special in attached)
        if card and len(facts) in (1, 2) and len(kept) == len(attached):
            with suppress(ValueError):
                style = Style(int(facts[1])) if facts[1:] else None
                return cls(card, Category(facts[0]), style, kept)
        raise NotUnderstoodError(
            f"{text!r} is no table card; write ID:CATEGORY[:STYLE][+SPECIAL...], "
            "such as lost_work.1:painting:5+unesco"
        )
