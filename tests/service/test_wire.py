"""What the processes for photos say survives the way, and nonsense does not get far."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from recognizer.errors import BundleError, BundleProblem, PhotoError, PhotoProblem
from recognizer.sighting import Candidate, Kind, Sighting, Step, Witness
from trainer_api.service import wire
from trainer_api.service.backend import SeenCode, SeenPhoto
from trainer_api.service.worker import Worker, serve

number = st.floats(allow_nan=False, allow_infinity=False)
quad = st.tuples(*[st.tuples(number, number)] * 4)
card = st.none() | st.text(max_size=10)
sighting = st.builds(
    Sighting,
    card,
    st.sampled_from(Kind),
    st.booleans(),
    number,
    quad,
    st.lists(st.builds(Candidate, st.text(max_size=5), number), max_size=3).map(tuple),
    st.sampled_from([None, "painting", "architecture"]),
    st.lists(st.integers(1, 10), max_size=2).map(tuple),
    st.lists(number, max_size=10).map(tuple),
    card,
    st.lists(st.builds(Witness, st.sampled_from(Step), card, number), max_size=3).map(tuple),
)
seen = st.builds(
    SeenPhoto,
    st.lists(sighting, max_size=3).map(tuple),
    st.lists(st.builds(SeenCode, st.text(max_size=9), quad), max_size=2).map(tuple),
    st.tuples(st.integers(0, 20_000), st.integers(0, 20_000)),
    st.dictionaries(st.text(max_size=5), number, max_size=3),
)


@given(seen)
def test_nothing_is_lost(photo: SeenPhoto) -> None:
    body = wire.frame(wire.seen_as_json(photo))[wire.HEAD.size :]
    assert wire.seen_from_json(wire.message(body)) == photo


@pytest.mark.parametrize(
    "error",
    [
        PhotoError(PhotoProblem.TOO_LONG, width=1, height=20_000, limit=16_384),
        BundleError(BundleProblem.WRONG_VERSION, version="2", expected=1),
    ],
)
def test_errors_stay_what_they_are(error: PhotoError | BundleError) -> None:
    back = wire.error_from_json(wire.error_as_json(error))
    assert (type(back), back.code, back.data) == (type(error), error.code, error.data)


@pytest.mark.parametrize("body", [b"[]", b"1", b"{", b"\xff", b""])
def test_a_frame_holds_an_object(body: bytes) -> None:
    with pytest.raises(ValueError, match=r".*"):
        wire.message(body)


def answers(worker: Worker, *orders: tuple[dict[str, Any], bytes]) -> list[dict[str, Any]]:
    """What a worker answers to orders, over its pipes."""
    asked = BytesIO(b"".join(wire.frame(order) + photo for order, photo in orders))
    told = BytesIO()
    serve(asked, told, worker)
    told.seek(0)
    found = []
    while head := told.read(wire.HEAD.size):
        found.append(wire.message(told.read(wire.HEAD.unpack(head)[0])))
    return found


class Eyes:
    def examine(self, photo: bytes) -> SeenPhoto:
        if photo == b"bug":
            raise KeyError("private words")
        if photo == b"odd":
            return SeenPhoto((), (), (1, 1), {"step": object()})  # type: ignore[dict-item]
        if photo == b"bad":
            raise PhotoError(PhotoProblem.DAMAGED)
        return SeenPhoto((), (), (len(photo), 1), {})


def test_a_worker_answers_every_order_whatever_happens() -> None:
    worker = Worker()
    worker._eyes = Eyes()
    photos = [b"four", b"bad", b"bug", b"odd", b"", b"seven.."]
    orders = [({"do": "examine", "bytes": len(p), "seconds": 60}, p) for p in photos]
    told = answers(worker, *orders)
    assert [one.get("size") for one in told] == [[4, 1], None, None, None, [0, 1], [7, 1]]
    assert told[1] == {"error": "photo", "code": "damaged", "data": {}}
    assert told[2]["bug"][-1] == "KeyError"
    assert "private words" not in str(told[2])
    assert told[3]["bug"][-1] == "TypeError"


def test_a_worker_without_a_bundle_is_a_fault() -> None:
    order = {"do": "examine", "bytes": 1, "seconds": 60}
    (told,) = answers(Worker(), (order, b"x"))
    assert told["bug"][-1] == "RuntimeError"


def test_a_bundle_that_is_not_there_is_told() -> None:
    (told,) = answers(Worker(), ({"do": "load", "folder": "nowhere"}, b""))
    assert (told["error"], told["code"]) == ("bundle", "bundle_not_found")
