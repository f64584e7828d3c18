"""From a torch model to `image_tower.onnx`, with the normalization inside."""

from __future__ import annotations

from pathlib import Path

import torch


class ExportableTower(torch.nn.Module):
    """uint8 RGB (N, S, S, 3) -> unit vectors (N, D), whatever the image model wants in between.

    Attributes:
        model: maps normalized float RGB (N, 3, S, S) to features (N, D).
        mean: RGB mean of values 0..1 that the model was trained with.
        std: RGB standard deviation, likewise.
    """

    mean: torch.Tensor
    scale: torch.Tensor

    def __init__(
        self, model: torch.nn.Module, mean: tuple[float, ...], std: tuple[float, ...]
    ) -> None:
        super().__init__()
        self.model = model
        self.register_buffer("mean", torch.tensor(mean).reshape(1, 3, 1, 1) * 255)
        self.register_buffer("scale", 1 / (torch.tensor(std).reshape(1, 3, 1, 1) * 255))

    def forward(self, pixels: torch.Tensor) -> torch.Tensor:
        """Embed a batch; see the class."""
        floats = pixels.permute(0, 3, 1, 2).to(torch.float32)
        features = self.model((floats - self.mean) * self.scale)
        return torch.nn.functional.normalize(features, dim=-1)


def write_tower(tower: ExportableTower, side: int, name: str, path: Path) -> None:
    """Write a tower as ONNX.

    Args:
        tower: in evaluation mode.
        side: side of the square that the model wants.
        name: what to call it; heads fitted on it carry the same name.
        path: the file to write.
    """
    import onnx  # heavy; only here

    example = torch.zeros((2, side, side, 3), dtype=torch.uint8)
    program = torch.onnx.export(
        tower.eval(),
        (example,),
        dynamo=True,
        input_names=["pixels"],
        output_names=["embedding"],
        dynamic_shapes={"pixels": {0: torch.export.Dim("pictures", min=1, max=4096)}},
        verbose=False,
    )
    assert program is not None  # dynamo=True always returns a program  # noqa: S101
    model = program.model_proto
    for entry in list(model.metadata_props):
        model.metadata_props.remove(entry)
    # Traces of this machine (paths, stack frames) have no place in a file that ships.
    for node in model.graph.node:
        del node.metadata_props[:]
        node.doc_string = ""
    for value in [*model.graph.initializer, *model.graph.value_info]:
        del value.metadata_props[:]
    entry = model.metadata_props.add()
    entry.key, entry.value = "tower", name
    onnx.checker.check_model(model)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(model.SerializeToString(deterministic=True))
