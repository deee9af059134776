#!/bin/sh
# Puts a base back-up in place of a stopped PostgreSQL's data; its next start rolls it forward.
#
#   sh restore.sh DATA BASE LOG ['2026-11-16 20:15:00+00']
#
# LOG is where archive.sh keeps it; without an instant it is rolled forward as far as that, and what is left in DATA,
# goes. What was in DATA is put aside, beside LOG.
set -eu
umask 077
data=$1
base=$2
log=$3
instant=${4:-}
if [ -e "$data/postmaster.pid" ]; then
    echo "PostgreSQL runs on $data, or died there: stop it, or remove its postmaster.pid" >&2
    exit 1
fi
if [ ! -f "$base/backup_manifest" ]; then
    echo "$base is no finished base back-up" >&2
    exit 1
fi
aside=$(mktemp -d "$(dirname "$log")/aside-XXXXXX")
find "$data" -mindepth 1 -maxdepth 1 -exec mv -t "$aside" {} +
cp -a "$base/." "$data"
if [ -d "$aside/pg_wal" ]; then # its newest pieces may not have been archived yet
    find "$aside/pg_wal" -maxdepth 1 -type f -name '[0-9A-F]*' -exec cp -n -t "$data/pg_wal" {} +
fi
cat >>"$data/postgresql.auto.conf" <<END
restore_command = 'test -f $log/%f.gz && gunzip -c $log/%f.gz >%p'
recovery_target_time = '$instant'
recovery_target_action = 'promote'
END
touch "$data/recovery.signal"
sync
echo "What was there is in $aside."
