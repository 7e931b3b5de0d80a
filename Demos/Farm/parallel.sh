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
# Without -q, parallel would give the arguments to a shell as code.
seq 0 $((parts - 1)) | parallel -q --line-buffer "$@" \
  "${RENDER:-render}" batch "$jobs" --out-dir "$out" --resume -j 1 --shard "{}/$parts"
