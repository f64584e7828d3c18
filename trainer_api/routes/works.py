"""GET /works and what hangs on a work: its image, its look-alikes."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Header, Query, Response

from trainer_api.cards import Work
from trainer_api.catalogue import CatalogueError
from trainer_api.catalogue_documents import work_document
from trainer_api.routes.catalogue_shapes import LookAlikes, Works, WorkShape
from trainer_api.routes.images import IMAGE, Width, Widths, image
from trainer_api.routes.shapes import Category, Style
from trainer_api.service.errors import refuse
from trainer_api.service.shelf import Shown
from trainer_api.service.state import Lang, ServiceDep

router = APIRouter(tags=["catalogue"])

IfNoneMatch = Annotated[str | None, Header(max_length=2_000)]


@router.get("/works", summary="The works of the deck")
async def works(
    service: ServiceDep,
    category: Annotated[Category | None, Query(description="Only of this category.")] = None,
    style: Annotated[
        list[Style] | None, Query(max_length=10, description="Only of one of these styles.")
    ] = None,
    bridges: Annotated[bool, Query(description="Only works of two styles.")] = False,
) -> Works:
    """Return all works, or those that are asked for, in the deck's order."""
    catalogue = service.shelf.current().catalogue
    wanted = [
        work
        for work in catalogue.works
        if (category is None or work.category == category)
        and (not style or set(style) & set(work.styles))
        and (work.is_bridge or not bridges)
    ]
    return Works.model_validate({"works": [work_document(work, catalogue) for work in wanted]})


@router.get("/works/{work}", summary="One work")
async def one_work(service: ServiceDep, work: str, lang: Lang) -> WorkShape:
    """Return what the catalogue says of a work."""
    shown = service.shelf.current()
    return WorkShape.model_validate(work_document(_work(shown, work, lang), shown.catalogue))


@router.get(
    "/works/{work}/image",
    summary="A picture of a work",
    response_class=Response,
    responses=IMAGE,
)
async def work_image(
    service: ServiceDep,
    work: str,
    lang: Lang,
    width: Width = Widths.MEDIUM,
    if_none_match: IfNoneMatch = None,
) -> Response:
    """Return the first picture of a work as WebP, never enlarged."""
    shown = service.shelf.current()
    card = _work(shown, work, lang)
    return await image(service, shown, card.id, width, if_none_match, lang)


@router.get("/works/{work}/look-alikes", summary="Works that look like this one")
async def look_alikes(service: ServiceDep, work: str, lang: Lang) -> LookAlikes:
    """Return the works that look most like one, the most alike first."""
    shown = service.shelf.current()
    card = _work(shown, work, lang)
    alike = [
        {
            "work": other,
            "title": _both(shown.catalogue.work(other)),
            "similarity": similarity,
        }
        for first, other, similarity in shown.catalogue.look_alikes
        if first == card.id
    ]
    return LookAlikes.model_validate({"work": card.id, "look_alikes": alike})


def _work(shown: Shown, work: str, lang: str) -> Work:
    try:
        return shown.catalogue.work(work.lower())
    except CatalogueError as error:
        raise refuse(404, "service.no_such_work", lang, field="work", name=work[:100]) from error


def _both(work: Work) -> dict[Literal["en", "es"], str]:
    return {"en": work.title.en, "es": work.title.es}
