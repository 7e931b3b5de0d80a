#!/usr/bin/env bash
# Renders a batch as a Slurm job array: sbatch slurm.sh JOBS OUT-DIR. Submit it again to make what is missing.
# Other sizes: sbatch --array=0-63 --cpus-per-task=4 slurm.sh JOBS OUT-DIR. Submit all tasks of an array: Slurm gives a
# task alone no other part than a whole batch.
#SBATCH --job-name=render
#SBATCH --array=0-7
#SBATCH --ntasks=1
#SBATCH --cpus-per-task=1
#SBATCH --requeue
#SBATCH --output=render-%a.jsonl
#SBATCH --error=render-%a.log
set -euo pipefail

# `render` takes its part from SLURM_ARRAY_TASK_ID and SLURM_ARRAY_TASK_COUNT.
exec "${RENDER:-render}" batch "$1" --out-dir "$2" --resume -j "${SLURM_CPUS_PER_TASK:-1}"
