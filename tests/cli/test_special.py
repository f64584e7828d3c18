"""`stairway special`: by photo and by ids."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from tests.checks.sightings import FakeRecognizer, row
from trainer_api.cli import looking
from trainer_api.cli.main import main

if TYPE_CHECKING:
    from pathlib import Path

PHOTOS = {
    "hit.jpg": row("cancelled", "the-kiss"),
    "miss.jpg": row("mona-lisa", "cancelled"),
    "doubt.jpg": row("cancelled", "~the-kiss"),
    "one.jpg": row("the-kiss"),
    "student.jpg": row("the-kiss", "student"),
    "lost.jpg": row("freemason", "lost_work"),
}


@pytest.fixture(autouse=True)
def _eyes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("STAIRWAY_DATA", str(tmp_path))
    monkeypatch.setattr(looking, "open_eyes", lambda _: FakeRecognizer(PHOTOS))


@pytest.mark.parametrize(
    ("args", "status", "verdict", "special", "work", "code"),
    [
        (["hit.jpg"], 0, "OK", "cancelled", "the-kiss", "may_be_played"),
        (["miss.jpg"], 1, "NOK", "cancelled", "mona-lisa", "wrong_style"),
        (["doubt.jpg"], 3, "UNSURE", "cancelled", None, "not_sure"),
        (["one.jpg"], 3, "UNSURE", None, "the-kiss", "no_special"),
        (["student.jpg", "--edition", "es"], 0, "OK", "student", "the-kiss", "may_be_played"),
        (["lost.jpg"], 1, "NOK", "freemason", "lost_work", "style_not_declared"),
        (
            ["lost.jpg", "--lost-work", "architecture:4"],
            0,
            "OK",
            "freemason",
            "lost_work",
            "may_be_played",
        ),
        (["British_Museum", "parthenon"], 0, "OK", "british_museum", "parthenon", "may_be_played"),
        (["freemason", "the-kiss"], 1, "NOK", "freemason", "the-kiss", "wrong_category"),
        (["patron", "the-kiss"], 0, "OK", "patron", "the-kiss", "hits_no_work"),
        (
            ["cancelled", "lost_work", "--edition", "es-leaflet"],
            3,
            "UNSURE",
            "cancelled",
            "lost_work",
            "lost_work_undeclared",
        ),
    ],
)
def test_a_verdict_is_one_document_and_a_status(
    args: list[str],
    status: int,
    verdict: str,
    special: str | None,
    work: str | None,
    code: str,
    capsys: Any,
) -> None:
    assert main(["special", *args, "--json"]) == status
    told = json.loads(capsys.readouterr().out)
    assert list(told) == ["verdict", "edition", "special", "work", "reasons", "cards"]
    assert (told["verdict"], told["special"], told["work"]) == (verdict, special, work)
    assert code in [reason["code"] for reason in told["reasons"]]
    for lang in ("en", "es"):
        assert main(["special", *args, "--lang", lang]) == status
        assert capsys.readouterr().out.startswith(verdict)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["a.jpg", "b.jpg", "c.jpg"], "two ids"),
        (["cancelled"], "two ids"),
        (["canceled", "the-kiss"], "cancelled"),
        (["cancelled", "el beso"], "the-kiss"),
        (["the-kiss", "cancelled"], "no special card"),
        (["cancelled", "forger"], "no work that"),
        (["student", "the-kiss"], "plays in: es"),
        (["student.jpg"], "plays in: es"),
        (["cancelled", "the-kiss", "--lost-work", "painting"], "at most 0"),
        (["missing.jpg"], "missing.jpg"),
    ],
)
def test_wrong_use_is_refused_on_standard_error(args: list[str], said: str, capsys: Any) -> None:
    assert main(["special", *args]) == 2
    heard = capsys.readouterr()
    assert (heard.out, said in heard.err) == ("", True)
    assert main(["special", *args, "--lang", "es"]) == 2


def test_as_a_user_runs_it() -> None:
    line = [sys.executable, "-m", "trainer_api.cli.main", "special", "cancelled", "the-kiss"]
    done = subprocess.run([*line, "--json"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["verdict"] == "OK"
