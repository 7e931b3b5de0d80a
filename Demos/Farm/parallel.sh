#!/usr/bin/env bash
# Renders a batch in parts with GNU parallel: parallel.sh JOBS OUT-DIR PARTS [options of parallel]. With
# --sshloginfile HOSTS --workdir . the parts run on other machines that share the folder. -j is the number of parts at once.
set -euo pipefail
jobs=$1 out=$2 parts=$3
shift 3
if [[ ! $parts =~ ^[1-9][0-9]{0,5}$ ]]; then
  echo "parallel.sh: PARTS is a number from 1" >&2
  exit 2
fi
# Paths are input values, each ended by a zero byte: in a command, parallel would replace {}, {#}, {.} and others. Without
# -q, it would give the command to a shell as code.
for ((part = 0; part < parts; part++)); do
  printf '%s\0' "${RENDER:-render}" "$jobs" "$out" "$part/$parts"
done | parallel -q -0 -N 4 --line-buffer "$@" '{1}' batch '{2}' --out-dir '{3}' --resume -j 1 --shard '{4}'
