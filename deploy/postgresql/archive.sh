#!/bin/sh
# The archive_command of PostgreSQL: sh archive.sh %p /archive/%f
# A piece of its log is kept compressed, and on the disk before this ends well. After a crash the same piece can
# come again, which is fine; another of the same name is never written over it.
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
