"""A deck's bundle: which cards it knows, where it lies, how it is built and swapped in."""

from __future__ import annotations

import csv
import io
import os
import secrets
import shutil
import sqlite3
import tempfile
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from zipfile import BadZipFile

from recognizer.builder import SUFFIXES, Reference, build_bundle, find_references
from recognizer.bundle import HEADS, TOWER, CardInfo, house_folder
from recognizer.clip import Heads, Memory, Tower, TowerError
from recognizer.errors import BundleError, BundleProblem, PhotoError
from recognizer.photo import load_photo
from recognizer.sighting import Kind
from trainer_api.catalogue import Catalogue
from trainer_api.decks.database import write_database
from trainer_api.decks.house_tables import read_tables
from trainer_api.decks.library import cannot_write, place_of_version, replace_text
from trainer_api.decks.tables import LOOK_ALIKES
from trainer_api.resources import house_catalogue

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from recognizer.builder import Progress
    from recognizer.calibration import Calibration
    from recognizer.gallery import Gallery
    from trainer_api.decks.columns import Value
    from trainer_api.decks.library import DeckLibrary, DeckPlace

NEAREST: Final = 5
"""Look-alikes kept for each work."""
_COPIED: Final = ("styles", "works", "specials", "editions", "edition_specials", "images")
_GIVEN_ANEW: Final = {"code", "number"}
_CHECK_SIDE: Final = 256

LookAlike = tuple[str, str, float]
"""A work, another one, and the cosine of their nearest pictures, -1..1."""


class UnreadablePicturesError(Exception):
    """Pictures that cannot be used: all of them, each with the reason."""

    def __init__(self, pictures: tuple[tuple[Path, PhotoError], ...]) -> None:
        self.pictures = pictures
        super().__init__(f"{len(pictures)} pictures cannot be used")


class DeckChangedError(Exception):
    """The deck was imported or built anew by someone else while its bundle was being built."""


@dataclass(frozen=True, slots=True)
class Pictures:
    """The pictures that a bundle is built from.

    Attributes:
        references: those of cards, each with its card.
        strangers: pictures whose names are no card's.
        without: ids of cards that have none, in the deck's order.
    """

    references: tuple[Reference, ...]
    strangers: tuple[Path, ...]
    without: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Order:
    """What to build.

    Attributes:
        catalogue: of the deck.
        references: pictures of its cards, at least one.
        base: bundle whose tower, heads and calibration are taken.
        about: licence, training data and measured figures for `bundle.json`.
        progress: called with pictures done and pictures in all.
        calibration: another calibration than the base's.
    """

    catalogue: Catalogue
    references: tuple[Reference, ...]
    base: Path
    about: Mapping[str, Any]
    progress: Progress | None = None
    calibration: Calibration | None = None


def card_infos(catalogue: Catalogue) -> tuple[CardInfo, ...]:
    """Return all cards of a deck in the order of their numbers: the works, then the specials."""
    works = [
        CardInfo(
            work.id,
            Kind.WORK,
            {"en": work.title.en, "es": work.title.es},
            work.code,
            tuple(int(style) for style in work.styles),
            work.category.value,
        )
        for work in catalogue.works
    ]
    specials = [
        CardInfo(card.id, Kind.SPECIAL, {"en": card.name.en, "es": card.name.es}, card.code)
        for card in catalogue.specials
    ]
    return (*works, *specials)


def bundle_folder(place: DeckPlace) -> Path:
    """Return where a deck's bundle lies; for a deck of the user's it need not exist yet."""
    return house_folder() if place.bundle is None else place.bundle


def checkout() -> Path | None:
    """Return the repository's root when the program runs from a checkout; else None."""
    root = house_catalogue().parent
    marks = (root / "pyproject.toml", root / "catalogue" / LOOK_ALIKES.file)
    return root if all(mark.is_file() for mark in marks) else None


def pictures_in(folders: Sequence[Path], catalogue: Catalogue) -> Pictures:
    """Find the pictures of a deck's cards in folders, by their names (see `find_references`)."""
    ids = [card.id for card in card_infos(catalogue)]
    folders = list({folder.resolve(): folder for folder in folders}.values())  # each once
    references = [one for folder in folders for one in find_references(folder, ids)]
    used = {one.file for one in references}
    there = [
        path
        for folder in folders
        for path in sorted(folder.iterdir())
        if path.suffix.lower() in SUFFIXES and path not in used
    ]
    return Pictures(tuple(references), tuple(there), _without(ids, references))


