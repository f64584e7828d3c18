"""The kinds of long work, and what each is to be told and tells.

A kind is done in a process of its own (`child`), so that it can be stopped whatever it does. Its
work must be all or nothing, and doing it twice for one job must do no harm: a runner may die
between the work's end and the moment when that is written down.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from pathlib import Path

Report = Callable[[int, int], None]
"""Takes steps done and steps in all; raises `WorkStopped` where the work shall stop."""


class JobKind(StrEnum):
    """What can be asked for."""

    MODEL_BUILD = "model_build"


@dataclass(frozen=True, slots=True)
class Task:
    """What one job is to do.

    Attributes:
        job: the job's id.
        deck: name of the deck to do it to.
        folder: the user's data folder.
    """

    job: str
    deck: str
    folder: Path


Work = Callable[[Task, Report], Mapping[str, Any]]
"""Does the task and returns what is to be said of it, as JSON.

Raises:
    WorkFailed: it cannot be done.
    WorkStopped: it was told to stop; nothing has changed then.
"""

Undo = Callable[[Task], Mapping[str, Any] | None]
"""Cleans up after a process that was killed.

Returns the result where the work was done all the same, else None.
"""


@dataclass(frozen=True, slots=True)
class Place:
    """Where the functions of a kind are: imported when needed, since they weigh.

    Attributes:
        module: its name.
        work: name of the module's `Work`.
        tidy: name of the module's `Undo`.
    """

    module: str
    work: str = "work"
    tidy: str = "tidy"


KINDS: Final[Mapping[str, Place]] = {JobKind.MODEL_BUILD: Place("trainer_api.jobs.model_build")}
"""Where each kind's work is."""


class WorkStopped(Exception):  # noqa: N818 - an order that was followed, not an error
    """The work was told to stop."""


class WorkFailed(Exception):  # noqa: N818 - what is told, not a fault of the program
    """The work cannot be done, for a reason that the user can be told.

    Attributes:
        key: of the text.
        data: what the text needs.
    """

    def __init__(self, key: str, **data: str | int | float) -> None:
        self.key = key
        self.data = data
        super().__init__(f"{key}({data})")
