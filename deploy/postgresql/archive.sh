#!/bin/sh
# PostgreSQL's archive_command: sh archive.sh %p /archive/%f
# Compresses a WAL segment and syncs it to disk before it reports success. After a crash PostgreSQL may archive the
# same segment again, which succeeds. A different segment of the same name is refused and overwrites nothing.
set -eu
umask 077
piece=$1
kept=$2.gz
if [ -e "$kept" ]; then
    gunzip -c "$kept" | cmp - "$piece"
    exit
fi
gzip -c "$piece" >"$kept.part"
sync "$kept.part"
mv "$kept.part" "$kept"
sync "$(dirname "$kept")"
