"""The outermost layer: an id for each request, headers for each answer, a line in the log.

What nobody caught is a fault of the program: it is logged whole and answered with 500.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from typing import TYPE_CHECKING, Final

from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect

from trainer_api.service.doors import route_of
from trainer_api.service.errors import Refusal, busy, response_for
from trainer_api.service.language import language_of
from trainer_api.service.log import bug, finished
from trainer_api.texts import text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from trainer_api.service.metrics import Metrics

CLIENT_GONE: Final = 499
"""Status in the log of a request whose client went away before the answer."""

HEADERS: Final[Mapping[str, str]] = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), geolocation=(), microphone=()",
    "Cache-Control": "no-store",
}
"""Sent with every answer that does not say otherwise itself."""

_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
_ID: Final = re.compile(rb"[A-Za-z0-9-]{8,64}")


class Context:
    """Middleware around everything.

    Args:
        app: the service.
        metrics: counts the requests.
    """

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, whatever happens."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        state = scope.setdefault("state", {})
        state["request_id"] = _id(scope)
        start = time.perf_counter()
        status = CLIENT_GONE
        ended = not _has_body(scope)

        async def watched() -> Message:
            nonlocal ended
            message = await receive()
            if message["type"] == "http.request":
                ended = not message.get("more_body", False)
            return message

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                headers["X-Request-ID"] = state["request_id"]
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.add_vary_header("Accept-Language")
                if not ended:  # else the server would read the rest, however much it is
                    headers["Connection"] = "close"
            await send(message)

        try:
            await self._app(scope, watched, with_headers)
        except ClientDisconnect:
            pass
        except asyncio.CancelledError:  # the server stops and has waited long enough
            if status == CLIENT_GONE:
                refusal = busy("service.stopping", language_of(scope))
                await response_for(refusal, scope)(scope, receive, with_headers)
        except Exception as error:
            bug(state["request_id"], _method(scope), route_of(scope), error)
            if status != CLIENT_GONE:
                raise  # half an answer is out: the connection must be cut
            refusal = Refusal(500, "internal_error", text("service.bug", language_of(scope)))
            await response_for(refusal, scope)(scope, receive, with_headers)
        finally:
            seconds = time.perf_counter() - start
            route, method = route_of(scope), _method(scope)
            self._metrics.request(method, route, status, seconds)
            arrived = state.get("bytes", 0)
            finished(state["request_id"], method, route, status, seconds, arrived)


def _has_body(scope: Scope) -> bool:
    """Whether a request announces a body (RFC 9112, 6)."""
    return any(
        name == b"transfer-encoding" or (name == b"content-length" and value.strip() != b"0")
        for name, value in scope["headers"]
    )


def _method(scope: Scope) -> str:
    """Return a request's method for counters and log, where no client can add a word."""
    return str(scope["method"]) if scope["method"] in _METHODS else "other"


def _id(scope: Scope) -> str:
    """Return the id that a proxy gave the request, if it is one, else a new one."""
    for name, value in scope["headers"]:
        if name == b"x-request-id" and _ID.fullmatch(value):
            return str(value, "ascii")
    return secrets.token_hex(8)
