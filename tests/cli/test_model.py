"""`stairway model build` and `info`: where the model goes, what is refused, what is told."""

from __future__ import annotations

import csv
import json
import shutil
import sys
from types import ModuleType
from typing import TYPE_CHECKING, Any

import pytest
from PIL import Image

from recognizer import Recognizer
from recognizer.bundle import (
    DESCRIPTION,
    GALLERY,
    HEADS,
    TOWER,
    Bundle,
    house_folder,
    read_description,
)
from recognizer.clip import Heads
from tests.recognizer.small_deck import IDS, WORKS, base, draw, save
from trainer_api.catalogue import Catalogue
from trainer_api.cli import model_clip
from trainer_api.cli.main import main
from trainer_api.decks import bundles
from trainer_api.decks.bundles import card_infos, look_alikes
from trainer_api.decks.library import DeckLibrary, DeckPlace
from trainer_api.resources import house_catalogue

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    monkeypatch.setenv("STAIRWAY_DATA", str(folder))
    return folder


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Pictures of seven cards, one of a stranger and a file that is no picture."""
    made = save(tmp_path_factory.mktemp("pictures"))
    Image.fromarray(draw(50)).save(made / "holiday.jpg")
    (made / "notes.txt").touch()
    return made


@pytest.fixture(scope="module")
def built(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A bundle of seven cards of the house deck, written with --output."""
    place = tmp_path_factory.mktemp("out") / "model"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("STAIRWAY_DATA", str(place.parent / "data"))
        assert main(["model", "build", *args(folder), "--output", str(place)]) == 0
    return place


def args(folder: Path) -> list[str]:
    return ["--pictures", str(folder), "--base", str(base())]


def own_deck(tmp_path: Path, library: DeckLibrary, works: int = 3) -> DeckPlace:
    """Import a deck of some works, each with its drawn picture."""
    source = tmp_path / "source"
    source.mkdir(exist_ok=True)
    rows = [(f"my-work-{n}", "painting", n + 1, f"Work {n}") for n in range(works)]
    with (source / "works.csv").open("w", encoding="utf-8", newline="") as stream:
        csv.writer(stream).writerows([("id", "category", "style", "title_en"), *rows])
    for n in range(works):
        Image.fromarray(draw(60 + n)).save(source / f"my-work-{n}.png")
    assert main(["deck", "import", str(source), "--name", "mine"]) == 0
    return library.place("mine")


def test_a_model_is_written_to_a_folder(built: Path, folder: Path) -> None:
    opened = Bundle.open(built)
    catalogue = Catalogue.open(house_catalogue())
    assert opened.cards == card_infos(catalogue)
    assert opened.fingerprint == catalogue.fingerprint
    assert [opened.cards[n].id for n in opened.gallery.references.card] == sorted(IDS)
    assert str(folder) not in (built / DESCRIPTION).read_text(encoding="utf-8")


def test_cards_are_numbered_works_first() -> None:
    catalogue = Catalogue.open(house_catalogue())
    infos = card_infos(catalogue)
    assert [info.id for info in infos] == [
        *(work.id for work in catalogue.works),
        *(special.id for special in catalogue.specials),
    ]
    assert [info.code for info in infos] == [catalogue.card(info.id).code for info in infos]
    bridge = next(work for work in catalogue.works if work.is_bridge)
    info = next(info for info in infos if info.id == bridge.id)
    assert (info.styles, info.category) == (bridge.styles, bridge.category)
    assert (infos[-1].styles, infos[-1].category) == ((), None)


def test_what_is_left_out_or_missing_is_listed(folder: Path, tmp_path: Path, capsys: Any) -> None:
    deck = own_deck(tmp_path, DeckLibrary(tmp_path / "data"))
    picture = tmp_path / "more" / "my-work-0.png"
    picture.parent.mkdir()
    Image.fromarray(draw(60)).save(picture)
    capsys.readouterr()
    out = tmp_path / "out"
    more = ["--pictures", str(picture.parent), "--output", str(out), "--deck", "mine"]
    assert main(["model", "build", *args(folder), *more]) == 0
    heard = capsys.readouterr()
    assert "7 pictures" in heard.err  # the house's works and holiday.jpg, none of this deck
    assert "holiday.jpg" in heard.err
    assert "my-work-1, my-work-2" in heard.err
    assert "2 cards, 2 pictures" in heard.out
    assert read_description(out)["pictures"] == ["lost_work", "my-work-0"]
    assert deck.bundle is not None
    assert not deck.bundle.exists()


