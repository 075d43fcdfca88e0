#!/bin/bash
# Runs once, when the database container makes its cluster: Slipway's tables belong to a role that is not a superuser.
set -euo pipefail
psql --no-psqlrc --set=ON_ERROR_STOP=1 --set=password="$SLIPWAY_PASSWORD" --username "$POSTGRES_USER" <<'SQL'
CREATE ROLE slipway_owner LOGIN CREATEROLE PASSWORD :'password';
CREATE DATABASE slipway OWNER slipway_owner;
\connect slipway
CREATE EXTENSION pg_trgm;
CREATE EXTENSION unaccent;
SQL
