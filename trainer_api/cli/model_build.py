"""`stairway model build`: from pictures to a bundle."""

from __future__ import annotations

import json
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from trainer_api.cli.model_clip import complete, exported
from trainer_api.cli.model_progress import progress_bar
from trainer_api.cli.refusals import explain
from trainer_api.cli.session import (
    CommandError,
    ExitStatus,
    Session,
    console,
    open_deck,
    pass_session,
    say,
)
from trainer_api.texts import text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from trainer_api.decks.bundles import Order, Pictures
    from trainer_api.decks.library import DeckPlace

ABOUT: Final = ("licence", "training", "measured")
"""What `--about` may say."""


def build_command(lang: str) -> click.Command:
    """Return the command in a language."""
    folder = click.Path(path_type=Path)

    @click.command("build", help=text("model.help_build", lang), epilog=text("model.epilog", lang))
    @click.option(
        "--pictures",
        "folders",
        multiple=True,
        type=folder,
        metavar=text("model.metavar_folder", lang),
        help=text("model.option_pictures", lang),
    )
    @click.option(
        "--output",
        type=folder,
        metavar=text("model.metavar_folder", lang),
        help=text("model.option_output", lang),
    )
    @click.option(
        "--base",
        type=folder,
        metavar=text("model.metavar_bundle", lang),
        help=text("model.option_base", lang),
    )
    @click.option(
        "--about",
        type=folder,
        metavar=text("model.metavar_file", lang),
        help=text("model.option_about", lang),
    )
    @click.option(
        "--clip",
        metavar=text("model.metavar_clip", lang),
        help=text("model.option_clip", lang),
    )
    @click.option(
        "--pretrained",
        metavar=text("model.metavar_pretrained", lang),
        help=text("model.option_pretrained", lang),
    )
    @pass_session
    def build(
        session: Session,
        folders: tuple[Path, ...],
        output: Path | None,
        base: Path | None,
        about: Path | None,
        clip: str | None,
        pretrained: str | None,
    ) -> ExitStatus:
        if (clip is None) != (pretrained is None):
            raise click.UsageError(session.text("model.clip_and_pretrained"))
        if clip is not None and base is not None:
            raise click.UsageError(session.text("model.clip_or_base"))
        for place in folders:
            if not place.is_dir():
                raise CommandError(session.text("model.no_folder", folder=place))
        told = _about(session, about)
        if clip is None or pretrained is None:
            _build(session, folders, output, base, told)
        else:
            with exported(session, clip, pretrained) as tower:
                _build(session, folders, output, tower, told, fresh=True)
        return ExitStatus.DONE

    return build


def _build(
    session: Session,
    folders: tuple[Path, ...],
    output: Path | None,
    base: Path | None,
    about: dict[str, Any],
    *,
    fresh: bool = False,
) -> None:
    """Decide where the bundle goes, build it and say so; a fresh base is a tower and no more."""
    from recognizer.bundle import house_folder
    from trainer_api.catalogue import Catalogue
    from trainer_api.decks import bundles

    place = open_deck(session)
    root = None
    if place.is_house and output is None:
        root = bundles.checkout()
        if root is None:
            raise CommandError(session.text("model.house_is_read_only"))
        if not folders:  # the plates alone would make a poor house bundle, by mistake
            raise click.UsageError(session.text("model.house_needs_pictures"))
    catalogue = _tables(session, root) if root else Catalogue.open(place.catalogue)
    if folders:
        pictures = bundles.pictures_in(folders, catalogue)
    else:
        pictures = bundles.own_pictures(place, catalogue)
    _warn(session, pictures)
    if not pictures.references:
        raise CommandError(session.text("model.no_pictures", card=catalogue.works[0].id))
    house = root / "models" / "house" if root else house_folder()
    count = len(pictures.references)
    with progress_bar(session.text("model.describing", count=count), count) as progress:
        order = bundles.Order(catalogue, pictures.references, base or house, about, progress)
        with _refusals(session, place):
            folder = _run(place, root, output, complete(order, house) if fresh else order)
    cards = len({reference.card for reference in pictures.references})
    out = console()
    out.print(session.text("model.built", folder=folder, cards=cards, count=count), soft_wrap=True)
    if root:
        out.print(session.text("model.house_tables"), soft_wrap=True)


def _run(place: DeckPlace, root: Path | None, output: Path | None, order: Order) -> Path:
    from trainer_api.decks import bundles
    from trainer_api.decks.library import DeckLibrary
    from trainer_api.resources import data_folder

    if output is not None:
        bundles.build_folder(output, order)
        return output
    if root is not None:
        return bundles.build_house(root, order)
    return bundles.build_deck(DeckLibrary(data_folder()), place, order)


@contextmanager
def _refusals(session: Session, place: DeckPlace) -> Iterator[None]:
    """Say in the user's language why a build was refused; every bad picture is named."""
    from trainer_api.decks import bundles

    try:
        yield
    except bundles.UnreadablePicturesError as error:
        for file, why in error.pictures:
            say(f"{file}: {explain(why, session.lang)}")
        count = len(error.pictures)
        raise CommandError(session.text("model.unreadable", count=count)) from error
    except bundles.DeckChangedError as error:
        raise CommandError(session.text("model.deck_changed", name=place.name)) from error


def _tables(session: Session, root: Path) -> Any:
    """Return the house catalogue as its tables say it; list all that is wrong with them."""
    from trainer_api.decks.bundles import catalogue_of_tables
    from trainer_api.decks.errors import DeckError, DeckProblem
    from trainer_api.decks.words import describe

    try:
        return catalogue_of_tables(root)
    except DeckError as error:
        if error.code is not DeckProblem.NOT_VALID:
            raise
        for problem in error.problems:
            say(describe(problem, session.lang))
        message = session.text("model.bad_tables", count=len(error.problems))
        raise CommandError(message) from error


def _warn(session: Session, pictures: Pictures) -> None:
    """List pictures of no card and cards without picture."""
    if pictures.strangers:
        names = ", ".join(path.name for path in pictures.strangers)
        say(session.text("model.strangers", count=len(pictures.strangers), names=names))
    if pictures.without and pictures.references:
        names = ", ".join(pictures.without)
        say(session.text("model.without", count=len(pictures.without), names=names))


def _about(session: Session, path: Path | None) -> dict[str, Any]:
    """Read what `bundle.json` shall say of licence, training data and measured figures."""
    if path is None:
        return {}
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise CommandError(session.text("model.no_about", file=path)) from error
    except ValueError as error:
        raise CommandError(session.text("model.bad_about", file=path)) from error
    if not isinstance(told, dict) or not told or set(told) - set(ABOUT):
        raise CommandError(session.text("model.bad_about", file=path))
    return told
