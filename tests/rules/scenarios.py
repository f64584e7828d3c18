"""Arranged games of the golden playthroughs, by special; `p5a` is a painting of style 5."""

from __future__ import annotations

from dataclasses import dataclass

from tests.rules.scenes import DECK
from trainer_api.rules.stairway import EDITIONS, Deck, Edition, Special


@dataclass(frozen=True)
class Scenario:
    """An arranged deal and a script.

    Attributes:
        title: what it shows.
        hands: the cards of each.
        pile: the cards on top of the draw pile.
        script: texts of moves; with ! those that must be refused.
        shows: fields of `Edition` that the script turns on.
        rest: whether the cards not named lie under the pile (else deck and pile fit exactly).
    """

    title: str
    hands: tuple[str, ...]
    pile: str
    script: tuple[str, ...]
    edition: str | Edition = "en"
    mode: int = 5
    checks: str = "always"
    shows: tuple[str, ...] = ()
    deck: Deck = DECK
    rest: bool = True


IDLE = ("draw", "done", "done", "end")


def lay(*cards):
    """A turn in which cards are placed."""
    return ("draw", *[f"place {card}" for card in cards], "done", "done", "end")


def act(*moves):
    """A turn of which the special step is used."""
    return ("draw", "done", *moves, "done", "end")


def only(*works):
    """A deck of few works and no special, and the edition that plays with it."""
    return Deck(tuple(DECK.work(card) for card in works), ())


def plain(base="en"):
    nothing = dict.fromkeys(Special, 0)
    return EDITIONS[base].override(f"plain-{base}", counts=nothing)


RIGHT = ("p3a", "p4a", "p56", "p6a", "p7a")
WRONG = ("p3a", "p4a", "p6a", "p7a", "p8a")
FILL = "a1b a2b a3b a4b a5b a6b a7b a8b a9b a10b"

