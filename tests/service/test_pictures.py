"""Response images: small, cached up to a limit, with a tag of their content."""

from __future__ import annotations

import asyncio
from io import BytesIO
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from trainer_api.cards import Picture
from trainer_api.service import pictures as module
from trainer_api.service.pictures import Pictures, matches, render

if TYPE_CHECKING:
    from pathlib import Path

    from trainer_api.service.pictures import Rendered


def picture(folder: Path, name: str, size: tuple[int, int] = (600, 300)) -> Picture:
    """A picture of a deck, noisy so that it takes some space."""
    image = Image.effect_noise(size, 60).convert("RGB")
    image.getexif()[0x010E] = "where I live"
    image.save(folder / name, exif=image.getexif())
    return Picture(name, name, None, None, None, name)


def test_it_is_never_enlarged_and_says_nothing_but_the_picture(tmp_path: Path) -> None:
    picture(tmp_path, "a.png")
    for width, size in ((240, (240, 120)), (480, (480, 240)), (960, (600, 300))):
        rendered = render(tmp_path / "a.png", width)
        image = Image.open(BytesIO(rendered.content))
        assert (image.format, image.size) == ("WEBP", size)
        assert b"where I live" not in rendered.content
        assert not image.getexif()


def test_equal_content_has_an_equal_tag(tmp_path: Path) -> None:
    picture(tmp_path, "a.png")
    picture(tmp_path, "b.png")
    tags = [render(tmp_path / name, 240).etag for name in ("a.png", "a.png", "b.png")]
    assert tags[0] == tags[1] != tags[2]


def test_a_picture_that_was_made_small_beforehand_is_sent_as_it_is(tmp_path: Path) -> None:
    one = picture(tmp_path, "a.png")
    small = tmp_path / one.thumbnail(240)
    small.parent.mkdir()
    small.write_bytes(b"made beforehand")

    async def ask() -> list[Rendered | None]:
        made = Pictures(1_000_000)
        return [await made.get(tmp_path, one, width) for width in (240, 480)]

    ready, large = asyncio.run(ask())
    assert ready is not None
    assert large is not None
    assert ready.content == b"made beforehand"
    assert large == render(tmp_path / "a.png", 480)


def test_it_is_made_once_however_many_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    def counting(path: Path, width: int) -> Rendered:
        made.append(width)
        return render(path, width)

    monkeypatch.setattr(module, "render", counting)
    one = picture(tmp_path, "a.png")

    async def work() -> None:
        kept = Pictures(10_000_000)
        asked = [kept.get(tmp_path, one, width) for width in (240, 240, 480, 240)]
        answers = await asyncio.gather(*asked)
        again = await kept.get(tmp_path, one, 240)
        assert answers[0] is answers[1] is answers[3] is again
        assert sorted(made) == [240, 480]

    asyncio.run(work())


def test_memory_is_bounded_and_the_oldest_goes_first(tmp_path: Path) -> None:
    cards = [picture(tmp_path, f"{number}.png") for number in range(8)]
    size = len(render(tmp_path / "0.png", 240).content)

    async def work() -> None:
        kept = Pictures(int(size * 4.5))
        for card in cards:
            await kept.get(tmp_path, card, 240)
            assert kept.size <= size * 4.5
        assert kept.size == sum(len(one.content) for one in kept._kept.values())
        assert [key[0] for key in kept._kept] == ["4.png", "5.png", "6.png", "7.png"]
        await kept.get(tmp_path, cards[4], 240)  # used again: now the next one is the oldest
        await kept.get(tmp_path, cards[0], 240)
        assert [key[0] for key in kept._kept] == ["6.png", "7.png", "4.png", "0.png"]
        nothing = Pictures(0)
        assert await nothing.get(tmp_path, cards[0], 240) is not None
        assert (nothing.size, len(nothing._kept)) == (0, 0)

    asyncio.run(work())


def test_a_lost_or_damaged_file_is_none(tmp_path: Path) -> None:
    (tmp_path / "bad.png").write_bytes(b"no picture")

    async def work() -> None:
        kept = Pictures(1_000_000)
        for name in ("bad.png", "lost.png"):
            assert (
                await kept.get(tmp_path, Picture(name, name, None, None, None, name), 240) is None
            )

    asyncio.run(work())


@pytest.mark.parametrize(
    ("header", "same"),
    [
        (None, False),
        ('"a"', True),
        ('W/"a"', True),
        ('"b", "a"', True),
        ("*", True),
        ('"b"', False),
        ("a", False),
    ],
)
def test_tags_are_compared(header: str | None, same: bool) -> None:
    assert matches(header, '"a"') is same
