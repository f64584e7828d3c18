"""Response images: WebP in a few widths, made in threads, kept in memory up to a limit."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING, Final

from PIL import Image

from recognizer.errors import PhotoError
from recognizer.photo import load_photo
from trainer_api.service.log import event

if TYPE_CHECKING:
    from pathlib import Path

    from trainer_api.cards import Picture

_QUALITY: Final = 82
_AT_ONCE: Final = 2
"""Pictures that are made at the same time; each may take a few hundred megabytes for a moment."""
_SHARE: Final = 4
"""A picture larger than this part of the whole memory is not kept."""


@dataclass(frozen=True, slots=True)
class Rendered:
    """An image as it is sent: its bytes, and an entity tag made of them."""

    content: bytes
    etag: str


class Pictures:
    """Makes images and keeps them.

    Args:
        most: bytes that are kept; the images used longest ago go first.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[str, int], Rendered] = OrderedDict()
        self._making: dict[tuple[str, int], asyncio.Task[Rendered | None]] = {}
        self._turns = asyncio.Semaphore(_AT_ONCE)
        self.size = 0

    async def get(self, folder: Path, picture: Picture, width: int) -> Rendered | None:
        """Return a picture at a width, never enlarged; None when its file is lost or damaged.

        Args:
            folder: that the deck's files are relative to.
            picture: one of the deck.
            width: in pixels at most, of few that are offered.
        """
        key = (picture.sha256, width)
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        making = self._making.get(key)
        if making is None:  # several clients that want the same wait for one making
            making = asyncio.create_task(self._make(key, folder, picture))
            self._making[key] = making
            making.add_done_callback(lambda _: self._making.pop(key, None))
        return await asyncio.shield(making)

    async def _make(self, key: tuple[str, int], folder: Path, picture: Picture) -> Rendered | None:
        ready = folder / picture.thumbnail(key[1])
        async with self._turns:
            try:
                if await asyncio.to_thread(ready.is_file):
                    rendered = _as_sent(await asyncio.to_thread(ready.read_bytes))
                else:
                    rendered = await asyncio.to_thread(render, folder / picture.file, key[1])
            except PhotoError as error:
                event("picture_unusable", 40, code=error.code.value)
                return None
        if len(rendered.content) * _SHARE <= self._most:
            self._kept[key] = rendered
            self.size += len(rendered.content)
        while self.size > self._most:
            _, old = self._kept.popitem(last=False)
            self.size -= len(old.content)
        return rendered


def render(path: Path, width: int) -> Rendered:
    """Return a picture as WebP, at most `width` pixels wide, without any metadata.

    Raises:
        PhotoError: the file cannot be used.
    """
    pixels = load_photo(path).pixels
    image = Image.fromarray(pixels)
    if image.width > width:
        height = max(1, round(image.height * width / image.width))
        image = image.resize((width, height), Image.Resampling.LANCZOS)
    out = BytesIO()
    image.save(out, "WEBP", quality=_QUALITY, method=4)
    return _as_sent(out.getvalue())


def _as_sent(content: bytes) -> Rendered:
    return Rendered(content, f'"{hashlib.sha256(content).hexdigest()[:32]}"')


def matches(if_none_match: str | None, etag: str) -> bool:
    """Whether a client's If-None-Match holds this tag (RFC 9110, 13.1.2: compared weakly)."""
    if if_none_match is None:
        return False
    tags = {tag.strip().removeprefix("W/") for tag in if_none_match.split(",")}
    return etag in tags or "*" in tags
