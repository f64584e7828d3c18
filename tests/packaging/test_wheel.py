"""The wheel carries all it needs: built, installed alone, run from an empty folder.

Its requirements are lent from the environment of the tests, so that no network is needed; the
repository itself is not on the path.
"""

from __future__ import annotations

import email
import json
import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
_VARIABLES = ("STAIRWAY_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "PYTHONPATH", "PYTHONHOME")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(out)]
    done = subprocess.run([*command, str(ROOT)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = out.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel in it and, after it, the libraries of this one."""
    home = tmp_path_factory.mktemp("home")
    venv.create(home, with_pip=False, symlinks=True)
    pip = [sys.executable, "-m", "pip", "--python", str(home / "bin" / "python"), "install"]
    subprocess.run(
        [*pip, "--quiet", "--no-deps", "--no-index", "--disable-pip-version-check", str(wheel)],
        check=True,
    )
    (packages,) = home.glob("lib/python*/site-packages")
    # A line of a .pth file is only a path: the editable install in there is not followed.
    lent = sorted({sysconfig.get_path("purelib"), sysconfig.get_path("platlib")})
    (packages / "lent.pth").write_text("\n".join(lent) + "\n")
    return home


@pytest.fixture
def empty(tmp_path: Path) -> Path:
    folder = tmp_path / "empty"
    folder.mkdir()
    return folder


def run(home: Path, folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    environ = {name: value for name, value in os.environ.items() if name not in _VARIABLES}
    environ |= {"STAIRWAY_DATA": str(folder.parent / "data"), "PYTHONWARNINGS": "error"}
    program, *rest = args
    return subprocess.run(
        [str(home / "bin" / program), *rest],
        cwd=folder,
        env=environ,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_wheel_holds_the_data_and_no_more(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    tops = {name.split("/")[0] for name in names}
    (info,) = (top for top in tops if top.endswith(".dist-info"))
    assert tops == {"recognizer", "trainer_api", info}
    for needed in (
        "trainer_api/_data/catalogue.db",
        "trainer_api/texts/en.toml",
        "trainer_api/texts/es.toml",
        "trainer_api/decks/schema.sql",
        "trainer_api/routes/static/card.html",
        "trainer_api/routes/static/docs.html",
        "trainer_api/routes/static/docs.js",
        "trainer_api/routes/static/page.css",
        "trainer_api/store/migrations/env.py",
        "trainer_api/store/migrations/versions/v0001_jobs.py",
        "trainer_api/py.typed",
        "recognizer/py.typed",
        "recognizer/_data/house/bundle.json",
        f"{info}/licenses/LICENSE",
    ):
        assert needed in names
    plates = sorted((ROOT / "images" / "plates").glob("*.webp"))
    assert plates
    for plate in plates:
        assert f"trainer_api/_data/images/plates/{plate.name}" in names


def test_a_player_needs_no_torch(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    (metadata,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
    needs = email.message_from_bytes(archive.read(metadata)).get_all("Requires-Dist", [])
    base = [need for need in needs if "extra ==" not in need]
    assert base
    assert not [need for need in base if need.startswith(("torch", "timm", "open_clip", "onnx>"))]


def test_it_runs_from_the_installed_wheel_alone(home: Path, empty: Path) -> None:
    code = "import trainer_api, recognizer; print(trainer_api.__file__, recognizer.__file__)"
    done = run(home, empty, "python", "-c", code)
    assert done.returncode == 0, done.stderr
    for path in done.stdout.split():
        assert Path(path).is_relative_to(home)


def test_help_and_version(home: Path, empty: Path) -> None:
    done = run(home, empty, "stairway", "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert "catalogue" in done.stdout
    done = run(home, empty, "stairway", "--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("stairway-trainer ")


def test_the_catalogue_is_there(home: Path, empty: Path) -> None:
    done = run(home, empty, "stairway", "catalogue", "list", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert len([json.loads(line) for line in done.stdout.splitlines()]) == 103
    done = run(home, empty, "stairway", "deck", "status", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["lost"] == []
    assert list(empty.iterdir()) == []


def test_the_demo_runs_in_an_empty_folder(home: Path, empty: Path) -> None:
    done = run(home, empty, "stairway", "demo")
    assert done.returncode == 0, done.stderr
    assert list(empty.rglob("*.jpg")) or list(empty.rglob("*.png"))
