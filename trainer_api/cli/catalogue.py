"""`stairway catalogue`: look up works, styles, special cards and editions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
    from trainer_api.cards import SpecialInfo, StyleInfo, Work
    from trainer_api.catalogue import Catalogue

_CATEGORIES: Final = ("painting", "architecture")


def command(lang: str) -> click.Command:
    """Return the group in a language."""

    @click.group("catalogue", help=text("catalogue.help", lang))
    def catalogue() -> None:
        pass

    catalogue.add_command(_list(lang))
    catalogue.add_command(_show(lang))
    return catalogue


def _list(lang: str) -> click.Command:
    @click.command("list", help=text("catalogue.help_list", lang))
    @click.option(
        "--category", type=click.Choice(_CATEGORIES), help=text("catalogue.option_category", lang)
    )
    @click.option(
        "--style",
        "styles",
        type=click.IntRange(1, 10),
        multiple=True,
        help=text("catalogue.option_style", lang),
    )
    @click.option("--bridges", is_flag=True, help=text("catalogue.option_bridges", lang))
    @click.option(
        "--specials", "topic", flag_value="specials", help=text("catalogue.option_specials", lang)
    )
    @click.option(
        "--styles", "topic", flag_value="styles", help=text("catalogue.option_styles", lang)
    )
    @click.option(
        "--editions", "topic", flag_value="editions", help=text("catalogue.option_editions", lang)
    )
    @click.option(
        "--edition",
        metavar=text("catalogue.metavar_edition", lang),
        help=text("catalogue.option_edition", lang),
    )
    @click.option("--json", "as_json", is_flag=True, help=text("cli.option_json", lang))
    @pass_session
    def list_(
        session: Session,
        category: str | None,
        styles: tuple[int, ...],
        bridges: bool,
        topic: str | None,
        edition: str | None,
        as_json: bool,
    ) -> ExitStatus:
        filtered = category is not None or bool(styles) or bridges
        if topic is not None and filtered:
            raise click.UsageError(text("catalogue.filter_needs_works", session.lang))
        if edition is not None and topic != "specials":
            raise click.UsageError(text("catalogue.edition_needs_specials", session.lang))
        catalogue = open_catalogue(session)
        if topic is None:
            works = [
                work
                for work in catalogue.works
                if (category is None or work.category == category)
                and (not styles or set(styles) & set(work.styles))
                and (work.is_bridge or not bridges)
            ]
            return _list_works(session, catalogue, works, as_json=as_json)
        return _list_topic(session, catalogue, topic, edition, as_json=as_json)

    return list_


def _list_works(
    session: Session, catalogue: Catalogue, works: list[Work], *, as_json: bool
) -> ExitStatus:
    """Print works as a table, or one JSON document each."""
    from trainer_api import catalogue_documents as told
    from trainer_api.cli import catalogue_views as views

    if as_json:
        for work in works:
            emit_json(told.work_document(work, catalogue))
        return ExitStatus.DONE
    screen = console()
    screen.print(views.works_table(works, catalogue, session.lang))
    screen.print(session.text("catalogue.count", count=len(works)))
    return ExitStatus.DONE


def _list_topic(
    session: Session, catalogue: Catalogue, topic: str, edition: str | None, *, as_json: bool
) -> ExitStatus:
    """Print specials, styles or editions as a table, or one JSON document each."""
    from trainer_api import catalogue_documents as told
    from trainer_api.cli import catalogue_views as views

    lang = session.lang
    chosen = None if edition is None else catalogue.edition(edition)
    if as_json:
        if topic == "styles":
            documents = [told.style_document(style) for style in catalogue.styles]
        elif topic == "editions":
            documents = [told.edition_document(edition) for edition in catalogue.editions]
        else:
            listed = catalogue.specials if chosen is None else chosen.specials
            specials = [catalogue.special(special.key) for special in listed]
            documents = [told.special_document(special, catalogue) for special in specials]
        for document in documents:
            emit_json(document)
        return ExitStatus.DONE
    if topic == "styles":
        table = views.styles_table(catalogue.styles, lang)
    elif topic == "editions":
        table = views.editions_table(catalogue.editions, lang)
    else:
        table = views.specials_table(catalogue, chosen, lang)
    console().print(table)
    return ExitStatus.DONE


def _show(lang: str) -> click.Command:
    @click.command("show", help=text("catalogue.help_show", lang))
    @click.argument("names", nargs=-1, required=True, metavar=text("catalogue.metavar_card", lang))
    @click.option("--json", "as_json", is_flag=True, help=text("cli.option_json", lang))
    @pass_session
    def show(session: Session, names: tuple[str, ...], as_json: bool) -> ExitStatus:
        from trainer_api.cli import catalogue_views as views

        catalogue = open_catalogue(session)
        things = [_find(session, catalogue, name) for name in names]  # all, before any is shown
        screen = console()
        for thing in things:
            document, page = views.views_of(thing, catalogue, session.lang)
            if as_json:
                emit_json(document)
            else:
                screen.print(*page, sep="\n")
        return ExitStatus.DONE

    return show


def _find(session: Session, catalogue: Catalogue, name: str) -> Work | SpecialInfo | StyleInfo:
    """Return what is called so: a style by number, key or name, else a card.

    Raises:
        CommandError: nothing is called so; the text names what is called nearly so.
    """
    from trainer_api.catalogue_search import find, fold

    wanted = fold(name)
    for style in catalogue.styles:
        words = (str(style.number), style.key, style.name.en, style.name.es)
        if wanted in {fold(word.split(" (")[0]) for word in words}:
            return style
    found = find(catalogue, name)
    if found.card is not None:
        return found.card
    message = session.text("catalogue.nothing_called", name=name)
    if found.near:
        from trainer_api.cards import SpecialInfo

        called = [(c.name if isinstance(c, SpecialInfo) else c.title) for c in found.near]
        near = [
            f"{card.id} ({title.of(session.lang)})"
            for card, title in zip(found.near, called, strict=True)
        ]
        message += " " + session.text("catalogue.near", names="; ".join(near))
    else:
        message += " " + session.text("catalogue.see_all")
    raise CommandError(message)
