"""`stairway catalogue`: what is listed, what is shown, what is refused."""

from __future__ import annotations

import json

import pytest

from trainer_api.cli.main import main

Out = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    monkeypatch.setenv("STAIRWAY_DATA", str(tmp_path / "data"))
    for name in ("STAIRWAY_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def documents(capsys: Out, *args: str) -> list[dict]:
    assert main(["catalogue", *args, "--json"]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return [json.loads(line) for line in captured.out.splitlines()]


def test_all_works_are_listed(capsys: Out) -> None:
    assert main(["catalogue", "list"]) == 0
    shown = capsys.readouterr().out
    assert "the-kiss" in shown
    assert "The Kiss" in shown
    assert "1907–1908" in shown
    assert shown.splitlines()[-1] == "103 works"
    assert max(map(len, shown.splitlines())) <= 120


def test_all_works_are_listed_in_spanish(capsys: Out) -> None:
    assert main(["catalogue", "list", "--lang", "es", "--style", "1"]) == 0
    shown = capsys.readouterr().out
    assert "Bisontes de Altamira" in shown
    assert "19000–15000 a. C." in shown
    assert "1 Antiguo" in shown
    assert shown.splitlines()[-1] == "10 obras"


@pytest.mark.parametrize(
    ("args", "count"),
    [
        ((), 103),
        (("--category", "painting"), 52),
        (("--category", "architecture"), 51),
        (("--bridges",), 3),
        (("--style", "3"), 11),
        (("--style", "3", "--style", "4"), 21),
        (("--style", "4", "--bridges"), 1),
        (("--style", "4", "--category", "painting"), 5),
        (("--style", "1", "--bridges"), 0),
    ],
)
def test_filters_choose_together(capsys: Out, args: tuple[str, ...], count: int) -> None:
    assert len(documents(capsys, "list", *args)) == count


def test_the_other_lists(capsys: Out) -> None:
    assert len(documents(capsys, "list", "--specials")) == 18
    assert len(documents(capsys, "list", "--specials", "--edition", "en")) == 17
    assert len(documents(capsys, "list", "--styles")) == 10
    assert [d["key"] for d in documents(capsys, "list", "--editions")] == [
        "en",
        "es",
        "es-leaflet",
    ]


@pytest.mark.parametrize("topic", ["--specials", "--styles", "--editions"])
def test_the_other_lists_for_people(capsys: Out, topic: str) -> None:
    assert main(["catalogue", "list", topic]) == 0
    english = capsys.readouterr().out
    assert main(["catalogue", "list", topic, "--lang", "es"]) == 0
    assert capsys.readouterr().out != english


def test_an_edition_has_its_own_effects(capsys: Out) -> None:
    assert main(["catalogue", "list", "--specials", "--edition", "es-leaflet"]) == 0
    leaflet = capsys.readouterr().out
    assert "when drawing" in leaflet
    assert "student" not in leaflet


def test_a_work_is_shown(capsys: Out) -> None:
    assert main(["catalogue", "show", "burial-of-count-orgaz", "--lang", "es"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("El entierro del señor de Orgaz\n")
    for words in ("Pintura", "5 Renacimiento / 6 Barroco", "El Greco", "1586–1588", "manierista"):
        assert words in shown


def test_a_special_is_shown_with_what_editions_change(capsys: Out) -> None:
    assert main(["catalogue", "show", "Patron"]) == 0
    shown = capsys.readouterr().out
    assert "Edition es-leaflet" in shown
    assert "en 3, es 2, es-leaflet 2" in shown


@pytest.mark.parametrize("name", ["4", "gothic", "Gótico"])
def test_a_style_is_shown_with_its_works(capsys: Out, name: str) -> None:
    assert main(["catalogue", "show", name]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("4 Gothic\n")
    assert "saint-denis" in shown
    assert "wilton-diptych" in shown


def test_documents_name_their_kind(capsys: Out) -> None:
    shown = documents(capsys, "show", "the-kiss", "lost_work", "10")
    assert [document["kind"] for document in shown] == ["work", "special", "style"]
    work, special, _ = shown
    assert work["styles"] == [10]
    assert work["title"] == {"en": "The Kiss", "es": "El beso"}
    assert special["editions"]["es-leaflet"]["copies"] == 3
    assert special["editions"]["es-leaflet"]["effect"] != special["effect"]
    assert special["restricted"] is False


def test_years_without_an_end(capsys: Out) -> None:
    assert main(["catalogue", "show", "sagrada-familia"]) == 0
    assert "since 1882" in capsys.readouterr().out


def test_a_near_miss_is_named(capsys: Out) -> None:
    assert main(["catalogue", "show", "monalisa"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "mona-lisa (Mona Lisa)" in captured.err


def test_nothing_is_shown_when_one_name_is_wrong(capsys: Out) -> None:
    assert main(["catalogue", "show", "the-kiss", "xyzzy", "--json"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "nothing is called 'xyzzy'" in captured.err


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["list", "--style", "11"], "11 is not in the range"),
        (["list", "--category", "sculpture"], "'sculpture' is not one of"),
        (["list", "--specials", "--bridges"], "choose among works"),
        (["list", "--edition", "en"], "--edition goes with --specials"),
        (["list", "--specials", "--edition", "fr"], "there are en, es, es-leaflet"),
        (["show"], "Missing argument"),
        (["list", "--deck", "mine"], "there is no deck 'mine'"),
    ],
)
def test_wrong_use_is_explained(capsys: Out, args: list[str], said: str) -> None:
    assert main(["catalogue", *args]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert said in captured.err


def test_a_damaged_catalogue_is_explained(
    capsys: Out, monkeypatch: pytest.MonkeyPatch, tmp_path
) -> None:
    (tmp_path / "catalogue.db").write_bytes(b"nothing of the sort" * 100)
    monkeypatch.setattr(
        "trainer_api.decks.library.house_catalogue", lambda: tmp_path / "catalogue.db"
    )
    assert main(["catalogue", "list", "--lang", "es"]) == 2
    assert "no es un catálogo" in capsys.readouterr().err
