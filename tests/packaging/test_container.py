"""The image's steps, run here without an engine: built, installed, run as a user without rights.

Requirements are lent from the environment of the tests, as in `test_wheel`.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import stat
import subprocess
import sys
import sysconfig
import tempfile
import urllib.request
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.jobs.waiting import until
from tests.packaging.containerfile import Step, settings, stages

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
BUILD, IMAGE = stages(ROOT / "Containerfile")
HERE = {"/source": str(ROOT), "/container": str(ROOT / "scripts" / "container")}


def only(name: str) -> Step:
    (step,) = (step for step in IMAGE if step.name == name)
    return step


def scripts(steps: list[Step]) -> list[list[str]]:
    """What the stage runs of our scripts."""
    return [step.words for step in steps if step.name == "RUN" and step.words[0] == "sh"]


def test_what_is_copied_is_there() -> None:
    for step in BUILD:
        if step.name == "COPY":
            *sources, target = step.words
            assert target.startswith(("/source/", "/container"))
            for source in sources:
                assert (ROOT / source).exists(), source


def test_it_runs_without_rights_and_keeps_its_data_in_one_place() -> None:
    user, group = only("USER").rest.split(":")
    assert int(user) > 0
    assert int(group) > 0
    assert only("VOLUME").words == ["/data"]
    (made,) = (s.words for s in IMAGE if s.name == "RUN" and s.words[0] == "install")
    assert made == ["install", "-d", "-m", "700", "-o", user, "-g", group, "/data"]
    names = [step.name for step in IMAGE]
    assert "RUN" not in names[names.index("USER") :]
    env = settings(IMAGE)
    assert env["HOME"] == env["STAIRWAY_DATA"] == "/data"
    assert only("EXPOSE").rest == env["STAIRWAY_PORT"]


def test_nothing_is_fetched_but_by_pip() -> None:
    for step in (*BUILD, *IMAGE):
        assert step.name != "ADD"
        assert "http" not in step.rest
    assert len(scripts(BUILD)) == len(scripts(IMAGE)) == 1


@pytest.fixture(scope="module")
def place() -> Iterator[Path]:
    """A folder that every user may enter, unlike pytest's own."""
    folder = Path(tempfile.mkdtemp(prefix="stairway-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@pytest.fixture(scope="module")
def app(place: Path) -> Path:
    """The environment that the image's two scripts make."""
    paths = {**HERE, "/wheels": str(place / "wheels"), "/app": str(place / "app")}

    def run(words: list[str], *more: str) -> None:
        for name, path in paths.items():
            words = [word.replace(name, path) if word.startswith("/") else word for word in words]
        environ = {**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
        words = [word.replace("${EXTRAS}", "postgres") for word in words]
        done = subprocess.run(
            [*words, *more], env=environ, capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stderr) == (0, "")

    run(scripts(BUILD)[0], "--no-build-isolation")
    run(scripts(IMAGE)[0], "--no-deps", "--no-index")
    (packages,) = (place / "app").glob("lib/python*/site-packages")
    lent = sorted({sysconfig.get_path("purelib"), sysconfig.get_path("platlib")})
    (packages / "lent.pth").write_text("\n".join(lent) + "\n")
    return place / "app"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
    return port


USER = int(only("USER").rest.split(":")[0])


def as_user() -> list[str]:
    """What makes a command the image's user's; nothing where we are no root and have no choice.

    It keeps one right, to read: the tests' Python may lie where only root may look. It can write
    nothing that is not its own.
    """
    if os.geteuid() != 0:
        return []
    caps = "-all,+dac_read_search"
    sets = [f"--{name}={caps}" for name in ("inh-caps", "ambient-caps", "bounding-set")]
    ids = [f"--reuid={USER}", f"--regid={USER}", "--clear-groups"]
    return ["setpriv", *ids, *sets, "--no-new-privs"]


@pytest.fixture
def environ(app: Path, place: Path) -> Iterator[dict[str, str]]:
    """What the image sets, for this machine; the data folder is the user's, and fresh."""
    data = place / "data"
    data.mkdir(mode=0o700)
    if os.geteuid() == 0:
        os.chown(data, USER, USER)
    told = settings(IMAGE)
    yield {
        **{name: value.replace("/data", str(data)) for name, value in told.items()},
        "PATH": told["PATH"].replace("/app", str(app)),
        "STAIRWAY_HOST": "127.0.0.1",
        "STAIRWAY_PORT": str(free_port()),
        "LC_ALL": "C",
    }
    shutil.rmtree(data)


@contextmanager
def running(app: Path, environ: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    """The image's command."""
    program, *rest = [*only("ENTRYPOINT").words, *only("CMD").words]
    with subprocess.Popen(
        [*as_user(), str(app / "bin" / program), *rest],
        env=environ,
        cwd="/",
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def healthy(app: Path, environ: dict[str, str]) -> bool:
    """What the image's health check says."""
    program, script = only("HEALTHCHECK").words
    script = script.replace("/container", HERE["/container"])
    command = [*as_user(), str(app / "bin" / program), script]
    done = subprocess.run(command, env=environ, capture_output=True, check=False)
    return done.returncode == 0


def test_it_serves_as_a_user_without_rights(app: Path, environ: dict[str, str]) -> None:
    data = Path(environ["STAIRWAY_DATA"])
    before = sorted(app.rglob("*.py"))
    assert not healthy(app, environ)
    with running(app, environ) as process:
        until(lambda: healthy(app, environ) or process.poll() is not None, "the service")
        assert process.poll() is None, process.communicate()[1]
        wanted = USER if as_user() else os.geteuid()
        assert (data / "store.db").stat().st_uid == wanted
        url = f"http://127.0.0.1:{environ['STAIRWAY_PORT']}/api/v1/works"
        with urllib.request.urlopen(url) as answer:
            assert len(json.load(answer)["works"]) == 103
        for name in ("owner_token", "store.db"):
            assert stat.S_IMODE((data / name).stat().st_mode) == 0o600
        process.send_signal(signal.SIGTERM)
        _, said = process.communicate()
        assert process.returncode == 0, said
    assert not healthy(app, environ)
    assert sorted(app.rglob("*.py")) == before
