"""From drawing code to a picture file: find the plates, draw them, rasterize them, save WebP.

Chromium is the reference renderer. resvg (`resvg_py`) is the fallback: it needs no browser, but
differs by a few grey levels. It applies the scale of `feDisplacementMap` twice, so it is fed the
square root.
"""

import importlib
import io
import math
import os
import pkgutil
import re
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from PIL import Image

from . import specials, works
from .core import Plate

LONG_SIDE = 1200
BYTES_RANGE = (60_000, 250_000)
ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "images" / "plates"


class UnknownPlateError(LookupError):
    """No drawing has this card id."""


class NoRendererError(RuntimeError):
    """Neither Chromium nor resvg is installed."""


@dataclass(frozen=True, slots=True)
class Rendered:
    """What was written: the file, its size in pixels and bytes, and the renderer used."""

    path: Path
    width: int
    height: int
    size: int
    renderer: str


def _modules() -> dict[str, str]:
    """Return the module of each drawing: works are named with hyphens, specials as they are."""
    found = {m.name.replace("_", "-"): works for m in pkgutil.iter_modules(works.__path__)}
    keys = {m.name: specials for m in pkgutil.iter_modules(specials.__path__)}
    names = {**found, **{key: home for key, home in keys.items() if not key.startswith("_")}}
    return {key: f"{home.__name__}.{key.replace('-', '_')}" for key, home in names.items()}


def plate_ids() -> list[str]:
    """List the card ids that have a drawing, works and specials, sorted."""
    return sorted(_modules())


def module_of(plate_id: str) -> ModuleType:
    """Return the module that draws a plate.

    Raises:
        UnknownPlateError: there is no drawing of that name.
    """
    modules = _modules()
    if plate_id not in modules:
        raise UnknownPlateError(
            f"no drawing for {plate_id!r} in scripts/plates; known: {', '.join(sorted(modules))}"
        )
    return importlib.import_module(modules[plate_id])


def draw(plate_id: str, long_side: int = LONG_SIDE) -> Plate:
    """Draw a plate by its card id, with detail for a picture of `long_side` pixels.

    Raises:
        UnknownPlateError: there is no drawing of that name.
    """
    module = module_of(plate_id)
    width, height = module.SIZE
    plate = Plate(width, height, detail=long_side / max(width, height))
    module.draw(plate)
    return plate


def chromium() -> str | None:
    """Find the browser: the CHROMIUM environment variable, or the usual names on the path."""
    for name in (os.environ.get("CHROMIUM"), "chromium", "chromium-browser", "google-chrome"):
        if name and shutil.which(name):
            return shutil.which(name)
    return None


def _with_chromium(svg: str, size: tuple[int, int], browser: str) -> Image.Image:
    with tempfile.TemporaryDirectory() as folder:
        page, shot = Path(folder, "plate.svg"), Path(folder, "plate.png")
        page.write_text(svg, encoding="utf-8")
        command = [browser, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
        command += ["--disable-background-networking", f"--user-data-dir={folder}/profile"]
        command += [f"--screenshot={shot}", f"--window-size={size[0]},{size[1]}", page.as_uri()]
        subprocess.run(command, check=True, capture_output=True, timeout=180)
        with Image.open(shot) as image:
            return image.convert("RGB")


def _with_resvg(svg: str) -> Image.Image:
    import resvg_py

    halved = re.sub(
        r'(<feDisplacementMap[^>]*? scale=")([\d.]+)"',
        lambda found: f'{found[1]}{math.sqrt(float(found[2])):.3f}"',
        svg,
    )
    data = bytes(resvg_py.svg_to_bytes(svg_string=halved))
    with Image.open(io.BytesIO(data)) as image:
        return image.convert("RGB")


def rasterize(
    plate: Plate, long_side: int = LONG_SIDE, renderer: str | None = None
) -> tuple[Image.Image, str]:
    """Turn a plate into pixels and say which renderer did it ("chromium" or "resvg").

    Raises:
        NoRendererError: neither is installed, or the one asked for is not.
    """
    svg = plate.svg(long_side)
    scale = long_side / max(plate.width, plate.height)
    size = (round(plate.width * scale), round(plate.height * scale))
    browser = chromium() if renderer in {None, "chromium"} else None
    if browser:
        return _with_chromium(svg, size, browser), "chromium"
    if renderer == "chromium":
        raise NoRendererError("Chromium was asked for but not found: install it or set CHROMIUM")
    try:
        return _with_resvg(svg), "resvg"
    except ImportError as missing:
        raise NoRendererError(
            "install Chromium, or `pip install resvg_py`, to render plates"
        ) from missing


def encode(image: Image.Image) -> bytes:
    """Encode as WebP within 60 to 250 KB where the picture allows it, at the best quality."""
    data = b""
    for quality in (88, 84, 80, 75, 70, 64, 58, 50):
        buffer = io.BytesIO()
        image.save(buffer, "WEBP", quality=quality, method=6)
        data = buffer.getvalue()
        if len(data) <= BYTES_RANGE[1]:
            break
    if len(data) < BYTES_RANGE[0]:
        buffer = io.BytesIO()
        image.save(buffer, "WEBP", quality=96, method=6)
        data = buffer.getvalue()
    return data


def render(plate_id: str, folder: Path = PICTURES, renderer: str | None = None) -> Rendered:
    """Draw one plate and write `<folder>/<card id>.webp`."""
    image, used = rasterize(draw(plate_id), LONG_SIDE, renderer)
    data = encode(image)
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / f"{plate_id}.webp"
    target.write_bytes(data)
    return Rendered(target, image.width, image.height, len(data), used)


def sheet(target: Path, folder: Path = PICTURES, tile: int = 300, columns: int = 6) -> int:
    """Write the contact sheet of all pictures in a folder; return how many there are."""
    files = sorted(folder.glob("*.webp"))
    rows = math.ceil(len(files) / columns)
    page = Image.new("RGB", (columns * (tile + 10) + 10, rows * (tile + 10) + 10), "#f4f1ea")
    for i, file in enumerate(files):
        with Image.open(file) as image:
            small = image.convert("RGB")
        small.thumbnail((tile, tile), Image.Resampling.LANCZOS)
        x = 10 + (i % columns) * (tile + 10) + (tile - small.width) // 2
        y = 10 + (i // columns) * (tile + 10) + (tile - small.height) // 2
        page.paste(small, (x, y))
    target.parent.mkdir(parents=True, exist_ok=True)
    page.save(target, "JPEG", quality=85)
    return len(files)
