"""The words for errors that the rooms below raise on purpose.

A room's typed error has a `code` (an enum) and `data`; its text is `SECTION.CODE` in the texts.
Each room names its own section here. Anything else is a fault of the program and has no text.
"""

from __future__ import annotations

import sys
from typing import Final

from trainer_api.texts import text

_SECTIONS: Final = {
    ("recognizer.errors", "PhotoError"): "photo_errors",
    ("recognizer.errors", "BundleError"): "bundle_errors",
    ("trainer_api.catalogue", "CatalogueError"): "catalogue_errors",
    ("trainer_api.decks.errors", "DeckError"): "deck_errors",
    ("trainer_api.store.errors", "StoreError"): "store",
    ("trainer_api.service.token", "TokenError"): "token",
}
"""(module, class): section. By name, so that no room is imported only to be able to fail."""


def explain(error: Exception, lang: str) -> str | None:
    """Return the text for a refusal of a room below, or None when the error is a fault of ours."""
    for (module, name), section in _SECTIONS.items():
        kind = getattr(sys.modules.get(module), name, None)
        if kind is not None and isinstance(error, kind):
            return text(f"{section}.{error.code}", lang, **error.data)
    return None
