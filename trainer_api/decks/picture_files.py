"""Finds, checks and copies the pictures of an imported deck."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from recognizer.errors import PhotoError, PhotoProblem
from recognizer.photo import MAX_BYTES, load_photo
from trainer_api.cards import Bilingual, Picture
from trainer_api.decks.columns import is_inside
from trainer_api.decks.errors import Notice, Problem, TableProblem, TableWarning

if TYPE_CHECKING:
    from pathlib import Path

    from trainer_api.decks.columns import Value

SUFFIXES: Final = (".jpg", ".jpeg", ".png", ".webp", ".avif", ".heic")
"""Endings under which a picture is looked for, the first found counts."""

MAX_TOTAL: Final = 1_000_000_000
_SMALL: Final = 64
_NAMED: Final = 5


@dataclass(slots=True)
class PictureCopier:
    """Copies pictures into a new deck and notes everything wrong on the way.

    Attributes:
        source: the folder that is imported.
        target: the new deck's folder of pictures.
        house: the folder of the pictures that ship.
        table: name of the file whose lines problems are about.
        rows: rows for the table `images` of what was copied.
        problems: all found.
    """

    source: Path
    target: Path
    house: Path
    table: str
    rows: list[dict[str, Value]] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    _used: set[Path] = field(default_factory=set)
    _bytes: int = 0

    def copy(
        self,
        card: str,
        wish: str,
        line: int | None,
        plates: tuple[Picture, ...],
        alt: Bilingual | None = None,
    ) -> bool:
        """Copy the picture of a card; return whether the card has one, good or bad.

        Args:
            card: its id, as written, right or not.
            wish: the file that its row names, or "".
            line: of its row, or None.
            plates: the house deck's pictures of this card, for want of another.
            alt: what is to be seen in the picture; None: a plate keeps its own words.
        """
        if wish:
            path = self._named(wish, line)
            if path is not None:
                self._take(card, path, line, alt)
            return True
        if not card or not is_inside(card):
            return True  # the id is wrong and has a problem of its own
        for suffix in SUFFIXES:
            path = self.source / f"{card}{suffix}"
            if path.is_file():
                if self._is_inside(path, line):
                    self._take(card, path, line, alt)
                return True
        for plate in plates:
            self._keep(plate, alt)
        return bool(plates)

    @property
    def notices(self) -> list[Notice]:
        """Pictures lying in the folder that no row uses: perhaps a name is misspelled."""
        there = {p.resolve() for p in self.source.iterdir() if p.suffix.lower() in SUFFIXES}
        unused = sorted(path.name for path in there - self._used)
        if not unused:
            return []
        names = ", ".join(unused[:_NAMED]) + (", ..." if len(unused) > _NAMED else "")
        return [Notice(TableWarning.UNUSED_PICTURE, {"count": len(unused), "names": names})]

    def _named(self, wish: str, line: int | None) -> Path | None:
        """Return the file that a row names, if there is one inside the folder."""
        if not is_inside(wish) or "\0" in wish:
            self._problem(TableProblem.NOT_A_FILE_NAME, line, value=wish)
            return None
        path = self.source / wish
        if not path.exists():
            self._problem(TableProblem.PICTURE_MISSING, line, value=wish)
            return None
        return path if self._is_inside(path, line) else None

    def _is_inside(self, path: Path, line: int | None) -> bool:
        """Whether a file lies in the folder when all links are followed."""
        if path.resolve().is_relative_to(self.source.resolve()):
            return True
        self._problem(TableProblem.PICTURE_OUTSIDE, line, value=path.name)
        return False

    def _take(self, card: str, path: Path, line: int | None, alt: Bilingual | None) -> None:
        """Check that a file is a picture that the recognizer reads, and copy what was checked."""
        self._used.add(path.resolve())
        name = path.relative_to(self.source).as_posix()
        try:
            content = self._read(path)
            load_photo(content, max_long_side=_SMALL)
        except PhotoError as error:
            code = TableProblem.PICTURE_UNREADABLE
            self._problem(code, line, **{**error.data, "value": name, "why": error.code.value})
            return
        self._bytes += len(content)
        if self._bytes > MAX_TOTAL:
            if self._bytes - len(content) <= MAX_TOTAL:  # told once
                limit = MAX_TOTAL // 1_000_000
                self._problem(TableProblem.PICTURES_TOO_LARGE, line, limit=limit)
            return
        file = f"{card}{path.suffix.lower()}"
        self._write(Picture(card, file, None, None, None, _sha256(content), alt), content)

    def _read(self, path: Path) -> bytes:
        """Return the bytes of a regular file, at most what a photo may have and one more."""
        if not path.is_file():
            load_photo(path)  # raises the typed error for a folder, a pipe, a device
        try:
            with path.open("rb") as stream:
                return stream.read(MAX_BYTES + 1)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise PhotoError(PhotoProblem.UNREADABLE, reason=reason) from error

    def _keep(self, plate: Picture, alt: Bilingual | None) -> None:
        """Copy a plate of the house deck with what is known of its origin."""
        content = (self.house / plate.file).read_bytes()
        self._write(replace(plate, sha256=_sha256(content), alt=alt or plate.alt), content)

    def _write(self, picture: Picture, content: bytes) -> None:
        if self.problems:  # nothing will be kept: check on, write no more
            return
        path = self.target / picture.file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        self.rows.append(
            {
                "card": picture.card,
                "file": picture.file,
                "source": picture.source,
                "author": picture.author,
                "licence": picture.licence,
                "sha256": picture.sha256,
                "alt_en": picture.alt.en if picture.alt else None,
                "alt_es": picture.alt.es if picture.alt else None,
            }
        )

    def _problem(self, code: TableProblem, line: int | None, **data: str | int | float) -> None:
        self.problems.append(Problem(code, self.table, line, "picture", data))


def described(en: str, es: str) -> Bilingual | None:
    """Return what is told of a picture; one language stands in for the other, none is None."""
    return Bilingual(en or es, es or en) if en or es else None


def _sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
