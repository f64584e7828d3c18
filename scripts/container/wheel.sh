#!/bin/sh
# Build the wheel: wheel.sh SOURCE WHEELS [option of pip]...
set -eu
source=$1 wheels=$2
shift 2
python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir "$wheels" "$@" "$source"
