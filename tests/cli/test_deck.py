"""`stairway deck`: list, status, import."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from tests.conftest import house_emblems
from trainer_api.cli.main import main

if TYPE_CHECKING:
    from pathlib import Path

Out = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    for name in ("STAIRWAY_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("STAIRWAY_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "My Deck"
    made.mkdir()
    (made / "works.csv").write_text(
        "id,category,style,title_es\nred,painting,9,Rojo\nblue,painting,10,Azul\n"
    )
    for name in ("red", "blue"):
        Image.new("RGB", (60, 80), name).save(made / f"{name}.png")
    return made


def test_a_deck_is_imported_and_used(folder: Path, capsys: Out) -> None:
    assert main(["deck", "import", str(folder)]) == 0
    captured = capsys.readouterr()
    pictures = 2 + house_emblems()
    assert f"Imported the deck my-deck: 2 works, {pictures} pictures." in captured.out
    assert "Warning: the deck has 2 works; the game has 103." in captured.err
    assert main(["deck", "list"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "* house: 103 works; model: the one that ships",
        "  my-deck: 2 works; model: none yet",
    ]
    assert main(["catalogue", "list", "--deck", "my-deck", "--json"]) == 0
    listed = [json.loads(line)["id"] for line in capsys.readouterr().out.splitlines()]
    assert listed == ["red", "blue"]
    assert main(["catalogue", "list"]) == 0  # the last used is the default
    assert capsys.readouterr().out.splitlines()[-1] == "2 works"
    assert main(["deck", "list"]) == 0
    assert "* my-deck" in capsys.readouterr().out


def test_importing_again_replaces(folder: Path, capsys: Out) -> None:
    assert main(["deck", "import", str(folder), "--name", "mine"]) == 0
    assert main(["deck", "import", str(folder), "--deck", "mine", "--lang", "es"]) == 0
    said = capsys.readouterr().out
    assert f"Sustituida la baraja mine: 2 obras, {2 + house_emblems()} imágenes." in said


def test_everything_wrong_is_listed_and_nothing_changed(
    folder: Path, data: Path, capsys: Out
) -> None:
    (folder / "works.csv").write_text(
        "id,category,style,style_2,title_en\n"
        "red,painting,11,,Red\n"
        "blue,sculpture,3,5,Blue\n"
        "green,painting,3,5,Green\n"
    )
    assert main(["deck", "import", str(folder)]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.splitlines() == [
        "works.csv, line 2, column style: 11 is not between 1 and 10. Correct it.",
        (
            "works.csv, line 3, column category: 'sculpture' is none of: painting, architecture. "
            "Write one of them."
        ),
        (
            "works.csv, line 4, column style_2: a bridge has two neighboring styles: style_2 "
            "must be style + 1. Correct one, or leave style_2 empty."
        ),
        (
            "works.csv, line 4, column id: green has no picture. Add green.jpg, or name a file in "
            "the column picture, or import with --missing-pictures."
        ),
        f"Error: nothing was changed: 4 things to put right in {folder}.",
    ]
    assert not list(data.rglob("*.*"))


def test_problems_are_told_in_spanish(folder: Path, capsys: Out) -> None:
    (folder / "red.png").write_bytes(b"")
    assert main(["deck", "import", str(folder), "--lang", "es"]) == 2
    errors = capsys.readouterr().err
    assert "works.csv, línea 2, columna picture: la imagen red.png no se puede usar:" in errors
    assert "no se ha cambiado nada: 1 cosa por corregir" in errors


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["import"], "Missing argument"),
        (["import", "nowhere"], "there is no folder nowhere"),
        (["import", ".", "--name", "house"], "the house deck is read-only"),
        (["import", ".", "--name", "../up"], "'../up' cannot be a deck's name"),
        (["status", "--deck", "gone"], "there is no deck 'gone'; there are house."),
        (["export"], "No such command 'export'"),
    ],
)
def test_wrong_use_is_explained(
    capsys: Out, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, args: list[str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["deck", *args]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert said in captured.err


def test_a_lost_default_says_what_to_do(data: Path, capsys: Out) -> None:
    data.mkdir()
    (data / "last_deck").write_text("gone\n")
    assert main(["catalogue", "list"]) == 2
    assert "'gone', is gone. Choose another with --deck" in capsys.readouterr().err
    assert main(["catalogue", "list", "--deck", "house"]) == 0
    assert main(["catalogue", "list"]) == 0


def test_a_home_that_cannot_be_written_still_answers(data: Path, capsys: Out) -> None:
    data.write_text("a file where the folder should be")
    assert main(["catalogue", "show", "the-kiss", "--deck", "house", "--json"]) == 0
    assert capsys.readouterr().err == ""  # house is the default already: nothing to remember


def test_a_choice_that_cannot_be_kept_is_said(folder: Path, data: Path, capsys: Out) -> None:
    assert main(["deck", "import", str(folder)]) == 0
    capsys.readouterr()
    (data / "last_deck").mkdir()  # in the way of the file
    assert main(["catalogue", "list", "--deck", "my-deck", "--json"]) == 0
    captured = capsys.readouterr()
    assert len(captured.out.splitlines()) == 2
    assert "not kept for the next time" in captured.err


def test_a_broken_deck_does_not_hide_the_others(folder: Path, data: Path, capsys: Out) -> None:
    assert main(["deck", "import", str(folder)]) == 0
    (database,) = data.rglob("catalogue.db")
    database.write_bytes(b"")
    capsys.readouterr()
    assert main(["deck", "list", "--json"]) == 0
    captured = capsys.readouterr()
    assert [json.loads(line)["name"] for line in captured.out.splitlines()] == ["house"]
    assert "The deck my-deck cannot be used" in captured.err
    assert main(["deck", "status", "--deck", "my-deck"]) == 2


def test_status_for_people_and_programs(folder: Path, capsys: Out) -> None:
    assert main(["deck", "status"]) == 0
    assert "103 works: 52 of Painting, 51 of Architecture" in capsys.readouterr().out
    assert main(["deck", "import", str(folder), "--name", "mine"]) == 0
    capsys.readouterr()
    assert main(["deck", "status", "--deck", "mine", "--json"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    status = json.loads(line)
    assert (status["name"], status["works"], status["model"]) == ("mine", 2, "missing")
    assert status["without_picture"] == []
    assert main(["deck", "status"]) == 0
    assert "stairway model build --deck mine" in capsys.readouterr().out


def test_list_for_programs(capsys: Out) -> None:
    assert main(["deck", "list", "--json"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    house = json.loads(line)
    assert (house["name"], house["default"], house["model"]) == ("house", True, "shipped")
