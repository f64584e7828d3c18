"""From a torch model to `image_tower.onnx`, with the normalization inside."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import open_clip
import torch

from recognizer.training.levels import NAME as HOUSE_TRUNK


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


def export_tower(name: str, pretrained: str, folder: Path) -> Path:
    """Export the image tower of any open_clip model as `image_tower.onnx`.

    Args:
        name: a model that open_clip lists, or a path to a configuration (JSON).
        pretrained: a pretrained tag of that model, the path of a checkpoint file, or empty for a
            model whose configuration loads its own weights.
        folder: where to write; made if need be.

    Returns:
        The path of the written file.

    Raises:
        LookupError: open_clip knows no such model or tag.
        FileNotFoundError: there is no such configuration or checkpoint.
        ValueError: the checkpoint does not fit the model.
    """
    model = load_model(name, pretrained)
    visual = model.visual
    side = visual.image_size if isinstance(visual.image_size, int) else visual.image_size[0]
    # The model's own name for whoever reads it later; a checkpoint by its file's name alone.
    label = f"{Path(name).stem} {Path(pretrained).name}".strip()
    tower = ExportableTower(visual, visual.image_mean, visual.image_std)
    path = folder / "image_tower.onnx"
    write_tower(tower, side, label, path)
    return path


def load_model(name: str, pretrained: str) -> torch.nn.Module:
    """Make an open_clip model in evaluation mode; arguments and errors as `export_tower`."""
    name = _known(name)
    options: dict[str, Any] = {}
    vision = open_clip.get_model_config(name)["vision_cfg"]
    if vision.get("timm_model_name") == HOUSE_TRUNK:
        # The packaged weights were trained with pixels of -1..1.
        options["force_preprocess_cfg"] = {"mean": (0.5,) * 3, "std": (0.5,) * 3}
    if not pretrained:
        if not vision.get("timm_model_pretrained"):
            raise LookupError(f"{name} needs a pretrained tag or a checkpoint: it has no weights")
        # open_clip leaves the trunk at random unless asked.
        options["pretrained_image"] = True
    is_file = Path(pretrained).is_file()
    if pretrained and not is_file:
        if Path(pretrained).suffix in {".pt", ".pth", ".bin", ".safetensors"}:
            raise FileNotFoundError(f"there is no checkpoint {pretrained}")
        tags = open_clip.list_pretrained_tags_by_model(name)
        if pretrained not in tags:
            known = ", ".join(tags) or "none"
            raise LookupError(f"{name} has no pretrained tag {pretrained!r}; it has: {known}")
    try:
        model = open_clip.create_model(name, pretrained=pretrained or None, **options)
    except RuntimeError as error:
        if not is_file:
            raise
        raise ValueError(f"{pretrained} does not fit {name}: {error}") from error
    result: torch.nn.Module = model.eval()
    return result


def _known(name: str) -> str:
    """Make a configuration file known to open_clip; return the model's name."""
    path = Path(name)
    if path.suffix == ".json":
        if not path.is_file():
            raise FileNotFoundError(f"there is no configuration {name}")
        open_clip.add_model_config(path)
        return path.stem
    if name not in open_clip.list_models():
        raise LookupError(f"open_clip knows no model {name!r}; see open_clip.list_models()")
    return name
