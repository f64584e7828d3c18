"""Keeps web pages elsewhere from talking to a service on this machine.

A page in the user's browser can send requests to 127.0.0.1. Two checks stop it: the Host header
must be a name of this service (a page that has its own name point here, "DNS rebinding", sends
that name), and a request that changes something must come from a page of this service (Origin).
"""

from __future__ import annotations

import ipaddress
import socket
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from trainer_api.service.errors import Refusal, refuse, response_for
from trainer_api.service.language import language_of

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from trainer_api.settings import Settings

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
LOCAL: Final = frozenset({"localhost", "127.0.0.1", "::1"})


def allowed_hosts(settings: Settings) -> frozenset[str]:
    """Return the names that a Host header may carry, beside addresses with `settings.lan`."""
    names = {*LOCAL, *settings.hosts}
    if settings.lan:
        own = socket.gethostname().lower()
        names |= {own, own.partition(".")[0], f"{own.partition('.')[0]}.local"}
    if not _is_any(settings.host):
        names.add(settings.host.lower())
    return frozenset(names)


class Guard:
    """Middleware that refuses other hosts' names and other pages' requests.

    Args:
        app: what is behind it.
        hosts: names that are allowed.
        addresses: any IP address is allowed too. A page cannot give itself one as its name, so
            that rebinding stays impossible.
    """

    def __init__(self, app: ASGIApp, hosts: frozenset[str], *, addresses: bool = False) -> None:
        self._app = app
        self._hosts = hosts
        self._addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or answer 400 or 403."""
        if scope["type"] == "http":
            try:
                self._ask(scope)
            except Refusal as refusal:
                await response_for(refusal, scope)(scope, receive, send)
                return
        await self._app(scope, receive, send)

    def _ask(self, scope: Scope) -> None:
        lang = language_of(scope)
        hosts = _header(scope, b"host")
        if len(hosts) != 1 or not self._is_ours(hosts[0]):
            raise refuse(400, "service.wrong_host", lang)
        if scope["method"] in SAFE:
            return
        sites = _header(scope, b"sec-fetch-site")
        origins = _header(scope, b"origin")
        elsewhere = any(site not in {"same-origin", "none"} for site in sites)
        if elsewhere or any(not self._same(origin, hosts[0]) for origin in origins):
            raise refuse(403, "service.wrong_origin", lang)

    def _is_ours(self, host: str) -> bool:
        name = _name(f"//{host}")
        return name is not None and (name in self._hosts or (self._addresses and _is_ip(name)))

    def _same(self, origin: str, host: str) -> bool:
        """Whether a page of this service asks: the browser compares scheme and port, we the name.

        Behind a proxy the service sees another scheme and port than the browser; the Host that
        the proxy passes on carries the browser's port or none.
        """
        scheme, _, rest = origin.partition("://")
        if scheme not in {"http", "https"} or not self._is_ours(rest):
            return False
        return _authority(scheme, rest) == _authority(scheme, host)


def _header(scope: Scope, name: bytes) -> list[str]:
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]


def _name(url: str) -> str | None:
    """Return the host name of an authority, in lower case without a final dot; None: no host."""
    try:
        parts = urlsplit(url)
        name, _ = parts.hostname, parts.port
    except ValueError:
        return None
    if name is None or parts.path or parts.query or parts.fragment or parts.username is not None:
        return None
    return name.removesuffix(".")


def _authority(scheme: str, authority: str) -> tuple[str | None, int]:
    """Return name and port; without a port the scheme's own."""
    parts = urlsplit(f"//{authority}")
    return _name(f"//{authority}"), parts.port or (443 if scheme == "https" else 80)


def _is_ip(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _is_any(host: str) -> bool:
    return _is_ip(host) and ipaddress.ip_address(host).is_unspecified
