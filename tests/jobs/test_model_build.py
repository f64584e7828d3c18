"""Building a model as a job: at once or not at all, whatever happens on the way."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from recognizer import Recognizer
from tests.decks.conftest import HEADER, draw, write_csv
from trainer_api.decks.importing import import_deck
from trainer_api.decks.library import DeckLibrary
from trainer_api.jobs.kinds import Task, WorkFailed, WorkStopped
from trainer_api.jobs.model_build import tidy, work
from trainer_api.jobs.runner import JobRunner, now
from trainer_api.store.jobs import JobState

if TYPE_CHECKING:
    from pathlib import Path

    from trainer_api.store.jobs import Jobs

JOB = "0123456789abcdef" * 2
ROWS = (
    ("red-square", "painting", "9", "", "Red Square", "Cuadrado rojo"),
    ("old-tower", "architecture", "3", "4", "Old Tower", "Torre vieja"),
)


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "source"
    folder.mkdir()
    write_csv(folder / "works.csv", HEADER, ROWS)
    for row in ROWS:
        draw(folder / f"{row[0]}.png")
    return folder


@pytest.fixture
def library(folder: Path, source: Path) -> DeckLibrary:
    """With the deck `mine`: two works, and the plates of the special cards."""
    library = DeckLibrary(folder)
    import_deck(source, library, "mine")
    return library


@pytest.fixture
def task(library: DeckLibrary) -> Task:
    return Task(JOB, "mine", library.folder)


def silent(done: int, total: int) -> None:
    pass


def versions(library: DeckLibrary) -> set[str]:
    return {path.name for path in (library.deck_folder("mine") / "versions").iterdir()}


def current(library: DeckLibrary) -> str:
    return library.place("mine").catalogue.parent.name


def key(task: Task) -> str:
    with pytest.raises(WorkFailed) as caught:
        work(task, silent)
    return caught.value.key


def test_it_is_built_swapped_in_and_told(library: DeckLibrary, jobs: Jobs) -> None:
    """The whole way: the store, the runner, the process, the deck."""
    job = jobs.add("model_build", "mine", now())
    ended = JobRunner(jobs, library.folder).run_next()
    assert ended is not None
    assert ended.state is JobState.DONE, ended.failure
    assert (ended.done, ended.total) != (0, 0)
    place = library.place("mine")
    assert place.bundle is not None
    told = json.loads((place.bundle / "bundle.json").read_text(encoding="utf-8"))
    count = len(told["pictures"])
    assert ended.result == {"cards": count, "pictures": count}
    assert versions(library) == {job.id}
    assert Recognizer.load(place.bundle).recognize(draw_path(library))


def draw_path(library: DeckLibrary) -> Path:
    picture = library.folder / "photo.png"
    draw(picture)
    return picture


def test_steps_are_told(task: Task) -> None:
    steps: list[tuple[int, int]] = []
    result = work(task, lambda done, total: steps.append((done, total)))
    total = result["pictures"]
    assert steps == [(n, total) for n in range(total + 1)]


def test_a_second_try_finds_it_done(task: Task, library: DeckLibrary) -> None:
    first = work(task, silent)
    place = library.place("mine")

    def none(done: int, total: int) -> None:
        raise AssertionError("it is built already")

    assert work(task, none) == first
    assert library.place("mine") == place


@pytest.mark.parametrize("after", [0, 1, 2])
def test_stopped_midway_it_leaves_nothing(task: Task, library: DeckLibrary, after: int) -> None:
    before = current(library)

    def stop(done: int, total: int) -> None:
        if done == after:
            raise WorkStopped

    with pytest.raises(WorkStopped):
        work(task, stop)
    assert (current(library), versions(library)) == (before, {before})


def test_what_a_killed_one_left_is_removed_and_nothing_else(
    task: Task, library: DeckLibrary
) -> None:
    before = current(library)
    folder = library.deck_folder("mine") / "versions"
    for name in (JOB, "f" * 32, "0123456789abcdef"):  # the last: an import that goes on
        (folder / name / "pictures").mkdir(parents=True)
    assert tidy(task) is None
    assert versions(library) == {before, "0123456789abcdef"}


def test_tidying_what_is_gone_or_the_house(folder: Path) -> None:
    assert tidy(Task(JOB, "mine", folder)) is None
    assert tidy(Task(JOB, "house", folder)) is None


def test_the_house_is_read_only(folder: Path) -> None:
    assert key(Task(JOB, "house", folder)) == "deck_errors.house_is_read_only"


def test_a_deck_that_is_gone(folder: Path) -> None:
    assert key(Task(JOB, "gone", folder)) == "deck_errors.no_such_deck"


def test_pictures_that_cannot_be_used_are_named(task: Task, library: DeckLibrary) -> None:
    before = current(library)
    for picture in library.place("mine").pictures.rglob("*"):
        if picture.is_file():
            picture.write_bytes(b"no picture")
    with pytest.raises(WorkFailed) as caught:
        work(task, silent)
    assert caught.value.key == "jobs.unreadable"
    assert caught.value.data["count"] == len(list(library.place("mine").pictures.rglob("*.*")))
    assert (current(library), versions(library)) == (before, {before})


def test_a_catalogue_that_cannot_be_used(task: Task, library: DeckLibrary) -> None:
    library.place("mine").catalogue.write_bytes(b"no catalogue")
    assert key(task) == "catalogue_errors.not_a_catalogue"


def test_a_deck_that_was_imported_anew_meanwhile(
    task: Task, library: DeckLibrary, source: Path
) -> None:
    def meanwhile(done: int, total: int) -> None:
        if done == 1:
            import_deck(source, library, "mine")

    with pytest.raises(WorkFailed) as caught:
        work(task, meanwhile)
    assert caught.value.key == "jobs.deck_changed"
    assert versions(library) == {current(library)}
