#!/bin/sh
# Fuzzes every target of a build for a while: run.sh SECONDS BUILD_DIR [SEED]
# Without a seed each run tries other inputs, and goes on from what earlier ones found. With one, runs of the same build
# start alike, from the corpus alone; how far they get depends on the machine.
# SPDX-License-Identifier: MIT
set -eu

# fuzz_one TARGET: one line about it; on a crash also the input and the end of the log.
fuzz_one() {
    target=$1
    name=$(basename "$target")
    work=$FUZZ_WORK/$name
    [ "$FUZZ_SEED" = 0 ] || rm -rf "$work/found"
    mkdir -p "$work/found"
    seeds=$FUZZ_SOURCE/corpus/$name
    [ -d "$seeds" ] || seeds=
    status=0
    # New inputs go to the first folder; the others are only read.
    "$target" -max_total_time="$FUZZ_SECONDS" -max_len=4096 -timeout=10 -rss_limit_mb=2048 \
        -seed="$FUZZ_SEED" -dict="$FUZZ_SOURCE/decant.dict" -print_final_stats=1 -artifact_prefix="$work/" \
        "$work/found" ${seeds:+"$seeds"} >"$work/log" 2>&1 || status=$?
    executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$work/log" | tail -n 1)
    if [ "$status" -eq 0 ]; then
        printf '%-28s %10s executions  ok\n' "$name" "${executions:-0}"
        return 0
    fi
    input=$(sed -n 's/.*Test unit written to //p' "$work/log" | tail -n 1)
    {
        printf '%-28s %10s executions  FAILED\n' "$name" "${executions:-0}"
        printf '  input: %s\n  log:   %s\n' "${input:-none}" "$work/log"
        # Lines with a # and a number only count executions.
        grep -a -v -e '^#[0-9]' -e 'NEW_FUNC' "$work/log" | tail -n 60 | sed 's/^/  | /'
    } >"$work/report"
    cat "$work/report"
    return 1
}

if [ "${1:-}" = --one ]; then
    fuzz_one "$2"
    exit
fi

if [ $# -lt 2 ] || [ $# -gt 3 ]; then
    echo "usage: $0 SECONDS BUILD_DIR [SEED]" >&2
    exit 64
fi
FUZZ_SECONDS=$1
FUZZ_SOURCE=$(cd "$(dirname "$0")" && pwd)
# libFuzzer picks a seed of its own for 0.
FUZZ_SEED=${3:-0}
build=$(cd "$2" && pwd)
FUZZ_WORK=$build/fuzz
export FUZZ_SECONDS FUZZ_SEED FUZZ_SOURCE FUZZ_WORK
set -- "$build"/bin/fuzz_*
if [ ! -x "$1" ]; then
    echo "$0: there are no fuzz targets in $build/bin; build the preset fuzz" >&2
    exit 66
fi
printf '%s\n' "$@" | xargs -P "$(nproc)" -n 1 sh "$FUZZ_SOURCE/run.sh" --one || exit 1
