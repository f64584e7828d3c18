"""The names of cards as commands use them: what is wrong becomes an error of the command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trainer_api import card_names
from trainer_api.card_names import LostWorkError, LostWorkProblem, category_name, plain, split_ids
from trainer_api.cli.session import CommandError
from trainer_api.texts import text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from trainer_api.rules.stairway import LostWork

__all__ = ["CardNames", "category_name", "plain", "split_ids"]


class CardNames(card_names.CardNames):
    """The cards of a deck in a language, see `trainer_api.card_names`."""

    def refuse(self, cards: Iterable[str]) -> CommandError:
        """Return the error for ids that no card has, each with its near misses."""
        return CommandError(f"{self.not_known(cards)} {text('check.list_hint', self.lang)}")

    def lost_works(self, values: Sequence[str]) -> list[LostWork]:
        """Read the values of --lost-work: a category, and a style by number or name.

        Raises:
            CommandError: a value is neither.
        """
        try:
            return super().lost_works(values)
        except LostWorkError as error:
            if error.problem is LostWorkProblem.BAD_CATEGORY:
                said = text("check.bad_category", self.lang, value=error.value)
            else:
                said = text("check.bad_style", self.lang, value=error.value, names=error.names)
            raise CommandError(said) from error
