"""The CLIP's half of recognition: a picture -> an embedding -> style, category, nearest works.

Runs on ONNX Runtime alone. The tower is an ONNX file that carries its own normalization: uint8
RGB pixels (N, S, S, 3) go in, unit vectors (N, D) come out. Everything else is linear algebra on
those vectors, so any tower exported by `recognizer.training` works with the same code.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np
import onnxruntime
from numpy.typing import NDArray

if TYPE_CHECKING:
    from collections.abc import Sequence

Pixels = NDArray[np.uint8]
Vectors = NDArray[np.float32]

STYLES = 10
"""Number of styles of the game, 1..10; column 0 of style scores is style 1."""
BATCH = 16
"""Pictures that go through the tower at once: more gains no time and costs memory."""


REDUCED = (160, 96)
"""Sides in pixels to which a reference is reduced too, for cards on photos are small and soft."""


class TowerError(ValueError):
    """A file is no image tower of this project, or belongs to another tower."""


def squash(picture: Pixels, side: int) -> Pixels:
    """Resize a picture (H, W, 3) to a square of `side` pixels, whatever its proportions.

    Squashed rather than cropped or padded: a card's edge carries as much as its middle, and the
    outline of a card in a photo has lost the picture's true proportions anyway.
    """
    shrinks = min(picture.shape[:2]) >= side
    way = cv2.INTER_AREA if shrinks else cv2.INTER_LINEAR
    return np.asarray(cv2.resize(picture, (side, side), interpolation=way), np.uint8)


@dataclass(frozen=True, slots=True)
class Tower:
    """The image tower: pictures to embeddings.

    Attributes:
        name: what the tower is, as its exporter wrote it.
        side: side in pixels of the square that the tower sees.
        size: number D of components of an embedding.
    """

    name: str
    side: int
    size: int
    _session: Any

    @classmethod
    def load(cls, path: Path | str, *, threads: int = 2) -> Tower:
        """Open an exported tower.

        Args:
            path: an ONNX file made by `recognizer.training.export`.
            threads: cores that one call may use.

        Raises:
            FileNotFoundError: there is no such file.
            TowerError: the file is no ONNX model or not of the shape that this project exports.
        """
        if not Path(path).is_file():
            raise FileNotFoundError(f"there is no image tower at {path}; build the model first")
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        options.inter_op_num_threads = 1
        # Idle workers that spin would steal time from the matching that runs beside.
        options.add_session_config_entry("session.intra_op.allow_spinning", "0")
        options.log_severity_level = 3
        try:
            session = onnxruntime.InferenceSession(
                str(path), options, providers=["CPUExecutionProvider"]
            )
        except Exception as error:  # the runtime's own classes are not importable
            raise TowerError(f"{path} is no ONNX model that this runtime can open") from error
        inputs, outputs = session.get_inputs(), session.get_outputs()
        told = session.get_modelmeta().custom_metadata_map
        shapes = (inputs[0].shape, outputs[0].shape)
        fits = len(shapes[0]) == 4 and shapes[0][1] == shapes[0][2] and len(shapes[1]) == 2
        if inputs[0].type != "tensor(uint8)" or not fits:
            raise TowerError(f"{path} is no image tower: it maps {shapes[0]} to {shapes[1]}")
        return cls(told.get("tower", ""), int(shapes[0][1]), int(shapes[1][1]), session)

    def embed(self, pictures: Sequence[Pixels]) -> Vectors:
        """Embed pictures.

        Args:
            pictures: RGB arrays (H, W, 3) uint8 of any size, all that belongs to the picture or
                card and nothing else.

        Returns:
            Unit vectors (N, D) float32.
        """
        rows = [np.zeros((0, self.size), np.float32)]
        for start in range(0, len(pictures), BATCH):
            batch = np.stack([squash(p, self.side) for p in pictures[start : start + BATCH]])
            rows.append(self._session.run(None, {"pixels": batch})[0])
        return np.concatenate(rows)


def softened(picture: Pixels, side: int) -> list[Pixels]:
    """A reference as cards of it are seen: as it is, and with the detail of small cards.

    Args:
        picture: (H, W, 3).
        side: of the squares (side, side, 3) that are returned.
    """
    sharp = squash(picture, side)
    return [sharp, *(squash(squash(picture, small), side) for small in REDUCED)]


def remember(tower: Tower, pictures: Sequence[Pixels]) -> Vectors:
    """Embed references: of each the mean over what `softened` makes of it, (N, D) unit vectors."""
    looks = [look for picture in pictures for look in softened(picture, tower.side)]
    means = tower.embed(looks).reshape(len(pictures), 1 + len(REDUCED), -1).mean(axis=1)
    result: Vectors = means / np.linalg.norm(means, axis=1, keepdims=True)
    return result


def _softmax(logits: Vectors) -> Vectors:
    high = np.exp(logits - logits.max(axis=1, keepdims=True))
    result: Vectors = high / high.sum(axis=1, keepdims=True)
    return result


@dataclass(frozen=True, slots=True)
class Judgement:
    """What the heads say about N pictures.

    Attributes:
        styles: (N, 10) probabilities of styles 1..10, rows sum to 1.
        painting: (N,) probability that the picture is a painting; else it is architecture.
    """

    styles: Vectors
    painting: Vectors


@dataclass(frozen=True, slots=True)
class Heads:
    """Style and category of any picture: one softmax over the 20 pairs of the two.

    Class `k` is a painting of style `k + 1` for k < 10, else a building of style `k - 9`. Styles
    are the sum over the categories, so that both answers agree with each other.

    Without `support` the logits are linear in the embedding. With it they are linear in the kernel
    `exp(reach * (cosine - 1))` against each supporting picture, solved in closed form by
    `recognizer.training.heads`. Where the text tower has spoken too, the cosine with what it says
    of each pair is added, `voice` times.

    Attributes:
        weight: (D, 20), or (M, 20) with support.
        bias: (20,).
        tower: name of the tower whose embeddings the heads were fitted on.
        support: (M, D) unit vectors of the pictures that trained, or None.
        reach: the kernel's steepness.
        sharpness: factor on the logits, fitted on pictures held out.
        texts: (20, D) unit vectors of what the style sheets say of each pair, or None.
        voice: factor on the cosine with them.
    """

    weight: Vectors
    bias: Vectors
    tower: str
    support: Vectors | None = None
    reach: float = 1.0
    sharpness: float = 1.0
    texts: Vectors | None = None
    voice: float = 0.0

    @property
    def size(self) -> int:
        """Number D of components of the embeddings that can be judged."""
        return len(self.weight) if self.support is None else int(self.support.shape[1])

    def judge(self, embeddings: Vectors) -> Judgement:
        """Style and category of each embedding (N, D).

        Raises:
            TowerError: the embeddings are of another tower.
        """
        if embeddings.shape[1] != self.size:
            raise TowerError(
                f"the heads were fitted on {self.size} components of {self.tower!r}, "
                f"the embeddings have {embeddings.shape[1]}"
            )
        logits = self.sharpness * self.logits(embeddings)
        if self.texts is not None:
            logits = logits + self.voice * (embeddings @ self.texts.T)
        pairs = _softmax(logits)
        return Judgement(pairs[:, :STYLES] + pairs[:, STYLES:], pairs[:, :STYLES].sum(axis=1))

    def logits(self, embeddings: Vectors) -> Vectors:
        """Evidence of pictures for each of the 20 pairs, (N, 20), before sharpness and texts."""
        inputs = embeddings
        if self.support is not None:
            inputs = np.exp(self.reach * (embeddings @ self.support.T - 1))
        result: Vectors = inputs @ self.weight + self.bias
        return result

    def save(self, path: Path | str) -> None:
        """Write `heads.npz`; support in half precision, which is far below what views differ by."""
        support = self.weight[:0] if self.support is None else self.support
        texts = self.weight[:0] if self.texts is None else self.texts
        np.savez_compressed(
            path,
            weight=self.weight,
            bias=self.bias,
            kernel=np.array([self.reach, self.sharpness, self.voice]),
            support=support.astype(np.float16),
            texts=texts.astype(np.float16),
            tower=np.array(self.tower),
        )

    @classmethod
    def load(cls, path: Path | str) -> Heads:
        """Read `heads.npz`.

        Raises:
            FileNotFoundError: there is no such file.
            TowerError: the arrays are not those of heads.
        """
        with np.load(path, allow_pickle=False) as told:
            if not {"weight", "bias", "kernel", "support", "texts", "tower"} <= set(told.files):
                raise TowerError(f"{path} holds no heads")
            weight, bias = told["weight"].astype(np.float32), told["bias"].astype(np.float32)
            held = told["support"].astype(np.float32)
            spoken = told["texts"].astype(np.float32)
            kernel, tower = told["kernel"].astype(float), str(told["tower"])
        if weight.ndim != 2 or weight.shape[1] != 2 * STYLES or bias.shape != (2 * STYLES,):
            raise TowerError(f"{path} holds heads of another shape: {weight.shape}")
        support = held if len(held) else None
        if support is not None and (support.ndim != 2 or len(support) != len(weight)):
            raise TowerError(f"{path} holds heads whose support does not fit: {support.shape}")
        heads = cls(weight, bias, tower, support, float(kernel[0]), float(kernel[1]))
        if not len(spoken):
            return heads
        if spoken.shape != (2 * STYLES, heads.size) or len(kernel) != 3:
            raise TowerError(f"{path} holds heads whose texts do not fit: {spoken.shape}")
        return replace(heads, texts=spoken, voice=float(kernel[2]))


@dataclass(frozen=True, slots=True)
class Neighbors:
    """The nearest cards of N embeddings, best first.

    Attributes:
        cards: (N, K) numbers of cards.
        cosines: (N, K) the cosine of each card's best reference.
    """

    cards: NDArray[np.int32]
    cosines: Vectors


@dataclass(frozen=True, slots=True)
class Memory:
    """Embeddings of reference pictures, several a card.

    Attributes:
        vectors: (R, D) unit vectors.
        cards: (R,) number of the card that each vector shows.
    """

    vectors: Vectors
    cards: NDArray[np.int32]

    def cosines(self, embeddings: Vectors) -> Vectors:
        """Best cosine of each embedding (N, D) with each card 0..max, (N, C); -1 without any."""
        found = np.full((len(embeddings), int(self.cards.max(initial=-1)) + 1), -1, np.float32)
        close = embeddings @ self.vectors.T
        for card in np.unique(self.cards):
            found[:, card] = close[:, self.cards == card].max(axis=1)
        return found

    def nearest(self, embeddings: Vectors, count: int = 5) -> Neighbors:
        """The `count` nearest cards of each embedding (fewer where the gallery has fewer)."""
        known = np.unique(self.cards)
        cosines = self.cosines(embeddings)[:, known]
        order = np.argsort(-cosines, axis=1, kind="stable")[:, :count]
        return Neighbors(known[order].astype(np.int32), np.take_along_axis(cosines, order, axis=1))
