"""What the service does under load, with hostile uploads, and when it is stopped."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from scripts.measure.clients import PATH
from scripts.measure.pictures import ROOT
from scripts.measure.report import Row, bars, table
from scripts.measure.server import Server, Watch, serving
from scripts.measure.speed import machine
from scripts.measure.uploads import ALL

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

PARTS = ("load", "uploads", "stop")
CLIENTS = 32
SECONDS = 60.0
WARM_UP = 15.0
_LIMIT = 60_000_000
"""Bytes of a whole request, the service's default."""
_SLACK = 1_000_000
_BODY_SECONDS = 5.0
_JOBS = "/api/v1/jobs"


def measure(photos: Sequence[Path], parts: Sequence[str] = PARTS, seconds: float = SECONDS) -> str:
    """Measure and return the report.

    Args:
        photos: that the clients post.
        parts: of PARTS.
        seconds: of posting.
    """
    rows: list[Row] = []
    more = ""
    with tempfile.TemporaryDirectory(prefix="measure-data-") as folder:
        if "load" in parts:
            rows += load(Path(folder) / "load", photos, seconds)
        if "uploads" in parts:
            made, told = uploads(Path(folder) / "uploads")
            rows += made
            more = "\n\n" + told
        if "stop" in parts:
            rows += stopping(Path(folder) / "stop", photos)
    return f"{machine()}\n\n{bars(rows)}{more}"


def load(data: Path, photos: Sequence[Path], seconds: float) -> list[Row]:
    """Let clients post photos for a while."""
    with serving(data) as server, Watch(server) as watch:
        counts = _post(server, CLIENTS, seconds, photos)
    others = {said: n for said, n in counts.items() if said not in ("200", "503")}
    answers = ", ".join(f"{n} x {said}" for said, n in sorted(counts.items()))
    after = [mb for moment, mb in watch.memory if moment > WARM_UP]
    half = len(after) // 2
    first, last = float(np.median(after[:half])), float(np.median(after[half:]))
    health = np.asarray(watch.health)
    p50, p99, worst = (1000 * float(np.quantile(health, q)) for q in (0.5, 0.99, 1.0))
    what = f"{CLIENTS} clients posting photos for {seconds:.0f} s"
    return [
        Row(what, "all answered or 503", answers, not others and counts.get("200", 0) > 0),
        Row(
            "memory of all its processes after warm-up",
            "flat (second half within 5 % of the first)",
            f"median {first:.0f} MB, then {last:.0f} MB; most {max(after):.0f} MB",
            last <= 1.05 * first,
        ),
        Row(
            "health meanwhile",
            "under 100 ms",
            f"p50 {p50:.1f} ms, p99 {p99:.1f} ms, worst {worst:.1f} ms of {len(health)}",
            worst < 100,
        ),
    ]


def uploads(data: Path) -> tuple[list[Row], str]:
    """Send all uploads of `uploads` to a service; return the rows and a table of them."""
    with serving(data, body_seconds=str(_BODY_SECONDS)) as server:
        before, there = server.memory_mb(), set(server.temp.rglob("*"))
        done = [upload(server.port) for upload in ALL.values()]
        _quiet(server)
        left = sorted(path.name for path in set(server.temp.rglob("*")) - there)
        grown = server.memory_mb() - before
        taken = max((line["bytes"] for line in server.requests()), default=0)
        alive = server.call("GET", "/healthz")[0] == 200
    answered = [one for one in done if not one.name.startswith("cut")]
    good = all(one.status is not None and 400 <= one.status < 500 for one in answered)
    told = ", ".join(f"{one.name}: {one.status or 'closed'}" for one in answered)
    rows = [
        Row("uploads that lie about 200 MB, or trickle", "refused", told, good),
        Row(
            "most that was read of one",
            f"<= {_LIMIT / 1e6:.0f} MB",
            f"{taken / 1e6:.1f} MB; memory grew by {grown:.0f} MB",
            taken <= _LIMIT + _SLACK,
        ),
        Row(
            "files left, service alive",
            "none, yes",
            f"{', '.join(left) or 'none'}; {'yes' if alive else 'no'}",
            not left and alive,
        ),
    ]
    cells = [
        (one.name, str(one.status or "-"), f"{one.sent / 1e6:.1f} MB", f"{one.seconds:.2f} s")
        for one in done
    ]
    return rows, table(("upload", "answer", "sent", "took"), cells)


def stopping(data: Path, photos: Sequence[Path]) -> list[Row]:
    """Stop a service while it builds a model and looks at photos; start it anew."""
    _deck(data)
    with serving(data) as server:
        _, job = server.call("POST", _JOBS, {"kind": "model_build", "deck": "mine"})
        path = f"{_JOBS}/{job['id']}"
        there = set(server.temp.rglob("*"))
        posting = _posting(server, 8, 30.0, photos)
        _until(lambda: server.call("GET", path)[1]["progress"]["done"] > 0)
        took = server.stop()
        status = server.process.returncode
        posting.kill()
        posting.communicate()
        left = set(server.temp.rglob("*")) - there
    with serving(data) as server:
        _until(lambda: server.call("GET", path)[1]["ended"] is not None)
        ended = server.call("GET", path)[1]
    shown = "killed" if took is None else f"{took:.2f} s, status {status}, {len(left)} files left"
    return [
        Row(
            "SIGTERM while a model is built and photos are looked at",
            "drains within 10 s",
            shown,
            took is not None and took <= 10 and status == 0 and not left,
        ),
        Row(
            "its job after the next start",
            "resumed or marked",
            f"{ended['state']}, attempt {ended['attempts']}",
            ended["state"] == "done",
        ),
    ]


def _post(server: Server, clients: int, seconds: float, photos: Sequence[Path]) -> dict[str, int]:
    out, _ = _posting(server, clients, seconds, photos).communicate()
    counts: dict[str, int] = json.loads(out)
    return counts


def _posting(
    server: Server, clients: int, seconds: float, photos: Sequence[Path]
) -> subprocess.Popen[bytes]:
    words = [str(server.port), str(clients), str(seconds), *(str(path) for path in photos)]
    return subprocess.Popen(
        [sys.executable, "-m", "scripts.measure.clients", *words], cwd=ROOT, stdout=subprocess.PIPE
    )


def _deck(data: Path) -> None:
    """Make a deck of the user's of all plates."""
    from trainer_api.decks.importing import import_deck
    from trainer_api.decks.library import DeckLibrary

    import_deck(ROOT / "catalogue", DeckLibrary(data), "mine", missing_pictures=True)


def _quiet(server: Server) -> None:
    """Wait until the service has noticed the connections that were cut."""
    _until(lambda: len([one for one in server.requests() if one["route"] == PATH]) >= len(ALL))


def _until(condition: Callable[[], object], seconds: float = 300.0) -> None:
    for _ in range(int(seconds / 0.1)):
        if condition():
            return
        time.sleep(0.1)
    raise TimeoutError("waited in vain")
