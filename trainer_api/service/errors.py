"""The one shape of every error: a code for programs, a text for people, the field it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pydantic import BaseModel, ConfigDict, Field
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from trainer_api.service.language import language_of
from trainer_api.texts import text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starlette.types import Scope

RETRY_SECONDS = 2
"""What Retry-After says when the service is full: a photo takes about a second."""


class ErrorDetail(BaseModel):
    """What went wrong."""

    model_config = ConfigDict(extra="forbid")

    code: str = Field(description="Stable reason, for programs.")
    text: str = Field(description="What is wrong and what to do, in the caller's language.")
    field: str | None = Field(description="The field of the request that it is about, if any.")


class ErrorBody(BaseModel):
    """The body of every answer that is an error."""

    model_config = ConfigDict(extra="forbid")

    error: ErrorDetail
    photo: str | None = Field(
        default=None, description="The name of the photo that it is about, where it is about one."
    )
    request: str = Field(description="Id of the request, as in the header X-Request-ID.")


class Refusal(HTTPException):
    """A request that is answered with an error on purpose.

    A kind of HTTPException, since FastAPI lets only those pass while it reads a body.

    Attributes:
        status_code: HTTP status, 400 to 499 or 503.
        code: stable reason.
        text: what is wrong and what to do, in the caller's language.
        field: the field that it is about, or None.
        photo: the name of the photo that it is about, or None.
        headers: further headers of the answer.
    """

    def __init__(
        self,
        status: int,
        code: str,
        said: str,
        *,
        field: str | None = None,
        photo: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(status, said, dict(headers or {}))
        self.code = code
        self.text = said
        self.field = field
        self.photo = photo


def refuse(
    status: int,
    key: str,
    lang: str,
    /,
    *,
    field: str | None = None,
    photo: str | None = None,
    headers: Mapping[str, str] | None = None,
    values: Mapping[str, object] | None = None,
    **data: object,
) -> Refusal:
    """Return the refusal whose text has this key; its code is the key's last part.

    Args:
        status: HTTP status.
        key: of the text.
        lang: of the text.
        field: the field that it is about; may stand in the text as `{field}`.
        photo: the name of the photo that it is about.
        headers: further headers of the answer.
        values: of the text's placeholders, where they come together.
        **data: of the text's placeholders.
    """
    said = text(key, lang, **{"field": field or "", **(values or {}), **data})
    code = key.rpartition(".")[2]
    return Refusal(status, code, said, field=field, photo=photo, headers=headers)


def busy(key: str, lang: str) -> Refusal:
    """Return the refusal of a service that is full: 503, to be tried again soon."""
    return refuse(503, key, lang, headers={"Retry-After": str(RETRY_SECONDS)})


def response_for(refusal: Refusal, scope: Scope) -> JSONResponse:
    """Return a refusal as the answer to a request."""
    body: dict[str, Any] = {
        "error": {"code": refusal.code, "text": refusal.text, "field": refusal.field},
        "request": request_id(scope),
    }
    if refusal.photo is not None:
        body["photo"] = refusal.photo
    headers = {"Content-Language": language_of(scope), **(refusal.headers or {})}
    return JSONResponse(body, refusal.status_code, headers)


def request_id(scope: Scope) -> str:
    """Return the id of a request, empty outside a service."""
    return str(scope.get("state", {}).get("request_id", ""))
