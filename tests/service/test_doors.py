"""The table of doors is what the router has, and nothing gets past it."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any

import pytest
from fastapi.routing import iter_route_contexts
from starlette.testclient import TestClient

from tests.service.fakes import Call, FakeBackend, running, service
from trainer_api.service.doors import DOORS, Caller
from trainer_api.service.token import FILE

if TYPE_CHECKING:
    from pathlib import Path

    from fastapi import FastAPI


def walked(app: FastAPI) -> set[tuple[str, str]]:
    """Every method and path that the router knows."""
    found: set[tuple[str, str]] = set()
    for route in iter_route_contexts(app.routes):
        found |= {(method, str(route.path)) for method in route.methods or ()}
    return found


def test_the_table_is_what_the_router_has(api: TestClient) -> None:
    assert walked(api.app) == set(DOORS)  # type: ignore[arg-type]


def test_the_description_marks_the_routes_of_the_owner(api: TestClient) -> None:
    paths: dict[str, Any] = api.get("/openapi.json").json()["paths"]
    marked = {
        (method.upper(), path)
        for path, methods in paths.items()
        for method, told in methods.items()
        if told.get("security")
    }
    assert marked == {row for row, caller in DOORS.items() if caller is Caller.OWNER}


@pytest.mark.parametrize(("method", "path"), sorted(DOORS))
def test_owner_routes_need_the_token(api: TestClient, method: str, path: str) -> None:
    url = re.sub(r"\{\w+\}", "0" * 32, path)
    closed = DOORS[method, path] is Caller.OWNER
    for token in (None, "Bearer wrong", "Basic b3duZXI6", "Bearer "):
        headers = {} if token is None else {"Authorization": token}
        answer = api.request(method, url, headers=headers)
        assert (answer.status_code == 401) == closed
        if closed:
            assert answer.headers["www-authenticate"].startswith("Bearer")
            assert answer.json()["error"]["code"] == "owner_only"


def test_the_token_opens(api: TestClient, tmp_path: Path) -> None:
    token = (tmp_path / FILE).read_text().strip()
    answer = api.get("/api/v1/jobs", headers={"Authorization": f"bearer {token}"})
    assert answer.status_code == 200
    twice = [("Authorization", f"Bearer {token}")] * 2
    assert api.get("/api/v1/jobs", headers=twice).status_code == 401


def test_a_route_that_the_table_lacks_cannot_be_called(tmp_path: Path) -> None:
    app = service(tmp_path, FakeBackend())

    @app.get("/secret")
    async def secret() -> str:
        return "told"

    with TestClient(app, base_url="http://localhost") as client:
        assert client.get("/secret").status_code == 404


def test_another_method_is_told_which_there_are(api: TestClient) -> None:
    answer = api.delete("/api/v1/works")
    assert answer.status_code == 405
    assert answer.headers["allow"] == "GET, HEAD"
    assert "GET" in answer.json()["error"]["text"]


@pytest.mark.parametrize(
    ("path", "status"),
    [("/healthz", 200), ("/api/v1/works/mona-lisa/image", 200), ("/nothing", 404), ("/docs", 200)],
)
def test_whoever_may_get_may_ask_for_the_head_alone(
    api: TestClient, path: str, status: int
) -> None:
    whole, head = api.get(path), api.head(path)
    assert (head.status_code, head.content) == (status, b"")
    for name in ("content-type", "etag", "content-security-policy"):
        assert head.headers.get(name) == whole.headers.get(name)
    assert head.headers["content-length"] == whole.headers["content-length"]
    assert api.head("/api/v1/jobs").status_code == 401


def knock(folder: Path, method: str, path: str) -> Call:
    """Bring a body of 1,000 bytes to a door of a service."""

    async def bring() -> Call:
        app = service(folder, FakeBackend())
        call = Call(method, path, [b"x" * 100] * 10)
        async with running(app):
            await call.make(app)
        return call

    return asyncio.run(bring())


def test_a_body_that_a_get_brings_is_not_read(tmp_path: Path) -> None:
    call = knock(tmp_path, "GET", "/healthz")
    assert (call.status, call.taken) == (200, 0)
    assert call.header("connection") == "close"


def test_a_closed_door_reads_no_body(tmp_path: Path) -> None:
    call = knock(tmp_path, "POST", "/api/v1/jobs")
    assert (call.status, call.taken) == (401, 0)
    assert call.header("connection") == "close"
