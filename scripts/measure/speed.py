"""Times, memory and size, with the machine they were taken on."""

from __future__ import annotations

import functools
import importlib.metadata
import os
import platform
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import cv2
import numpy as np

from scripts.measure.ask import ask
from scripts.measure.pictures import ROOT
from scripts.measure.report import Row

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

PACKAGES = ("numpy", "opencv-python-headless", "onnxruntime", "pillow", "zxing-cpp")


@dataclass(frozen=True, slots=True)
class Times:
    """Seconds of repeated runs."""

    seconds: tuple[float, ...]

    def at(self, percent: float) -> float:
        """Return a percentile."""
        return float(np.percentile(self.seconds, percent))

    def __str__(self) -> str:
        return f"p50 {self.at(50):.3f} s, p90 {self.at(90):.3f} s"


def machine() -> str:
    """Return processor, cores, load at this moment, interpreter and versions in one line."""
    name = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.is_file():
        lines = info.read_text(encoding="utf-8", errors="replace").splitlines()
        models = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
        name = models[0] if models else name
    versions = ", ".join(f"{p} {importlib.metadata.version(p)}" for p in PACKAGES)
    return (
        f"{name}, {os.cpu_count()} cores (load {os.getloadavg()[0]:.1f}), {platform.system()}, "
        f"Python {platform.python_version()}, {versions}"
    )


def repeat(
    run: Callable[[], object], times: int, clock: Callable[[], float] = time.perf_counter
) -> Times:
    """Return the times of `times` runs: wall times, if no other clock is given."""
    seconds = []
    for _ in range(times):
        start = clock()
        run()
        seconds.append(clock() - start)
    return Times(tuple(seconds))


def warm_photo(photos: Sequence[Path], runs: int = 5) -> list[Row]:
    """Compare a warm recognition with one plain SIFT of the same photo, in the same process.

    Runs alternate, so that both meet the same load of the machine. The SIFT is
    `cv2.SIFT_create().detectAndCompute` of the gray photo at full size.
    """
    from recognizer import Recognizer

    recognizer = Recognizer.load()
    sift = cv2.SIFT.create()
    ratios: list[float] = []
    ours: list[float] = []
    plain: list[float] = []
    for photo in photos:
        gray = cv2.imread(str(photo), cv2.IMREAD_GRAYSCALE)
        recognize = functools.partial(recognizer.recognize, photo)
        detect = functools.partial(sift.detectAndCompute, gray, None)
        recognize()
        pairs = [
            (repeat(recognize, 1).seconds[0], repeat(detect, 1).seconds[0]) for _ in range(runs)
        ]
        ours += [one for one, _ in pairs]
        plain += [other for _, other in pairs]
        ratios.append(float(np.median(ours[-runs:]) / np.median(plain[-runs:])))
    figure = (
        f"{np.median(ratios):.2f} x (worst of {len(ratios)} photos {max(ratios):.2f} x); "
        f"{Times(tuple(ours))}; SIFT {Times(tuple(plain))}"
    )
    met = float(np.median(ratios)) <= 2.0
    return [Row("one warm photo, 1600x1200, 7 cards", "<= 2.0 x one SIFT", figure, met)]


def help_row(runs: int = 10) -> Row:
    """Time `stairway --help` in fresh processes."""
    times = Times(tuple(ask(["--help"]).seconds for _ in range(runs)))
    return Row("`stairway --help`", "<= 0.8 s", str(times), times.at(50) <= 0.8)


def first_row(photo: Path, runs: int = 5) -> Row:
    """Time the first photo of a fresh process, the process's own start included."""
    replies = [ask(["recognize", str(photo), "--json"]) for _ in range(runs)]
    times = Times(tuple(reply.seconds for reply in replies))
    met = times.at(50) <= 5 and all(reply.status == 0 for reply in replies)
    return Row("first photo of a fresh process", "<= 5 s", str(times), met)


def memory_row(photo: Path) -> Row:
    """Return the peak resident memory of a process that recognizes a 12-megapixel photo."""
    reply = ask(["recognize", str(photo), "--json"])
    met = reply.status == 0 and reply.peak_mb <= 700
    figure = f"{reply.peak_mb:.0f} MB, {reply.seconds:.2f} s, status {reply.status}"
    return Row("peak memory with a 12-megapixel photo", "<= 700 MB", figure, met)


def validate_row(stairways: int = 20_000) -> Row:
    """Time `validate` on 5 to 7 cards of the house deck, half of them stairways, on one core."""
    from trainer_api.rules.stairway import house_deck, validate

    works = house_deck().works
    rng = np.random.default_rng(7)
    hands = []
    for number in range(stairways):
        mode = 5 + number % 3
        picks = [works[int(i)] for i in rng.choice(len(works), mode, replace=False)]
        if number % 2:
            first = int(rng.integers(1, 12 - mode))
            picks = [
                next(w for w in works if w.category == picks[0].category and style in w.styles)
                for style in range(first, first + mode)
            ]
        hands.append(([work.id for work in picks], mode))

    def run() -> None:
        for cards, mode in hands:
            validate(cards, mode)

    run()
    # Processor time: the judge is one thread, and what else the machine does is not its affair.
    times = repeat(run, 5, clock=time.process_time)
    rate = stairways / times.at(50)
    figure = f"{rate:,.0f} a second of processor time (p50 of 5 runs of {stairways:,})"
    return Row("validate", ">= 50,000 a second", figure, rate >= 50_000)


def install_row() -> Row:
    """Install the project without extras into a new environment and weigh what that adds."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        empty = _weigh(Path(folder))
        python = Path(folder) / "bin" / "python"
        install = [str(python), "-m", "pip", "install", "-q", str(ROOT)]
        subprocess.run(install, check=True, stdout=sys.stderr)
        full = _weigh(Path(folder))
    figure = f"{full - empty:.0f} MB added to an environment of {empty:.0f} MB"
    return Row("base install", "<= 700 MB", figure, full <= 700)


def _weigh(folder: Path) -> float:
    """Return the size of all files in MB (10^6 bytes)."""
    return (
        sum(p.stat().st_size for p in folder.rglob("*") if p.is_file() and not p.is_symlink()) / 1e6
    )
