"""Teaches the command line library the player's language.

Click marks its own words for gettext but ships no translations, and gettext reads compiled files
only. So the two functions that its modules call are replaced by a look-up in our own texts: the
English of the section `[click]` is click's wording, the Spanish what is shown instead. A test
holds that click still says these words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import click.core
import click.decorators
import click.exceptions
import click.formatting
import click.parser
import click.types

from trainer_api import texts

if TYPE_CHECKING:
    from types import ModuleType

_MODULES: tuple[ModuleType, ...] = (
    click.core,
    click.decorators,
    click.exceptions,
    click.formatting,
    click.parser,
    click.types,
)
SECTION = "click."


def install(lang: str) -> None:
    """Make click speak a language, in this process, from the next command built on."""
    names = [key for key in texts.keys(lang) if key.startswith(SECTION)]
    table = {texts.raw(key, texts.DEFAULT_LANGUAGE): texts.raw(key, lang) for key in names}

    def translate(message: str) -> str:
        return table.get(message, message)

    def translate_plural(one: str, other: str, number: int) -> str:
        return translate(one if number == 1 else other)

    for module in _MODULES:
        for name, function in (("_", translate), ("ngettext", translate_plural)):
            if hasattr(module, name):
                setattr(module, name, function)
