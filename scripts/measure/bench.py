"""The benchmark: every figure that the recognizer and the judge must show, as markdown."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING

from scripts.measure import checks, files, speed
from scripts.measure.ask import recognize
from scripts.measure.pictures import REAL
from scripts.measure.report import Row, backgrounds, bars, by_work, failures, layouts, recall_rows
from scripts.measure.scenes import make_photos, pools
from scripts.measure.score import score
from scripts.measure.sightings import Answer, parse_answers
from scripts.measure.truth import Truth, read_truth

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

SCENE_SEED = 22
CHECK_SEED = 33
PARTS = ("scenes", "checks", "qr", "hostile", "speed", "install")

PREAMBLE = """\
Photos composed by `scripts/measure` (docs/truth.md): half B of the split of the views
(other scans of paintings than the gallery's, which no maker of a bundle has seen) and the
reference pictures of all buildings, as cards; foreign pictures and table photos of half B.
All through the `stairway` command; only sure sightings count as named. Shares are followed by
hits, total and the 95 % Wilson interval."""


def bench(folder: Path, parts: Sequence[str] = PARTS, real: Path = REAL) -> str:
    """Run parts of the benchmark and return the report; photos already in `folder` are used."""
    rows: list[Row] = []
    details: list[str] = []
    scenes = folder / "scenes"
    if "scenes" in parts or "speed" in parts:
        truths = _photos(scenes, real)
    if "scenes" in parts:
        _say("recognizing the scenes")
        answers = recognize([scenes / truth.photo for truth in truths])
        _keep(folder / "answers.jsonl", answers)
        events = score(truths, answers)
        rows += recall_rows(events)
        details += [
            "## Layouts",
            layouts(events),
            "## Tables",
            backgrounds(events),
            "## Works",
            by_work(events),
        ]
        details += ["## Failures", failures(events)]
    if "checks" in parts:
        _say("judging stairways")
        judged = checks.judge(folder / "checks", _checks(folder / "checks", real))
        rows += checks.rows(judged)
        details += ["## Checks by photo", checks.details(judged)]
    if "qr" in parts:
        cases = files.qr(real)
        rows.append(files.qr_row(cases))
        details += ["## QR codes", files.faults(cases)]
    if "speed" in parts:
        _say("timing")
        rows += _speed(scenes, truths)
    if "install" in parts:
        _say("installing")
        rows.append(speed.install_row())
    if "hostile" in parts:
        _say("feeding hostile files")
        cases = files.hostile(real)
        rows.append(files.hostile_row(cases))
        details += ["## Hostile files", files.faults(cases)]
    head = ["# Benchmark", speed.machine(), PREAMBLE, bars(rows)]
    return "\n\n".join([*head, *details]) + "\n"


def score_file(folder: Path, answers: Path | None = None) -> str:
    """Return the scores of photos that were recognized before, or are recognized now."""
    truths = read_truth(folder / "truth.jsonl")
    if answers is None:
        given = recognize([folder / truth.photo for truth in truths])
        _keep(folder / "answers.jsonl", given)
    else:
        given = parse_answers(answers.read_text(encoding="utf-8").splitlines())
    events = score(truths, given)
    parts = [
        bars(recall_rows(events)),
        layouts(events),
        backgrounds(events),
        by_work(events),
        failures(events),
    ]
    return "\n\n".join(parts) + "\n"


def _photos(folder: Path, real: Path) -> list[Truth]:
    if (folder / "truth.jsonl").is_file():
        return read_truth(folder / "truth.jsonl")
    _say("composing the scenes")
    return make_photos(pools("B", real), folder, seed=SCENE_SEED)


def _checks(folder: Path, real: Path) -> list[Truth]:
    if (folder / "truth.jsonl").is_file():
        return read_truth(folder / "truth.jsonl")
    return checks.make_checks(pools("B", real), folder, seed=CHECK_SEED)


def _speed(folder: Path, truths: Sequence[Truth]) -> list[Row]:
    seven = [t for t in truths if len(t.cards) == 7 and t.size == (1600, 1200) and not t.real]
    photos = [folder / truth.photo for truth in seven[:6]]
    large = [folder / truth.photo for truth in truths if truth.size == (4000, 3000)]
    return [
        *speed.warm_photo(photos),
        speed.help_row(),
        speed.first_row(photos[0]),
        speed.memory_row(large[0]),
        speed.validate_row(),
    ]


def _keep(path: Path, answers: Sequence[Answer]) -> None:
    """Keep answers in the shape of the command's documents, to be scored again."""
    with path.open("w", encoding="utf-8") as file:
        for answer in answers:
            row = asdict(answer)
            document = {
                "photo": answer.photo,
                "size": row["size"] or [0, 0],
                "cards": row["seen"],
                "codes": [{"text": text} for text in answer.codes],
            }
            if answer.error:
                document = {"photo": answer.photo, "error": {"code": answer.error}}
            file.write(json.dumps(document, ensure_ascii=False) + "\n")


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
