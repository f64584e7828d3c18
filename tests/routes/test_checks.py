"""Photos and ids in, documents out: the same as those of the command."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from tests.checks.sightings import row
from tests.service.fakes import jpeg

if TYPE_CHECKING:
    from starlette.testclient import TestClient

    from tests.service.fakes import FakeBackend

V1 = "/api/v1"
STAIRWAY = (
    "girl-with-a-pearl-earring",
    "impression-sunrise",
    "death-of-marat",
    "wanderer-above-the-sea-of-fog",
    "mona-lisa",
)


def command(*args: str) -> dict[str, Any]:
    """The document of a command."""
    line = [sys.executable, "-m", "trainer_api.cli.main", *args, "--json", "--lang", "es"]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    document: dict[str, Any] = json.loads(done.stdout)
    return document


@pytest.mark.parametrize(
    ("body", "args"),
    [
        ({"cards": list(STAIRWAY)}, ["--cards", ",".join(STAIRWAY)]),
        ({"cards": list(STAIRWAY), "mode": 6}, ["--cards", ",".join(STAIRWAY), "--mode", "6"]),
        (
            {"cards": [*STAIRWAY[:4], "lost_work"], "edition": "es"},
            ["--cards", ",".join([*STAIRWAY[:4], "lost_work"]), "--edition", "es"],
        ),
        (
            {"cards": [*STAIRWAY[:4], "lost_work"], "lost_works": ["painting:5"]},
            ["--cards", ",".join([*STAIRWAY[:4], "lost_work"]), "--lost-work", "painting:5"],
        ),
        ({"cards": ["mona-lisa", "parthenon"]}, ["--cards", "mona-lisa,parthenon"]),
    ],
)
def test_a_stairway_by_ids(api: TestClient, body: dict[str, Any], args: list[str]) -> None:
    answer = api.post(f"{V1}/stairway-checks?lang=es", json=body)
    assert answer.status_code == 200
    assert answer.json() == command("check", *args)


@pytest.mark.parametrize(
    ("special", "target"),
    [("cancelled", "mona-lisa"), ("cancelled", "impression-sunrise"), ("auction", "parthenon")],
)
def test_a_special_by_ids(api: TestClient, special: str, target: str) -> None:
    answer = api.post(
        f"{V1}/special-checks",
        json={"special": special.upper(), "target": f" {target} "},
        headers={"Accept-Language": "es"},
    )
    assert answer.status_code == 200
    assert answer.json() == command("special", special, target)


@pytest.mark.parametrize(
    ("path", "body", "field", "code"),
    [
        ("stairway", {"cards": ["mona-liza"]}, "cards", "no_such_card"),
        ("stairway", {"cards": []}, "cards", "too_few"),
        ("stairway", {"cards": ["x"] * 21}, "cards", "too_many"),
        ("stairway", {"cards": [5]}, "cards.0", "not_a_text"),
        ("stairway", {"cards": ["mona-lisa"], "mode": 4}, "mode", "too_low"),
        ("stairway", {"cards": ["mona-lisa"], "edition": "fr"}, "edition", "not_a_choice"),
        ("stairway", {"cards": ["mona-lisa"], "more": 1}, "more", "field_unknown"),
        ("stairway", {}, "cards", "field_missing"),
        (
            "stairway",
            {"cards": ["mona-lisa"], "lost_works": ["painting"]},
            "lost_works",
            "too_many_lost_works",
        ),
        (
            "stairway",
            {"cards": ["lost_work"], "lost_works": ["painting"], "edition": "es-leaflet"},
            "lost_works",
            "style_required",
        ),
        ("special", {"special": "mona-lisa", "target": "mona-lisa"}, "target", "not_a_special"),
        ("special", {"special": "cancelled", "target": "auction"}, "target", "not_a_target"),
        ("special", {"special": "nix", "target": "mona-lisa"}, "special", "no_such_card"),
        ("special", {"special": "cancelled", "target": "nix"}, "target", "no_such_card"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_field(
    api: TestClient, path: str, body: dict[str, Any], field: str, code: str
) -> None:
    for lang in ("en", "es"):
        answer = api.post(f"{V1}/{path}-checks?lang={lang}", json=body)
        error = answer.json()["error"]
        assert (answer.status_code, error["code"], error["field"]) == (422, code, field)
        assert error["text"]


def test_near_misses_are_named(api: TestClient) -> None:
    answer = api.post(f"{V1}/stairway-checks", json={"cards": ["mona-liza", "a", "b", "last"]})
    assert "mona-lisa" in answer.json()["error"]["text"]
    assert "last" not in answer.json()["error"]["text"]  # three are enough


def test_photos_show_a_stairway_together(api: TestClient, backend: FakeBackend) -> None:
    backend.sightings = tuple(row(*STAIRWAY))
    photos = [("photos", (f"{name}.jpg", jpeg())) for name in ("left", "right")]
    answer = api.post(f"{V1}/stairway-checks", files=photos, data={"mode": "5", "edition": "es"})
    told = answer.json()
    assert (answer.status_code, told["verdict"], told["mode"]) == (200, "OK", 5)
    assert [step["style"] for step in told["assignment"]] == [5, 6, 7, 8, 9]
    assert [card["photo"] for card in told["cards"]] == ["left.jpg"] * 5 + ["right.jpg"] * 5
    assert {reason["code"] for reason in told["reasons"]} == {"seen_twice"}
    assert len(backend.models) == 1  # one place for all photos of a request


def test_a_card_that_is_not_sure_makes_it_unsure(api: TestClient, backend: FakeBackend) -> None:
    backend.sightings = tuple(row(*STAIRWAY[:4], "~mona-lisa"))
    photo = {"photos": ("a.jpg", jpeg())}
    told = api.post(f"{V1}/stairway-checks?lang=es", files=photo).json()
    assert told["verdict"] == "UNSURE"
    assert [reason["code"] for reason in told["reasons"]] == ["not_sure"]


def test_one_photo_shows_special_and_work(api: TestClient, backend: FakeBackend) -> None:
    backend.sightings = tuple(row("cancelled", "mona-lisa"))
    told = api.post(f"{V1}/special-checks", files={"photo": ("a.jpg", jpeg())}).json()
    assert (told["verdict"], told["special"], told["work"]) == ("NOK", "cancelled", "mona-lisa")
    assert [card["photo"] for card in told["cards"]] == ["a.jpg", "a.jpg"]


def test_a_recognition_is_the_document(api: TestClient, backend: FakeBackend) -> None:
    backend.sightings = tuple(row("mona-lisa", None))
    answer = api.post(f"{V1}/recognitions", files={"photo": ("table.jpg", jpeg())})
    told = answer.json()
    assert list(told) == ["photo", "size", "cards", "codes", "ms"]
    assert (told["photo"], told["size"], told["ms"]) == ("table.jpg", [64, 48], {"photo": 1.0})
    assert told["cards"] == [sighting.as_json() for sighting in backend.sightings]
    assert told["codes"][0]["text"] == "https://example.org/W/ABCD"


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_other_kinds_of_bodies_are_refused(api: TestClient, kind: str) -> None:
    answer = api.post(f"{V1}/stairway-checks", content=b"{}", headers={"Content-Type": kind})
    assert (answer.status_code, answer.json()["error"]["code"]) == (415, "wrong_kind")
