"""Reads a form with photos as it arrives: parts are counted, told by their first bytes, spooled.

A photo is kept in memory up to a limit, then in a temporary file without a name, which is gone
when it is closed or the process ends. Nothing of it is stored elsewhere.
"""

from __future__ import annotations

import asyncio
import re
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from tempfile import SpooledTemporaryFile
from typing import TYPE_CHECKING, BinaryIO, Final, cast
from unicodedata import category
from urllib.parse import unquote_to_bytes

from python_multipart import MultipartParser
from python_multipart.exceptions import FormParserError
from python_multipart.multipart import parse_options_header

from recognizer.errors import PhotoError, PhotoProblem
from recognizer.photo_container import Container, sniff
from trainer_api.service.errors import Refusal, refuse

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping

    from starlette.requests import Request

    from trainer_api.settings import Settings

MULTIPART: Final = "multipart/form-data"
IN_MEMORY: Final = 1_000_000
"""Bytes of a photo that are kept in memory; a larger one goes to a temporary file."""
MOST_FIELDS: Final = 20
LONGEST_FIELD: Final = 1_000
MOST_HEADERS: Final = 8
LONGEST_HEADER: Final = 2_000
"""Headers of a part, and bytes of one: a browser sends two of about 80."""
LONGEST_NAME: Final = 200
_FIRST: Final = 4096
"""Bytes by which a file is told; see `recognizer.photo_container.sniff`."""


@dataclass(slots=True)
class Upload:
    """A photo that arrived: the name of its file, for the answer alone, and the open file."""

    name: str
    file: BinaryIO
    size: int = 0
    first: bytes = b""


@dataclass(frozen=True, slots=True)
class FormShape:
    """What a form may hold.

    Attributes:
        photo: name of the field with photos.
        most: how many.
        fields: the other fields: how often each may be given.
    """

    photo: str
    most: int
    fields: Mapping[str, int]


@dataclass(slots=True)
class Form:
    """What a form held."""

    photos: list[Upload] = field(default_factory=list)
    fields: dict[str, list[str]] = field(default_factory=dict)


@asynccontextmanager
async def read_form(
    request: Request, shape: FormShape, settings: Settings, lang: str
) -> AsyncIterator[Form]:
    """Read a request's form; its files are closed, and so gone, at the end.

    Raises:
        Refusal: 413 too large, 415 no photo, 422 not understood.
        ClientDisconnect: the client went away.
    """
    reader = _Reader(shape, settings, lang)
    try:
        await reader.read(request)
        yield reader.form
    finally:
        for upload in reader.form.photos:
            upload.file.close()


