"""Verdicts on photos whose stairways are known: the part of an evaluation that needs the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from trainer_api.checks.answer import Answer
from trainer_api.checks.stairway import check_photos

if TYPE_CHECKING:
    from collections.abc import Sequence

    from recognizer.scoring import Answer as Seen
    from trainer_api.rules.stairway import Deck


@dataclass(frozen=True, slots=True)
class Judged:
    """A photo, the verdict that it deserves and the one that it got."""

    photo: str
    deserved: Answer
    given: Answer

    @property
    def is_wrong(self) -> bool:
        """Whether an OK was given for a NOK, or a NOK for an OK."""
        return self.given not in (Answer.UNSURE, self.deserved)


def judge(answers: Sequence[Seen], deck: Deck) -> tuple[Judged, ...]:
    """Check the photos of which the truth says a verdict, as `stairway check PHOTO` does."""
    return tuple(
        Judged(
            answer.photo.photo,
            Answer(answer.photo.verdict),
            check_photos([answer.sightings], deck=deck).answer,
        )
        for answer in answers
        if answer.photo.verdict is not None and answer.error is None
    )


def verdicts_as_json(judged: Sequence[Judged]) -> dict[str, Any]:
    """Return how often each verdict was given where each was deserved, and the wrong ones."""
    return {
        "given": {
            deserved.value: {
                given.value: sum(j.deserved is deserved and j.given is given for j in judged)
                for given in Answer
            }
            for deserved in (Answer.OK, Answer.NOK)
        },
        "checks": len(judged),
        "wrong": [
            {"photo": j.photo, "deserved": j.deserved.value, "given": j.given.value}
            for j in judged
            if j.is_wrong
        ],
        "unsure": sum(j.given is Answer.UNSURE for j in judged),
    }
