"""Stairway to Art: the cards, the editions, the judge of stairways and the game itself.

`new_game` begins a game, `load` reads one back; everything that a game speaks of is a value here.
"""

from trainer_api.rules.errors import NotAllowedError, NotFoundError, NotUnderstoodError, RulesError
from trainer_api.rules.stairway.cards import TableCard
from trainer_api.rules.stairway.deck import Deck, Work, house_deck
from trainer_api.rules.stairway.editions import EDITIONS, Edition, edition_named
from trainer_api.rules.stairway.events import Event, EventKind
from trainer_api.rules.stairway.game import RULES_VERSION, Game, Played, new_game
from trainer_api.rules.stairway.legal import LegalMoves
from trainer_api.rules.stairway.moves import Move, MoveKind
from trainer_api.rules.stairway.outcome import Outcome, Termination
from trainer_api.rules.stairway.possible import Possibility, Reading, possible
from trainer_api.rules.stairway.record import load
from trainer_api.rules.stairway.setup import Checks, Opening, Setup
from trainer_api.rules.stairway.specials import RESTRICTED, Restriction, Special
from trainer_api.rules.stairway.state import Decision, State
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
from trainer_api.rules.stairway.view import View

__all__ = [
    "EDITIONS",
    "LABELS",
    "RESTRICTED",
    "RULES_VERSION",
    "STYLES",
    "Category",
    "Checks",
    "Decision",
    "Deck",
    "Defect",
    "DefectReason",
    "Edition",
    "Event",
    "EventKind",
    "Game",
    "LegalMoves",
    "LostWork",
    "Move",
    "MoveKind",
    "NotAllowedError",
    "NotFoundError",
    "NotUnderstoodError",
    "Opening",
    "Outcome",
    "Played",
    "Possibility",
    "Reading",
    "Restriction",
    "RulesError",
    "Setup",
    "Special",
    "Stairway",
    "State",
    "Style",
    "TableCard",
    "Termination",
    "Verdict",
    "View",
    "Work",
    "edition_named",
    "house_deck",
    "load",
    "longest",
    "new_game",
    "possible",
    "validate",
]
