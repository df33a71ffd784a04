#!/usr/bin/env bash
# Runs the steps of deploy/Dockerfile without Docker, for the commit that is checked out: a clone in a scratch folder, prepared as
# the image is, then one start as another user on a read-only mount. Needs root. Usage: deploy/image/try.sh [scratch folder]
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
scratch=${1:-$(mktemp -d)}
app=$scratch/app

if [ ! -e "$app" ]; then
  git clone -q "$root" "$app"
  # As .dockerignore has it.
  rm -rf "$app/.git" "$app/.ci" "$app/test" "$app/bench" "$app/deploy/helm" "$app/deploy/compose"
fi
[ -e "$app/node_modules/.tollgraph-prepared" ] || (cd "$app" && node deploy/image/prepare.mjs)

echo "Size of /app: $(du -sm "$app" | cut -f1) MB, of node: $(du -sm "$(readlink -f "$(command -v node)")" | cut -f1) MB"

data=$scratch/data
install -d -m 0700 -o 10001 -g 10001 "$data"
chmod 0755 "$scratch"
: "${DATABASE_URL:?Set DATABASE_URL, NETWORK, RPC_URL, PAYEE, FACILITATOR_KEY, REFUND_KEY, PUBLIC_URL and SECRET to start the result}"
exec unshare --mount bash -euc '
  mount --bind "$1" "$1"
  mount -o remount,ro,bind "$1"
  cd "$1"
  HOME=$2 DATA_DIR=$2 NODE_ENV=production exec setpriv --reuid 10001 --regid 10001 --clear-groups --no-new-privs --inh-caps=-all \
    node --max-semi-space-size=16 --initial-old-space-size=120 --heap-growing-percent=100 scripts/start.mjs
' try "$app" "$data"
