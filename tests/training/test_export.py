"""Any open_clip model becomes a tower that agrees with torch; wrong names and files are told."""

from __future__ import annotations

import json
import warnings
from typing import TYPE_CHECKING

import numpy as np
import open_clip
import pytest
import timm
import torch

from recognizer.clip import Tower
from recognizer.training.export import ExportableTower, export_tower, load_model, write_tower
from recognizer.training.weights import load_packaged

if TYPE_CHECKING:
    from pathlib import Path

TINY = {
    "embed_dim": 24,
    "vision_cfg": {"image_size": 32, "layers": 2, "width": 32, "head_width": 16, "patch_size": 8},
    "text_cfg": {"context_length": 8, "vocab_size": 64, "width": 16, "heads": 2, "layers": 1},
}

pytestmark = pytest.mark.filterwarnings("ignore")
"""torch and onnxscript warn about their own insides while they export."""


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A configuration and a checkpoint of a small open_clip model."""
    folder = tmp_path_factory.mktemp("tiny")
    config = folder / "tiny-clip.json"
    config.write_text(json.dumps(TINY), encoding="utf-8")
    torch.manual_seed(3)
    open_clip.add_model_config(config)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        model = open_clip.create_model("tiny-clip")
    torch.save(model.state_dict(), folder / "tiny.pt")
    return config, folder / "tiny.pt"


def agreement(tower: Tower, torch_tower: torch.nn.Module, count: int = 5) -> float:
    rng = np.random.default_rng(0)
    pixels = rng.integers(0, 256, (count, tower.side, tower.side, 3), dtype=np.uint8)
    with torch.inference_mode():
        expected = torch_tower(torch.from_numpy(pixels)).numpy()
    return float((tower.embed(list(pixels)) * expected).sum(axis=1).min())


def test_exports_a_checkpoint_of_any_configuration(tiny: tuple[Path, Path], tmp_path: Path) -> None:
    config, checkpoint = tiny
    path = export_tower(str(config), str(checkpoint), tmp_path)
    tower = Tower.load(path)
    assert (tower.side, tower.size, tower.name) == (32, 24, "tiny-clip tiny.pt")
    visual = load_model(str(config), str(checkpoint)).visual
    torch_tower = ExportableTower(visual, visual.image_mean, visual.image_std).eval()
    assert agreement(tower, torch_tower) >= 0.9999
    assert b"site-packages" not in path.read_bytes()


def test_the_house_configuration_agrees_with_torch(root: Path, tmp_path: Path) -> None:
    visual = load_model(str(root / "models" / "stairway-lite2.json"), "").visual
    torch_tower = ExportableTower(visual, visual.image_mean, visual.image_std).eval()
    assert visual.image_mean == (0.5, 0.5, 0.5)
    bare = timm.create_model("tf_efficientnet_lite2", pretrained=False, num_classes=0)
    load_packaged(bare, "tf_efficientnet_lite2")
    assert (visual.trunk.base.conv_head.weight == bare.conv_head.weight).all()
    write_tower(torch_tower, 384, "house", tmp_path / "tower.onnx")
    tower = Tower.load(tmp_path / "tower.onnx")
    assert tower.size == 512
    assert agreement(tower, torch_tower, count=2) >= 0.9999


def test_tells_what_is_not_known(tiny: tuple[Path, Path], tmp_path: Path) -> None:
    config, _ = tiny
    with pytest.raises(LookupError, match="knows no model"):
        export_tower("no-such-model", "", tmp_path)
    with pytest.raises(LookupError, match="no pretrained tag"):
        export_tower("RN50", "no-such-tag", tmp_path)
    with pytest.raises(LookupError, match="needs a pretrained tag"):
        export_tower(str(config), "", tmp_path)
    with pytest.raises(FileNotFoundError, match="no configuration"):
        export_tower(str(tmp_path / "absent.json"), "", tmp_path)
    with pytest.raises(FileNotFoundError, match="no checkpoint"):
        export_tower(str(config), str(tmp_path / "absent.pt"), tmp_path)


def test_a_checkpoint_of_another_model_is_refused(tiny: tuple[Path, Path], tmp_path: Path) -> None:
    config, _ = tiny
    torch.save({"visual.proj": torch.zeros(3, 3)}, tmp_path / "other.pt")
    with pytest.raises(ValueError, match="does not fit"):
        export_tower(str(config), str(tmp_path / "other.pt"), tmp_path)
