"""`python -m scripts.plates.specials [KEYS...]`: render the emblems of the special cards."""

import argparse
import importlib
import pkgutil
from pathlib import Path

from .. import render
from ..core import Plate


def keys() -> list[str]:
    """List the specials that have an emblem, sorted."""
    package = Path(__file__).parent
    names = (m.name for m in pkgutil.iter_modules([str(package)]))
    return sorted(name for name in names if not name.startswith("_"))


def draw(key: str) -> Plate:
    """Draw an emblem by the key of its special."""
    module = importlib.import_module(f"{__package__}.{key}")
    plate = Plate(*module.SIZE)
    module.draw(plate)
    return plate


def main() -> int:
    """Render the emblems asked for (all by default) as `<key>.webp`."""
    parser = argparse.ArgumentParser(prog="python -m scripts.plates.specials", description=__doc__)
    parser.add_argument("keys", nargs="*", choices=[[], *keys()], metavar="KEY")
    parser.add_argument("--out", type=Path, default=render.PICTURES, help="folder of the pictures")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    for key in options.keys or keys():
        image, used = render.rasterize(draw(key))
        data = render.encode(image)
        (options.out / f"{key}.webp").write_bytes(data)
        print(f"{key}: {image.width} x {image.height}, {len(data) / 1000:.0f} KB, {used}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
