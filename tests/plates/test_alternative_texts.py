"""Words for those who cannot see a plate: in both languages, and they give no answer away."""

from __future__ import annotations

import importlib.util
import re
import sys
import unicodedata
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from trainer_api.cards import Work
from trainer_api.catalogue import Catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
HOUSE = Catalogue.open(ROOT / "catalogue.db")
DRAWINGS = sorted(
    path.stem if kind == "specials" else path.stem.replace("_", "-")
    for kind in ("works", "specials")
    for path in (ROOT / "scripts" / "plates" / kind).glob("[!_]*.py")
)
LENGTHS = range(60, 261)
TITLE_LETTERS, ARTIST_LETTERS = 5, 4

STYLES = {
    1: ("ancient", "antigu", "prehist", "egypt", "egipt", "mesopot"),
    2: ("classic", "clasic", "greek", "grec", "grieg", "roman"),
    3: ("romanesq", "romanic"),
    4: ("gothic", "gotic"),
    5: ("renaissance", "renac"),
    6: ("baroque", "barroc"),
    7: ("neoclas",),
    8: ("romantic",),
    9: ("impression", "impresion"),
    10: ("nouveau", "modernis"),
}
"""How words begin that name a style, without accents."""

LITTLE = {"above", "entre", "sobre"}
"""Words of titles that name nothing."""

NEEDED: dict[str, set[str]] = {"three-graces": {"three"}}
"""Words of a title without which nobody could say what is to be seen; reviewed one by one."""


@pytest.fixture(scope="module")
def chore():
    path = ROOT / "scripts" / "build_catalogue.py"
    spec = importlib.util.spec_from_file_location("build_catalogue_for_texts", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    before = list(sys.path)
    spec.loader.exec_module(module)
    sys.path[:] = before
    return module


def words(text: str, letters: int = 1) -> set[str]:
    """The words of a text that have so many letters, in lower case and without accents."""
    plain = unicodedata.normalize("NFD", text.casefold())
    bare = "".join(c for c in plain if not unicodedata.combining(c))
    return {word for word in re.findall(r"[a-z]+", bare) if len(word) >= letters}


def told_by(name: str, said: set[str]) -> bool:
    """Whether a word of a name is said: itself, or it with an ending more or less."""
    return any(
        word.startswith(name) or (len(word) >= TITLE_LETTERS and name.startswith(word))
        for word in said
    )


def names(card: str) -> Iterator[str]:
    """The words that would give a card away: of its titles and of its artist's name."""
    found = HOUSE.card(card)
    title = found.title if isinstance(found, Work) else found.name
    yield from words(f"{title.en} {title.es}", TITLE_LETTERS) - LITTLE
    if isinstance(found, Work) and found.artist:
        yield from words(found.artist, ARTIST_LETTERS) - {"younger", "brothers"}


@pytest.mark.parametrize("card", DRAWINGS)
def test_every_plate_is_told_in_both_languages_and_gives_nothing_away(chore, card: str) -> None:
    texts = chore.alt_of(card)
    for text in texts:
        assert len(text) in LENGTHS
        assert text == " ".join(text.split())
        assert text[0].isupper()
        assert text.endswith(".")
    said = words(" ".join(texts))
    given = {name for name in names(card) if told_by(name, said)} - NEEDED.get(card, set())
    assert not given, "words of the title or the artist's name"
    styles = {word for word in said for stems in STYLES.values() if word.startswith(stems)}
    assert not styles, "the name of a style"
    assert texts[0] != texts[1]


def test_the_list_of_styles_covers_their_names() -> None:
    for style in HOUSE.styles:
        for name in (style.name.en, style.name.es):
            assert any(word.startswith(STYLES[style.number]) for word in words(name)), name


def test_the_exceptions_are_needed(chore) -> None:
    for card, allowed in NEEDED.items():
        said = words(" ".join(chore.alt_of(card)))
        assert allowed == {name for name in allowed & set(names(card)) if told_by(name, said)}, card


def test_no_two_plates_are_told_alike(chore) -> None:
    texts = [text for card in DRAWINGS for text in chore.alt_of(card)]
    assert len(set(texts)) == len(texts)


def test_the_catalogue_says_what_the_drawings_say(chore) -> None:
    assert HOUSE.pictures
    for picture in HOUSE.pictures:
        assert picture.alt is not None, picture.card
        assert (picture.alt.en, picture.alt.es) == chore.alt_of(picture.card)
