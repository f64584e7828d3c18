"""The tower, the heads and the memory of references, on a tower small enough to check by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper

from recognizer.clip import Heads, Memory, Tower, TowerError, remember, softened, squash

if TYPE_CHECKING:
    from pathlib import Path

SIDE = 8


def write_mean_tower(path: Path, *, floats: bool = False) -> Path:
    """A tower whose embedding is the picture's mean color, scaled to unit length."""
    kind = TensorProto.FLOAT if floats else TensorProto.UINT8
    pixels = helper.make_tensor_value_info("pixels", kind, ["n", SIDE, SIDE, 3])
    embedding = helper.make_tensor_value_info("embedding", TensorProto.FLOAT, ["n", 3])
    nodes = [
        helper.make_node("Cast", ["pixels"], ["floats"], to=TensorProto.FLOAT),
        helper.make_node("ReduceMean", ["floats", "axes"], ["mean"], keepdims=0),
        helper.make_node("LpNormalization", ["mean"], ["embedding"], axis=-1, p=2),
    ]
    axes = helper.make_tensor("axes", TensorProto.INT64, [2], [1, 2])
    graph = helper.make_graph(nodes, "mean", [pixels], [embedding], [axes])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=9)
    model.metadata_props.add(key="tower", value="mean color")
    onnx.save(model, path)
    return path


def plain(color: tuple[int, int, int], size: tuple[int, int] = (30, 50)) -> np.ndarray:
    return np.full((*size, 3), color, np.uint8)


def test_embeds_pictures_of_any_size_as_unit_vectors(tmp_path: Path) -> None:
    tower = Tower.load(write_mean_tower(tmp_path / "t.onnx"))
    assert (tower.name, tower.side, tower.size) == ("mean color", SIDE, 3)
    found = tower.embed([plain((200, 0, 0)), plain((0, 30, 40), (5, 900)), plain((9, 9, 9))])
    expected = np.array([[1, 0, 0], [0, 0.6, 0.8], [3**-0.5] * 3])
    np.testing.assert_allclose(found, expected, atol=1e-5)
    assert found.dtype == np.float32


def test_many_pictures_come_back_in_order_and_none_is_no_error(tmp_path: Path) -> None:
    tower = Tower.load(write_mean_tower(tmp_path / "t.onnx"))
    colors = [(n, 100, 0) for n in range(1, 40)]
    found = tower.embed([plain(color) for color in colors])
    expected = np.array(colors) / np.linalg.norm(colors, axis=1, keepdims=True)
    np.testing.assert_allclose(found, expected, atol=1e-5)
    assert tower.embed([]).shape == (0, 3)


def test_refuses_what_is_no_tower(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="no image tower"):
        Tower.load(tmp_path / "absent.onnx")
    (tmp_path / "junk.onnx").write_bytes(b"no model")
    with pytest.raises(TowerError, match="no ONNX model"):
        Tower.load(tmp_path / "junk.onnx")
    with pytest.raises(TowerError, match="no image tower"):
        Tower.load(write_mean_tower(tmp_path / "f.onnx", floats=True))


def test_squash_keeps_all_of_the_picture() -> None:
    picture = plain((0, 0, 0), (40, 80))
    picture[:, 40:] = 255
    small = squash(picture, 8)
    assert small.shape == (8, 8, 3)
    assert (small[:, :4] == 0).all()
    assert (small[:, 4:] == 255).all()


def linear_heads() -> Heads:
    weight = np.zeros((2, 20), np.float32)
    weight[0, 4], weight[1, 12] = 20, 20  # a painting of style 5, a building of style 3
    return Heads(weight, np.zeros(20, np.float32), "t")


def kernel_heads() -> Heads:
    weight = np.zeros((2, 20), np.float32)
    weight[0, 4], weight[1, 12] = 1, 1
    return Heads(weight, np.zeros(20, np.float32), "t", np.eye(2, dtype=np.float32), 9.0, 20.0)


@pytest.mark.parametrize("heads", [linear_heads(), kernel_heads()])
def test_heads_tell_style_and_category(heads: Heads, tmp_path: Path) -> None:
    heads.save(tmp_path / "heads.npz")
    for which in (heads, Heads.load(tmp_path / "heads.npz")):
        judged = which.judge(np.eye(2, dtype=np.float32))
        np.testing.assert_allclose(judged.styles.sum(axis=1), 1, atol=1e-6)
        assert judged.styles.argmax(axis=1).tolist() == [4, 2]
        assert judged.painting[0] > 0.99
        assert judged.painting[1] < 0.01
        assert which.size == 2


