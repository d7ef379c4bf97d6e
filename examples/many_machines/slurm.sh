#!/bin/sh
# Solves levels.txt in four tasks of Slurm, in a folder that all nodes see: `sbatch slurm.sh`.
# After any kill, repeat the same command, or that for one task: `sbatch --array=3 slurm.sh`. Finished tasks have nothing
# left to do.
# SPDX-License-Identifier: MIT
#SBATCH --job-name=decant
#SBATCH --array=1-4
#SBATCH --cpus-per-task=1
#SBATCH --mem=2G
#SBATCH --requeue
set -eu

# Not SLURM_ARRAY_TASK_COUNT, which is 1 when one task is repeated.
tasks=4
task=$SLURM_ARRAY_TASK_ID

# 11 says that the limits were too low for some levels.
decant solve --batch levels.txt --no-times --memory-limit 1500M --shard "$task/$tasks" \
    --output "part-$task.jsonl" --resume || test $? -eq 11
