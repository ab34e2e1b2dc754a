#!/bin/sh
# What a container runs: `host`, `api`, or an operator's command such as `admin create name@example.vn`.
set -eu
case "${1:-host}" in
  host) exec node --enable-source-maps dist/host/main.js ;;
  api) exec node cms/start.mjs ;;
  *)
    command=$1
    shift
    if [ ! -f "scripts/$command.mjs" ]; then
      commands=$(basename --suffix=.mjs --multiple scripts/*.mjs | tr '\n' ' ')
      echo "There is no command $command. Commands: host api $commands" >&2
      exit 2
    fi
    # npm would write to the image.
    exec node "scripts/$command.mjs" "$@"
    ;;
esac
