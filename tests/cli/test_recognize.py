"""`stairway recognize`: one document a photo; a bad photo does not keep the others."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from PIL import Image

from recognizer.errors import BundleProblem, PhotoProblem
from recognizer.sighting import Candidate, Kind
from tests.checks.sightings import Code, FakeRecognizer, Recognition, quad, row, sighting
from trainer_api.cli import looking
from trainer_api.cli.annotate import NOT_SURE, SURE, annotate, color
from trainer_api.cli.main import main
from trainer_api.texts import text

if TYPE_CHECKING:
    from pathlib import Path

PHOTOS = {
    "a.jpg": row("the-kiss", "~mona-lisa", None, "lost_work", "~"),
    "b.jpg": row("parthenon"),
    "none-seen.jpg": [sighting(None, quad(0, 0, 640, 480), sure=False)],
    "one-unknown.jpg": [sighting(None, quad(10, 0, 300, 480), sure=False)],
}


@pytest.fixture(autouse=True)
def _eyes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("STAIRWAY_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(looking, "open_eyes", lambda _: FakeRecognizer(PHOTOS))


def test_json_is_one_line_a_photo_and_nothing_else(capsys: Any) -> None:
    assert main(["recognize", "x/a.jpg", "none.jpg", "b.jpg", "--json"]) == 2
    heard = capsys.readouterr()
    first, bad, last = [json.loads(line) for line in heard.out.splitlines()]
    assert list(first) == ["photo", "size", "cards", "codes", "ms"]
    assert (first["photo"], first["size"], first["ms"]) == ("x/a.jpg", [640, 480], {"photo": 1.2})
    assert first["cards"] == [sighting.as_json() for sighting in PHOTOS["a.jpg"]]
    assert set(bad) == {"photo", "error"}
    assert (bad["photo"], bad["error"]["code"]) == ("none.jpg", "not_found")
    assert bad["error"]["text"]
    assert last["cards"][0]["card"] == "parthenon"
    assert "none.jpg" in heard.err


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_table_names_titles_styles_and_doubts(lang: str, capsys: Any) -> None:
    assert main(["recognize", "a.jpg", "b.jpg", "--lang", lang]) == 0
    heard = capsys.readouterr()
    expected = {
        "en": ["The Kiss", "Mona Lisa?", "Lost Work", "no card of this deck", "10 ", "Parthenon"],
        "es": ["El beso", "La Gioconda?", "Obra Perdida", "no es carta", "2 Clásico", "Partenón"],
    }
    for words in expected[lang]:
        assert words in heard.out
    assert heard.err == ""


@pytest.mark.parametrize(
    ("lang", "title", "special", "lacking"),
    [
        ("en", "Mona Lisa?", "Special card", "not recognized"),
        ("es", "La Gioconda?", "Carta especial", "no reconocida"),
    ],
)
def test_a_card_that_is_likelier_than_not_is_shown_with_a_question_mark(
    lang: str, title: str, special: str, lacking: str, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    nobody = PHOTOS["one-unknown.jpg"][0]

    def perhaps(card: str, share: float) -> Any:
        return replace(nobody, candidates=(Candidate(card, share), Candidate("the-kiss", 0.01)))

    photos = {
        "likely.jpg": [perhaps("mona-lisa", 0.82)],
        "whole.jpg": [replace(perhaps("mona-lisa", 0.82), quad=quad(0, 0, 640, 480))],
        "special.jpg": [perhaps("lost_work", 0.6)],
        "unlikely.jpg": [perhaps("mona-lisa", 0.41)],
    }
    monkeypatch.setattr(looking, "open_eyes", lambda _: FakeRecognizer(photos))
    for photo in ("likely.jpg", "whole.jpg"):
        assert main(["recognize", photo, "--lang", lang]) == 0
        told = capsys.readouterr().out
        assert title in told
        assert "no (82%)" in told
    assert main(["recognize", "special.jpg", "--lang", lang]) == 0
    assert special in capsys.readouterr().out
    assert main(["recognize", "unlikely.jpg", "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert lacking in told
    assert title not in told


def test_codes_are_listed_without_control_characters(
    monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    seen = Recognition(tuple(row("parthenon")), (Code("K7QM\x1b[2J", quad(5)),))

    class Eyes:
        def examine(self, _photo: str) -> Recognition:
            return seen

    monkeypatch.setattr(looking, "open_eyes", lambda _: Eyes())
    assert main(["recognize", "b.jpg"]) == 0
    said = capsys.readouterr().out
    assert "K7QM�[2J" in said
    assert "\x1b" not in said
    assert main(["recognize", "b.jpg", "--json"]) == 0
    (code,) = json.loads(capsys.readouterr().out)["codes"]
    assert code == {"text": "K7QM\x1b[2J", "quad": [[5, 0], [75, 0], [75, 110], [5, 110]]}


def test_a_bad_photo_is_named_on_standard_error(capsys: Any) -> None:
    assert main(["recognize", "none.jpg", "b.jpg"]) == 2
    heard = capsys.readouterr()
    assert "none.jpg" in heard.err
    assert "Parthenon" in heard.out


def test_a_photo_without_a_card_says_so(capsys: Any) -> None:
    assert main(["recognize", "none-seen.jpg"]) == 0
    assert "no card found" in capsys.readouterr().out
    assert main(["recognize", "one-unknown.jpg"]) == 0
    assert "1 card" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["card 1", "62%  4 Gothic: In architecture", "pointed arches", "20%  3 Romanesque"]),
        ("es", ["carta 1", "62%  4 Gótico: En arquitectura", "arcos apuntados", "20%  3 Románico"]),
    ],
)
def test_the_likeliest_styles_of_what_the_deck_lacks_are_told_in_words_of_their_sheets(
    lang: str, words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    scores = (0.0, 0.0, 0.2, 0.62, 0.1, 0.05, 0.03, 0.0, 0.0, 0.0)
    church = replace(
        PHOTOS["one-unknown.jpg"][0], category="architecture", style_scores=scores
    )  # fmt: skip
    whole = replace(church, quad=quad(0, 0, 640, 480))
    photos = {"card.jpg": [church], "whole.jpg": [whole]}
    monkeypatch.setattr(looking, "open_eyes", lambda _: FakeRecognizer(photos))
    assert main(["recognize", "card.jpg", "--lang", lang]) == 0
    told = capsys.readouterr().out
    for part in words:
        assert part.lower() in told.lower()
    assert "Barroc" not in told  # the fourth likeliest
    assert main(["recognize", "whole.jpg", "--lang", lang]) == 0
    assert words[2] in capsys.readouterr().out


def test_no_photo_is_wrong_use(capsys: Any) -> None:
    assert main(["recognize"]) == 2
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize(
    ("section", "problem"),
    [
        *(("photo_errors", problem) for problem in PhotoProblem),
        *(("bundle_errors", problem) for problem in BundleProblem),
    ],
)
def test_every_problem_of_a_photo_or_bundle_has_words(
    section: str, problem: str, lang: str
) -> None:
    sample = dict.fromkeys(("reason", "format", "extra", "shape", "dtype"), "x")
    sizes = dict.fromkeys(("megabytes", "limit", "width", "height"), 1)
    assert text(f"{section}.{problem}", lang, **sample, **sizes)


def test_annotated_pictures_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    photo = tmp_path / "a.jpg"
    Image.new("RGB", (640, 480), (200, 190, 170)).save(photo)
    out = tmp_path / "new" / "folder"
    assert main(["recognize", str(photo), str(photo), "--annotate", str(out), "--json"]) == 0
    heard = capsys.readouterr()
    assert len(heard.out.splitlines()) == 2
    names = sorted(path.name for path in out.iterdir())
    assert names == ["01-a.jpg", "02-a.jpg"]
    assert all(name in heard.err for name in names)
    with Image.open(out / "01-a.jpg") as drawn:
        assert drawn.size == (640, 480)
        assert np.ptp(np.asarray(drawn), axis=(0, 1)).min() > 100


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path, capsys: Any) -> None:
    (tmp_path / "file").touch()
    args = ["recognize", "b.jpg", "--annotate", str(tmp_path / "file" / "below")]
    assert main(args) == 2
    assert "below" in capsys.readouterr().err


def test_labels_stay_inside_the_picture_and_apart() -> None:
    pixels = np.full((300, 400, 3), 128, np.uint8)
    cards = [sighting("the-kiss", quad(x, 20)) for x in (0, 35, 70, 350)]
    plain = np.asarray(annotate(pixels, cards, ["x"] * 4))
    long = np.asarray(annotate(pixels, cards, ["Las Meninas, señal ñandú"] * 4))
    assert plain.shape == long.shape == pixels.shape
    assert (pixels == 128).all()
    assert (plain != long).any()


def test_colors_say_what_a_sighting_is() -> None:
    assert color(sighting("the-kiss", quad(0))) == SURE
    assert color(sighting("the-kiss", quad(0), sure=False)) == NOT_SURE
    kinds = {color(sighting(card, quad(0))) for card in ("the-kiss", "lost_work", None)}
    assert len(kinds) == len(Kind)
