"""The text tower: captions of the style sheets, and tuning to an image tower that stays fixed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import numpy as np
import pytest
import torch

from recognizer.training.export import load_model
from recognizer.training.pictures import Example
from recognizer.training.texts import (
    Sheets,
    own_captions,
    prototypes,
    read_sheets,
    search_ranks,
    tune_text,
)

if TYPE_CHECKING:
    from pathlib import Path

TINY = {
    "embed_dim": 16,
    "vision_cfg": {"image_size": 32, "layers": 1, "width": 64, "patch_size": 16},
    "text_cfg": {
        "context_length": 16, "vocab_size": 49408, "width": 32, "heads": 2, "layers": 1,
    },
}  # fmt: skip


def test_the_style_sheets_speak_both_languages_for_both_categories(root: Path) -> None:
    sheets = read_sheets(root / "catalogue" / "styles.csv")
    assert len(sheets.phrases) == 20
    assert all(len(told) == 4 for told in sheets.phrases)
    gothic_painting, gothic_building = sheets.phrases[3], sheets.phrases[13]
    assert gothic_painting[0] == gothic_building[0] == "Gothic"
    assert "gold grounds" in gothic_painting[1]
    assert "arcos apuntados" in gothic_building[3]


def test_a_sheet_without_a_category_is_told_by_its_number(tmp_path: Path) -> None:
    path = tmp_path / "styles.csv"
    path.write_text(
        "number,name_en,name_es,look_en,look_es\n"
        '1,Old,Viejo,"In painting, look for ochre.","En pintura, busca ocre."\n',
        encoding="utf-8",
    )
    with pytest.raises(ValueError, match="style 1: look_en has no sentence on architecture"):
        read_sheets(path)


def test_a_work_is_captioned_in_both_languages() -> None:
    catalogue = {"x": {"title_en": "The Kiss", "title_es": "El beso"}}
    work = Example("works/x.jpg", "painting", 10, "The Kiss", "Gustav Klimt", "x")
    other = Example("unseen/y.jpg", "architecture", 4, "Amiens Cathedral", "", None)
    assert own_captions([work, other], catalogue) == [
        ("The Kiss, Gustav Klimt", "El beso, Gustav Klimt"),
        ("Amiens Cathedral",),
    ]


def test_text_learns_what_fixed_pictures_show(tmp_path: Path) -> None:
    words = ["stone", "gold", "arch", "fresco", "iron", "glass", "dome", "storm", "dabs", "halo"]
    sheets = Sheets(tuple((f"{words[pair % 10]} {pair // 10}",) for pair in range(20)))
    rng = np.random.default_rng(3)
    pairs = np.arange(80) % 20
    centers = rng.normal(size=(20, 16))
    vectors = centers[pairs][:, None] + rng.normal(0, 0.3, (80, 2, 16))
    vectors = (vectors / np.linalg.norm(vectors, axis=-1, keepdims=True)).astype(np.float32)
    own = [(f"picture {number}",) for number in range(80)]
    config = tmp_path / "tiny-text.json"
    config.write_text(json.dumps(TINY), encoding="utf-8")
    torch.manual_seed(1)
    weights = tmp_path / "tiny.pt"
    model = load_model_at_random(config, weights)
    before = model.visual.conv1.weight.clone()
    tune_text(model, vectors, pairs, own, sheets, steps=60, seed=1)
    assert (model.visual.conv1.weight == before).all()
    said = (vectors[:, 0] @ prototypes(model, sheets).T).argmax(axis=1)
    assert (said == pairs).mean() > 0.8
    ranks = search_ranks(model, vectors[:5, 0], [caption[0] for caption in own[:5]])
    assert all(1 <= place <= count == 5 for place, count in ranks)


def load_model_at_random(config: Path, weights: Path) -> torch.nn.Module:
    """A model of this configuration with random weights, opened like any checkpoint."""
    import open_clip

    open_clip.add_model_config(config)
    torch.save(open_clip.create_model(config.stem).state_dict(), weights)
    return load_model(str(config), str(weights))
