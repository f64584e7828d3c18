"""Pages for people, and where the code of a card leads."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from trainer_api.catalogue import Catalogue
from trainer_api.resources import house_catalogue

if TYPE_CHECKING:
    from starlette.testclient import TestClient

HOUSE = Catalogue.open(house_catalogue())
WORK, SPECIAL = HOUSE.work("mona-lisa"), HOUSE.specials[0]


@pytest.mark.parametrize("door", ["/w", "/W"])
@pytest.mark.parametrize("code", [WORK.code, WORK.code.lower(), WORK.code.capitalize()])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_code_leads_to_its_work(api: TestClient, door: str, code: str, lang: str) -> None:
    page = api.get(f"{door}/{code}", headers={"Accept-Language": lang})
    assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert f'<html lang="{lang}">' in page.text
    assert f"<h1>{WORK.title.of(lang)}</h1>" in page.text
    (picture,) = re.findall(r'<img src="([^"]+)"', page.text)
    assert api.get(picture).headers["content-type"] == "image/webp"


def test_a_special_card_has_a_page_too(api: TestClient) -> None:
    page = api.get(f"/W/{SPECIAL.code}?lang=es")
    assert f"<h1>{SPECIAL.name.es}</h1>" in page.text


@pytest.mark.parametrize("code", ["0000", "mona-lisa", "x" * 5_000, "%3Cscript%3E"])
def test_an_unknown_code_is_not_found(api: TestClient, code: str) -> None:
    page = api.get(f"/w/{code}")
    assert page.status_code == 404
    assert "script" not in page.text


@pytest.mark.parametrize("path", ["/docs", f"/w/{WORK.code}"])
def test_pages_need_no_other_host_and_nothing_inline(api: TestClient, path: str) -> None:
    """What the content security policy would stop is not there."""
    page = api.get(path).text
    needed = re.findall(r'(?:src|href)="([^"]+)"', page)
    assert needed
    for url in needed:
        if url == "data:,":
            continue
        assert url.startswith("/")
        assert not url.startswith("//")
        assert api.get(url).status_code == 200
    assert not re.search(r"<script(?![^>]*src=)|<style|\sstyle=|\son\w+=", page)


def test_the_script_of_the_docs_puts_in_text_alone(api: TestClient) -> None:
    script = api.get("/pages/docs.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "innerHTML" not in script.text
    assert not re.findall(r"https?://", script.text)


def test_no_other_file_is_given(api: TestClient) -> None:
    for name in ("card.html", "nix.js", "..%2Fpages.py", "%2e%2e"):
        assert api.get(f"/pages/{name}").status_code == 404


def test_the_description_tells_of_errors_and_both_bodies(api: TestClient) -> None:
    told = api.get("/openapi.json").json()
    assert told["openapi"].startswith("3.")
    for path, methods in told["paths"].items():
        for operation in methods.values():
            assert "4XX" in operation["responses"], path
    body = told["paths"]["/api/v1/stairway-checks"]["post"]["requestBody"]["content"]
    assert set(body) == {"multipart/form-data", "application/json"}
