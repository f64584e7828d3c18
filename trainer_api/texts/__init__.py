"""Every text that a player sees, in English and Spanish: one TOML file a language.

A key is `section.name` (deeper tables add dots). Placeholders are those of `str.format`, by name.
A text whose wording depends on a number is a table with `one` and `other`, chosen by `count`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["DEFAULT_LANGUAGE", "choose_language", "keys", "languages", "raw", "text"]

DEFAULT_LANGUAGE: Final = "en"
_LANGUAGES: Final = ("en", "es")
_LOCALE_VARIABLES: Final = ("STAIRWAY_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def languages() -> tuple[str, ...]:
    """Return the codes of all languages, the default first."""
    return _LANGUAGES


def choose_language(option: str | None, environ: Mapping[str, str]) -> str:
    """Return the language to speak.

    The option counts first, then STAIRWAY_LANG, then the locale in the order that POSIX gives its
    variables. The first that is not empty decides: any Spanish ("es", "es_MX.UTF-8") is Spanish,
    everything else English.

    Args:
        option: what the user asked for, or None.
        environ: environment variables.
    """
    wishes = (option, *(environ.get(name) for name in _LOCALE_VARIABLES))
    wish = next((w for w in wishes if w), DEFAULT_LANGUAGE)
    stem = wish.replace("-", "_").split("_")[0].split(".")[0].split("@")[0].lower()
    return stem if stem in _LANGUAGES else DEFAULT_LANGUAGE


def text(key: str, lang: str, /, **data: object) -> str:
    """Return the text of a key with its placeholders filled.

    Args:
        key: dotted name, for example "cli.version".
        lang: one of `languages()`.
        **data: values of the placeholders; `count` also chooses between `one` and `other`.

    Raises:
        KeyError: no such key or language, or a placeholder without a value. Both are bugs of the
            caller, never of the player.
    """
    table = _table(lang)
    if key not in table and "count" in data:
        key += ".one" if data["count"] == 1 else ".other"
    if key not in table:
        raise KeyError(f"no text {key!r} in {lang}.toml")
    return table[key].format(**data)


def raw(key: str, lang: str, /) -> str:
    """Return the text of a key as written, placeholders unfilled.

    Raises:
        KeyError: no such key or language.
    """
    return _table(lang)[key]


def keys(lang: str) -> frozenset[str]:
    """Return all keys of a language; plural forms count as two keys.

    Raises:
        KeyError: no such language.
    """
    return frozenset(_table(lang))


@cache
def _table(lang: str) -> dict[str, str]:
    """Read a language's file once, as dotted keys."""
    if lang not in _LANGUAGES:
        raise KeyError(f"no language {lang!r}; there are {', '.join(_LANGUAGES)}")
    content = files(__name__).joinpath(f"{lang}.toml").read_text(encoding="utf-8")
    return dict(_flatten(tomllib.loads(content), ""))


def _flatten(table: Mapping[str, object], prefix: str) -> list[tuple[str, str]]:
    """Turn nested tables into pairs of a dotted key and its text."""
    pairs: list[tuple[str, str]] = []
    for name, value in table.items():
        if isinstance(value, dict):
            pairs += _flatten(value, f"{prefix}{name}.")
        elif isinstance(value, str):
            pairs.append((prefix + name, value))
        else:
            raise TypeError(f"text {prefix}{name} is no string")
    return pairs
