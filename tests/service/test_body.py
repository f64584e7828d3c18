"""A body is read no further than its limit, whatever it says of itself."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from tests.service.fakes import END, FORM, Call, FakeBackend, jpeg, part, running, service
from trainer_api.service.token import FILE

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

JSON = "application/json"
CHECKS = "/api/v1/stairway-checks"
PHOTOS = "/api/v1/recognitions"
LIMIT = 50_000
CHUNK = b"x" * 10_000


def called(folder: Path, call: Call, **chosen: Any) -> Call:
    """Make a call and return it, answered."""

    async def make() -> Call:
        app = service(folder, FakeBackend(), **chosen)
        async with running(app):
            await call.make(app)
        return call

    return asyncio.run(make())


@pytest.mark.parametrize("length", [None, "10", "50001", "99999999999999999999", "-1", "many"])
@pytest.mark.parametrize(("path", "kind"), [(CHECKS, JSON), (PHOTOS, FORM), (CHECKS, FORM)])
def test_no_more_than_the_limit_is_read(
    tmp_path: Path, length: str | None, path: str, kind: str
) -> None:
    headers = {"content-type": kind} | ({} if length is None else {"content-length": length})
    form = [part("photo", b"", "a.jpg"), part("photos", b"", "a.jpg")]
    start = [form[path == CHECKS][:-2] + jpeg()] if kind == FORM else []
    call = Call("POST", path, [*start, *[CHUNK] * 1_000], headers)
    limits = {"json_bytes": LIMIT, "request_bytes": LIMIT, "photo_bytes": LIMIT}
    called(tmp_path, call, **limits)
    assert call.status == 413
    assert b"request_too_large" in call.sent
    assert call.header("connection") == "close"
    announced = length is not None and length.isdigit() and int(length) > LIMIT
    assert call.taken <= (0 if announced else LIMIT // len(CHUNK) + 2)


def test_one_photo_may_not_be_larger_than_a_photo_may(tmp_path: Path) -> None:
    start = part("photo", b"", "a.jpg")[:-2] + jpeg()
    call = Call("POST", PHOTOS, [start, *[CHUNK] * 100], {"content-type": FORM})
    called(tmp_path, call, photo_bytes=LIMIT)
    assert call.status == 413
    assert b"too_many_bytes" in call.sent
    assert call.taken <= LIMIT // len(CHUNK) + 2


def test_a_trickle_is_cut(tmp_path: Path) -> None:
    """The body never ends: the time for it does."""
    call = Call("POST", PHOTOS, [part("photo", b"", "a.jpg")], {"content-type": FORM})
    call.body = [*call.body, b"never read"]

    async def trickle() -> Call:
        app = service(tmp_path, FakeBackend(), body_seconds=0.05)
        original = call._receive

        async def receive() -> Any:
            if call.taken == 1:
                await asyncio.Event().wait()
            return await original()

        call._receive = receive  # type: ignore[method-assign]
        async with running(app):
            await call.make(app)
            assert app.state.service.arriving == 0
        return call

    asyncio.run(trickle())
    assert call.status == 408
    assert b"too_slow" in call.sent
    assert call.header("connection") == "close"


@pytest.mark.parametrize(
    ("path", "kinds"),
    [
        (CHECKS, [JSON, FORM]),
        (CHECKS, [FORM, JSON]),
        (CHECKS, ["multipart/mixed; boundary=b"]),
        ("/api/v1/jobs", [FORM]),
        ("/healthz", [FORM]),
    ],
)
def test_only_one_form_for_photos_may_be_large(tmp_path: Path, path: str, kinds: list[str]) -> None:
    async def make() -> list[int | None]:
        app = service(tmp_path, FakeBackend(), json_bytes=LIMIT)
        token = (tmp_path / FILE).read_text().strip()
        call = Call("GET" if path == "/healthz" else "POST", path, [CHUNK] * 1_000)
        call.more = [("content-type", kind) for kind in kinds]
        call.headers = {"authorization": f"Bearer {token}"}
        async with running(app):
            await call.make(app)
        return [call.status, call.taken]

    status, taken = asyncio.run(make())
    assert taken is not None
    assert taken <= LIMIT // len(CHUNK) + 2
    assert status in ({200} if path == "/healthz" else {413, 415, 422})


@pytest.mark.parametrize(
    "body", [[b"{"], [b""], [b'{"cards": []}'], [b'{"cards": ["mona-lisa"], "more": 1}'], [b"[]"]]
)
def test_json_that_is_not_understood(tmp_path: Path, body: Sequence[bytes]) -> None:
    call = called(tmp_path, Call("POST", CHECKS, body, {"content-type": JSON}))
    assert call.status == 422


def test_after_its_end_a_body_has_no_time(tmp_path: Path) -> None:
    """Looking at the photo may take longer than the body may: only the arrival is limited."""
    backend = FakeBackend(hold=None)
    form = [part("photo", jpeg(), "a.jpg"), END]
    call = Call("POST", PHOTOS, form, {"content-type": FORM})

    async def make() -> None:
        backend.hold = asyncio.Event()
        backend.entered = asyncio.Event()
        app = service(tmp_path, backend, body_seconds=0.5)
        async with running(app):
            making = asyncio.create_task(call.make(app))
            await backend.entered.wait()
            loop = asyncio.get_running_loop()
            over = asyncio.Event()
            loop.call_later(0.6, over.set)
            await over.wait()
            assert not making.done()
            backend.hold.set()
            await making

    asyncio.run(make())
    assert call.status == 200
