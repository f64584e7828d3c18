"""Heads with their hair, and hands: what `sculpt.see` renders for the people of `modern`."""

from collections.abc import Sequence

import numpy as np

from ..core import mix
from ..heads import Head, cap
from ..sculpt import Array, Light, Part, Shape, Vec, chain, egg, flat, join, see, swell
from .clay import Stage

Looks = tuple[Head, str, str]
"""A head, the style of its hair and the color of that."""
Grip = tuple[Shape, Vec, float]
"""A hand, its wrist and its size."""


def locks(head: Head, style: str, color: str) -> list[Part]:
    """Hair or what covers it: short, bald, long, bun, veil, helmet; with "+beard" a beard."""
    place = head.placing
    paint = flat(color)

    def curls(p: Array) -> Array:
        out: Array = 0.045 * np.sin(9 * p[:, 0] + 4 * p[:, 2]) * np.sin(8 * p[:, 1] + 5 * p[:, 2])
        return out

    out: list[Part] = []
    kind = style.split("+")[0]
    base = Part(egg((0, 0, 0), (1, 1, 1)), paint, 0.06, 12)
    if kind not in {"bald", "none"}:
        dome = cap(head, base, 0.10)
        out.append(
            Part(
                swell(dome.shape, lambda p: curls(place.to_model(p)) * head.scale), paint, 0.06, 12
            )
        )
    falls: list[Shape] = []
    if kind == "bald":
        falls = [egg((s * 0.6 * head.face, 0.0, -0.4), (0.14, 0.4, 0.4)) for s in (-1, 1)]
    if kind == "long":
        falls = [
            chain(
                [(s * 0.56, 0.6, 0.0), (s * 0.70, 0.0, -0.1), (s * 0.66, -0.9, -0.2)],
                [0.2, 0.22, 0.17],
                0.2,
            )
            for s in (-1, 1)
        ]
    if kind == "bun":
        falls = [
            egg((0, 0.5, -1.0), (0.34, 0.34, 0.34)),
            chain([(-0.6, 0.5, 0.05), (0, 0.84, 0.2), (0.6, 0.5, 0.05)], [0.16, 0.18, 0.16], 0.15),
        ]
    if kind == "veil":
        falls = [
            egg((0, 0.38, -0.28), (0.84, 0.82, 0.9)),
            *[
                chain(
                    [(s * 0.62, 0.5, -0.1), (s * 0.78, -0.3, -0.3), (s * 0.8, -1.2, -0.4)],
                    [0.26, 0.3, 0.34],
                    0.2,
                )
                for s in (-1, 1)
            ],
        ]
    if "beard" in style:
        falls.append(
            join(
                [
                    egg((0, -0.82, 0.36), (0.34, 0.34, 0.26)),
                    *[
                        chain(
                            [
                                (s * 0.56 * head.face, -0.1, 0.0),
                                (s * 0.42, -0.55, 0.22),
                                (0, -0.9, 0.36),
                            ],
                            [0.08, 0.16, 0.2],
                            0.1,
                        )
                        for s in (-1, 1)
                    ],
                    chain(
                        [(-0.26, -0.52, 0.52), (0, -0.40, 0.66), (0.26, -0.52, 0.52)],
                        [0.05, 0.08, 0.05],
                        0.05,
                    ),
                ],
                0.12,
            )
        )
    for fall in falls:
        wavy = swell(fall, curls)
        out.append(Part(place.shape(wavy), paint, 0.06, 12))
    return out


def _light(stage: Stage, shadow: float, strength: float = 1.35) -> Light:
    """The stage's lamp for what `sculpt.see` renders: as bright as the relief is."""
    soft = min(0.9, 0.30 + 1.6 * stage.lamp.ambient)
    shade = mix("#1c120e", "#d8b8a4", soft)
    return Light(stage.lamp.toward, "#fff4e2", shade, strength, shadow, 60, 4, 0.2, 0.55)


def faces(
    stage: Stage,
    heads: Sequence[Looks],
    light: Light | None = None,
) -> None:
    """Put heads (with style and color of their hair) on a stage."""
    light = light or _light(stage, 0.5)
    for head, style, color in heads:
        x, y, z = head.at
        r = head.scale * 1.75
        parts = [*head.parts(), *locks(head, style, color)]
        fine = stage.fine * (1.0 if head.scale > 20 else 1.5)
        stage.seen(
            see(
                stage.plate,
                parts,
                (x - r, y - r, x + r, y + r),
                (z - 2 * r, z + 2 * r),
                light,
                fine,
            ),
            head.scale * 0.3,
        )


def hands(stage: Stage, shapes: Sequence[Grip], skin: str = "#e9bf98") -> None:
    """Put hands (shape, wrist, size) on a stage."""
    light = _light(stage, 0.2, 1.6)
    for shape, (x, y, z), size in shapes:
        r = size * 1.15
        window = (x - r, y - r, x + r, y + r)
        part = Part(shape, flat(skin), 0.04)
        stage.seen(see(stage.plate, [part], window, (z - 2 * r, z + 2 * r), light, stage.fine), 2)
