"""The trunk of the house CLIP: EfficientNet-Lite2 that also tells what its inner blocks saw.

The last level of an ImageNet network names things; brush, light and ornament live further down.
The trunk pools the mean of the last block of stage 4, of every block of stages 5 and 6, and of the
last level. Registered with timm as `stairway_levels_lite2`, so that an open_clip configuration can
name it.
"""

from __future__ import annotations

from typing import Any

import timm
import torch
from timm.models import register_model

from recognizer.training.weights import load_packaged

BASE = "tf_efficientnet_lite2"
NAME = "stairway_levels_lite2"
LAST_OF = (4,)
"""Stages whose last block is pooled."""
ALL_OF = (5, 6)
"""Stages of which every block is pooled."""


class LevelsTrunk(torch.nn.Module):
    """Normalized RGB (N, 3, S, S) -> pooled levels (N, num_features).

    Attributes:
        num_features: length of the pooled vector.
        parts: lengths of the parts of the vector, in order: the mean of each pooled block, then
            that of the last level.
        default_cfg: what open_clip asks a timm trunk for; no `pool_size`, the output is flat.
    """

    def __init__(self) -> None:
        super().__init__()
        self.base = timm.create_model(BASE, pretrained=False, num_classes=0)
        self.parts: list[int] = []
        for stage, blocks in enumerate(self.base.blocks):
            count = len(blocks) if stage in ALL_OF else int(stage in LAST_OF)
            self.parts += [int(blocks[-1].bn3.num_features)] * count if count else []
        self.parts.append(int(self.base.num_features))
        self.num_features = sum(self.parts)
        self.default_cfg: dict[str, Any] = {
            name: self.base.default_cfg[name] for name in ("input_size", "mean", "std")
        }

    def reset_classifier(self, num_classes: int, global_pool: str | None = None) -> None:
        """Part of timm's protocol: there is no classifier to reset."""

    def forward(self, pixels: torch.Tensor) -> torch.Tensor:
        """Pool all levels; see the class."""
        x = self.base.bn1(self.base.conv_stem(pixels))
        pooled = []
        for stage, blocks in enumerate(self.base.blocks):
            for number, block in enumerate(blocks, start=1):
                x = block(x)
                if stage in ALL_OF or (stage in LAST_OF and number == len(blocks)):
                    pooled.append(x.mean((2, 3)))
        x = self.base.bn2(self.base.conv_head(x))
        return torch.cat([*pooled, x.mean((2, 3))], dim=1)


@register_model
def stairway_levels_lite2(pretrained: bool = False, **_: Any) -> LevelsTrunk:
    """Make the trunk for timm; `pretrained` takes the weights from the installed package."""
    trunk = LevelsTrunk()
    if pretrained:
        load_packaged(trunk.base, BASE)
    return trunk
