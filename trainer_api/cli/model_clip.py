"""`stairway model build --clip`: the image tower of another open_clip model as the base."""

from __future__ import annotations

import tempfile
from contextlib import contextmanager
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from trainer_api.cli.session import CommandError, Session, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from trainer_api.decks.bundles import Order

MODULES: Final = ("torch", "open_clip", "timm", "onnx")
"""What `--clip` needs; they come with the extra `clip`."""
_SIDE: Final = 512
_VIEWS: Final = 4
"""Photo-like views of each picture that tell what a cosine is worth."""


@contextmanager
def exported(session: Session, name: str, pretrained: str) -> Iterator[Path]:
    """Export an open_clip tower into a folder that serves as base, gone afterwards.

    Raises:
        CommandError: the extra is not installed, or there is no such model or weights.
    """
    missing = [module for module in MODULES if find_spec(module) is None]
    if missing:
        raise CommandError(session.text("model.needs_clip", missing=", ".join(missing)))
    from recognizer.training.export import export_tower

    with tempfile.TemporaryDirectory() as folder:
        say(session.text("model.exporting", name=name, pretrained=pretrained))
        try:
            export_tower(name, pretrained, Path(folder))
        except (LookupError, OSError, ValueError) as error:
            message = session.text("model.no_tower", name=name, pretrained=pretrained, why=error)
            raise CommandError(message) from error
        yield Path(folder)


def complete(order: Order, house: Path) -> Order:
    """Give a base that is a tower alone what it lacks: heads and thresholds.

    Heads, and what the tower's cosines are worth, are fitted to the order's own pictures; the
    thresholds of the matching are the house's: they do not depend on the tower.

    Raises:
        UnreadablePicturesError: pictures cannot be used.
    """
    from recognizer.bundle import DESCRIPTION, HEADS, TOWER, read_description
    from recognizer.calibration import Calibration
    from recognizer.clip import Tower
    from recognizer.errors import PhotoError
    from recognizer.fitting import fit_cosines, fit_heads
    from recognizer.photo import load_photo
    from recognizer.training.cosines import own_cosines
    from trainer_api.decks.bundles import UnreadablePicturesError, card_infos, unreadable

    calibration = Calibration()
    if (house / DESCRIPTION).is_file():
        calibration = Calibration.from_json(read_description(house)["calibration"])
    tower = Tower.load(order.base / TOWER)
    infos = card_infos(order.catalogue)
    numbers = {card.id: number for number, card in enumerate(infos)}
    try:
        photos = [load_photo(r.file, max_long_side=_SIDE).pixels for r in order.references]
    except PhotoError as error:
        raise UnreadablePicturesError(unreadable(order.references)) from error
    shown = [numbers[reference.card] for reference in order.references]
    if not (order.base / HEADS).is_file():
        heads = fit_heads(tower.embed(photos), [infos[card] for card in shown], tower.name)
        heads.save(order.base / HEADS)
    if len(set(shown)) > 1:
        cosines = own_cosines(tower, photos, shown, views=_VIEWS, seed=1)
        calibration = fit_cosines(calibration, *cosines)
    return replace(order, calibration=calibration)
