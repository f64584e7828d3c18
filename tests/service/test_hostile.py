"""Every file of the hostile collection, over HTTP: an answer as its row suggests, service alive."""

from __future__ import annotations

import csv
import importlib.util
import json
from typing import TYPE_CHECKING

import pytest

from tests.service.fakes import END, FORM, part
from tests.service.real_service import served

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.real

HEIC = importlib.util.find_spec("pillow_heif") is not None
HEICS = {"nokia_alpha.heic", "iphone_arrow.heic", "heic_named.jpg", "corrupted.heic"}
REFUSED = {
    "html_named.jpg": (415, "not_an_image"),
    "svg_with_image.svg": (415, "unsupported"),
    "page.pdf": (415, "unsupported"),
    "zero.jpg": (422, "empty"),
    "bomb_65536.png": (422, "too_many_pixels"),
    "bomb_30000.png": (422, "too_many_pixels"),
    "bomb_12000_rgb.png": (422, "too_many_pixels"),
    "strip_1x20000.png": (422, "too_long"),
    "truncated_2.jpg": (422, "incomplete"),
    "progressive_truncated.jpg": (422, "incomplete"),
    "corrupt_header.jpg": (422, "incomplete"),
    "multipage.tiff": (422, "too_small"),  # 10 x 10: its row says accept, the limit says 32
}


def expected(name: str) -> tuple[int, str | None]:
    """Status and code that a file is answered with; no code: its cards."""
    if name in HEICS and not HEIC:
        return 415, "needs_heic"
    if name == "corrupted.heic":
        return 422, "damaged"
    return REFUSED.get(name, (200, None))


def test_each_is_answered_as_its_row_suggests(real: Path, tmp_path: Path) -> None:
    with (real / "hostile.csv").open(encoding="utf-8", newline="") as file:
        rows = {row["file"]: row["suggested_behaviour"] for row in csv.DictReader(file)}
    assert set(REFUSED) < set(rows)
    found = {}
    with served(tmp_path, STAIRWAY_PHOTO_SECONDS="300") as service:
        service.await_line("photo_worker_ready")
        for name in rows:
            connection = service.connect()
            body = part("photo", (real / "hostile" / name).read_bytes(), name) + END
            connection.request("POST", "/api/v1/recognitions", body, {"Content-Type": FORM})
            answer = connection.getresponse()
            told = json.loads(answer.read())
            found[name] = (answer.status, told.get("error", {}).get("code"))
            assert told["photo"] == name
            connection.close()
            assert service.get("/healthz")[0] == 200
        starts = b"stairway_photo_worker_starts_total 1.0"
        assert starts in service.get("/metrics")[1]  # none of them killed the process
    assert found == {name: expected(name) for name in rows}
