"""Counts a request's body as it arrives: neither more nor longer than is allowed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from trainer_api.service.doors import WITH_PHOTOS, route_of
from trainer_api.service.errors import Refusal, refuse, response_for
from trainer_api.service.language import language_of
from trainer_api.service.uploads import MULTIPART

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from trainer_api.settings import Settings


class BodyLimit:
    """Middleware that stops reading a body at its limit, whatever Content-Length says.

    Args:
        app: what reads the body.
        settings: sizes and times.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or answer 413 (too large) or 408 (too slow)."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        limit = self._limit(scope)
        started = False

        async def watched(message: Message) -> None:
            nonlocal started
            started = started or message["type"] == "http.response.start"
            await send(message)

        try:
            if _announced(scope) > limit:
                raise _too_large(scope, limit)
            await self._app(scope, _counted(scope, receive, limit, self._settings), watched)
        except Refusal as refusal:
            if started:
                raise
            await response_for(refusal, scope)(scope, receive, send)

    def _limit(self, scope: Scope) -> int:
        kinds = [value for name, value in scope["headers"] if name == b"content-type"]
        form = [kind.partition(b";")[0].strip().lower() for kind in kinds] == [MULTIPART.encode()]
        photos = form and route_of(scope) in WITH_PHOTOS
        return self._settings.request_bytes if photos else self._settings.json_bytes


def _counted(scope: Scope, receive: Receive, limit: int, settings: Settings) -> Receive:
    """Return `receive` with a limit for the bytes and a time for the whole body."""
    loop = asyncio.get_running_loop()
    deadline = loop.time() + settings.body_seconds
    arrived = 0
    ended = False

    async def counted() -> Message:
        nonlocal arrived, ended
        if ended:  # what is waited for now is the client's going away
            return await receive()
        try:
            async with asyncio.timeout_at(deadline):
                message = await receive()
        except TimeoutError:
            lang = language_of(scope)
            raise refuse(408, "service.too_slow", lang) from None
        if message["type"] == "http.request":
            arrived += len(message.get("body", b""))
            scope["state"]["bytes"] = arrived
            if arrived > limit:
                raise _too_large(scope, limit)
            ended = not message.get("more_body", False)
        return message

    return counted


def _announced(scope: Scope) -> int:
    """Return what Content-Length says, 0 where it says nothing that counts."""
    values = [value for name, value in scope["headers"] if name == b"content-length"]
    return max((int(value) for value in values if value.isdigit()), default=0)


def _too_large(scope: Scope, limit: int) -> Refusal:
    shown = f"{limit / 1_000_000:g} MB" if limit >= 1_000_000 else f"{limit / 1_000:g} kB"
    lang = language_of(scope)
    return refuse(413, "service.request_too_large", lang, limit=shown)
