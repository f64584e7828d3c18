"""Make the pictures of the README from the real program: what `stairway demo` writes."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # run from a checkout that is not installed

from trainer_api.cli.main import main as stairway  # noqa: E402
from trainer_api.texts import languages  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
SHOWN = "valid-named.jpg"
WIDTH = 1200
QUALITY = 82


def main() -> int:
    """Run the demo in every language, and keep the photo with the names drawn in."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for lang in languages():
        target = PICTURES / f"demo.{lang}.jpg"
        with tempfile.TemporaryDirectory() as folder:
            status = stairway(["--lang", lang, "demo", "--output", folder])
            if status:
                return status
            with Image.open(Path(folder, SHOWN)) as photo:
                photo.thumbnail((WIDTH, WIDTH), Image.Resampling.LANCZOS)
                photo.save(target, quality=QUALITY, optimize=True)
        print(f"wrote {target.relative_to(ROOT)}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
