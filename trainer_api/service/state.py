"""What the routes of one service share, and how they get it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from fastapi import Depends, Request
from fastapi.security import HTTPBearer

from trainer_api.service.language import language_of
from trainer_api.service.metrics import Metrics
from trainer_api.settings import Settings
from trainer_api.store import Store

if TYPE_CHECKING:
    from trainer_api.jobs import JobRunner


@dataclass(slots=True)
class Service:
    """What one service holds while it runs.

    Attributes:
        settings: what was chosen.
        metrics: what is counted.
        store: the database of jobs.
        jobs: runs the jobs; None where this process shall not.
    """

    settings: Settings
    metrics: Metrics
    store: Store
    jobs: JobRunner | None = None


def get_service(request: Request) -> Service:
    """Return what this service holds."""
    service: Service = request.app.state.service
    return service


def get_store(service: Annotated[Service, Depends(get_service)]) -> Store:
    """Return the store."""
    return service.store


def get_language(request: Request) -> str:
    """Return the caller's language."""
    return language_of(request.scope)


ServiceDep = Annotated[Service, Depends(get_service)]
StoreDep = Annotated[Store, Depends(get_store)]
Lang = Annotated[str, Depends(get_language)]

Owner = Depends(
    HTTPBearer(auto_error=False, description="The token in the owner's data folder: owner_token.")
)
"""Put on the routes of the owner so that the API's description says so; the middleware of the
doors has checked the token by then (`trainer_api.service.doors`)."""
