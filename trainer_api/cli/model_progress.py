"""Progress of `stairway model` on standard error."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from trainer_api.cli.session import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@contextmanager
def progress_bar(label: str, length: int) -> Iterator[Callable[[int, int], None]]:
    """Show a bar on a terminal; elsewhere say the label alone.

    Yields:
        A function to call after each step, with the steps done and all steps.
    """
    shown = sys.stderr.isatty()
    if not shown:
        say(label)
    with click.progressbar(length=length, label=label, file=sys.stderr, hidden=not shown) as bar:
        yield lambda _done, _all: bar.update(1)
