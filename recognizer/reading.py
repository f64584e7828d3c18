"""Lines of printed text in a small picture, by the models that rapidocr ships.

Only the model files of rapidocr are used (PP-OCRv6 small, Apache-2.0), with sessions of our own:
its Python takes 0.6 s and 100 MB to import and loads a missing model from the network, which a
player's program must never do. Text is found as PaddleOCR does ("Real-time Scene Text Detection
with Differentiable Binarization", Liao and others 2020), and read by connectionist temporal
classification, best path.
"""

from __future__ import annotations

import string
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import onnxruntime
from numpy.typing import NDArray

from recognizer.outlines import rectify

Pixels = NDArray[np.uint8]
Floats = NDArray[np.float64]

PACKAGE, FINDER, READER = "rapidocr", "PP-OCRv6_det_small.onnx", "PP-OCRv6_rec_small.onnx"
FINDING_SIDE = 288
"""Long side in pixels at which text is looked for; the model needs multiples of 32."""
IS_TEXT, IS_LINE = 0.3, 0.5
"""Probability from which a pixel is text, and the mean from which a region is a line."""
UNCLIP = 1.6
"""The model marks the middle of a line; its box is grown by this share of area by perimeter."""
THINNEST = 3.0
"""Regions thinner than this many pixels are no lines."""
LINE_HEIGHT = 48
"""Height in pixels of a line that is read."""
LONGEST = 10.0
"""Lines longer than this many heights are squeezed: no title is longer."""
SIGNS = string.ascii_letters + string.digits + "áéíóúüñàèòçâêîôûäöÁÉÍÓÚÜÑÀÈÒÇ'-.,: "
"""Only what titles are written with: all other scripts of the model would only add mistakes."""


@dataclass(frozen=True, slots=True)
class Box:
    """Where a line of text may be.

    Attributes:
        quad: 4x2 corners in pixels, clockwise, the first two on a long side.
        likely: mean probability that its pixels are text, 0..1.
    """

    quad: Floats
    likely: float


@dataclass(frozen=True, slots=True)
class Line:
    """A line that was read.

    Attributes:
        text: as read.
        score: mean probability of its characters, 0..1; 0 where nothing is written.
    """

    text: str
    score: float


class Reader:
    """Finds and reads lines of text.

    Args:
        finder: session of the model that marks text.
        reader: session of the model that reads a line.
    """

    def __init__(self, finder: Any, reader: Any) -> None:
        self._finder = finder
        self._reader = reader
        told = reader.get_modelmeta().custom_metadata_map["character"].splitlines()
        signs = ["", *told, " "]
        wanted = {"", *SIGNS}
        self._columns = np.array([at for at, sign in enumerate(signs) if sign in wanted])
        self._signs = [signs[at] for at in self._columns]

    @classmethod
    def load(cls) -> Reader | None:
        """Open the models; None where rapidocr is not installed, or one without these models."""
        spec = find_spec(PACKAGE)
        if spec is None or spec.origin is None:
            return None
        models = [Path(spec.origin).parent / "models" / name for name in (FINDER, READER)]
        if not all(model.is_file() for model in models):
            return None
        return cls(*map(_session, models))

    def boxes(self, picture: Pixels) -> list[Box]:
        """Find lines of text in a gray picture (H, W)."""
        h, w = picture.shape
        scale = FINDING_SIDE / max(h, w)
        size = [max(32, round(n * scale / 32) * 32) for n in (w, h)]
        small = np.asarray(cv2.resize(picture, size, interpolation=cv2.INTER_AREA), np.uint8)
        marked = self._finder.run(None, {"x": _as_input(small)})[0][0, 0]
        back = np.array([w / size[0], h / size[1]])
        found = []
        mask = (marked > IS_TEXT).astype(np.uint8)
        for contour in cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)[0]:
            center, (a, b), turn = cv2.minAreaRect(contour)
            if min(a, b) < THINNEST:
                continue
            inner = np.zeros(mask.shape, np.uint8)
            cv2.drawContours(inner, [contour], -1, 1, -1)
            likely = float(marked[inner > 0].mean())
            if likely < IS_LINE:
                continue
            grow = UNCLIP * a * b / (a + b)
            corners = cv2.boxPoints((center, (a + grow, b + grow), turn)).astype(np.float64)
            found.append(Box(_along(corners * back), likely))
        return found

    def read(self, picture: Pixels, box: Floats) -> Line:
        """Read the line in a box, 4x2 corners TL, TR, BR, BL of the text, of a gray picture."""
        long = float(np.linalg.norm(box[1] - box[0]))
        high = max(float(np.linalg.norm(box[2] - box[1])), 1.0)
        width = round(LINE_HEIGHT * min(LONGEST, max(1.0, long / high)))
        straight, _ = rectify(picture, box, max(width, LINE_HEIGHT))
        sized = cv2.resize(straight, (width, LINE_HEIGHT), interpolation=cv2.INTER_LINEAR)
        line = np.asarray(sized, np.uint8)
        told = self._reader.run(None, {"x": _as_input(line)})[0][0][:, self._columns]
        best = told.argmax(1)
        new = np.concatenate([[True], best[1:] != best[:-1]]) & (best != 0)
        sure = told.max(1)[new]
        text = "".join(self._signs[at] for at in best[new])
        return Line(text, float(sure.mean()) if len(sure) else 0.0)


def _along(corners: Floats) -> Floats:
    """Order a box's corners clockwise on the screen, from the start of a long side."""
    if cv2.contourArea(corners.astype(np.float32), oriented=True) < 0:
        corners = corners[::-1]
    first, second = np.linalg.norm(corners[1:3] - corners[:2], axis=1)
    return corners if first >= second else np.roll(corners, -1, 0)


def _session(path: Path) -> Any:
    """Open a model; one thread, for lines are read beside nothing and are small."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    options.enable_cpu_mem_arena = False
    options.log_severity_level = 3
    return onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])


def _as_input(gray: Pixels) -> NDArray[np.float32]:
    """Return what both models take: (1, 3, H, W) from -1 to 1."""
    one = gray.astype(np.float32) / 127.5 - 1
    return np.ascontiguousarray(np.broadcast_to(one, (1, 3, *one.shape)))
