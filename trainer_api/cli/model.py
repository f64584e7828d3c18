"""`stairway model`: build the recognizer's model of a deck, describe it, measure it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from trainer_api.cli.refusals import explain
from trainer_api.cli.session import CommandError, open_deck
from trainer_api.texts import text

if TYPE_CHECKING:
    from recognizer.bundle import Bundle
    from trainer_api.cli.session import Session


def command(lang: str) -> click.Command:
    """Return the group in a language."""
    from trainer_api.cli.model_build import build_command
    from trainer_api.cli.model_evaluate import evaluate_command
    from trainer_api.cli.model_info import info_command

    @click.group("model", help=text("model.help", lang))
    def model() -> None:
        pass

    model.add_command(build_command(lang))
    model.add_command(info_command(lang))
    model.add_command(evaluate_command(lang))
    return model


def folder_type() -> click.Path:
    """Return the type of an option that names a folder."""
    return click.Path(path_type=Path)


def chosen_folder(session: Session, bundle: Path | None) -> Path:
    """Return the folder of a bundle: the one named, else the chosen deck's."""
    from trainer_api.decks.bundles import bundle_folder

    return bundle_folder(open_deck(session)) if bundle is None else bundle


def open_bundle(session: Session, folder: Path) -> Bundle:
    """Open a bundle, or say which file of which folder is wrong and why.

    Raises:
        CommandError: the bundle is refused.
    """
    from recognizer.bundle import Bundle
    from recognizer.errors import BundleError

    try:
        return Bundle.open(folder)
    except BundleError as error:
        why = explain(error, session.lang)
        what = ", ".join(
            f"{name} {value}" for name, value in sorted(error.data.items()) if name != "folder"
        )
        message = session.text("model.refused", folder=folder, why=why, what=what)
        raise CommandError(message) from error
