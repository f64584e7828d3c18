"""Which language a request wants: `?lang=` first, then Accept-Language, else English."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from urllib.parse import parse_qs

from trainer_api.texts import DEFAULT_LANGUAGE, languages

if TYPE_CHECKING:
    from starlette.types import Scope

_MOST: Final = 1_000
"""Longest header or query that is looked at, in bytes: a real one has a hundred."""


def language_of(scope: Scope) -> str:
    """Return the language to answer a request in."""
    query = scope.get("query_string", b"")[:_MOST].decode("latin-1")
    for wish in reversed(parse_qs(query).get("lang", [])):
        if _stem(wish) in languages():
            return _stem(wish)
    headers = [value for name, value in scope["headers"] if name == b"accept-language"]
    return accepted(b",".join(headers)[:_MOST].decode("latin-1"))


def accepted(header: str) -> str:
    """Return the language of ours that an Accept-Language header likes best (RFC 9110, 12.5.4).

    Of two liked alike the first counts; "*" is English; what makes no sense is passed over.
    """
    best, liking = DEFAULT_LANGUAGE, 0.0
    for part in header.split(","):
        tag, _, parameter = part.partition(";")
        weight = _weight(parameter)
        stem = DEFAULT_LANGUAGE if tag.strip() == "*" else _stem(tag)
        if stem in languages() and weight > liking:
            best, liking = stem, weight
    return best


def _stem(tag: str) -> str:
    return tag.strip().lower().replace("_", "-").partition("-")[0]


def _weight(parameter: str) -> float:
    name, _, value = parameter.strip().partition("=")
    if not name:
        return 1.0
    try:
        weight = float(value)
    except ValueError:
        return 0.0
    return weight if name.strip() == "q" and 0 <= weight <= 1 else 0.0
