"""Checks by photo: stairways laid on drawn tables, judged by `stairway check`."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from scripts.measure.ask import ask
from scripts.measure.report import Row, share, table
from scripts.measure.scenes import Pools, compose, save, truth_of
from scripts.measure.stairs import deal_check
from scripts.measure.tables import drawn_table
from scripts.measure.truth import Truth, TruthCheck, write_truth

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

LAYOUTS = ("row", "free", "overlap")
COUNT = 80
STATUS = {"OK": 0, "NOK": 1, "UNSURE": 3}
"""Exit status that belongs to each verdict."""


@dataclass(frozen=True, slots=True)
class Judged:
    """One check and what the command said.

    Attributes:
        truth: the photo.
        verdict: OK, NOK, UNSURE, or what went wrong with the command.
        named: cards that the command was sure of.
        seconds: wall time of the process.
    """

    truth: Truth
    verdict: str
    named: tuple[str, ...]
    seconds: float


def make_checks(source: Pools, folder: Path, *, seed: int, count: int = COUNT) -> list[Truth]:
    """Write photos of stairways and `truth.jsonl`; half of them deserve OK, half NOK."""
    folder.mkdir(parents=True, exist_ok=True)
    truths: list[Truth] = []
    for number in range(count):
        rng = np.random.default_rng([seed, number])
        dealt = deal_check(source.known, number, rng)
        layout = LAYOUTS[(number // 2 + number // 6 + number // 18) % len(LAYOUTS)]
        drawn = drawn_table((1600, 1200), rng)
        photo, laid = compose(layout, drawn, list(dealt.cards), rng)
        name = f"check-{number:02d}-{layout}.jpg"
        save(folder / name, photo, rng)
        verdict = TruthCheck("NOK" if dealt.fault else "OK", len(dealt.cards), dealt.fault)
        truth = truth_of(name, photo, layout, drawn, laid, source.real)
        truths.append(replace(truth, check=verdict))
        write_truth(folder / "truth.jsonl", truths)
    return truths


def judge(folder: Path, truths: Sequence[Truth]) -> list[Judged]:
    """Ask the command about every photo; the mode is left to it."""
    judged = []
    for truth in truths:
        reply = ask(["check", str(folder / truth.photo), "--json"], timeout=120)
        verdict, named = read_verdict(reply.out, reply.status)
        judged.append(Judged(truth, verdict, named, reply.seconds))
    return judged


def read_verdict(out: str, status: int | None) -> tuple[str, tuple[str, ...]]:
    """Return the verdict and the sure cards; a verdict whose exit status differs is a fault."""
    try:
        document: dict[str, Any] = json.loads(out)
        verdict = str(document["verdict"])
        cards = document["cards"]
    except (KeyError, TypeError, ValueError):
        return f"no verdict (status {status})", ()
    if STATUS.get(verdict) != status:
        return f"{verdict} with status {status}", ()
    return verdict, tuple(str(c["card"]) for c in cards if c["sure"] and c["card"])


def rows(judged: Sequence[Judged]) -> list[Row]:
    """Return the two bars of the checks."""
    wrong = [j for j in judged if j.verdict not in ("UNSURE", _due(j))]
    unsure = sum(j.verdict == "UNSURE" for j in judged)
    met = bool(judged)
    return [
        Row(
            f"wrong verdicts in {len(judged)} checks by photo",
            "none",
            str(len(wrong)),
            met and not wrong,
        ),
        Row(
            "UNSURE in these",
            "<= 8 %",
            share(unsure, len(judged)),
            met and unsure <= 0.08 * len(judged),
        ),
    ]


def details(judged: Sequence[Judged]) -> str:
    """Return counts by verdict due and given, and every check that was not answered right."""
    counts = Counter((_due(j), j.verdict) for j in judged)
    lines = [
        table(
            ("deserved", "given", "checks"),
            [(due, given, str(n)) for (due, given), n in sorted(counts.items())],
        ),
        "",
        table(
            ("photo", "deserved", "given", "fault", "not named"),
            [
                (
                    j.truth.photo,
                    _due(j),
                    j.verdict,
                    _fault(j),
                    ", ".join(str(c.card) for c in j.truth.cards if c.card not in j.named),
                )
                for j in judged
                if j.verdict != _due(j)
            ],
        ),
    ]
    return "\n".join(lines)


def _due(judged: Judged) -> str:
    return judged.truth.check.verdict if judged.truth.check else "UNSURE"


def _fault(judged: Judged) -> str:
    return judged.truth.check.fault if judged.truth.check else ""
