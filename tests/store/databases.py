"""Databases for the tests: a file, and a PostgreSQL of the test run's own where it is installed."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

if TYPE_CHECKING:
    from collections.abc import Iterator

_DEBIAN = Path("/usr/lib/postgresql")


def postgresql() -> Path | None:
    """Return the folder of PostgreSQL's programs; Debian keeps them off the path."""
    if (there := shutil.which("initdb")) is not None:
        return Path(there).parent
    found = sorted(_DEBIAN.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return found[-1].parent if found else None


@contextmanager
def server(programs: Path) -> Iterator[str]:
    """Start a server that only a socket in a folder of its own leads to; give its URL's begin.

    PostgreSQL refuses to run as root: then it runs as the user that its package made.
    """
    folder = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))  # a socket's path must be short
    user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
    if os.geteuid() == 0:
        shutil.chown(folder, user)
    as_user = {"user": user} if os.geteuid() == 0 else {}

    def run(program: str, *args: str) -> None:
        subprocess.run(
            [str(programs / program), *args],
            cwd=folder,
            check=True,
            stdout=subprocess.DEVNULL,
            stdin=subprocess.DEVNULL,
            **as_user,  # type: ignore[call-overload]
        )

    data = str(folder / "data")
    options = f"-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off"
    try:
        run("initdb", "-D", data, "--auth=trust", "--no-sync", "-U", "stairway", "-E", "UTF8")
        run("pg_ctl", "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield f"postgresql://stairway@/{{name}}?host={quote(str(folder), safe='')}"
        finally:
            run("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder)
