"""Building a deck's bundle as a job: from the pictures that its catalogue lists.

The new version of the deck is named like the job. So a second try finds out whether the first one
got it into place, and what a killed one left is known from what another program is writing.
"""

from __future__ import annotations

import json
import re
import shutil
from typing import TYPE_CHECKING, Any, Final

from trainer_api.decks.errors import DeckError, DeckProblem
from trainer_api.decks.library import HOUSE, DeckLibrary
from trainer_api.jobs.kinds import WorkFailed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from trainer_api.decks.bundles import Order
    from trainer_api.decks.library import DeckPlace
    from trainer_api.jobs.kinds import Report, Task

_OF_A_JOB: Final = re.compile(r"[0-9a-f]{32}")
"""Names of versions that jobs make; all others have 16 digits."""


def work(task: Task, report: Report) -> Mapping[str, Any]:
    """Build the bundle and swap it in.

    Raises:
        WorkFailed: the deck, its catalogue, its pictures or the house bundle cannot be used; or
            the deck was changed by someone else meanwhile.
        WorkStopped: see `Work`.
    """
    from recognizer.errors import BundleError
    from trainer_api.catalogue import CatalogueError
    from trainer_api.decks import bundles

    if (built := tidy(task)) is not None:
        return built
    library = DeckLibrary(task.folder)
    place: DeckPlace | None = None
    try:
        place = _place(library, task.deck)
        bundles.build_deck(library, place, _order(place, report), version=task.job)
    except bundles.UnreadablePicturesError as error:
        if library.place(task.deck) != place:  # they are gone, with the version that they were of
            raise WorkFailed("jobs.deck_changed", name=task.deck) from error
        names = ", ".join(path.name for path, _ in error.pictures[:_NAMED])
        raise WorkFailed("jobs.unreadable", count=len(error.pictures), names=names) from error
    except bundles.DeckChangedError as error:
        raise WorkFailed("jobs.deck_changed", name=task.deck) from error
    except DeckError as error:
        raise WorkFailed(f"deck_errors.{error.code}", **error.data) from error
    except CatalogueError as error:
        raise WorkFailed(f"catalogue_errors.{error.code}", **error.data) from error
    except BundleError as error:
        raise WorkFailed(f"bundle_errors.{error.code}", **error.data) from error
    return _result(library.place(task.deck))


_NAMED: Final = 5


def tidy(task: Task) -> Mapping[str, Any] | None:
    """Remove what killed jobs have left in the deck.

    Only one job runs at a time, so every version with a job's name that is not in use is such.

    Returns:
        What is to be said of the job where its version is the one in use: it was built.
    """
    library = DeckLibrary(task.folder)
    try:
        place = library.place(task.deck)
    except DeckError:  # removed meanwhile: nothing is left
        return None
    if place.is_house:
        return None
    current = place.catalogue.parent
    for version in current.parent.iterdir():
        if version != current and _OF_A_JOB.fullmatch(version.name):
            shutil.rmtree(version, ignore_errors=True)
    return _result(place) if current.name == task.job else None


def _place(library: DeckLibrary, name: str) -> DeckPlace:
    if name == HOUSE:
        raise DeckError(DeckProblem.HOUSE_IS_READ_ONLY)
    return library.place(name)


def _order(place: DeckPlace, report: Report) -> Order:
    """Return what to build.

    Raises:
        WorkFailed: the deck has no picture.
    """
    from recognizer.bundle import house_folder
    from trainer_api.catalogue import Catalogue
    from trainer_api.decks.bundles import Order, own_pictures

    catalogue = Catalogue.open(place.catalogue)
    pictures = own_pictures(place, catalogue)
    if not pictures.references:
        raise WorkFailed("jobs.no_pictures", name=place.name)
    report(0, len(pictures.references))
    return Order(catalogue, pictures.references, house_folder(), {}, report)


def _result(place: DeckPlace) -> Mapping[str, Any]:
    """Return how many cards the built bundle has pictures of, and how many pictures."""
    assert place.bundle is not None  # noqa: S101 - for the type checker: not the house deck
    told = json.loads((place.bundle / "bundle.json").read_text(encoding="utf-8"))
    pictures = told["pictures"]
    return {"cards": len(set(pictures)), "pictures": len(pictures)}
