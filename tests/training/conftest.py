"""Training needs the extra `clip`."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from tests.conftest import need

MODULES = ("torch", "open_clip", "timm", "onnx")


@pytest.fixture(autouse=True)
def _clip_extra() -> None:
    missing = [module for module in MODULES if find_spec(module) is None]
    need(not missing, f"the extra `clip` ({', '.join(missing)})")
