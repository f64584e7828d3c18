"""The words for the reasons of a check, in the player's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trainer_api.checks.answer import Reason, ReasonCode, Spot
from trainer_api.checks.special import CONDITIONS
from trainer_api.rules.stairway import Special
from trainer_api.texts import text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

_WORTH_NAMING = 0.05
"""A candidate less likely than this does not help a person who looks at the card."""
_MOST_CANDIDATES = 3


class Words:
    """Puts reasons into words.

    Args:
        lang: language.
        title: gives the title of a work or the name of a special for its id.
        photos: the photos as the user named them; with more than one, places name the photo.
    """

    def __init__(self, lang: str, title: Callable[[str], str], photos: Sequence[str] = ()) -> None:
        self.lang = lang
        self._title = title
        self._photos = photos

    def reason(self, reason: Reason) -> str:
        """Return a sentence or two: what it is, where, and what to do about it."""
        code = reason.code
        data: dict[str, object] = {
            "cards": self.names(reason.cards),
            "places": self.join(self.place(spot) for spot in reason.spots),
            "count": reason.count,
        }
        if code is ReasonCode.WRONG_COUNT:
            key = "check.count_for_mode" if reason.mode else "check.count"
            return text(key, self.lang, count=reason.count or 0, mode=reason.mode)
        if code is ReasonCode.NOT_SURE:
            return self._not_sure(reason.spots[0])
        if code in _ABOUT_A_SPECIAL:
            return self._special(reason)
        if code is ReasonCode.UNKNOWN_CARD and not reason.spots:
            return text("check.unknown_ids", self.lang, **data)
        return text(f"check.reason.{code.value}", self.lang, **data)

    def names(self, cards: Iterable[str]) -> str:
        """Return the titles of cards as a list in words."""
        return self.join(self.name(card) for card in cards)

    def name(self, card: str) -> str:
        """Return a title in the language's quotation marks; a special's name goes without."""
        if card in set(Special):
            return self._title(card)
        return text("check.quoted", self.lang, title=self._title(card))

    def place(self, spot: Spot) -> str:
        """Return where a card lies, with its photo where there are several."""
        words = spot.place.words(self.lang)
        if len(self._photos) < 2:
            return words
        return text("check.place.in_photo", self.lang, place=words, photo=self._photos[spot.photo])

    def join(self, words: Iterable[str], last: str = "check.and") -> str:
        """Join words as "a, b and c"; `last` is the key of the last connective."""
        items = list(dict.fromkeys(words))
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {text(last, self.lang)} {items[-1]}"

    def perhaps(self, spot: Spot) -> str:
        """Return what an open sighting may be, likeliest first; empty: no idea."""
        likely = [c.card for c in spot.sighting.candidates if c.confidence >= _WORTH_NAMING][
            :_MOST_CANDIDATES
        ]
        return self.join(map(self.name, likely), "check.or")

    def _not_sure(self, spot: Spot) -> str:
        perhaps = self.perhaps(spot)
        if spot.place.rows == spot.place.columns == 1 and not perhaps:
            return text("check.nothing_sure", self.lang, place=self.place(spot))
        key = "check.not_sure_perhaps" if perhaps else "check.reason.not_sure"
        return text(key, self.lang, places=self.place(spot), perhaps=perhaps)

    def _special(self, reason: Reason) -> str:
        """Say why a special may or may not hit a work: its id comes first, then the work's."""
        key, work = Special(reason.cards[0]), reason.cards[1]
        wanted = CONDITIONS.get(key)
        styles = sorted(wanted.styles) if wanted else []
        category = wanted.category if wanted else None
        return text(
            f"special.reason.{reason.code.value}",
            self.lang,
            special=self.name(key),
            work=self.name(work),
            where=text(f"special.where.{key.value}", self.lang),
            styles=self.join(map(str, styles)),
            category=text(f"check.category.{category.value}", self.lang) if category else "",
        )


_ABOUT_A_SPECIAL = frozenset(
    {
        ReasonCode.MAY_BE_PLAYED,
        ReasonCode.HITS_NO_WORK,
        ReasonCode.WRONG_STYLE,
        ReasonCode.WRONG_CATEGORY,
        ReasonCode.STYLE_NOT_DECLARED,
        ReasonCode.NOT_A_LOST_WORK,
    }
)
"""The reasons whose cards are a special and the work that it is aimed at."""