SPECIALS: dict[str, Scenario] = {
    # Specials
    "forger": Scenario(
        "The Forger and the work that it hits leave the game; a block on the work is discarded.",
        ("forger self_taught", "p5a"),
        FILL,
        (*IDLE, *lay("p5a"), *act("play self_taught p5a", "play forger p5a")),
    ),
    "cancelled_and_context": Scenario(
        "Cancelled Artist: wrong, then right; Historical Context lifts it.",
        ("cancelled cancelled", "p5a p9a context"),
        FILL,
        (
            *IDLE,
            *lay("p5a", "p9a"),
            *act("play cancelled p5a", "play cancelled p9a"),
            *act("play context p9a"),
        ),
    ),
    "self_taught_and_restorer": Scenario(
        "Self-Taught Restorer blocks any work; Restorer lifts it, or takes a work back.",
        ("self_taught", "p5a restorer restorer"),
        FILL,
        (
            *IDLE,
            "draw",
            "place p5a",
            "place a2b",
            "discard a2b",
            "done",
            "done",
            "end",
            *act("play self_taught p5a"),
            *act("play restorer p5a", "play restorer a2b"),
        ),
    ),
    "british_museum": Scenario(
        "British Museum: from a rival's table, from the discard, and wrong.",
        ("british_museum british_museum british_museum", "p1a p9a p2a"),
        FILL,
        (
            *IDLE,
            "draw",
            "place p1a",
            "place p9a",
            "place p2a",
            "discard p2a",
            "done",
            "done",
            "end",
            *act("play british_museum p9a", "play british_museum p1a", "play british_museum p2a"),
        ),
    ),
    "freemason": Scenario(
        "The Freemason takes Architecture of its styles, may be wrong, never takes Paintings.",
        ("freemason freemason", "a34 a8a p4a"),
        FILL,
        (
            *IDLE,
            *lay("a34", "a8a", "p4a"),
            *act("!play freemason p4a", "play freemason a8a", "play freemason a34"),
        ),
    ),
    "dealer": Scenario(
        "An Art Dealer's offer is declined, another accepted; attachments travel.",
        ("dealer dealer p1a p2a self_taught", "p8a p9a"),
        FILL,
        (
            *lay("p1a", "p2a")[:-1],
            "end",
            *lay("p8a", "p9a"),
            *act(
                "play self_taught p8a",
                "play dealer 1 give p1a take p8a p9a",
                "decline",
                "play dealer 1 give p1a p2a take p8a",
                "accept",
            ),
        ),
    ),
    "critic": Scenario(
        "The Art Critic sees a hand and sends a card away; an empty hand has no effect.",
        ("critic critic", "p5a forger", ""),
        FILL,
        (*IDLE, *IDLE, *lay("a3b"), *act("play critic 1", "pick forger", "play critic 2")),
    ),
    "auction_won": Scenario(
        "Auction: the owner stops, the bidder takes the work.",
        ("auction p1a p2a", "p9a a6a"),
        FILL,
        (
            *IDLE,
            *lay("p9a"),
            *act("play auction p9a", "!stop", "bid p1a", "bid a6a", "bid p2a", "stop"),
        ),
    ),
    "auction_kept": Scenario(
        "Auction: the bidder stops, the owner keeps the work; all bids are gone.",
        ("auction p1a", "p9a a6a"),
        FILL,
        (*IDLE, *lay("p9a"), *act("play auction p9a", "bid p1a", "bid a6a", "stop")),
    ),
    "iconoclasm": Scenario(
        "Iconoclasm: every player loses a card; UNESCO protects; the Context saves one's own.",
        ("iconoclasm context p1a", "p2a context", "p3a p4a unesco"),
        FILL,
        (
            *lay("p1a"),
            *lay("p2a"),
            "draw",
            "place p3a",
            "place p4a",
            "done",
            "play unesco p4a",
            "done",
            "end",
            *act(
                "play iconoclasm", "context", "context", "!discard p4a", "!context", "discard p3a"
            ),
        ),
        shows=("context_answers_own",),
    ),
    "iconoclasm_leaflet": Scenario(
        "By the leaflet the Context answers a rival's Iconoclasm only.",
        ("iconoclasm context p1a", "p2a context"),
        FILL,
        (*lay("p1a"), *lay("p2a"), *act("play iconoclasm", "!context", "discard p1a", "context")),
        edition="es-leaflet",
        shows=("context_answers_own",),
    ),
    "unesco": Scenario(
        "A work under UNESCO is no target of a rival; its owner may discard it.",
        ("unesco p9a", "forger heist auction british_museum cancelled"),
        FILL,
        (
            "draw",
            "place p9a",
            "done",
            "play unesco p9a",
            "done",
            "end",
            "draw",
            "done",
            "!play forger p9a",
            "!play heist p9a",
            "!play auction p9a",
            "!play british_museum p9a",
            "!play cancelled p9a",
            "done",
            "discard a2b",
            "end",
            "draw",
            "discard p9a",
            "done",
            "done",
            "end",
        ),
    ),
    "heist_yielded": Scenario(
        "Museum Heist: the owner yields.",
        ("heist", "p9a a5a a6a"),
        FILL,
        (*IDLE, *lay("p9a"), *act("play heist p9a", "yield")),
    ),
    "heist_reported": Scenario(
        "Museum Heist: the owner pays two hand cards and keeps the work.",
        ("heist", "p9a a5a a6a"),
        FILL,
        (*IDLE, *lay("p9a"), *act("play heist p9a", "report a5a a6a")),
    ),
    "carbon14": Scenario(
        "Carbon-14 tells its player alone; a look into the own hand is not even named to others.",
        ("carbon14 carbon14 p2b", "a34 p1b"),
        FILL,
        (*IDLE, *lay("a34"), *act("play carbon14 a34", "play carbon14 p2b", "!play carbon14 p1b")),
        shows=("carbon14",),
    ),
    "carbon14_leaflet": Scenario(
        "By the leaflet Carbon-14 does not look into a hand.",
        ("carbon14 p2b", "a34"),
        FILL,
        (*IDLE, *lay("a34"), *act("!play carbon14 p2b", "play carbon14 a34")),
        edition="es-leaflet",
        shows=("carbon14",),
    ),
    "patron": Scenario(
        "A Patron draws three more cards in the third step; a trap among them is resolved first.",
        ("patron p1a", ""),
        "a1a p2b ai_trap a2b a3b a4b",
        ("draw", "done", "play patron", "discard p2b", "done", "end"),
        shows=("patron",),
    ),
    "patron_leaflet": Scenario(
        "By the leaflet a Patron is played instead of the draw, and not later.",
        ("patron patron", ""),
        FILL,
        ("patron", "done", "!play patron", "done", "end", *IDLE),
        edition="es-leaflet",
        shows=("patron",),
    ),
    "trap": Scenario(
        "The trap takes a Painting of the table, of the hand, or is passed without one.",
        ("p9a", "p8a", "a9a"),
        "a1a a2a ai_trap a3a ai_trap ai_trap a4a a5a",
        (
            *lay("p9a"),
            *IDLE,
            "draw",
            "pass",
            "done",
            "done",
            "end",
            *IDLE,
            "draw",
            "!pass",
            "discard p8a",
            "done",
            "done",
            "end",
            "draw",
            "pass",
        ),
    ),
    "trap_on_the_table": Scenario(
        "The trap takes a work under UNESCO and even a Lost Work that is a Painting.",
        ("p9a unesco lost_work", ""),
        "a1a a2a ai_trap a3a ai_trap a4a",
        (
            "draw",
            "place p9a",
            "place lost_work painting",
            "done",
            "play unesco p9a",
            "done",
            "end",
            *IDLE,
            "draw",
            "discard lost_work.1",
            "done",
            "done",
            "end",
            *IDLE,
        ),
    ),
    "student": Scenario(
        "Fine Arts Student: an own work comes back to the hand; its block is discarded.",
        ("student p9a", "self_taught"),
        FILL,
        (*lay("p9a"), *act("play self_taught p9a"), *act("play student p9a")),
        edition="es",
        shows=("counts",),
    ),
}
