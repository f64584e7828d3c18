"""The API does what its description says, whatever it is called with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS, load_all_checks

from tests.service.fakes import FakeBackend, client
from trainer_api.service.doors import DOORS
from trainer_api.service.token import FILE

if TYPE_CHECKING:
    from collections.abc import Iterator

    import httpx2
    from starlette.testclient import TestClient

EXAMPLES = 15
"""Of each operation, as the bar has it."""

load_all_checks()
CONFORMANCE = CHECKS.get_by_names(
    [
        "status_code_conformance",
        "content_type_conformance",
        "response_headers_conformance",
        "response_schema_conformance",
    ]
)
OPERATIONS = sorted(
    row
    for row in DOORS
    if row[1] not in {"/openapi.json", "/docs"} and not row[1].startswith(("/w/", "/W/", "/pages/"))
)


@pytest.fixture(scope="module")
def called(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A client that has the owner's token, so that no door is closed."""
    folder = tmp_path_factory.mktemp("data")
    with client(folder, FakeBackend()) as opened:
        token = (folder / FILE).read_text().strip()
        opened.headers["Authorization"] = f"Bearer {token}"
        yield opened


@pytest.fixture(scope="module")
def description(called: TestClient) -> Any:
    """The API's description."""
    return schemathesis.openapi.from_dict(called.get("/openapi.json").json())


@pytest.mark.parametrize("mode", list(GenerationMode))
@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_it_answers_as_described(
    called: TestClient, description: Any, method: str, path: str, mode: GenerationMode
) -> None:
    operation = description[path][method]
    if mode is GenerationMode.NEGATIVE and not takes_anything(operation):
        return  # nothing in such a request could be wrong

    @given(operation.as_strategy(generation_mode=mode))
    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    def call(case: schemathesis.Case) -> None:
        check(case, send(case, called))

    call()


def takes_anything(operation: schemathesis.APIOperation) -> bool:
    """Whether an operation has parameters or a body."""
    raw = operation.definition.raw
    return bool(raw.get("parameters") or raw.get("requestBody"))


def send(case: schemathesis.Case, called: TestClient) -> httpx2.Response:
    """Send an example as it would go over the wire."""
    kwargs = case.as_transport_kwargs(base_url="http://localhost")
    names = ("method", "url", "params", "data", "json", "files", "cookies")
    given_ = {name: kwargs.get(name) for name in names}
    sent = requests.Request(**given_, headers=dict(kwargs.get("headers") or {})).prepare()
    headers = {name: value for name, value in sent.headers.items() if name != "Authorization"}
    return called.request(str(sent.method), str(sent.url), content=sent.body, headers=headers)


def check(case: schemathesis.Case, answer: httpx2.Response) -> None:
    """No fault, and what came back is what the description says."""
    assert answer.status_code < 500 or answer.status_code == 503, answer.text
    assert answer.status_code != 503 or answer.headers["retry-after"]
    case.validate_response(answer, checks=CONFORMANCE)


def test_every_operation_of_the_description_is_called(description: Any) -> None:
    described = {
        (operation.ok().method.upper(), operation.ok().path)
        for operation in description.get_all_operations()
    }
    assert described == set(OPERATIONS)
