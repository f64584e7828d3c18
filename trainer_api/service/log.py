"""The log: one JSON object a line on standard error, nothing in it that names a person.

No photo, no file name, no token, no address, no query: of a path only the route that it fits.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, Final

LOGGER: Final = logging.getLogger("stairway")


class JsonLines(logging.Formatter):
    """Writes a record as one JSON object: time, level, event, and what the event has to say."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **getattr(record, "data", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = trace(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def configure(level: int = logging.INFO) -> None:
    """Send the log of this process, uvicorn's too, to standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("stairway", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name != "uvicorn.error" else []
        logger.propagate = name == "uvicorn.error"
        logger.setLevel(level)
    root = logging.getLogger()  # what any other library has to say
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("python_multipart").disabled = True  # it quotes what clients sent
    logging.getLogger("uvicorn.access").disabled = True  # it would write addresses


def event(name: str, level: int = logging.INFO, /, **data: Any) -> None:
    """Write one event."""
    LOGGER.log(level, name, extra={"data": data})


def finished(
    request: str, method: str, route: str, status: int, seconds: float, arrived: int
) -> None:
    """Write that a request was answered (status 499: its client went away before that)."""
    ms = round(seconds * 1000, 1)
    level = logging.ERROR if status == 500 else logging.INFO
    event(
        "request",
        level,
        request=request,
        method=method,
        route=route,
        status=status,
        ms=ms,
        bytes=arrived,
    )


def bug(request: str, method: str, route: str, error: Exception) -> None:
    """Write an exception that nobody caught, where it happened and of what class."""
    event("bug", logging.ERROR, request=request, method=method, route=route, trace=trace(error))


def trace(error: BaseException) -> list[str]:
    """Return where an error happened, outermost call first, and its class.

    Without its message, which may quote what a user sent.
    """
    frames = traceback.extract_tb(error.__traceback__)
    lines = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
    cause = error.__cause__ or error.__context__
    inner = [] if cause is None else [f"from {type(cause).__name__}"]
    return [*lines, type(error).__name__, *inner]
