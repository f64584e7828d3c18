"""Works, styles, editions, specials, decks and their pictures over HTTP."""

from __future__ import annotations

import json
import subprocess
import sys
from io import BytesIO
from typing import TYPE_CHECKING, Any

import pytest
from PIL import Image

from trainer_api.catalogue import Catalogue
from trainer_api.resources import house_catalogue
from trainer_api.routes.shapes import Edition
from trainer_api.rules.stairway import EDITIONS

if TYPE_CHECKING:
    from starlette.testclient import TestClient

V1 = "/api/v1"


@pytest.fixture(scope="module")
def house() -> Catalogue:
    return Catalogue.open(house_catalogue())


def told(*args: str) -> list[dict[str, Any]]:
    """What the command says."""
    command = [sys.executable, "-m", "trainer_api.cli.main", "catalogue", *args, "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_everything_is_what_the_command_says(api: TestClient) -> None:
    assert api.get(f"{V1}/works").json()["works"] == told("list")
    assert api.get(f"{V1}/styles").json()["styles"] == told("list", "--styles")
    assert api.get(f"{V1}/editions").json()["editions"] == told("list", "--editions")
    assert api.get(f"{V1}/specials").json()["specials"] == told("list", "--specials")


@pytest.mark.parametrize(
    ("query", "category", "styles", "bridges"),
    [
        ("category=painting", "painting", set(), False),
        ("category=architecture&style=5&style=6", "architecture", {5, 6}, False),
        ("bridges=true", None, set(), True),
        ("style=10", None, {10}, False),
    ],
)
def test_works_are_filtered(
    api: TestClient,
    house: Catalogue,
    query: str,
    category: str | None,
    styles: set[int],
    bridges: bool,
) -> None:
    wanted = [
        work.id
        for work in house.works
        if category in (None, work.category.value)
        and (not styles or styles & set(work.styles))
        and (work.is_bridge or not bridges)
    ]
    found = [work["id"] for work in api.get(f"{V1}/works?{query}").json()["works"]]
    assert found == wanted != []


@pytest.mark.parametrize("query", ["category=poem", "style=0", "style=11", "bridges=perhaps"])
def test_filters_that_make_no_sense_are_refused(api: TestClient, query: str) -> None:
    answer = api.get(f"{V1}/works?{query}")
    assert answer.status_code == 422
    assert answer.json()["error"]["field"].startswith(query.split("=")[0])


def test_specials_of_an_edition(api: TestClient, house: Catalogue) -> None:
    found = api.get(f"{V1}/specials?edition=es-leaflet").json()["specials"]
    wanted = [special.key.value for special in house.edition("es-leaflet").specials]
    assert [special["id"] for special in found] == wanted
    assert set(Edition.__args__) == set(EDITIONS)


def test_look_alikes_are_the_catalogues(api: TestClient, house: Catalogue) -> None:
    work = house.look_alikes[0][0]
    wanted = [(other, alike) for first, other, alike in house.look_alikes if first == work]
    answer = api.get(f"{V1}/works/{work}/look-alikes").json()
    assert [(one["work"], one["similarity"]) for one in answer["look_alikes"]] == wanted
    assert answer["look_alikes"][0]["title"]["es"] == house.work(wanted[0][0]).title.es


@pytest.mark.parametrize("path", ["works/nix", "works/nix/image", "works/nix/look-alikes"])
def test_a_work_that_is_not_there(api: TestClient, path: str) -> None:
    answer = api.get(f"{V1}/{path}")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no_such_work")


def test_images_come_in_widths_and_only_once(api: TestClient, house: Catalogue) -> None:
    work = next(p.card for p in house.pictures if p.card in {w.id for w in house.works})
    tags = set()
    for width in (240, 480, 960):
        answer = api.get(f"{V1}/works/{work}/image?width={width}")
        assert answer.headers["content-type"] == "image/webp"
        assert Image.open(BytesIO(answer.content)).width <= width
        assert "max-age" in answer.headers["cache-control"]
        tags.add(answer.headers["etag"])
        again = api.get(
            f"{V1}/works/{work}/image?width={width}",
            headers={"If-None-Match": f'"other", {answer.headers["etag"]}'},
        )
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == answer.headers["etag"]
    assert len(tags) == 3
    assert api.get(f"{V1}/works/{work}/image?width=481").status_code == 422


def test_special_cards_have_images_too(api: TestClient, house: Catalogue) -> None:
    keys = {special.id for special in house.specials}
    special = next(p.card for p in house.pictures if p.card in keys)
    answer = api.get(f"{V1}/specials/{special}/image")
    assert answer.headers["content-type"] == "image/webp"
    lost = api.get(f"{V1}/specials/nix/image")
    assert (lost.status_code, lost.json()["error"]["code"]) == (404, "no_such_special")


def test_a_card_without_a_picture(api: TestClient, house: Catalogue) -> None:
    pictured = {picture.card for picture in house.pictures}
    bare = [c.id for c in (*house.works, *house.specials) if c.id not in pictured]
    if not bare:  # the house deck has them all: take one of its pictures away
        service = api.app.state.service  # type: ignore[attr-defined]
        shown = service.shelf.current()
        object.__setattr__(shown.catalogue, "pictures", ())
        bare = [house.works[0].id]
    kind = "works" if bare[0] in {work.id for work in house.works} else "specials"
    answer = api.get(f"{V1}/{kind}/{bare[0]}/image")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no_picture")


def test_decks_are_told_of_without_their_folders(api: TestClient, house: Catalogue) -> None:
    answer = api.get(f"{V1}/decks")
    (deck,) = answer.json()["decks"]
    assert (deck["name"], deck["served"], deck["default"]) == ("house", True, True)
    assert deck["fingerprint"] == house.fingerprint
    assert deck["works"] == len(house.works)
    assert str(house_catalogue().parent) not in answer.text
