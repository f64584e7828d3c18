"""What is fixed when a game begins: edition, mode, checks, players, deck, seed; and the deal."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from trainer_api.rules.errors import NotAllowedError, NotUnderstoodError
from trainer_api.rules.stairway.specials import Special
from trainer_api.rules.stairway.stream import Stream

if TYPE_CHECKING:
    from trainer_api.rules.stairway.deck import Deck
    from trainer_api.rules.stairway.editions import Edition

HAND = 5
"""Cards dealt to each, and the most that a hand holds at the end of its owner's turn."""

TABLE = 7
"""The most works on a table at the end of its owner's turn."""

PLAYERS = range(2, 7)
"""How many can play."""

SEEDS = 1 << 256
"""Seeds are whole numbers smaller than this, either sign. A small one can be guessed from a hand:
for games that matter draw it from the whole range."""

TRAP = Special.AI_TRAP.value


class Checks(StrEnum):
    """When declarations and restricted specials are checked."""

    ALWAYS = "always"
    ON_CHALLENGE = "on-challenge"


@dataclass(frozen=True, slots=True)
class Opening:
    """The cards after the deal, for those who want to arrange them.

    Attributes:
        hands: by seat; no trap among them.
        draw_pile: the card on top first.
        first: the seat that begins.
    """

    hands: tuple[tuple[str, ...], ...]
    draw_pile: tuple[str, ...]
    first: int = 0


@dataclass(frozen=True, slots=True)
class Setup:
    """The fixed part of a game.

    Attributes:
        players: how many, seats 0 to players - 1 clockwise.
        edition: the rules' variant.
        mode: works in a stairway.
        checks: when claims are checked.
        deck: all works and specials.
        seed: of the one random stream, within 256 bits; secret until the game is over.
        opening: the arranged deal, None: dealt from the seed.

    Raises:
        NotUnderstoodError: numbers out of range, an arranged deal that is not exactly the deck;
            all problems at once.
        NotAllowedError: the deck is too small to deal.
    """

    players: int
    edition: Edition
    mode: int
    checks: Checks
    deck: Deck
    seed: int
    opening: Opening | None = None

    def __post_init__(self) -> None:
        problems = []
        if self.players not in PLAYERS:
            problems.append(f"{self.players} players cannot play; it takes 2 to 6")
        if self.mode not in self.edition.modes:
            modes = ", ".join(map(str, self.edition.modes))
            problems.append(f"edition {self.edition.name} has no mode {self.mode}, only {modes}")
        if abs(self.seed) >= SEEDS:
            problems.append("the seed must lie within 256 bits")
        if self.opening is not None:
            problems += self._opening_problems(self.opening)
        if problems:
            raise NotUnderstoodError("; ".join(problems))
        cards = self.cards
        fit = len(cards) - cards.count(TRAP)
        if fit < HAND * self.players:
            raise NotAllowedError(
                f"the deck has {fit} cards to deal, {self.players} players need "
                f"{HAND * self.players}; use fewer players or a larger deck"
            )

    @property
    def cards(self) -> tuple[str, ...]:
        """All cards of the game: works by id, then the specials in the order of `Special`.

        In what order a deck was written down must not matter: decks with the same fingerprint
        play the same, from the deal on.
        """
        works = tuple(sorted(self.deck.index))
        known = set(self.deck.specials)
        specials = tuple(
            special.value
            for special, copies in self.edition.counts
            if special in known
            for _ in range(copies)
        )
        return works + specials

    @property
    def most_moves(self) -> int:
        """A bound on the moves of any game of this setup, so that every game ends.

        Let D be the number of cards and n that of players. There are at most two draw piles, the
        deck and the discard shuffled once, so at most E = 2 D cards are dealt or drawn.

        1. Every turn but the last draws a card: at most E + 1 turns. Each has one draw, two done,
           one end or declaration, one penalty, and at most n - 1 answers to a declaration:
           (E + 1)(n + 4).
        2. A special that can be played comes to a hand from the draw pile only (nothing takes it
           from the discard, from a hand or off a card), and playing it takes it out: E plays.
        3. A play brings at most one card into a hand, so E + E cards come into hands at most. A
           move that lays, discards, bids, pays or picks cards of a hand takes one out: 2 E moves.
        4. Cards come to tables from hands only, 2 E at most, and a move that discards a table card
           takes one off: 2 E moves.
        5. What is left moves no card of hand or table: of each play either one answer (accept,
           decline, stop, yield) or n - 1 answers to a claim: E (n - 1); a pass for a trap: E.

        Together (E + 1)(n + 4) + E (1 + 2 + 2 + (n - 1) + 1).
        """
        drawn = 2 * len(self.cards)
        return (drawn + 1) * (self.players + 4) + drawn * (self.players + 5)

    def _opening_problems(self, opening: Opening) -> list[str]:
        problems = []
        if len(opening.hands) != self.players:
            problems.append(f"{len(opening.hands)} hands are given for {self.players} players")
        if not 0 <= opening.first < self.players:
            problems.append(f"the first player {opening.first} has no seat")
        if any(len(hand) > HAND for hand in opening.hands):
            problems.append(f"a hand has more than {HAND} cards")
        if any(TRAP in hand for hand in opening.hands):
            problems.append("a trap never sits in a hand")
        given = sorted([*opening.draw_pile, *(card for hand in opening.hands for card in hand)])
        if given != sorted(self.cards):
            problems.append("hands and draw pile are not exactly the cards of the deck")
        return problems

    def deal(self) -> tuple[Opening, int]:
        """Return the cards as dealt, and how much of the random stream that took.

        All cards are shuffled and dealt from the top, five to seat 0, five to seat 1, and so on.
        A trap is laid aside and the next card takes its place; traps laid aside go back under the
        rest, which is shuffled again. Then the first player is drawn.
        """
        if self.opening is not None:
            return self.opening, 0
        stream = Stream(self.seed)
        pile = list(stream.shuffle(self.cards))
        aside: list[str] = []
        hands: list[tuple[str, ...]] = []
        for _ in range(self.players):
            hand: list[str] = []
            while len(hand) < HAND:
                card = pile.pop(0)
                (aside if card == TRAP else hand).append(card)
            hands.append(tuple(hand))
        rest = stream.shuffle(pile + aside) if aside else tuple(pile)
        first = stream.below(self.players)
        return Opening(tuple(hands), rest, first), stream.position
