"""Puts the service together: settings, what is behind the routes, and the layers before them."""

from __future__ import annotations

import asyncio
import logging
import os
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware

from trainer_api.decks.library import DeckLibrary
from trainer_api.jobs.runner import JobRunner
from trainer_api.routes import (
    catalogue,
    health,
    jobs,
    pages,
    recognitions,
    special_checks,
    stairway_checks,
    works,
)
from trainer_api.service.body import BodyLimit
from trainer_api.service.context import Context
from trainer_api.service.doors import API, Doors
from trainer_api.service.errors import ErrorBody, Refusal, busy, refuse, response_for
from trainer_api.service.guard import Guard, allowed_hosts
from trainer_api.service.language import language_of
from trainer_api.service.log import configure, event
from trainer_api.service.metrics import Metrics
from trainer_api.service.pictures import Pictures
from trainer_api.service.pool import Pool, PoolSize
from trainer_api.service.probe import probe
from trainer_api.service.shelf import Shelf
from trainer_api.service.state import Service
from trainer_api.service.token import owner_token
from trainer_api.service.validation import not_understood
from trainer_api.settings import Settings
from trainer_api.store import StoreError, open_store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from starlette.requests import Request
    from starlette.responses import Response

    from trainer_api.service.backend import RecognitionBackend

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


def create_app(
    settings: Settings, *, backend: Callable[[Shelf, Metrics], RecognitionBackend] | None = None
) -> FastAPI:
    """Return the service with these settings.

    What it holds is opened when it starts and closed when it stops.

    Args:
        settings: what was chosen.
        backend: makes what looks at photos; None: a pool of processes on this machine.
    """
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        library = DeckLibrary(settings.data)
        shelf = Shelf(library, settings.deck)
        async with AsyncExitStack() as stack:
            store = open_store(settings.database, folder=settings.data)
            stack.callback(store.close)
            pictures = Pictures(settings.image_cache_bytes)
            looking = backend(shelf, metrics) if backend else _pool(settings, shelf, metrics)
            stack.push_async_callback(looking.close)
            runner = JobRunner(store.jobs, settings.data) if settings.run_jobs else None
            if runner is not None:
                runner.start()
                stack.push_async_callback(asyncio.to_thread, runner.stop)
            app.state.service = Service(settings, metrics, shelf, looking, pictures, store, runner)
            yield

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
    app.add_exception_handler(StoreError, _away)
    app.include_router(health.router)
    app.include_router(pages.router)
    for resource in (recognitions, stairway_checks, special_checks, works, catalogue, jobs):
        app.include_router(resource.router, prefix=API)
    return app


def from_environment() -> FastAPI:
    """Return the service with the settings of the environment, for `uvicorn --factory`.

    Takes over the log of the process: uvicorn's own would hold the addresses of clients.
    """
    configure()
    return create_app(Settings.from_environment(os.environ))


def _pool(settings: Settings, shelf: Shelf, metrics: Metrics) -> Pool:
    """Return the pool of processes that looks at photos, started."""
    size = PoolSize(settings.photo_workers, settings.photo_queue, settings.photo_seconds)
    pool = Pool(size, lambda: shelf.current().model, lambda: probe(shelf.current()), metrics)
    pool.start()
    return pool


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


async def _away(request: Request, error: Exception) -> Response:
    """Answer what needs the store while its database does not answer: try again soon."""
    assert isinstance(error, StoreError)  # noqa: S101 - for the type checker
    event("store_away", logging.WARNING, code=error.code.value)
    return response_for(busy("jobs.store_away", language_of(request.scope)), request.scope)
