"""The measuring of commands, with a command of our own in the place of `stairway`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import cv2
import numpy as np
import pytest

from scripts.measure import ask as ask_module
from scripts.measure import bench, files
from scripts.measure.__main__ import main
from scripts.measure.ask import Reply, ask, recognize
from scripts.measure.truth import Truth, TruthCard, read_truth, write_truth

FAKE = """
import json, sys, threading
args = sys.argv[1:]
if args[0] == "hang":
    threading.Event().wait()
if args[0] == "crash":
    sys.exit(4)
for photo in args[1:-1]:
    cards = [{"card": "mona-lisa", "sure": True, "confidence": 0.99,
              "quad": [[0, 0], [50, 0], [50, 50], [0, 50]]}]
    print(json.dumps({"photo": photo, "size": [100, 80], "cards": cards, "codes": []}))
"""


@pytest.fixture
def fake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A command that sees the Mona Lisa in every photo's corner."""
    script = tmp_path / "fake.py"
    script.write_text(FAKE, encoding="utf-8")
    monkeypatch.setattr(ask_module, "command", lambda: [sys.executable, str(script)])
    return script


def test_a_command_is_measured(fake: Path) -> None:
    reply = ask(["recognize", "a.jpg", "--json"])
    assert reply.status == 0
    assert json.loads(reply.out)["photo"] == "a.jpg"
    assert reply.seconds > 0
    assert reply.peak_mb > 1


def test_the_memory_is_the_command_s_own_not_the_benchmark_s(fake: Path) -> None:
    ballast = np.ones(40_000_000)  # 320 MB in this process while the command is started
    assert ask(["recognize", "a.jpg", "--json"]).peak_mb < ballast.nbytes / 1e6 / 2


def test_a_command_that_hangs_is_ended(fake: Path) -> None:
    assert ask(["hang"], timeout=0.3).status is None


def test_a_command_that_crashes_is_no_answer(fake: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ask_module, "ask", lambda *_, **__: Reply(4, "", "boom", 1.0, 1.0))
    with pytest.raises(RuntimeError, match="boom"):
        recognize([Path("a.jpg")])


def test_a_folder_is_scored_through_the_command(
    fake: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cv2.imwrite(str(tmp_path / "a.jpg"), np.zeros((80, 100, 3), np.uint8))
    corner = ((0.0, 0.0), (50.0, 0.0), (50.0, 50.0), (0.0, 50.0))
    card = TruthCard("mona-lisa", "work", corner, corner, 1.0, "views/x.jpg")
    write_truth(
        tmp_path / "truth.jsonl", [Truth("a.jpg", (100, 80), "free", "felt", False, (card,))]
    )
    assert main(["score", str(tmp_path)]) == 0
    assert "| free cards named right | >= 96 % | 100.0 % (1/1;" in capsys.readouterr().out
    kept = tmp_path / "answers.jsonl"
    assert bench.score_file(tmp_path, kept) == bench.score_file(tmp_path)


def test_a_truth_that_is_not_understood_names_its_line(tmp_path: Path) -> None:
    path = tmp_path / "truth.jsonl"
    path.write_text('\n{"photo": "a.jpg"}\n', encoding="utf-8")
    with pytest.raises(ValueError, match="line 2"):
        read_truth(path)


ACCEPTED = '{"photo": "x", "size": [4, 3], "cards": [], "codes": []}'
NAMED = (
    '{"photo": "x", "size": [4, 3], "codes": [], "cards": [{"card": "the-kiss", "sure": true, '
    '"confidence": 1, "quad": [[0, 0], [1, 0], [1, 1], [0, 1]]}]}'
)
REFUSED = '{"photo": "x", "error": {"code": "too_large", "text": "t"}}'
TAKE = "accept, upright"
REFUSE = "refuse with a clear message (4xx), no crash"
CHOOSE = 'choose: refuse, or decode and warn "picture incomplete" - never silently'
EMPTY = "accept the file, report no card found"


@pytest.mark.parametrize(
    ("suggested", "out", "err", "status", "good"),
    [
        (TAKE, ACCEPTED, "", 0, True),
        (TAKE, ACCEPTED, "libpng warning: iCCP", 0, False),
        (TAKE, ACCEPTED, "", 2, False),
        (TAKE, REFUSED, "", 2, False),
        (REFUSE, REFUSED, "x: too large", 2, True),
        (REFUSE, ACCEPTED, "", 0, False),
        (REFUSE, REFUSED, "Traceback (most recent call last)", 2, False),
        (REFUSE, "", "", 4, False),
        (REFUSE, "", "", None, False),
        (REFUSE, "not JSON", "", 2, False),
        (CHOOSE, ACCEPTED, "picture incomplete", 0, True),
        (CHOOSE, ACCEPTED, "", 0, False),
        (CHOOSE, REFUSED, "", 2, True),
        (EMPTY, ACCEPTED, "", 0, True),
        (EMPTY, NAMED, "", 0, False),
    ],
)
def test_replies_to_hostile_files(
    suggested: str, out: str, err: str, status: int | None, good: bool
) -> None:
    case, _ = files.judge_reply("x", "JPEG", suggested, Reply(status, out, err, 0.1, 1.0))
    assert case.good is good


def test_eight_orientations_show_one_shape() -> None:
    assert files.judge_upright([(308, 410)] * 4 + [(231, 308)] * 4).good
    assert not files.judge_upright([(308, 410)] * 7 + [(410, 308)]).good
    assert not files.judge_upright([(308, 410)] * 7 + [None]).good


@pytest.mark.parametrize(("error", "good"), [("too_small", True), ("damaged", False)])
def test_a_picture_under_the_least_size_may_be_refused_for_that(error: str, good: bool) -> None:
    reply = Reply(2, REFUSED.replace("too_large", error), "", 0.1, 1.0)
    assert files.judge_reply("multipage.tiff", "TIFF", TAKE, reply)[0].good is good


@pytest.mark.parametrize("out", [ACCEPTED, REFUSED])
def test_heic_is_taken_where_it_is_installed(out: str, monkeypatch: pytest.MonkeyPatch) -> None:
    reply = Reply(2 if out == REFUSED else 0, out, "", 0.1, 1.0)
    monkeypatch.setattr(files, "find_spec", lambda _: None)
    assert files.judge_reply("x", "HEIC photo", TAKE, reply)[0].good is (out == REFUSED)
    monkeypatch.setattr(files, "find_spec", lambda name: name)
    assert files.judge_reply("x", "HEIC photo", TAKE, reply)[0].good is (out == ACCEPTED)
