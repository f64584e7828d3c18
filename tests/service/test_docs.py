"""The page of the service names every route, status and metric, and none that is not there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from trainer_api.service.doors import DOORS

if TYPE_CHECKING:
    from starlette.testclient import TestClient

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "service.md").read_text("utf-8")


def test_every_route_is_there_with_who_may_call_it() -> None:
    rows = re.findall(r"^\| (GET|POST) \| `([^`]+)` \| (\w+) \|", PAGE, re.MULTILINE)
    assert {(method, path): who for method, path, who in rows} == DOORS
    assert len(rows) == len(DOORS)


def test_every_metric_is_there(api: TestClient) -> None:
    text = api.get("/metrics").text
    families = set(re.findall(r"^# TYPE (stairway_\w+)", text, re.MULTILINE))
    named = set(re.findall(r"`(stairway_\w+)`", PAGE))
    pool = {"stairway_photo_places", "stairway_photo_places_taken"}  # this service has no pool
    assert {name for name in families if not name.endswith("_created")} | pool == named
