"""`stairway model info`: what is in a bundle, and whether it belongs to the deck."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

from trainer_api.cli.session import (
    ExitStatus,
    Session,
    console,
    emit_json,
    open_catalogue,
    pass_session,
)
from trainer_api.texts import text

if TYPE_CHECKING:
    from pathlib import Path

    from recognizer.bundle import Bundle

_ABOUT = ("licence", "training", "measured")


def info_command(lang: str) -> click.Command:
    """Return the command in a language."""
    from trainer_api.cli.model import folder_type

    @click.command("info", help=text("model.help_info", lang))
    @click.option(
        "--bundle",
        type=folder_type(),
        metavar=text("model.metavar_bundle", lang),
        help=text("model.option_bundle", lang),
    )
    @click.option("--json", "as_json", is_flag=True, help=text("cli.option_json", lang))
    @pass_session
    def info(session: Session, bundle: Path | None, as_json: bool) -> ExitStatus:
        from trainer_api.cli.model import chosen_folder, open_bundle

        opened = open_bundle(session, chosen_folder(session, bundle))
        told = document(opened, open_catalogue(session).fingerprint)
        if as_json:
            emit_json(told)
        else:
            _show(session, told)
        return ExitStatus.DONE

    return info


def document(bundle: Bundle, fingerprint: str) -> dict[str, Any]:
    """Return everything about a bundle as plain values.

    Args:
        bundle: it.
        fingerprint: of the catalogue of the deck that it is asked about.
    """
    from recognizer.bundle import DESCRIPTION
    from recognizer.sighting import Kind

    said = bundle.description
    kinds = [card.kind for card in bundle.cards]
    pictured = {bundle.cards[number].id for number in bundle.gallery.references.card}
    hashes = dict(said["files"])
    names = [DESCRIPTION, *sorted(hashes)]
    return {
        "folder": str(bundle.folder),
        "format": said["format"],
        "catalogue": bundle.fingerprint,
        "fits": bundle.fingerprint == fingerprint,
        "works": kinds.count(Kind.WORK),
        "specials": kinds.count(Kind.SPECIAL),
        "pictures": len(bundle.gallery.references.card),
        "features": len(bundle.gallery.references.features),
        "without_picture": [card.id for card in bundle.cards if card.id not in pictured],
        "tower": said.get("tower"),
        "calibration": bundle.calibration.as_json(),
        "versions": said.get("versions"),
        **{key: said.get(key) for key in _ABOUT},
        "files": {
            name: {"bytes": (bundle.folder / name).stat().st_size, "sha256": hashes.get(name)}
            for name in names
        },
    }


def _show(session: Session, told: dict[str, Any]) -> None:
    from rich import box
    from rich.table import Table

    words = session.text
    lines = [
        words("model.is", folder=told["folder"]),
        words(
            "model.fits" if told["fits"] else "model.does_not_fit", fingerprint=told["catalogue"]
        ),
        words("model.knows", works=told["works"], specials=told["specials"]),
        words("model.holds", pictures=told["pictures"], features=told["features"]),
    ]
    if told["without_picture"]:
        names = ", ".join(told["without_picture"])
        lines.append(words("model.without", count=len(told["without_picture"]), names=names))
    tower = told["tower"]
    if isinstance(tower, dict) and {"name", "side", "size"} <= set(tower):
        lines.append(words("model.tower", **{key: tower[key] for key in ("name", "side", "size")}))
    calibration = told["calibration"]
    lines.append(words("model.thresholds", sure=calibration["sure"], shown=calibration["shown"]))
    if isinstance(told["versions"], dict):
        versions = ", ".join(f"{name} {number}" for name, number in told["versions"].items())
        lines.append(words("model.versions", versions=versions))
    for key in _ABOUT:
        value = told[key]
        if value is None:
            value = words("model.not_told")
        elif not isinstance(value, str):
            value = json.dumps(value, ensure_ascii=False)
        lines.append(words(f"model.about_{key}", value=value))
    out = console()
    for line in lines:
        out.print(line, soft_wrap=True)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words("model.column_file"))
    table.add_column(words("model.column_bytes"), justify="right")
    table.add_column("SHA-256")
    for name, file in told["files"].items():
        table.add_row(name, f"{file['bytes']:,}", (file["sha256"] or "")[:16])
    out.print(table)
