"""Forms with photos: what they may hold, and that nothing of them stays."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.service.fakes import END, FORM, Call, FakeBackend, jpeg, part, running, service
from trainer_api.service.uploads import IN_MEMORY

if TYPE_CHECKING:
    from collections.abc import Sequence

PATH = "/api/v1/recognitions"
CHECKS = "/api/v1/stairway-checks"
LARGE = jpeg() + b"\0" * (IN_MEMORY + 500_000)


def sent(
    folder: Path,
    body: Sequence[bytes | None],
    backend: FakeBackend | None = None,
    *,
    path: str = PATH,
    kind: str = FORM,
    **chosen: Any,
) -> Call:
    """Send a body to the service and return the call, answered."""
    call = Call("POST", path, body, {"content-type": kind})

    async def make() -> None:
        app = service(folder, backend or FakeBackend(), **chosen)
        async with running(app):
            await call.make(app)
            assert app.state.service.arriving == 0

    asyncio.run(make())
    return call


def in_pieces(body: bytes, size: int) -> list[bytes]:
    return [body[at : at + size] for at in range(0, len(body), size)]


@pytest.mark.parametrize("size", [1, 7, 1_000, 10_000_000])
def test_a_photo_arrives_whole_in_any_pieces(tmp_path: Path, size: int) -> None:
    backend = FakeBackend()
    photo = jpeg()
    call = sent(tmp_path, in_pieces(part("photo", photo, "ñandú.jpg") + END, size), backend)
    assert call.status == 200
    assert backend.photos == [photo]
    assert '"photo":"ñandú.jpg"' in call.sent.decode()


def test_a_large_photo_goes_through_a_file_that_is_gone_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(temporary))
    backend = FakeBackend()
    call = sent(tmp_path, in_pieces(part("photo", LARGE, "a.jpg") + END, 65_536), backend)
    assert call.status == 200
    assert backend.photos == [LARGE]
    assert nothing_left(temporary)


@pytest.mark.parametrize("last", [None, b"x"])
def test_a_cut_connection_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, last: bytes | None
) -> None:
    """The client goes away, or the form just ends."""
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(temporary))
    backend = FakeBackend()
    pieces = in_pieces(part("photo", LARGE, "a.jpg"), 65_536)
    call = sent(tmp_path, [*pieces, last], backend)
    assert call.status == (None if last is None else 422)
    assert backend.photos == []
    assert nothing_left(temporary)


def nothing_left(folder: Path) -> bool:
    """Whether no file lies in a folder, nor a nameless one of it is open."""
    gc.collect()
    links = [link for link in Path("/proc/self/fd").iterdir() if link.is_symlink()]
    names = [str(link.readlink()) for link in links]
    return not list(folder.iterdir()) and not [n for n in names if n.startswith(str(folder))]


@pytest.mark.parametrize(
    ("content", "status", "code"),
    [
        (b"", 422, "empty"),
        (b"hello", 415, "not_an_image"),
        (b"<html>" + b" " * 5_000, 415, "not_an_image"),
        (b"%PDF-1.7", 415, "unsupported"),
        (b"<svg xmlns='x'/>", 415, "unsupported"),
        (b"\0\0\0\x18ftypisom" + b"\0" * 20, 415, "unsupported"),
    ],
)
def test_the_first_bytes_decide(tmp_path: Path, content: bytes, status: int, code: str) -> None:
    backend = FakeBackend()
    call = sent(tmp_path, [part("photo", content, "photo.jpg"), END], backend)
    assert (call.status, code in call.sent.decode()) == (status, True)
    assert backend.photos == []


def test_what_is_no_photo_is_refused_while_it_arrives(tmp_path: Path) -> None:
    start = part("photo", b"", "a.jpg")[:-2] + b"no photo"
    call = sent(tmp_path, [start, *[b"x" * 5_000] * 100])
    assert call.status == 415
    assert call.taken <= 3


def test_heic_needs_the_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trainer_api.service.uploads.find_spec", lambda _name: None)
    call = sent(tmp_path, [part("photo", b"\0\0\0\x18ftypheic" + b"\0" * 20, "a.heic"), END])
    assert (call.status, b"needs_heic" in call.sent) == (415, True)
    assert b"stairway-trainer[heic]" in call.sent


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ([END], "field_missing"),
        ([part("photo", jpeg(), "a.jpg")] * 2 + [END], "too_many_photos"),
        ([part("foto", jpeg(), "a.jpg"), END], "field_unknown"),
        ([part("", jpeg(), "a.jpg"), END], "bad_form"),
        ([part("mode", b"5"), part("photo", jpeg(), "a.jpg"), END], "field_unknown"),
        ([part("photo", jpeg(), "a.jpg")], "form_incomplete"),
        ([b"no form at all"], "bad_form"),
        ([b""], "form_incomplete"),
        ([b"--frontier\r\n" + b"A: b\r\n" * 20 + b"\r\n"], "bad_form"),
        ([b"--frontier\r\nA: " + b"b" * 10_000 + b"\r\n\r\n"], "bad_form"),
    ],
)
def test_forms_that_are_not_understood(tmp_path: Path, body: Sequence[bytes], code: str) -> None:
    call = sent(tmp_path, body)
    assert (call.status, f'"{code}"' in call.sent.decode()) == (422, True)


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ([("mode", b"8")], "too_high"),
        ([("mode", b"five")], "not_a_number"),
        ([("mode", b"5"), ("mode", b"6")], "too_many"),
        ([("edition", b"fr")], "not_a_choice"),
        ([("edition", b"\xff")], "field_wrong"),
        ([("edition", b"e" * 2_000)], "too_long"),
        ([("lost_works", b"sculpture")], "bad_category"),
        ([("lost_works", b"painting:dada")], "bad_style"),
        ([("lost_works", b"painting")] * 11, "too_many"),
    ],
)
def test_fields_that_are_not_understood(
    tmp_path: Path, fields: Sequence[tuple[str, bytes]], code: str
) -> None:
    body = [part("photos", jpeg(), "a.jpg"), *(part(*field) for field in fields), END]
    call = sent(tmp_path, body, path=CHECKS)
    assert (call.status, f'"{code}"' in call.sent.decode()) == (422, True)


def test_a_form_holds_so_many_parts(tmp_path: Path) -> None:
    body = [part("lost_works", b"painting")] * 10 + [part("photos", jpeg(), "a.jpg")] * 9
    call = sent(tmp_path, [*body, END], path=CHECKS)
    assert (call.status, b"too_many_photos" in call.sent) == (422, True)


@pytest.mark.parametrize(
    "kind", ["multipart/form-data", "multipart/form-data; boundary=" + "b" * 80]
)
def test_a_form_needs_a_boundary(tmp_path: Path, kind: str) -> None:
    call = sent(tmp_path, [part("photo", jpeg(), "a.jpg"), END], kind=kind)
    assert (call.status, b"bad_form" in call.sent) == (422, True)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("../../etc/passwd.jpg", "passwd.jpg"),
        ("C:\\photos\\a.jpg", "a.jpg"),
        ("a\x1b[31mb.jpg", "a[31mb.jpg"),
        ("", "photo"),
        ("Bild\u202fs ä.jpg", "Bild\u202fs ä.jpg"),
        ("f" * 300 + "/a.jpg", "a.jpg"),
        ("x" * 500, "x" * 200),
    ],
)
def test_names_are_made_harmless(tmp_path: Path, name: str, shown: str) -> None:
    call = sent(tmp_path, [part("photo", jpeg(), name), END])
    assert call.status == 200
    assert f'"photo":"{shown}"' in call.sent.decode()


def test_a_name_may_come_as_older_clients_send_it(tmp_path: Path) -> None:
    head = "Content-Disposition: form-data; name=\"photo\"; filename*=utf-8''%e2%82%ac%20a.jpg"
    body = f"--frontier\r\n{head}\r\n\r\n".encode() + jpeg() + b"\r\n"
    call = sent(tmp_path, [body, END])
    assert (call.status, '"photo":"€ a.jpg"' in call.sent.decode()) == (200, True)


def test_another_kind_of_body_is_415(tmp_path: Path) -> None:
    call = sent(tmp_path, [b"{}"], kind="application/json")
    assert (call.status, b"wrong_kind" in call.sent) == (415, True)


def test_only_so_many_may_arrive_at_once(tmp_path: Path) -> None:
    """The second is turned away at once while the first still arrives."""
    first = Call("POST", PATH, [], {"content-type": FORM})
    second = Call("POST", PATH, [part("photo", jpeg(), "b.jpg"), END], {"content-type": FORM})

    async def make() -> None:
        app = service(tmp_path, FakeBackend(), uploads=1)
        arriving = asyncio.Event()

        async def receive() -> Any:
            arriving.set()
            await first.gone.wait()
            return {"type": "http.disconnect"}

        first._receive = receive  # type: ignore[method-assign]
        async with running(app):
            making = asyncio.create_task(first.make(app))
            await arriving.wait()
            await second.make(app)
            first.gone.set()
            await making
            assert app.state.service.arriving == 0

    asyncio.run(make())
    assert (second.status, second.taken) == (503, 0)
    assert second.header("retry-after") == "2"
    assert first.status is None
