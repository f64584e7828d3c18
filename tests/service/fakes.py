"""A service whose photos are looked at by the test itself, and requests without a network."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from io import BytesIO
from typing import TYPE_CHECKING, Any, BinaryIO

from PIL import Image
from starlette.testclient import TestClient

from tests.checks.sightings import row
from trainer_api.app import create_app
from trainer_api.service.backend import BusyError, Model, SeenCode, SeenPhoto
from trainer_api.settings import Settings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator, Sequence
    from pathlib import Path

    from fastapi import FastAPI
    from starlette.types import Message

    from recognizer.sighting import Sighting

Look = "Callable[[bytes], list[Sighting]]"


def jpeg(width: int = 64, height: int = 48, quality: int = 80) -> bytes:
    """A small photo."""
    out = BytesIO()
    Image.new("RGB", (width, height), (200, 120, 40)).save(out, "JPEG", quality=quality)
    return out.getvalue()


@dataclass
class FakeBackend:
    """Looks at photos as the test says.

    Attributes:
        sightings: what every photo shows.
        error: raised instead.
        busy: no place.
        photos: the bytes of the photos that came.
        models: the bundles that were asked for.
        entered: set when a request has come.
        hold: while it is there and not set, requests wait.
        left: how many requests went away while they waited.
    """

    sightings: tuple[Sighting, ...] = tuple(row("mona-lisa"))
    error: Exception | None = None
    busy: bool = False
    ready: bool = True
    photos: list[bytes] = field(default_factory=list)
    models: list[Model] = field(default_factory=list)
    entered: asyncio.Event = field(default_factory=asyncio.Event)
    hold: asyncio.Event | None = None
    left: int = 0

    async def examine(self, photos: Sequence[BinaryIO], model: Model) -> list[SeenPhoto]:
        if self.busy:
            raise BusyError
        self.models.append(model)
        self.entered.set()
        for photo in photos:
            photo.seek(0)
            self.photos.append(photo.read())
        try:
            if self.hold is not None:
                await self.hold.wait()
        except asyncio.CancelledError:
            self.left += 1
            raise
        if self.error is not None:
            raise self.error
        code = SeenCode("https://example.org/W/ABCD", self.sightings[0].quad)
        return [SeenPhoto(self.sightings, (code,), (64, 48), {"photo": 1.04}) for _ in photos]

    def drain(self) -> None:
        self.busy = True

    async def close(self) -> None:
        self.ready = False


def service(folder: Path, backend: FakeBackend, **chosen: Any) -> FastAPI:
    """The whole service around a fake backend; jobs are not run."""
    settings = Settings(data=folder, **{"run_jobs": False, **chosen})
    return create_app(settings, backend=lambda _shelf, _metrics: backend)


@contextmanager
def client(folder: Path, backend: FakeBackend, **chosen: Any) -> Iterator[TestClient]:
    """A client of the service."""
    app = service(folder, backend, **chosen)
    with TestClient(app, base_url="http://localhost") as opened:
        yield opened


@asynccontextmanager
async def running(app: FastAPI) -> AsyncIterator[None]:
    """Run a service's lifespan in this event loop."""
    async with app.router.lifespan_context(app):
        yield


@dataclass
class Call:
    """A request as a server would pass it on, chunk by chunk.

    Attributes:
        body: chunks of the body; None: the client goes away there.
        headers: of the request; Host is added.
        more: further headers, names that occur twice.
        taken: how many chunks were asked for.
        answer: the messages that were sent back.
    """

    method: str
    path: str
    body: Sequence[bytes | None] = ()
    headers: dict[str, str] = field(default_factory=dict)
    more: Sequence[tuple[str, str]] = ()
    gone: asyncio.Event = field(default_factory=asyncio.Event)
    taken: int = 0
    answer: list[Message] = field(default_factory=list)

    async def make(self, app: FastAPI) -> None:
        path, _, query = self.path.partition("?")
        headers = {"host": "localhost", **self.headers}
        if self.body and "content-length" not in headers:
            headers["transfer-encoding"] = "chunked"
        pairs = [*headers.items(), *self.more]
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": self.method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [(k.lower().encode(), v.encode()) for k, v in pairs],
            "client": ("203.0.113.9", 4711),
            "server": ("localhost", 80),
            "state": {},
        }
        await app(scope, self._receive, self._send)

    async def _receive(self) -> Message:
        if self.taken < len(self.body):
            chunk = self.body[self.taken]
            self.taken += 1
            if chunk is None:
                return {"type": "http.disconnect"}
            more = self.taken < len(self.body)
            return {"type": "http.request", "body": chunk, "more_body": more}
        if not self.body and self.taken == 0:
            self.taken = 1
            return {"type": "http.request", "body": b"", "more_body": False}
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Message) -> None:
        self.answer.append(message)

    @property
    def status(self) -> int | None:
        """The status of the answer; None: there was none."""
        return self.answer[0]["status"] if self.answer else None

    @property
    def sent(self) -> bytes:
        """The body of the answer."""
        return b"".join(message.get("body", b"") for message in self.answer[1:])

    def header(self, name: str) -> str | None:
        """A header of the answer."""
        found = [v for k, v in self.answer[0]["headers"] if k == name.lower().encode()]
        return found[0].decode() if found else None


BOUNDARY = "frontier"
FORM = f"multipart/form-data; boundary={BOUNDARY}"


def part(name: str, content: bytes, file: str | None = None) -> bytes:
    """One part of a form."""
    called = "" if file is None else f'; filename="{file}"'
    head = f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="{name}"{called}\r\n\r\n'
    return head.encode() + content + b"\r\n"


END = f"--{BOUNDARY}--\r\n".encode()
