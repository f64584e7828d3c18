"""Files that are no ordinary photos: QR samples and hostile files, through the command."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from importlib.util import find_spec
from typing import TYPE_CHECKING

from scripts.measure.ask import Reply, ask, recognize
from scripts.measure.pictures import REAL, read_csv
from scripts.measure.report import Row, table
from scripts.measure.sightings import parse_answers

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

QR_BAR = 20
TINY = frozenset({"multipage.tiff"})
"""Pictures of 10x10 pixels: the row says accept, the least short side of 32 says refuse."""

STRAY = re.compile(r"warning|traceback|libpng|corrupt|exception", re.IGNORECASE)
"""What a library's or the interpreter's own chatter on standard error looks like."""


@dataclass(frozen=True, slots=True)
class Case:
    """One file and how it went.

    Attributes:
        file: its name.
        wanted: what it asks for.
        got: what came back.
        good: whether that will do.
        seconds: wall time of the process; 0 where many files shared one.
        peak_mb: its largest resident memory in MB.
    """

    file: str
    wanted: str
    got: str
    good: bool
    seconds: float = 0.0
    peak_mb: float = 0.0


def qr(real: Path = REAL) -> list[Case]:
    """Return one case for each QR sample; any text will do where the row has none."""
    rows = read_csv(real / "qr.csv")
    answers = recognize([real / "qr" / row["file"] for row in rows])
    cases = []
    for row, answer in zip(rows, answers, strict=True):
        wanted = row["expected_text"].strip()
        texts = [code.strip() for code in answer.codes]
        good = wanted in texts if wanted else bool(texts)
        cases.append(Case(row["file"], wanted or "any text", " / ".join(texts) or "none", good))
    return cases


def qr_row(cases: Sequence[Case]) -> Row:
    """Return the bar of the QR codes."""
    right = sum(case.good for case in cases)
    return Row("QR codes", f">= {QR_BAR} of 22", f"{right} of {len(cases)}", right >= QR_BAR)


def hostile(real: Path = REAL) -> list[Case]:
    """Return one case for each hostile file, each in a process of its own."""
    cases = []
    sizes: dict[str, tuple[int, int] | None] = {}
    for row in read_csv(real / "hostile.csv"):
        path = real / "hostile" / row["file"]
        reply = ask(["recognize", str(path), "--json"], timeout=60)
        case, size = judge_reply(row["file"], row["what_it_is"], row["suggested_behaviour"], reply)
        sizes[row["file"]] = size
        cases.append(replace(case, seconds=reply.seconds, peak_mb=reply.peak_mb))
    cases.append(judge_upright([sizes.get(f"exif_o{n}.jpg") for n in range(1, 9)]))
    return cases


def judge_upright(sizes: Sequence[tuple[int, int] | None]) -> Case:
    """Hold that the eight orientations give one picture: the files differ in size, not in shape."""
    shapes = {round(size[0] / size[1], 2) if size else None for size in sizes}
    good = len(shapes) == 1 and None not in shapes
    return Case("exif_o1..8.jpg", "one upright shape", f"width / height {shapes}", good)


def judge_reply(
    file: str, what: str, suggested: str, reply: Reply
) -> tuple[Case, tuple[int, int] | None]:
    """Hold one reply against the row's suggestion."""
    if reply.status is None:
        return Case(file, suggested, "hangs", False), None
    try:
        answers = parse_answers(reply.out.splitlines())
    except ValueError as error:
        return Case(file, suggested, str(error)[:90], False), None
    if len(answers) != 1 or reply.status not in (0, 2):
        got = f"status {reply.status}, {len(answers)} documents: {reply.err[-90:]!r}"
        return Case(file, suggested, got, False), None
    answer = answers[0]
    refused = answer.error is not None
    got = f"refused: {answer.error}" if refused else f"accepted, {answer.size}"
    good = (reply.status == 2) == refused
    heic = "HEIC" in what or "HEIF" in what
    if suggested.startswith("refuse") or (heic and find_spec("pillow_heif") is None):
        good = good and refused
    elif file in TINY and answer.error == "too_small":
        pass
    elif suggested.startswith("choose"):
        good = good and (refused or bool(reply.err.strip()))
    else:
        good = good and not refused
    if "report no card found" in suggested:
        good = good and all(one.card is None for one in answer.seen)
    stray = [line for line in reply.err.splitlines() if STRAY.search(line)]
    if stray and not suggested.startswith(("choose", "refuse")):
        got, good = f"{got}; stray: {stray[0][:80]}", False
    if "Traceback" in reply.err:
        got, good = f"{got}; traceback", False
    return Case(file, suggested, got, good), answer.size


def hostile_row(cases: Sequence[Case]) -> Row:
    """Return the bar of the hostile files."""
    good = sum(case.good for case in cases)
    slowest = max((case.seconds for case in cases), default=0.0)
    largest = max((case.peak_mb for case in cases), default=0.0)
    figure = f"{good} of {len(cases)}; slowest {slowest:.2f} s, largest {largest:.0f} MB"
    return Row("hostile files", "each as its row suggests", figure, good == len(cases))


def faults(cases: Sequence[Case]) -> str:
    """Return the cases that will not do."""
    bad = [case for case in cases if not case.good]
    return table(("file", "wanted", "got"), [(c.file, c.wanted[:60], c.got) for c in bad])
