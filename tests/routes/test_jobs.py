"""Jobs over HTTP: who may, what is answered, what is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.decks.conftest import HEADER, draw, write_csv
from tests.jobs.waiting import until
from tests.routes.jobs_service import service
from trainer_api.decks.importing import import_deck
from trainer_api.decks.library import DeckLibrary
from trainer_api.jobs.runner import now
from trainer_api.store.jobs import MAX_WAITING, Failure, JobState

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from starlette.testclient import TestClient

    from trainer_api.store.jobs import Jobs

JOBS = "/api/v1/jobs"
ORDER = {"kind": "model_build", "deck": "mine"}


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with the deck `mine`: one work, and the plates of the special cards."""
    source = tmp_path / "source"
    source.mkdir()
    row = ("red-square", "painting", "9", "", "Red Square", "Cuadrado rojo")
    write_csv(source / "works.csv", HEADER, [row])
    draw(source / "red-square.png")
    import_deck(source, DeckLibrary(tmp_path / "data"), "mine")
    return tmp_path / "data"


@pytest.fixture
def client(data: Path) -> Iterator[TestClient]:
    """A service that runs no jobs: they wait."""
    with service(data) as client:
        yield client


def jobs_of(client: TestClient) -> Jobs:
    jobs: Jobs = client.app.state.service.store.jobs  # type: ignore[attr-defined]
    return jobs


def ask(client: TestClient) -> Any:
    answer = client.post(JOBS, json=ORDER)
    assert answer.status_code == 202, answer.text
    return answer.json()


def refused(answer: Any, status: int, code: str) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    error: dict[str, Any] = answer.json()["error"]
    assert error["code"] == code
    assert error["text"]
    return error


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", JOBS),
        ("POST", JOBS),
        ("GET", f"{JOBS}/{'0' * 32}"),
        ("POST", f"{JOBS}/{'0' * 32}/cancel"),
    ],
)
def test_they_are_the_owners(client: TestClient, method: str, path: str) -> None:
    del client.headers["Authorization"]
    assert client.request(method, path, json=ORDER).status_code == 401
    client.headers["Authorization"] = "Bearer guess"
    assert client.request(method, path, json=ORDER).status_code == 401
    assert jobs_of(client).newest(9) == ()


def test_a_job_is_asked_for(client: TestClient) -> None:
    answer = client.post(JOBS, json=ORDER)
    assert answer.status_code == 202
    job = answer.json()
    assert answer.headers["Location"] == f"{JOBS}/{job['id']}"
    assert job["created"].endswith(("Z", "+00:00"))
    assert {**job, "id": "", "created": ""} == {
        "id": "",
        "kind": "model_build",
        "deck": "mine",
        "state": "queued",
        "progress": {"done": 0, "total": 0},
        "cancel_asked": False,
        "attempts": 0,
        "created": "",
        "started": None,
        "ended": None,
        "result": None,
        "error": None,
    }
    assert client.get(answer.headers["Location"]).json() == job


def test_a_model_is_built_and_served(data: Path) -> None:
    """The whole way: asked for, run in a process, told, and the deck has its bundle."""
    with service(data, run_jobs=True) as client:
        job = ask(client)
        path = f"{JOBS}/{job['id']}"
        until(lambda: client.get(path).json()["ended"], "the job's end")
        ended = client.get(path).json()
    assert (ended["state"], ended["error"]) == ("done", None)
    assert ended["result"]["pictures"] >= ended["result"]["cards"] > 1
    assert ended["progress"]["done"] == ended["progress"]["total"] == ended["result"]["pictures"]
    bundle = DeckLibrary(data).place("mine").bundle
    assert bundle is not None
    assert (bundle / "bundle.json").is_file()


def test_the_newest_come_first(client: TestClient) -> None:
    first = ask(client)
    client.post(f"{JOBS}/{first['id']}/cancel")
    second = ask(client)
    listed = client.get(JOBS).json()["jobs"]
    assert [job["id"] for job in listed] == [second["id"], first["id"]]
    listed = client.get(JOBS, params={"state": "cancelled"}).json()["jobs"]
    assert [job["id"] for job in listed] == [first["id"]]
    assert len(client.get(JOBS, params={"limit": 1}).json()["jobs"]) == 1


