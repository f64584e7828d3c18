"""Long work in the background: what kinds there are, and what runs them, one at a time."""

from __future__ import annotations

from trainer_api.jobs.kinds import JobKind
from trainer_api.jobs.runner import JobRunner

__all__ = ["JobKind", "JobRunner"]
