# Two commands do everything on a bare machine (Python 3.11+, Node 20+, a C compiler): make play, make test.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PY     := $(BIN)/python
WEB    := web
CLIENT := src/deskoherna/server/client/index.html
JOBS   ?= 2
# Branches of kit and server that their tests go through, in per cent: measured 95 and 94, held here.
KIT_COVERED    := 94
SERVER_COVERED := 93

# Many tests drive real processes, and a busy machine may stall one of them: what failed is run once more by itself, and what
# fails again has failed. Both runs are printed; a test that needs the second is a fault to be looked for.
AGAIN = || { echo "These failed; once more, by themselves:"; \
	$(PY) -m pytest -q --last-failed --last-failed-no-failures none --no-cov --maxfail 8

.PHONY: setup play test check check-python check-web test-python test-web test-pythons test-browser looks types format docs bench clean help

help:
	@echo "make play    set up, build the client, start the server, open the lobby"
	@echo "make test    set up, all checks and tests, browser included"
	@echo "make check   the quick half: style, types, layers, scenarios"
	@echo "make looks   full tables on every screen, and a page of all pictures side by side"
	@echo "make test-pythons  the wheel with every Python that is here"
	@echo "make docs    build the documentation into build/docs; a dead link is an error"
	@echo "make format  write the sources as the formatters like them"
	@echo "make bench   measure every game (ratios)"
	@echo "make setup   only set up;  make clean   remove what was built"

# ---------------------------------------------------------------- setting up

$(VENV)/.ready: requirements.lock pyproject.toml
	@test -x $(PY) || $(PYTHON) -m venv $(VENV)
	@echo "Installing the Python packages ..."
	@$(PY) -m pip install --quiet --disable-pip-version-check -r requirements.lock
	@$(PY) -m pip install --quiet --disable-pip-version-check --no-deps -e .
	@touch $@

$(WEB)/node_modules/.ready: $(WEB)/package-lock.json $(WEB)/package.json
	@echo "Installing the packages of the browser client ..."
	@cd $(WEB) && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

WEB_SOURCES := $(shell find $(WEB)/src $(WEB)/sw $(WEB)/public $(WEB)/index.html $(WEB)/vite.config.ts -type f 2>/dev/null)

$(CLIENT): $(WEB)/node_modules/.ready $(WEB_SOURCES)
	@echo "Building the browser client ..."
	@cd $(WEB) && npm run --silent build
	@touch $@

setup: $(VENV)/.ready $(WEB)/node_modules/.ready $(CLIENT)

# ---------------------------------------------------------------- playing

play: setup
	@$(BIN)/deskoherna serve --open

# ---------------------------------------------------------------- checking

check-python: $(VENV)/.ready
	$(BIN)/ruff check src tests bench docs examples
	$(BIN)/ruff format --check src tests bench docs examples
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/deskoherna types --check

check-web: $(WEB)/node_modules/.ready
	cd $(WEB) && npm run --silent check && npm run --silent format:check

check: check-python check-web
	$(BIN)/deskoherna scenario

test-python: $(VENV)/.ready
	@sh tests/server/services.sh
	@rm -rf build/coverage && mkdir -p build/coverage
	$(PY) -m pytest -q -n $(JOBS) --dist loadgroup --durations=20 --cov --cov-report= tests/kit tests/server \
	  $(AGAIN) tests/kit tests/server; }
	$(PY) -m coverage report --include='*/deskoherna/kit/*' --skip-covered --fail-under=$(KIT_COVERED)
	$(PY) -m coverage report --include='*/deskoherna/server/*' --skip-covered --fail-under=$(SERVER_COVERED)
	$(PY) -m pytest -q -n $(JOBS) --dist loadgroup --durations=20 --ignore=tests/browser --ignore=tests/kit --ignore=tests/server \
	  $(AGAIN) --ignore=tests/browser --ignore=tests/kit --ignore=tests/server; }

# What is installed anew with each interpreter that is there, from the wheel and without our pins.
PYTHONS ?= 3.11 3.12 3.13 3.14
test-pythons: setup
	@$(PY) -m build --wheel --no-isolation --outdir build/wheel . >/dev/null
	@tried=0; for v in $(PYTHONS); do \
	  command -v python$$v >/dev/null 2>&1 || { echo "Python $$v: not here, not tried"; continue; }; \
	  echo "Python $$v ..."; rm -rf build/python-$$v; \
	  python$$v -m venv build/python-$$v || exit 1; \
	  build/python-$$v/bin/python -m pip install --quiet --disable-pip-version-check build/wheel/*.whl pytest || exit 1; \
	  build/python-$$v/bin/deskoherna scenario || exit 1; \
	  build/python-$$v/bin/deskoherna comply leduc || exit 1; \
	  tried=$$((tried + 1)); \
	done; test $$tried -gt 0

test-web: $(WEB)/node_modules/.ready
	cd $(WEB) && npm test --silent

test-browser: setup
	@sh tests/browser/chromium.sh
	$(PY) -m pytest -q -n $(JOBS) --dist loadfile --durations=20 tests/browser \
	  $(AGAIN) tests/browser; }

looks: setup
	@sh tests/browser/chromium.sh
	$(PY) -m pytest -q -n $(JOBS) --long tests/browser/test_fit.py; failed=$$?; \
	  $(PY) -m tests.browser.album; exit $$failed

test: setup check-python check-web test-web test-python test-browser

types: $(VENV)/.ready
	$(BIN)/deskoherna types

format: $(VENV)/.ready
	$(BIN)/ruff check --quiet --select I --fix src tests bench docs examples
	$(BIN)/ruff format src tests bench docs examples

docs: $(VENV)/.ready
	NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --strict
	@echo "Open build/docs/index.html, or serve it: $(PY) -m http.server --directory build/docs"

bench: $(VENV)/.ready
	$(BIN)/deskoherna bench

clean:
	rm -rf $(VENV) $(WEB)/node_modules src/deskoherna/server/client dist build screenshots
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
