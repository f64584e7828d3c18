"""What all commands share: the session of one run, exit statuses, errors, output."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any

import click

from trainer_api.texts import text

if TYPE_CHECKING:
    from rich.console import Console

    from trainer_api.catalogue import Catalogue
    from trainer_api.decks.library import DeckPlace

_WIDTH_OF_A_PIPE = 120


class ExitStatus(IntEnum):
    """Exit statuses of every command. A verdict is 0, 1 or 3 and nothing else is 1 or 3."""

    DONE = 0
    NOK = 1
    WRONG_USE = 2
    UNSURE = 3
    INTERNAL = 4
    INTERRUPTED = 130  # as shells do it: 128 + SIGINT
    PIPE_CLOSED = 141  # 128 + SIGPIPE: nobody reads the answer any more


class CommandError(Exception):
    """What the user asked for cannot be done; the text is in the user's language.

    `main` prints it on standard error and ends with status 2. The text says what was wrong,
    where, and what to do.
    """


@dataclass(frozen=True, slots=True)
class Session:
    """What was chosen for this run of the command.

    Attributes:
        lang: language of all texts.
        deck: name of the deck asked for, or None (the last one used).
        debug: show the traceback of an internal error.
    """

    lang: str
    deck: str | None = None
    debug: bool = False

    def text(self, key: str, /, **data: object) -> str:
        """Return a text in this run's language."""
        return text(key, self.lang, **data)


pass_session = click.make_pass_decorator(Session)
"""Decorator: the command's first argument is the `Session`."""


def emit_json(document: Any) -> None:
    """Write one JSON document as one line on standard output.

    Characters that standard output cannot carry (another encoding, a file name that is no text)
    are written as JSON escapes.
    """
    line = json.dumps(document, ensure_ascii=False, allow_nan=False)
    try:
        line.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        line = json.dumps(document, allow_nan=False)
    click.echo(line)


def say(message: str) -> None:
    """Write a message or progress for people on standard error."""
    click.echo(message, err=True)


def console() -> Console:
    """Return a rich console on standard output.

    Text is printed as it is (no markup, no emoji codes); a pipe gets 120 columns. Made for each
    call, since tests and click replace standard output.
    """
    from rich.console import Console

    width = None if sys.stdout.isatty() else _WIDTH_OF_A_PIPE
    return Console(width=width, markup=False, emoji=False, highlight=False)


def open_deck(session: Session) -> DeckPlace:
    """Return where the chosen deck lies; a deck that was asked for becomes the default.

    Raises:
        DeckError: there is no such deck.
    """
    from trainer_api.decks.errors import DeckError
    from trainer_api.decks.library import DeckLibrary
    from trainer_api.resources import data_folder

    library = DeckLibrary(data_folder())
    place = library.place(session.deck)
    if session.deck is not None:
        try:
            library.remember(session.deck)
        except DeckError as error:
            # A home that cannot be written is no reason to answer nothing.
            from trainer_api.cli.refusals import explain

            say(session.text("cli.not_remembered", why=explain(error, session.lang)))
    return place


def open_catalogue(session: Session) -> Catalogue:
    """Return the catalogue of the chosen deck.

    Raises:
        DeckError: there is no such deck.
        CatalogueError: its catalogue cannot be read.
    """
    from trainer_api.catalogue import Catalogue

    return Catalogue.open(open_deck(session).catalogue)
