"""`python -m scripts.plates [IDS...]`: render plates; `--sheet` makes the contact sheet."""

import argparse
import sys
import time
from pathlib import Path

from .render import (
    BYTES_RANGE,
    PICTURES,
    ROOT,
    NoRendererError,
    UnknownPlateError,
    plate_ids,
    render,
    sheet,
)


def main(arguments: list[str] | None = None) -> int:
    """Render the plates asked for (all of them by default) and say what was written."""
    parser = argparse.ArgumentParser(prog="python -m scripts.plates", description=__doc__)
    parser.add_argument("ids", nargs="*", metavar="ID", help="card ids; all plates when left out")
    parser.add_argument("--out", type=Path, default=PICTURES, help="folder of the pictures")
    parser.add_argument(
        "--renderer", choices=["chromium", "resvg"], help="default: chromium if found"
    )
    parser.add_argument("--list", action="store_true", help="list the plates and stop")
    parser.add_argument("--sheet", action="store_true", help="write docs/plates.jpg and stop")
    options = parser.parse_args(arguments)
    if options.list:
        print("\n".join(plate_ids()))
        return 0
    if options.sheet:
        target = ROOT / "docs" / "plates.jpg"
        print(f"{target.relative_to(ROOT)}: {sheet(target, options.out)} plates")
        return 0
    for plate_id in options.ids or plate_ids():
        start = time.perf_counter()
        try:
            done = render(plate_id, options.out, options.renderer)
        except (UnknownPlateError, NoRendererError) as problem:
            print(f"error: {problem}", file=sys.stderr)
            return 2
        seconds = time.perf_counter() - start
        low, high = BYTES_RANGE
        warning = "" if low <= done.size <= high else f"  (outside {low // 1000}-{high // 1000} KB)"
        print(
            f"{plate_id}: {done.width} x {done.height}, {done.size / 1000:.0f} KB, "
            f"{done.renderer}, {seconds:.1f} s{warning}"
        )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
