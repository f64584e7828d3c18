"""Cards as people write and read them: ids with near misses, titles, styles, Lost Works."""

from __future__ import annotations

import difflib
import re
import unicodedata
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from trainer_api.rules.stairway import Category, LostWork, Style
from trainer_api.texts import languages, text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from trainer_api.catalogue import Catalogue

_MOST_NEAR: Final = 3
_NEAR_ENOUGH: Final = 0.55


class LostWorkProblem(StrEnum):
    """What is wrong with the declaration of a Lost Work."""

    BAD_CATEGORY = "bad_category"
    BAD_STYLE = "bad_style"


class LostWorkError(Exception):
    """A declaration that is not CATEGORY or CATEGORY:STYLE.

    Attributes:
        problem: which part is not understood.
        value: as it was written.
        names: the styles that there are, in the language of the names.
    """

    def __init__(self, problem: LostWorkProblem, value: str, names: str = "") -> None:
        self.problem = problem
        self.value = value
        self.names = names
        super().__init__(f"{problem.value}: {value!r}")


class CardNames:
    """The cards of a deck in a language.

    Args:
        catalogue: of the deck.
        lang: of titles and names.
    """

    def __init__(self, catalogue: Catalogue, lang: str) -> None:
        self.lang = lang
        self._catalogue = catalogue
        self._titles = {work.id: work.title for work in catalogue.works}
        self._titles |= {special.id: special.name for special in catalogue.specials}
        self._styles = {work.id: work.styles for work in catalogue.works}
        self._categories = {work.id: work.category for work in catalogue.works}

    def title(self, card: str) -> str:
        """Return a work's title or a special's name; a card that this deck lacks keeps its id."""
        title = self._titles.get(card)
        return card if title is None else title.of(self.lang)

    def style(self, number: int) -> str:
        """Return number and short name of a style, for example "5 Renaissance"."""
        name = self._catalogue.style(number).name.of(self.lang)
        return f"{number} {name.split(' (')[0]}"

    def look(self, number: int, category: str) -> str:
        """Return what the style's sheet says to look for in a category, as one sentence.

        The sheet has a sentence for paintings, then one for buildings.
        """
        told = self._catalogue.style(number).look.of(self.lang)
        sentences = re.split(r"(?<=[.])\s+", told)
        place = 0 if category == Category.PAINTING else -1
        return sentences[place].rstrip(".")

    def styles(self, card: str) -> str:
        """Return the styles of a work, of a bridge both; empty for any other card."""
        return " / ".join(self.style(number) for number in self._styles.get(card, ()))

    def category(self, card: str) -> str:
        """Return the category of a work; empty for any other card."""
        category = self._categories.get(card)
        return "" if category is None else category_name(category, self.lang)

    def is_special(self, card: str) -> bool:
        """Tell whether a card is one of the deck's specials."""
        return any(special.id == card for special in self._catalogue.specials)

    def not_known(self, cards: Iterable[str]) -> str:
        """Say that no card has these ids, each with its near misses."""
        said = []
        for card in cards:
            said.append(text("check.no_such_card", self.lang, card=card))
            near = self.near(card)
            if near:
                names = f" {text('check.or', self.lang)} ".join(near)
                said.append(text("check.near", self.lang, names=names))
        return " ".join(said)

    def known(self, card: str) -> bool:
        """Whether an id is that of a work of the deck or of a special."""
        return card in self._titles

    def near(self, card: str) -> list[str]:
        """Return up to three ids that the user may have meant, by id or title of any language."""
        wanted = plain(card)
        likeness: dict[str, float] = {}
        for known, title in self._titles.items():
            for name in {plain(known), *(plain(title.of(lang)) for lang in languages())}:
                ratio = difflib.SequenceMatcher(None, wanted, name).ratio()
                if wanted and (wanted in name.split("-") or name.startswith(f"{wanted}-")):
                    ratio = max(ratio, 0.9)
                likeness[known] = max(ratio, likeness.get(known, 0.0))
        ranked = sorted(likeness, key=lambda known: (-likeness[known], known))
        return [known for known in ranked[:_MOST_NEAR] if likeness[known] >= _NEAR_ENOUGH]

    def lost_works(self, values: Sequence[str]) -> list[LostWork]:
        """Read declarations of Lost Works: a category, and a style by number or name.

        Raises:
            LostWorkError: one is neither.
        """
        return [self._lost_work(value) for value in values]

    def _lost_work(self, value: str) -> LostWork:
        first, colon, second = value.partition(":")
        categories = {
            plain(name): category
            for category in Category
            for name in (category.value, *(category_name(category, one) for one in languages()))
        }
        category = categories.get(plain(first))
        if category is None:
            raise LostWorkError(LostWorkProblem.BAD_CATEGORY, value)
        if not colon:
            return LostWork(category)
        styles: dict[str, Style] = {}
        for info in self._catalogue.styles:
            names = (str(info.number), info.key, *(info.name.of(one) for one in languages()))
            styles |= {plain(name.split(" (")[0]): Style(info.number) for name in names}
        style = styles.get(plain(second))
        if style is None:
            known = ", ".join(self.style(number).split(" ", 1)[1] for number in Style)
            raise LostWorkError(LostWorkProblem.BAD_STYLE, value, known)
        return LostWork(category, style)


def category_name(category: Category, lang: str) -> str:
    """Return the name of a category."""
    return text(f"check.category.{category.value}", lang)


def plain(words: str) -> str:
    """Return words without accents, case or punctuation, joined by dashes."""
    flat = unicodedata.normalize("NFKD", words.casefold())
    kept = (c if c.isalnum() else "-" for c in flat if not unicodedata.combining(c))
    return "-".join(part for part in "".join(kept).split("-") if part)


def split_ids(values: Iterable[str]) -> list[str]:
    """Return the ids in comma-separated values, in lower case."""
    parts = (part.strip().lower() for value in values for part in value.split(","))
    return [part for part in parts if part]
