"""A web page elsewhere cannot talk to the service."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.service.fakes import FakeBackend, client
from trainer_api.service.context import HEADERS
from trainer_api.service.guard import allowed_hosts
from trainer_api.settings import Settings

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.testclient import TestClient

CHECK = "/api/v1/special-checks"
IDS = {"special": "cancelled", "target": "the-kiss"}


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("localhost", True),
        ("LOCALHOST:8017", True),
        ("127.0.0.1:8017", True),
        ("[::1]:8017", True),
        ("localhost.", True),
        ("trainer.example.org", True),
        ("trainer.example.org:443", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("trainer.example.org.evil.example", False),
        ("192.168.1.7", False),
        ("localhost@evil.example", False),
        ("evil.example/localhost", False),
        ("localhost:port", False),
        ("", False),
    ],
)
def test_only_names_of_ours(tmp_path: Path, host: str, allowed: bool) -> None:
    with client(tmp_path, FakeBackend(), hosts=("trainer.example.org",)) as api:
        answer = api.get("/healthz", headers={"Host": host})
    assert answer.status_code == (200 if allowed else 400)
    if not allowed:
        assert answer.json()["error"]["code"] == "wrong_host"


@pytest.mark.parametrize(("host", "allowed"), [("192.168.1.7:8017", True), ("evil.example", False)])
def test_in_a_local_network_addresses_are_allowed(tmp_path: Path, host: str, allowed: bool) -> None:
    with client(tmp_path, FakeBackend(), lan=True) as api:
        assert (api.get("/healthz", headers={"Host": host}).status_code == 200) == allowed


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),  # no browser
        ({"Origin": "http://localhost"}, True),
        ({"Origin": "http://localhost:80", "Sec-Fetch-Site": "same-origin"}, True),
        ({"Origin": "https://localhost:8017", "Host": "localhost:8017"}, True),
        ({"Origin": "http://localhost:3000"}, False),
        ({"Origin": "http://127.0.0.1"}, False),
        ({"Origin": "http://evil.example"}, False),
        ({"Origin": "null"}, False),
        ({"Origin": "file://"}, False),
        ({"Origin": "http://localhost/page"}, False),
        ({"Sec-Fetch-Site": "cross-site"}, False),
        ({"Sec-Fetch-Site": "same-site"}, False),
        ({"Origin": "http://localhost", "Sec-Fetch-Site": "cross-site"}, False),
    ],
)
def test_only_pages_of_ours_may_post(
    api: TestClient, headers: dict[str, str], allowed: bool
) -> None:
    answer = api.post(CHECK, json=IDS, headers=headers)
    assert answer.status_code == (200 if allowed else 403)
    if not allowed:
        assert answer.json()["error"]["code"] == "wrong_origin"
    assert api.get("/healthz", headers={"Origin": "http://evil.example"}).status_code == 200


def test_no_other_site_is_let_in(api: TestClient) -> None:
    asking = {"Origin": "http://evil.example", "Access-Control-Request-Method": "POST"}
    answers = [
        api.options(CHECK, headers=asking),
        api.get("/api/v1/works", headers={"Origin": "http://evil.example"}),
    ]
    assert [answer.status_code for answer in answers] == [405, 200]
    for answer in answers:
        assert not [name for name in answer.headers if name.startswith("access-control-")]


@pytest.mark.parametrize("url", ["/healthz", "/docs", "/nothing", CHECK, "/api/v1/jobs"])
def test_every_answer_has_the_headers(api: TestClient, url: str) -> None:
    answer = api.get(url)
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "'unsafe" not in answer.headers["content-security-policy"]
    assert "server" not in answer.headers


def test_an_address_that_is_listened_on_is_a_name_of_ours(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, host="192.168.1.7", hosts=("a.example",))
    assert {"192.168.1.7", "a.example", "localhost"} <= allowed_hosts(settings)
    assert "0.0.0.0" not in allowed_hosts(Settings(data=tmp_path, host="0.0.0.0"))  # noqa: S104
