"""The service as users run it: `stairway serve` in a process of its own, on a free port."""

from __future__ import annotations

import http.client
import os
import re
import signal
import subprocess
import sys
import threading
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

DEADLINE = 300.0
"""Seconds that nothing here takes, however busy the machine is."""


@dataclass
class Served:
    """A service that runs.

    Attributes:
        process: of `stairway serve`.
        port: that it listens on.
        said: the lines that it wrote on standard error until now.
    """

    process: subprocess.Popen[str]
    port: int = 0
    said: list[str] = field(default_factory=list)
    news: threading.Condition = field(default_factory=threading.Condition)

    def listen(self) -> None:
        """Collect what it says, so that its pipe never fills."""
        assert self.process.stderr is not None
        for line in self.process.stderr:
            with self.news:
                self.said.append(line)
                self.news.notify_all()

    def await_line(self, pattern: str) -> re.Match[str]:
        """Return the first line that it says with this in it."""
        with self.news:
            self.news.wait_for(lambda: self._find(pattern), DEADLINE)
            found = self._find(pattern)
        assert found is not None, "".join(self.said)
        return found

    def _find(self, pattern: str) -> re.Match[str] | None:
        return next((m for line in self.said if (m := re.search(pattern, line))), None)

    def connect(self) -> http.client.HTTPConnection:
        """Open a connection."""
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=DEADLINE)

    def get(self, path: str) -> tuple[int, bytes]:
        """Return status and body of a GET."""
        connection = self.connect()
        try:
            connection.request("GET", path)
            answer = connection.getresponse()
            return answer.status, answer.read()
        finally:
            connection.close()

    def stop(self) -> int:
        """Tell it to stop; return its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(DEADLINE)


@contextmanager
def served(data: Path, *args: str, **environ: Any) -> Iterator[Served]:
    """Run a service and stop it at the end."""
    command = [sys.executable, "-m", "trainer_api.cli.main", "serve", "--port", "0", *args]
    process = subprocess.Popen(
        command,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "STAIRWAY_DATA": str(data), "STAIRWAY_LANG": "en", **environ},
    )
    service = Served(process)
    ears = threading.Thread(target=service.listen)
    ears.start()
    try:
        service.port = int(service.await_line(r"Serving at http://\S+:(\d+)")[1])
        service.await_line("Application startup complete")
        yield service
    finally:
        if process.poll() is None:
            process.kill()
        process.wait(DEADLINE)
        ears.join(DEADLINE)
        assert process.stderr is not None
        process.stderr.close()
