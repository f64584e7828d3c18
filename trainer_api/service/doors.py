"""Who may call what. A request that no row of the table lets in does not get in.

The table is asked before anything of a request's body is read. Routes that are missing in it
cannot be called, whatever the router says; a test holds the two equal.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

from starlette.routing import compile_path

from trainer_api.service.errors import Refusal, refuse, response_for
from trainer_api.service.language import language_of
from trainer_api.service.token import matches

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starlette.types import ASGIApp, Message, Receive, Scope, Send


class Caller(StrEnum):
    """Who may call a route."""

    EVERYONE = "everyone"
    OWNER = "owner"


API: Final = "/api/v1"

DOORS: Final[Mapping[tuple[str, str], Caller]] = {
    ("GET", "/healthz"): Caller.EVERYONE,
    ("GET", "/readyz"): Caller.EVERYONE,
    ("GET", "/metrics"): Caller.EVERYONE,
    ("GET", "/openapi.json"): Caller.EVERYONE,
    ("GET", "/docs"): Caller.EVERYONE,
    ("GET", "/pages/{name}"): Caller.EVERYONE,
    ("GET", "/w/{code}"): Caller.EVERYONE,
    ("GET", "/W/{code}"): Caller.EVERYONE,
    ("POST", f"{API}/recognitions"): Caller.EVERYONE,
    ("POST", f"{API}/stairway-checks"): Caller.EVERYONE,
    ("POST", f"{API}/special-checks"): Caller.EVERYONE,
    ("GET", f"{API}/works"): Caller.EVERYONE,
    ("GET", f"{API}/works/{{work}}"): Caller.EVERYONE,
    ("GET", f"{API}/works/{{work}}/image"): Caller.EVERYONE,
    ("GET", f"{API}/works/{{work}}/look-alikes"): Caller.EVERYONE,
    ("GET", f"{API}/styles"): Caller.EVERYONE,
    ("GET", f"{API}/editions"): Caller.EVERYONE,
    ("GET", f"{API}/specials"): Caller.EVERYONE,
    ("GET", f"{API}/specials/{{special}}/image"): Caller.EVERYONE,
    ("GET", f"{API}/decks"): Caller.EVERYONE,
    ("GET", f"{API}/jobs"): Caller.OWNER,
    ("POST", f"{API}/jobs"): Caller.OWNER,
    ("GET", f"{API}/jobs/{{job_id}}"): Caller.OWNER,
    ("POST", f"{API}/jobs/{{job_id}}/cancel"): Caller.OWNER,
}
"""(method, path as the router has it): who may call it."""

WITH_PHOTOS: Final = frozenset(
    {f"{API}/recognitions", f"{API}/stairway-checks", f"{API}/special-checks"}
)
"""The routes whose bodies may be as large as photos are."""

NO_ROUTE: Final = "none"
"""What `route_of` says of a request that no row of the table fits."""


class Doors:
    """Middleware that asks the table.

    Args:
        app: what is behind the doors.
        token: the owner's.
        doors: the table.
    """

    def __init__(
        self, app: ASGIApp, token: str, doors: Mapping[tuple[str, str], Caller] = DOORS
    ) -> None:
        self._app = app
        self._token = token
        self._rows = [
            (method, path, compile_path(path)[0], caller)
            for (method, path), caller in doors.items()
        ]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or answer 401, 404 or 405."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        if scope["type"] != "http":  # no route talks WebSocket
            return
        if scope["method"] == "HEAD":  # whoever may GET may ask for the head alone
            scope, send = {**scope, "method": "GET"}, _without_body(send)
        try:
            self._ask(scope)
        except Refusal as refusal:
            await response_for(refusal, scope)(scope, receive, send)
            return
        await self._app(scope, receive, send)

    def _ask(self, scope: Scope) -> None:
        """Raise the refusal of a request that may not come in; note which route it is for."""
        lang = language_of(scope)
        fitting = [row for row in self._rows if row[2].match(scope["path"])]
        if not fitting:
            raise refuse(404, "service.no_such_page", lang)
        for method, path, _, caller in fitting:
            if method != scope["method"]:
                continue
            scope["state"]["route"] = path
            if caller is Caller.OWNER and not matches(scope, self._token):
                headers = {"WWW-Authenticate": 'Bearer realm="stairway"'}
                raise refuse(401, "service.owner_only", lang, headers=headers)
            return
        methods = {method for method, *_ in fitting}
        allowed = ", ".join(sorted(methods | ({"HEAD"} if "GET" in methods else set())))
        raise refuse(405, "service.wrong_method", lang, headers={"Allow": allowed}, allowed=allowed)


def _without_body(send: Send) -> Send:
    """Return `send` that keeps an answer's body back and lets its head through as it is."""

    async def head(message: Message) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return head


def route_of(scope: Scope) -> str:
    """Return the path of the route that a request is for, as the table has it, or `NO_ROUTE`."""
    return str(scope.get("state", {}).get("route", NO_ROUTE))
