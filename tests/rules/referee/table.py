"""The referee: plays a game by the rules, slowly, and says what happens.

It knows the cards and their styles, is handed the shuffled piles, and shares nothing with the
engine but the words for moves, zones and events.
"""

from tests.rules.referee.book import RESTRICTED, Edition, End, Picture
from tests.rules.referee.desk import Desk, Lying
from tests.rules.referee.law import is_legal
from tests.rules.referee.stairs import is_stairway


class Referee:
    """A game in progress."""

    def __init__(
        self,
        pictures: dict[str, Picture],
        edition: Edition,
        mode: int,
        checks: str,
        hands: list[list[str]],
        pile: list[str],
        first: int,
    ) -> None:
        self.edition, self.mode, self.checks = edition, mode, checks
        self.players = len(hands)
        self.desk = Desk(pictures, hands, pile)
        self.turn = first
        self.turns = 1
        self.draws = 0
        self.shuffled = False
        self.handed: list[str] = []
        self.asked: str | None = "draw"
        self.to_act: int | None = first
        self.step = "draw"
        self.end: End | None = None
        # What a question in between is about.
        self.special = ""
        self.target = ""
        self.rival = -1
        self.bids = 0
        self.offer: tuple[list[str], list[str]] = ([], [])
        self.waiting: list[int] = []
        self.declared: list[str] = []
        self.readings: dict[str, int] = {}
        for seat, hand in enumerate(hands):
            for card in hand:
                self._drawn(card, seat)
        self.desk.say(f"turn {first}")

    def legal(self, text: str) -> bool:
        """Whether this well-formed move may be made now."""
        return is_legal(self, text)

    def play(self, text: str, handed: list[str]) -> None:
        """Make a legal move; `handed` is the discard as shuffled, should it be needed."""
        assert self.asked is not None
        assert self.legal(text), text
        self.handed = handed
        self.desk.lines = []
        seat = self.to_act
        if text.startswith("play carbon14") and text.split()[2] in self.desk.hands[self.turn]:
            self.desk.say(f"act {seat} {text}", seat, f"act {seat} play carbon14 ?")
        else:
            self.desk.say(f"act {seat} {text}")
        getattr(self, f"_{self.asked}")(text.split())

    # The turn.

    def _ask(self, asked: str | None, seat: int | None) -> None:
        self.asked, self.to_act = asked, seat

    def _go_on(self) -> None:
        """Ask the player of the turn for the next move of the step."""
        self._ask(self.step, self.turn)

    def _next_turn(self) -> None:
        self.turn = (self.turn + 1) % self.players
        self.turns += 1
        self.step = "draw"
        self.desk.say(f"turn {self.turn}")
        self._go_on()

    def _drawn(self, card: str, seat: int) -> None:
        self.desk.say(f"card {card} draw_pile hand.{seat}", seat, f"card ? draw_pile hand.{seat}")

    def _draw(self, words: list[str]) -> None:
        self.draws = 1
        if words[0] == "patron":
            self.desk.from_hand(self.turn, "patron", "resolving")
            self.draws = 3
        self._draw_on()

    def _draw_on(self) -> None:
        desk = self.desk
        while self.draws:
            if not desk.pile:
                if self.shuffled or not desk.discard:
                    self._exhausted()
                    return
                assert sorted(self.handed) == sorted(desk.discard)
                desk.pile, desk.discard = list(self.handed), []
                self.shuffled = True
                desk.say(f"shuffle {len(desk.pile)}")
            card = desk.pile.pop(0)
            self.draws -= 1
            if card == "ai_trap":
                desk.put(card, "resolving")
                desk.say("card ai_trap draw_pile resolving")
                self._ask("trap", self.turn)
                return
            desk.put(card, f"hand.{self.turn}")
            self._drawn(card, self.turn)
        if "patron" in desk.resolving:
            desk.from_resolving("patron")
        if self.step == "draw":
            self.step = "place"
        self._go_on()

    def _trap(self, words: list[str]) -> None:
        first, *rest = words
        if first == "discard":
            self._lose(self.turn, rest[0])
        self.desk.from_resolving("ai_trap")
        self._draw_on()

    def _lose(self, seat: int, card: str) -> None:
        """Discard a card of a hand or a table."""
        if card in self.desk.hands[seat]:
            self.desk.from_hand(seat, card, "discard")
        else:
            self.desk.from_table(card, "discard")

    def _place(self, words: list[str]) -> None:
        if words[0] == "done":
            self.step = "specials"
        elif words[0] == "discard":
            self.desk.from_table(words[1], "discard")
        elif words[1] == "lost_work":
            style = int(words[3]) if len(words) > 3 else None
            self.desk.place(self.turn, "lost_work", words[2], style)
        else:
            self.desk.place(self.turn, words[1])
        self._go_on()

    def _limits(self, words: list[str]) -> None:
        self._lose(self.turn, words[1])
        self._limit()

    def _limit(self) -> None:
        hand, table = self.desk.hands[self.turn], self.desk.tables[self.turn]
        self.step = "limits" if len(hand) > 5 or len(table) > 7 else "declare"
        self._go_on()

    # Specials.

    def _specials(self, words: list[str]) -> None:
        first, *rest = words
        if first == "done":
            self._limit()
            return
        self.special, self.target = rest[0], rest[1] if len(rest) == 2 else ""
        self.desk.from_hand(self.turn, self.special, "resolving")
        found = self.desk.find(self.target)
        self.rival = found[0] if found else -1
        match self.special:
            case "patron":
                self.draws = 3
                self._draw_on()
            case "iconoclasm":
                self.waiting = self._clockwise()
                self._next_victim()
            case "critic":
                self._look(int(rest[1]))
            case "dealer":
                self.rival = int(rest[1])
                take_at = rest.index("take")
                self.offer = (sorted(rest[3:take_at]), sorted(rest[take_at + 1 :]))
                self._ask("swap", self.rival)
            case "auction":
                self.bids = 0
                self._ask("bid", self.turn)
            case "heist":
                self._ask("heist", self.rival)
            case special if special in RESTRICTED:
                if self.checks == "always":
                    self._check_special()
                else:
                    self._ask_challenges()
            case _:
                self._act(found[1] if found else None)
                self._go_on()

    def _clockwise(self) -> list[int]:
        return [(self.turn + step) % self.players for step in range(self.players)]

    def _act(self, lying: Lying | None) -> None:
        """Let a special have its effect that needs nobody's answer."""
        desk, special, target = self.desk, self.special, self.target
        match special:
            case "cancelled" | "self_taught" | "unesco":
                assert lying
                desk.attach(special, lying)
                return
            case "forger":
                desk.from_table(target, "out")
                desk.from_resolving(special, "out")
                return
            case "restorer" if lying:
                desk.lift(lying, "self_taught")
            case "context":
                assert lying
                desk.lift(lying, "cancelled")
            case "carbon14":
                desk.learn(self.turn, target)
            case _ if lying:  # British Museum, Freemason, Student
                desk.from_table(target, f"hand.{self.turn}")
            case _:  # Restorer and British Museum at the discard
                desk.from_discard(target, self.turn)
        desk.from_resolving(special)

    def _look(self, rival: int) -> None:
        hand = sorted(self.desk.hands[rival])
        self.rival = rival
        if not hand:
            self.desk.from_resolving("critic")
            self._go_on()
            return
        seen = f"see {self.turn} {rival} {' '.join(hand)}"
        self.desk.say(seen, self.turn, f"see {self.turn} {rival} ?")
        self._ask("critic", self.turn)

    def _critic(self, words: list[str]) -> None:
        self.desk.from_hand(self.rival, words[1], "discard")
        self.desk.from_resolving("critic")
        self._go_on()

    def _swap(self, words: list[str]) -> None:
        if words[0] == "accept":
            for name in self.offer[0]:
                self.desk.across(name, self.rival)
            for name in self.offer[1]:
                self.desk.across(name, self.turn)
        self.desk.from_resolving("dealer")
        self._go_on()

    def _bid(self, words: list[str]) -> None:
        first, *rest = words
        bidder = self.to_act == self.turn
        if first == "bid":
            self.bids += 1
            self.desk.from_hand(self.turn if bidder else self.rival, rest[0], "discard")
            self._ask("bid", self.rival if bidder else self.turn)
            return
        if not bidder:
            self.desk.from_table(self.target, f"hand.{self.turn}")
        self.desk.from_resolving("auction")
        self._go_on()

    def _next_victim(self) -> None:
        while self.waiting:
            seat = self.waiting.pop(0)
            if any(not lying.safe for lying in self.desk.tables[seat]):
                self._ask("iconoclasm", seat)
                return
        self.desk.from_resolving("iconoclasm")
        self._go_on()

    def _iconoclasm(self, words: list[str]) -> None:
        first, *rest = words
        if first == "context":
            assert self.to_act is not None
            self.desk.from_hand(self.to_act, "context", "discard")
        else:
            self.desk.from_table(rest[0], "discard")
        self._next_victim()

    def _heist(self, words: list[str]) -> None:
        first, *rest = words
        if first == "yield":
            self.desk.from_table(self.target, f"hand.{self.turn}")
        else:
            for card in sorted(rest):
                self.desk.from_hand(self.rival, card, "discard")
        self.desk.from_resolving("heist")
        self._go_on()

    # Checks and challenges.

    def _ask_challenges(self) -> None:
        self.waiting = self._clockwise()[1:]
        self._ask("challenge", self.waiting.pop(0))

    def _challenge(self, words: list[str]) -> None:
        if words[0] == "pass" and self.waiting:
            self._ask("challenge", self.waiting.pop(0))
        elif self.step == "declare":
            if words[0] == "challenge":
                self._check_stairway()
            else:
                self._won("unchallenged")
        elif words[0] == "challenge":
            self._check_special()
        else:
            self._stands()

    def _check_special(self) -> None:
        found = self.desk.find(self.target)
        if self.desk.check(found[1] if found else self.target, RESTRICTED[self.special]):
            self._stands()
        else:
            self.desk.from_resolving(self.special)
            self._go_on()

    def _stands(self) -> None:
        found = self.desk.find(self.target)
        self._act(found[1] if found else None)
        self._go_on()

    # Declaring and ending.

    def _declare(self, words: list[str]) -> None:
        first, *rest = words
        if first == "end":
            self._next_turn()
            return
        read = [word.partition("=") for word in rest]
        self.declared = sorted(name for name, _, _ in read)
        self.readings = {name: int(style) for name, _, style in read if style}
        if self.edition.surplus_first:
            self._drop_surplus()
        if self.checks == "always":
            self._check_stairway()
        else:
            self._ask_challenges()

    def _drop_surplus(self) -> None:
        for lying in list(self.desk.tables[self.turn]):
            if lying.name not in self.declared:
                self.desk.from_table(lying.name, "discard")

    def _check_stairway(self) -> None:
        cards = []
        for name in self.declared:
            lying = self.desk.own(self.turn, name)
            assert lying
            read = self.readings.get(name)
            styles = self.desk.styles(lying) if read is None else frozenset({read})
            cards.append((name, styles))
        if is_stairway(cards):
            self.desk.say("check ok")
            self._won("stairway")
        else:
            self.desk.say("check nok")
            self._ask("penalty", self.turn)

    def _penalty(self, words: list[str]) -> None:
        for name in sorted(words[1:]):
            self.desk.from_table(name, "discard.bottom")
        self._next_turn()

    def _won(self, how: str) -> None:
        if not self.edition.surplus_first:
            self._drop_surplus()
        cards = tuple(self.declared)
        self._over(End(how, (self.turn,), len(cards), cards=cards))

    def _exhausted(self) -> None:
        bests = [self.desk.best(seat)[:2] for seat in range(self.players)]
        length, top = max(bests)
        winners = tuple(seat for seat, best in enumerate(bests) if best == (length, top))
        self._over(End("exhaustion", winners if length else (), length, top))

    def _over(self, end: End) -> None:
        self.end = end
        self._ask(None, None)
        self.desk.say(" ".join(["over", end.how, *map(str, end.winners)]))
