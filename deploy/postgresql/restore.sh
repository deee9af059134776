#!/bin/sh
# Replaces the data of a stopped PostgreSQL with a base back-up. Its next start replays the log.
#
#   sh restore.sh DATA BASE LOG ['2026-11-16 20:15:00+00']
#
# LOG is the folder that archive.sh writes to. Without a target time, PostgreSQL replays everything that is in LOG or
# still in DATA. The old contents of DATA are moved to a new folder beside LOG.
set -eu
umask 077
data=$1
base=$2
log=$3
instant=${4:-}
if [ -e "$data/postmaster.pid" ]; then
    echo "PostgreSQL is running on $data, or has crashed: stop it, or remove its postmaster.pid" >&2
    exit 1
fi
if [ ! -f "$base/backup_manifest" ]; then
    echo "$base: no finished base back-up" >&2
    exit 1
fi
aside=$(mktemp -d "$(dirname "$log")/aside-XXXXXX")
find "$data" -mindepth 1 -maxdepth 1 -exec mv -t "$aside" {} +
cp -a "$base/." "$data"
if [ -d "$aside/pg_wal" ]; then # the newest segments may not have been archived yet
    find "$aside/pg_wal" -maxdepth 1 -type f -name '[0-9A-F]*' -exec cp -n -t "$data/pg_wal" {} +
fi
cat >>"$data/postgresql.auto.conf" <<END
restore_command = 'test -f $log/%f.gz && gunzip -c $log/%f.gz >%p'
recovery_target_time = '$instant'
recovery_target_action = 'promote'
END
touch "$data/recovery.signal"
sync
echo "The old data is in $aside."
