"""Writes scores as markdown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from scripts.measure.layouts import LAYOUTS
from scripts.measure.score import WRONG, Event, Outcome, Tally, tally, wilson

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table of bars.

    Attributes:
        what: what is measured.
        bar: what it must reach, in words.
        figure: what was measured, in words.
        met: whether it does; None where it was not measured.
    """

    what: str
    bar: str
    figure: str
    met: bool | None


def table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a markdown table."""
    lines = ["| " + " | ".join(header) + " |", "|" + "---|" * len(header)]
    lines += ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join(lines)


def bars(rows: Sequence[Row]) -> str:
    """Return the table of what must be shown."""
    words = {True: "yes", False: "NO", None: "not measured"}
    return table(
        ("what", "bar", "measured", "met"),
        [(row.what, row.bar, row.figure, words[row.met]) for row in rows],
    )


def share(hits: int, total: int) -> str:
    """Return a share with its interval, such as `96.1 % (73/76; 89.0-98.6)`."""
    if total == 0:
        return "none"
    low, high = wilson(hits, total)
    return f"{100 * hits / total:.1f} % ({hits}/{total}; {100 * low:.1f}-{100 * high:.1f})"


def layouts(events: Sequence[Event]) -> str:
    """Return counts for each layout on drawn and on real tables."""
    rows = []
    for layout in LAYOUTS:
        for real in (False, True):
            chosen = [e for e in events if e.layout == layout and e.real == real]
            if chosen:
                rows.append((layout, "real" if real else "drawn", *_cells(tally(chosen))))
    rows.append(("all", "", *_cells(tally(events))))
    return table(
        (
            "layout", "table", "named right and sure", "right, not sure", "missed",
            "called another (not sure)", "foreign cards", "called a work (not sure)",
            "name on nothing (not sure)", "twice (not sure)",
        ),
        rows,
    )  # fmt: skip


def backgrounds(events: Sequence[Event]) -> str:
    """Return counts for each kind of drawn table and each photo of a real one."""
    names = sorted({(event.real, event.background) for event in events})
    return table(
        ("table", "named right and sure", "right, not sure", "missed", "wrong"),
        [
            (
                name,
                share(total.counts[Outcome.RIGHT], total.known),
                str(total.counts[Outcome.UNSURE]),
                str(total.counts[Outcome.MISSED]),
                str(total.wrong),
            )
            for real, name in names
            for total in [tally(e for e in events if (e.real, e.background) == (real, name))]
        ],
    )


def _cells(total: Tally) -> tuple[str, ...]:
    n = total.counts
    return (
        share(n[Outcome.RIGHT], total.known),
        str(n[Outcome.UNSURE]),
        str(n[Outcome.MISSED]),
        f"{n[Outcome.OTHER]} ({n[Outcome.OTHER_UNSURE]})",
        str(total.foreign),
        f"{n[Outcome.FOREIGN]} ({n[Outcome.FOREIGN_UNSURE]})",
        f"{n[Outcome.NOTHING]} ({n[Outcome.NOTHING_UNSURE]})",
        f"{n[Outcome.TWICE]} ({n[Outcome.TWICE_UNSURE]})",
    )


ORDINARY = ("free", "row", "overlap", "fan", "single")
"""Layouts that count for real tables; small, covered and copied cards are shown apart."""

RECALL_BARS = (
    ("free cards named right", "free", False, 0.96),
    ("real tables", None, True, 0.94),
    ("overlapping rows, half visible", "overlap", False, 0.98),
    ("fans, a third visible", "fan", False, 0.88),
)
"""What, layout (None: all ordinary ones), real tables or not, least recall."""


def recall_rows(events: Sequence[Event]) -> list[Row]:
    """Return the bars of recall and the bar of wrong names."""
    rows = []
    for what, layout, real, bar in RECALL_BARS:
        chosen = [
            e
            for e in events
            if e.real == real and (e.layout == layout or (layout is None and e.layout in ORDINARY))
        ]
        total = tally(chosen)
        met = total.recall >= bar if total.known else None
        figure = share(total.counts[Outcome.RIGHT], total.known)
        rows.append(Row(what, f">= {100 * bar:.0f} %", figure, met))
    total = tally(events)
    figure = (
        f"{total.wrong} sure ({_unsure(total)} not sure) in {total.known} known and "
        f"{total.foreign} foreign cards"
    )
    rows.append(Row("wrong names", "none", figure, total.wrong == 0 if total.known else None))
    return rows


def _unsure(total: Tally) -> int:
    kinds = (
        Outcome.OTHER_UNSURE,
        Outcome.FOREIGN_UNSURE,
        Outcome.NOTHING_UNSURE,
        Outcome.TWICE_UNSURE,
    )
    return sum(total.counts[kind] for kind in kinds)


def failures(events: Sequence[Event]) -> str:
    """Return every event that is not as it should be, wrong names first."""
    good = (Outcome.RIGHT, Outcome.SILENT)
    bad = [event for event in events if event.outcome not in good]
    bad.sort(key=lambda e: (e.outcome not in WRONG, e.outcome, e.photo))
    return table(
        ("outcome", "photo", "card", "named", "confidence", "visible", "picture"),
        [
            (
                event.outcome.value,
                event.photo,
                event.card or "-",
                event.named or "-",
                f"{event.confidence:.3f}",
                f"{event.visible:.2f}",
                event.source,
            )
            for event in bad
        ],
    )


def by_work(events: Sequence[Event]) -> str:
    """Return the works that were not always named right and sure, worst first."""
    names = sorted({event.card for event in events if event.card})
    rows = []
    for name in names:
        total = tally(event for event in events if event.card == name)
        lost = total.known - total.counts[Outcome.RIGHT]
        if lost:
            rows.append((lost, name, total))
    rows.sort(key=lambda row: (-row[0], row[1]))
    return table(
        ("work", "named right and sure", "right, not sure", "missed"),
        [
            (
                name,
                share(total.counts[Outcome.RIGHT], total.known),
                str(total.counts[Outcome.UNSURE]),
                str(total.counts[Outcome.MISSED]),
            )
            for _, name, total in rows
        ],
    )
