"""Reads a Containerfile as far as ours goes: instructions, one a line."""

from __future__ import annotations

import json
import re
import shlex
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True, slots=True)
class Step:
    """An instruction and what it is given."""

    name: str
    rest: str

    @property
    def words(self) -> list[str]:
        """The arguments: a JSON list, or words as a shell has them; options left out."""
        told = re.sub(r"^(--\S+\s+)+", "", self.rest)
        told = told.removeprefix("CMD ") if self.name == "HEALTHCHECK" else told
        if told.startswith("["):
            return [str(word) for word in json.loads(told)]
        return shlex.split(told)


def stages(path: Path) -> list[list[Step]]:
    """Return the steps of each stage; what comes before the first is left out."""
    found: list[list[Step]] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        name, _, rest = line.partition(" ")
        if name == "FROM":
            found.append([])
        if found:
            found[-1].append(Step(name, rest))
    return found


def settings(steps: list[Step]) -> dict[str, str]:
    """Return what ENV sets."""
    pairs = [word.split("=", 1) for step in steps if step.name == "ENV" for word in step.words]
    return dict(pairs)
