"""`stairway deck`: which decks there are, what they hold, and importing one's own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from trainer_api.cli.session import (
    CommandError,
    ExitStatus,
    Session,
    console,
    emit_json,
    open_deck,
    pass_session,
    say,
)
from trainer_api.texts import text

if TYPE_CHECKING:
    from trainer_api.decks.importing import Imported
    from trainer_api.decks.library import DeckLibrary
    from trainer_api.decks.status import DeckStatus


def command(lang: str) -> click.Command:
    """Return the group in a language."""

    @click.group("deck", help=text("deck.help", lang))
    def deck() -> None:
        pass

    deck.add_command(_list(lang))
    deck.add_command(_status(lang))
    deck.add_command(_import(lang))
    return deck


def _library() -> DeckLibrary:
    from trainer_api.decks.library import DeckLibrary
    from trainer_api.resources import data_folder

    return DeckLibrary(data_folder())


def _list(lang: str) -> click.Command:
    @click.command("list", help=text("deck.help_list", lang))
    @click.option("--json", "as_json", is_flag=True, help=text("cli.option_json", lang))
    @pass_session
    def list_(session: Session, as_json: bool) -> ExitStatus:
        from trainer_api.catalogue import CatalogueError
        from trainer_api.cli.refusals import explain
        from trainer_api.decks.status import deck_status

        library = _library()
        default = session.deck or library.default()
        decks = []
        for name in library.names():
            try:
                decks.append(deck_status(library.place(name)))
            except CatalogueError as error:  # one broken deck does not hide the others
                say(session.text("deck.broken", name=name, why=explain(error, session.lang)))
        if as_json:
            for deck in decks:
                emit_json({**_document(deck), "default": deck.name == default})
            return ExitStatus.DONE
        screen = console()
        for deck in decks:
            star = "*" if deck.name == default else " "
            model = session.text(f"deck.model_{deck.model.value}")
            row = session.text("deck.row", name=deck.name, works=deck.works, model=model)
            screen.print(f"{star} {row}")
        return ExitStatus.DONE

    return list_


def _status(lang: str) -> click.Command:
    @click.command("status", help=text("deck.help_status", lang))
    @click.option("--json", "as_json", is_flag=True, help=text("cli.option_json", lang))
    @pass_session
    def status(session: Session, as_json: bool) -> ExitStatus:
        from trainer_api.decks.status import Model, deck_status

        deck = deck_status(open_deck(session))
        if as_json:
            emit_json(_document(deck))
            return ExitStatus.DONE
        words = session.text
        lines = [
            words("deck.is", name=deck.name, folder=deck.folder),
            words(
                "deck.holds",
                works=deck.works,
                paintings=deck.paintings,
                architecture=deck.architecture,
                bridges=deck.bridges,
                specials=deck.specials,
            ),
            words("deck.pictured", count=deck.pictured, cards=deck.works + deck.specials),
        ]
        if deck.lost:
            lines.append(words("deck.lost", count=len(deck.lost), names=", ".join(deck.lost)))
        lines.append(words("deck.fingerprint", fingerprint=deck.fingerprint))
        lines.append(words("deck.model", model=words(f"deck.model_{deck.model.value}")))
        if deck.model in {Model.MISSING, Model.OUTDATED}:
            lines.append(words("deck.build_model", name=deck.name))
        for line in lines:
            console().print(line)
        return ExitStatus.DONE

    return status


def _import(lang: str) -> click.Command:
    @click.command(
        "import",
        help=text("deck.help_import", lang),
        epilog=text("deck.epilog_import", lang),
    )
    @click.argument(
        "folder", metavar=text("deck.metavar_folder", lang), type=click.Path(path_type=Path)
    )
    @click.option(
        "--name",
        metavar=text("cli.metavar_name", lang),
        help=text("deck.option_name", lang),
    )
    @click.option(
        "--missing-pictures", is_flag=True, help=text("deck.option_missing_pictures", lang)
    )
    @pass_session
    def import_(
        session: Session, folder: Path, name: str | None, missing_pictures: bool
    ) -> ExitStatus:
        from trainer_api.catalogue_search import fold
        from trainer_api.decks.errors import DeckError, DeckProblem
        from trainer_api.decks.importing import import_deck
        from trainer_api.decks.words import describe

        wanted = name or session.deck or fold(folder.resolve().name).replace(" ", "-")
        try:
            done = import_deck(folder, _library(), wanted, missing_pictures=missing_pictures)
        except DeckError as error:
            if error.code is not DeckProblem.NOT_VALID:
                raise
            for problem in error.problems:
                say(describe(problem, session.lang))
            count = session.text("deck.problems", count=len(error.problems))
            message = session.text("deck_errors.not_valid", folder=folder, count=count)
            raise CommandError(message) from error
        _tell(session, done)
        return ExitStatus.DONE

    return import_


def _tell(session: Session, done: Imported) -> None:
    """Say what was imported, what is unusual about it, and what to do next."""
    from trainer_api.decks.words import describe_notice

    for notice in done.notices:
        say(session.text("deck.warning", message=describe_notice(notice, session.lang)))
    key = "deck.replaced" if done.replaced else "deck.imported"
    screen = console()
    screen.print(session.text(key, name=done.place.name, works=done.works, pictures=done.pictures))
    screen.print(session.text("deck.use", name=done.place.name))


def _document(deck: DeckStatus) -> dict[str, Any]:
    """Return a deck's status as plain values for JSON."""
    return {
        "name": deck.name,
        "folder": str(deck.folder),
        "fingerprint": deck.fingerprint,
        "works": deck.works,
        "paintings": deck.paintings,
        "architecture": deck.architecture,
        "bridges": deck.bridges,
        "specials": deck.specials,
        "pictured": deck.pictured,
        "without_picture": list(deck.without_picture),
        "lost": list(deck.lost),
        "model": deck.model.value,
    }
