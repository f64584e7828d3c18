"""A bundle: all that the recognizer knows of a deck, in one folder that explains itself.

`bundle.json` names the cards, the thresholds, the versions and the hash of every other file, so
that files that do not belong together are refused. No picture is in it.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import tempfile
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from recognizer.calibration import Calibration
from recognizer.errors import BundleError, BundleProblem
from recognizer.gallery import Gallery
from recognizer.sighting import Kind

FORMAT = 2
DESCRIPTION, GALLERY, HEADS, TOWER = "bundle.json", "gallery.npz", "heads.npz", "image_tower.onnx"


@dataclass(frozen=True, slots=True)
class CardInfo:
    """What a bundle knows of a card.

    Attributes:
        id: stable name.
        kind: work or special.
        titles: title by language.
        code: what its QR carries, 4 characters.
        styles: 1..10, two for a bridge, none for a special.
        category: "painting" or "architecture"; None for a special.
    """

    id: str
    kind: Kind
    titles: dict[str, str]
    code: str
    styles: tuple[int, ...] = ()
    category: str | None = None

    def as_json(self) -> dict[str, Any]:
        """Return plain values for JSON."""
        return {
            "id": self.id,
            "kind": self.kind.value,
            "titles": self.titles,
            "code": self.code,
            "styles": list(self.styles),
            "category": self.category,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> CardInfo:
        """Read what `as_json` wrote."""
        return cls(
            data["id"],
            Kind(data["kind"]),
            dict(data["titles"]),
            data["code"],
            tuple(data["styles"]),
            data["category"],
        )


@dataclass(frozen=True, slots=True)
class Bundle:
    """An open bundle.

    Attributes:
        folder: where it lies.
        cards: the cards by number, as the gallery counts them; a card may have no picture.
        calibration: thresholds and confidence model.
        gallery: what is remembered of the pictures.
        description: all of `bundle.json`.
    """

    folder: Path
    cards: tuple[CardInfo, ...]
    calibration: Calibration
    gallery: Gallery
    description: dict[str, Any]

    @property
    def fingerprint(self) -> str:
        """Fingerprint of the catalogue that the bundle was built for."""
        return str(self.description["catalogue"])

    @classmethod
    def open(cls, folder: Path | str) -> Bundle:
        """Open a bundle and check that its files belong together.

        Raises:
            BundleError: it is missing, of another format, or its files do not belong together.
        """
        folder = Path(folder)
        description = read_description(folder)
        try:
            hashes = dict(description["files"])
            cards = tuple(CardInfo.from_json(card) for card in description["cards"])
            calibration = Calibration.from_json(description["calibration"])
        except (KeyError, TypeError, ValueError) as error:
            raise BundleError(BundleProblem.NOT_A_BUNDLE, file=DESCRIPTION) from error
        for name in (GALLERY, HEADS, TOWER):
            path = folder / name
            if not path.is_file():
                raise BundleError(BundleProblem.NOT_FOUND, file=name, folder=str(folder))
            if hash_of(path.read_bytes()) != hashes.get(name):
                raise BundleError(BundleProblem.FILES_DO_NOT_BELONG, file=name)
        gallery = Gallery.unpack((folder / GALLERY).read_bytes())
        return cls(folder, cards, calibration, gallery, description)


def house_folder() -> Path:
    """Return the folder of the bundle that ships."""
    installed = Path(str(files("recognizer"))) / "_data" / "house"
    if installed.is_dir():
        return installed
    return Path(__file__).resolve().parent.parent / "models" / "house"


def read_description(folder: Path) -> dict[str, Any]:
    """Read `bundle.json`.

    Raises:
        BundleError: there is none, it is no JSON object, or it is of another format.
    """
    path = folder / DESCRIPTION
    if not path.is_file():
        raise BundleError(BundleProblem.NOT_FOUND, file=DESCRIPTION, folder=str(folder))
    try:
        description = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise BundleError(BundleProblem.NOT_A_BUNDLE, file=DESCRIPTION) from error
    if not isinstance(description, dict) or "format" not in description:
        raise BundleError(BundleProblem.NOT_A_BUNDLE, file=DESCRIPTION)
    if description["format"] != FORMAT:
        version = str(description["format"])
        raise BundleError(BundleProblem.WRONG_VERSION, version=version, expected=FORMAT)
    return description


def hash_of(data: bytes) -> str:
    """Return the SHA-256 of some bytes in hexadecimal."""
    return hashlib.sha256(data).hexdigest()


def write_bundle(folder: Path, parts: dict[str, bytes], description: dict[str, Any]) -> None:
    """Write a bundle to a new folder beside its place, then swap it in.

    Args:
        folder: where the bundle shall lie; what lies there is replaced as a whole.
        parts: contents of `GALLERY`, `HEADS` and `TOWER`.
        description: all of `bundle.json` but format and hashes.
    """
    folder.parent.mkdir(parents=True, exist_ok=True)
    fresh = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
    try:
        for name, data in parts.items():
            (fresh / name).write_bytes(data)
        hashes = {name: hash_of(data) for name, data in sorted(parts.items())}
        whole = {"format": FORMAT, **description, "files": hashes}
        text = json.dumps(whole, ensure_ascii=False, indent=1) + "\n"
        (fresh / DESCRIPTION).write_text(text, encoding="utf-8")
        fresh.chmod(0o755)
        _swap(fresh, folder)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def _swap(fresh: Path, place: Path) -> None:
    """Put a folder in the place of another, which is put back if that fails."""
    if not place.exists():
        fresh.replace(place)
        return
    old = place.with_name(f".{place.name}-old-{os.getpid()}")
    place.replace(old)
    try:
        fresh.replace(place)
    except OSError:
        old.replace(place)
        raise
    shutil.rmtree(old, ignore_errors=True)
