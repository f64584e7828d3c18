"""The cards of a game, where they lie, and who knows what."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.rules.referee.book import ATTACHED, BLOCKS, CATEGORIES, LABELS, Picture, is_lost
from tests.rules.referee.stairs import WILD, longest


@dataclass(slots=True)
class Lying:
    """A work or a Lost Work on a table, with the specials attached to it."""

    name: str
    category: str
    style: int | None = None
    stuck: set[str] = field(default_factory=set)

    @property
    def blocked(self) -> bool:
        """Whether it does not count."""
        return bool(self.stuck & BLOCKS)

    @property
    def safe(self) -> bool:
        """Whether UNESCO protects it."""
        return "unesco" in self.stuck

    def __str__(self) -> str:
        style = "" if self.style is None else f":{self.style}"
        stuck = "".join(f"+{key}" for key in ATTACHED if key in self.stuck)
        return f"{self.name}:{self.category}{style}{stuck}"


@dataclass(frozen=True, slots=True)
class Line:
    """Something that happened: all see the text, or one does and the others the veiled one."""

    text: str
    seer: int | None = None
    veiled: str = ""

    def seen_by(self, viewer: int | None) -> str:
        """Return what a player, or a spectator, sees of it."""
        return self.veiled if self.veiled and viewer != self.seer else self.text


class Desk:
    """All zones, moved card by card, with a line for each movement."""

    def __init__(
        self, pictures: dict[str, Picture], hands: list[list[str]], pile: list[str]
    ) -> None:
        self.pictures = pictures
        self.hands = [list(hand) for hand in hands]
        self.tables: list[list[Lying]] = [[] for _ in hands]
        self.pile = list(pile)
        self.discard: list[str] = []
        self.out: list[str] = []
        self.resolving: list[str] = []
        self.public: dict[str, set[int]] = {}
        self.private: list[dict[str, set[int]]] = [{} for _ in hands]
        self.lines: list[Line] = []

    # What lies where.

    def cards(self) -> Counter[str]:
        """Return all cards of all zones."""
        count = Counter(self.pile + self.discard + self.out + self.resolving)
        for hand in self.hands:
            count.update(hand)
        for _, lying in self.lying():
            count["lost_work" if is_lost(lying.name) else lying.name] += 1
            count.update(lying.stuck)
        return count

    def lying(self) -> Iterator[tuple[int, Lying]]:
        """Yield every table card with the seat on whose table it is."""
        for seat, table in enumerate(self.tables):
            for lying in table:
                yield seat, lying

    def find(self, name: str) -> tuple[int, Lying] | None:
        """Return the table card of that name and the seat where it is."""
        for seat, lying in self.lying():
            if lying.name == name:
                return seat, lying
        return None

    def own(self, seat: int, name: str) -> Lying | None:
        """Return that card of this seat's table."""
        found = self.find(name)
        return found[1] if found and found[0] == seat else None

    def styles(self, lying: Lying) -> frozenset[int]:
        """Return the styles that the card shows when it is checked."""
        if is_lost(lying.name):
            return frozenset() if lying.style is None else frozenset({lying.style})
        return frozenset(self.pictures[lying.name].styles)

    def readings(self, lying: Lying) -> frozenset[int]:
        """Return the styles as which a card may serve when the cards have run out."""
        undeclared = is_lost(lying.name) and lying.style is None
        return WILD if undeclared else self.styles(lying)

    def best(self, seat: int) -> tuple[int, int, list[str]]:
        """Return length, top and cards of the best stairway that lies on a table."""
        found = []
        for category in CATEGORIES:
            cards = [
                (lying.name, self.readings(lying))
                for lying in self.tables[seat]
                if lying.category == category and not lying.blocked
            ]
            found.append(longest(cards))
        return max(found, key=lambda stairway: stairway[:2])

    # What moves.

    def say(self, text: str, seer: int | None = None, veiled: str = "") -> None:
        """Write down what happened."""
        self.lines.append(Line(text, seer, veiled))

    def put(self, card: str, zone: str) -> None:
        """Lay a card that has left its place into a zone that is no table."""
        if zone == "discard":
            self.discard.append(card)
        elif zone == "discard.bottom":
            self.discard.insert(0, card)
        elif zone == "out":
            self.out.append(card)
        elif zone == "resolving":
            self.resolving.append(card)
        else:
            self.hands[int(zone.removeprefix("hand."))].append(card)

    def from_hand(self, seat: int, card: str, zone: str) -> None:
        """Move a card from a hand into a zone that is no table."""
        self.hands[seat].remove(card)
        self.put(card, zone)
        self.say(f"card {card} hand.{seat} {zone}")

    def from_discard(self, card: str, seat: int) -> None:
        """Take a card from the discard into a hand."""
        self.discard.remove(card)
        self.put(card, f"hand.{seat}")
        self.say(f"card {card} discard hand.{seat}")

    def from_resolving(self, card: str, zone: str = "discard") -> None:
        """Move the special that has had its effect."""
        self.resolving.remove(card)
        self.put(card, zone)
        self.say(f"card {card} resolving {zone}")

    def from_table(self, name: str, zone: str) -> None:
        """Move a table card to a zone that is no table; what is attached goes to the discard."""
        found = self.find(name)
        assert found
        seat, lying = found
        self.tables[seat].remove(lying)
        self.put("lost_work" if is_lost(name) else name, zone)
        self.say(f"card {name} table.{seat} {zone}")
        for key in ATTACHED:
            if key in lying.stuck:
                self.lift(lying, key)

    def across(self, name: str, seat: int) -> None:
        """Move a table card to another table, with all that is attached to it."""
        found = self.find(name)
        assert found
        owner, lying = found
        self.tables[owner].remove(lying)
        self.tables[seat].append(lying)
        self.say(f"card {name} table.{owner} table.{seat}")

    def place(self, seat: int, card: str, category: str = "", style: int | None = None) -> None:
        """Place a work or a Lost Work of the hand on its owner's table."""
        self.hands[seat].remove(card)
        if card == "lost_work":
            taken = {lying.name for _, lying in self.lying()}
            name = next(f"lost_work.{n}" for n in range(1, 100) if f"lost_work.{n}" not in taken)
            lying = Lying(name, category, style)
        else:
            lying = Lying(card, self.pictures[card].category)
        self.tables[seat].append(lying)
        self.say(f"card {lying.name} hand.{seat} table.{seat}")

    def attach(self, key: str, lying: Lying) -> None:
        """Attach a special that is resolving to a table card."""
        self.resolving.remove(key)
        lying.stuck.add(key)
        self.say(f"card {key} resolving on.{lying.name}")

    def lift(self, lying: Lying, key: str) -> None:
        """Send an attached special to the discard."""
        lying.stuck.remove(key)
        self.discard.append(key)
        self.say(f"card {key} on.{lying.name} discard")

    # What is known.

    def learn(self, seat: int, card: str) -> None:
        """Tell one player alone the label of a work."""
        styles = self.pictures[card].styles
        self.private[seat][card] = {LABELS.index(styles)}
        label = "-".join(map(str, styles))
        self.say(f"learn {seat} {card} {label}", seat, f"learn {seat} ? ?")

    def check(self, lying_or_card: Lying | str, styles: frozenset[int]) -> bool:
        """Check a restricted special in public; all learn what the answer leaves possible."""
        name = lying_or_card if isinstance(lying_or_card, str) else lying_or_card.name
        shown = (
            frozenset(self.pictures[name].styles)
            if isinstance(lying_or_card, str)
            else self.styles(lying_or_card)
        )
        fits = bool(shown & styles)
        if not is_lost(name):
            left = {n for n, label in enumerate(LABELS) if bool(styles & set(label)) == fits}
            self.public[name] = self.public.get(name, set(range(len(LABELS)))) & left
        self.say("check ok" if fits else "check nok")
        return fits

    def known(self, viewer: int | None) -> dict[str, set[int]]:
        """Return what a player, or anybody, knows: by work, the labels still possible."""
        known = {card: set(labels) for card, labels in self.public.items()}
        if viewer is not None:
            for card, labels in self.private[viewer].items():
                known[card] = known.get(card, labels) & labels
        return known
