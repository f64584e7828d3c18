"""POST /recognitions: which cards are in a photo."""

from __future__ import annotations

from fastapi import APIRouter, Request

from trainer_api.checks.documents import photo_document
from trainer_api.routes.photo_body import described, photo_field
from trainer_api.routes.shapes import Recognition
from trainer_api.service.photos import look, photo_form
from trainer_api.service.state import Lang, ServiceDep
from trainer_api.service.uploads import FormShape

router = APIRouter(tags=["photos"])

_PHOTO = "photo"
_SHAPE = FormShape(_PHOTO, 1, {})
_FORM = {
    "type": "object",
    "properties": {_PHOTO: photo_field()},
    "required": [_PHOTO],
    "additionalProperties": False,
}


@router.post("/recognitions", summary="Which cards are in a photo?", openapi_extra=described(_FORM))
async def recognize(request: Request, service: ServiceDep, lang: Lang) -> Recognition:
    """Name the cards of one photo, in reading order. The photo is not kept."""
    async with photo_form(request, service, _SHAPE, lang) as form:
        model = service.shelf.current().model
        (seen,) = await look(request, service, form, _PHOTO, lang, model)
        return Recognition.model_validate(photo_document(form.photos[0].name, seen))
