#!/bin/sh
# Runs an operator's command with the units' configuration, as their user. Paths are relative to the caller's folder:
#   run-command.sh admin create name@example.vn
set -eu
case "${1:-}" in
  admin | backup | move-files | move-in | reset-second-factor | restore | rotate-keys | verify-backup) ;;
  *)
    cat >&2 <<END
Usage: run-command.sh <command> …
  admin create            creates an account of the panel or of staff
  reset-second-factor     removes the second factor of an account of the panel
  backup                  backs up the database and the files
  verify-backup, restore  checks a backup, or restores it
  rotate-keys             encrypts again with the newest key
  move-files              moves the files between folder and bucket
  move-in                 imports from an old site
What follows each is in docs/operations/.
END
    exit 2
    ;;
esac
command=$1
shift
unit=iia-vietnam-command-$$.service
# With a terminal, Ctrl-C ends the command; without one it ends only systemd-run.
trap 'systemctl stop "$unit"' INT TERM HUP
code=0
# --pty and --pipe together use a terminal only if there is one. Does not run npm, which would set INIT_CWD to the
# release's folder.
systemd-run --quiet --pty --pipe --wait --collect --service-type=exec --unit="$unit" \
  --property=User=iia-vietnam \
  --property=EnvironmentFile=/etc/iia-vietnam/common.env \
  --property=EnvironmentFile=/etc/iia-vietnam/api.env \
  --property=EnvironmentFile=-/etc/iia-vietnam/backup.env \
  --setenv=NODE_ENV=production --setenv=HOME=/var/lib/iia-vietnam --setenv=INIT_CWD="$PWD" \
  --working-directory=/opt/iia-vietnam/current \
  node "scripts/$command.mjs" "$@" || code=$?
exit "$code"
