"""The bodies of answers about cards, as the API's description shows them.

The same documents as those of `--json`; see `trainer_api.checks.documents`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Verdict = Literal["OK", "NOK", "UNSURE"]
Category = Literal["painting", "architecture"]
Edition = Literal["en", "es", "es-leaflet"]
Style = Annotated[int, Field(ge=1, le=10)]
Share = Annotated[float, Field(ge=0, le=1)]
Point = Annotated[list[float], Field(min_length=2, max_length=2)]
Quad = Annotated[list[Point], Field(min_length=4, max_length=4)]


class Shape(BaseModel):
    """A body with these fields and no others."""

    model_config = ConfigDict(extra="forbid")


class Candidate(Shape):
    """A card that a sighting may be, with its calibrated probability."""

    card: str
    confidence: Share


class Witness(Shape):
    """A step of the recognizer that spoke for a card."""

    step: Literal["code", "match", "clip", "title"]
    card: str | None
    strength: float


class Sighting(Shape):
    """A card that was seen."""

    card: str | None = Field(description="Id of the card; null: no card of the deck.")
    kind: Literal["work", "special", "unknown"]
    sure: bool
    confidence: Share
    candidates: list[Candidate]
    quad: Quad | None = Field(
        description="Corners in pixels of the upright photo, the card's own top left first."
    )
    category: Category | None
    styles: list[Style]
    style_scores: list[float]
    code: str | None = Field(description="What the card's QR code says.")
    witnesses: list[Witness]


class CheckedCard(Sighting):
    """A card of a check, with the photo that it is in."""

    photo: str | None = Field(description="Name of the photo; null: the card was given by its id.")


class Code(Shape):
    """A QR code in the photo, of a card or not."""

    text: str
    quad: Quad


class Recognition(Shape):
    """What is in one photo."""

    photo: str = Field(description="The name that the photo was sent under.")
    size: Annotated[list[int], Field(min_length=2, max_length=2)]
    cards: list[Sighting]
    codes: list[Code]
    ms: dict[str, float] = Field(description="Milliseconds that each step took.")


class Reason(Shape):
    """A reason for a verdict."""

    code: str
    text: str = Field(description="In the caller's language.")
    cards: list[str]


class Step(Shape):
    """A card of a stairway and the style that it counts as."""

    card: str
    style: Style


class StairwayCheck(Shape):
    """The verdict on a stairway."""

    verdict: Verdict
    mode: int | None
    edition: Edition
    category: Category | None
    assignment: list[Step]
    reasons: list[Reason]
    cards: list[CheckedCard]


class SpecialCheck(Shape):
    """The verdict on a special card and a work."""

    verdict: Verdict
    edition: Edition
    special: str | None
    work: str | None
    reasons: list[Reason]
    cards: list[CheckedCard]
