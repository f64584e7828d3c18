"""The language of a request."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from trainer_api.service.language import accepted, language_of

if TYPE_CHECKING:
    from starlette.testclient import TestClient


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("es", "es"),
        ("es-MX,es;q=0.9,en;q=0.8", "es"),
        ("en-GB,en;q=0.9,es;q=0.8", "en"),
        ("en;q=0.3, es;q=0.7", "es"),
        ("fr,de;q=0.9", "en"),
        ("fr, es;q=0.1", "es"),
        ("*", "en"),
        ("*;q=0.5, es;q=0.6", "es"),
        ("es;q=0", "en"),
        ("es;q=2", "en"),
        ("es;q=many, en;q=0.1", "en"),
        ("est", "en"),
        (";;;,,,=", "en"),
    ],
)
def test_the_header_is_weighed(header: str, lang: str) -> None:
    assert accepted(header) == lang


@pytest.mark.parametrize(
    ("query", "lang"),
    [(b"lang=en", "en"), (b"lang=es", "es"), (b"lang=fr", "es"), (b"lang=en&lang=es", "es")],
)
def test_the_query_goes_first(query: bytes, lang: str) -> None:
    scope = {"query_string": query, "headers": [(b"accept-language", b"es")]}
    assert language_of(scope) == lang


def test_errors_speak_it(api: TestClient) -> None:
    english = api.get("/nothing")
    spanish = api.get("/nothing", headers={"Accept-Language": "es"})
    assert english.json()["error"]["code"] == spanish.json()["error"]["code"]
    assert english.json()["error"]["text"] != spanish.json()["error"]["text"]
    assert spanish.headers["content-language"] == "es"
    assert "Accept-Language" in spanish.headers["vary"]
