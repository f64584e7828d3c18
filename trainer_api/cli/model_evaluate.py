"""`stairway model evaluate`: how good a bundle is on photos whose cards are known."""

from __future__ import annotations

import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any

import click

from trainer_api.cli.model_progress import progress_bar
from trainer_api.cli.refusals import explain
from trainer_api.cli.session import (
    CommandError,
    ExitStatus,
    Session,
    console,
    emit_json,
    open_catalogue,
    pass_session,
    say,
)
from trainer_api.texts import text

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console
    from rich.table import Table

    from recognizer.evaluation import Report
    from recognizer.scoring import Answer
    from recognizer.truth import TruePhoto

DEFAULT_ERROR = 0.002
MOST_JOBS = 64
_LISTED = 40
"""Failures that are listed on the terminal; --json has them all."""


def evaluate_command(lang: str) -> click.Command:
    """Return the command in a language."""
    from trainer_api.cli.model import folder_type

    @click.command("evaluate", help=text("model.help_evaluate", lang))
    @click.argument("folder", metavar=text("model.metavar_folder", lang), type=folder_type())
    @click.option(
        "--error",
        type=click.FloatRange(0, 1),
        default=DEFAULT_ERROR,
        metavar=text("model.metavar_error", lang),
        help=text("model.option_error", lang),
    )
    @click.option(
        "--jobs",
        type=click.IntRange(1, MOST_JOBS),
        default=min(os.cpu_count() or 1, 4),
        metavar=text("model.metavar_jobs", lang),
        help=text("model.option_jobs", lang),
    )
    @click.option(
        "--bundle",
        type=folder_type(),
        metavar=text("model.metavar_bundle", lang),
        help=text("model.option_bundle", lang),
    )
    @click.option("--json", "as_json", is_flag=True, help=text("cli.option_json", lang))
    @pass_session
    def evaluate(
        session: Session,
        folder: Path,
        error: float,
        jobs: int,
        bundle: Path | None,
        as_json: bool,
    ) -> ExitStatus:
        from recognizer.evaluation import report
        from trainer_api.cli.model import chosen_folder, open_bundle
        from trainer_api.cli.model_verdicts import judge, verdicts_as_json

        catalogue = open_catalogue(session)
        opened = open_bundle(session, chosen_folder(session, bundle))
        if opened.fingerprint != catalogue.fingerprint:
            say(session.text("model.does_not_fit", fingerprint=opened.fingerprint))
        photos = _truth(session, folder, [card.id for card in opened.cards])
        answers = _ask(session, folder, photos, opened.folder, jobs)
        figures = report(answers, error)
        verdicts = verdicts_as_json(judge(answers, catalogue.deck()))
        for answer in figures.errors:
            why = explain(answer.error, session.lang) if answer.error else ""
            say(f"{answer.photo.photo}: {why}")
        if as_json:
            emit_json(document(folder, opened.folder, figures, verdicts))
        else:
            _show(session, figures, verdicts)
        return ExitStatus.WRONG_USE if figures.errors else ExitStatus.DONE

    return evaluate


def _truth(session: Session, folder: Path, known: list[str]) -> tuple[TruePhoto, ...]:
    from recognizer.truth import FILE, TruthError, read_truth

    try:
        return read_truth(folder, known)
    except TruthError as error:
        for problem in error.problems:
            where = FILE if problem.line is None else f"{FILE}:{problem.line}"
            why = session.text(f"model.truth_{problem.code.value}", **problem.data)
            say(f"{where}: {why}")
        message = session.text("model.bad_truth", folder=folder, count=len(error.problems))
        raise CommandError(message) from error


def _ask(
    session: Session, folder: Path, photos: tuple[TruePhoto, ...], bundle: Path, jobs: int
) -> list[Answer]:
    """Recognize the photos, in processes of their own where there are several jobs."""
    from recognizer.evaluation import ask, keep_to_one_core

    jobs = min(jobs, len(photos))
    pool = (
        nullcontext()
        if jobs == 1
        else ProcessPoolExecutor(
            jobs, multiprocessing.get_context("spawn"), initializer=keep_to_one_core
        )
    )
    with (
        progress_bar(session.text("model.looking", count=len(photos)), len(photos)) as step,
        pool as made,
    ):
        return ask(folder, photos, bundle, made, step)


