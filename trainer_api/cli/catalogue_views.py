"""How the catalogue is shown: tables and pages for people, documents for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from trainer_api.cards import SpecialInfo, Work
from trainer_api.catalogue_documents import special_document, style_document, work_document
from trainer_api.texts import text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rich.console import RenderableType

    from trainer_api.cards import EditionInfo, StyleInfo
    from trainer_api.catalogue import Catalogue


_UNBROKEN: Final = ("id", "code")  # what a player copies into the next command


def years(work: Work, lang: str) -> str:
    """Return the years of a work as people write them: "1503-1519", "447-432 BC", "since 1882"."""
    first, last = work.year_from, work.year_to
    if first is None and last is None:
        return ""
    if first is None or last is None:
        key = "catalogue.until" if first is None else "catalogue.since"
        return text(key, lang, year=_year(last if first is None else first, lang))
    if first == last:
        return _year(first, lang)
    if last < 0:
        return text("catalogue.before_christ", lang, year=f"{-first}\N{EN DASH}{-last}")
    return f"{_year(first, lang)}\N{EN DASH}{_year(last, lang)}"


def _year(year: int | None, lang: str) -> str:
    if year is None:
        return ""
    return text("catalogue.before_christ", lang, year=-year) if year < 0 else str(year)


def styles_of(work: Work, catalogue: Catalogue, lang: str) -> str:
    """Return the style of a work by number and short name, both for a bridge."""
    names = ((n, catalogue.style(n).name.of(lang)) for n in work.styles)
    return " / ".join(f"{number} {name.split(' (')[0]}" for number, name in names)


def works_table(works: Iterable[Work], catalogue: Catalogue, lang: str) -> Table:
    """Return a table of works."""
    table = _table(lang, "id", "title", "category", "style", "artist", "years", "code")
    for work in works:
        table.add_row(
            work.id,
            work.title.of(lang),
            text(f"catalogue.{work.category.value}", lang),
            styles_of(work, catalogue, lang),
            work.artist or "",
            years(work, lang),
            work.code,
        )
    return table


def specials_table(catalogue: Catalogue, edition: EditionInfo | None, lang: str) -> Table:
    """Return a table of the special cards, of one edition or of all."""
    table = _table(lang, "id", "name", "moment", "copies", "effect", "code")
    if edition is None:
        for special in catalogue.specials:
            moment = text(f"catalogue.moment_{special.moment.value}", lang)
            copies = " ".join(f"{key} {count}" for key, count in _copies(special, catalogue))
            table.add_row(
                special.id,
                special.name.of(lang),
                moment,
                copies,
                special.effect.of(lang),
                special.code,
            )
        return table
    for counted in edition.specials:
        special = catalogue.special(counted.key)
        table.add_row(
            special.id,
            special.name.of(lang),
            text(f"catalogue.moment_{counted.moment.value}", lang),
            str(counted.copies),
            counted.effect.of(lang),
            special.code,
        )
    return table


def styles_table(styles: Iterable[StyleInfo], lang: str) -> Table:
    """Return a table of the styles with their years and how to know them."""
    table = _table(lang, "number", "name", "years", "look")
    for style in styles:
        table.add_row(
            str(style.number), style.name.of(lang), style.years.of(lang), style.look.of(lang)
        )
    return table


def editions_table(editions: Iterable[EditionInfo], lang: str) -> Table:
    """Return a table of the editions."""
    table = _table(lang, "id", "name", "types", "cards", "note")
    for edition in editions:
        table.add_row(
            edition.key,
            edition.name.of(lang),
            str(len(edition.specials)),
            str(edition.special_cards),
            edition.note.of(lang),
        )
    return table


def work_page(work: Work, catalogue: Catalogue, lang: str) -> Iterator[RenderableType]:
    """Yield the page of a work."""
    rows = [
        (_label("category", lang), text(f"catalogue.{work.category.value}", lang)),
        (_label("style", lang), styles_of(work, catalogue, lang)),
        (_label("artist", lang), work.artist or text("catalogue.unknown", lang)),
        (_label("years", lang), years(work, lang)),
        (_label("place", lang), work.place or ""),
        (_label("look", lang), work.look.of(lang) if work.look else ""),
        (_label("remark", lang), work.remark.of(lang) if work.remark else ""),
        (_label("alike", lang), ", ".join(_look_alikes(work, catalogue, lang))),
        (_label("pictures", lang), "\n".join(_pictures(work.id, catalogue))),
        (_label("wikidata", lang), work.wikidata or ""),
        (_label("id", lang), work.id),
        (_label("code", lang), work.code),
    ]
    yield from _page(work.title.of(lang), rows)


def special_page(special: SpecialInfo, catalogue: Catalogue, lang: str) -> Iterator[RenderableType]:
    """Yield the page of a special card: what it does, and where editions differ."""
    copies = ", ".join(f"{key} {count}" for key, count in _copies(special, catalogue))
    rows = [
        (_label("moment", lang), text(f"catalogue.moment_{special.moment.value}", lang)),
        (_label("effect", lang), special.effect.of(lang)),
        *_other_effects(special, catalogue, lang),
        (_label("copies", lang), copies),
        (_label("pictures", lang), "\n".join(_pictures(special.id, catalogue))),
        (_label("id", lang), special.id),
        (_label("code", lang), special.code),
    ]
    yield from _page(special.name.of(lang), rows)


def style_page(style: StyleInfo, catalogue: Catalogue, lang: str) -> Iterator[RenderableType]:
    """Yield the page of a style with its works."""
    rows = [
        (_label("years", lang), style.years.of(lang)),
        (_label("look", lang), style.look.of(lang)),
    ]
    yield from _page(f"{style.number} {style.name.of(lang)}", rows)
    works = [work for work in catalogue.works if style.number in work.styles]
    yield works_table(works, catalogue, lang)


def views_of(
    thing: Work | SpecialInfo | StyleInfo, catalogue: Catalogue, lang: str
) -> tuple[dict[str, Any], list[RenderableType]]:
    """Return the document and the page of anything that has them."""
    if isinstance(thing, Work):
        return work_document(thing, catalogue), list(work_page(thing, catalogue, lang))
    if isinstance(thing, SpecialInfo):
        return special_document(thing, catalogue), list(special_page(thing, catalogue, lang))
    return style_document(thing), list(style_page(thing, catalogue, lang))


def _table(lang: str, *columns: str) -> Table:
    """Return an empty table."""
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for name in columns:
        table.add_column(_label(name, lang), overflow="fold", no_wrap=name in _UNBROKEN)
    return table


def _label(name: str, lang: str) -> str:
    return text(f"catalogue.column_{name}", lang)


def _page(title: str, rows: list[tuple[str, str]]) -> Iterator[RenderableType]:
    """Yield a heading and the rows that say something."""
    yield Text(title, style="bold")
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="dim")
    table.add_column(overflow="fold")
    for name, value in rows:
        if value:
            table.add_row(name, value)
    yield Padding(table, (0, 0, 1, 0))


def _copies(special: SpecialInfo, catalogue: Catalogue) -> Iterator[tuple[str, int]]:
    """Yield the editions that have a special, with its copies."""
    for edition in catalogue.editions:
        for counted in edition.specials:
            if counted.key == special.key:
                yield edition.key, counted.copies


def _other_effects(
    special: SpecialInfo, catalogue: Catalogue, lang: str
) -> Iterator[tuple[str, str]]:
    """Yield rows for the editions in which a special does something else."""
    for edition in catalogue.editions:
        for counted in edition.specials:
            if counted.key == special.key and counted.effect != special.effect:
                label = text("catalogue.in_edition", lang, edition=edition.key)
                yield label, counted.effect.of(lang)


def _look_alikes(work: Work, catalogue: Catalogue, lang: str) -> Iterator[str]:
    """Yield the titles of the works that look most like this one."""
    for first, other, _ in catalogue.look_alikes:
        if first == work.id:
            yield catalogue.work(other).title.of(lang)


def _pictures(card: str, catalogue: Catalogue) -> Iterator[str]:
    """Yield the pictures of a card with author and licence where they are known."""
    for picture in catalogue.pictures_of(card):
        origin = ", ".join(part for part in (picture.author, picture.licence) if part)
        yield f"{picture.file} ({origin})" if origin else picture.file
