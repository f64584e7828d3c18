"""The trunk of the house CLIP: EfficientNet-Lite0 that also tells what its inner levels saw.

The last level of an ImageNet network names things; brush, light and ornament live further down.
The trunk pools the mean and the spread of levels 3 to 6 and the mean of the last one. Registered
with timm as `stairway_levels_lite0`, so that an open_clip configuration can name it.
"""

from __future__ import annotations

from typing import Any

import timm
import torch
from timm.models import register_model

from recognizer.training.weights import load_packaged

BASE = "tf_efficientnet_lite0"
NAME = "stairway_levels_lite0"
POOLED = (3, 4, 5, 6)
"""Blocks whose mean and spread are pooled."""


class LevelsTrunk(torch.nn.Module):
    """Normalized RGB (N, 3, S, S) -> pooled levels (N, num_features).

    Attributes:
        num_features: length of the pooled vector.
        parts: lengths of the parts of the vector, in order: mean and spread of each pooled level,
            then the mean of the last.
        default_cfg: what open_clip asks a timm trunk for; no `pool_size`, the output is flat.
    """

    def __init__(self) -> None:
        super().__init__()
        self.base = timm.create_model(BASE, pretrained=False, num_classes=0)
        widths = [int(block[-1].bn3.num_features) for block in list(self.base.blocks)[1:]]
        self.parts: list[int] = [width for level in POOLED for width in [widths[level - 1]] * 2]
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
        for level, block in enumerate(self.base.blocks):
            x = block(x)
            if level in POOLED:
                mean = x.mean((2, 3))
                spread = ((x - mean[:, :, None, None]) ** 2).mean((2, 3)).clamp(min=1e-8).sqrt()
                pooled += [mean, spread]
        x = self.base.bn2(self.base.conv_head(x))
        return torch.cat([*pooled, x.mean((2, 3))], dim=1)


@register_model
def stairway_levels_lite0(pretrained: bool = False, **_: Any) -> LevelsTrunk:
    """Make the trunk for timm; `pretrained` takes the weights from the installed package."""
    trunk = LevelsTrunk()
    if pretrained:
        load_packaged(trunk.base, BASE)
    return trunk
