"""`stairway demo`: what this is, on pictures that ship, in the terminal and as files."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from trainer_api.cli.session import CommandError, ExitStatus, Session, console, pass_session
from trainer_api.texts import text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.console import Console

    from trainer_api.catalogue import Catalogue, Work
    from trainer_api.checks.documents import Seen
    from trainer_api.cli.cards import CardNames
    from trainer_api.cli.looking import Eyes

HAND_SIZE: Final = 5
_SPECIAL: Final = "cancelled"
_SEEDS: Final = {"valid": 11, "invalid": 23, "special": 5}


@dataclass(frozen=True, slots=True)
class Hands:
    """The cards of the three photos, by their ids; empty where no picture ships for one.

    Attributes:
        valid: a stairway of five.
        invalid: five cards that are none.
        special: a special card and a work that it may hit.
    """

    valid: tuple[str, ...]
    invalid: tuple[str, ...]
    special: tuple[str, ...]


def command(lang: str) -> click.Command:
    """Return the command in a language."""

    @click.command("demo", help=text("demo.help", lang))
    @click.option(
        "--output",
        "folder",
        type=click.Path(file_okay=False, path_type=Path),
        default=Path("demo-output"),
        metavar=text("demo.metavar_folder", lang),
        help=text("demo.option_output", lang),
    )
    @pass_session
    def demo(session: Session, folder: Path) -> ExitStatus:
        from trainer_api.catalogue import Catalogue
        from trainer_api.cli import looking
        from trainer_api.cli.cards import CardNames
        from trainer_api.resources import house_catalogue, house_images

        catalogue = Catalogue.open(house_catalogue())
        names = CardNames(catalogue, session.lang)
        pictures = shipped(catalogue, house_images())
        hands = choose(catalogue, pictures)
        if not hands.valid:
            have = ", ".join(names.title(card) for card in pictures) or "-"
            raise CommandError(session.text("demo.too_few", count=len(pictures), have=have))
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            message = session.text("recognize.bad_folder", folder=folder, why=error.strerror)
            raise CommandError(message) from error
        out = console()
        out.print(session.text("demo.welcome"), style="bold", soft_wrap=True)
        out.print(session.text("demo.unofficial"), soft_wrap=True)
        out.print(session.text("demo.pictures", count=len(pictures)), soft_wrap=True)
        stage = Stage(session, out, names, pictures, looking.house_eyes(), folder)
        stage.stairway("valid", hands.valid, catalogue)
        if hands.invalid:
            stage.stairway("invalid", hands.invalid, catalogue)
        if hands.special:
            stage.special(hands.special, catalogue)
        out.print(session.text("demo.files", folder=folder), style="bold", soft_wrap=True)
        for path in stage.files:
            out.print(f"  {path}", soft_wrap=True)
        out.print(
            session.text("demo.next", photo=stage.files[0], cards=",".join(hands.valid)),
            soft_wrap=True,
        )
        return ExitStatus.DONE

    return demo


def shipped(catalogue: Catalogue, folder: Path) -> dict[str, Path]:
    """Return the picture that ships for each card that has one, in the catalogue's order."""
    cards = [*(work.id for work in catalogue.works), *(s.id for s in catalogue.specials)]
    found = {}
    for card in cards:
        files = [folder / picture.file for picture in catalogue.pictures_of(card)]
        there = next((file for file in files if file.is_file()), None)
        if there is not None:
            found[card] = there
    return found


def choose(catalogue: Catalogue, pictures: Mapping[str, Path]) -> Hands:
    """Choose the cards to show from those that have a picture; the same ones each time."""
    from trainer_api.checks.answer import Answer
    from trainer_api.checks.special import check_special
    from trainer_api.checks.stairway import check_cards
    from trainer_api.rules.stairway import Category

    works = [work for work in catalogue.works if work.id in pictures]
    deck = catalogue.deck()
    runs = {category: _run(works, category.value) for category in Category}
    first = next((category for category in Category if runs[category]), None)
    if first is None:
        return Hands((), (), ())
    valid = runs[first]
    base = next((runs[c] for c in reversed(Category) if runs[c]), valid)
    spoiled = (
        (*base[:-1], work.id)
        for work in reversed(works)
        if work.category == deck.work(base[0]).category and work.id not in base
    )
    invalid = next((c for c in spoiled if check_cards(c, deck=deck).answer is Answer.NOK), ())
    targets = [work.id for work in works if work.id not in valid] + list(valid)
    special: tuple[str, ...] = ()
    if _SPECIAL in pictures:
        hit = (c for c in targets if check_special(_SPECIAL, c, deck=deck).answer is Answer.OK)
        special = next(((_SPECIAL, card) for card in hit), ())
    return Hands(valid, invalid, special)


