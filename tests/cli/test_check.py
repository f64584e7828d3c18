"""`stairway check`: verdicts, exit statuses and the one JSON document."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from tests.checks.sightings import FakeRecognizer, row
from trainer_api.cli import check as command
from trainer_api.cli import looking
from trainer_api.cli.main import main
from trainer_api.rules.stairway import EDITIONS

if TYPE_CHECKING:
    from pathlib import Path

FIVE = [
    "mona-lisa",
    "las-meninas",
    "oath-of-the-horatii",
    "fighting-temeraire",
    "impression-sunrise",
]
PHOTOS = {
    "good.jpg": row(*FIVE),
    "mixed.jpg": row(*FIVE[:4], "parthenon"),
    "doubt.jpg": row(*FIVE[:4], "~impression-sunrise"),
    "close.jpg": row("impression-sunrise"),
    "lost.jpg": row(*FIVE[:4], "lost_work"),
    "four.jpg": row(*FIVE[:4]),
}


@pytest.fixture(autouse=True)
def _eyes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("STAIRWAY_DATA", str(tmp_path))
    monkeypatch.setattr(looking, "open_eyes", lambda _: FakeRecognizer(PHOTOS))


def document(capsys: pytest.CaptureFixture[str]) -> Any:
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1
    return json.loads(lines[0])


@pytest.mark.parametrize(
    ("args", "status", "verdict", "codes"),
    [
        (["good.jpg"], 0, "OK", []),
        (["good.jpg", "--mode", "5", "--edition", "es"], 0, "OK", []),
        (["good.jpg", "--mode", "6"], 1, "NOK", ["wrong_count"]),
        (["four.jpg"], 1, "NOK", ["wrong_count"]),
        (["mixed.jpg"], 1, "NOK", ["mixed_categories"]),
        (["doubt.jpg"], 3, "UNSURE", ["not_sure"]),
        (["doubt.jpg", "close.jpg"], 0, "OK", ["closer_photo"]),
        (["four.jpg", "close.jpg"], 0, "OK", []),
        (["lost.jpg"], 3, "UNSURE", ["lost_work_undeclared"]),
        (["lost.jpg", "--lost-work", "painting"], 0, "OK", []),
        (["lost.jpg", "--lost-work", "Painting:9", "--edition", "es-leaflet"], 0, "OK", []),
        (["lost.jpg", "--lost-work", "painting:baroque"], 1, "NOK", ["repeated_style"]),
        (["lost.jpg", "--lost-work", "arquitectura:Románico"], 1, "NOK", ["mixed_categories"]),
        (["--cards", ",".join(FIVE)], 0, "OK", []),
        (["--cards", ",".join(FIVE[:2]), "--cards", " , ".join(FIVE[2:]).upper()], 0, "OK", []),
        (["--cards", ",".join([*FIVE, "heist"])], 1, "NOK", ["not_a_work"]),
        (["--cards", ",".join([*FIVE[:4], "lost_work"])], 3, "UNSURE", ["lost_work_undeclared"]),
    ],
)
def test_a_verdict_is_one_document_and_a_status(
    args: list[str], status: int, verdict: str, codes: list[str], capsys: Any
) -> None:
    assert main(["check", *args, "--json"]) == status
    told = document(capsys)
    assert list(told) == [
        "verdict",
        "mode",
        "edition",
        "category",
        "assignment",
        "reasons",
        "cards",
    ]
    assert told["verdict"] == verdict
    assert set(codes) <= {reason["code"] for reason in told["reasons"]}
    assert all(set(reason) == {"code", "text", "cards"} for reason in told["reasons"])
    assert (len(told["assignment"]) > 0) == (verdict == "OK")
    assert main(["check", *args]) == status
    assert capsys.readouterr().out.startswith(verdict)


def test_the_document_says_mode_edition_category_and_cards(capsys: Any) -> None:
    main(["check", "good.jpg", "--edition", "es", "--json"])
    told = document(capsys)
    assert (told["mode"], told["edition"], told["category"]) == (5, "es", "painting")
    assert told["assignment"] == [{"card": c, "style": n} for n, c in enumerate(FIVE, 5)]
    assert [card["card"] for card in told["cards"]] == FIVE
    assert {card["photo"] for card in told["cards"]} == {"good.jpg"}
    main(["check", "--cards", "mona-lisa,burial-of-count-orgaz,forger", "--json"])
    told = document(capsys)
    assert [(c["card"], c["kind"], c["styles"]) for c in told["cards"]] == [
        ("mona-lisa", "work", [5]),
        ("burial-of-count-orgaz", "work", [5, 6]),
        ("forger", "special", []),
    ]
    assert set(told["cards"][0]) == {"photo", *row("mona-lisa")[0].as_json()}


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ([], "--cards"),
        (["good.jpg", "--cards", "mona-lisa"], "not both"),
        (["--cards", " , "], "names no card"),
        (["--cards", "mona-lisa,the-kis,parthenom"], "the-kiss"),
        (["--cards", "mona-lisa,the-kis,parthenom"], "parthenon"),
        (["--cards", "gioconda"], "mona-lisa"),
        (["good.jpg", "--mode", "8"], "'8'"),
        (["good.jpg", "--edition", "fr"], "'fr'"),
        (["good.jpg", "--lost-work", "painting"], "at most 0"),
        (["lost.jpg", "--lost-work", "sculpture"], "sculpture"),
        (["lost.jpg", "--lost-work", "painting:11"], "Romanesque"),
        (["lost.jpg", "--lost-work", "painting:"], "no style"),
        (["lost.jpg", "--lost-work", "painting", "--edition", "es-leaflet"], "CATEGORY:STYLE"),
        (["missing.jpg"], "missing.jpg: there is no such file"),
    ],
)
def test_wrong_use_is_refused_on_standard_error(args: list[str], said: str, capsys: Any) -> None:
    assert main(["check", *args]) == 2
    heard = capsys.readouterr()
    assert heard.out == ""
    assert said in heard.err
    assert main(["check", *args, "--lang", "es"]) == 2


def test_an_unreadable_photo_gives_no_verdict(capsys: Any) -> None:
    assert main(["check", "good.jpg", "missing.jpg", "--json"]) == 2
    heard = capsys.readouterr()
    told = json.loads(heard.out)
    assert told["photo"] == "missing.jpg"
    assert told["error"]["code"] == "not_found"
    assert "missing.jpg" in heard.err


def test_a_crash_is_no_verdict(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    class Broken:
        def examine(self, _photo: str) -> None:
            raise ZeroDivisionError

    monkeypatch.setattr(looking, "open_eyes", lambda _: Broken())
    assert main(["check", "good.jpg", "--json"]) == 4
    assert capsys.readouterr().out == ""


def test_spanish_is_spoken(capsys: Any) -> None:
    assert main(["check", "doubt.jpg", "--lang", "es"]) == 3
    said = capsys.readouterr().out
    assert "sin veredicto" in said
    assert "quinta por la izquierda" in said
    assert "Impresión, sol naciente" in said


def test_choices_are_those_of_the_rules() -> None:
    assert list(EDITIONS) == list(command.EDITIONS)
    assert {edition.modes for edition in EDITIONS.values()} == {tuple(map(int, command.MODES))}


def test_as_a_user_runs_it() -> None:
    line = [sys.executable, "-m", "trainer_api.cli.main", "check", "--json", "--cards"]
    done = subprocess.run([*line, ",".join(FIVE)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["verdict"] == "OK"
    done = subprocess.run([*line, ",".join(FIVE[1:])], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "")
    assert json.loads(done.stdout)["reasons"][0]["code"] == "wrong_count"
