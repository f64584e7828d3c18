"""Write docs/commands.md and docs/commands.es.md from the commands themselves, or compare them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # run from a checkout that is not installed

from trainer_api.cli import click_texts  # noqa: E402
from trainer_api.cli.main import build  # noqa: E402
from trainer_api.texts import languages  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator

DOCS = ROOT / "docs"
HEADS = {
    "en": (
        "# Commands",
        "What `--help` says of every command. Written by `make docs`; do not edit.",
        "Options that may stand anywhere",
    ),
    "es": (
        "# Órdenes",
        "Lo que `--help` dice de cada orden. Lo escribe `make docs`; no se edita a mano.",
        "Opciones que pueden ir en cualquier lugar",
    ),
}
EXIT = {"en": "Exit status", "es": "Estado de salida"}
_FILES = {"en": "commands.md", "es": "commands.es.md"}


def main(argv: list[str] | None = None) -> int:
    """Run the chore; return 0 done or up to date, 1 a page is not up to date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--check", action="store_true", help="only tell whether they are up to date"
    )
    options = parser.parse_args(argv)
    stale = []
    for lang in languages():
        target, now = DOCS / _FILES[lang], page(lang)
        if target.is_file() and target.read_text(encoding="utf-8") == now:
            continue
        stale.append(target.name)
        if not options.check:
            target.write_text(now, encoding="utf-8")
            print(f"wrote {target.relative_to(ROOT)}")
    if options.check and stale:
        print(f"not up to date: {', '.join(stale)}; run make docs", file=sys.stderr)
        return 1
    return 0


def page(lang: str) -> str:
    """Return the page of all commands in a language, as Markdown."""
    click_texts.install(lang)
    title, note, anywhere = HEADS[lang]
    top = build(lang)
    context = click.Context(top, info_name="stairway")
    parts = [title, note, f"## {anywhere}", _options(top, context)]
    for command, inside in commands(top, context):
        usage = f"```text\n{' '.join(_usage(command, inside))}\n```"
        help_ = command.help or ""
        parts += [f"## {inside.command_path}", help_, usage, _options(command, inside)]
        if command.epilog:
            parts.append(command.epilog)
    parts += [f"## {EXIT[lang]}", top.epilog or ""]
    return "\n\n".join(part for part in parts if part) + "\n"


def commands(
    group: click.Group, context: click.Context
) -> Iterator[tuple[click.Command, click.Context]]:
    """Yield every command that does something, with a context that knows its full name."""
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None, name  # noqa: S101 - a listed command exists
        inside = click.Context(command, info_name=name, parent=context)
        if isinstance(command, click.Group):
            yield from commands(command, inside)
        else:
            yield command, inside


def _usage(command: click.Command, context: click.Context) -> list[str]:
    return [context.command_path, *command.collect_usage_pieces(context)]


def _options(command: click.Command, context: click.Context) -> str:
    """Return the options as a list; the one for help, which all have, is left out."""
    rows = []
    for option in command.params:
        record = option.get_help_record(context) if isinstance(option, click.Option) else None
        if record is None or "--help" in option.opts:
            continue
        rows.append(f"- `{record[0]}`: {record[1]}")
    return "\n".join(rows)


if __name__ == "__main__":
    sys.exit(main())
