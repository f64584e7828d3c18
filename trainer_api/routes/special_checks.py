"""POST /special-checks: may this special card hit this work?"""

from __future__ import annotations

from fastapi import APIRouter, Request

from trainer_api.card_names import CardNames
from trainer_api.checks.answer import CheckError
from trainer_api.checks.documents import cards_by_id, special_document
from trainer_api.checks.special import check_special, check_special_photo
from trainer_api.checks.words import Words
from trainer_api.routes.photo_body import described, from_form, kind_of, photo_field, read_json
from trainer_api.routes.rules import (
    LOST_WORKS,
    CardId,
    Rules,
    check_refusal,
    ids_of,
    lost_works,
    rules_schema,
)
from trainer_api.routes.shapes import SpecialCheck
from trainer_api.service.photos import look, photo_form
from trainer_api.service.state import Lang, Service, ServiceDep
from trainer_api.service.uploads import MULTIPART, FormShape

router = APIRouter(tags=["checks"])

_PHOTO = "photo"
_SHAPE = FormShape(_PHOTO, 1, {"edition": 1, LOST_WORKS: 10})
_FORM = {
    "type": "object",
    "properties": {_PHOTO: photo_field(), **rules_schema(Rules)},
    "required": [_PHOTO],
    "additionalProperties": False,
}


class SpecialCards(Rules):
    """A special card and what it is aimed at, by their ids."""

    special: CardId
    target: CardId


@router.post(
    "/special-checks",
    summary="May this special card hit this work?",
    openapi_extra=described(_FORM, SpecialCards),
)
async def check_a_special(request: Request, service: ServiceDep, lang: Lang) -> SpecialCheck:
    """Judge by one photo that shows both cards, or by their ids."""
    if kind_of(request) == MULTIPART:
        return await _by_photo(request, service, lang)
    body = await read_json(request, SpecialCards, lang)
    shown = service.shelf.current()
    names = CardNames(shown.catalogue, lang)
    declared = lost_works(body, names)
    ids = ids_of([body.special, body.target])
    try:
        result = check_special(ids[0], ids[1], body.edition, declared, deck=shown.deck)
    except CheckError as error:
        field = "target" if error.data.get("card") == ids[1] else "special"
        raise check_refusal(error, names, field) from error
    by_id = cards_by_id(ids, shown.catalogue)
    document = special_document(result, Words(lang, names.title), (), by_id)
    return SpecialCheck.model_validate(document)


async def _by_photo(request: Request, service: Service, lang: str) -> SpecialCheck:
    async with photo_form(request, service, _SHAPE, lang) as form:
        rules = from_form(form.fields, Rules, LOST_WORKS, lang)
        shown = service.shelf.current()
        names = CardNames(shown.catalogue, lang)
        declared = lost_works(rules, names)
        (seen,) = await look(request, service, form, _PHOTO, lang, shown.model)
        photos = [form.photos[0].name]
    try:
        result = check_special_photo(seen.sightings, rules.edition, declared, deck=shown.deck)
    except CheckError as error:
        raise check_refusal(error, names, _PHOTO) from error
    document = special_document(result, Words(lang, names.title, photos), photos, ())
    return SpecialCheck.model_validate(document)
