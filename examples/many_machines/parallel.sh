#!/bin/sh
# Solves levels.txt in eight shards by GNU parallel, one for each processor at a time.
# --sshloginfile HOSTS --workdir . adds the processors of other machines that see this folder. After a stop of any
# kind, repeat the same command.
# SPDX-License-Identifier: MIT
set -eu

shards=8

# If one shard fails, the others end at once, and are resumed next time. 11 says that the limits were too low for some levels.
seq "$shards" | parallel --halt now,fail=1 \
    "decant solve --batch levels.txt --no-times --shard {}/$shards --output part-{}.jsonl --resume || test \$? -eq 11"

decant join part-*.jsonl --output answers.jsonl --force
