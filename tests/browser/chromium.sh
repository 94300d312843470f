#!/bin/sh
# The browser tests need Chromium; where it is missing and the system can install it, do so.
set -eu
for name in chromium chromium-browser google-chrome; do
    if command -v "$name" >/dev/null 2>&1; then exit 0; fi
done
echo "Installing Chromium for the browser tests ..."
if ! command -v apt-get >/dev/null 2>&1; then
    echo "Chromium is missing and there is no apt-get here: install Chromium by hand, then run again." >&2
    exit 1
fi
SUDO=""
if [ "$(id -u)" != 0 ]; then SUDO="sudo"; fi
$SUDO apt-get update -qq
DEBIAN_FRONTEND=noninteractive $SUDO apt-get install -y -qq --no-install-recommends chromium >/dev/null
