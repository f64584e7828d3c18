"""Ornament of about 1900: spirals, medallions, flowers, leaves, fields of small cells."""

import math
from collections.abc import Callable, Sequence

from .core import Dice, Plate, Point, circle, curve, inside, num, path, polygon, stroke


def spiral(x: float, y: float, radius: float, turns: float = 2.4, phase: float = 0.0) -> str:
    """Path data of a spiral that winds inward to (x, y)."""
    count = int(turns * 9)
    points = []
    for i in range(count + 1):
        r, a = radius * (1 - i / count), phase + 2 * math.pi * turns * i / count
        points.append((x + r * math.cos(a), y + r * math.sin(a)))
    return curve(points)


def flower(x: float, y: float, r: float, petal: str, eye: str, petals: int = 5) -> str:
    """A flower seen from above: round petals and an eye."""
    data = ""
    for i in range(petals):
        a = 2 * math.pi * i / petals + x
        data += f"M{num(x + r * 0.62 * math.cos(a))} {num(y + r * 0.62 * math.sin(a))}h0"
    petals_text = stroke(data, petal, r * 0.92, stroke_linecap="round")
    return petals_text + circle(x, y, r * 0.34, eye)


def medallion(x: float, y: float, r: float, tones: Sequence[str], dice: Dice) -> str:
    """A round of ornament: ground, ring of dots, light ring, heart."""
    out = circle(x, y, r, dice.choice(tones), stroke="#f3dc86", stroke_width=max(1.0, r * 0.09))
    count = dice.choice([6, 7, 8, 9])
    data = ""
    for i in range(count):
        a = 2 * math.pi * i / count + r
        data += f"M{num(x + r * 0.64 * math.cos(a))} {num(y + r * 0.64 * math.sin(a))}h0"
    out += stroke(data, dice.choice(tones), r * 0.46, stroke_linecap="round")
    out += circle(x, y, r * 0.36, dice.choice(["#f4dd7c", "#efe4c0", "#e08e45", "#c6d3d8"]))
    return out + circle(x, y, r * 0.16, dice.choice(["#2b2030", "#8c2f2a", "#28396d"]))


def scatter(
    outline: Sequence[Point],
    radii: Sequence[float],
    count: int,
    seed: int,
    gap: float = 1.0,
    tries: int = 9000,
) -> list[tuple[float, float, float]]:
    """Circles (x, y, r) packed within an outline without touching, the large radii first."""
    dice = Dice(seed)
    xs, ys = [q[0] for q in outline], [q[1] for q in outline]
    placed: list[tuple[float, float, float]] = []
    order = sorted(radii, reverse=True)
    for attempt in range(tries):
        if len(placed) >= count:
            break
        r = order[min(int(len(order) * attempt / tries * 1.3), len(order) - 1)]
        x, y = dice.uniform(min(xs), max(xs)), dice.uniform(min(ys), max(ys))
        if not inside((x, y), outline):
            continue
        if all(math.hypot(x - a, y - b) > r + c + gap for a, b, c in placed):
            placed.append((x, y, r))
    return placed


def cells(
    box: tuple[float, float, float, float],
    tones: Sequence[str],
    seed: int,
    size: tuple[float, float] = (10, 22),
    rows: tuple[float, float] = (26, 50),
    tilt: Callable[[float], float] = lambda _x: 0.0,
    edge: str = "#5c4212",
) -> str:
    """A field of upright rectangles in changing widths and heights, some with a heart."""
    dice = Dice(seed)
    bins: dict[str, list[str]] = {tone: [] for tone in tones}

    def put(x: float, y: float, w: float, h: float, a: float, tone: str) -> None:
        ca, sa = math.cos(a), math.sin(a)
        corners = ((-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2))
        turned = [(x + u * ca - v * sa, y + u * sa + v * ca) for u, v in corners]
        bins[tone].append("M" + " ".join(f"{px:.1f} {py:.1f}" for px, py in turned) + "z")

    x0, y0, x1, y1 = box
    dark, light = tones[: len(tones) // 2], tones[len(tones) // 2 :]
    hearts: list[tuple[float, float, float, float, float, str]] = []
    y = y0
    while y < y1:
        row, x = dice.uniform(*rows), x0
        while x < x1:
            w, chance, a = dice.uniform(*size), dice.random(), tilt(x)
            if chance < 0.62:
                tone = dice.choice(tones[:-2])
                h = row * dice.uniform(0.5, 0.95)
                put(x + w / 2, y + row / 2, w * 0.84, h, a, tone)
                if chance < 0.28:
                    other = dice.choice(light if tone in dark else dark)
                    hearts.append((x + w / 2, y + row / 2, w * 0.32, h * 0.5, a, other))
            elif chance < 0.88:
                for j in range(3):
                    tone = dice.choice(tones)
                    put(x + w / 2, y + row * (j + 0.5) / 3, w * 0.72, row * 0.25, a, tone)
            x += w + 1.5
        y += row * 0.93
    out = "".join(path("".join(d), t, stroke=edge, stroke_width=0.6) for t, d in bins.items() if d)
    bins = {tone: [] for tone in tones}
    for heart in hearts:
        put(*heart)
    return out + "".join(path("".join(d), t) for t, d in bins.items() if d)


def leaf(x: float, y: float, length: float, angle: float, color: str, edge: str) -> str:
    """A pointed leaf from its stalk at (x, y); the angle in degrees."""
    w = length * 0.55
    data = f"M0 0Q{length / 2:.1f} {-w:.1f} {length:.1f} 0Q{length / 2:.1f} {w:.1f} 0 0z"
    move = f"translate({x:.1f} {y:.1f}) rotate({angle:.0f})"
    return path(data, color, stroke=edge, stroke_width=0.8, transform=move)


def meadow(
    plate: Plate,
    box: tuple[float, float, float, float],
    kinds: Sequence[tuple[str, str]],
    seed: int,
    size: float,
) -> None:
    """Clumps of small flowers within a box, larger towards its lower edge."""
    dice = Dice(seed)
    x0, y0, x1, y1 = box
    blooms = []
    for _ in range(int((x1 - x0) * (y1 - y0) / 3600)):
        cx, cy, kind = dice.uniform(x0, x1), dice.uniform(y0, y1), dice.randrange(len(kinds))
        for _ in range(6):
            own = kind if dice.random() < 0.75 else dice.randrange(len(kinds))
            blooms.append(
                (cx + dice.gauss(0, 24), cy + dice.gauss(0, 13), own, dice.uniform(0.55, 1))
            )
    for x, y, kind, r in sorted(blooms, key=lambda b: b[1]):
        petal, eye = kinds[kind]
        grown = size * r * (0.55 + 0.6 * (y - y0) / (y1 - y0))
        if dice.random() < 0.1:
            star = [
                (
                    x + grown * q * math.cos(i * math.pi / 4),
                    y + grown * q * math.sin(i * math.pi / 4),
                )
                for i, q in enumerate((1, 0.4, 1, 0.4, 1, 0.4, 1, 0.4))
            ]
            plate.add(polygon(star, "#f1d774"), circle(x, y, grown * 0.3, "#b5462c"))
        else:
            plate.add(flower(x, y, grown, petal, eye))
