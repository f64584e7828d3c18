"""The two languages say the same things, and everything said is used."""

from __future__ import annotations

import re
import string
from pathlib import Path

import pytest

from trainer_api.cli.refusals import _SECTIONS
from trainer_api.texts import choose_language, keys, languages, raw, text

ROOT = Path(__file__).resolve().parents[2]
SOURCES = "\n".join(
    path.read_text(encoding="utf-8")
    for folder in ("trainer_api", "scripts")
    for path in sorted((ROOT / folder).rglob("*.py"))
)
LITERALS = set(re.findall(r"[\"']([a-z0-9_]+(?:\.[a-zA-Z0-9_-]+)+)[\"']", SOURCES))
PREFIXES = tuple(
    set(re.findall(r"f[\"']([a-z0-9_]+\.(?:[a-zA-Z0-9_-]+\.)*[a-zA-Z0-9_-]*)\{", SOURCES))
)
# Read by name through a constant: click's own words, and the sections of typed errors.
SECTIONS = tuple(f"{name}." for name in ("click", *_SECTIONS.values()))


def placeholders(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name is not None}


def test_both_languages_have_the_same_keys() -> None:
    assert sorted(keys("en") ^ keys("es")) == []


@pytest.mark.parametrize("key", sorted(keys("en")))
def test_both_languages_have_the_same_placeholders(key: str) -> None:
    english, spanish = raw(key, "en"), raw(key, "es")
    assert english.strip() == english != ""
    assert spanish.strip() == spanish != ""
    if key.rpartition(".")[2] in {"one", "other"}:  # "one card" need not repeat the number
        assert placeholders(english) ^ placeholders(spanish) <= {"count"}
    else:
        assert placeholders(english) == placeholders(spanish)


@pytest.mark.parametrize("key", sorted(keys("en")))
def test_every_text_is_used(key: str) -> None:
    stem = re.sub(r"\.(one|other)$", "", key)
    assert stem in LITERALS or key.startswith(SECTIONS) or key.startswith(PREFIXES)


def test_every_key_that_is_named_exists() -> None:
    stems = {re.sub(r"\.(one|other)$", "", key) for key in keys("en")} | keys("en")
    named = set(re.findall(r"\btext\(\s*[\"']([^\"'{}]+)[\"']", SOURCES))
    assert sorted(named - stems) == []


@pytest.mark.parametrize(
    ("option", "environ", "lang"),
    [
        (None, {}, "en"),
        ("es", {"LANG": "en_US.UTF-8"}, "es"),
        (None, {"LANG": "es_ES.UTF-8"}, "es"),
        (None, {"LANG": "es"}, "es"),
        (None, {"LANG": "es@euro"}, "es"),
        (None, {"LANG": "es-MX"}, "es"),
        (None, {"LANG": "est_EE"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "es_ES", "LC_MESSAGES": "en_GB"}, "en"),
        (None, {"LANG": "en", "LC_MESSAGES": "en", "LC_ALL": "es_AR.UTF-8"}, "es"),
        (None, {"LC_ALL": "", "LANG": "es"}, "es"),
        (None, {"LC_ALL": "en", "STAIRWAY_LANG": "ES"}, "es"),
        ("de", {"LANG": "es"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_language_follows_option_then_locale(
    option: str | None, environ: dict[str, str], lang: str
) -> None:
    assert choose_language(option, environ) == lang


def test_an_unknown_key_language_or_missing_placeholder_is_a_bug() -> None:
    with pytest.raises(KeyError, match=r"cli\.nonsense"):
        text("cli.nonsense", "en")
    with pytest.raises(KeyError, match="fr"):
        text("cli.version", "fr")
    with pytest.raises(KeyError, match="version"):
        text("cli.version", "en")


def test_data_may_be_named_like_the_arguments() -> None:
    assert text("cli.version", "en", version="1", key="k", lang="l") == "stairway-trainer 1"


def test_languages_are_named_default_first() -> None:
    assert languages() == ("en", "es")
