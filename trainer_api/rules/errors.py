"""The three kinds of error that a rule engine raises on purpose."""

from __future__ import annotations


class RulesError(Exception):
    """Base of all errors of the rules; the message says what was wrong, where, what to do."""


class NotUnderstoodError(RulesError, ValueError):
    """The words or values given mean nothing here (syntax, an unknown word)."""


class NotAllowedError(RulesError):
    """Understood, but the rules forbid it at this moment."""


class NotFoundError(RulesError, LookupError):
    """Something named does not exist: a card, an edition, a player, a deck."""


__all__ = ["NotAllowedError", "NotFoundError", "NotUnderstoodError", "RulesError"]
