"""Stairway to Art: the cards, the editions, the judge of stairways and the game itself."""

from trainer_api.rules.errors import NotAllowedError, NotFoundError, NotUnderstoodError, RulesError
from trainer_api.rules.stairway.deck import Deck, Work, house_deck
from trainer_api.rules.stairway.editions import EDITIONS, Edition, edition_named
from trainer_api.rules.stairway.possible import Possibility, Reading, possible
from trainer_api.rules.stairway.specials import Special
from trainer_api.rules.stairway.styles import LABELS, STYLES, Category, Style
from trainer_api.rules.stairway.verdict import (
    Defect,
    DefectReason,
    LostWork,
    Stairway,
    Verdict,
    longest,
    validate,
)

__all__ = [
    "EDITIONS",
    "LABELS",
    "STYLES",
    "Category",
    "Deck",
    "Defect",
    "DefectReason",
    "Edition",
    "LostWork",
    "NotAllowedError",
    "NotFoundError",
    "NotUnderstoodError",
    "Possibility",
    "Reading",
    "RulesError",
    "Special",
    "Stairway",
    "Style",
    "Verdict",
    "Work",
    "edition_named",
    "house_deck",
    "longest",
    "possible",
    "validate",
]
