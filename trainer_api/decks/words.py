"""The words for problems and warnings of tables, in the player's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trainer_api.decks.errors import TableProblem
from trainer_api.texts import text

if TYPE_CHECKING:
    from trainer_api.decks.errors import Notice, Problem


def describe(problem: Problem, lang: str) -> str:
    """Return a problem as one line: where (file, line, column), what is wrong, what to do."""
    where = text("table_problems.file", lang, file=problem.file)
    if problem.line is not None:
        where += text("table_problems.line", lang, line=problem.line)
    if problem.column is not None:
        where += text("table_problems.column", lang, column=problem.column)
    data = dict(problem.data)
    if problem.code is TableProblem.PICTURE_UNREADABLE:
        data["why"] = text(f"photo_errors.{data['why']}", lang, **data)
    what = text(f"table_problems.{problem.code.value}", lang, **data)
    return f"{where}: {what}"


def describe_notice(notice: Notice, lang: str) -> str:
    """Return a warning as one line."""
    return text(f"table_warnings.{notice.code.value}", lang, **notice.data)