def test_a_waiting_job_is_cancelled(client: TestClient) -> None:
    job = ask(client)
    for _ in range(2):
        answer = client.post(f"{JOBS}/{job['id']}/cancel")
        assert (answer.status_code, answer.json()["state"]) == (202, "cancelled")


def test_what_has_ended_is_not_cancelled(client: TestClient) -> None:
    job = ask(client)
    jobs = jobs_of(client)
    jobs.claim("r1", now())
    jobs.finish(job["id"], "r1", now(), {"cards": 1, "pictures": 1})
    answer = client.post(f"{JOBS}/{job['id']}/cancel")
    assert "done" in refused(answer, 409, "has_ended")["text"]


@pytest.mark.parametrize(("lang", "word"), [("en", "pictures"), ("es", "imágenes")])
def test_why_it_failed_is_told_in_the_callers_language(
    client: TestClient, lang: str, word: str
) -> None:
    job = ask(client)
    jobs = jobs_of(client)
    jobs.claim("r1", now())
    jobs.fail(job["id"], "r1", now(), Failure("jobs.unreadable", {"count": 2, "names": "a, b"}))
    told = client.get(f"{JOBS}/{job['id']}", params={"lang": lang}).json()
    assert told["state"] == JobState.FAILED
    assert told["error"]["code"] == "unreadable"
    assert word in told["error"]["text"]


def test_the_same_twice_is_refused(client: TestClient) -> None:
    job = ask(client)
    error = refused(client.post(JOBS, json=ORDER), 409, "already_asked")
    assert job["id"] in error["text"]


def test_too_many_are_refused(client: TestClient) -> None:
    for n in range(MAX_WAITING):
        jobs_of(client).add("model_build", f"deck-{n}", now())
    refused(client.post(JOBS, json=ORDER), 409, "too_many")


@pytest.mark.parametrize(
    ("order", "status", "code", "field"),
    [
        ({"kind": "model_build", "deck": "none"}, 404, "no_such_deck", "deck"),
        ({"kind": "model_build", "deck": "../mine"}, 404, "no_such_deck", "deck"),
        ({"kind": "model_build", "deck": "house"}, 409, "house_is_read_only", "deck"),
        ({"kind": "dishes", "deck": "mine"}, 422, "not_a_choice", "kind"),
        ({"kind": "model_build"}, 422, "field_missing", "deck"),
        ({"kind": "model_build", "deck": ""}, 422, "too_short", "deck"),
        ({"kind": "model_build", "deck": "a" * 41}, 422, "too_long", "deck"),
        ({"kind": "model_build", "deck": 1}, 422, "not_a_text", "deck"),
        ({**ORDER, "pictures": "/etc"}, 422, "field_unknown", "pictures"),
    ],
)
def test_what_cannot_be_asked_for(
    client: TestClient, order: dict[str, object], status: int, code: str, field: str
) -> None:
    assert refused(client.post(JOBS, json=order), status, code)["field"] == field
    assert jobs_of(client).newest(9) == ()


def test_what_is_not_there(client: TestClient) -> None:
    refused(client.get(f"{JOBS}/{'0' * 32}"), 404, "no_such_job")
    refused(client.post(f"{JOBS}/{'0' * 32}/cancel"), 404, "no_such_job")
    assert client.get(f"{JOBS}/nonsense").status_code == 422
    assert client.get(JOBS, params={"limit": 0}).status_code == 422
    assert client.get(JOBS, params={"state": "asleep"}).status_code == 422


def test_a_store_that_does_not_answer(client: TestClient, data: Path) -> None:
    client.app.state.service.store.close()  # type: ignore[attr-defined]
    for path in data.glob("store.db*"):
        path.unlink()
    (data / "store.db").mkdir()
    answer = client.get(JOBS)
    refused(answer, 503, "store_away")
    assert int(answer.headers["Retry-After"]) > 0
