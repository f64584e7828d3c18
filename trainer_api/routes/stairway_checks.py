"""POST /stairway-checks: is it a valid stairway, by photos or by the ids of the cards?"""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from pydantic import Field

from trainer_api.card_names import CardNames
from trainer_api.checks.answer import CheckError, StairwayResult
from trainer_api.checks.documents import cards_by_id, stairway_document
from trainer_api.checks.stairway import check_cards, check_photos
from trainer_api.checks.words import Words
from trainer_api.routes.photo_body import described, from_form, kind_of, photo_field, read_json
from trainer_api.routes.rules import (
    LOST_WORKS,
    CardId,
    StairwayRules,
    check_refusal,
    ids_of,
    lost_works,
    rules_schema,
    unknown_cards,
)
from trainer_api.routes.shapes import StairwayCheck
from trainer_api.service.photos import look, photo_form
from trainer_api.service.state import Lang, Service, ServiceDep
from trainer_api.service.uploads import MULTIPART, FormShape

router = APIRouter(tags=["checks"])

_PHOTOS = "photos"
_MOST_CARDS = 20
_MOST_UNKNOWN = 3
"""Ids that no card has, of which an answer names near misses."""


class StairwayCards(StairwayRules):
    """A stairway by the ids of its cards."""

    cards: list[CardId] = Field(
        min_length=1, max_length=_MOST_CARDS, description="Ids; a Lost Work is lost_work."
    )


_FORM = {
    "type": "object",
    "properties": {_PHOTOS: photo_field(many=True), **rules_schema(StairwayRules)},
    "required": [_PHOTOS],
    "additionalProperties": False,
}


@router.post(
    "/stairway-checks",
    summary="Is it a valid stairway?",
    openapi_extra=described(_FORM, StairwayCards),
)
async def check_stairway(request: Request, service: ServiceDep, lang: Lang) -> StairwayCheck:
    """Judge the stairway that photos together show, or that ids name.

    OK, NOK, or UNSURE with the cards to photograph again.
    """
    if kind_of(request) == MULTIPART:
        return await _by_photos(request, service, lang)
    body = await read_json(request, StairwayCards, lang)
    shown = service.shelf.current()
    names = CardNames(shown.catalogue, lang)
    ids = ids_of(body.cards)
    unknown = [card for card in ids if not names.known(card)]
    if unknown:
        # Near misses are looked for in all titles: not while others wait.
        raise await asyncio.to_thread(unknown_cards, unknown[:_MOST_UNKNOWN], names, "cards")
    declared = lost_works(body, names)
    try:
        result = check_cards(ids, body.mode, body.edition, declared, deck=shown.deck)
    except CheckError as error:
        raise check_refusal(error, names, "cards") from error
    by_id = cards_by_id(ids, shown.catalogue)
    document = stairway_document(result, Words(lang, names.title), (), by_id)
    return StairwayCheck.model_validate(document)


async def _by_photos(request: Request, service: Service, lang: str) -> StairwayCheck:
    fields = {"mode": 1, "edition": 1, LOST_WORKS: 10}
    shape = FormShape(_PHOTOS, service.settings.photos, fields)
    async with photo_form(request, service, shape, lang) as form:
        rules = from_form(form.fields, StairwayRules, LOST_WORKS, lang)
        shown = service.shelf.current()
        names = CardNames(shown.catalogue, lang)
        declared = lost_works(rules, names)
        seen = await look(request, service, form, _PHOTOS, lang, shown.model)
        photos = [upload.name for upload in form.photos]
    sightings = [one.sightings for one in seen]
    try:
        result: StairwayResult = check_photos(
            sightings, rules.mode, rules.edition, declared, deck=shown.deck
        )
    except CheckError as error:
        raise check_refusal(error, names, _PHOTOS) from error
    document = stairway_document(result, Words(lang, names.title, photos), photos, ())
    return StairwayCheck.model_validate(document)
