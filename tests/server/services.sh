#!/bin/sh
# Some tests need PostgreSQL, Redis, nginx, Caddy and systemd's checker as they really are; where they are missing and the system can
# install them, do so.
set -eu
wanted=""
if ! command -v initdb >/dev/null 2>&1 && ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then wanted="$wanted postgresql"; fi
if ! command -v redis-server >/dev/null 2>&1; then wanted="$wanted redis-server"; fi
if ! command -v nginx >/dev/null 2>&1; then wanted="$wanted nginx-light"; fi
if ! command -v caddy >/dev/null 2>&1; then wanted="$wanted caddy"; fi
if ! command -v systemd-analyze >/dev/null 2>&1; then wanted="$wanted systemd"; fi
if ! command -v openssl >/dev/null 2>&1; then wanted="$wanted openssl"; fi
if [ -z "$wanted" ]; then exit 0; fi
echo "Installing for the tests of the server:$wanted ..."
if ! command -v apt-get >/dev/null 2>&1; then
    echo "There is no apt-get here: install$wanted by hand, then run again." >&2
    exit 1
fi
SUDO=""
if [ "$(id -u)" != 0 ]; then SUDO="sudo"; fi
# Nothing is started here: the tests start their own, on loopback and in folders of their own.
KEEP=/usr/sbin/policy-rc.d
MADE=""
if [ ! -e "$KEEP" ]; then
    MADE=yes
    printf '#!/bin/sh\nexit 101\n' | $SUDO tee "$KEEP" >/dev/null
    $SUDO chmod 755 "$KEEP"
fi
$SUDO apt-get update -qq
# shellcheck disable=SC2086 # they are several words
DEBIAN_FRONTEND=noninteractive $SUDO apt-get install -y -qq --no-install-recommends $wanted >/dev/null
if [ -n "$MADE" ]; then $SUDO rm -f "$KEEP"; fi
