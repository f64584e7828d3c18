#!/bin/sh
# Install the wheel into an environment of its own, without pip in it:
# install.sh WHEELS PLACE EXTRAS [option of pip]...
set -eu
wheels=$1 place=$2 extras=$3
shift 3
set -- "$@" "$(ls "$wheels"/stairway_trainer-*.whl)${extras:+[$extras]}"
python -m venv --without-pip "$place"
python -m pip --python "$place/bin/python" install --quiet --disable-pip-version-check "$@"