class _Reader:
    """Puts a form together from the parser's events."""

    def __init__(self, shape: FormShape, settings: Settings, lang: str) -> None:
        self.form = Form()
        self._shape = shape
        self._settings = settings
        self._lang = lang
        self._head = b""
        self._key = b""
        self._headers: dict[bytes, bytes] = {}
        self._upload: Upload | None = None
        self._name = ""
        self._value = b""
        self._count = 0
        self._ended = False
        self._arrived: list[tuple[Upload, bytes]] = []

    async def read(self, request: Request) -> None:
        kind, options = parse_options_header(request.headers.get("content-type", ""))
        boundary = options.get(b"boundary", b"")
        if kind != MULTIPART.encode():
            raise refuse(415, "service.wrong_kind", self._lang)
        if not 1 <= len(boundary) <= 70:  # RFC 2046, 5.1.1
            raise refuse(422, "service.bad_form", self._lang)
        parser = MultipartParser(
            boundary,
            {
                "on_part_begin": self._begin,
                "on_part_data": self._data,
                "on_part_end": self._end,
                "on_header_field": self._header_field,
                "on_header_value": self._header_value,
                "on_header_end": self._header_end,
                "on_headers_finished": self._headers_finished,
                "on_end": self._all,
            },
            max_header_count=MOST_HEADERS,
            max_header_size=LONGEST_HEADER,
        )
        async for chunk in request.stream():
            try:
                parser.write(chunk)
            except FormParserError:
                raise refuse(422, "service.bad_form", self._lang) from None
            await self._spool()
        if not self._ended:
            raise refuse(422, "service.form_incomplete", self._lang)

    async def _spool(self) -> None:
        """Write what has arrived; to a disk in a thread, since that may take a while."""
        arrived, self._arrived = self._arrived, []
        for upload, data in arrived:
            if upload.size <= IN_MEMORY:
                upload.file.write(data)
            else:
                await asyncio.to_thread(upload.file.write, data)

    def _begin(self) -> None:
        self._count += 1
        if self._count > MOST_FIELDS + self._settings.photos:
            raise refuse(422, "service.too_many_parts", self._lang)
        self._headers, self._head, self._key = {}, b"", b""
        self._upload, self._name, self._value = None, "", b""

    def _header_field(self, data: bytes, start: int, end: int) -> None:
        self._key += data[start:end]

    def _header_value(self, data: bytes, start: int, end: int) -> None:
        self._head += data[start:end]

    def _header_end(self) -> None:
        self._headers[self._key.lower()] = self._head
        self._key, self._head = b"", b""

    def _headers_finished(self) -> None:
        """Decide what a part is; refuse what no field of ours is."""
        told = self._headers.get(b"content-disposition", b"")
        kind, options = parse_options_header(told)
        self._name = _clean(options.get(b"name", b""))
        if kind != b"form-data" or not self._name:
            raise refuse(422, "service.bad_form", self._lang)
        if self._name == self._shape.photo:
            self._begin_photo(_file_name(told, options.get(b"filename", b"")))
            return
        most = self._shape.fields.get(self._name)
        if most is None:
            raise refuse(422, "service.field_unknown", self._lang, field=self._name[:50])
        if len(self.form.fields.get(self._name, ())) >= most:
            raise refuse(422, "service.too_many", self._lang, field=self._name, limit=most)

    def _begin_photo(self, name: str) -> None:
        if len(self.form.photos) >= self._shape.most:
            field, most = self._shape.photo, self._shape.most
            raise refuse(422, "service.too_many_photos", self._lang, field=field, count=most)
        file = SpooledTemporaryFile(max_size=IN_MEMORY)  # noqa: SIM115 - closed by `read_form`
        self._upload = Upload(name or self._shape.photo, cast("BinaryIO", file))
        self.form.photos.append(self._upload)

    def _data(self, data: bytes, start: int, end: int) -> None:
        part = data[start:end]
        upload = self._upload
        if upload is None:
            self._value += part
            if len(self._value) > LONGEST_FIELD:
                limit = LONGEST_FIELD
                raise refuse(422, "service.too_long", self._lang, field=self._name, limit=limit)
            return
        upload.size += len(part)
        if upload.size > self._settings.photo_bytes:
            error = PhotoError(
                PhotoProblem.TOO_MANY_BYTES,
                megabytes=round(upload.size / 1_000_000, 1),
                limit=self._settings.photo_bytes // 1_000_000,
            )
            raise photo_refusal(error, upload.name, self._shape.photo, self._lang)
        told = len(upload.first) == _FIRST
        if not told:
            upload.first += part[: _FIRST - len(upload.first)]
            if len(upload.first) == _FIRST:
                self._tell(upload)
        self._arrived.append((upload, part))

    def _end(self) -> None:
        if self._upload is None:
            try:
                value = self._value.decode("utf-8")
            except UnicodeDecodeError:
                raise refuse(422, "service.field_wrong", self._lang, field=self._name) from None
            self.form.fields.setdefault(self._name, []).append(value)
        elif len(self._upload.first) < _FIRST:
            self._tell(self._upload)

    def _all(self) -> None:
        self._ended = True

    def _tell(self, upload: Upload) -> None:
        """Tell a file by its first bytes: neither its name nor what the client calls it counts."""
        try:
            heic = sniff(upload.first) is Container.HEIC
        except PhotoError as error:
            raise photo_refusal(error, upload.name, self._shape.photo, self._lang) from None
        if heic and find_spec("pillow_heif") is None:
            lacking = PhotoError(PhotoProblem.NEEDS_HEIC, extra="heic")
            raise photo_refusal(lacking, upload.name, self._shape.photo, self._lang)


_STATUS: Final[Mapping[PhotoProblem, int]] = {
    PhotoProblem.NOT_AN_IMAGE: 415,
    PhotoProblem.UNSUPPORTED: 415,
    PhotoProblem.NEEDS_HEIC: 415,
    PhotoProblem.TOO_MANY_BYTES: 413,
}
"""HTTP statuses of what may be wrong with a photo; anything else is 422."""


def photo_refusal(error: PhotoError, photo: str, field_: str, lang: str) -> Refusal:
    """Return the refusal of a photo, in the words that the command has for it too."""
    problem = PhotoProblem(error.code)
    status = _STATUS.get(problem, 422)
    key = f"photo_errors.{problem.value}"
    return refuse(status, key, lang, field=field_, photo=photo, values=error.data)


def _file_name(disposition: bytes, name: bytes) -> str:
    """Return the name of a part's file without its folder.

    Some clients send names beyond ASCII as `filename*` (RFC 5987), though RFC 7578 forbids it.
    """
    extended = _EXTENDED.search(disposition)
    whole = _clean(name if extended is None else unquote_to_bytes(extended[1]), longest=None)
    return whole.replace("\\", "/").rpartition("/")[2][:LONGEST_NAME]


_EXTENDED: Final = re.compile(rb"""filename\*\s*=\s*utf-8'[^']*'([^;\s"]+)""", re.IGNORECASE)


def _clean(name: bytes, longest: int | None = LONGEST_NAME) -> str:
    """Return a name without control characters, at a length that an answer may hold."""
    text = name.decode("utf-8", "replace")
    return "".join(c for c in text if c.isprintable() or category(c) == "Zs")[:longest]