def own_pictures(place: DeckPlace, catalogue: Catalogue) -> Pictures:
    """Return the pictures that the deck's catalogue lists."""
    ids = [card.id for card in card_infos(catalogue)]
    references = [
        Reference(picture.card, place.pictures / picture.file) for picture in catalogue.pictures
    ]
    return Pictures(tuple(references), (), _without(ids, references))


def _without(ids: Sequence[str], references: Sequence[Reference]) -> tuple[str, ...]:
    pictured = {one.card for one in references}
    return tuple(card for card in ids if card not in pictured)


def build_folder(folder: Path, order: Order) -> Gallery:
    """Build a bundle into a folder; what lay there is replaced as a whole, or not at all.

    Raises:
        UnreadablePicturesError: pictures cannot be used.
        BundleError: the base cannot be used.
        DeckError: CANNOT_WRITE.
    """
    _check_base(order.base)
    try:
        return build_bundle(
            folder,
            card_infos(order.catalogue),
            order.references,
            catalogue=order.catalogue.fingerprint,
            base=order.base,
            calibration=order.calibration,
            about=order.about,
            progress=order.progress,
        )
    except PhotoError as error:
        raise UnreadablePicturesError(unreadable(order.references)) from error
    except OSError as error:
        raise cannot_write(folder, error) from error


def _check_base(base: Path) -> None:
    """Refuse a base without tower or heads, or whose heads were fitted to another tower.

    Hashes are not asked: a maintainer puts a new tower and its heads into the house bundle first
    and builds the gallery with them then.
    """
    for name in (TOWER, HEADS):
        if not (base / name).is_file():
            raise BundleError(BundleProblem.NOT_FOUND, file=name, folder=str(base))
    try:
        tower = Tower.load(base / TOWER)
    except TowerError as error:
        raise BundleError(BundleProblem.NOT_A_BUNDLE, file=TOWER) from error
    try:
        heads = Heads.load(base / HEADS)
    except (ValueError, EOFError, BadZipFile) as error:
        raise BundleError(BundleProblem.NOT_A_BUNDLE, file=HEADS) from error
    if (heads.tower, heads.size) != (tower.name, tower.size):
        raise BundleError(BundleProblem.FILES_DO_NOT_BELONG, file=HEADS)


def unreadable(references: Sequence[Reference]) -> tuple[tuple[Path, PhotoError], ...]:
    """Try every picture, so that all that cannot be used are told at once."""
    bad = []
    for reference in references:
        try:
            load_photo(reference.file, max_long_side=_CHECK_SIDE)
        except PhotoError as error:
            bad.append((reference.file, error))
    return tuple(bad)


def look_alikes(gallery: Gallery, catalogue: Catalogue) -> tuple[LookAlike, ...]:
    """Return for each work with a picture the others that look most like it.

    Two works are as alike as the nearest of their pictures are, by the image tower.
    """
    owners = gallery.references.card
    nearness = Memory(gallery.embeddings, owners).cosines(gallery.embeddings)
    pictured = sorted({int(card) for card in owners if card < len(catalogue.works)})
    rows: list[LookAlike] = []
    for number in pictured:
        close = nearness[owners == number].max(axis=0)
        others = [(round(min(float(close[n]), 1.0), 4), n) for n in pictured if n != number]
        others.sort(key=lambda pair: (-pair[0], pair[1]))
        work = catalogue.works[number].id
        rows += [(work, catalogue.works[n].id, likeness) for likeness, n in others[:NEAREST]]
    return tuple(rows)


def catalogue_of_tables(root: Path) -> Catalogue:
    """Return the house deck's catalogue as the tables of a checkout say it now.

    Raises:
        DeckError: NOT_VALID, with every problem of the tables.
    """
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / "catalogue.db"
        write_database(fresh, read_tables(root / "catalogue", root / "images"))
        return Catalogue.open(fresh)


