#!/bin/sh
# The PostgreSQL image runs this once, on an empty volume. It creates the game's role and database, and removes the
# superuser's password, so that no other role can log in over the network.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" --username=postgres <<'END'
CREATE ROLE cheese_rescue LOGIN PASSWORD :'password';
CREATE DATABASE cheese_rescue OWNER cheese_rescue;
ALTER ROLE postgres PASSWORD NULL;
END
