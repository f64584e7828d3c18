"""The HTTP server as this service runs it."""

from __future__ import annotations

import contextlib
import signal
from typing import TYPE_CHECKING, Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

if TYPE_CHECKING:
    import asyncio
    import socket
    from collections.abc import Iterator

    from fastapi import FastAPI

DRAIN_SECONDS: Final = 5
"""What is being answered when the service shall stop has this long to end."""
_HEAD_BYTES: Final = 32_000
"""Bytes of a request's line and headers."""
HEAD_SECONDS: Final = 15.0
"""Time for them to arrive, from the connection or their first byte on."""


class Connection(H11Protocol):
    """uvicorn's HTTP/1.1, with a time for a request's head.

    Without one, clients that connect and say nothing hold as many connections as they like.
    """

    head_seconds = HEAD_SECONDS
    _head: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Give the first head its time."""
        super().connection_made(transport)
        self._wait_for_head()

    def data_received(self, data: bytes) -> None:
        """Give a head its time from its first byte on, until it is whole."""
        super().data_received(data)
        if self.conn.their_state is h11.IDLE:
            self._wait_for_head()
        else:
            self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the time."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait_for_head(self) -> None:
        if self._head is None:
            self._head = self.loop.call_later(self.head_seconds, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._head is not None:
            self._head.cancel()
            self._head = None


class Server(uvicorn.Server):
    """uvicorn, silent about addresses, that ends with status 0 when it is told to end.

    Args:
        app: the service, from `trainer_api.app.create_app`.
        **more: settings of `uvicorn.Config` that shall differ.
    """

    def __init__(self, app: FastAPI, **more: Any) -> None:
        self._service = app
        chosen: dict[str, Any] = {
            "http": Connection,
            "ws": "none",
            "loop": "asyncio",
            "lifespan": "on",
            "log_config": None,
            "access_log": False,  # it would hold addresses; ours holds none
            "server_header": False,
            "proxy_headers": False,  # nothing here depends on the address of a client
            "h11_max_incomplete_event_size": _HEAD_BYTES,
            "timeout_graceful_shutdown": DRAIN_SECONDS,
        }
        super().__init__(uvicorn.Config(app, **chosen | more))

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at SIGINT and SIGTERM; uvicorn would send itself the signal once more at the end."""
        old = {
            number: signal.signal(number, self.handle_exit)
            for number in (signal.SIGINT, signal.SIGTERM)
        }
        try:
            yield
        finally:
            for number, handler in old.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let what is being answered end, and a job stop meanwhile; turn away what waits."""
        service = self._service.state.service
        service.backend.drain()
        if service.jobs is not None:
            service.jobs.halt()
        await super().shutdown(sockets)
