"""Settings come from the environment, are bounded, and stand in the documentation."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from trainer_api.settings import PREFIX, RANGES, Settings, SettingsError

DOCS = Path(__file__).resolve().parents[1] / "docs" / "service.md"


def test_the_defaults_listen_to_this_computer_alone() -> None:
    settings = Settings.from_environment({})
    assert settings.host == "127.0.0.1"
    assert not settings.lan
    assert settings.hosts == ()


def test_variables_are_read_and_arguments_go_before() -> None:
    environ = {
        "STAIRWAY_DATA": "somewhere",
        "STAIRWAY_PORT": "9000",
        "STAIRWAY_PHOTO_SECONDS": "2.5",
        "STAIRWAY_LAN": "yes",
        "STAIRWAY_RUN_JOBS": "0",
        "STAIRWAY_HOSTS": "A.example, b.example,",
        "STAIRWAY_DECK": "mine",
        "STAIRWAY_DATABASE": "",
    }
    settings = Settings.from_environment(environ, port=9001, host=None)
    assert settings.data == Path("somewhere")
    assert (settings.port, settings.photo_seconds) == (9001, 2.5)
    assert (settings.lan, settings.run_jobs) == (True, False)
    assert settings.hosts == ("a.example", "b.example")
    assert settings.host == "0.0.0.0"  # noqa: S104 - that is what --lan asks for
    assert Settings.from_environment(environ, host="10.0.0.1").host == "10.0.0.1"
    assert (settings.deck, settings.database) == ("mine", None)


def test_all_wrong_values_are_told_at_once() -> None:
    environ = {"STAIRWAY_PORT": "http", "STAIRWAY_LAN": "maybe", "STAIRWAY_PHOTOS": "1.5"}
    with pytest.raises(SettingsError) as refused:
        Settings.from_environment(environ)
    assert [name for name, _, _ in refused.value.problems] == ["port", "lan", "photos"]


@pytest.mark.parametrize("name", sorted(RANGES))
def test_numbers_have_a_range(name: str) -> None:
    low, high = RANGES[name]
    for value in (low - 1, high + 1):
        with pytest.raises(SettingsError) as refused:
            Settings(**{name: value})
        assert name in [problem[0] for problem in refused.value.problems]


def test_what_fits_not_together_is_refused() -> None:
    with pytest.raises(SettingsError, match="below_photo"):
        Settings(request_bytes=1_000_000, photo_bytes=2_000_000)
    with pytest.raises(SettingsError, match="wildcard"):
        Settings(hosts=("*",))


def test_every_setting_is_in_the_documentation_with_its_default() -> None:
    rows = dict(
        re.findall(r"^\| `(STAIRWAY_\w+)` \| ([^|]*) \|", DOCS.read_text("utf-8"), re.MULTILINE)
    )
    assert list(rows) == [PREFIX + setting.name.upper() for setting in fields(Settings)]
    for setting in fields(Settings):
        written = rows[PREFIX + setting.name.upper()].strip()
        if isinstance(setting.default, int | float) and not isinstance(setting.default, bool):
            assert float(written.replace(",", "")) == setting.default, setting.name
