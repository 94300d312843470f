# Two commands do everything on a bare machine (Python 3.11+, Node 20+, a C compiler): make play, make test.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PY     := $(BIN)/python
WEB    := web
CLIENT := src/deskoherna/table/client/index.html
JOBS   ?= 2

.PHONY: setup play test check check-python check-web test-python test-web test-browser types bench clean help

help:
	@echo "make play    set up, build the client, start the server, open the lobby"
	@echo "make test    set up, all checks and tests, browser included"
	@echo "make check   the quick half: style, types, layers, scenarios"
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

WEB_SOURCES := $(shell find $(WEB)/src $(WEB)/public $(WEB)/index.html $(WEB)/vite.config.ts -type f 2>/dev/null)

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
	$(BIN)/ruff check src tests bench
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/deskoherna types --check

check-web: $(WEB)/node_modules/.ready
	cd $(WEB) && npm run --silent check

check: check-python check-web
	$(BIN)/deskoherna scenario

test-python: $(VENV)/.ready
	$(PY) -m pytest -q -n $(JOBS) --dist loadgroup --durations=20 --ignore=tests/browser

test-web: $(WEB)/node_modules/.ready
	cd $(WEB) && npm test --silent

test-browser: setup
	@sh tests/browser/chromium.sh
	$(PY) -m pytest -q -n $(JOBS) --dist loadfile --durations=20 tests/browser

test: setup check-python check-web test-web test-python test-browser

types: $(VENV)/.ready
	$(BIN)/deskoherna types

bench: $(VENV)/.ready
	$(BIN)/deskoherna bench

clean:
	rm -rf $(VENV) $(WEB)/node_modules src/deskoherna/table/client dist build screenshots
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
