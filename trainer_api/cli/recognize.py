"""`stairway recognize`: which cards are in each photo."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

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
    from recognizer.sighting import Sighting
    from trainer_api.checks.documents import Seen
    from trainer_api.cli.cards import CardNames


LIKELIEST = 3
"""Styles that are told of a picture which is no card of the deck."""


def command(lang: str) -> click.Command:
    """Return the command in a language."""

    @click.command("recognize", help=text("recognize.help", lang))
    @click.argument("photos", nargs=-1, required=True, metavar=text("recognize.metavar", lang))
    @click.option("--json", "as_json", is_flag=True, help=text("cli.option_json", lang))
    @click.option(
        "--annotate",
        "folder",
        type=click.Path(file_okay=False, path_type=Path),
        metavar=text("recognize.metavar_folder", lang),
        help=text("recognize.option_annotate", lang),
    )
    @pass_session
    def recognize(
        session: Session, photos: tuple[str, ...], as_json: bool, folder: Path | None
    ) -> ExitStatus:
        from trainer_api.checks.documents import photo_document
        from trainer_api.cli.cards import CardNames
        from trainer_api.cli.looking import Unreadable, look, report

        names = CardNames(open_catalogue(session), session.lang)
        if folder is not None:
            _make(folder, session)
        status = ExitStatus.DONE
        for number, (photo, seen) in enumerate(look(session, photos), 1):
            if isinstance(seen, Unreadable):
                status = ExitStatus.WRONG_USE
                report(session, seen)
                if as_json:
                    emit_json(seen.as_json())
                continue
            if as_json:
                emit_json(photo_document(photo, seen))
            else:
                _show(session, photo, seen, names)
            if folder is not None:
                target = folder / f"{number:02d}-{Path(photo).stem}.jpg"
                _annotate(photo, seen, names, target)
                say(session.text("recognize.annotated", file=target))
        return status

    return recognize


def _show(session: Session, photo: str, seen: Seen, names: CardNames) -> None:
    from trainer_api.cli.looking import card_shown, table

    out = console()
    if nothing_found(seen):
        out.print(session.text("recognize.nothing", photo=photo), style="bold", soft_wrap=True)
        out.print(session.text("recognize.picture_looks_like"))
        _show_styles(seen.sightings[0], names)
        return
    count = len(seen.sightings)
    out.print(
        session.text("recognize.found", count=count, photo=photo), style="bold", soft_wrap=True
    )
    out.print(table(seen.sightings, names))
    for number, sighting in enumerate(seen.sightings, 1):
        if card_shown(sighting) is None and sighting.style_scores:
            out.print(session.text("recognize.card_looks_like", number=number))
            _show_styles(sighting, names)
    for code in seen.codes:
        # A QR code may say anything, control sequences for the terminal too.
        safe = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in code.text)
        out.print(session.text("recognize.code", text=safe), soft_wrap=True)


def _show_styles(sighting: Sighting, names: CardNames) -> None:
    """Print the likeliest styles of a picture that the deck lacks, in words of their sheets."""
    scores = sighting.style_scores
    likeliest = sorted(range(1, len(scores) + 1), key=lambda style: -scores[style - 1])
    for style in likeliest[:LIKELIEST]:
        share = f"{scores[style - 1]:4.0%}"
        look = names.look(style, sighting.category or "")
        console().print(f"  {share}  {names.style(style)}: {look}", highlight=False, soft_wrap=True)


def nothing_found(seen: Seen) -> bool:
    """Whether the one sighting is the recognizer's way to say that no card is in the photo."""
    from trainer_api.cli.looking import card_shown

    if len(seen.sightings) != 1 or seen.codes or card_shown(seen.sightings[0]) is not None:
        return False
    corners = seen.sightings[0].quad
    whole = {(0, 0), (seen.size[0], 0), seen.size, (0, seen.size[1])}
    return {(round(x), round(y)) for x, y in corners} == whole


def _make(folder: Path, session: Session) -> None:
    """Make the folder for pictures before any photo is looked at."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        message = session.text("recognize.bad_folder", folder=folder, why=error.strerror)
        raise CommandError(message) from error


def _annotate(photo: str, seen: Seen, names: CardNames, target: Path) -> None:
    from recognizer.photo import load_photo
    from trainer_api.cli.annotate import annotate
    from trainer_api.cli.looking import label

    labels = [label(sighting, names) for sighting in seen.sightings]
    annotate(load_photo(photo).pixels, seen.sightings, labels).save(target, quality=90)