def document(
    folder: Path, bundle: Path, figures: Report, verdicts: dict[str, Any]
) -> dict[str, Any]:
    """Return all figures as plain values for JSON; shares without cards are null."""
    cover = figures.coverage
    return {
        "folder": str(folder),
        "bundle": str(bundle),
        "photos": figures.photos,
        "foreign": figures.foreign,
        "recall": [
            {
                "layout": row.layout or None,
                "known": row.known,
                "right": row.right,
                "right_unsure": row.right_unsure,
                "share": _rounded(row.share),
                "interval": [round(end, 4) for end in row.interval],
            }
            for row in figures.recall
        ],
        "wrong": {outcome.value: count for outcome, count in figures.wrong.items()},
        "wrong_unsure": {outcome.value: n for outcome, n in figures.wrong_unsure.items()},
        "coverage": {
            "error": cover.error,
            "confidence": _rounded(cover.confidence),
            "named": cover.named,
            "wrong": cover.wrong,
            "share": round(cover.share, 4),
        },
        "reliability": [
            {
                "low": b.low,
                "high": b.high,
                "count": b.count,
                "mean": round(b.mean, 4),
                "right": b.right,
            }
            for b in figures.bins
        ],
        "calibration_error": _rounded(figures.calibration_error),
        "verdicts": verdicts,
        "failures": [event.as_json() for event in figures.failures],
        "errors": [
            {"photo": answer.photo.photo, "code": answer.error.code.value}
            for answer in figures.errors
            if answer.error is not None
        ],
    }


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 4)


def _show(session: Session, figures: Report, verdicts: dict[str, Any]) -> None:
    words, out = session.text, console()
    out.print(words("model.measured_on", count=figures.photos, foreign=figures.foreign))
    table = _table(
        *(words(f"model.column_{key}") for key in ("layout", "known", "right", "unsure", "share"))
    )
    for row in figures.recall:
        share = "-" if row.share is None else f"{row.share:.1%}"
        low, high = row.interval
        if row.share is not None:
            share += f" ({low:.0%}-{high:.0%})"
        name = row.layout or words("model.all_layouts")
        table.add_row(name, str(row.known), str(row.right), str(row.right_unsure), share)
    out.print(table)
    table = _table(*(words(f"model.column_{key}") for key in ("wrong_names", "sure", "unsure")))
    for outcome, count in figures.wrong.items():
        name = words(f"model.outcome_{outcome.value}")
        table.add_row(name, str(count), str(figures.wrong_unsure[outcome]))
    out.print(table)
    _show_confidence(session, figures, out)
    if verdicts["checks"]:
        _show_verdicts(session, verdicts, out)
    for event in figures.failures[:_LISTED]:
        out.print(
            words(
                f"model.failure_{event.outcome.value}",
                photo=event.photo,
                card=event.card or "-",
                named=event.named or "-",
                confidence=f"{event.confidence:.0%}",
            ),
            soft_wrap=True,
        )
    if len(figures.failures) > _LISTED:
        out.print(words("model.more_failures", count=len(figures.failures) - _LISTED))


def _show_confidence(session: Session, figures: Report, out: Console) -> None:
    cover = figures.coverage
    key = "model.coverage" if cover.confidence is not None else "model.no_coverage"
    data = {"error": f"{cover.error:.2%}", "share": f"{cover.share:.1%}", "named": cover.named}
    least = f"{cover.confidence or 0:.4f}"
    out.print(session.text(key, **data, wrong=cover.wrong, confidence=least), soft_wrap=True)
    if figures.calibration_error is None:
        return
    table = _table(
        *(session.text(f"model.column_{key}") for key in ("confidence", "names", "mean", "true"))
    )
    for b in figures.bins:
        span = f"{b.low:.0%}-{b.high:.0%}"
        table.add_row(span, str(b.count), f"{b.mean:.1%}", f"{b.right / b.count:.1%}")
    out.print(table)
    out.print(session.text("model.calibration_error", gap=f"{figures.calibration_error:.3f}"))


def _show_verdicts(session: Session, verdicts: dict[str, Any], out: Console) -> None:
    table = _table(session.text("model.column_deserved"), "OK", "NOK", "UNSURE")
    for deserved, given in verdicts["given"].items():
        table.add_row(deserved, *(str(given[verdict]) for verdict in ("OK", "NOK", "UNSURE")))
    out.print(table)
    wrong = len(verdicts["wrong"])
    out.print(session.text("model.verdicts", count=verdicts["checks"], wrong=wrong))
    for row in verdicts["wrong"]:
        out.print(session.text("model.wrong_verdict", **row), soft_wrap=True)


def _table(first: str, *others: str) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(first)
    for name in others:
        table.add_column(name, justify="right")
    return table
