"""`stairway check`: is it a valid stairway, by photo or by the ids of the cards?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from trainer_api.cli.session import (
    CommandError,
    ExitStatus,
    Session,
    console,
    emit_json,
    open_catalogue,
    pass_session,
)
from trainer_api.texts import text

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.table import Table

    from trainer_api.checks.answer import Answer, StairwayResult
    from trainer_api.checks.words import Words
    from trainer_api.cli.cards import CardNames

EDITIONS = ("en", "es", "es-leaflet")
MODES = ("5", "6", "7")
"""The published editions and their modes; a test holds them equal to those of the rules."""


def command(lang: str) -> click.Command:
    """Return the command in a language."""

    @click.command("check", help=text("check.help", lang))
    @click.argument("photos", nargs=-1, metavar=text("check.metavar_photo", lang))
    @click.option(
        "--cards",
        "lists",
        multiple=True,
        metavar=text("check.metavar_cards", lang),
        help=text("check.option_cards", lang),
    )
    @click.option("--mode", type=click.Choice(MODES), help=text("check.option_mode", lang))
    @rule_options(lang, "check.option_lost_work")
    @pass_session
    def check(
        session: Session,
        photos: tuple[str, ...],
        lists: tuple[str, ...],
        mode: str | None,
        edition: str,
        lost: tuple[str, ...],
        as_json: bool,
    ) -> ExitStatus:
        from trainer_api.checks.answer import CheckError
        from trainer_api.checks.documents import cards_by_id, stairway_document
        from trainer_api.checks.stairway import check_cards, check_photos
        from trainer_api.checks.words import Words
        from trainer_api.cli.cards import CardNames, split_ids
        from trainer_api.cli.looking import look_at_all

        if bool(photos) == bool(lists):
            key = "check.both_given" if photos else "check.nothing_given"
            raise click.UsageError(text(key, session.lang))
        ids = split_ids(lists)
        if lists and not ids:
            raise click.UsageError(text("check.no_ids", session.lang))
        catalogue = open_catalogue(session)
        names = CardNames(catalogue, session.lang)
        unknown = [card for card in ids if not names.known(card)]
        if unknown:
            raise names.refuse(unknown)
        declared = names.lost_works(lost)
        wanted = None if mode is None else int(mode)
        words = Words(session.lang, names.title, photos)
        try:
            if ids:
                result = check_cards(ids, wanted, edition, declared, deck=catalogue.deck())
            else:
                seen = look_at_all(session, photos, as_json=as_json)
                if seen is None:
                    return ExitStatus.WRONG_USE
                sightings = [one.sightings for one in seen]
                result = check_photos(sightings, wanted, edition, declared, deck=catalogue.deck())
        except CheckError as error:
            raise refusal(error, names) from error
        if as_json:
            by_id = cards_by_id(ids, catalogue)
            emit_json(stairway_document(result, words, photos, by_id))
        else:
            show(session, result, words, names)
        return status_of(result.answer)

    return check


def rule_options(lang: str, about_lost_works: str) -> Callable[[Any], Any]:
    """Return a decorator: the options about the rules, and --json, as checks share them.

    Args:
        lang: language of the help.
        about_lost_works: key of the help for --lost-work.
    """

    def decorate(function: Any) -> Any:
        for option in (
            click.option("--json", "as_json", is_flag=True, help=text("cli.option_json", lang)),
            click.option(
                "--lost-work",
                "lost",
                multiple=True,
                metavar=text("check.metavar_lost_work", lang),
                help=text(about_lost_works, lang),
            ),
            click.option(
                "--edition",
                type=click.Choice(EDITIONS),
                default="en",
                help=text("check.option_edition", lang),
            ),
        ):
            function = option(function)
        return function

    return decorate


def status_of(answer: Answer) -> ExitStatus:
    """Return the exit status that says this verdict."""
    return {"OK": ExitStatus.DONE, "NOK": ExitStatus.NOK, "UNSURE": ExitStatus.UNSURE}[answer.value]


def refusal(error: Exception, names: CardNames) -> CommandError:
    """Return what to tell the user whose request a check refuses."""
    from trainer_api.checks.answer import CheckError, CheckProblem
    from trainer_api.rules.stairway import EDITIONS as RULES

    assert isinstance(error, CheckError)  # noqa: S101 - for the type checker
    problem, data = error.problem, dict(error.data)
    if problem is CheckProblem.NO_SUCH_CARD:
        return names.refuse([str(data["card"])])
    if problem is CheckProblem.TOO_MANY_LOST_WORKS:
        return CommandError(text("check.too_many_lost_works", names.lang, **data))
    if problem is CheckProblem.STYLE_REQUIRED:
        return CommandError(text("check.style_required", names.lang, **data))
    card = str(data["card"])
    others = ", ".join(name for name, one in RULES.items() if card in one.specials)
    data |= {"card": names.title(card), "others": others}
    return CommandError(text(f"special.{problem.value}", names.lang, **data))


def show(
    session: Session,
    result: StairwayResult,
    words: Words,
    names: CardNames,
    *,
    cards_too: bool = True,
) -> None:
    """Print the verdict, the stairway or what is wrong with it, and what to do next.

    Args:
        session: of this run.
        result: of the check.
        words: for its reasons.
        names: of the cards.
        cards_too: also print what was seen in the photos, where that is no stairway.
    """
    from trainer_api.checks.answer import Answer, ReasonCode
    from trainer_api.cli.cards import category_name
    from trainer_api.cli.looking import table

    if result.answer is Answer.OK and result.category is not None:
        category = category_name(result.category, session.lang)
        said = session.text("check.ok", count=len(result.assignment), category=category)
    elif result.answer is Answer.NOK:
        said = session.text("check.nok")
    else:
        said = session.text("check.unsure" if result.spots else "check.unsure_cards")
    out = headline(result.answer, said)
    for reason in result.reasons:
        out.print(f"  - {words.reason(reason)}", soft_wrap=True)
    if result.answer is Answer.OK:
        out.print(_steps(result, names))
    elif result.spots and cards_too:
        out.print(table([spot.sighting for spot in result.spots], names))
    codes = {reason.code for reason in result.reasons}
    if ReasonCode.LOST_WORK_UNDECLARED in codes:
        out.print(session.text("check.hint_lost_work"), soft_wrap=True)
    if ReasonCode.NOT_SURE in codes:
        out.print(session.text("check.hint_photo"), soft_wrap=True)


def headline(answer: Answer, said: str) -> Any:
    """Print a verdict in its color; return the console for what follows."""
    out = console()
    colors = {"OK": "bold green", "NOK": "bold red", "UNSURE": "bold yellow"}
    out.print(said, style=colors[answer.value], soft_wrap=True)
    return out


def _steps(result: StairwayResult, names: CardNames) -> Table:
    from rich import box
    from rich.table import Table as RichTable

    made = RichTable(box=box.SIMPLE_HEAD, pad_edge=False)
    for key in ("check.column_step", "check.column_style", "check.column_card"):
        made.add_column(text(key, names.lang))
    for number, (card, style) in enumerate(result.assignment, 1):
        title = names.title(card)
        if card == "lost_work":
            title = text("check.lost_work_as", names.lang, name=title)
        made.add_row(str(number), names.style(int(style)), title)
    return made
