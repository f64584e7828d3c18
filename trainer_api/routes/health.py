"""Is it alive, is it ready, what has it done."""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import APIRouter, Response
from pydantic import BaseModel

from trainer_api.service.errors import busy
from trainer_api.service.metrics import CONTENT_TYPE
from trainer_api.service.state import Lang, Service, ServiceDep
from trainer_api.store import StoreError

router = APIRouter(tags=["service"])

_STORE_SECONDS: Final = 2.0
"""How long the store may take to answer before the service is not ready."""


class Health(BaseModel):
    """The process runs and answers."""

    status: str


@router.get("/healthz", summary="Is it alive?")
async def healthz() -> Health:
    """Answer at once, whatever else goes on."""
    return Health(status="ok")


class Readiness(BaseModel):
    """The service can look at photos."""

    status: str
    deck: str
    fingerprint: str


@router.get("/readyz", summary="Is it ready?")
async def readyz(service: ServiceDep, lang: Lang) -> Readiness:
    """Answer 200 once a photo has gone the whole way in every process, and the store answers."""
    try:
        # Not on a thread of the routes': these may all be waiting for the store.
        async with asyncio.timeout(_STORE_SECONDS):
            fingerprint = await asyncio.to_thread(_ask, service)
    except (StoreError, TimeoutError) as error:
        raise busy("service.no_store", lang) from error
    if not service.backend.ready:
        raise busy("service.not_ready", lang)
    return Readiness(status="ready", deck=service.shelf.name, fingerprint=fingerprint)


def _ask(service: Service) -> str:
    """Return the fingerprint of the deck once the store has answered."""
    service.store.check()
    return service.shelf.current().catalogue.fingerprint


@router.get(
    "/metrics",
    summary="Counters for Prometheus",
    response_class=Response,
    responses={200: {"content": {CONTENT_TYPE: {"schema": {"type": "string"}}}}},
)
async def metrics(service: ServiceDep) -> Response:
    """Tell what has been counted since the start, in Prometheus' text format."""
    return Response(service.metrics.text(), media_type=CONTENT_TYPE)
