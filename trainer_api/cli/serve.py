"""`stairway serve`: the API, and what comes on top of it, on this computer."""

from __future__ import annotations

import os
import socket
from typing import TYPE_CHECKING

import click

from trainer_api.cli.session import CommandError, ExitStatus, Session, pass_session, say
from trainer_api.texts import text

if TYPE_CHECKING:
    from trainer_api.settings import Settings


def command(lang: str) -> click.Command:
    """Return the command in a language."""

    @click.command("serve", help=text("serve.help", lang), epilog=text("serve.epilog", lang))
    @click.option(
        "--host", metavar=text("serve.metavar_host", lang), help=text("serve.option_host", lang)
    )
    @click.option("--port", type=click.IntRange(0, 65_535), help=text("serve.option_port", lang))
    @click.option("--lan", is_flag=True, help=text("serve.option_lan", lang))
    @pass_session
    def serve(session: Session, host: str | None, port: int | None, lan: bool) -> ExitStatus:
        from trainer_api.settings import Settings, SettingsError

        chosen = {"host": host, "lan": lan or None}
        try:
            settings = Settings.from_environment(os.environ, port=port, deck=session.deck, **chosen)
        except SettingsError as error:
            raise CommandError(_about(error, session)) from error
        return _serve(session, settings)

    return serve


def _serve(session: Session, settings: Settings) -> ExitStatus:
    """Serve until a signal ends it."""
    from trainer_api.app import create_app
    from trainer_api.decks.library import DeckLibrary
    from trainer_api.service.log import configure
    from trainer_api.service.server import Server
    from trainer_api.service.shelf import Shelf
    from trainer_api.service.token import FILE
    from trainer_api.store import open_store

    # What can be refused is refused before the first line of the log, in words.
    Shelf(DeckLibrary(settings.data), settings.deck)
    app = create_app(settings)
    open_store(settings.database, folder=settings.data).close()
    with _listen(session, settings) as listening:
        port = listening.getsockname()[1]
        name = socket.gethostname() if settings.lan else settings.host
        shown = f"[{name}]" if ":" in name else name
        say(session.text("serve.running", url=f"http://{shown}:{port}"))
        say(session.text("serve.token", file=settings.data / FILE))
        configure()
        server = Server(app)
        server.run(sockets=[listening])
    if not server.started:
        raise CommandError(session.text("serve.not_started"))
    say(session.text("serve.stopped"))
    return ExitStatus.DONE


def _listen(session: Session, settings: Settings) -> socket.socket:
    """Return a socket that listens where the settings say.

    Raises:
        CommandError: the address is taken, or not one of this computer.
    """
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except OSError as error:
        where = f"{settings.host}:{settings.port}"
        why = error.strerror or type(error).__name__
        raise CommandError(session.text("serve.cannot_listen", where=where, why=why)) from error


def _about(error: Exception, session: Session) -> str:
    """Say what is wrong with each of the settings that cannot be used."""
    from trainer_api.settings import PREFIX, RANGES, SettingsError

    assert isinstance(error, SettingsError)  # noqa: S101 - for the type checker
    said = []
    for name, value, key in error.problems:
        low, high = RANGES.get(name, (0, 0))
        data = {"name": PREFIX + name.upper(), "value": value, "low": f"{low:g}"}
        said.append(session.text(key, **data, high=f"{high:g}"))
    return " ".join(said)
