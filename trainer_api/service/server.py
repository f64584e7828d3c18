"""The HTTP server as this service runs it."""

from __future__ import annotations

import contextlib
import signal
from typing import TYPE_CHECKING, Any, Final

import uvicorn

if TYPE_CHECKING:
    import socket
    from collections.abc import Iterator

    from fastapi import FastAPI

DRAIN_SECONDS: Final = 5
"""What is being answered when the service shall stop has this long to end."""
_HEAD_BYTES: Final = 32_000
"""Bytes of a request's line and headers."""


class Server(uvicorn.Server):
    """uvicorn, silent about addresses, that ends with status 0 when it is told to end.

    Args:
        app: the service, from `trainer_api.app.create_app`.
        **more: settings of `uvicorn.Config` that shall differ.
    """

    def __init__(self, app: FastAPI, **more: Any) -> None:
        self._service = app
        chosen: dict[str, Any] = {
            "http": "h11",
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
