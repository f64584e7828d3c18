"""Uploads that lie, trickle or break off, sent as raw bytes."""

from __future__ import annotations

import socket
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from scripts.measure.clients import BOUNDARY, PATH

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

WHOLE = 200_000_000
"""Bytes of the largest upload."""
_CHUNK = 64 * 1024
_TRICKLE = 0.05


@dataclass(frozen=True, slots=True)
class Upload:
    """What became of one.

    Attributes:
        name: what it does.
        status: of the answer; None: the connection was closed without one.
        sent: bytes of the body that the sender got rid of.
        seconds: until the answer or the end.
    """

    name: str
    status: int | None
    sent: int
    seconds: float


def _head(*more: str) -> bytes:
    lines = (
        f"POST {PATH} HTTP/1.1",
        "Host: 127.0.0.1",
        f"Content-Type: multipart/form-data; boundary={BOUNDARY}",
        *more,
    )
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def _body(size: int) -> Iterator[bytes]:
    """Give a multipart body with one photo, never ended."""
    yield (
        f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n'
        "Content-Type: image/jpeg\r\n\r\n"
    ).encode() + b"\xff\xd8\xff\xe0"
    for _ in range(size // _CHUNK):
        yield b"\xff" * _CHUNK


def _chunked(size: int) -> Iterator[bytes]:
    for piece in _body(size):
        yield f"{len(piece):x}\r\n".encode() + piece + b"\r\n"


def _slowly(size: int) -> Iterator[bytes]:
    for piece in _body(size):
        for at in range(len(piece)):
            time.sleep(_TRICKLE)
            yield piece[at : at + 1]


def send(port: int, name: str, head: bytes, body: Iterator[bytes], *, cut: bool = False) -> Upload:
    """Send a request until it is answered, refused or sent; cut: hang up instead of waiting."""
    start = time.perf_counter()
    sent = 0
    with socket.create_connection(("127.0.0.1", port), timeout=60) as connection:
        connection.sendall(head)
        try:
            for piece in body:
                connection.sendall(piece)
                sent += len(piece)
                if _answered(connection):
                    break
        except (BrokenPipeError, ConnectionResetError):
            pass
        status = None if cut else _status(connection)
    return Upload(name, status, sent, time.perf_counter() - start)


def _answered(connection: socket.socket) -> bool:
    connection.setblocking(False)
    try:
        return bool(connection.recv(1, socket.MSG_PEEK))
    except BlockingIOError:
        return False
    finally:
        connection.settimeout(60)


def _status(connection: socket.socket) -> int | None:
    try:
        answer = connection.recv(64)
    except (TimeoutError, ConnectionResetError):
        return None
    return int(answer.split()[1]) if answer.startswith(b"HTTP/1.1 ") else None


ALL: dict[str, Callable[[int], Upload]] = {
    "200 MB, told": lambda port: send(
        port, "200 MB, told", _head(f"Content-Length: {WHOLE}"), _body(WHOLE)
    ),
    "200 MB, told as 1,000 bytes": lambda port: send(
        port, "200 MB, told as 1,000 bytes", _head("Content-Length: 1000"), _body(WHOLE)
    ),
    "200 MB in chunks": lambda port: send(
        port, "200 MB in chunks", _head("Transfer-Encoding: chunked"), _chunked(WHOLE)
    ),
    "told both ways": lambda port: send(
        port,
        "told both ways",
        _head("Content-Length: 10", "Transfer-Encoding: chunked"),
        _chunked(WHOLE),
    ),
    "a byte each 50 ms": lambda port: send(
        port, "a byte each 50 ms", _head("Content-Length: 100000"), _slowly(0)
    ),
    "cut after 1 MB of 50": lambda port: send(
        port, "cut after 1 MB of 50", _head("Content-Length: 50000000"), _body(1_000_000), cut=True
    ),
    "cut after 30 MB in chunks": lambda port: send(
        port,
        "cut after 30 MB in chunks",
        _head("Transfer-Encoding: chunked"),
        _chunked(30_000_000),
        cut=True,
    ),
}
"""All of them, by name."""