def test_all_unreadable_pictures_are_told_and_nothing_is_written(
    tmp_path: Path, capsys: Any
) -> None:
    (tmp_path / "the-kiss.jpg").write_bytes(b"no picture")
    Image.fromarray(draw(1)).save(tmp_path / "mona-lisa.png")
    Image.new("RGB", (5, 5)).save(tmp_path / "parthenon.png")
    out = tmp_path / "out"
    assert main(["model", "build", *args(tmp_path), "--output", str(out), "--lang", "es"]) == 2
    heard = capsys.readouterr()
    assert "the-kiss.jpg: " in heard.err
    assert "parthenon.png: " in heard.err
    assert "mona-lisa.png" not in heard.err
    assert "2 imágenes no se pueden usar" in heard.err
    assert sorted(p.name for p in tmp_path.iterdir() if p.name != "data") == [
        "mona-lisa.png",
        "parthenon.png",
        "the-kiss.jpg",
    ]


def test_a_deck_of_ones_own_gets_its_model_and_look_alikes(data: Path, tmp_path: Path) -> None:
    library = DeckLibrary(data)
    before = own_deck(tmp_path, library, works=7)
    old = Catalogue.open(before.catalogue)
    assert main(["model", "build", "--base", str(base()), "--deck", "mine"]) == 0
    place = library.place("mine")
    catalogue = Catalogue.open(place.catalogue)
    assert place.catalogue != before.catalogue
    assert not before.catalogue.parent.exists()
    assert (catalogue.fingerprint, catalogue.works) == (old.fingerprint, old.works)
    assert (catalogue.specials, catalogue.editions) == (old.specials, old.editions)
    assert catalogue.pictures == old.pictures
    assert all((place.pictures / picture.file).is_file() for picture in catalogue.pictures)
    assert place.bundle is not None
    opened = Bundle.open(place.bundle)
    assert opened.fingerprint == catalogue.fingerprint
    # The stored embeddings are rounded, and so may be the last digits of the likeness.
    expected = look_alikes(opened.gallery, catalogue)
    assert [one[0] for one in catalogue.look_alikes].count("my-work-0") == bundles.NEAREST
    assert {(a, b): n for a, b, n in catalogue.look_alikes} == pytest.approx(
        {(a, b): n for a, b, n in expected}, abs=0.002
    )
    assert len(catalogue.look_alikes) == 7 * bundles.NEAREST
    assert main(["deck", "status"]) == 0
    seen = Recognizer.load(place.bundle).recognize(draw(61))
    assert [one.card for one in seen] == ["my-work-1"]


