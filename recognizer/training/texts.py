"""The text tower: captions in both languages, tuned to the image tower that stays as it is.

Locked-image tuning (Zhai et al., "LiT: Zero-Shot Transfer with Locked-image Text Tuning", 2022):
the image embeddings are fixed, only the text tower learns, by a contrastive loss in which every
caption that is true of a picture counts as its own.
"""

from __future__ import annotations

import csv
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import open_clip
import torch

from recognizer.clip import STYLES, Vectors
from recognizer.training.pictures import ARCHITECTURE, PAINTING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from recognizer.training.pictures import Example

LANGUAGES = ("en", "es")
BATCH = 192
RATE = 2e-3


@dataclass(frozen=True, slots=True)
class Sheets:
    """The style sheets as captions.

    Attributes:
        phrases: for each of the 20 pairs of category and style (numbered as `Heads` does), the
            captions that are true of all its pictures, in both languages.
    """

    phrases: tuple[tuple[str, ...], ...]


def read_sheets(path: Path) -> Sheets:
    """Read `catalogue/styles.csv`: its names, and of its looks the sentence for each category.

    Raises:
        ValueError: a look has no sentence for a category.
    """
    words = {PAINTING: r"(painting|pintura)", ARCHITECTURE: r"(architecture|arquitectura)"}
    phrases: list[tuple[str, ...]] = [()] * (2 * STYLES)
    with path.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            for place, category in enumerate((PAINTING, ARCHITECTURE)):
                told = []
                for lang in LANGUAGES:
                    sentences = re.split(r"(?<=\.)\s+", row[f"look_{lang}"])
                    fitting = [s for s in sentences if re.match(rf"[^,]*\b{words[category]}\b", s)]
                    if not fitting:
                        raise ValueError(
                            f"style {row['number']}: look_{lang} has no sentence on {category}"
                        )
                    # What to look for, without the words that all sheets share.
                    told += [row[f"name_{lang}"], re.sub(r"^[^,]*, \w+ (for )?", "", fitting[0])]
                phrases[int(row["number"]) - 1 + place * STYLES] = tuple(told)
    return Sheets(tuple(phrases))


def own_captions(
    examples: Sequence[Example], catalogue: Mapping[str, Mapping[str, str]]
) -> list[tuple[str, ...]]:
    """The captions that are true of one picture alone: its title, with the artist where known."""
    captions = []
    for example in examples:
        titles = [example.title]
        if example.work is not None:
            titles = [catalogue[example.work][f"title_{lang}"] for lang in LANGUAGES]
        captions.append(
            tuple(f"{title}, {example.artist}" if example.artist else title for title in titles)
        )
    return captions


def tune_text(
    model: torch.nn.Module,
    embeddings: Vectors,
    pairs: NDArray[np.int64],
    own: Sequence[Sequence[str]],
    sheets: Sheets,
    *,
    steps: int,
    seed: int,
) -> None:
    """Tune the text tower of an open_clip model in place; the image tower is not touched.

    Args:
        model: an open_clip CLIP.
        embeddings: (P, V, D) unit vectors of V views of P pictures.
        pairs: (P,) classes 0..19, -1 for a picture without a style.
        own: the captions of each picture alone.
        sheets: the captions of each class.
        steps: batches to learn from.
        seed: of the batches.
    """
    torch.manual_seed(seed)
    rng = np.random.default_rng(seed)
    tokenize = open_clip.SimpleTokenizer(context_length=model.context_length)
    text = [*model.transformer.parameters(), *model.token_embedding.parameters()]
    text += [*model.ln_final.parameters(), model.text_projection, model.positional_embedding]
    scale = torch.nn.Parameter(torch.tensor(np.log(12.0)))
    best = torch.optim.AdamW([*text, scale], lr=RATE, weight_decay=0.05)
    slope = torch.optim.lr_scheduler.OneCycleLR(best, RATE, total_steps=steps + 1, pct_start=0.15)
    counts = np.bincount(pairs[pairs >= 0], minlength=2 * STYLES)
    chance = np.where(pairs >= 0, 1 / np.sqrt(np.maximum(counts, 1))[pairs], 0.1)
    chance /= chance.sum()
    model.train()
    for _ in range(steps):
        chosen = rng.choice(len(pairs), BATCH, p=chance)
        captions, kinds = [], []
        for number in chosen:
            of_style = pairs[number] >= 0 and rng.random() < 0.6
            choice = sheets.phrases[pairs[number]] if of_style else own[number]
            captions.append(_dropped(choice[int(rng.integers(len(choice)))], rng))
            kinds.append(pairs[number] if of_style else 1000 + number)
        images = torch.from_numpy(embeddings[chosen, rng.integers(embeddings.shape[1], size=BATCH)])
        kind = np.array(kinds)
        true = (kind[None, :] == pairs[chosen][:, None]) | (kind[None, :] == 1000 + chosen[:, None])
        wanted = torch.from_numpy(true.astype(np.float32))
        said = model.encode_text(tokenize(captions), normalize=True)
        logits = scale.exp().clamp(max=60) * images @ said.T
        loss = -(wanted / wanted.sum(1, keepdim=True) * logits.log_softmax(1)).sum(1).mean()
        loss = loss - (wanted / wanted.sum(0) * logits.log_softmax(0)).sum(0).mean()
        best.zero_grad()
        loss.backward()
        best.step()
        slope.step()
    with torch.no_grad():
        model.logit_scale.copy_(scale.clamp(max=float(np.log(60.0))))
    model.eval()


def _dropped(caption: str, rng: np.random.Generator) -> str:
    """The caption without some of its clauses or words, so that its parts mean something too."""
    parts = re.split(r"(?<=[,:;])\s+", caption)
    kept = [part for part in parts if rng.random() < 0.7] or parts[:1]
    return " ".join(kept)


def embed_texts(model: torch.nn.Module, texts: Sequence[str]) -> Vectors:
    """Unit vectors (N, D) of texts."""
    tokenize = open_clip.SimpleTokenizer(context_length=model.context_length)
    with torch.inference_mode():
        found: Vectors = model.encode_text(tokenize(list(texts)), normalize=True).numpy()
    return found


def prototypes(model: torch.nn.Module, sheets: Sheets) -> Vectors:
    """What the text tower says of each class: the mean of its captions, (20, D) unit vectors."""
    rows = [embed_texts(model, told).mean(axis=0) for told in sheets.phrases]
    mean = np.stack(rows)
    result: Vectors = (mean / np.linalg.norm(mean, axis=1, keepdims=True)).astype(np.float32)
    return result


def search_ranks(
    model: torch.nn.Module, embeddings: Vectors, texts: Sequence[str]
) -> list[tuple[int, int]]:
    """For each picture the place, from 1, at which its own text finds it, and of how many."""
    close = embed_texts(model, texts) @ embeddings.T
    places = (close >= np.diag(close)[:, None]).sum(axis=1)
    return [(int(place), len(texts)) for place in places]
