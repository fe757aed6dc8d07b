# Every target sets up its own environment, and repeats that only when something changed.
# On a machine with several Pythons: make test PYTHON=python3.12

PYTHON ?= python3
ARGS ?=
# Of `make release`: full, fast, or none for a rehearsal.
CHECK ?= full

PURE := .venv
LIGHT := .venv-play
# Targets that need the run-time packages alone, and the environment that they use: that for development where there is
# one or another target makes it.
LIGHT_TARGETS := play wheel wheel-compiled rootfs
PLAYER := $(if $(wildcard $(PURE)/.ready)$(filter-out $(LIGHT_TARGETS),$(MAKECMDGOALS)),$(PURE),$(LIGHT))
COMPILED := .venv-compiled
WEB := web/node_modules
PAGES := src/turncoat/server/pages
PLUGINS := $(patsubst %/pyproject.toml,./%,$(wildcard plugins/*/pyproject.toml))
LOCKER := .venv-lock
UV := $(shell sed -n 's/^\(uv==[0-9.]*\).*/\1/p' requirements.lock)
PIP := -m pip install --quiet --disable-pip-version-check
WHEEL := -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist
COMPILE := $(LOCKER)/bin/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --quiet

# Directories too: their modification time changes when a file is added, removed or renamed.
SOURCES := $(shell find src/turncoat -name __pycache__ -prune -o -path src/turncoat/server/pages -prune -o -print) $(shell find plugins -name __pycache__ -prune -o -name '*.egg-info' -prune -o -print)
PAGE_SOURCES := $(shell find web/src web/public web/*.* src/turncoat/texts/*/common.ftl src/turncoat/texts/*/web.ftl src/turncoat/texts/*/coach.ftl src/turncoat/texts/*/diary.ftl src/turncoat/texts/*/privacy.ftl src/turncoat/texts/*/regulars.ftl src/turncoat/texts/*/theatre.ftl src/turncoat/texts/*/*/title.ftl src/turncoat/texts/*/*/web.ftl src/turncoat/texts/*/*/coach.ftl src/turncoat/texts/*/*/theatre.ftl plugins/*/page plugins/*/src/*/texts/*/title.ftl plugins/*/src/*/texts/*/coach.ftl plugins/*/src/*/texts/*/theatre.ftl)

.DEFAULT_GOAL := help
.PHONY: help play test fast rules elsewhere words compiled fuzz format wheel wheel-compiled rootfs release lock clean

help:  ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(PLAYER)/.ready $(PAGES)/index.html  ## play; options go into ARGS="..."
	@$(PLAYER)/bin/turncoat play $(ARGS)

test: $(PURE)/.ready $(WEB)/.ready $(PAGES)/index.html  ## all checks: format, lint, types, all tests
	@$(PURE)/bin/python tools/check.py

fast: $(PURE)/.ready $(WEB)/.ready $(PAGES)/index.html  ## the same without the slow tests, for every few minutes
	@$(PURE)/bin/python tools/check.py --fast

rules: $(PURE)/.ready $(WEB)/.ready $(PAGES)/index.html  ## rule coverage: rules cited by passing tests, and the rest; ARGS=--all for planned games
	@$(PURE)/bin/python tools/rules.py $(ARGS)

compiled: $(COMPILED)/.ready  ## compile kernel and games to C, then run all tests on that build
	@$(COMPILED)/bin/python tools/check.py --compiled

elsewhere: $(PURE)/.ready $(WEB)/.ready $(PAGES)/index.html  ## the tests with what Windows and macOS lack hidden; ARGS="tests/cli ..."
	@PYTHONPATH=tests/elsewhere PYTHONTZPATH= $(PURE)/bin/python -m pytest --dist worksteal -n auto \
		--ignore=tests/lab/siege --ignore=tests/server/store/test_postgres.py -k "not postgres" $(ARGS)

words: $(PURE)/.ready  ## after a change of texts or cards: regenerate the golden files and the word-form index
	@$(PURE)/bin/python tools/word_forms.py
	@$(PURE)/bin/python -m tools.golden

fuzz: $(PURE)/.ready  ## overnight: thousands of random games at every table size; failures go to fuzz/
	@for run in $$($(PURE)/bin/python -c 'from turncoat.lab.games import nightly_runs; print(*nightly_runs())'); do \
		$(PURE)/bin/turncoat fuzz $${run%:*} --games $${run#*:} --demand $(ARGS) || exit 1; done

wheel: $(PLAYER)/.ready $(PAGES)/index.html  ## build wheel and sdist with the pages, and the plug-ins' wheels, into dist/
	@$(PLAYER)/bin/python -m tools.distributions

wheel-compiled: $(COMPILED)/.locked $(PAGES)/index.html  ## build a wheel with kernel and games compiled, for this machine
	@rm -rf build
	@TURNCOAT_COMPILE=1 $(COMPILED)/bin/python $(WHEEL) .

rootfs: wheel  ## build the image's root file system without a container engine, start and check it; as root
	@$(PLAYER)/bin/python -m tools.rootfs $(ARGS)

release: $(PURE)/.ready $(WEB)/.ready $(PAGES)/index.html  ## check, write version, tag and dist/: VERSION=1.2.0; CHECK=fast, ARGS=--rootfs
	@$(PURE)/bin/python -m tools.release "$(VERSION)" --check $(CHECK) $(ARGS)

format: $(WEB)/.ready  ## apply the linter's autofixes and format the code
	@$(PURE)/bin/python -m ruff check --fix --exit-zero
	@$(PURE)/bin/python -m ruff format
	@$(PURE)/bin/python tools/web.py format

lock: $(LOCKER)/.ready  ## regenerate the lock files; ARGS=--upgrade takes newer versions
	@$(COMPILE) pyproject.toml --group dev --output-file requirements.lock $(ARGS)
	@$(COMPILE) pyproject.toml --group play --constraints requirements.lock --output-file requirements-play.lock
	@$(COMPILE) pyproject.toml --extra postgres --extra push --constraints requirements.lock --output-file requirements-host.lock
	@$(COMPILE) --group pages --constraints requirements.lock --output-file requirements-pages.lock

clean:  ## remove environments, builds and caches
	rm -rf .venv .venv-* $(WEB) $(PAGES) build dist src/*.egg-info plugins/*/build plugins/*/src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools plugins -name __pycache__ -prune -exec rm -rf {} +

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

$(PURE)/.ready: requirements.lock pyproject.toml setup.py $(wildcard plugins/*/pyproject.toml)
	$(call environment,$(PURE))
	@echo "installing what requirements.lock names ..."
	@$(PURE)/bin/python $(PIP) --require-hashes -r requirements.lock
	@$(PURE)/bin/python $(PIP) --no-deps --no-build-isolation -e . $(addprefix -e ,$(PLUGINS))
	@touch $@

$(LIGHT)/.ready: requirements-play.lock pyproject.toml setup.py $(wildcard plugins/*/pyproject.toml)
	$(call environment,$(LIGHT))
	@echo "installing what requirements-play.lock names ..."
	@$(LIGHT)/bin/python $(PIP) --require-hashes -r requirements-play.lock
	@$(LIGHT)/bin/python $(PIP) --no-deps --no-build-isolation -e . $(addprefix -e ,$(PLUGINS))
	@touch $@

$(WEB)/.ready: web/package-lock.json | $(PURE)/.ready
	@echo "installing what web/package-lock.json names ..."
	@$(PURE)/bin/python tools/web.py install
	@touch $@

$(PAGES)/index.html: $(PAGE_SOURCES) web/package-lock.json requirements-pages.lock | $(PLAYER)/.ready
	@echo "building the pages ..."
	@$(PLAYER)/bin/python tools/pages.py
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
	@TURNCOAT_COMPILE=1 $(COMPILED)/bin/python $(PIP) --no-deps --no-build-isolation --force-reinstall . $(PLUGINS)
	@touch $@

$(LOCKER)/.ready: Makefile requirements.lock
	$(call environment,$(LOCKER))
	@$(LOCKER)/bin/python $(PIP) $(UV)
	@touch $@
