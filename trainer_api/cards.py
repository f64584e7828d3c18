"""The shapes of what a catalogue says: works, specials, styles, editions, pictures."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trainer_api.rules.stairway.specials import Special
    from trainer_api.rules.stairway.styles import Category


THUMBNAILS = "thumbs"
"""Folder, in a deck's folder of pictures, of those that were made small beforehand."""


class Moment(StrEnum):
    """When a special card is played: the steps of a turn, in answer, or as it is drawn."""

    DRAW = "draw"
    PLACE = "place"
    SPECIALS = "specials"
    SPECIALS_OR_REACTION = "specials_or_reaction"
    DRAWN = "drawn"


@dataclass(frozen=True, slots=True)
class Bilingual:
    """A text of the catalogue in English and Spanish."""

    en: str
    es: str

    def of(self, lang: str) -> str:
        """Return the text in a language: Spanish for "es", English for anything else."""
        return self.es if lang == "es" else self.en


@dataclass(frozen=True, slots=True)
class StyleInfo:
    """A style: its number 1..10, key, name, years and what to look for."""

    number: int
    key: str
    name: Bilingual
    years: Bilingual
    look: Bilingual


@dataclass(frozen=True, slots=True)
class Work:
    """A picture card.

    Attributes:
        id: stable slug.
        code: four characters that its QR carries.
        category: painting or architecture.
        styles: one style number, or two neighbors for a bridge.
        title: of the work.
        artist: English form of the name; None: unknown.
        year_from: negative for BC; None: unknown.
        year_to: as `year_from`; None: unknown or unfinished.
        place: where it is; None: in many places or unknown.
        wikidata: confirmed item ("Q..."), or None.
        commons_file: confirmed file name at Wikimedia Commons, or None.
        look: what to look at, naming no style; None in a deck that does not say.
        remark: why its label may be disputed, for after an answer; None: it is not.
    """

    id: str
    code: str
    category: Category
    styles: tuple[int, ...]
    title: Bilingual
    artist: str | None = None
    year_from: int | None = None
    year_to: int | None = None
    place: str | None = None
    wikidata: str | None = None
    commons_file: str | None = None
    look: Bilingual | None = None
    remark: Bilingual | None = None

    @property
    def is_bridge(self) -> bool:
        """Whether it has two styles."""
        return len(self.styles) == 2


@dataclass(frozen=True, slots=True)
class SpecialInfo:
    """A type of special card.

    Attributes:
        key: the rules' name for it, and its id as a card.
        code: four characters that its QR carries.
        name: as players call it.
        moment: when it is played.
        attaches: whether it stays with its target.
        target_styles: the styles that a target must have; empty: no condition.
        target_category: the category that a target must have; None: any.
        effect: what it does, in our words.
    """

    key: Special
    code: str
    name: Bilingual
    moment: Moment
    attaches: bool
    target_styles: tuple[int, ...]
    target_category: Category | None
    effect: Bilingual

    @property
    def id(self) -> str:
        """The id of the card: its key."""
        return self.key.value

    @property
    def restricted(self) -> bool:
        """Whether its target must have certain styles, so that a check may say NOK."""
        return bool(self.target_styles)


@dataclass(frozen=True, slots=True)
class EditionSpecial:
    """A special in an edition: its copies, and moment and effect as that edition has them."""

    key: Special
    copies: int
    moment: Moment
    effect: Bilingual


@dataclass(frozen=True, slots=True)
class EditionInfo:
    """An edition of the rules: name, what is particular, cards beside the deck, its specials."""

    key: str
    name: Bilingual
    note: Bilingual
    help_cards: int
    guides: int
    specials: tuple[EditionSpecial, ...]

    @property
    def special_cards(self) -> int:
        """How many special cards the deck holds in this edition."""
        return sum(special.copies for special in self.specials)


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of a card.

    Attributes:
        card: id of the card that it shows.
        file: relative to the deck's folder of pictures.
        source: where it is from; None: not told.
        author: who made it; None: not told.
        licence: under which it may be used; None: not told.
        sha256: of the file, in hexadecimal.
        alt: what is to be seen, in words that do not name the work; None: nobody has said.
    """

    card: str
    file: str
    source: str | None
    author: str | None
    licence: str | None
    sha256: str
    alt: Bilingual | None = None

    def thumbnail(self, width: int) -> str:
        """Where it lies made small, if it was when the deck was built, as `file` is given.

        The name tells of which bytes it was made, so none is ever out of date.

        Args:
            width: in pixels.
        """
        return f"{THUMBNAILS}/{self.sha256[:16]}-{width}.webp"
