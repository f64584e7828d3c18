"""GET /styles, /editions, /specials, /decks."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Response

from trainer_api.catalogue import CatalogueError
from trainer_api.catalogue_documents import edition_document, special_document, style_document
from trainer_api.decks.status import DeckStatus, deck_status
from trainer_api.routes.catalogue_shapes import Decks, Editions, Specials, Styles
from trainer_api.routes.images import IMAGE, Width, Widths, image
from trainer_api.routes.shapes import Edition
from trainer_api.routes.works import IfNoneMatch
from trainer_api.service.errors import refuse
from trainer_api.service.log import event
from trainer_api.service.state import Lang, ServiceDep

router = APIRouter(tags=["catalogue"])


@router.get("/styles", summary="The ten styles")
async def styles(service: ServiceDep) -> Styles:
    """Return the styles, oldest first."""
    catalogue = service.shelf.current().catalogue
    return Styles.model_validate({"styles": [style_document(each) for each in catalogue.styles]})


@router.get("/editions", summary="The editions of the rules")
async def editions(service: ServiceDep) -> Editions:
    """Return the editions, the default first."""
    catalogue = service.shelf.current().catalogue
    told = [edition_document(edition) for edition in catalogue.editions]
    return Editions.model_validate({"editions": told})


@router.get("/specials", summary="The special cards")
async def specials(
    service: ServiceDep,
    edition: Annotated[Edition | None, Query(description="Only those of this edition.")] = None,
) -> Specials:
    """Return the types of special card, with what each edition makes of them."""
    catalogue = service.shelf.current().catalogue
    listed = catalogue.specials
    if edition is not None:
        keys = [counted.key for counted in catalogue.edition(edition).specials]
        listed = tuple(catalogue.special(key) for key in keys)
    told = [special_document(special, catalogue) for special in listed]
    return Specials.model_validate({"specials": told})


@router.get(
    "/specials/{special}/image",
    summary="A picture of a special card",
    response_class=Response,
    responses=IMAGE,
)
async def special_image(
    service: ServiceDep,
    special: str,
    lang: Lang,
    width: Width = Widths.MEDIUM,
    if_none_match: IfNoneMatch = None,
) -> Response:
    """Return the first picture of a special card as WebP, never enlarged."""
    shown = service.shelf.current()
    try:
        card = shown.catalogue.special(special.lower())
    except CatalogueError as error:
        name = special[:100]
        raise refuse(404, "service.no_such_special", lang, field="special", name=name) from error
    return await image(service, shown, card.id, width, if_none_match, lang)


@router.get("/decks", summary="The decks of this computer")
def decks(service: ServiceDep) -> Decks:
    """Return what each deck holds and how it stands with its model."""
    library = service.shelf.library
    default = library.default()
    told = []
    for name in library.names():
        try:
            status = deck_status(library.place(name))
        except CatalogueError as error:  # one broken deck does not hide the others
            event("deck_unusable", 40, code=error.code.value)
            continue
        told.append(_deck(status, served=name == service.shelf.name, default=name == default))
    return Decks.model_validate({"decks": told})


def _deck(status: DeckStatus, *, served: bool, default: bool) -> dict[str, Any]:
    """Return a deck as plain values: without its folder, which is this computer's affair."""
    return {
        "name": status.name,
        "served": served,
        "default": default,
        "fingerprint": status.fingerprint,
        "works": status.works,
        "paintings": status.paintings,
        "architecture": status.architecture,
        "bridges": status.bridges,
        "specials": status.specials,
        "pictured": status.pictured,
        "without_picture": list(status.without_picture),
        "lost": list(status.lost),
        "model": status.model.value,
    }
