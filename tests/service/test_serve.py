"""`stairway serve` in a process of its own: it starts, answers, stops."""

from __future__ import annotations

import json
import socket
import stat
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.service.fakes import END, FORM, jpeg, part
from tests.service.real_service import served
from trainer_api.cli.main import main
from trainer_api.service.token import FILE

if TYPE_CHECKING:
    from pathlib import Path


def test_it_serves_until_it_is_told_to_stop(tmp_path: Path) -> None:
    with served(tmp_path) as service:
        assert service.get("/healthz") == (200, b'{"status":"ok"}')
        assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
        service.await_line("photo_worker_ready")
        status, body = service.get("/readyz")
        assert (status, json.loads(body)["deck"]) == (200, "house")

        nonsense = service.connect()
        body = b"private\r\n--frontier\r\n"
        nonsense.request("POST", "/api/v1/recognitions", body, {"Content-Type": FORM})
        assert nonsense.getresponse().status == 422
        nonsense.close()
        waiting = service.connect()  # one that never says anything does not keep it from stopping
        waiting.connect()
        assert service.stop() == 0
        waiting.close()
    lines = [line for line in service.said if line.startswith("{")]
    assert all(json.loads(line)["time"] for line in lines)
    assert len(service.said) == len(lines) + 3  # where it serves, the token's file, that it stopped
    assert "private" not in "".join(service.said)
    assert service.said[-1] == "Stopped.\n"
    token = (tmp_path / FILE).read_text().strip()
    assert token not in "".join(service.said)


def test_a_photo_goes_the_whole_way(tmp_path: Path) -> None:
    with served(tmp_path) as service:
        service.await_line("photo_worker_ready")
        connection = service.connect()
        body = part("photo", jpeg(1_200, 900), "a.jpg") + END
        connection.request("POST", "/api/v1/recognitions", body, {"Content-Type": FORM})
        answer = connection.getresponse()
        assert answer.status == 200
        assert json.loads(answer.read())["photo"] == "a.jpg"
        assert service.stop() == 0
        connection.close()


def test_two_requests_on_one_connection(tmp_path: Path) -> None:
    with served(tmp_path) as service:
        connection = service.connect()
        for _ in range(2):
            connection.request("GET", "/healthz")
            answer = connection.getresponse()
            assert (answer.status, answer.read()) == (200, b'{"status":"ok"}')
        connection.request("POST", "/api/v1/jobs", b"{}" * 10)  # closed, and its body not read
        assert connection.getresponse().status == 401
        connection.close()


def test_an_address_that_is_taken_is_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("STAIRWAY_DATA", str(tmp_path))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--lang", "en"]) == 2
    assert f"cannot listen on 127.0.0.1:{port}" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("environ", "said"),
    [
        ({"STAIRWAY_PHOTO_WORKERS": "0"}, "STAIRWAY_PHOTO_WORKERS is 0; the range is 1 to 64"),
        ({"STAIRWAY_PORT": "http"}, "STAIRWAY_PORT is 'http'"),
        ({"STAIRWAY_HOSTS": "*"}, "STAIRWAY_HOSTS may not hold *"),
        ({"STAIRWAY_REQUEST_BYTES": "5000"}, "STAIRWAY_REQUEST_BYTES is 5000, less than one photo"),
        ({"STAIRWAY_DECK": "nix"}, "there is no deck 'nix'"),
        ({"STAIRWAY_DATABASE": "nonsense"}, "database"),
    ],
)
def test_settings_that_cannot_be_used_are_refused_in_words(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    environ: dict[str, str],
    said: str,
) -> None:
    for name, value in {"STAIRWAY_DATA": str(tmp_path), **environ}.items():
        monkeypatch.setenv(name, value)
    assert main(["serve", "--port", "0", "--lang", "en"]) == 2
    assert said in capsys.readouterr().err


def test_a_token_that_others_may_read_is_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("STAIRWAY_DATA", str(tmp_path))
    (tmp_path / FILE).write_text("x" * 43)
    (tmp_path / FILE).chmod(0o644)
    assert main(["serve", "--port", "0", "--lang", "en"]) == 2
    assert "chmod 600" in capsys.readouterr().err


def test_the_overview_imports_nothing_of_the_service() -> None:
    code = (
        "import sys\nfrom trainer_api.cli.main import main\nmain(['--help'])\n"
        "heavy = {'fastapi', 'uvicorn', 'sqlalchemy', 'numpy', 'cv2'} & set(sys.modules)\n"
        "assert not heavy, heavy"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
