"""A service of its own to measure: started, watched from outside, stopped."""

from __future__ import annotations

import http.client
import json
import os
import signal
import socket
import subprocess
import tempfile
import threading
import time
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scripts.measure.ask import command

if TYPE_CHECKING:
    from collections.abc import Iterator

START_SECONDS = 300.0
_PAGE = os.sysconf("SC_PAGE_SIZE")


@dataclass(frozen=True, slots=True)
class Server:
    """A running service.

    Attributes:
        process: the service; its photo workers are its children.
        port: on 127.0.0.1.
        data: its data folder.
        temp: the folder of its temporary files, empty at the start.
        log: its standard error.
    """

    process: subprocess.Popen[bytes]
    port: int
    data: Path
    temp: Path
    log: Path

    def call(
        self, method: str, path: str, body: Any = None, *, timeout: float = 60.0
    ) -> tuple[int, Any]:
        """Send a request as the owner; return the status and the JSON of the answer."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)
        token = self.data / "owner_token"
        headers = {"Content-Type": "application/json"}
        if token.is_file():
            headers["Authorization"] = f"Bearer {token.read_text(encoding='ascii').strip()}"
        try:
            told = None if body is None else json.dumps(body)
            connection.request(method, path, body=told, headers=headers)
            answer = connection.getresponse()
            content = answer.read()
            return answer.status, json.loads(content) if content else None
        finally:
            connection.close()

    def requests(self) -> list[dict[str, Any]]:
        """Return what the log says of the requests so far."""
        lines = self.log.read_text(encoding="utf-8").splitlines()
        told = [json.loads(line) for line in lines if line.startswith("{")]
        return [line for line in told if line["event"] == "request"]

    def memory_mb(self) -> float:
        """Return the resident memory of the service and all its processes, in MB (10^6 bytes)."""
        return sum(_resident(pid) for pid in family(self.process.pid)) / 1e6

    def stop(self, timeout: float = 60.0) -> float | None:
        """Send SIGTERM; return the seconds until its end, None when it had to be killed."""
        start = time.perf_counter()
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(timeout)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return None
        return time.perf_counter() - start


def family(pid: int) -> list[int]:
    """Return a process and all that descend from it (Linux)."""
    parents: dict[int, list[int]] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                stat = (folder / "stat").read_text(encoding="utf-8", errors="replace")
            except OSError:  # it has ended
                continue
            parents.setdefault(int(stat.rpartition(")")[2].split()[1]), []).append(int(folder.name))
    found = [pid]
    for one in found:
        found += parents.get(one, [])
    return found


def _resident(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) * _PAGE
    except OSError:  # it has ended
        return 0


@contextmanager
def serving(data: Path, **settings: str) -> Iterator[Server]:
    """Run a service with a data folder until it is ready, and end it afterwards.

    Args:
        data: its data folder.
        **settings: environment variables without STAIRWAY_, in small letters.

    Raises:
        TimeoutError: it was not ready in time.
    """
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    own = {f"STAIRWAY_{name.upper()}": value for name, value in settings.items()}
    with tempfile.TemporaryDirectory(prefix="measure-") as beside:
        temp, log = Path(beside) / "temp", Path(beside) / "log"
        temp.mkdir()
        environ = {**os.environ, "STAIRWAY_DATA": str(data), "TMPDIR": str(temp), **own}
        with log.open("wb") as err:
            process = subprocess.Popen(
                [*command(), "serve", "--port", str(port)], env=environ, stderr=err
            )
        server = Server(process, port, data, temp, log)
        try:
            _wait(server)
            yield server
        finally:
            if process.poll() is None:
                server.stop()


def _wait(server: Server) -> None:
    for _ in range(int(START_SECONDS / 0.1)):
        if server.process.poll() is not None:
            break
        try:
            if server.call("GET", "/readyz")[0] == 200:
                return
        except OSError:
            pass
        time.sleep(0.1)
    raise TimeoutError(
        f"the service is not ready: {server.log.read_text(encoding='utf-8')[-2000:]}"
    )


class Watch:
    """Asks a service for its health and looks at its memory, in the background.

    Attributes:
        health: seconds that each /healthz took; infinite where it was not 200.
        memory: pairs of seconds since the start and MB.
    """

    def __init__(self, server: Server) -> None:
        self.health: list[float] = []
        self.memory: list[tuple[float, float]] = []
        self._server = server
        self._end = threading.Event()
        self._threads = [threading.Thread(target=run) for run in (self._ask, self._look)]

    def __enter__(self) -> Watch:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._end.set()
        for thread in self._threads:
            thread.join()

    def _ask(self) -> None:
        while not self._end.wait(0.1):
            start = time.perf_counter()
            try:
                good = self._server.call("GET", "/healthz")[0] == 200
            except OSError:
                good = False
            self.health.append(time.perf_counter() - start if good else float("inf"))

    def _look(self) -> None:
        start = time.perf_counter()
        while not self._end.wait(0.5):
            self.memory.append((time.perf_counter() - start, self._server.memory_mb()))
