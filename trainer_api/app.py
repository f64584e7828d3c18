"""Puts the service together: settings, what is behind the routes, and the layers before them."""

from __future__ import annotations

import os
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from fastapi import APIRouter, FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware

from trainer_api.routes import health
from trainer_api.service.body import BodyLimit
from trainer_api.service.context import Context
from trainer_api.service.doors import API, Doors
from trainer_api.service.errors import ErrorBody, Refusal, refuse, response_for
from trainer_api.service.guard import Guard, allowed_hosts
from trainer_api.service.language import language_of
from trainer_api.service.metrics import Metrics
from trainer_api.service.state import Service
from trainer_api.service.token import owner_token
from trainer_api.service.validation import not_understood
from trainer_api.settings import Settings
from trainer_api.store import open_store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.requests import Request
    from starlette.responses import Response

ERRORS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": ErrorBody, "description": "Not understood, not allowed or not found."},
    503: {
        "model": ErrorBody,
        "description": "Full or not ready: try again later.",
        "headers": {
            "Retry-After": {"description": "Seconds to wait.", "schema": {"type": "integer"}}
        },
    },
}
"""What every operation may answer beside its own responses."""


def create_app(settings: Settings) -> FastAPI:
    """Return the service with these settings.

    What it holds is opened when it starts and closed when it stops.
    """
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = open_store(settings.database or _database(settings))
        app.state.service = Service(settings, metrics, store)
        app.state.jobs = None
        try:
            yield
        finally:
            store.close()

    app = FastAPI(
        title="Stairway Trainer",
        version=version("stairway-trainer"),
        description="Recognizes the cards of Stairway to Art on photos and checks stairways.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        redirect_slashes=False,
        responses=ERRORS,
        middleware=[
            Middleware(Context, metrics=metrics),
            Middleware(Guard, hosts=allowed_hosts(settings), addresses=settings.lan),
            Middleware(Doors, token=owner_token(settings.data)),
            Middleware(BodyLimit, settings=settings),
        ],
    )
    app.add_exception_handler(HTTPException, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.include_router(health.router)
    app.include_router(_resources())
    return app


def from_environment() -> FastAPI:
    """Return the service with the settings of the environment, for `uvicorn --factory`."""
    return create_app(Settings.from_environment(os.environ))


def _resources() -> APIRouter:
    """Return all resources under /api/v1."""
    resources = APIRouter(prefix=API)
    return resources


def _database(settings: Settings) -> str:
    """Return the URL of the SQLite database in the data folder."""
    from trainer_api.store import STORE_FILE

    settings.data.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{settings.data / STORE_FILE}"


async def _refused(request: Request, error: Exception) -> Response:
    """Answer a refusal, or what the framework refuses by itself, in the one shape."""
    if not isinstance(error, Refusal):
        assert isinstance(error, HTTPException)  # noqa: S101 - for the type checker
        lang = language_of(request.scope)
        known = {404: "service.no_such_page", 405: "service.wrong_method"}
        key = known.get(error.status_code, "service.not_understood")
        allowed = (error.headers or {}).get("Allow", "")
        error = refuse(error.status_code, key, lang, headers=error.headers, allowed=allowed)
    return response_for(error, request.scope)


async def _invalid(request: Request, error: Exception) -> Response:
    """Answer a request whose fields are not understood."""
    assert isinstance(error, RequestValidationError)  # noqa: S101 - for the type checker
    return response_for(not_understood(error.errors(), language_of(request.scope)), request.scope)
