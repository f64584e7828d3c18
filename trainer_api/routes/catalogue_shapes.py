"""The bodies of answers about the catalogue; see `trainer_api.catalogue_documents`."""

from __future__ import annotations

from typing import Final, Literal

from pydantic import Field

from trainer_api.routes.shapes import Category, Edition, Shape, Style

IMAGE_ALT: Final = "What is to be seen in its image; names neither the work nor its style."

Moment = Literal["draw", "place", "specials", "specials_or_reaction", "drawn"]


class Both(Shape):
    """A text in both languages."""

    en: str
    es: str


class PictureShape(Shape):
    """A picture of a card: its file and where it is from."""

    file: str
    author: str | None
    licence: str | None


class WorkShape(Shape):
    """A work."""

    kind: Literal["work"]
    id: str
    code: str = Field(description="Four characters, what the card's QR code carries.")
    category: Category
    styles: list[Style]
    title: Both
    artist: str | None
    year_from: int | None
    year_to: int | None
    place: str | None
    wikidata: str | None
    look: Both | None = Field(description="What to look at.")
    remark: Both | None = Field(description="Why its label may be disputed.")
    image_alt: Both | None = Field(description=IMAGE_ALT)
    pictures: list[PictureShape]


class Works(Shape):
    """Works, in the deck's order."""

    works: list[WorkShape]


class LookAlike(Shape):
    """A work that looks like another one."""

    work: str
    title: Both
    similarity: float = Field(ge=-1, le=1)


class LookAlikes(Shape):
    """The works that look most like one, the most alike first."""

    work: str
    look_alikes: list[LookAlike]


class StyleShape(Shape):
    """A style."""

    kind: Literal["style"]
    number: Style
    key: str
    name: Both
    years: Both
    look: Both


class Styles(Shape):
    """The ten styles, oldest first."""

    styles: list[StyleShape]


class EditionShape(Shape):
    """An edition of the rules."""

    kind: Literal["edition"]
    key: Edition
    name: Both
    note: Both
    help_cards: int
    guides: int
    special_cards: int
    specials: dict[str, int] = Field(description="Copies of each special card.")


class Editions(Shape):
    """The editions, the default first."""

    editions: list[EditionShape]


class InEdition(Shape):
    """A special card as an edition has it."""

    copies: int
    moment: Moment
    effect: Both


class SpecialShape(Shape):
    """A type of special card."""

    kind: Literal["special"]
    id: str
    code: str
    name: Both
    moment: Moment
    attaches: bool
    restricted: bool
    target_styles: list[Style]
    target_category: Category | None
    effect: Both
    editions: dict[str, InEdition]
    image_alt: Both | None = Field(description=IMAGE_ALT)
    pictures: list[PictureShape]


class Specials(Shape):
    """The types of special card."""

    specials: list[SpecialShape]


class DeckShape(Shape):
    """A deck of this computer."""

    name: str
    served: bool = Field(description="Whether it is the one that this service uses.")
    default: bool
    fingerprint: str
    works: int
    paintings: int
    architecture: int
    bridges: int
    specials: int
    pictured: int
    without_picture: list[str]
    lost: list[str]
    model: Literal["shipped", "missing", "matches", "outdated"]


class Decks(Shape):
    """The decks, the house deck first; one that cannot be read is left out."""

    decks: list[DeckShape]
