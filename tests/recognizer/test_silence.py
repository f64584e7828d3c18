"""Nothing is sent anywhere, and nothing that identifies a machine is kept."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

CODE = """
import recognizer.clip
from recognizer.bundle import TOWER, house_folder
recognizer.clip.Tower.load(house_folder() / TOWER)
import onnxruntime, os
assert onnxruntime.InferenceSession(house_folder() / TOWER)
sockets = [name for name in os.listdir("/proc/self/fd")
           if os.path.lexists(f"/proc/self/fd/{name}")
           and os.readlink(f"/proc/self/fd/{name}").startswith("socket")]
assert not sockets, sockets
"""


def test_onnx_runtime_reports_to_nobody(tmp_path: Path) -> None:
    """Left to itself it makes an identifier of the machine in the home and temporary folders."""
    environ = {**os.environ, "HOME": str(tmp_path), "TMPDIR": str(tmp_path)}
    environ |= {"ORT_DISABLE_TELEMETRY": "", "XDG_CACHE_HOME": str(tmp_path)}
    subprocess.run([sys.executable, "-c", CODE], env=environ, check=True)
    assert list(tmp_path.rglob("*")) == []
