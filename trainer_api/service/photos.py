"""From a form with photos to what is in them, with everything that can go wrong on the way."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from starlette.requests import ClientDisconnect

from recognizer.errors import BundleError
from trainer_api.service.backend import BadPhotoError, BusyError, PhotoStoppedError, SeenPhoto
from trainer_api.service.errors import Refusal, busy, refuse
from trainer_api.service.uploads import FormShape, photo_refusal, read_form

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Coroutine, Sequence

    from starlette.requests import Request

    from trainer_api.service.backend import Model
    from trainer_api.service.state import Service
    from trainer_api.service.uploads import Form


@asynccontextmanager
async def photo_form(
    request: Request, service: Service, shape: FormShape, lang: str
) -> AsyncIterator[Form]:
    """Read a request's form with photos, if there is room for another one to arrive.

    Raises:
        Refusal: 503 too many arrive now, 422 no photo, and those of `read_form`.
    """
    if service.arriving >= service.settings.uploads:
        raise busy("service.too_many_uploads", lang)
    service.arriving += 1
    try:
        reading = read_form(request, shape, service.settings, lang)
        form = await reading.__aenter__()
    finally:
        service.arriving -= 1
    try:
        if not form.photos:
            raise refuse(422, "service.field_missing", lang, field=shape.photo)
        yield form
    finally:
        await reading.__aexit__(None, None, None)


async def look(
    request: Request, service: Service, form: Form, field: str, lang: str, model: Model
) -> list[SeenPhoto]:
    """Return what is in a form's photos.

    Args:
        request: watched, so that a client that goes away frees its place.
        service: looks at the photos.
        form: with at least one photo.
        field: name of the field with photos.
        lang: of errors.
        model: the bundle to look with.

    Raises:
        Refusal: 503 full, 409 the deck has no usable bundle, or a photo cannot be used.
        ClientDisconnect: the client went away.
    """
    names = [upload.name for upload in form.photos]
    files = [upload.file for upload in form.photos]
    try:
        return await _while_connected(request, service.backend.examine(files, model))
    except BusyError:
        raise busy("service.full", lang) from None
    except BadPhotoError as error:
        raise photo_refusal(error.error, names[error.number], field, lang) from error
    except PhotoStoppedError as error:
        raise _stopped(error, names, field, lang) from error
    except BundleError as error:
        raise refuse(409, f"bundle_errors.{error.code.value}", lang, values=error.data) from error


def _stopped(error: PhotoStoppedError, names: Sequence[str], field: str, lang: str) -> Refusal:
    photo = names[error.number]
    if error.seconds is None:
        return refuse(422, "service.photo_breaks_reader", lang, field=field, photo=photo)
    seconds = f"{error.seconds:g}"
    return refuse(422, "service.photo_too_slow", lang, field=field, photo=photo, seconds=seconds)


async def _while_connected(
    request: Request, work: Coroutine[Any, Any, list[SeenPhoto]]
) -> list[SeenPhoto]:
    """Do a request's work unless its client goes away; its body has been read by now."""
    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def _gone(request: Request) -> None:
    """Return when the client has gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
