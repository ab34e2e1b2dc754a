#!/bin/sh
# Restarts the units one after another, and waits until each is ready. APIs come first, as new hosts may need their new
# calls. With one API, visitors read from the hosts' caches meanwhile. If any unit is not enabled, none is restarted:
# `restart` would start a unit that does not belong to this machine, such as a second API on SQLite.
#   rolling-restart.sh 1341 1342 -- 3001 3002
set -eu

# The address on which a program listens; its environment file may change it.
address_of() {
  sed --quiet 's/^HOST=//p' /etc/iia-vietnam/common.env "/etc/iia-vietnam/$1.env" | tail --lines=1
}

restart() {
  address=$(address_of "$3")
  systemctl restart "$1"
  attempts=0
  # A start takes ten seconds, an update that changes tables longer.
  until curl --fail --silent --output /dev/null "http://${address:-127.0.0.1}:$2/readyz"; do
    attempts=$((attempts + 1))
    if [ "$attempts" -ge 300 ]; then
      echo "$1 is not ready after 300 s; the remaining units were not restarted: journalctl -u $1" >&2
      exit 1
    fi
    sleep 1
  done
  # nginx tries a server again two seconds after its last failure (fail_timeout in deploy/nginx/upstreams.conf), with
  # one
  # request: the next server must not stop before that request has succeeded.
  sleep 5
  echo "$1 is ready."
}

require_enabled() {
  systemctl is-enabled --quiet "$1" && return
  echo "$1 is not enabled on this machine; nothing was restarted. List enabled units: systemctl list-units 'iia-vietnam-*'" >&2
  exit 1
}

# Calls $1 with unit, port and kind of each.
for_each() {
  action=$1
  shift
  kind=api
  for port in "$@"; do
    if [ "$port" = -- ]; then
      kind=host
      continue
    fi
    "$action" "iia-vietnam-$kind@$port" "$port" "$kind"
  done
}

for_each require_enabled "$@"
for_each restart "$@"
