"""The examples of the READMEs do what the pages say: each is run, and its output compared."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

import pytest

from scripts.readme_examples import cut, kept_or_new, reader, refreshed, same
from tests.docs.pages import README, examples, read

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("lang", sorted(README))
def test_every_example_prints_what_the_page_shows(lang: str, tmp_path: Path) -> None:
    page = read(README[lang])
    assert len(examples(page)) > 10
    with reader(tmp_path, lang, page):
        now = refreshed(page)
    changes = difflib.unified_diff(page.splitlines(), now.splitlines(), lineterm="", n=1)
    assert now == page, "run `make docs`; printed now:\n" + "\n".join(changes)


def test_only_figures_of_the_machine_may_differ() -> None:
    assert same("5 of 5, in 1.3 s", "5 of 5, in 27.9 s")
    assert same("yes (>99%)", "yes (98%)")
    assert same('{"confidence": 0.9871, "card"...', '{"confidence": 0.98, "card": "x"}')
    assert not same("5 of 5, in 1.3 s", "4 of 5, in 1.3 s")
    assert not same("OK", "NOK")
    assert not same("", "OK")


def test_what_is_shown_anew_is_short() -> None:
    assert kept_or_new("old\n", "  new   \n\n") == "  new\n"
    assert cut("word " * 100).endswith(" ...")
    assert len(cut("word " * 100)) <= 200
