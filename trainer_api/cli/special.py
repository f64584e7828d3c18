"""`stairway special`: may this special card hit this work?"""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from trainer_api.cli.check import (
    headline,
    refusal,
    rule_options,
    status_of,
)
from trainer_api.cli.session import (
    ExitStatus,
    Session,
    console,
    emit_json,
    open_catalogue,
    pass_session,
)
from trainer_api.texts import text

if TYPE_CHECKING:
    from trainer_api.checks.answer import SpecialResult
    from trainer_api.checks.words import Words
    from trainer_api.cli.cards import CardNames


def command(lang: str) -> click.Command:
    """Return the command in a language."""

    @click.command("special", help=text("special.help", lang))
    @click.argument("what", nargs=-1, required=True, metavar=text("special.metavar", lang))
    @rule_options(lang, "special.option_lost_work")
    @pass_session
    def special(
        session: Session, what: tuple[str, ...], edition: str, lost: tuple[str, ...], as_json: bool
    ) -> ExitStatus:
        from trainer_api.checks.answer import CheckError
        from trainer_api.checks.documents import cards_by_id, special_document
        from trainer_api.checks.special import check_special, check_special_photo
        from trainer_api.checks.words import Words
        from trainer_api.cli.cards import CardNames
        from trainer_api.cli.looking import look_at_all

        catalogue = open_catalogue(session)
        names = CardNames(catalogue, session.lang)
        if len(what) > 2 or (len(what) == 1 and names.known(what[0].lower())):
            raise click.UsageError(text("special.how_to_call", session.lang))
        declared = names.lost_works(lost)
        words = Words(session.lang, names.title)
        ids: list[str] = []
        try:
            if len(what) == 2:
                ids = [card.strip().lower() for card in what]
                key, target = ids
                result = check_special(key, target, edition, declared, deck=catalogue.deck())
            else:
                seen = look_at_all(session, what, as_json=as_json)
                if seen is None:
                    return ExitStatus.WRONG_USE
                found = seen[0].sightings
                result = check_special_photo(found, edition, declared, deck=catalogue.deck())
        except CheckError as error:
            raise refusal(error, names) from error
        if as_json:
            emit_json(special_document(result, words, what, cards_by_id(ids, catalogue)))
        else:
            show(session, result, words, names)
        return status_of(result.answer)

    return special


def show(
    session: Session,
    result: SpecialResult,
    words: Words,
    names: CardNames,
    *,
    cards_too: bool = True,
) -> None:
    """Print the verdict and why; with `cards_too` also what was seen in the photo."""
    from trainer_api.checks.answer import Answer, ReasonCode
    from trainer_api.cli.looking import table

    reasons = [words.reason(reason) for reason in result.reasons]
    if result.answer is Answer.OK:
        headline(result.answer, session.text("special.ok", why=" ".join(reasons)))
    else:
        verdict = "special.nok" if result.answer is Answer.NOK else "special.unsure"
        out = headline(result.answer, session.text(verdict))
        for said in reasons:
            out.print(f"  - {said}", soft_wrap=True)
    out = console()
    if result.spots and cards_too:
        out.print(table([spot.sighting for spot in result.spots], names))
    if any(reason.code is ReasonCode.LOST_WORK_UNDECLARED for reason in result.reasons):
        out.print(session.text("check.hint_lost_work"), soft_wrap=True)
