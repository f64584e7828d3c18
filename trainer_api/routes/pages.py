"""Pages for people: the API's description, and the card that a QR code leads to."""

from __future__ import annotations

import asyncio
import string
from functools import cache
from html import escape
from importlib.resources import files

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse

from trainer_api.cards import Work
from trainer_api.catalogue_documents import image_alt
from trainer_api.service.doors import API
from trainer_api.service.errors import refuse
from trainer_api.service.state import Lang, ServiceDep
from trainer_api.texts import text

router = APIRouter(include_in_schema=False)

_KINDS = {".css": "text/css", ".js": "text/javascript"}
_FILES = frozenset({"page.css", "docs.js"})
_CACHE = {"Cache-Control": "private, max-age=300"}
_LONGEST_CODE = 20


@router.get("/openapi.json")
async def openapi(request: Request) -> JSONResponse:
    """Return the API's description."""
    # Put together at the first call, a tenth of a second: not while others wait.
    told = await asyncio.to_thread(request.app.openapi)
    return JSONResponse(told, headers={"Cache-Control": "no-cache"})


@router.get("/docs")
async def docs() -> HTMLResponse:
    """Return the page that shows the description; it needs no other host."""
    return HTMLResponse(_page("docs.html"))


@router.get("/pages/{name}")
async def page_file(name: str, lang: Lang) -> Response:
    """Return a style sheet or script of the pages."""
    if name not in _FILES:
        raise refuse(404, "service.no_such_page", lang)
    kind = _KINDS[name[name.rindex(".") :]]
    return Response(_page(name), media_type=kind, headers=_CACHE)


@router.get("/w/{code}")
@router.get("/W/{code}")
async def card(service: ServiceDep, code: str, lang: Lang) -> HTMLResponse:
    """Show the card whose QR code was read; the code may be in any case."""
    shown = service.shelf.current()
    found = shown.catalogue.by_code(code[:_LONGEST_CODE])
    if found is None:
        said = text("service.no_such_code", lang)
        return HTMLResponse(_card(lang, said, [], None), 404)
    if isinstance(found, Work):
        said, kind = found.title.of(lang), "works"
        lines = [found.artist or "", found.place or "", found.look.of(lang) if found.look else ""]
    else:
        said, kind, lines = found.name.of(lang), "specials", [found.effect.of(lang)]
    lines = [line for line in lines if line]
    if not shown.catalogue.pictures_of(found.id):
        return HTMLResponse(_card(lang, said, lines, None))
    alt = image_alt(found.id, shown.catalogue)
    source = f"{API}/{kind}/{found.id}/image?width=480"
    return HTMLResponse(_card(lang, said, lines, (source, alt.of(lang) if alt else said)))


def _card(lang: str, title: str, lines: list[str], picture: tuple[str, str] | None) -> str:
    """Return the page of a card; its picture is the address and what stands for it in words."""
    source, alt = (escape(part) for part in picture or ("", ""))
    shown = f'<img src="{source}" alt="{alt}">' if picture else ""
    told = "\n".join(f"<p>{escape(line)}</p>" for line in lines)
    page = string.Template(_page("card.html"))
    return page.substitute(lang=lang, title=escape(title), picture=shown, lines=told)


@cache
def _page(name: str) -> str:
    return files("trainer_api.routes").joinpath("static", name).read_text(encoding="utf-8")
