"""Martini's angel, Virgin and saints: slender heads and hands for robes drawn as cloth."""

from ..core import Plate
from ..figures import Hand, hand
from ..heads import Head
from ..sculpt import Array, Light, Part, Placing, Vec, chain, egg, flat, join, limb, see, turn

LIGHT = Light((-0.3, -0.6, 0.8), "#fff2da", "#7d7a5c", 1.0, 0.35, 60, 3, 0.3, 0.6)
DEPTH = (-90.0, 110.0)
SKIN, HAIR = "#ecc9a0", "#c08a3c"


def _sitter(
    at: tuple[float, float, float], scale: float, yaw: float, pitch: float, roll: float, gaze: float
) -> Head:
    """The face of the manner: long, narrow eyes, small mouth, thin nose."""
    return Head(
        at, scale, yaw, pitch, roll, lids=0.34, gaze=(gaze, -0.1), face=0.9, jaw=0.78, nose=0.95,
        skin=SKIN, blush="#e0906c", lips="#b5483c", brow="#7a5030", brow_strength=0.55, ridge=0.4,
        iris="#3c2a1a", neck=0.75,
    )  # fmt: skip


def _hair(head: Head, color: str, fall: float) -> Part:
    """Hair close to the head with a roll over the ears down to `fall` (head units)."""
    roll = [
        chain(
            [(s * 0.56, 0.45, 0.1), (s * 0.70, 0.0, -0.15), (s * 0.58, fall, -0.3)],
            [0.2, 0.2, 0.14],
            0.1,
        )
        for s in (-1, 1)
    ]
    dome = egg((0, 0.42, -0.26), (0.70, 0.68, 0.78))
    return Part(head.placing.shape(join([dome, *roll], 0.1)), flat(color), 0.1)


def _reach(
    pose: Hand, wrist: Vec, elbow: Vec, size: float, held: Array, left: bool = False
) -> Part:
    """A hand with the end of its forearm."""
    palm = hand(pose, Placing(wrist, size, held), left)
    return Part(join([palm, limb(elbow, wrist, 11, 9)], 4), flat(SKIN), 0.05)


def gabriel(plate: Plate) -> None:
    """The angel's head, seen nearly from the side; robes go over the neck."""
    head = _sitter((408, 520, 0), 50, 52, 8, 8, 0.3)
    plate.add(
        see(
            plate, [*head.parts(), _hair(head, HAIR, -0.4)], (330, 440, 490, 620), DEPTH, LIGHT, 1.3
        ).svg()
    )


def gabriel_hands(plate: Plate) -> None:
    """One hand raised to speak, one around the olive branch."""
    parts = [
        _reach(Hand.BLESS, (486, 606, 30), (466, 642, 10), 50, turn(30, 0, 24)),
        _reach(Hand.HOLD, (392, 656, 40), (370, 678, 20), 46, turn(10, 10, 40)),
    ]
    plate.add(see(plate, parts, (340, 540, 540, 710), DEPTH, LIGHT, 1.3).svg())


def virgin(plate: Plate) -> None:
    """Her head, bent toward us and away from the angel."""
    head = _sitter((800, 512, 0), 52, -30, 12, 20, -0.6)
    plate.add(
        see(
            plate,
            [*head.parts(), _hair(head, "#7c4f22", 0.1)],
            (724, 430, 890, 620),
            DEPTH,
            LIGHT,
            1.3,
        ).svg()
    )


def virgin_hands(plate: Plate) -> None:
    """A hand at her throat, the other on the book."""
    parts = [
        _reach(Hand.FLAT, (806, 640, 50), (828, 664, 24), 46, turn(20, 0, -38)),
        _reach(Hand.RELAXED, (838, 742, 50), (812, 738, 30), 44, turn(-10, 10, 100)),
    ]
    plate.add(see(plate, parts, (750, 570, 900, 790), DEPTH, LIGHT, 1.3).svg())


def saint(plate: Plate, x: float, y: float, side: int) -> None:
    """A standing saint's head in a side panel; `side` -1 left, 1 right."""
    head = _sitter((x, y, 0), 40, -26.0 * side, 4, -6.0 * side, -0.4 * side)
    hair = _hair(head, "#8a5a2a" if side < 0 else "#b98340", -0.5)
    plate.add(
        see(plate, [*head.parts(), hair], (x - 70, y - 60, x + 70, y + 90), DEPTH, LIGHT, 1.3).svg()
    )


def saint_hand(plate: Plate, x: float, y: float, side: int) -> None:
    """The hand with banner or cross."""
    wrist = (x - 26 * side, y + 150, 30.0)
    part = _reach(
        Hand.HOLD, wrist, (x - 6 * side, y + 172, 10), 38, turn(10, 6, 30.0 * side), side > 0
    )
    plate.add(see(plate, [part], (x - 80, y + 90, x + 80, y + 200), DEPTH, LIGHT, 1.3).svg())
