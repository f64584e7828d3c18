"""The house deck: its shape is the game's, its texts keep their promises."""

from __future__ import annotations

import csv
import re
from collections import Counter
from pathlib import Path

import pytest

from trainer_api.catalogue import Bilingual, Catalogue
from trainer_api.decks.card_codes import ALPHABET, card_codes
from trainer_api.resources import house_catalogue, house_images
from trainer_api.rules.stairway.deck import house_deck
from trainer_api.rules.stairway.editions import EDITIONS, PatronTime
from trainer_api.rules.stairway.specials import Special
from trainer_api.rules.stairway.styles import Category, Style

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def house() -> Catalogue:
    return Catalogue.open(house_catalogue())


def test_a_hundred_works_and_three_bridges(house: Catalogue) -> None:
    assert len(house.works) == 103
    assert sum(work.is_bridge for work in house.works) == 3
    single = Counter((w.category, w.styles[0]) for w in house.works if not w.is_bridge)
    assert single == dict.fromkeys(((c, int(s)) for c in Category for s in Style), 5)


def test_styles_are_those_of_the_rules(house: Catalogue) -> None:
    assert [style.number for style in house.styles] == [int(style) for style in Style]


def test_specials_are_those_of_the_rules(house: Catalogue) -> None:
    assert [special.key for special in house.specials] == list(Special)
    restricted = {special.key: special.target_styles for special in house.specials}
    assert {key: styles for key, styles in restricted.items() if styles} == {
        Special.CANCELLED: (8, 9, 10),
        Special.BRITISH_MUSEUM: (1, 2),
        Special.FREEMASON: (3, 4, 5, 6),
    }
    attached = {special.key for special in house.specials if special.attaches}
    assert attached == {Special.CANCELLED, Special.SELF_TAUGHT, Special.UNESCO}


@pytest.mark.parametrize("key", list(EDITIONS))
def test_editions_are_those_of_the_rules(house: Catalogue, key: str) -> None:
    ours, theirs = house.edition(key), EDITIONS[key]
    assert {s.key: s.copies for s in ours.specials} == dict(theirs.counts)
    assert (ours.help_cards, ours.guides) == (theirs.help_cards, theirs.guides)
    (patron,) = (s for s in ours.specials if s.key is Special.PATRON)
    assert (patron.moment == "draw") is (theirs.patron is PatronTime.DRAW)


@pytest.mark.parametrize(
    ("key", "base", "box"), [("en", 153, 162), ("es", 138, 142), ("es-leaflet", 138, 142)]
)
def test_boxes_hold_what_their_labels_say(house: Catalogue, key: str, base: int, box: int) -> None:
    edition = house.edition(key)
    assert len(house.works) + edition.special_cards == base
    assert base + edition.help_cards + edition.guides == box


def test_the_rules_deck_is_the_catalogues(house: Catalogue) -> None:
    assert house.deck().fingerprint == house_deck().fingerprint


def test_codes_are_short_unique_and_opaque(house: Catalogue) -> None:
    codes = [card.code for card in (*house.works, *house.specials)]
    assert len(set(codes)) == 121
    assert all(len(code) == 4 and set(code) <= set(ALPHABET) for code in codes)
    assert {c.id: c.code for c in (*house.works, *house.specials)} == card_codes(
        [card.id for card in (*house.works, *house.specials)]
    )


def test_look_texts_never_name_the_style(house: Catalogue) -> None:
    stems = r"romanesque|gothic|renaissance|baroque|neoclassic|romantic|impressionis|nouveau"
    stems += r"|modernis|románic|gótic|renacen|renacim|barroc|neoclási|romántic"
    for work in house.works:
        assert work.look is not None
        for words in (work.look.en, work.look.es):
            assert not re.search(stems, words, re.IGNORECASE), (work.id, words)


DISPUTED = [
    "giotto-lamentation",
    "duccio-maesta",
    "burial-of-count-orgaz",
    "el-escorial",
    "versailles",
    "puerta-de-alcala",
    "napoleon-crossing-the-alps",
    "fighting-temeraire",
    "paris-street-rainy-day",
    "the-ballet-class",
    "adele-bloch-bauer",
    "the-kiss",
    "secession-building",
    "casas-tandem",
    "saint-denis",
    "royal-pavilion",
    "palace-of-westminster",
    "pena-palace",
    "neuschwanstein",
    "hungarian-parliament",
    "speyer-cathedral",
    "durham-cathedral",
    "fromista",
    "ziggurat-of-ur",
    "milan-cathedral",
    "leon-cathedral",
    "santa-maria-novella",
    "florence-dome",
    "pisa-cathedral",
    "casa-batllo",
    "alexander-mosaic",
    "bayeux-tapestry",
    "hunefer-judgement",
    "tres-riches-heures-january",
    "mucha-job",
    "mucha-dance",
]


def test_disputed_labels_carry_a_remark(house: Catalogue) -> None:
    assert sorted(w.id for w in house.works if w.remark) == sorted(DISPUTED)


def bilinguals(house: Catalogue) -> list[Bilingual]:
    found = [w.title for w in house.works] + [s.name for s in house.specials]
    found += [s.effect for s in house.specials]
    found += [s.effect for e in house.editions for s in e.specials]
    found += [text for s in house.styles for text in (s.name, s.years, s.look)]
    found += [text for e in house.editions for text in (e.name, e.note)]
    return found + [text for w in house.works for text in (w.look, w.remark) if text]


def test_every_text_is_trimmed_and_in_two_languages(house: Catalogue) -> None:
    for words in bilinguals(house):
        for one in (words.en, words.es):
            assert one
            assert one == one.strip()
            assert "  " not in one


def test_pictures_lie_where_the_catalogue_says(house: Catalogue) -> None:
    for picture in house.pictures:
        assert (house_images() / picture.file).is_file()
        assert picture.author
        assert picture.licence


def test_the_tables_carry_no_notes_on_sources() -> None:
    for path in sorted((ROOT / "catalogue").glob("*.csv")):
        with path.open(encoding="utf-8", newline="") as stream:
            header = next(csv.reader(stream))
        assert not [name for name in header if name.endswith("_source")]
