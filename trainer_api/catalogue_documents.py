"""What a catalogue says as plain values: the documents of `--json` and of the service."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from trainer_api.cards import Bilingual, EditionInfo, SpecialInfo, StyleInfo, Work
    from trainer_api.catalogue import Catalogue


def work_document(work: Work, catalogue: Catalogue) -> dict[str, Any]:
    """Return a work as plain values for JSON."""
    return {
        "kind": "work",
        "id": work.id,
        "code": work.code,
        "category": work.category.value,
        "styles": list(work.styles),
        "title": _both(work.title),
        "artist": work.artist,
        "year_from": work.year_from,
        "year_to": work.year_to,
        "place": work.place,
        "wikidata": work.wikidata,
        "look": _both(work.look),
        "remark": _both(work.remark),
        "image_alt": _both(image_alt(work.id, catalogue)),
        "pictures": _picture_documents(work.id, catalogue),
    }


def special_document(special: SpecialInfo, catalogue: Catalogue) -> dict[str, Any]:
    """Return a special card as plain values for JSON, with what each edition makes of it."""
    return {
        "kind": "special",
        "id": special.id,
        "code": special.code,
        "name": _both(special.name),
        "moment": special.moment.value,
        "attaches": special.attaches,
        "restricted": special.restricted,
        "target_styles": list(special.target_styles),
        "target_category": special.target_category,
        "effect": _both(special.effect),
        "editions": {
            edition.key: {
                "copies": counted.copies,
                "moment": counted.moment.value,
                "effect": _both(counted.effect),
            }
            for edition in catalogue.editions
            for counted in edition.specials
            if counted.key == special.key
        },
        "image_alt": _both(image_alt(special.id, catalogue)),
        "pictures": _picture_documents(special.id, catalogue),
    }


def style_document(style: StyleInfo) -> dict[str, Any]:
    """Return a style as plain values for JSON."""
    return {
        "kind": "style",
        "number": style.number,
        "key": style.key,
        "name": _both(style.name),
        "years": _both(style.years),
        "look": _both(style.look),
    }


def edition_document(edition: EditionInfo) -> dict[str, Any]:
    """Return an edition as plain values for JSON."""
    return {
        "kind": "edition",
        "key": edition.key,
        "name": _both(edition.name),
        "note": _both(edition.note),
        "help_cards": edition.help_cards,
        "guides": edition.guides,
        "special_cards": edition.special_cards,
        "specials": {special.key.value: special.copies for special in edition.specials},
    }


def image_alt(card: str, catalogue: Catalogue) -> Bilingual | None:
    """Return what is to be seen in the first picture of a card, the one that is shown."""
    pictures = catalogue.pictures_of(card)
    return pictures[0].alt if pictures else None


def _picture_documents(card: str, catalogue: Catalogue) -> list[dict[str, str | None]]:
    return [
        {"file": picture.file, "author": picture.author, "licence": picture.licence}
        for picture in catalogue.pictures_of(card)
    ]


def _both(words: Bilingual | None) -> dict[str, str] | None:
    return None if words is None else {"en": words.en, "es": words.es}
