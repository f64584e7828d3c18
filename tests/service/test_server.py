"""The server stops in good order: what is being answered ends, what waits is turned away."""

from __future__ import annotations

import asyncio
import signal
import socket
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from tests.service.fakes import END, FORM, FakeBackend, jpeg, part, service
from trainer_api.service.server import Connection, Server

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    import pytest

BODY = part("photo", jpeg(), "a.jpg") + END
HEAD = (
    "POST /api/v1/recognitions HTTP/1.1\r\nHost: localhost\r\n"
    f"Content-Type: {FORM}\r\nContent-Length: {len(BODY)}\r\n\r\n"
)
LONG = 120.0


async def until(true: Callable[[], bool]) -> None:
    """Let the others go on until something is true."""
    async with asyncio.timeout(LONG):
        while not true():
            await asyncio.to_thread(bool)


@asynccontextmanager
async def serving(server: Server) -> AsyncIterator[tuple[asyncio.Task[None], tuple[str, int]]]:
    """A started server's task and address; it has ended when the block has."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        task = asyncio.create_task(server.serve(sockets=[listening]))
        await until(lambda: server.started)
        yield task, listening.getsockname()
        await task


def test_it_lets_what_is_answered_end_and_turns_away_the_rest(tmp_path: Path) -> None:
    backend = FakeBackend()

    async def work() -> bytes:
        backend.hold, backend.entered = asyncio.Event(), asyncio.Event()
        server = Server(service(tmp_path, backend))
        async with serving(server) as (task, address):
            reader, writer = await asyncio.open_connection(*address)
            writer.write(HEAD.encode() + BODY)
            await backend.entered.wait()
            server.handle_exit(signal.SIGTERM, None)
            await until(lambda: backend.busy)
            assert not task.done()
            backend.hold.set()
            answer = await reader.read()
            writer.close()
        return answer

    before = signal.getsignal(signal.SIGTERM)
    answer = asyncio.run(work())
    assert answer.startswith(b"HTTP/1.1 200")
    assert not backend.ready  # closed, after all
    assert signal.getsignal(signal.SIGTERM) is before


def test_what_never_ends_is_cut(tmp_path: Path) -> None:
    backend = FakeBackend()

    async def work() -> bytes:
        backend.hold, backend.entered = asyncio.Event(), asyncio.Event()
        server = Server(service(tmp_path, backend), timeout_graceful_shutdown=0)
        async with serving(server) as (_, address):
            reader, writer = await asyncio.open_connection(*address)
            writer.write(HEAD.encode() + BODY)
            await backend.entered.wait()
            server.handle_exit(signal.SIGTERM, None)
            answer = await reader.read()
            writer.close()
            return answer

    answer = asyncio.run(work())
    assert answer.startswith(b"HTTP/1.1 503")
    assert b"retry-after: 2" in answer
    assert b'"code":"stopping"' in answer
    assert backend.left == 1


def test_a_head_that_does_not_come_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Connection, "head_seconds", 0.2)

    async def work() -> list[bytes]:
        server = Server(service(tmp_path, FakeBackend()))
        async with serving(server) as (_, address):
            answers = []
            for sent in (b"", b"GET /healthz HTTP/1.1\r\nHost: loc"):
                reader, writer = await asyncio.open_connection(*address)
                writer.write(sent)
                answers.append(await reader.read())  # until it is closed
                writer.close()
            server.handle_exit(signal.SIGTERM, None)
        return answers

    assert asyncio.run(work()) == [b"", b""]


def test_a_head_that_has_come_is_waited_for_no_more(tmp_path: Path) -> None:
    backend = FakeBackend()

    async def work() -> None:
        backend.hold, backend.entered = asyncio.Event(), asyncio.Event()
        server = Server(service(tmp_path, backend))
        async with serving(server) as (_, address):
            reader, writer = await asyncio.open_connection(*address)
            await until(lambda: bool(server.server_state.connections))
            (connection,) = server.server_state.connections
            assert isinstance(connection, Connection)
            assert connection._head is not None
            writer.write(HEAD.encode() + BODY)
            await backend.entered.wait()
            assert connection._head is None
            backend.hold.set()
            assert (await reader.readline()).startswith(b"HTTP/1.1 200")
            writer.close()
            server.handle_exit(signal.SIGTERM, None)

    asyncio.run(work())
