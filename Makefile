# One door: `make` prints its targets. Each does its own set-up, in .venv, once; again when
# pyproject.toml changes. It needs Python 3.11 or newer and make, nothing else.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
SHELL := /bin/sh

VENV ?= .venv
# Tests run in this many processes; each keeps to one thread of linear algebra.
WORKERS ?= 2
# What the house bundle is built from, besides the plates.
PICTURES ?= ../shared/real/works
# Another folder or --option for `make demo`, `make bench`, `make plates`: make demo ARGS=...
ARGS ?=

PY := $(VENV)/bin/python
BASE := $(VENV)/.set-up-base
TEST := $(VENV)/.set-up-test
CLIP := $(VENV)/.set-up-clip
BENCH := $(VENV)/.set-up-bench
PYTEST := OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 $(PY) -m pytest -n $(WORKERS) --dist worksteal
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: help demo serve test test-long lint bench model catalogue plates docs clean

help:  ## Print the targets
	@sed -n 's/^\([a-z-]*\):.*  ## /\1|/p' Makefile | while IFS='|' read -r name what; do \
		printf '  make %-10s %s\n' "$$name" "$$what"; done

demo: $(BASE)  ## Recognize a photo of cards and check stairways, on pictures that ship
	$(VENV)/bin/stairway demo $(ARGS)

serve: $(BASE)  ## Serve the API on this computer, until Ctrl-C (make serve ARGS=--lan)
	$(VENV)/bin/stairway serve $(ARGS)

test: $(CLIP)  ## Run the tests (with torch: 5.5 GB the first time)
	$(PYTEST) -m "not long" $(ARGS)

test-long: $(CLIP)  ## Run the tests with the full counts, a quarter of an hour and more
	$(PYTEST) $(ARGS)

lint: $(TEST)  ## Check style, types and the arrows between the packages
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	$(VENV)/bin/lint-imports

bench: $(BENCH)  ## Measure what the recognizer does on this machine (docs/benchmarks.md)
	$(PY) -m scripts.measure bench $(ARGS)
	$(PY) -m tests.rules.bench_engine

model: $(BASE)  ## Build the house bundle, models/house, from the real pictures and the plates
	STAIRWAY_DATA=$(VENV)/data $(VENV)/bin/stairway model build \
		$(foreach folder,$(PICTURES) images/plates,--pictures $(folder)) $(ARGS)

catalogue: $(BASE)  ## Build catalogue.db and the engine's house deck from catalogue/
	$(PY) scripts/build_house_deck.py
	$(PY) scripts/build_catalogue.py --plates --thumbnails

plates: $(TEST)  ## Draw images/plates from scripts/plates (make plates ARGS=the-kiss: only that)
	$(PY) -m scripts.plates $(ARGS)
	$(PY) scripts/build_catalogue.py --plates --thumbnails

docs: $(BASE)  ## Write the pages of commands and the README's picture from the real program
	$(PY) scripts/build_command_pages.py
	$(PY) scripts/screenshots.py
	$(PY) scripts/readme_examples.py

clean:  ## Remove all that the other targets made, .venv too
	rm -rf .venv .venv-ci build dist demo-output .coverage .hypothesis .mypy_cache \
		.pytest_cache .ruff_cache .import_linter_cache *.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# A half-made environment is removed, so that the next try starts afresh. Where venv has no
# ensurepip (Debian and Ubuntu ship it apart) another Python's pip may fill the environment.
$(PY):
	@set -e; python=; \
	for try in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11 python; do \
		if "$$try" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
			python=$$try; break; fi; \
	done; \
	if [ -z "$$python" ]; then \
		echo 'make: Python 3.11 or newer is needed and was not found.' >&2; \
		echo 'Install it from https://www.python.org/downloads or by your system,' >&2; \
		echo 'or say where it is: make PYTHON=path/to/python3' >&2; exit 1; \
	fi; \
	echo "Making $(VENV) with $$("$$python" --version)"; \
	if "$$python" -c 'import ensurepip' 2>/dev/null; then \
		"$$python" -m venv $(VENV) || { rm -rf $(VENV); exit 1; }; \
	elif "$$python" -m pip --version >/dev/null 2>&1 && \
		"$$python" -m venv --without-pip $(VENV) && \
		"$$python" -m pip --python $(VENV)/bin/python install --quiet pip; then :; \
	else \
		rm -rf $(VENV); \
		echo 'make: this Python cannot make virtual environments (ensurepip is missing).' >&2; \
		echo 'On Debian or Ubuntu: sudo apt install python3-venv   Then run make again.' >&2; \
		exit 1; \
	fi

$(BASE): pyproject.toml | $(PY)
	@echo 'Installing the program and what it needs into $(VENV) ...'
	$(PY) -m pip install --quiet --editable .
	@touch $@

$(TEST): pyproject.toml | $(PY)
	@echo 'Installing what linters and measurements need into $(VENV) ...'
	$(PY) -m pip install --quiet --editable '.[test]'
	@touch $@ $(BASE)

$(CLIP): pyproject.toml | $(PY)
	@echo 'Installing what the tests need into $(VENV), torch too (5.5 GB, minutes) ...'
	$(PY) -m pip install --quiet --editable '.[clip,test]'
	@touch $@ $(BASE) $(TEST)

$(BENCH): pyproject.toml | $(PY)
	@echo 'Installing the program and what it is measured against into $(VENV) ...'
	$(PY) -m pip install --quiet --editable '.[bench]'
	@touch $@ $(BASE)
