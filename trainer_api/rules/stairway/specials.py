"""The keys of the special cards."""

from __future__ import annotations

from enum import StrEnum


class Special(StrEnum):
    """A type of special card; all copies of one type are alike and share its key as their id."""

    DEALER = "dealer"
    FORGER = "forger"
    CANCELLED = "cancelled"
    PATRON = "patron"
    CRITIC = "critic"
    AUCTION = "auction"
    RESTORER = "restorer"
    ICONOCLASM = "iconoclasm"
    BRITISH_MUSEUM = "british_museum"
    FREEMASON = "freemason"
    SELF_TAUGHT = "self_taught"
    CARBON14 = "carbon14"
    CONTEXT = "context"
    LOST_WORK = "lost_work"
    UNESCO = "unesco"
    HEIST = "heist"
    AI_TRAP = "ai_trap"
    STUDENT = "student"
