#!/bin/sh
# Runs an operator's command with the units' configuration, as their user. Paths are relative to the caller's folder:
#   run-command.sh admin create name@example.vn
set -eu
command=$1
shift
# Without npm, which would set INIT_CWD to the release's folder.
exec systemd-run --quiet --pty --wait --collect --service-type=exec \
  --property=User=iia-vietnam \
  --property=EnvironmentFile=/etc/iia-vietnam/common.env \
  --property=EnvironmentFile=/etc/iia-vietnam/api.env \
  --property=EnvironmentFile=-/etc/iia-vietnam/backup.env \
  --setenv=NODE_ENV=production --setenv=HOME=/var/lib/iia-vietnam --setenv=INIT_CWD="$PWD" \
  --working-directory=/opt/iia-vietnam/current \
  node "scripts/$command.mjs" "$@"
