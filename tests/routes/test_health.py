"""Alive, ready, counted."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from trainer_api.catalogue import Catalogue
from trainer_api.resources import house_catalogue
from trainer_api.store import StoreError, StoreProblem

if TYPE_CHECKING:
    import pytest
    from starlette.testclient import TestClient

    from tests.service.fakes import FakeBackend


def test_it_is_alive_whether_ready_or_not(api: TestClient, backend: FakeBackend) -> None:
    backend.ready = False
    assert api.get("/healthz").json() == {"status": "ok"}


def test_it_is_ready_when_photos_go_the_whole_way(api: TestClient, backend: FakeBackend) -> None:
    backend.ready = False
    answer = api.get("/readyz")
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "2")
    assert answer.json()["error"]["code"] == "not_ready"
    backend.ready = True
    ready = api.get("/readyz").json()
    house = Catalogue.open(house_catalogue()).fingerprint
    assert ready == {"status": "ready", "deck": "house", "fingerprint": house}


def test_it_is_not_ready_without_its_store(
    api: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(_self: object) -> None:
        raise StoreError(StoreProblem.CANNOT_OPEN, where="store", why="gone")

    monkeypatch.setattr("trainer_api.store.Store.check", fails)
    answer = api.get("/readyz")
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "no_store")


def test_a_store_that_hangs_is_no_store_and_holds_nobody_up(
    api: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = threading.Event()

    def hangs(_self: object) -> None:
        answers.wait()

    monkeypatch.setattr("trainer_api.store.Store.check", hangs)
    monkeypatch.setattr("trainer_api.routes.health._STORE_SECONDS", 0.01)
    try:
        answer = api.get("/readyz")
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "no_store")
        assert api.get("/healthz").status_code == 200
    finally:
        answers.set()


def test_metrics_count_routes_and_never_paths(api: TestClient) -> None:
    api.get("/api/v1/works/mona-lisa")
    api.get("/api/v1/works/nix")
    api.get("/some/secret/path")
    api.request("BREW", "/healthz")
    answer = api.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    text = answer.text
    assert (
        'stairway_requests_total{method="GET",route="/api/v1/works/{work}",status="200"} 1.0'
        in text
    )
    assert 'stairway_requests_total{method="GET",route="none",status="404"} 1.0' in text
    assert 'stairway_requests_total{method="other",route="none",status="405"} 1.0' in text
    assert "mona-lisa" not in text
    assert "secret" not in text
    assert "BREW" not in text
