"""How the API describes bodies that FastAPI does not read: forms with photos, or JSON instead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError
from starlette.requests import Request

from trainer_api.service.errors import refuse
from trainer_api.service.uploads import MULTIPART
from trainer_api.service.validation import not_understood

JSON = "application/json"

Body = TypeVar("Body", bound=BaseModel)


def described(form: Mapping[str, Any], json: type[BaseModel] | None = None) -> dict[str, Any]:
    """Return what to put into an operation's description.

    Args:
        form: JSON schema of the form with photos.
        json: the model of the JSON body that may be sent instead.
    """
    content: dict[str, Any] = {MULTIPART: {"schema": form}}
    if json is not None:
        content[JSON] = {"schema": json.model_json_schema()}
    return {"requestBody": {"required": True, "content": content}}


def photo_field(*, many: bool = False) -> dict[str, Any]:
    """Return the schema of one photo, or of several."""
    one = {"type": "string", "format": "binary", "description": "JPEG, PNG, WebP, AVIF, GIF, TIFF"}
    if not many:
        return one
    about = "As many as the service's settings allow, 8 unless they say otherwise."
    return {"type": "array", "items": one, "minItems": 1, "description": about}


def kind_of(request: Request) -> str:
    """Return the media type of a request's body, in lower case without parameters."""
    return request.headers.get("content-type", "").partition(";")[0].strip().lower()


async def read_json(request: Request, model: type[Body], lang: str) -> Body:
    """Read a JSON body.

    Raises:
        Refusal: 415 the body is of another kind, 422 it is not understood.
    """
    if kind_of(request) != JSON:
        raise refuse(415, "service.wrong_kind", lang)
    body = await request.body()
    try:
        return model.model_validate_json(body)
    except ValidationError as error:
        raise not_understood(error.errors(include_url=False), lang) from error


def from_form(fields: Mapping[str, list[str]], model: type[Body], many: str, lang: str) -> Body:
    """Read the fields of a form that stand beside the photos.

    Args:
        fields: the values of each.
        model: what they make.
        many: the one field that may be given several times.
        lang: of errors.

    Raises:
        Refusal: 422 they are not understood.
    """
    values = {name: given if name == many else given[0] for name, given in fields.items()}
    try:
        return model.model_validate(values)
    except ValidationError as error:
        raise not_understood(error.errors(include_url=False), lang) from error