def build_house(root: Path, order: Order) -> Path:
    """Build the house deck's bundle in a checkout, its table of look-alikes and catalogue.db.

    Args:
        root: of the repository.
        order: its catalogue is `catalogue_of_tables(root)`.

    Returns:
        The bundle's folder.

    Raises:
        UnreadablePicturesError, BundleError: see `build_folder`; nothing has changed then.
        DeckError: CANNOT_WRITE.
    """
    folder = root / "models" / "house"
    gallery = build_folder(folder, order)
    try:
        _write_look_alikes(root / "catalogue" / LOOK_ALIKES.file, gallery, order.catalogue)
        with tempfile.TemporaryDirectory(dir=root) as beside:
            fresh = Path(beside) / "catalogue.db"
            write_database(fresh, read_tables(root / "catalogue", root / "images"))
            fresh.replace(root / "catalogue.db")
    except OSError as error:
        raise cannot_write(root, error) from error
    return folder


def _write_look_alikes(path: Path, gallery: Gallery, catalogue: Catalogue) -> None:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(LOOK_ALIKES.names)
    for work, other, likeness in look_alikes(gallery, catalogue):
        writer.writerow([work, other, f"{likeness:.4f}"])
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    beside.write_text(text.getvalue(), encoding="utf-8", newline="")
    beside.replace(path)


def build_deck(
    library: DeckLibrary, place: DeckPlace, order: Order, *, version: str | None = None
) -> Path:
    """Build the bundle of a deck of the user's, and the look-alikes in its catalogue.

    Both go into a new version of the deck, which is swapped in at once.

    Args:
        library: the user's decks.
        place: the version of the deck that the order was made from.
        order: what to build.
        version: name of the new version's folder, which must be free; None: a name by chance.

    Returns:
        The bundle's folder.

    Raises:
        UnreadablePicturesError, BundleError: see `build_folder`; nothing has changed then.
        DeckChangedError: the deck is another one by now; nothing has changed.
        DeckError: CANNOT_WRITE.
    """
    deck = library.deck_folder(place.name)
    before = place.catalogue.parent
    made = before.with_name(version or secrets.token_hex(8))
    fresh = place_of_version(place.name, made)
    folder = bundle_folder(fresh)
    try:
        gallery = build_folder(folder, order)
        if place.pictures.is_dir():
            shutil.copytree(place.pictures, fresh.pictures, copy_function=_link)
        _copy_catalogue(place.catalogue, fresh.catalogue, look_alikes(gallery, order.catalogue))
        _refuse_changed(library, place)
        replace_text(deck / "current", made.name)
    except OSError as error:
        shutil.rmtree(made, ignore_errors=True)
        raise cannot_write(made, error) from error
    except BaseException:
        shutil.rmtree(made, ignore_errors=True)
        raise
    shutil.rmtree(before, ignore_errors=True)
    return folder


def _refuse_changed(library: DeckLibrary, place: DeckPlace) -> None:
    """Refuse to put what was made of one version of a deck in the place of another."""
    if library.place(place.name).catalogue != place.catalogue:
        raise DeckChangedError(place.name)


def _link(source: str, target: str) -> None:
    """Give a file a second name; copy it where the file system cannot."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copyfile(source, target)


def _copy_catalogue(source: Path, target: Path, alike: Sequence[LookAlike]) -> None:
    """Write a catalogue.db anew with other look-alikes: same rows, same bytes."""
    rows: dict[str, list[dict[str, Value]]] = {}
    uri = f"{source.resolve().as_uri()}?mode=ro&immutable=1"
    with closing(sqlite3.connect(uri, uri=True)) as connection:
        connection.row_factory = sqlite3.Row
        for table in _COPIED:
            # Works are numbered anew in this order; the numbers of other tables are their own.
            drop = _GIVEN_ANEW if table == "works" else {"code"}
            order = " ORDER BY number" if table == "works" else ""
            found = connection.execute(f"SELECT * FROM {table}{order}").fetchall()  # noqa: S608
            rows[table] = [{k: row[k] for k in row.keys() if k not in drop} for row in found]  # noqa: SIM118
    rows[LOOK_ALIKES.name] = [
        {"work": work, "other": other, "similarity": likeness} for work, other, likeness in alike
    ]
    write_database(target, rows)
