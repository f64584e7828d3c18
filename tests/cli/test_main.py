"""The door: overview, languages, global options, exit statuses."""

from __future__ import annotations

import inspect
import json
import os
import subprocess
import sys
import types
from typing import TYPE_CHECKING

import click
import click.core
import click.decorators
import click.exceptions
import click.formatting
import click.parser
import click.types
import pytest

import trainer_api.cli.main as door
from trainer_api.cli.main import COMMANDS, main
from trainer_api.cli.session import CommandError, ExitStatus, Session, emit_json, pass_session
from trainer_api.texts import keys, raw

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

HEAVY = ("cv2", "onnxruntime", "numpy", "sqlite_utils", "rich", "PIL", "zxingcpp", "platformdirs")


@pytest.fixture(autouse=True)
def _no_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("STAIRWAY_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def plant(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Session], object]], None]:
    """Make `stairway demo` a command with the given body."""

    def _plant(body: Callable[[Session], object]) -> None:
        def command(lang: str) -> click.Command:
            @click.command("demo", help=lang)
            @pass_session
            def demo(session: Session) -> object:
                return body(session)

            return demo

        module = types.ModuleType("trainer_api.cli.demo")
        module.command = command  # type: ignore[attr-defined]
        real = door.import_module
        monkeypatch.setattr(
            door, "import_module", lambda name: module if name.endswith(".demo") else real(name)
        )
        monkeypatch.setattr(door, "find_spec", lambda name: name.endswith(".demo") or None)

    return _plant


def test_overview_lists_commands_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    english = capsys.readouterr().out
    assert main(["--help", "--lang", "es"]) == 0
    spanish = capsys.readouterr().out
    assert "Usage: stairway [OPTIONS] COMMAND" in english
    assert "Uso: stairway [OPCIONES] ORDEN" in spanish
    for name in ("catalogue", "deck"):
        assert raw(f"cli.commands.{name}", "en") in english
        assert raw(f"cli.commands.{name}", "es") in spanish


def test_every_command_that_exists_has_help_in_both_languages(
    capsys: pytest.CaptureFixture[str],
) -> None:
    group = door.build("en")
    with click.Context(group) as ctx:
        names = group.list_commands(ctx)
    assert set(names) <= set(COMMANDS)
    for name in names:
        assert main([name, "--help"]) == 0
        english = capsys.readouterr().out
        assert main([name, "--help", "--lang=es"]) == 0
        spanish = capsys.readouterr().out
        assert english.startswith(f"Usage: stairway {name}")
        assert spanish.startswith(f"Uso: stairway {name}")
        assert english.splitlines()[2] != spanish.splitlines()[2]


def test_the_overview_imports_nothing_heavy() -> None:
    code = (
        "import sys; from trainer_api.cli.main import main; status = main(['--help']);"
        f"print([m for m in {HEAVY!r} if m in sys.modules], status, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr.strip() == "[] 0"


@pytest.mark.parametrize("status", list(ExitStatus))
def test_the_status_a_command_returns_is_the_exit_status(
    plant: Callable[[Callable[[Session], object]], None], status: ExitStatus
) -> None:
    plant(lambda _: status)
    assert main(["demo"]) == status


def test_a_command_that_returns_nothing_is_done(
    plant: Callable[[Callable[[Session], object]], None],
) -> None:
    plant(lambda _: None)
    assert main(["demo"]) == 0


def test_global_options_may_stand_anywhere(
    plant: Callable[[Callable[[Session], object]], None],
) -> None:
    seen: list[Session] = []
    plant(seen.append)
    for args in (
        ["--lang", "es", "--deck", "mine", "--debug", "demo"],
        ["demo", "--lang", "es", "--deck", "mine", "--debug"],
        ["demo", "--lang=es", "--debug", "--deck=mine"],
    ):
        assert main(args) == 0
    assert seen == [Session("es", "mine", debug=True)] * 3


def test_a_crash_is_no_verdict(
    plant: Callable[[Callable[[Session], object]], None], capsys: pytest.CaptureFixture[str]
) -> None:
    def crash(_: Session) -> None:
        raise ZeroDivisionError("of all things")

    plant(crash)
    assert main(["demo"]) == 4
    quiet = capsys.readouterr()
    assert quiet.out == ""
    assert "ZeroDivisionError" in quiet.err
    assert "of all things" in quiet.err
    assert "Traceback" not in quiet.err
    assert main(["demo", "--debug", "--lang", "es"]) == 4
    loud = capsys.readouterr().err
    assert "Traceback" in loud
    assert "Error interno" in loud


def test_a_refusal_is_wrong_use(
    plant: Callable[[Callable[[Session], object]], None], capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(_: Session) -> None:
        raise CommandError("there is no such card")

    plant(refuse)
    assert main(["demo"]) == 2
    assert capsys.readouterr().err == "Error: there is no such card\n"


@pytest.mark.parametrize(("error", "status"), [(KeyboardInterrupt(), 130), (click.Abort(), 130)])
def test_an_interruption_is_no_verdict(
    plant: Callable[[Callable[[Session], object]], None], error: BaseException, status: int
) -> None:
    def stop(_: Session) -> None:
        raise error

    plant(stop)
    assert main(["demo"]) == status


def test_a_closed_pipe_is_no_verdict() -> None:
    code = (
        "import sys; from trainer_api.cli.main import main\n"
        "import trainer_api.cli.main as door\n"
        "def show(ctx, param, value):\n"
        "    for _ in range(100000): print('x' * 100)\n"
        "door._show_version = show\n"
        "sys.exit(main(['--version']))"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        complaint = process.stderr.read()
        assert process.wait() == 141
    assert complaint == b""


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["chekc"], "no command 'chekc'"),
        (["--lang", "fr", "demo"], "'fr' is not one of"),
        (["--nonsense"], "No such option '--nonsense'"),
        (["--deck"], "requires an argument"),
        ([], "Usage: stairway"),
    ],
)
def test_wrong_use_is_explained(
    args: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(args) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert said in captured.err


def test_near_misses_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["catalog", "--lang", "es"]) == 2
    assert "¿Querías decir catalogue?" in capsys.readouterr().err


def test_click_still_says_the_words_we_translate() -> None:
    modules = (
        click.core,
        click.decorators,
        click.exceptions,
        click.formatting,
        click.parser,
        click.types,
    )
    said = "".join(inspect.getsource(module) for module in modules)
    # Long messages are split over lines in the source.
    joined = "".join(said.replace("\\n", "\n").replace("\\t", "\t").split('"\n'))
    for key in keys("en"):
        if key.startswith("click."):
            assert raw(key, "en") in joined, key


def test_json_survives_a_file_name_that_is_no_text(capsys: pytest.CaptureFixture[str]) -> None:
    emit_json({"photo": "año.jpg"})
    emit_json({"photo": "bad\udce9.jpg"})
    assert capsys.readouterr().out == '{"photo": "año.jpg"}\n{"photo": "bad\\udce9.jpg"}\n'


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_no_letter_is_too_much_for_the_terminal(encoding: str, tmp_path: Path) -> None:
    environ = {**os.environ, "PYTHONIOENCODING": encoding, "STAIRWAY_DATA": str(tmp_path)}
    command = [sys.executable, "-m", "trainer_api.cli.main", "catalogue", "show", "sagrada familia"]
    for more in ((), ("--json",)):
        done = subprocess.run([*command, *more], capture_output=True, env=environ, check=False)
        assert done.returncode == 0, done.stderr
        shown = done.stdout.decode(encoding)
        assert "Sagrada Fam" in shown
        if more:
            assert json.loads(shown)["title"]["en"] == "Sagrada Família"
