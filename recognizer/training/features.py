"""Features of views, computed once and kept: the slow part of training can be interrupted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

import numpy as np
import torch

from recognizer.clip import BATCH, Pixels, softened, squash
from recognizer.photo import load_photo
from recognizer.training.pictures import Example, load_picture
from recognizer.training.views import part_view, view

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

Progress = Callable[[str], None]


def view_features(
    trunk: torch.nn.Module,
    examples: Sequence[Example],
    folder: Path,
    *,
    side: int,
    views: int,
    seed: int,
    cache: Path,
    progress: Progress,
) -> NDArray[np.float16]:
    """Features of every example's views, (P, V, F); view 0 is the picture itself.

    Each view of all examples is one file in `cache`, written when it is whole. A file of another
    number of examples is refused rather than guessed at.

    Args:
        trunk: normalized RGB batch -> features, in evaluation mode.
        examples: the pictures.
        folder: where their files lie.
        side: side of the square that the trunk sees.
        views: V, the plain picture included.
        seed: of the views.
        cache: folder for the files.
        progress: told what was done.

    Raises:
        ValueError: a cached file belongs to other pictures.
    """

    def made(number: int) -> NDArray[np.float16]:
        rng = np.random.default_rng([seed, number])
        return _features(trunk, examples, folder, side, rng if number else None)

    return _columns("view", views, made, len(examples), seed, cache, progress)


def part_features(
    trunk: torch.nn.Module,
    examples: Sequence[Example],
    folder: Path,
    *,
    side: int,
    parts: int,
    seed: int,
    cache: Path,
    progress: Progress,
) -> NDArray[np.float16]:
    """Features of random parts of every example at full size, (P, parts, F): how it is painted.

    Arguments and errors as `view_features`; `parts` is how many parts.
    """

    def made(number: int) -> NDArray[np.float16]:
        rng = np.random.default_rng([seed, 100 + number])
        whole = (load_photo(folder / example.file).pixels for example in examples)
        return _batches(trunk, (part_view(picture, side, rng) for picture in whole))

    return _columns("part", parts, made, len(examples), seed, cache, progress)


def reference_features(
    trunk: torch.nn.Module,
    examples: Sequence[Example],
    folder: Path,
    *,
    side: int,
    cache: Path,
    progress: Progress,
) -> NDArray[np.float16]:
    """Features of references as a gallery remembers them, (P, looks, F); see `clip.softened`.

    Arguments and errors as `view_features`.
    """

    def made() -> NDArray[np.float16]:
        looks = (
            look
            for example in examples
            for look in softened(load_picture(folder / example.file), side)
        )
        rows = _batches(trunk, looks)
        return rows.reshape(len(examples), -1, rows.shape[1])

    found = _once(cache / "references.npy", len(examples), made)
    progress(f"references: features of {len(examples)} pictures")
    return found


def _columns(
    kind: str,
    count: int,
    make: Callable[[int], NDArray[np.float16]],
    pictures: int,
    seed: int,
    cache: Path,
    progress: Progress,
) -> NDArray[np.float16]:
    """Return `count` columns of features, (pictures, count, F), each made once and kept."""
    columns = []
    for number in range(count):
        kept = cache / f"{kind}-{seed}-{number:02d}.npy"
        columns.append(_once(kept, pictures, partial(make, number)))
        progress(f"{kind} {number + 1} of {count}: features of {pictures} pictures")
    return np.stack(columns, axis=1)


def _once(kept: Path, count: int, make: Callable[[], NDArray[np.float16]]) -> NDArray[np.float16]:
    """Return what is kept in a file, made before if it is not there; whole or not at all."""
    if not kept.is_file():
        kept.parent.mkdir(parents=True, exist_ok=True)
        unfinished = kept.with_suffix(".partial.npy")
        np.save(unfinished, make())
        unfinished.replace(kept)
    found: NDArray[np.float16] = np.load(kept)
    if len(found) != count:
        raise ValueError(f"{kept} was made of {len(found)} pictures, not {count}")
    return found


def _features(
    trunk: torch.nn.Module,
    examples: Sequence[Example],
    folder: Path,
    side: int,
    rng: np.random.Generator | None,
) -> NDArray[np.float16]:
    pictures = ((load_picture(folder / example.file), example.title) for example in examples)
    return _batches(
        trunk,
        (
            squash(picture, side) if rng is None else view(picture, title, side, rng)
            for picture, title in pictures
        ),
    )


def _batches(trunk: torch.nn.Module, squares: Iterable[Pixels]) -> NDArray[np.float16]:
    """Features (N, F) of squares (side, side, 3)."""
    rows = []
    squares = iter(squares)
    while batch := list(islice(squares, BATCH)):
        pixels = torch.from_numpy(np.stack(batch)).permute(0, 3, 1, 2).to(torch.float32)
        with torch.inference_mode():
            rows.append(trunk(pixels / 127.5 - 1).numpy().astype(np.float16))
    return np.concatenate(rows)
