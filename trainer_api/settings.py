"""What may be chosen about the service; every choice has an environment variable.

The table of them for people is in docs/service.md; a test holds it equal to this one.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, Final

from trainer_api.resources import data_folder

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

PREFIX: Final = "STAIRWAY_"
"""Every setting NAME is read from the variable STAIRWAY_NAME."""

PORT: Final = 8017
LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - only where the user asks for it

MEGABYTE: Final = 1_000_000


class SettingsError(Exception):
    """Choices that cannot be used: all of them at once.

    Attributes:
        problems: each the name of a setting, its value, and the key of the text that says why.
    """

    def __init__(self, problems: tuple[tuple[str, str, str], ...]) -> None:
        self.problems = problems
        super().__init__("; ".join(f"{name}={value!r}: {why}" for name, value, why in problems))


@dataclass(frozen=True, slots=True)
class Settings:
    """What is chosen for one service. Sizes are in bytes, times in seconds.

    Attributes:
        data: folder of the user's data: decks, token, the store's default place.
        deck: name of the deck that is served; None: the last one used when the service starts.
        database: URL of the store's database; None: SQLite in the data folder.
        host: address that is listened on.
        port: TCP port; 0: any free one.
        hosts: names, beside this machine's own, that a request's Host header may carry.
        lan: any address and this machine's name are allowed as Host too.
        photo_workers: processes that look at photos; each holds the deck's bundle.
        photo_queue: photos that may wait for one of them; more are turned away.
        photo_seconds: time that one photo may take before its process is stopped.
        photo_bytes: size of one photo.
        photos: photos of one request.
        request_bytes: size of a whole request with photos.
        json_bytes: size of a request without photos.
        body_seconds: time that a request's body may take to arrive.
        uploads: requests with photos that may be arriving at once; more are turned away.
        image_cache_bytes: response images that are kept in memory.
        run_jobs: whether this process may run the jobs of the store.
    """

    data: Path = field(default_factory=data_folder)
    deck: str | None = None
    database: str | None = None
    host: str = LOOPBACK
    port: int = PORT
    hosts: tuple[str, ...] = ()
    lan: bool = False
    photo_workers: int = 1
    photo_queue: int = 8
    photo_seconds: float = 20.0
    photo_bytes: int = 25 * MEGABYTE
    photos: int = 8
    request_bytes: int = 60 * MEGABYTE
    json_bytes: int = 64_000
    body_seconds: float = 60.0
    uploads: int = 64
    image_cache_bytes: int = 32 * MEGABYTE
    run_jobs: bool = True

    def __post_init__(self) -> None:
        problems = [
            (name, str(getattr(self, name)), "settings.not_in_range")
            for name, (low, high) in RANGES.items()
            if not low <= getattr(self, name) <= high
        ]
        if self.request_bytes < self.photo_bytes:
            problems.append(("request_bytes", str(self.request_bytes), "settings.below_photo"))
        if "*" in self.hosts:
            problems.append(("hosts", "*", "settings.no_wildcard"))
        if problems:
            raise SettingsError(tuple(problems))

    @classmethod
    def from_environment(cls, environ: Mapping[str, str], **chosen: Any) -> Settings:
        """Read the settings; what is chosen by arguments goes before the environment.

        With `lan` and no host the host is `EVERYWHERE`.

        Args:
            environ: environment variables.
            **chosen: settings by name; None: not chosen.

        Raises:
            SettingsError: values that cannot be used, all of them.
        """
        values: dict[str, Any] = {"data": data_folder(environ)}
        problems: list[tuple[str, str, str]] = []
        for setting in fields(cls):
            written = environ.get(PREFIX + setting.name.upper(), "")
            if setting.name == "data" or written == "":
                continue
            read = _READERS.get(str(setting.type), str)
            try:
                values[setting.name] = read(written)
            except ValueError:
                problems.append((setting.name, written, "settings.not_understood"))
        if problems:
            raise SettingsError(tuple(problems))
        values |= {name: value for name, value in chosen.items() if value is not None}
        if values.get("lan") and "host" not in values:
            values["host"] = EVERYWHERE
        return cls(**values)


RANGES: Final[Mapping[str, tuple[float, float]]] = {
    "port": (0, 65_535),
    "photo_workers": (1, 64),
    "photo_queue": (0, 1_000),
    "photo_seconds": (0.05, 600),
    "photo_bytes": (1_000, 50 * MEGABYTE),
    "photos": (1, 50),
    "request_bytes": (1_000, 1_000 * MEGABYTE),
    "json_bytes": (1_000, 10 * MEGABYTE),
    "body_seconds": (0.05, 3_600),
    "uploads": (1, 10_000),
    "image_cache_bytes": (0, 4_000 * MEGABYTE),
}
"""Lowest and highest value of each number; `photo_bytes` ends where the recognizer's limit is."""


def _names(written: str) -> tuple[str, ...]:
    return tuple(part.strip().lower() for part in written.split(",") if part.strip())


def _yes_or_no(written: str) -> bool:
    known = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}
    if written.lower() not in known:
        raise ValueError(written)
    return known[written.lower()]


_READERS: Final[Mapping[str, Any]] = {
    "int": int,
    "float": float,
    "bool": _yes_or_no,
    "tuple[str, ...]": _names,
}
"""How a variable becomes a value, by the setting's type; a string stays one."""
