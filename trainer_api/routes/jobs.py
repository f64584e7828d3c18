"""Long work: asked for, looked at, cancelled. All of it is the owner's."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Path, Query, Response
from pydantic import BaseModel, ConfigDict, Field

from trainer_api.decks.library import HOUSE, MAX_NAME, DeckLibrary
from trainer_api.jobs.kinds import JobKind
from trainer_api.jobs.runner import now
from trainer_api.service.doors import API
from trainer_api.service.errors import Refusal, refuse
from trainer_api.service.state import Lang, Owner, ServiceDep
from trainer_api.store.jobs import KEPT, Job, JobError, JobRefusal, JobState
from trainer_api.texts import text

if TYPE_CHECKING:
    from pathlib import Path as Folder

router = APIRouter(prefix="/jobs", tags=["jobs"], dependencies=[Owner])

Id = Annotated[str, Path(pattern="^[0-9a-f]{32}$", description="The job's id.")]


class NewJob(BaseModel):
    """What to do."""

    model_config = ConfigDict(extra="forbid")

    kind: JobKind = Field(
        description="model_build: build the recognizer's bundle of a deck from its pictures."
    )
    deck: str = Field(min_length=1, max_length=MAX_NAME, description="Name of a deck of the user's")


class Progress(BaseModel):
    """How far a job is."""

    done: int = Field(ge=0, description="Steps done.")
    total: int = Field(ge=0, description="Steps in all; 0: not known yet.")


class Built(BaseModel):
    """What a model_build has made."""

    cards: int = Field(ge=1, description="Cards that the bundle has pictures of.")
    pictures: int = Field(ge=1, description="Pictures in it.")


class JobFailure(BaseModel):
    """Why a job failed."""

    code: str = Field(description="Stable reason, for programs.")
    text: str = Field(description="What was wrong and what to do, in the caller's language.")


class JobView(BaseModel):
    """One job as it is now."""

    id: str
    kind: JobKind
    deck: str
    state: JobState
    progress: Progress
    cancel_asked: bool = Field(description="It was told to stop, and will have soon.")
    attempts: int = Field(ge=0, description="How often it was begun.")
    created: datetime
    started: datetime | None
    ended: datetime | None
    result: Built | None = Field(description="What a job that is done has made.")
    error: JobFailure | None = Field(description="Why a job failed.")


class JobList(BaseModel):
    """Jobs, the newest first."""

    jobs: list[JobView]


@router.post("", status_code=202, summary="Ask for long work")
def ask(order: NewJob, service: ServiceDep, lang: Lang, response: Response) -> JobView:
    """Queue a job; the answer's Location is where to see how it goes.

    404: no such deck. 409: the house deck, which is read-only; the same job waits or runs already;
    as many wait as may.
    """
    _check_deck(service.settings.data, order.deck, lang)
    try:
        job = service.store.jobs.add(order.kind, order.deck, now())
    except JobError as error:
        raise _refusal(error, lang) from error
    if service.jobs is not None:
        service.jobs.wake()
    response.headers["Location"] = f"{API}/jobs/{job.id}"
    return view(job, lang)


@router.get("", summary="The newest jobs")
def newest(
    service: ServiceDep,
    lang: Lang,
    state: Annotated[JobState | None, Query(description="Only jobs in this state.")] = None,
    limit: Annotated[int, Query(ge=1, le=KEPT, description="So many at most.")] = 50,
) -> JobList:
    """Return jobs, the newest first. Old ones that have ended are forgotten in time."""
    return JobList(jobs=[view(job, lang) for job in service.store.jobs.newest(limit, state)])


@router.get("/{job_id}", summary="One job")
def one(job_id: Id, service: ServiceDep, lang: Lang) -> JobView:
    """Return a job as it is now."""
    try:
        return view(service.store.jobs.get(job_id), lang)
    except JobError as error:
        raise _refusal(error, lang) from error


@router.post("/{job_id}/cancel", status_code=202, summary="Stop a job")
def cancel(job_id: Id, service: ServiceDep, lang: Lang) -> JobView:
    """Ask a job to stop: a waiting one has ended by that, a running one will within seconds.

    Asking twice does no harm. 409: it has ended otherwise.
    """
    try:
        job = service.store.jobs.cancel(job_id, now())
    except JobError as error:
        raise _refusal(error, lang) from error
    if service.jobs is not None:
        service.jobs.wake()
    return view(job, lang)


def _check_deck(data: Folder, name: str, lang: str) -> None:
    """Refuse a deck that there is not, and the one that is not the user's to change."""
    if name == HOUSE:
        raise refuse(409, "jobs.house_is_read_only", lang, field="deck")
    names = DeckLibrary(data).names()
    if name not in names:
        known = ", ".join(names)
        raise refuse(404, "deck_errors.no_such_deck", lang, field="deck", name=name, names=known)


def _refusal(error: JobError, lang: str) -> Refusal:
    status = 404 if error.code is JobRefusal.NO_SUCH_JOB else 409
    return Refusal(status, error.code.value, text(f"jobs.{error.code}", lang, **error.data))


def view(job: Job, lang: str) -> JobView:
    """Return a job as the API shows it, in a language."""
    error = None
    if (failure := job.failure) is not None:
        code = failure.key.rpartition(".")[2]
        error = JobFailure(code=code, text=text(failure.key, lang, **failure.data))
    return JobView(
        id=job.id,
        kind=JobKind(job.kind),
        deck=job.deck,
        state=job.state,
        progress=Progress(done=job.done, total=job.total),
        cancel_asked=job.cancel_asked,
        attempts=job.attempts,
        created=job.created,
        started=job.started,
        ended=job.ended,
        result=None if job.result is None else Built(**job.result),
        error=error,
    )
