"""`stairway model evaluate`: figures of photos whose cards are known."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from recognizer.builder import build_bundle, find_references
from recognizer.scoring import Answer as Seen
from recognizer.truth import TruePhoto
from tests.checks.sightings import row
from tests.recognizer.small_deck import IDS, base, photograph, save, write_truth
from trainer_api.catalogue import Catalogue
from trainer_api.checks.answer import Answer
from trainer_api.cli.main import main
from trainer_api.cli.model_verdicts import Judged, judge, verdicts_as_json
from trainer_api.decks.bundles import card_infos
from trainer_api.resources import house_catalogue
from trainer_api.rules.stairway import house_deck

if TYPE_CHECKING:
    from pathlib import Path

    from recognizer.bundle import CardInfo

OK_FIVE = ("duccio-maesta", "mona-lisa", "las-meninas", "death-of-marat", "third-of-may")


@pytest.fixture(autouse=True)
def _data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("STAIRWAY_DATA", str(tmp_path / "data"))


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A bundle of seven cards of the house deck."""
    folder = tmp_path_factory.mktemp("model")
    catalogue = Catalogue.open(house_catalogue())
    cards: list[CardInfo] = list(card_infos(catalogue))
    build_bundle(
        folder / "bundle",
        cards,
        find_references(save(folder / "pictures"), IDS),
        catalogue=catalogue.fingerprint,
        base=base(),
    )
    return folder / "bundle"


@pytest.fixture(scope="module")
def photos(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two photos of cards that are known, one of them a check that deserves NOK."""
    folder = tmp_path_factory.mktemp("photos")
    first = photograph(folder, "a.jpg", ["the-kiss", "mona-lisa", "lost_work"], 4)
    second = photograph(folder, "b.jpg", ["the-kiss", "parthenon"], 5)
    second |= {"check": {"verdict": "NOK", "mode": 5, "fault": "two"}, "layout": "pair"}
    write_truth(folder, [first, second])
    return folder


def evaluate(folder: Path, bundle: Path, *more: str) -> int:
    return main(["model", "evaluate", str(folder), "--bundle", str(bundle), *more])


def test_figures_as_json_with_two_processes(photos: Path, bundle: Path, capsys: Any) -> None:
    assert evaluate(photos, bundle, "--json", "--jobs", "2", "--error", "0.01") == 0
    heard = capsys.readouterr()
    (line,) = heard.out.splitlines()
    told = json.loads(line)
    assert told["photos"] == 2
    everything, pair, _ = told["recall"]
    assert (everything["layout"], everything["known"], everything["right"]) == (None, 5, 5)
    assert (pair["layout"], pair["share"]) == ("pair", 1)
    assert not any(told["wrong"].values())
    assert told["coverage"]["error"] == 0.01
    assert told["coverage"]["share"] == 1
    assert sum(b["count"] for b in told["reliability"]) == 5
    assert told["verdicts"]["given"]["NOK"] == {"OK": 0, "NOK": 1, "UNSURE": 0}
    assert told["verdicts"]["wrong"] == told["failures"] == told["errors"] == []
    assert "2 " in heard.err


@pytest.mark.parametrize("lang", ["en", "es"])
def test_figures_for_people_and_a_photo_that_cannot_be_used(
    photos: Path, bundle: Path, tmp_path: Path, lang: str, capsys: Any
) -> None:
    good = json.loads((photos / "truth.jsonl").read_text(encoding="utf-8").splitlines()[1])
    (tmp_path / "b.jpg").write_bytes((photos / "b.jpg").read_bytes())
    (tmp_path / "bad.jpg").write_bytes(b"no picture")
    wrong = [{**card, "card": "mona-lisa"} for card in good["cards"][:1]]
    rest = good["cards"][1:]
    bad = {"photo": "bad.jpg", "layout": "none", "cards": rest, "check": None}
    good |= {"check": {"verdict": "OK"}}
    write_truth(tmp_path, [{**good, "cards": [*wrong, *rest]}, bad])
    assert evaluate(tmp_path, bundle, "--jobs", "1", "--lang", lang) == 2
    heard = capsys.readouterr()
    assert "bad.jpg: " in heard.err
    for word in ("pair", "33.3%", "mona-lisa", "bad.jpg: parthenon"):
        assert word in heard.out
    said = {"en": ("NOK given, OK deserved", "a known card called another"), "es": ("dijo NOK",)}
    for word in said[lang]:
        assert word in heard.out


def test_every_bad_line_of_the_truth_is_told(bundle: Path, tmp_path: Path, capsys: Any) -> None:
    truth = '{"photo": "no.jpg", "layout": "x", "cards": []}\n{\n[]\n{"cards": []}\n'
    (tmp_path / "truth.jsonl").write_text(truth, encoding="utf-8")
    assert evaluate(tmp_path, bundle, "--json", "--lang", "en") == 2
    heard = capsys.readouterr()
    assert heard.out == ""
    assert [f"truth.jsonl:{n}: " in heard.err for n in (1, 2, 3, 4, 5)] == [True] * 4 + [False]
    assert "4 lines" in heard.err


def test_a_folder_without_truth_or_a_model_that_is_none_is_refused(
    photos: Path, bundle: Path, tmp_path: Path, capsys: Any
) -> None:
    assert evaluate(tmp_path, bundle, "--lang", "en") == 2
    assert "there is no truth.jsonl" in capsys.readouterr().err
    assert evaluate(photos, tmp_path, "--lang", "en") == 2
    assert "bundle.json" in capsys.readouterr().err


@pytest.mark.parametrize("wrong", [("--jobs", "0"), ("--error", "1.5"), ("--jobs", "x")])
def test_options_out_of_range_are_refused(photos: Path, wrong: tuple[str, str]) -> None:
    assert main(["model", "evaluate", str(photos), *wrong]) == 2


def test_verdicts_are_judged_as_the_check_does() -> None:
    check = TruePhoto("a.jpg", "row", (), "OK")
    deck = house_deck()
    seen = Seen(check, tuple(row(*OK_FIVE)))
    shut = Seen(replace(check, photo="b.jpg", verdict="NOK"), tuple(row(*OK_FIVE)))
    open_ = Seen(replace(check, photo="c.jpg"), tuple(row(*OK_FIVE[:4], "~")))
    none = Seen(replace(check, verdict=None), ())
    judged = judge([seen, shut, open_, none], deck)
    assert judged == (
        Judged("a.jpg", Answer.OK, Answer.OK),
        Judged("b.jpg", Answer.NOK, Answer.OK),
        Judged("c.jpg", Answer.OK, Answer.UNSURE),
    )
    told = verdicts_as_json(judged)
    assert told["given"] == {
        "OK": {"OK": 1, "NOK": 0, "UNSURE": 1},
        "NOK": {"OK": 1, "NOK": 0, "UNSURE": 0},
    }
    assert told["wrong"] == [{"photo": "b.jpg", "deserved": "NOK", "given": "OK"}]
    assert (told["checks"], told["unsure"]) == (3, 1)
