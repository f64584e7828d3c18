"""Entry point of the `stairway` command.

Importing this module imports click and nothing heavier: a command's module is loaded when it is
called, and the overview reads its one-line descriptions from the texts.
"""

from __future__ import annotations

import difflib
import io
import os
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

import click

from trainer_api.cli import click_texts
from trainer_api.cli.session import CommandError, ExitStatus, Session, say
from trainer_api.texts import choose_language, languages, text

if TYPE_CHECKING:
    from collections.abc import Sequence

COMMANDS: Final = ("demo", "recognize", "check", "special", "serve", "catalogue", "deck", "model")
"""All commands in the order of the overview; each lives in `trainer_api.cli.NAME`."""

_GLOBAL_WITH_VALUE: Final = ("--lang", "--deck")
_GLOBAL_FLAGS: Final = ("--debug",)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status (see `ExitStatus`)."""
    args = _global_options_first(list(sys.argv[1:] if argv is None else argv))
    lang = choose_language(_option(args, "--lang"), os.environ)
    click_texts.install(lang)
    _never_fail_on_a_letter()
    try:
        result = _invoke(build(lang), [*args])  # click empties its list
        sys.stdout.flush()
    except click.ClickException as error:
        error.show()
        return ExitStatus.WRONG_USE
    except CommandError as error:
        return _refuse(str(error), lang)
    except (KeyboardInterrupt, click.Abort):
        say(text("cli.interrupted", lang))
        return ExitStatus.INTERRUPTED
    except BrokenPipeError:
        _silence_stdout()
        return ExitStatus.PIPE_CLOSED
    except Exception as error:  # noqa: BLE001 - the last line of defence: a crash is no verdict
        return _explain(error, lang, debug="--debug" in args)
    return result


def _invoke(group: click.Group, args: list[str]) -> int:
    """Run a command line; click's own `main` would turn a closed pipe into status 1, a NOK."""
    try:
        with group.make_context("stairway", args) as ctx:
            result = group.invoke(ctx)
    except click.exceptions.Exit as leave:
        return leave.exit_code
    return int(result) if isinstance(result, int) else ExitStatus.DONE


def build(lang: str) -> click.Group:
    """Return the whole command in a language."""

    @click.group(
        cls=LazyGroup,
        lang=lang,
        help=text("cli.help", lang),
        epilog=text("cli.epilog", lang),
        context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    )
    @click.option(
        "--lang", "wish", type=click.Choice(languages()), help=text("cli.option_lang", lang)
    )
    @click.option(
        "--deck", metavar=text("cli.metavar_name", lang), help=text("cli.option_deck", lang)
    )
    @click.option("--debug", is_flag=True, help=text("cli.option_debug", lang))
    @click.option(
        "--version",
        is_flag=True,
        expose_value=False,
        is_eager=True,
        callback=_show_version,
        help=text("cli.option_version", lang),
    )
    @click.pass_context
    def stairway(ctx: click.Context, wish: str | None, deck: str | None, debug: bool) -> None:
        ctx.obj = Session(lang=wish or lang, deck=deck, debug=debug)

    _localize(stairway, lang)
    return stairway


class LazyGroup(click.Group):
    """A group whose commands are modules, imported when called.

    A module `trainer_api.cli.NAME` offers `command(lang) -> click.Command`.
    """

    def __init__(self, *args: Any, lang: str, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.lang = lang

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        """Name the commands whose module exists."""
        return [name for name in COMMANDS if find_spec(f"trainer_api.cli.{name}")]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command; None when there is no such command."""
        if cmd_name not in self.list_commands(ctx):
            return None
        module = import_module(f"trainer_api.cli.{cmd_name}")
        command: click.Command = module.command(self.lang)
        _localize(command, self.lang)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command that was called; an unknown one names its near misses."""
        name = args[0]
        if not name.startswith("-") and name not in self.list_commands(ctx):
            message = text("cli.no_command", self.lang, name=name)
            near = difflib.get_close_matches(name, self.list_commands(ctx), n=3, cutoff=0.5)
            if near:
                names = f" {text('cli.or', self.lang)} ".join(near)
                message += " " + text("cli.did_you_mean", self.lang, names=names)
            raise click.UsageError(message, ctx)
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the overview from the texts, so that no command's module is imported."""
        rows = [(name, text(f"cli.commands.{name}", self.lang)) for name in self.list_commands(ctx)]
        if rows:
            with formatter.section(text("click.commands", self.lang)):
                formatter.write_dl(rows)


def _localize(command: click.Command, lang: str) -> None:
    """Put the usage line's placeholders, of a command and all below it, into a language."""
    command.options_metavar = text("cli.metavar_options", lang)
    if isinstance(command, click.Group):
        command.subcommand_metavar = text("cli.metavar_command", lang)
        for below in command.commands.values():
            _localize(below, lang)


def _global_options_first(args: list[str]) -> list[str]:
    """Move the global options before the command's name: they may stand anywhere."""
    first: list[str] = []
    rest: list[str] = []
    waiting = iter(args)
    for arg in waiting:
        if arg == "--":
            rest.append(arg)
            break
        if arg in _GLOBAL_WITH_VALUE:
            first += [arg, *([value] if (value := next(waiting, None)) is not None else [])]
        elif arg in _GLOBAL_FLAGS or arg.startswith(tuple(f"{o}=" for o in _GLOBAL_WITH_VALUE)):
            first.append(arg)
        else:
            rest.append(arg)
    return [*first, *rest, *waiting]


def _option(args: list[str], name: str) -> str | None:
    """Return the last value given for an option, before click has read any."""
    found: str | None = None
    for at, arg in enumerate(args):
        if arg == "--":
            break
        if arg == name and at + 1 < len(args):
            found = args[at + 1]
        elif arg.startswith(f"{name}="):
            found = arg.removeprefix(f"{name}=")
    return found


def _show_version(ctx: click.Context, _param: click.Parameter, value: bool) -> None:
    """Print the version and stop."""
    if not value or ctx.resilient_parsing:
        return
    from importlib.metadata import version

    lang = ctx.command.lang if isinstance(ctx.command, LazyGroup) else languages()[0]
    click.echo(text("cli.version", lang, version=version("stairway-trainer")))
    ctx.exit()


def _refuse(message: str, lang: str) -> ExitStatus:
    """Say on standard error why a request is refused."""
    say(text("cli.error", lang, message=message))
    return ExitStatus.WRONG_USE


def _explain(error: Exception, lang: str, *, debug: bool) -> ExitStatus:
    """Say what an error that reached the top means: a known refusal, or a fault of ours."""
    from trainer_api.cli.refusals import explain

    message = explain(error, lang)
    if message is not None:
        return _refuse(message, lang)
    if debug:
        import traceback

        traceback.print_exception(error)
    say(text("cli.internal_error", lang, kind=type(error).__name__, message=error))
    return ExitStatus.INTERNAL


def _never_fail_on_a_letter() -> None:
    """Let standard output show a question mark for what its encoding lacks, as a dash or an accent.

    Documents in JSON do not lose anything: `emit_json` escapes such letters.
    """
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def _silence_stdout() -> None:
    """Let the interpreter's last flush of a closed pipe go nowhere instead of complaining."""
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
