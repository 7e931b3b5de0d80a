#!/usr/bin/env bash
# Renders a batch in parts with GNU parallel: parallel.sh JOBS OUT-DIR PARTS [options of parallel]. With
# --sshloginfile HOSTS --workdir . the parts run on other machines that share the folder. -j is the number of parts at once.
set -euo pipefail
jobs=$1 out=$2 parts=$3
shift 3
seq 0 $((parts - 1)) | parallel --line-buffer "$@" \
  "${RENDER:-render}" batch "$jobs" --out-dir "$out" --resume -j 1 --shard "{}/$parts"
