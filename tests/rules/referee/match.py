"""Random games, and the engine and the referee side by side at every state of one."""

from collections import Counter
from dataclasses import dataclass, replace
from random import Random

from tests.rules.referee.book import BLOCKS, EDITIONS, LABELS, RESTRICTED, Picture, deck, is_lost
from tests.rules.referee.listing import listed
from tests.rules.referee.made_up import made_up
from tests.rules.referee.stairs import climb, longest
from tests.rules.referee.table import Referee
from trainer_api.rules import stairway

WARY = frozenset({"draw", "check", "learn", "see", "shuffle"})


@dataclass(frozen=True, slots=True)
class Plan:
    """What a random game is played with.

    Attributes:
        eager: how readily works are placed and right stairways declared, beyond pure chance.
        hoards: players fill hand and table before they play a special.
    """

    number: int
    edition: str
    players: int
    mode: int
    checks: str
    works: int
    copies: tuple[tuple[str, int], ...] | None
    eager: float
    hoards: bool = False


def plan(number: int) -> Plan:
    """Return the plan of the random game of this number: most decks are small."""
    rng = Random(f"plan {number}")  # noqa: S311 - games that can be repeated, no secrets
    edition = ("en", "es", "es-leaflet")[number % 3]
    players = rng.randint(2, 6)
    checks = ("always", "on-challenge")[number // 3 % 2]
    eager = rng.choice([0.0, 0.7, 0.95])
    if number % 25 == 0:
        return Plan(number, edition, players, rng.randint(5, 7), checks, 103, None, eager)
    kinds = [key for key, _ in EDITIONS[edition].copies]
    theme = rng.random() < 0.4
    if theme:
        # Many copies of few kinds: they meet, and come back after the shuffle.
        copies = tuple((key, rng.randint(2, 6)) for key in rng.sample(kinds, 4))
    else:
        most = rng.choice([1, 2, 3])
        copies = tuple((key, rng.randint(1, most)) for key in kinds)
    works = 6 * players + rng.randint(0, 25)
    mode = rng.randint(5, 7) if rng.random() < 0.7 else rng.randint(2, 4)
    hoards = rng.random() < 0.25
    return Plan(number, edition, players, mode, checks, works, copies, eager, hoards)


def _pictures(plan: Plan, rng: Random) -> list[Picture]:
    """Make up works; in some games few styles and one category, so that stairways come."""
    low, high = rng.choice([(1, 10), (1, 7), (5, 10), (2, 6)])
    painted = rng.choice([0.5, 0.8, 1.0])
    bridges = rng.choice([0.0, 0.3, 0.7])
    pictures = []
    for number in range(plan.works):
        style = rng.randint(low, high)
        styles = (style, style + 1) if style < 10 and rng.random() < bridges else (style,)
        category = "painting" if rng.random() < painted else "architecture"
        pictures.append(Picture(f"work-{number}", category, styles))
    return pictures


class Match:
    """One random game in both."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rng = Random(f"game {plan.number}")  # noqa: S311 - as above
        published = EDITIONS[plan.edition]
        edition: stairway.Edition | str = plan.edition
        works = None
        if plan.copies:
            pictures = _pictures(plan, self.rng)
            works = stairway.Deck.of([(x.name, x.category, x.styles) for x in pictures])
            edition = replace(
                stairway.edition_named(plan.edition),
                name=f"{plan.edition}-small",
                base=plan.edition,
                modes=(2, 3, 4, 5, 6, 7),
                counts=tuple((stairway.Special(key), n) for key, n in plan.copies),
            )
        else:
            pictures = [
                Picture(work.id, work.category.value, tuple(map(int, work.styles)))
                for work in stairway.house_deck().works
            ]
        self.game = stairway.new_game(
            plan.players,
            edition,
            plan.mode,
            seed=self.rng.getrandbits(32),
            checks=plan.checks,
            deck=works,
        )
        dealt, _ = self.game.setup.deal()
        named = {picture.name: picture for picture in pictures}
        self.cards = deck(named, plan.copies or published.copies)
        self.referee = Referee(
            named,
            published,
            plan.mode,
            plan.checks,
            [list(hand) for hand in dealt.hands],
            list(dealt.draw_pile),
            dealt.first,
        )
        assert all(len(hand) == 5 and "ai_trap" not in hand for hand in dealt.hands)
        self.moves: list[str] = []
        self.stale: list[str] = []
        self.met: Counter[str] = Counter()

    def play(self) -> None:
        """Play to the end and compare at every state."""
        self._compare_state()
        self._compare_events()
        while self.referee.asked is not None:
            move = self._compare_moves()
            verb, *rest = move.split()
            self.met[f"{self.referee.asked} {' '.join([verb, *rest[: verb == 'play']])}"] += 1
            self.moves.append(move)
            self.game = self.game.apply(move)
            self.referee.play(move, list(self.game.state.refill))
            self._compare_events()
            self._compare_state()
        self._compare_end()

    def _hold(self, engine: object, referee: object, what: str) -> None:
        if engine != referee:
            tail = "\n".join(self.moves[-12:])
            raise AssertionError(
                f"{what} differs after {len(self.moves)} moves of {self.plan}\n"
                f"engine:  {engine}\nreferee: {referee}\nlast moves:\n{tail}"
            )

    # What lies where and who knows what.

    def _compare_state(self) -> None:
        state, desk, hold = self.game.state, self.referee.desk, self._hold
        hold(self.game.to_act, self.referee.to_act, "whom is asked")
        asked = None if self.game.asked is None else str(self.game.asked)
        hold(asked, self.referee.asked, "what is asked")
        hold((state.turn, state.turns), (self.referee.turn, self.referee.turns), "the turn")
        hold([sorted(x) for x in state.hands], [sorted(x) for x in desk.hands], "hands")
        hold(
            [sorted(map(_lying, table)) for table in state.tables],
            [sorted(map(str, table)) for table in desk.tables],
            "tables",
        )
        hold(list(state.draw_pile), desk.pile, "the draw pile")
        hold(list(state.discard), desk.discard, "the discard")
        hold(sorted(state.out), sorted(desk.out), "what is out of the game")
        hold(sorted(state.resolving), sorted(desk.resolving), "what resolves")
        hold(self.cards, desk.cards(), "the whole deck")
        self._note_state()
        if asked == "trap":
            hold(state.draws, self.referee.draws, "the cards still to draw")
        for viewer in (None, *range(self.plan.players)):
            known = {
                card: {n for n in range(len(LABELS)) if mask >> n & 1}
                for card, mask in state.knowledge.narrowed(viewer).items()
            }
            hold(known, desk.known(viewer), f"what {viewer} knows")
            if self.rng.random() < 0.1:
                self._compare_view(viewer, known)

    def _compare_view(self, viewer: int | None, known: dict[str, set[int]]) -> None:
        view, referee, desk = self.game.view(viewer), self.referee, self.referee.desk
        hand = [] if viewer is None else desk.hands[viewer]
        looks = referee.asked == "critic" and viewer == referee.turn
        shown: list[tuple[object, object]] = [
            (sorted(view.hand), sorted(hand)),
            (list(view.hand_sizes), [len(held) for held in desk.hands]),
            (view.tables, self.game.state.tables),
            (view.draw_pile, len(desk.pile)),
            (list(view.discard), desk.discard),
            (sorted(view.out), sorted(desk.out)),
            (sorted(view.resolving), sorted(desk.resolving)),
            (view.shuffled, referee.shuffled),
            (list(view.seen), sorted(desk.hands[referee.rival]) if looks else []),
            (view.to_act, referee.to_act),
            (
                {c: {LABELS.index(tuple(map(int, x))) for x in of} for c, of in view.knowledge},
                known,
            ),
        ]
        for number, (engine, judged) in enumerate(shown):
            self._hold(engine, judged, f"line {number} of what {viewer} sees")

    def _note_state(self) -> None:
        """Count the rare situations."""
        referee, desk, met = self.referee, self.referee.desk, self.met
        lines = [line.text.split() for line in desk.lines]
        met["both blocks on a card"] += any(len(x.stuck & BLOCKS) == 2 for _, x in desk.lying())
        met["a block under UNESCO"] += any(x.safe and x.blocked for _, x in desk.lying())
        met["UNESCO on two tables"] += len({seat for seat, x in desk.lying() if x.safe}) > 1
        met["three Lost Works"] += sum(is_lost(x.name) for _, x in desk.lying()) > 2
        met["a table of more than 7"] += any(
            len(table) > 7 for seat, table in enumerate(desk.tables) if seat != referee.turn
        )
        met["the discard shuffled"] += any(line[0] == "shuffle" for line in lines)
        met["a trap while Patron draws"] += referee.asked == "trap" and "patron" in desk.resolving
        met["a trap in the last card"] += referee.asked == "trap" and not desk.pile
        met["nobody to ask in an Iconoclasm"] += referee.asked == "specials" and lines[0][2:] == [
            "play",
            "iconoclasm",
        ]
        met["the Critic at an empty hand"] += referee.asked == "specials" and lines[0][3:4] == [
            "critic"
        ]
        met["an attachment lost"] += any(
            line[0] == "card" and line[2].startswith("on.") and line[3] == "discard"
            for line in lines
        )
        met["a swap of several"] += referee.asked == "swap" and max(map(len, referee.offer)) > 1
        if lines[0][2:4] and lines[0][2] == "play" and lines[0][3] in RESTRICTED:
            for line in lines:
                if line[0] == "check":
                    lost = "a Lost Work" if is_lost(lines[0][4]) else "a work"
                    met[f"{lines[0][3]} at {lost}: {line[1]}"] += 1
        if referee.end and referee.end.how == "exhaustion":
            met["nobody wins"] += not referee.end.winners
            met["shared"] += len(referee.end.winners) > 1
            met["exhausted while Patron draws"] += "patron" in desk.resolving

    def _compare_events(self) -> None:
        lines, desk = self.referee.desk.lines, self.referee.desk
        self._hold([str(x) for x in self.game.events], [x.text for x in lines], "what happened")
        for viewer in (None, *range(self.plan.players)):
            seen = [str(event) for event in self.game.events_for(viewer)]
            self._hold(seen, [x.seen_by(viewer) for x in lines], f"what {viewer} saw happen")
        if self.moves and self.referee.end is None:
            drawn = any(line.text.split()[2:3] == ["draw_pile"] for line in lines)
            wary = drawn or any(line.text.split()[0] in WARY for line in lines)
            actor = lines[0].text.split()[1]
            for player in range(self.plan.players):
                may = str(player) == actor and not wary
                self._hold(self.game.can_undo(player), may, f"whether {player} may undo")
        assert desk.lines

    # Moves.

    def _compare_moves(self) -> str:
        """Compare what is legal; return the move to play."""
        legal = self.game.legal_moves
        tried = [str(legal.sample(self.rng)) for _ in range(3)]
        for text in tried:
            self._hold(True, self.referee.legal(text), f"whether '{text}' is legal")
        often = self.referee.asked in {"draw", "place", "specials", "declare"}
        if not often or self.rng.random() < 0.25:
            texts = [str(move) for move in legal]
            self._hold(len(texts), legal.count(), "the number of moves")
            self._hold(sorted(texts), sorted(listed(self.referee)), "the moves listed")
        strange = [made_up(self.referee, self.rng) for _ in range(4)]
        if self.stale:
            strange.append(self.rng.choice(self.stale[-40:]))
        for text in strange:
            self._compare_legal(text)
        self.stale.extend(tried)
        return self._choose(tried[0], strange)

    def _compare_legal(self, text: str) -> None:
        legal = self.game.legal_moves
        move = stairway.Move.parse(text)
        allowed = self.referee.legal(text)
        self._hold(move in legal, allowed, f"whether '{text}' is legal")
        self._hold(legal.refusal(move) is None, allowed, f"whether '{text}' is refused")
        self.met["legal" if allowed else "illegal"] += 1
        if not allowed and self.rng.random() < 0.1:
            try:
                self.game.apply(text)
            except stairway.NotAllowedError:
                return
            self._hold("applied", "refused", f"'{text}'")

    def _choose(self, sampled: str, strange: list[str]) -> str:
        """Return the sampled move, or one that brings larger swaps and stairways about."""
        asked, rng, referee = self.referee.asked, self.rng, self.referee
        assert asked
        if rng.random() < 0.3:
            for text in strange:
                if text.startswith("play dealer") and referee.legal(text):
                    return str(stairway.Move.parse(text))
        if asked == "declare" and rng.random() < self.plan.eager:
            return self._right(sampled)
        if self.plan.hoards and rng.random() < 0.9:
            full = len(referee.desk.tables[referee.turn]) > 7
            if asked == "specials" or (asked == "place" and full):
                return "done"
        if asked in {"place", "specials"} and rng.random() < self.plan.eager:
            moves = [str(move) for move in self.game.legal_moves]
            good = [x for x in moves if x.split()[0] == ("place" if asked == "place" else "play")]
            return rng.choice(good or ["done"])
        return sampled

    def _right(self, sampled: str) -> str:
        """Return a declaration of a true stairway where one is listed."""
        for move in self.game.legal_moves:
            words = str(move).split()[1:]
            cards = []
            for word in words:
                name, _, style = word.partition("=")
                lying = self.referee.desk.own(self.referee.turn, name)
                assert lying
                styles = frozenset({int(style)}) if style else self.referee.desk.styles(lying)
                cards.append((name, styles))
            if cards and longest(cards)[0] == len(cards):
                return str(move)
        return "end" if self.rng.random() < 0.9 else sampled

    # The end.

    def _compare_end(self) -> None:
        end, outcome = self.referee.end, self.game.outcome
        assert end
        assert outcome
        self._hold(bool(self.game.legal_moves), False, "whether moves are left")
        self._hold(str(outcome.termination), end.how, "how it ended")
        self._hold(outcome.winners, end.winners, "who won")
        self._hold(len(outcome.stairways), len(end.winners), "the number of stairways")
        for seat, cards in zip(outcome.winners, outcome.stairways, strict=True):
            self._hold(list(cards), sorted(cards), "the order of a stairway")
            self._hold(len(cards), end.length, "the length of a stairway")
            if end.cards:
                self._hold(tuple(cards), end.cards, "the stairway")
            else:
                lying = [self.referee.desk.own(seat, name) for name in cards]
                assert all(card and not card.blocked for card in lying)
                assert len({card.category for card in lying if card}) == 1
                read = [(x.name, self.referee.desk.readings(x)) for x in lying if x]
                assert climb(range(end.top - end.length + 1, end.top + 1), read) is not None
        self.met[f"ended {end.how}"] += 1
        loaded = stairway.load(self.game.save(), deck=self.game.setup.deck)
        self._hold(str(loaded.view(None)), str(self.game.view(None)), "the game as saved")


def _lying(card: stairway.TableCard) -> str:
    """Write a table card of the engine as the referee writes its own."""
    style = "" if card.style is None else f":{int(card.style)}"
    stuck = "".join(f"+{key.value}" for key in card.attached)
    return f"{card.id}:{card.category.value}{style}{stuck}"
