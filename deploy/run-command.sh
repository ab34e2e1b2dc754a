#!/bin/sh
# Runs an operator's command with the units' configuration, as their user:
#   run-command.sh admin create name@example.vn
set -eu
command=$1
shift
exec systemd-run --quiet --pty --wait --collect --service-type=exec \
  --property=User=iia-vietnam \
  --property=EnvironmentFile=/etc/iia-vietnam/common.env \
  --property=EnvironmentFile=/etc/iia-vietnam/api.env \
  --setenv=NODE_ENV=production --setenv=HOME=/var/lib/iia-vietnam \
  --working-directory=/opt/iia-vietnam/current \
  npm run --silent "$command" -- "$@"
