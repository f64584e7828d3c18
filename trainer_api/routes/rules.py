"""What a check is told beside the cards: edition, mode, declarations of Lost Works."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from trainer_api.card_names import CardNames, LostWorkError
from trainer_api.checks.answer import CheckError, CheckProblem
from trainer_api.routes.shapes import Edition, Shape
from trainer_api.rules.stairway import EDITIONS, LostWork
from trainer_api.service.errors import Refusal, refuse

CardId = Annotated[str, Field(min_length=1, max_length=100)]
Declaration = Annotated[str, Field(min_length=1, max_length=100)]

LOST_WORKS = "lost_works"


class Rules(Shape):
    """The rules that both checks share."""

    edition: Edition = "en"
    lost_works: list[Declaration] = Field(
        default=[],
        max_length=10,
        description=(
            "What the Lost Works stand for, in reading order: CATEGORY or CATEGORY:STYLE, "
            "the style by number or name."
        ),
    )


class StairwayRules(Rules):
    """The rules for a stairway."""

    mode: Annotated[int, Field(ge=5, le=7)] | None = Field(
        default=None, description="Cards of the stairway; null: as many as there are."
    )


def rules_schema(model: type[Rules]) -> dict[str, Any]:
    """Return the schemas of the fields of a form that tell the rules."""
    schema = model.model_json_schema()
    fields: dict[str, Any] = dict(schema["properties"])
    if "mode" in fields:  # a form has no null: leave the field out
        fields["mode"] = {"type": "integer", "minimum": 5, "maximum": 7}
    return fields


def lost_works(rules: Rules, names: CardNames) -> list[LostWork]:
    """Return the declarations of Lost Works.

    Raises:
        Refusal: 422 one is not understood.
    """
    try:
        return names.lost_works(rules.lost_works)
    except LostWorkError as error:
        key = f"service.{error.problem.value}"
        data = {"value": error.value, "names": error.names}
        raise refuse(422, key, names.lang, field=LOST_WORKS, values=data) from error


def ids_of(cards: list[str]) -> list[str]:
    """Return ids as the catalogue writes them."""
    return [card.strip().lower() for card in cards]


def unknown_cards(cards: list[str], names: CardNames, field: str) -> Refusal:
    """Return the refusal of ids that no card of the deck has."""
    return Refusal(422, "no_such_card", names.not_known(cards), field=field)


def check_refusal(error: CheckError, names: CardNames, field: str) -> Refusal:
    """Return the refusal of cards and declarations that do not fit together."""
    problem, data = error.problem, dict(error.data)
    if problem is CheckProblem.NO_SUCH_CARD:
        return unknown_cards([str(data["card"])], names, field)
    if problem in {CheckProblem.TOO_MANY_LOST_WORKS, CheckProblem.STYLE_REQUIRED}:
        return refuse(422, f"service.{problem.value}", names.lang, field=LOST_WORKS, values=data)
    card = str(data["card"])
    others = ", ".join(name for name, one in EDITIONS.items() if card in one.specials)
    data |= {"card": names.title(card), "others": others}
    return refuse(422, f"special.{problem.value}", names.lang, field=field, values=data)
