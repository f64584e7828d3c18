"""What the commands that take photos share: the recognizer, its answers as JSON and as a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from recognizer.errors import PhotoError
from recognizer.sighting import Candidate, Kind
from trainer_api.checks.evidence import LIKELIER_THAN_NOT
from trainer_api.cli.refusals import explain
from trainer_api.cli.session import emit_json, open_deck, say
from trainer_api.texts import text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.table import Table

    from recognizer.sighting import Sighting
    from trainer_api.checks.documents import Seen
    from trainer_api.cli.cards import CardNames
    from trainer_api.cli.session import Session


class Eyes(Protocol):
    """Whatever looks at photos: the recognizer, or a stand-in in tests."""

    def examine(self, photo: str) -> Seen:
        """Return what is in a photo, given by its path.

        Raises:
            PhotoError: the file cannot be used.
        """


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A photo that could not be used, and why in the user's language."""

    photo: str
    error: PhotoError
    why: str

    def as_json(self) -> dict[str, Any]:
        """Return the document for it."""
        return {"photo": self.photo, "error": {"code": self.error.code.value, "text": self.why}}


def open_eyes(session: Session) -> Eyes:
    """Return the recognizer of the chosen deck.

    Raises:
        BundleError: its bundle cannot be used.
        DeckError: there is no such deck.
    """
    from recognizer import Recognizer

    place = open_deck(session)
    if place.bundle is None:
        return house_eyes()
    eyes: Eyes = Recognizer.load(place.bundle)
    return eyes


def house_eyes() -> Eyes:
    """Return the recognizer of the house deck, whose bundle ships.

    Raises:
        BundleError: it is missing or damaged.
    """
    from recognizer import Recognizer

    eyes: Eyes = Recognizer.load()
    return eyes


def look(session: Session, photos: Sequence[str]) -> Iterator[tuple[str, Seen | Unreadable]]:
    """Look at photos one by one; one that cannot be used does not keep the others from it."""
    eyes = open_eyes(session)
    for photo in photos:
        try:
            yield photo, eyes.examine(photo)
        except PhotoError as error:
            why = explain(error, session.lang)
            yield photo, Unreadable(photo, error, str(error) if why is None else why)


def look_at_all(session: Session, photos: Sequence[str], *, as_json: bool) -> list[Seen] | None:
    """Look at photos that are needed all together.

    Returns:
        what is in each; None when one cannot be used, which has been said by then (with JSON as
        the one document, about the first such photo).
    """
    seen: list[Seen] = []
    bad: list[Unreadable] = []
    for _, found in look(session, photos):
        if isinstance(found, Unreadable):
            bad.append(found)
            report(session, found)
        else:
            seen.append(found)
    if bad and as_json:
        emit_json(bad[0].as_json())
    return None if bad else seen


def report(session: Session, bad: Unreadable) -> None:
    """Say on standard error why a photo cannot be used."""
    message = session.text("recognize.bad_photo", photo=bad.photo, why=bad.why)
    say(session.text("cli.error", message=message))


def card_shown(sighting: Sighting) -> Candidate | None:
    """Return the card to show people for a sighting, with its confidence; None: no idea.

    The recognizer names a card only where it is all but sure; somebody who looks at the card is
    helped by one that is likelier than not.
    """
    if sighting.card is not None:
        return Candidate(sighting.card, sighting.confidence)
    best = sighting.candidates[0] if sighting.candidates else None
    return best if best is not None and best.confidence >= LIKELIER_THAN_NOT else None


def label(sighting: Sighting, names: CardNames) -> str:
    """Return what to call a sighting: its title; with a question mark when it is not sure."""
    shown = card_shown(sighting)
    if shown is not None:
        title = names.title(shown.card)
        return title if sighting.sure else f"{title}?"
    return text("recognize.unknown" if sighting.sure else "recognize.unclear", names.lang)


def table(sightings: Sequence[Sighting], names: CardNames) -> Table:
    """Return the cards of a photo as a table, numbered in reading order."""
    from rich import box
    from rich.table import Table as RichTable
    from rich.text import Text

    made = RichTable(box=box.SIMPLE_HEAD, pad_edge=False)
    made.add_column("#", justify="right")
    for key in ("card", "category", "style", "sure"):
        made.add_column(text(f"recognize.column_{key}", names.lang))
    for number, sighting in enumerate(sightings, 1):
        sure = text("recognize.yes" if sighting.sure else "recognize.no", names.lang)
        made.add_row(
            str(number),
            Text(label(sighting, names), style=_COLORS[sighting.kind]),
            _category(sighting, names),
            _styles(sighting, names),
            Text(f"{sure} ({_percent(sighting)})", style="" if sighting.sure else "yellow"),
        )
    return made


_WORTH_SAYING = 0.25
"""The likeliest of ten styles is named from this score on; a guess among all is 0.1."""
_COLORS = {Kind.WORK: "bold", Kind.SPECIAL: "magenta", Kind.UNKNOWN: "dim"}


def _percent(sighting: Sighting) -> str:
    """Return the confidence for people: what is not certain is never called 100 %."""
    confidence = (card_shown(sighting) or sighting).confidence
    return ">99%" if 0.99 < confidence < 1 else f"{confidence:.0%}"


def _category(sighting: Sighting, names: CardNames) -> str:
    shown = card_shown(sighting)
    if shown is not None:
        special = names.is_special(shown.card)
        return text("recognize.special", names.lang) if special else names.category(shown.card)
    if sighting.category is None:
        return ""
    category = text(f"check.category.{sighting.category}", names.lang)
    return text("recognize.perhaps", names.lang, what=category)


def _styles(sighting: Sighting, names: CardNames) -> str:
    """Return a work's styles by the catalogue; for an unknown picture the likeliest one."""
    shown = card_shown(sighting)
    if shown is not None:
        return names.styles(shown.card)
    if max(sighting.style_scores, default=0.0) < _WORTH_SAYING:
        return ""
    best = max(range(len(sighting.style_scores)), key=lambda i: sighting.style_scores[i])
    style = f"{names.style(best + 1)} ({sighting.style_scores[best]:.0%})"
    return text("recognize.perhaps", names.lang, what=style)