def test_texts_speak_beside_pictures(tmp_path: Path) -> None:
    texts = np.zeros((20, 2), np.float32)
    texts[8, 0], texts[12, 1] = 1, 1  # of the first picture they say style 9, of the second 3
    silent = replace(kernel_heads(), texts=texts)
    loud = replace(silent, voice=60.0)
    loud.save(tmp_path / "heads.npz")
    eye = np.eye(2, dtype=np.float32)
    assert silent.judge(eye).styles.argmax(axis=1).tolist() == [4, 2]
    for heads in (loud, Heads.load(tmp_path / "heads.npz")):
        assert heads.judge(eye).styles.argmax(axis=1).tolist() == [8, 2]
    replace(loud, texts=texts[:, :1]).save(tmp_path / "narrow.npz")
    with pytest.raises(TowerError, match="texts do not fit"):
        Heads.load(tmp_path / "narrow.npz")


def test_heads_sum_a_style_over_the_categories() -> None:
    bias = np.full(20, -50, np.float32)
    bias[[7, 17]] = 0  # style 8 as painting and as building alike
    judged = Heads(np.zeros((3, 20), np.float32), bias, "t").judge(np.ones((1, 3), np.float32))
    assert judged.styles[0, 7] == pytest.approx(1)
    assert judged.painting[0] == pytest.approx(0.5)


def test_heads_refuse_another_tower_and_other_files(tmp_path: Path) -> None:
    with pytest.raises(TowerError, match="fitted on 2 components"):
        kernel_heads().judge(np.ones((1, 3), np.float32))
    np.savez(tmp_path / "other.npz", weight=np.zeros(3))
    with pytest.raises(TowerError, match="no heads"):
        Heads.load(tmp_path / "other.npz")
    broken = Heads(np.zeros((3, 20), np.float32), np.zeros(20, np.float32), "t", np.eye(2))
    broken.save(tmp_path / "broken.npz")
    with pytest.raises(TowerError, match="does not fit"):
        Heads.load(tmp_path / "broken.npz")
    Heads(np.zeros((3, 7), np.float32), np.zeros(7, np.float32), "t").save(tmp_path / "few.npz")
    with pytest.raises(TowerError, match="another shape"):
        Heads.load(tmp_path / "few.npz")


def test_memory_names_each_card_once_by_its_best_reference() -> None:
    vectors = np.array([[1, 0], [0.6, 0.8], [0, 1]], np.float32)
    memory = Memory(vectors, np.array([7, 2, 7], np.int32))
    found = memory.nearest(np.array([[0, 1], [0.8, 0.6]], np.float32), count=5)
    assert found.cards.tolist() == [[7, 2], [2, 7]]
    np.testing.assert_allclose(found.cosines, [[1, 0.8], [0.96, 0.8]], atol=1e-6)
    assert memory.nearest(np.array([[0, 1]], np.float32), count=1).cards.tolist() == [[7]]
    assert memory.cosines(np.array([[0, 1]], np.float32))[0, 0] == -1


def test_an_empty_memory_names_nothing() -> None:
    memory = Memory(np.zeros((0, 2), np.float32), np.zeros(0, np.int32))
    assert memory.nearest(np.ones((1, 2), np.float32)).cards.shape == (1, 0)


def test_references_are_remembered_as_small_cards_show_them(tmp_path: Path) -> None:
    tower = Tower.load(write_mean_tower(tmp_path / "t.onnx"))
    stripes = np.zeros((300, 300, 3), np.uint8)
    stripes[::2] = 255
    looks = softened(stripes, SIDE)
    assert [look.shape for look in looks] == [(SIDE, SIDE, 3)] * 3
    pictures = [plain((200, 0, 0)), plain((0, 30, 40))]
    found = remember(tower, pictures)
    np.testing.assert_allclose(found, tower.embed(pictures), atol=1e-2)
    np.testing.assert_allclose(np.linalg.norm(found, axis=1), 1, atol=1e-6)