def test_a_deck_that_changed_meanwhile_is_left_alone(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    library = DeckLibrary(data)
    own_deck(tmp_path, library)
    describe = bundles.build_bundle

    def meanwhile(*positional: Any, **named: Any) -> Any:
        own_deck(tmp_path, library)
        return describe(*positional, **named)

    monkeypatch.setattr(bundles, "build_bundle", meanwhile)
    assert main(["model", "build", "--base", str(base()), "--deck", "mine"]) == 2
    assert "mine" in capsys.readouterr().err
    place = library.place("mine")
    assert place.bundle is not None
    assert not place.bundle.exists()
    assert [p.name for p in place.catalogue.parent.parent.iterdir()] == [
        place.catalogue.parent.name
    ]


def test_in_a_checkout_the_house_deck_is_built(
    root: Path, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    shutil.copytree(root / "catalogue", tmp_path / "catalogue")
    (tmp_path / "images").mkdir()
    images = tmp_path / "catalogue" / "images.csv"
    images.write_text("card,file,source,author,licence,sha256\n", encoding="utf-8")
    monkeypatch.setattr(bundles, "checkout", lambda: tmp_path)
    assert main(["model", "build", *args(folder), "--lang", "en"]) == 0
    assert "look_alikes.csv" in capsys.readouterr().out
    catalogue = Catalogue.open(tmp_path / "catalogue.db")
    opened = Bundle.open(tmp_path / "models" / "house")
    assert opened.fingerprint == catalogue.fingerprint
    table = (tmp_path / "catalogue" / "look_alikes.csv").read_text(encoding="utf-8")
    rows = [tuple(row) for row in csv.reader(table.splitlines())]
    assert rows[0] == ("work", "other", "similarity")
    assert {row[0] for row in rows[1:]} == set(WORKS)
    assert len(rows) == 1 + len(WORKS) * 5
    assert all(row[0] != row[1] for row in rows)
    stored = {(a, b, f"{likeness:.4f}") for a, b, likeness in catalogue.look_alikes}
    assert stored == set(rows[1:])
    gallery = (opened.folder / GALLERY).read_bytes()
    images.write_text("card,file\n", encoding="utf-8")
    assert main(["model", "build", *args(folder)]) == 2
    assert "images.csv" in capsys.readouterr().err
    assert (opened.folder / GALLERY).read_bytes() == gallery


def test_the_house_deck_is_not_built_from_the_plates_by_mistake(capsys: Any) -> None:
    assert main(["model", "build", "--lang", "en"]) == 2
    assert "--pictures FOLDER" in capsys.readouterr().err


def test_a_folder_that_is_named_twice_counts_once(folder: Path) -> None:
    catalogue = Catalogue.open(house_catalogue())
    once = bundles.pictures_in([folder], catalogue)
    again = folder / ".." / folder.name
    assert len(bundles.pictures_in([folder, again], catalogue).references) == len(once.references)
    assert [path.name for path in once.strangers] == ["holiday.jpg"]


def test_heads_of_another_tower_are_refused(folder: Path, tmp_path: Path, capsys: Any) -> None:
    other = tmp_path / "base"
    shutil.copytree(base(), other)
    heads = Heads.load(other / HEADS)
    line = ["model", "build", "--pictures", str(folder), "--output", str(tmp_path / "out")]
    Heads(heads.weight, heads.bias, "another").save(other / HEADS)
    assert main([*line, "--base", str(other), "--lang", "en"]) == 2
    assert "do not belong together" in capsys.readouterr().err
    for bad in (b"", b"no arrays"):
        (other / HEADS).write_bytes(bad)
        assert main([*line, "--base", str(other), "--lang", "en"]) == 2
        assert "cannot be read" in capsys.readouterr().err
    (other / TOWER).write_bytes(b"no tower")
    assert main([*line, "--base", str(other)]) == 2
    assert not (tmp_path / "out").exists()


def test_without_a_checkout_the_house_deck_is_read_only(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.setattr(bundles, "checkout", lambda: None)
    assert main(["model", "build", *args(folder), "--lang", "en"]) == 2
    assert "--deck NAME" in capsys.readouterr().err


def test_this_checkout_is_known(root: Path) -> None:
    assert bundles.checkout() == root


@pytest.mark.parametrize(
    ("wrong", "word"),
    [
        (["--pictures", "nowhere"], "nowhere"),
        (["--clip", "ViT-B-32"], "--pretrained"),
        (["--pretrained", "openai"], "--clip"),
        (["--clip", "a", "--pretrained", "b", "--base", "c"], "--base"),
        (["--about", "nowhere.json"], "nowhere.json"),
        (["--base", "nowhere"], "model"),
    ],
)
def test_wrong_use_is_refused(wrong: list[str], word: str, folder: Path, capsys: Any) -> None:
    line = ["model", "build", *wrong, "--pictures", str(folder), "--output", "out", "--lang", "en"]
    assert main(line) == 2
    heard = capsys.readouterr()
    assert word in heard.err
    assert heard.out == ""


def test_a_folder_without_any_card_is_refused(tmp_path: Path, capsys: Any) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    out = tmp_path / "out"
    assert main(["model", "build", *args(empty), "--output", str(out), "--lang", "en"]) == 2
    assert "altamira-bison.jpg" in capsys.readouterr().err
    assert not out.exists()


def test_clip_without_its_packages_names_the_extra(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.setattr(model_clip, "MODULES", ("json", "torch_that_is_not_there"))
    clip = ["--clip", "ViT-B-32", "--pretrained", "openai", "--output", "out", "--lang", "en"]
    assert main(["model", "build", "--pictures", str(folder), *clip]) == 2
    heard = capsys.readouterr().err
    assert 'pip install "stairway-trainer[clip]"' in heard
    assert "torch_that_is_not_there" in heard


def test_another_tower_gets_heads_of_its_own_and_the_thresholds_of_the_house(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    asked = []

    def export_tower(name: str, pretrained: str, target: Path) -> None:
        asked.append((name, pretrained))
        if pretrained == "nonsense":
            raise LookupError("no such weights")
        shutil.copy(base() / TOWER, target / TOWER)

    fake = ModuleType("recognizer.training.export")
    fake.export_tower = export_tower  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "recognizer.training.export", fake)
    monkeypatch.setattr(model_clip, "MODULES", ("json",))
    out = tmp_path / "out"
    line = ["model", "build", "--pictures", str(folder), "--output", str(out), "--lang", "en"]
    assert main([*line, "--clip", "ViT-B-32", "--pretrained", "nonsense"]) == 2
    assert "no such weights" in capsys.readouterr().err
    assert not out.exists()
    assert main([*line, "--clip", "ViT-B-32", "--pretrained", "openai"]) == 0
    assert asked == [("ViT-B-32", "nonsense"), ("ViT-B-32", "openai")]
    opened = Bundle.open(out)
    heads = Heads.load(out / HEADS)
    assert heads.tower == opened.description["tower"]["name"]
    works = {card.id: card for card in opened.cards if card.id in WORKS}
    for row, number in enumerate(opened.gallery.references.card):
        work = works.get(opened.cards[number].id)
        if work is not None:
            judged = heads.judge(opened.gallery.embeddings[row : row + 1])
            assert int(judged.styles[0].argmax()) + 1 in work.styles
    house = read_description(house_folder())
    told, wanted = opened.description["calibration"], house["calibration"]
    own = {name for name in wanted if name.startswith(("clip_", "strange_"))}
    assert {n: told[n] for n in wanted if n not in own} == {
        n: wanted[n] for n in wanted if n not in own
    }
    assert told["clip_weights"] != wanted["clip_weights"]


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"cards": []}', '{"licence": 1, "x": 2}'])
def test_what_is_told_about_a_model_is_checked(
    content: str, folder: Path, tmp_path: Path, capsys: Any
) -> None:
    about = tmp_path / "about.json"
    about.write_text(content, encoding="utf-8")
    more = ["--about", str(about), "--output", str(tmp_path / "out")]
    assert main(["model", "build", *args(folder), *more]) == 2
    assert "about.json" in capsys.readouterr().err


def test_info_tells_everything_as_json(built: Path, capsys: Any) -> None:
    assert main(["model", "info", "--bundle", str(built), "--json"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    told = json.loads(line)
    assert told["fits"] is True
    assert (told["works"], told["specials"], told["pictures"]) == (103, 18, 7)
    assert len(told["without_picture"]) == 121 - 7
    assert set(told["calibration"]) >= {"sure", "shown", "weights"}
    assert set(told["versions"]) >= {"numpy", "stairway-trainer"}
    assert told["tower"]["size"] > 0
    assert told["files"][DESCRIPTION]["sha256"] is None
    for name, file in told["files"].items():
        assert file["bytes"] == (built / name).stat().st_size
    assert {"licence", "training", "measured"} <= set(told)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_info_for_people(built: Path, tmp_path: Path, lang: str, capsys: Any) -> None:
    other = tmp_path / "other"
    shutil.copytree(built, other)
    told = read_description(other) | {"catalogue": "feedfacefeedface", "licence": "CC0-1.0"}
    told["measured"] = {"recall": 0.9}
    (other / DESCRIPTION).write_text(json.dumps(told), encoding="utf-8")
    assert main(["model", "info", "--bundle", str(other), "--lang", lang]) == 0
    heard = capsys.readouterr().out
    for word in ("feedfacefeedface", "CC0-1.0", '{"recall": 0.9}', "gallery.npz", "urgell-frontal"):
        assert word in heard
    warned = {"en": "another catalogue", "es": "otro catálogo"}
    assert warned[lang] in heard
    assert main(["model", "info", "--bundle", str(built), "--lang", lang]) == 0
    assert warned[lang] not in capsys.readouterr().out


def test_a_refused_model_is_explained(built: Path, tmp_path: Path, capsys: Any) -> None:
    broken = tmp_path / "broken"
    shutil.copytree(built, broken)
    (broken / GALLERY).write_bytes(b"")
    assert main(["model", "info", "--bundle", str(broken), "--lang", "en"]) == 2
    heard = capsys.readouterr()
    assert heard.out == ""
    assert str(broken) in heard.err
    assert "do not belong together" in heard.err
    assert GALLERY in heard.err


def test_info_of_a_deck_without_model_says_how_to_build_one(
    data: Path, tmp_path: Path, capsys: Any
) -> None:
    own_deck(tmp_path, DeckLibrary(data))
    assert main(["model", "info", "--deck", "mine", "--lang", "en"]) == 2
    assert "stairway model build" in capsys.readouterr().err
