"""Is it alive, is it ready, what has it done."""

from __future__ import annotations

from fastapi import APIRouter, Response
from pydantic import BaseModel

from trainer_api.service.metrics import CONTENT_TYPE
from trainer_api.service.state import ServiceDep

router = APIRouter(tags=["service"])


class Health(BaseModel):
    """The process runs and answers."""

    status: str


@router.get("/healthz", summary="Is it alive?")
async def healthz() -> Health:
    """Answer at once, whatever else goes on."""
    return Health(status="ok")


@router.get(
    "/metrics",
    summary="Counters for Prometheus",
    response_class=Response,
    responses={200: {"content": {CONTENT_TYPE: {"schema": {"type": "string"}}}}},
)
async def metrics(service: ServiceDep) -> Response:
    """Tell what has been counted since the start, in Prometheus' text format."""
    return Response(service.metrics.text(), media_type=CONTENT_TYPE)