def _run(works: Sequence[Work], category: str) -> tuple[str, ...]:
    """Return five works of consecutive styles, those around the Baroque first; empty: none."""
    by_style: dict[int, str] = {}
    for work in works:
        if work.category == category and len(work.styles) == 1:
            by_style.setdefault(work.styles[0], work.id)
    for first in (5, 4, 6, 3, 2, 1):
        styles = range(first, first + HAND_SIZE)
        if all(style in by_style for style in styles):
            return tuple(by_style[style] for style in styles)
    return ()


class Stage:
    """Renders hands as phone photos, looks at them, and says what it sees."""

    def __init__(
        self,
        session: Session,
        out: Console,
        names: CardNames,
        pictures: Mapping[str, Path],
        eyes: Eyes,
        folder: Path,
    ) -> None:
        self.files: list[Path] = []
        self._session = session
        self._out = out
        self._names = names
        self._pictures = pictures
        self._eyes = eyes
        self._folder = folder

    def stairway(self, name: str, cards: Sequence[str], catalogue: Catalogue) -> None:
        """Photograph cards, name them, and check them as a stairway."""
        from trainer_api.checks.stairway import check_photos
        from trainer_api.checks.words import Words
        from trainer_api.cli.check import show

        seen = self._photograph(name, cards, text(f"demo.{name}", self._session.lang))
        result = check_photos([seen.sightings], deck=catalogue.deck())
        self._out.print(self._session.text("demo.is_it_a_stairway"), soft_wrap=True)
        words = Words(self._session.lang, self._names.title)
        show(self._session, result, words, self._names, cards_too=False)

    def special(self, cards: Sequence[str], catalogue: Catalogue) -> None:
        """Photograph a special card and a work, and say whether it may hit the work."""
        from trainer_api.checks.special import check_special_photo
        from trainer_api.checks.words import Words
        from trainer_api.cli.special import show

        seen = self._photograph("special", cards, self._session.text("demo.special"))
        result = check_special_photo(seen.sightings, deck=catalogue.deck())
        self._out.print(self._session.text("demo.may_it_hit"), soft_wrap=True)
        words = Words(self._session.lang, self._names.title)
        show(self._session, result, words, self._names, cards_too=False)

    def _photograph(self, name: str, cards: Sequence[str], title: str) -> Seen:
        """Render, save, recognize and annotate one photo; say what is in it and what was seen."""
        import numpy as np
        from PIL import Image

        from recognizer.photo import load_photo
        from recognizer.studio import render_hand
        from trainer_api.cli.annotate import annotate
        from trainer_api.cli.looking import label, table

        pixels = [load_photo(self._pictures[card]).pixels for card in cards]
        shuffled = np.random.default_rng(_SEEDS[name]).permutation(len(cards))
        shot = render_hand(
            [pixels[i] for i in shuffled],
            [self._names.title(cards[i]) for i in shuffled],
            _SEEDS[name],
        )
        photo = self._folder / f"{name}.jpg"
        Image.fromarray(shot.pixels).save(photo, quality=92)
        seen = self._eyes.examine(str(photo))
        labels = [label(sighting, self._names) for sighting in seen.sightings]
        named = self._folder / f"{name}-named.jpg"
        annotate(load_photo(photo).pixels, seen.sightings, labels).save(named, quality=90)
        self.files += [photo, named]
        right = len({s.card for s in seen.sightings if s.sure} & set(cards))
        self._out.print()
        self._out.print(title, style="bold", soft_wrap=True)
        self._out.print(table(seen.sightings, self._names))
        took = sum(seen.ms.values()) / 1000
        said = self._session.text(
            "demo.named", right=right, count=len(cards), seconds=f"{took:.1f}"
        )
        self._out.print(said, soft_wrap=True)
        return seen
