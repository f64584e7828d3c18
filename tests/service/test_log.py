"""The log tells what happened and nothing of whom."""

from __future__ import annotations

import json
import logging
from typing import TYPE_CHECKING

import pytest

from tests.service.fakes import FakeBackend, client, jpeg
from trainer_api.app import from_environment
from trainer_api.service.log import JsonLines, trace
from trainer_api.service.token import FILE

if TYPE_CHECKING:
    from pathlib import Path

PRIVATE = ("family-table", "203.0.113.9", "testclient", "grandma", "WAGON9")


def test_a_request_is_one_line_without_anything_private(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "stairway")
    with client(tmp_path, FakeBackend()) as api:
        token = (tmp_path / FILE).read_text().strip()
        headers = {"Authorization": f"Bearer {token}", "User-Agent": "grandma"}
        photo = {"photo": ("family-table.jpg", jpeg())}
        told = api.post("/api/v1/recognitions?lang=es", files=photo, headers=headers)
        api.get("/w/WAGON9", headers=headers)
        api.get("/grandma")
        api.get("/api/v1/jobs", headers=headers)
    lines = [JsonLines().format(record) for record in caplog.records if record.name == "stairway"]
    whole = "\n".join(lines)
    for private in (*PRIVATE, token):
        assert private not in whole
    events = [json.loads(line) for line in lines]
    requests = [one for one in events if one["event"] == "request"]
    assert [(one["method"], one["route"], one["status"]) for one in requests] == [
        ("POST", "/api/v1/recognitions", 200),
        ("GET", "/w/{code}", 404),
        ("GET", "none", 404),
        ("GET", "/api/v1/jobs", 200),
    ]
    assert requests[0]["request"] == told.headers["x-request-id"]
    assert requests[0]["bytes"] > len(jpeg())
    assert {one["level"] for one in requests} == {"info"}


@pytest.mark.parametrize("given", ["short", "with blanks in it", "x" * 80, "a\tb-12345678", ""])
def test_a_strange_request_id_is_replaced(tmp_path: Path, given: str) -> None:
    with client(tmp_path, FakeBackend()) as api:
        answer = api.get("/healthz", headers={"X-Request-ID": given})
    assert answer.headers["x-request-id"] != given
    assert len(answer.headers["x-request-id"]) == 16


def test_a_trace_tells_where_and_not_what() -> None:
    try:
        try:
            int("a secret")
        except ValueError as error:
            raise RuntimeError("another secret") from error
    except RuntimeError as error:
        told = trace(error)
    assert told[0].endswith("test_a_trace_tells_where_and_not_what")
    assert told[-2:] == ["RuntimeError", "from ValueError"]
    assert "secret" not in " ".join(told)


def test_a_line_of_another_library_is_json_too() -> None:
    record = logging.makeLogRecord({"name": "uvicorn.error", "levelname": "INFO", "msg": "up"})
    line = json.loads(JsonLines().format(record))
    assert (line["logger"], line["level"], line["event"]) == ("uvicorn.error", "info", "up")


def test_another_server_that_runs_the_service_gets_this_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """uvicorn's own would hold addresses."""
    taken_over: list[bool] = []
    monkeypatch.setattr("trainer_api.app.configure", lambda: taken_over.append(True))
    monkeypatch.setenv("STAIRWAY_DATA", str(tmp_path))
    assert from_environment().title == "Stairway Trainer"
    assert taken_over == [True]
