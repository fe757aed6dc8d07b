# Every target sets up its own environment, and repeats that only when something changed.
# On a machine with several Pythons: make test PYTHON=python3.12

PYTHON ?= python3
ARGS ?=

PURE := .venv
COMPILED := .venv-compiled
WEB := web/node_modules
PAGES := src/turncoat/server/pages
LOCKER := .venv-lock
UV := uv==0.13.7
PIP := -m pip install --quiet --disable-pip-version-check

# Directories too: their modification time changes when a file is added, removed or renamed.
SOURCES := $(shell find src/turncoat -name __pycache__ -prune -o -path src/turncoat/server/pages -prune -o -print)
PAGE_SOURCES := $(shell find web/src web/public web/*.* src/turncoat/texts/*/common.ftl src/turncoat/texts/*/web.ftl src/turncoat/texts/*/coach.ftl src/turncoat/texts/*/diary.ftl)

.DEFAULT_GOAL := help
.PHONY: help play test fast rules words compiled fuzz format lock clean

help:  ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(PURE)/.ready $(PAGES)/index.html  ## play; options go into ARGS="..."
	@$(PURE)/bin/turncoat play $(ARGS)

test: $(PURE)/.ready $(PAGES)/index.html  ## all checks: format, lint, types, all tests
	@$(PURE)/bin/python tools/check.py

fast: $(PURE)/.ready $(PAGES)/index.html  ## the same without the slow tests, for every few minutes
	@$(PURE)/bin/python tools/check.py --fast

rules: $(PURE)/.ready  ## rule coverage: rules cited by passing tests, and the rest; ARGS=--all for planned games
	@$(PURE)/bin/python tools/rules.py $(ARGS)

compiled: $(COMPILED)/.ready  ## compile kernel and games to C, then run all tests on that build
	@$(COMPILED)/bin/python tools/check.py --compiled

words: $(PURE)/.ready  ## after a change of texts or cards: regenerate the golden files and the word-form index
	@$(PURE)/bin/python tools/word_forms.py
	@$(PURE)/bin/python -m tools.golden

fuzz: $(PURE)/.ready  ## overnight: thousands of random games at every table size; failures go to fuzz/
	@for game in $$($(PURE)/bin/python -c 'from turncoat.games.catalog import GAMES; print(*GAMES)'); do \
		games=2000; if [ $$game = thing ]; then games=500; fi; \
		$(PURE)/bin/turncoat fuzz $$game --games $$games --demand $(ARGS) || exit 1; done

format: $(WEB)/.ready  ## apply the linter's autofixes and format the code
	@$(PURE)/bin/python -m ruff check --fix --exit-zero
	@$(PURE)/bin/python -m ruff format
	@$(PURE)/bin/python tools/web.py format

lock: $(LOCKER)/.ready  ## regenerate requirements.lock; ARGS=--upgrade takes newer versions
	@$(LOCKER)/bin/uv pip compile pyproject.toml --group dev --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-header --quiet --output-file requirements.lock $(ARGS)

clean:  ## remove environments, builds and caches
	rm -rf .venv .venv-* $(WEB) $(PAGES) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

# An environment is created once; a broken or incomplete one is created again.
define environment
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Turncoat needs Python 3.11 or newer; '$(PYTHON)' is: $$($(PYTHON) --version 2>&1)" >&2; \
		echo "Name another one: make $(MAKECMDGOALS) PYTHON=python3.12" >&2; \
		exit 1; }
	@$(1)/bin/python -m pip --version >/dev/null 2>&1 || { \
		echo "making $(1) ..."; \
		$(PYTHON) -m venv --clear $(1); }
endef

$(PURE)/.ready: requirements.lock pyproject.toml setup.py
	$(call environment,$(PURE))
	@echo "installing what requirements.lock names ..."
	@$(PURE)/bin/python $(PIP) --require-hashes -r requirements.lock
	@$(PURE)/bin/python $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(WEB)/.ready: web/package-lock.json | $(PURE)/.ready
	@echo "installing what web/package-lock.json names ..."
	@$(PURE)/bin/python tools/web.py install
	@touch $@

$(PAGES)/index.html: $(WEB)/.ready $(PAGE_SOURCES)
	@echo "building the pages ..."
	@$(PURE)/bin/python tools/web.py build
	@touch $@

$(COMPILED)/.locked: requirements.lock
	$(call environment,$(COMPILED))
	@$(COMPILED)/bin/python tools/compiler.py
	@echo "installing what requirements.lock names ..."
	@$(COMPILED)/bin/python $(PIP) --require-hashes -r requirements.lock
	@touch $@

$(COMPILED)/.ready: $(COMPILED)/.locked pyproject.toml setup.py $(SOURCES) $(PAGES)/index.html
	@echo "compiling kernel and games ..."
	@rm -rf build
	@TURNCOAT_COMPILE=1 $(COMPILED)/bin/python $(PIP) --no-deps --no-build-isolation --force-reinstall .
	@touch $@

$(LOCKER)/.ready: Makefile
	$(call environment,$(LOCKER))
	@$(LOCKER)/bin/python $(PIP) $(UV)
	@touch $@
