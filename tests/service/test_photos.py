"""What becomes of a request with photos: answers, refusals, clients that go away."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from recognizer.errors import BundleError, BundleProblem, PhotoError, PhotoProblem
from tests.service.fakes import END, FORM, Call, FakeBackend, jpeg, part, running, service
from trainer_api.service.backend import BadPhotoError, PhotoStoppedError, WorkerBugError

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.testclient import TestClient

PATH = "/api/v1/recognitions"
PHOTO = {"photo": ("table.jpg", jpeg())}


def test_a_full_service_says_when_to_come_again(api: TestClient, backend: FakeBackend) -> None:
    backend.busy = True
    answer = api.post(PATH, files=PHOTO)
    assert answer.status_code == 503
    assert answer.headers["retry-after"] == "2"
    assert answer.json()["error"]["code"] == "full"


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [
        (BadPhotoError(0, PhotoError(PhotoProblem.DAMAGED)), 422, "damaged"),
        (BadPhotoError(0, PhotoError(PhotoProblem.NEEDS_HEIC, extra="heic")), 415, "needs_heic"),
        (PhotoStoppedError(0, 20.0), 422, "photo_too_slow"),
        (PhotoStoppedError(0, None), 422, "photo_breaks_reader"),
    ],
)
def test_a_photo_that_cannot_be_used_is_named(
    api: TestClient, backend: FakeBackend, error: Exception, status: int, code: str
) -> None:
    backend.error = error
    answer = api.post(PATH, files=PHOTO)
    assert answer.status_code == status
    told = answer.json()
    assert (told["error"]["code"], told["error"]["field"]) == (code, "photo")
    assert told["photo"] == "table.jpg"
    assert told["request"] == answer.headers["x-request-id"]


def test_a_deck_without_a_model_is_told(api: TestClient, backend: FakeBackend) -> None:
    backend.error = BundleError(BundleProblem.NOT_FOUND, file="bundle.json", folder="x")
    answer = api.post(PATH, files=PHOTO)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "bundle_not_found")


def test_a_fault_of_ours_is_500_and_tells_nothing(
    api: TestClient, backend: FakeBackend, caplog: pytest.LogCaptureFixture
) -> None:
    backend.error = WorkerBugError(["step.py:7 look", "ZeroDivisionError"])
    answer = api.post(PATH, files=PHOTO, headers={"X-Request-ID": "from-a-proxy-1"})
    assert answer.status_code == 500
    told = answer.json()
    assert told["error"]["code"] == "internal_error"
    assert told["request"] == answer.headers["x-request-id"] == "from-a-proxy-1"
    assert "ZeroDivision" not in answer.text
    (bug,) = [record for record in caplog.records if record.message == "bug"]
    assert bug.data["request"] == "from-a-proxy-1"  # type: ignore[attr-defined]
    assert bug.data["trace"][-1].endswith("WorkerBugError")  # type: ignore[attr-defined]


def test_a_client_that_goes_away_stops_the_waiting(tmp_path: Path) -> None:
    call = Call("POST", PATH, [part("photo", jpeg(), "a.jpg"), END], {"content-type": FORM})
    backend = FakeBackend()

    async def make() -> None:
        backend.hold, backend.entered = asyncio.Event(), asyncio.Event()
        app = service(tmp_path, backend)
        async with running(app):
            making = asyncio.create_task(call.make(app))
            await backend.entered.wait()
            call.gone.set()
            await making

    asyncio.run(make())
    assert backend.left == 1
    assert call.status is None


def test_a_client_that_stays_is_answered(tmp_path: Path) -> None:
    call = Call("POST", PATH, [part("photo", jpeg(), "a.jpg"), END], {"content-type": FORM})
    backend = FakeBackend()

    async def make() -> None:
        backend.hold, backend.entered = asyncio.Event(), asyncio.Event()
        app = service(tmp_path, backend)
        async with running(app):
            making = asyncio.create_task(call.make(app))
            await backend.entered.wait()
            health = Call("GET", "/healthz")
            await health.make(app)  # answers while the photo is looked at
            assert (health.status, making.done()) == (200, False)
            backend.hold.set()
            await making

    asyncio.run(make())
    assert (backend.left, call.status) == (0, 200)
