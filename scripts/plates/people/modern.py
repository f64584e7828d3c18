"""Posed people for history paintings, clothed or nude, made of the masses of `clay`.

A `Pose` is written in heights of the head: feet at y = 0, y up, x to the viewer's right, z toward
us; `Person` puts it somewhere on a stage and makes its layers. Side a is the viewer's left of a
person who faces us (their right), side b the other.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..figures import Hand, hand
from ..heads import Head
from ..sculpt import Array, Placing, Shape, Vec
from .clay import Cone, Egg, Layer, Mark, Mass, Tube

FLESH = ("#2c1710", "#7d4a30", "#c88f66", "#efc9a0", "#fff3de")
Joints = Sequence[Vec]


def at(text: str) -> list[Vec]:
    """Joints written as "x,y,z x,y,z ..." (z may be left out)."""
    out = []
    for part in text.split():
        x, y, *z = (float(v) for v in part.split(","))
        out.append((x, y, z[0] if z else 0.0))
    return out


@dataclass(frozen=True, slots=True)
class Pose:
    """How somebody stands. Arms: elbow and wrist; legs: knee and ankle (and toe).

    `chest` and `pelvis` are turns to the viewer's right in degrees, `look` yaw, pitch, roll of the
    head, `nod` where the middle of the head is from the neck.
    """

    hips: Vec = (0.0, 4.0, 0.0)
    neck: Vec = (0.0, 6.45, 0.0)
    arm_a: str = "-1.1,5.0 -1.15,3.9,.2"
    arm_b: str = "1.1,5.0 1.15,3.9,.2"
    leg_a: str = "-.36,2.1,.1 -.4,.3,-.1"
    leg_b: str = ".36,2.1,.1 .4,.3,-.1"
    chest: float = 0.0
    pelvis: float = 0.0
    tilt: float = 0.0
    look: Vec = (0.0, 0.0, 0.0)
    nod: Vec = (0.0, 0.72, 0.12)


def stance(text: str) -> Pose:
    """A pose as a brief: "hips x,y,z; a elbow wrist; lb knee ankle toe; chest 20; look 30,5,0".

    `a`, `b` are the arms, `la`, `lb` the legs; what is left out stays as in `Pose`.
    """
    names = {"a": "arm_a", "b": "arm_b", "la": "leg_a", "lb": "leg_b"}
    values: dict[str, Any] = {}
    for item in text.split(";"):
        key, rest = item.strip().split(" ", 1)
        if key in names:
            values[names[key]] = rest
        elif key in {"chest", "pelvis", "tilt"}:
            values[key] = float(rest)
        else:
            values[key] = at(rest)[0]
    return Pose(**values)


def _flat_frame(spine: Array, yaw: float, tilt: float) -> Array:
    """Columns right, up, forward of a part of the trunk (y up)."""
    a, c = np.radians(yaw), np.radians(tilt)
    right = np.array([np.cos(a), np.sin(c), -np.sin(a)])
    up = spine / np.linalg.norm(spine)
    right -= up * (up @ right) * 0.7
    right /= np.linalg.norm(right)
    forward = np.cross(right, up)
    return np.stack([right, up, forward / np.linalg.norm(forward)], 1)


class Person:
    """A pose at (x, y of the ground, z) with heads `h` units high; `flip` mirrors it."""

    def __init__(
        self,
        pose: Pose,
        place: tuple[float, float, float],
        h: float,
        flip: bool = False,
        female: bool = False,
        build: float = 1.0,
    ) -> None:
        self.pose, self.place, self.h, self.flip = pose, place, h, flip
        self.female, self.build = female, build
        self.hips, self.neck = np.array(pose.hips), np.array(pose.neck)
        spine = self.neck - self.hips
        self.spine = spine
        self.low = _flat_frame(spine, pose.pelvis, -pose.tilt * 0.6)
        self.top = _flat_frame(spine, pose.chest, pose.tilt)
        half = (0.68 if female else 0.86) * (0.75 + 0.25 * build)
        self.shoulders = [self.neck + self.top @ (s * half, -0.3, -0.05) for s in (-1, 1)]
        wide = 0.40 if female else 0.36
        self.hip_joints = [self.hips + self.low @ (s * wide, 0.05, 0) for s in (-1, 1)]
        self.arms = [[np.array(v) for v in at(t)] for t in (pose.arm_a, pose.arm_b)]
        self.legs = [[np.array(v) for v in at(t)] for t in (pose.leg_a, pose.leg_b)]

    def spot(self, v: Sequence[float] | Array) -> Vec:
        """A point of the pose in the picture."""
        s = -1.0 if self.flip else 1.0
        x, y, z = self.place
        return x + s * float(v[0]) * self.h, y - float(v[1]) * self.h, z + float(v[2]) * self.h

    def from_neck(self, x: float, y: float, z: float) -> Vec:
        """A point so many heads right of, above and before the neck, in the picture."""
        return self.spot((self.neck[0] + x, self.neck[1] + y, self.neck[2] + z))

    def _frame(self, frame: Array) -> Array:
        s = -1.0 if self.flip else 1.0
        out: Array = np.array([[s], [-1.0], [1.0]]) * frame
        return out

    def trunk(self, share: float, x: float, z: float) -> Array:
        """A point of the trunk: from hips (0) to neck (1), sideways and forward."""
        frame = self.low + (self.top - self.low) * np.clip(share, 0, 1)
        out: Array = self.hips + self.spine * share + frame[:, 0] * x + frame[:, 2] * z
        return out

    def egg(self, share: float, x: float, z: float, radii: Vec, grow: float = 0.0) -> Egg:
        """An ellipsoid of the trunk, in its frame."""
        frame = self.low + (self.top - self.low) * np.clip(share, 0, 1)
        frame = frame / np.linalg.norm(frame, axis=0)
        b, h = self.build, self.h
        size = [max((r * b + grow) * h, 0.5) for r in radii]
        return Egg(
            self.spot(self.trunk(share, x * b, z * b)),
            (size[0], size[1], size[2]),
            self._frame(frame),
        )

    def cone(
        self, a: Array, b: Array, ra: float, rb: float, cut: bool = False, deep: float = 1.0
    ) -> Cone:
        """A limb between two points of the pose."""
        return Cone(self.spot(a), self.spot(b), ra * self.h, rb * self.h, cut, deep)

    def tube(self, text: str, radii: Sequence[float], cut: bool = False, deep: float = 1.0) -> Tube:
        """A tube along joints of the pose: a sash, a roll of cloth, a cloak."""
        return self.limb([np.array(v) for v in at(text)], radii, cut, deep)

    def trunk_masses(self, grow: float = 0.0) -> list[Mass]:
        """Rib cage, belly, pelvis, chest, seat, neck; `grow` for cloth over them."""
        e = self.egg
        if self.female:
            out: list[Mass] = [
                e(0.70, 0, -0.02, (0.56, 0.74, 0.40), grow),
                e(0.36, 0, 0.02, (0.46, 0.62, 0.36), grow),
                e(0.06, 0, 0, (0.66, 0.56, 0.44), grow),
                e(0.20, 0, 0.14, (0.42, 0.42, 0.30), grow),
                *[e(0.68, s * 0.27, 0.30 - grow, (0.25, 0.26, 0.21), 0.0) for s in (-1, 1)],
            ]
        else:
            out = [
                e(0.66, 0, -0.02, (0.70, 0.80, 0.46), grow),
                e(0.32, 0, 0.02, (0.54, 0.66, 0.38), grow),
                e(0.04, 0, 0, (0.58, 0.46, 0.42), grow),
                *[e(0.76, s * 0.34, 0.27, (0.36, 0.27, 0.20), grow) for s in (-1, 1)],
                *[e(0.66, s * 0.52, -0.12, (0.26, 0.6, 0.34), grow) for s in (-1, 1)],
            ]
        out += [e(-0.04, s * 0.31, -0.22, (0.36, 0.42, 0.36), grow) for s in (-1, 1)]
        neck, head = self.neck, self.neck + np.array(self.pose.nod)
        thick = (0.19 if self.female else 0.24) + grow * 0.3
        if not grow:
            out.append(
                self.cone(
                    neck - np.array([0, 0.15, 0.05]),
                    head - np.array([0, 0.2, 0.1]),
                    thick * 1.15,
                    thick,
                )
            )
        for s in (0, 1):
            a = self.neck + np.array([0, 0.0, -0.1])
            out.append(self.cone(a, self.shoulders[s], 0.26 + grow, 0.22 + grow))
        return out

    def limb(
        self, way: Sequence[Array], radii: Sequence[float], cut: bool = False, deep: float = 1.0
    ) -> Tube:
        """A limb through points of the pose, with radii in heads."""
        return Tube([self.spot(v) for v in way], [r * self.h for r in radii], cut, deep)

    def arm_masses(self, side: int, grow: float = 0.0, to: float = 2.0) -> list[Mass]:
        """Shoulder, upper arm and forearm (`to` 1: as far as the elbow)."""
        s, (e, w) = self.shoulders[side], self.arms[side][:2]
        k = (0.80 if self.female else 1.0) * self.build
        way = [s, s + (e - s) * 0.4, s + (e - s) * 0.8, e]
        size = [0.27 * k, 0.245 * k, 0.185 * k, 0.165 * k]
        if to <= 1:
            return [self.limb(way, [r + grow for r in size])]
        end = min(1.0, to - 1)
        way += [e + (w - e) * (0.3 * end), e + (w - e) * (0.7 * end), e + (w - e) * end]
        size += [0.20 * k, 0.155 * k, 0.115 * k + grow * 0.3]
        return [self.limb(way, [r + grow for r in size])]

    def leg_masses(self, side: int, grow: float = 0.0, foot: bool = True) -> list[Mass]:
        """Thigh, knee, calf and foot."""
        hip, (knee, ankle, *toe) = self.hip_joints[side], self.legs[side]
        k = (1.08 if self.female else 1.0) * (0.55 + 0.45 * self.build)
        shank = ankle - knee
        forward = self.low[:, 2] * 0.62 - np.array([0, 0.22, 0])
        end = toe[0] if toe else ankle + forward
        back = -(end - ankle) / (np.linalg.norm(end - ankle) + 1e-6) * 0.10
        way = [hip, hip + (knee - hip) * 0.35, hip + (knee - hip) * 0.75, knee]
        way += [knee + shank * 0.3 + back, knee + shank * 0.7 + back * 0.4, ankle]
        size = [0.37 * k, 0.365 * k, 0.27 * k, 0.225 * k, 0.24 * k, 0.15 * k, 0.115 * k]
        out: list[Mass] = [self.limb(way, [r + grow for r in size])]
        if foot:
            heel = ankle - (end - ankle) * 0.2 - np.array([0, 0.1, 0])
            sole = [heel, ankle + (end - ankle) * 0.45 - np.array([0, 0.02, 0]), end]
            out.append(self.limb(sole, [0.13 + grow / 2, 0.155 + grow / 2, 0.09 + grow / 2]))
        return out

    def _line(self, points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
        """Points of the trunk's front (x, share) in the picture."""
        return [self.spot(self.trunk(share, x, 0.3))[:2] for x, share in points]

    def _muscles(self) -> list[Mark]:
        """Furrows of chest and belly; nothing on a back or a side view."""
        if abs(self.pose.chest) > 60:
            turn_ = self.pose.chest
            if abs(turn_) < 130:
                return []
            w = 0.07 * self.h
            back = [(0.0, 0.1), (0.0, 0.5), (0.0, 0.95)]
            out = [Mark(self._line(back), w * 1.3, -w * 1.1)]
            for s in (-1, 1):
                out.append(Mark(self._line([(s * 0.12, 0.62), (s * 0.5, 0.72)]), w * 1.5, w * 0.7))
                out.append(Mark(self._line([(s * 0.02, -0.22), (0.0, 0.02)]), w, -w * 1.1))
            return out
        w = 0.06 * self.h
        if self.female:
            return [
                Mark(self._line([(0, 0.22), (0, 0.5)]), w * 1.6, -w * 0.35),
                Mark(self._line([(0, 0.2), (0.0, 0.215)]), w * 0.7, -w * 1.3),
                *[
                    Mark(self._line([(s * 0.44, 0.08), (s * 0.12, -0.14)]), w, -w * 0.5)
                    for s in (-1, 1)
                ],
            ]
        out = [Mark(self._line([(0, 0.14), (0, 0.5), (0, 0.86)]), w, -w * 0.9)]
        for s in (-1, 1):
            out += [
                Mark(self._line([(s * 0.06, 0.62), (s * 0.3, 0.60), (s * 0.6, 0.68)]), w, -w * 1.1),
                Mark(
                    self._line([(s * 0.05, 0.55), (s * 0.28, 0.46), (s * 0.42, 0.30)]), w, -w * 0.7
                ),
                Mark(self._line([(s * 0.3, 0.48), (s * 0.27, 0.2)]), w, -w * 0.6),
                Mark(
                    self._line([(s * 0.52, 0.14), (s * 0.34, 0.0), (s * 0.1, -0.14)]), w, -w * 0.9
                ),
                Mark(self._line([(s * 0.03, 0.92), (s * 0.62, 0.94)]), w * 0.8, w * 0.6),
            ]
        for share in (0.26, 0.36, 0.46):
            out.append(Mark(self._line([(-0.24, share), (0.24, share)]), w * 0.8, -w * 0.5))
        return [*out, Mark(self._line([(0, 0.2), (0.0, 0.215)]), w * 0.6, -w * 1.2)]

    def flesh(
        self, colors: Sequence[str] = FLESH, legs: bool = True, toned: bool = True
    ) -> list[Layer]:
        """The whole body, nude: trunk, arms and legs, each melted, then laid together.

        `toned` shows the muscles of the trunk (not on children).
        """
        soft = 0.16 * self.h
        trunk = self.trunk_masses()
        for s in (0, 1):
            hip, knee = self.hip_joints[s], self.legs[s][0]
            if legs:
                k = (1.08 if self.female else 1.0) * (0.55 + 0.45 * self.build)
                way = [hip, hip + (knee - hip) * 0.35, hip + (knee - hip) * 0.6]
                trunk.append(self.limb(way, [0.37 * k, 0.36 * k, 0.26 * k]))
        out = [Layer(trunk, colors, soft, marks=self._muscles() if toned else (), sheen=0.05)]
        for s in (0, 1):
            out.append(Layer(self.arm_masses(s), colors, soft * 0.6, sheen=0.05))
            if legs:
                out.append(Layer(self.leg_masses(s), colors, soft * 0.7, sheen=0.05))
        return out

    def arms_bare(self, colors: Sequence[str] = FLESH) -> list[Layer]:
        """Both arms and the neck."""
        neck, head = self.neck, self.neck + np.array(self.pose.nod)
        out = [Layer(self.arm_masses(s), colors, 0.1 * self.h) for s in (0, 1)]
        return [
            *out,
            Layer(
                [
                    self.cone(
                        neck - np.array([0, 0.3, 0]), head - np.array([0, 0.2, 0.1]), 0.3, 0.22
                    )
                ],
                colors,
                2,
            ),
        ]

    def sleeves(self, colors: Sequence[str], to: float = 1.95, grow: float = 0.13) -> list[Layer]:
        """Sleeves with cross wrinkles."""
        wrinkle = (0.17 * self.h, 0.035 * self.h)
        return [
            Layer(self.arm_masses(s, grow, to), colors, 0.15 * self.h, wrinkle=wrinkle)
            for s in (0, 1)
        ]

    def bodice(
        self, colors: Sequence[str], grow: float = 0.07, marks: Sequence[Mark] = ()
    ) -> Layer:
        """Cloth or armor over the trunk."""
        flute = (5.2, 0.065 * self.h, self.place[0] % 7)
        masses = self.trunk_masses(grow)
        return Layer(masses, colors, 0.25 * self.h, flute, marks=marks)

    def hose(self, colors: Sequence[str], grow: float = 0.03) -> list[Layer]:
        """Tight legs, or bare ones."""
        return [Layer(self.leg_masses(s, grow), colors, 0.12 * self.h) for s in (0, 1)]

    def skirt(
        self,
        colors: Sequence[str],
        hem: float = 0.12,
        wide: float = 0.95,
        folds: float = 5.0,
        trail: Vec = (0.0, 0.0, 0.0),
        deep: float = 0.5,
    ) -> Layer:
        """From the waist to the height `hem` (in heads); wide below, hung over both legs.

        `deep` is how far the cloth between the legs stands out toward us (1: as round as wide).
        """
        waist = self.hips + self.spine * 0.32
        knees = [leg[0] for leg in self.legs]
        feet = [leg[1] for leg in self.legs]
        middle = (feet[0] + feet[1]) / 2
        t = (waist[1] - hem) / (waist[1] - middle[1])
        end = waist + (middle - waist) * t + np.array(trail)
        masses: list[Mass] = [
            self.limb(
                [waist, (waist + end) / 2 + np.array([0, 0.5, 0]), end],
                [0.5 * self.build, 0.72 * self.build, wide],
                True,
                deep,
            ),
            self.egg(0.03, 0, 0, (0.60, 0.6, 0.44), 0.05),
        ]
        for s in (0, 1):
            hip = self.hip_joints[s]
            knee, foot = knees[s], feet[s]
            if knee[1] > hem + 0.2:
                low = knee + (foot - knee) * ((knee[1] - hem) / (knee[1] - foot[1] + 0.05))
                low = low + np.array(trail) * 0.7
                way = [hip, hip + (knee - hip) * 0.6, knee, knee + (low - knee) * 0.5, low]
                masses.append(self.limb(way, [0.40, 0.38, 0.33, 0.31, 0.38 * wide], True))
            else:
                low = hip + (knee - hip) * ((hip[1] - hem) / (hip[1] - knee[1] + 0.05))
                masses.append(
                    self.limb([hip, (hip + low) / 2, low], [0.40, 0.42, 0.44 * wide], True)
                )
        return Layer(masses, colors, 0.34 * self.h, (folds, 0.10 * self.h, self.place[0] * 0.7 % 6))

    def head(self, **more: float | str | tuple[float, float]) -> Head:
        """The head of the pose; features as `heads.Head` takes them."""
        x, y, z = self.spot(self.neck + np.array(self.pose.nod))
        yaw, pitch, roll = self.pose.look
        s = -1.0 if self.flip else 1.0
        if self.female:
            more = {"ridge": 0.45, "jaw": 0.8, "nose": 0.9, "face": 0.95, **more}
        return Head((x, y, z), self.h * 0.53, yaw * s, pitch, roll * s, **more)  # type: ignore[arg-type]

    def grip(
        self, side: int, pose: Hand, twist: float = 0.0, size: float = 0.78, bend: float = 0.0
    ) -> Shape:
        """A hand at the end of a forearm: `twist` about it, `bend` aside in the picture."""
        e, w = (np.array(self.spot(v)) for v in self.arms[side][:2])
        along = (w - e) / np.linalg.norm(w - e)
        b = np.radians(bend)
        c, s = np.cos(b), np.sin(b)
        along = np.array([along[0] * c - along[1] * s, along[0] * s + along[1] * c, along[2]])
        up = along * (1, -1, 1)
        side_ = np.cross(up, [0.0, 0.0, 1.0])
        side_ /= np.linalg.norm(side_) + 1e-6
        front = np.cross(side_, up)
        t = np.radians(twist)
        right = side_ * np.cos(t) + front * np.sin(t)
        frame = np.stack([right, up, np.cross(right, up)], 1).astype(np.float32)
        place = Placing((float(w[0]), float(w[1]), float(w[2])), size * self.h, frame)
        return hand(pose, place, (side == 1) != self.flip)
