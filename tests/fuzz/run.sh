#!/bin/sh
# Fuzzes every target of a build: run.sh SECONDS BUILD_DIR, or run.sh --inputs NUMBER BUILD_DIR
# For some seconds, each run tries other inputs and goes on from what earlier ones found. With a number of them, all runs of
# one build try the same inputs on any machine: those that a fixed seed makes of the corpus alone.
# SPDX-License-Identifier: MIT
set -eu

# fuzz_one TARGET: one line about it; on a crash also the input and the end of the log.
fuzz_one() {
    target=$1
    name=$(basename "$target")
    work=$FUZZ_WORK/$name
    [ "$FUZZ_UNIT" = seconds ] || rm -rf "$work/found"
    mkdir -p "$work/found"
    # New inputs go to the folder; the seeds are only read.
    seeds=$FUZZ_SOURCE/corpus/$name
    [ ! -d "$seeds" ] || find "$seeds" -type f | LC_ALL=C sort >"$work/seeds"
    set -- "$work/found"
    [ ! -d "$seeds" ] || set -- "$@" -seed_inputs="@$work/seeds"
    if [ "$FUZZ_UNIT" = seconds ]; then
        set -- "$target" -max_total_time="$FUZZ_AMOUNT" "$@"
    else
        # Reloading would read new findings again after a second, and random addresses would lead elsewhere.
        set -- "$target" -seed=1 -runs="$FUZZ_AMOUNT" -reload=0 "$@"
        ! setarch -R true 2>"$work/log" || set -- setarch -R "$@"
    fi
    status=0
    "$@" -max_len=4096 -timeout=10 -rss_limit_mb=2048 -dict="$FUZZ_SOURCE/decant.dict" -print_final_stats=1 \
        -artifact_prefix="$work/" >"$work/log" 2>&1 || status=$?
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

if [ "${1:-}" = --inputs ]; then
    FUZZ_UNIT=inputs
    shift
else
    FUZZ_UNIT=seconds
fi
if [ $# -ne 2 ]; then
    echo "usage: $0 SECONDS BUILD_DIR, or $0 --inputs NUMBER BUILD_DIR" >&2
    exit 64
fi
FUZZ_AMOUNT=$1
FUZZ_SOURCE=$(cd "$(dirname "$0")" && pwd)
build=$(cd "$2" && pwd)
FUZZ_WORK=$build/fuzz
export FUZZ_UNIT FUZZ_AMOUNT FUZZ_SOURCE FUZZ_WORK
set -- "$build"/bin/fuzz_*
if [ ! -x "$1" ]; then
    echo "$0: there are no fuzz targets in $build/bin; build the preset fuzz" >&2
    exit 66
fi
printf '%s\n' "$@" | xargs -P "$(nproc)" -n 1 sh "$FUZZ_SOURCE/run.sh" --one || exit 1
