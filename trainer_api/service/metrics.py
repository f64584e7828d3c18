"""What is counted, for Prometheus. Each service has its own registry."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

if TYPE_CHECKING:
    from collections.abc import Callable

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4
_SECONDS: Final = (0.005, 0.02, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)


class Metrics:
    """The counters of one service. Labels come from fixed sets: no client can add one."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._requests = Counter(
            "stairway_requests",
            "Requests answered (status 499: the client went away).",
            ("method", "route", "status"),
            registry=self.registry,
        )
        self._seconds = Histogram(
            "stairway_request_seconds",
            "Time from a request's head to the end of its answer.",
            ("route",),
            buckets=_SECONDS,
            registry=self.registry,
        )
        self._photos = Counter(
            "stairway_photos",
            "Photos by what became of them.",
            ("outcome",),
            registry=self.registry,
        )
        self._photo_seconds = Histogram(
            "stairway_photo_seconds",
            "Time that looking at one photo took, without waiting.",
            buckets=_SECONDS,
            registry=self.registry,
        )
        self._workers = Counter(
            "stairway_photo_worker_starts",
            "Processes that were started to look at photos.",
            registry=self.registry,
        )

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count an answered request; `route` is one of the table of doors."""
        self._requests.labels(method, route, str(status)).inc()
        self._seconds.labels(route).observe(seconds)

    def photo(self, outcome: str, seconds: float | None = None) -> None:
        """Count a photo by its outcome; give the seconds when it was looked at."""
        self._photos.labels(outcome).inc()
        if seconds is not None:
            self._photo_seconds.observe(seconds)

    def worker_started(self) -> None:
        """Count a process that was started to look at photos."""
        self._workers.inc()

    def watch(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Show a number that is asked for whenever the metrics are."""
        Gauge(f"stairway_{name}", about, registry=self.registry).set_function(value)

    def text(self) -> bytes:
        """Return all of it in Prometheus' text format."""
        return generate_latest(self.registry)
