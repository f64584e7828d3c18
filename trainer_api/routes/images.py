"""Pictures of cards as answers."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Any

from fastapi import Query, Response

from trainer_api.service.errors import refuse
from trainer_api.service.pictures import matches
from trainer_api.service.shelf import Shown
from trainer_api.service.state import Service


class Widths(IntEnum):
    """Widths of images, in pixels at most."""

    SMALL = 240
    MEDIUM = 480
    LARGE = 960


Width = Annotated[Widths, Query(description="Width in pixels at most.")]

_TAG = {"ETag": {"description": "Made of the image's bytes.", "schema": {"type": "string"}}}
IMAGE: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "The picture.",
        "content": {"image/webp": {"schema": {"type": "string", "format": "binary"}}},
        "headers": _TAG,
    },
    304: {"description": "The client has it already.", "headers": _TAG},
}
_CACHE = "private, max-age=3600"
"""A picture of a deck may change when the deck does; within the hour nobody needs to ask."""


async def image(
    service: Service, shown: Shown, card: str, width: int, if_none_match: str | None, lang: str
) -> Response:
    """Return the first picture of a card, or 304 to a client that has it.

    Raises:
        Refusal: 404 there is none, or its file is lost or damaged.
    """
    pictures = shown.catalogue.pictures_of(card)
    found = None
    if pictures:
        found = await service.pictures.get(shown.place.pictures, pictures[0], width)
    if found is None:
        raise refuse(404, "service.no_picture", lang, name=card)
    headers = {"ETag": found.etag, "Cache-Control": _CACHE}
    if matches(if_none_match, found.etag):
        return Response(status_code=304, headers=headers)
    return Response(found.content, media_type="image/webp", headers=headers)
