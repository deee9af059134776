#!/bin/sh
# Run once by the image of PostgreSQL on an empty volume: the game's own user and database, and no way in for any
# other user over the network.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" --username=postgres <<'END'
CREATE ROLE cheese_rescue LOGIN PASSWORD :'password';
CREATE DATABASE cheese_rescue OWNER cheese_rescue;
ALTER ROLE postgres PASSWORD NULL;
END
