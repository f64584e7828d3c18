"""What the routes of one service share, and how they get it.

The dependencies are coroutines: plain functions would each wait for a free thread.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal

from fastapi import Depends, Query, Request
from fastapi.security import HTTPBearer

from trainer_api.service.backend import RecognitionBackend
from trainer_api.service.language import language_of
from trainer_api.service.metrics import Metrics
from trainer_api.service.pictures import Pictures
from trainer_api.service.shelf import Shelf
from trainer_api.settings import Settings
from trainer_api.store import Store

if TYPE_CHECKING:
    from trainer_api.jobs.runner import JobRunner


@dataclass(slots=True)
class Service:
    """What one service holds while it runs.

    Attributes:
        settings: what was chosen.
        metrics: what is counted.
        shelf: the deck that is served.
        backend: looks at photos.
        pictures: makes and keeps response images.
        store: the database of jobs.
        jobs: runs the jobs; None where this process shall not.
        arriving: requests with photos that are arriving now.
    """

    settings: Settings
    metrics: Metrics
    shelf: Shelf
    backend: RecognitionBackend
    pictures: Pictures
    store: Store
    jobs: JobRunner | None = None
    arriving: int = 0


async def get_service(request: Request) -> Service:
    """Return what this service holds."""
    service: Service = request.app.state.service
    return service


async def get_store(service: Annotated[Service, Depends(get_service)]) -> Store:
    """Return the store."""
    return service.store


async def get_language(
    request: Request,
    lang: Annotated[
        Literal["en", "es"] | None,
        Query(description="Language of texts; goes before Accept-Language."),
    ] = None,
) -> str:
    """Return the caller's language."""
    return lang or language_of(request.scope)


ServiceDep = Annotated[Service, Depends(get_service)]
StoreDep = Annotated[Store, Depends(get_store)]
Lang = Annotated[str, Depends(get_language)]

Owner = Depends(
    HTTPBearer(auto_error=False, description="The token in the owner's data folder: owner_token.")
)
"""Put on the routes of the owner so that the API's description says so; the middleware of the
doors has checked the token by then (`trainer_api.service.doors`)."""
