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
    """Give a base that is a tower alone what it lacks: heads, and the house's thresholds.

    The heads are fitted to the order's own pictures; the thresholds are those of the matching,
    which does not depend on the tower.

    Raises:
        UnreadablePicturesError: pictures cannot be used.
    """
    import numpy as np

    from recognizer.bundle import DESCRIPTION, HEADS, TOWER, read_description
    from recognizer.calibration import Calibration
    from recognizer.clip import Tower
    from recognizer.errors import PhotoError
    from recognizer.fitting import fit_heads
    from recognizer.photo import load_photo
    from trainer_api.decks.bundles import UnreadablePicturesError, card_infos, unreadable

    if not (order.base / HEADS).is_file():
        tower = Tower.load(order.base / TOWER)
        cards = {card.id: card for card in card_infos(order.catalogue)}
        try:
            photos = (load_photo(r.file, max_long_side=_SIDE).pixels for r in order.references)
            embeddings = np.concatenate([tower.embed([photo]) for photo in photos])
        except PhotoError as error:
            raise UnreadablePicturesError(unreadable(order.references)) from error
        shown = [cards[reference.card] for reference in order.references]
        fit_heads(embeddings, shown, tower.name).save(order.base / HEADS)
    if not (house / DESCRIPTION).is_file():
        return order
    told = read_description(house)["calibration"]
    return replace(order, calibration=Calibration.from_json(told))
