"""The whole recognizer, with the bundle and the plates that ship."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PIL import Image
from zxingcpp import BarcodeFormat, create_barcode

from recognizer import PhotoError, Recognizer
from recognizer.bundle import house_folder, read_description
from recognizer.geometry import inside
from recognizer.photo import load_photo
from recognizer.sighting import Kind, Sighting, Step
from recognizer.studio import Layout, render_hand
from tests.recognizer.art import picture

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def house() -> Recognizer:
    return Recognizer.load()


@pytest.fixture(scope="module")
def plates(root: Path) -> dict[str, np.ndarray]:
    files = sorted((root / "images" / "plates").glob("*.webp"))
    return {file.stem: load_photo(file).pixels for file in files}


def _named(sightings: list[Sighting]) -> list[str]:
    return [s.card for s in sightings if s.sure and s.card is not None]


@pytest.mark.parametrize("layout", [Layout.FREE, Layout.ROW, Layout.OVERLAP])
def test_hands_of_plates_are_named_and_nothing_else_is(
    house: Recognizer, plates: dict[str, np.ndarray], layout: Layout
) -> None:
    ids = list(plates)
    right = wrong = 0
    for start in range(0, len(ids) - 5, 5):
        hand = ids[start : start + 5]
        shot = render_hand([plates[i] for i in hand], [""] * 5, start, layout=layout)
        named = _named(house.recognize(shot.pixels))
        right += len(set(named) & set(hand))
        wrong += len([card for card in named if card not in hand])
    cards = 5 * len(range(0, len(ids) - 5, 5))
    assert wrong == 0
    assert right >= 0.95 * cards


def test_strange_cards_are_never_named(house: Recognizer) -> None:
    for seed in range(3):
        art = [picture(10 * seed + n) for n in range(5)]
        shot = render_hand(art, ["Mona Lisa", "The Kiss", "", "", ""], seed)
        seen = house.recognize(shot.pixels)
        assert not _named(seen)
        # A title of the deck may suggest a name, which is not sure.
        titled = [s for s in seen if s.witnesses and s.witnesses[-1].step is Step.TITLE]
        assert all(s.kind is Kind.UNKNOWN or s in titled for s in seen)


def test_path_bytes_image_and_array_are_one_photo(
    house: Recognizer, plates: dict[str, np.ndarray], tmp_path: Path
) -> None:
    names = list(plates)[:3]
    shot = render_hand([plates[n] for n in names], [""] * 3, 4)
    image = Image.fromarray(shot.pixels)
    buffer = io.BytesIO()
    image.save(buffer, "PNG")
    (tmp_path / "hand.png").write_bytes(buffer.getvalue())
    seen = [
        house.recognize(photo)
        for photo in (
            tmp_path / "hand.png",
            str(tmp_path / "hand.png"),
            buffer.getvalue(),
            image,
            shot.pixels,
        )
    ]
    assert all(one == seen[0] for one in seen)
    assert sorted(_named(seen[0])) == sorted(names)


def test_corners_are_in_pixels_of_the_photo_whatever_its_size(
    house: Recognizer, plates: dict[str, np.ndarray]
) -> None:
    name = next(iter(plates))
    shot = render_hand([plates[name]], [""], 2)
    small = house.recognize(shot.pixels)[0]
    large = house.recognize(np.asarray(Image.fromarray(shot.pixels).resize((4000, 3000))))[0]
    assert small.card == large.card == name
    np.testing.assert_allclose(np.array(large.quad) / 2.5, np.array(small.quad), atol=8)
    assert inside(np.array(small.quad), shot.cards[0].quad, margin=8).all()


def test_a_photo_without_cards_is_one_unknown_sighting_of_all_of_it(house: Recognizer) -> None:
    (sighting,) = house.recognize(np.full((300, 400, 3), 127, np.uint8))
    assert (sighting.card, sighting.kind, sighting.sure) == (None, Kind.UNKNOWN, False)
    assert sighting.quad == ((0, 0), (400, 0), (400, 300), (0, 300))
    assert sum(sighting.style_scores) == pytest.approx(1, abs=1e-3)
    assert len(sighting.candidates) == 5


def test_a_picture_with_a_small_frame_in_it_is_judged_as_a_whole(house: Recognizer) -> None:
    room = np.full((900, 1200, 3), (176, 168, 150), np.uint8)
    room[::7] = (150, 142, 126)
    hung = np.asarray(Image.fromarray(picture(71)).resize((150, 200)))

    def hang(scale: float) -> list[Sighting]:
        photo = room.copy()
        size = (int(150 * scale), int(200 * scale))
        frame = Image.fromarray(hung).resize(size)
        photo[200 : 200 + size[1], 300 : 300 + size[0]] = 20
        photo[206 : 194 + size[1], 306 : 294 + size[0]] = np.asarray(frame)[6:-6, 6:-6]
        return house.recognize(photo)

    (small,), (large,) = hang(1), hang(3)
    assert small.quad == ((0, 0), (1200, 0), (1200, 900), (0, 900))
    assert np.ptp(np.array(large.quad)[:, 0]) == pytest.approx(450, abs=30)
    assert small.card is large.card is None


def _with_code(art: np.ndarray, text: str) -> np.ndarray:
    code = np.array(create_barcode(text, BarcodeFormat.QRCode).to_image(scale=6))
    card = np.full((art.shape[0] + code.shape[0] + 20, art.shape[1], 3), 255, np.uint8)
    card[: art.shape[0]] = art
    card[art.shape[0] + 10 : art.shape[0] + 10 + code.shape[0], 30 : 30 + code.shape[1]] = code[
        ..., None
    ]
    return card


def test_a_code_names_a_card_whose_picture_nobody_knows(house: Recognizer) -> None:
    card = house.bundle.cards[7]
    shot = render_hand(
        [_with_code(picture(5, (480, 480)), f"HTTPS://EXAMPLE.ORG/W/{card.code}")], [""], 3
    )
    found = house.examine(shot.pixels)
    assert _named(list(found.sightings)) == [card.id]
    assert [code.text for code in found.codes] == [f"HTTPS://EXAMPLE.ORG/W/{card.code}"]


def test_a_code_of_another_card_makes_a_known_picture_doubtful(
    house: Recognizer, plates: dict[str, np.ndarray]
) -> None:
    name = next(iter(plates))
    other = next(card for card in house.bundle.cards if card.id != name)
    shot = render_hand([_with_code(plates[name], f"https://example.org/w/{other.code}")], [""], 3)
    (sighting,) = house.recognize(shot.pixels)
    assert not sighting.sure
    assert {w.card for w in sighting.witnesses} == {name, other.id}


def test_unusable_files_are_typed_errors(house: Recognizer, tmp_path: Path) -> None:
    for photo in (tmp_path / "none.jpg", b"", b"no picture", np.zeros((4, 4), np.uint8)):
        with pytest.raises(PhotoError):
            house.recognize(photo)


def test_every_step_tells_its_time(house: Recognizer) -> None:
    found = house.examine(np.full((300, 400, 3), 127, np.uint8))
    steps = {"photo", "codes", "matching", "outlines", "closer", "clip", "fusion", "titles"}
    assert set(found.ms) == steps
    assert found.size == (400, 300)


def test_the_house_bundle_explains_itself() -> None:
    told = read_description(house_folder())
    assert {"cards", "calibration", "tower", "files", "catalogue", "versions"} <= set(told)
