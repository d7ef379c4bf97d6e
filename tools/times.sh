# shellcheck shell=sh
# Measures building times for the table in docs/testing.md, so that they cannot grow unseen.
# SPDX-License-Identifier: MIT

# timed WHAT COMMAND...: a line of the table, with the wall time and the processor time of a command, in seconds.
timed() {
    what=$1
    shift
    say "timing: $what"
    start=$(date +%s%N)
    # Not through a pipe: that would be another process, which has used nothing yet.
    times >build/times.used
    quietly times "$@"
    times >>build/times.used
    wall=$((($(date +%s%N) - start) / 1000000))
    # The second line of each is about the children.
    tr 'ms' '  ' <build/times.used | awk -v what="$what" -v wall="$wall" '
        { used[NR] = 60 * $1 + $2 + 60 * $3 + $4 }
        END { printf "| %s | %.0f | %.0f |\n", what, wall / 1000, used[4] - used[2] }'
}

# from_nothing PRESET "OPTIONS" [TARGET]: configures and builds in an empty folder.
from_nothing() {
    rm -rf "build/times-$1"
    # shellcheck disable=SC2086  # a list of words
    cmake --preset "$1" -B "build/times-$1" $2
    cmake --build "build/times-$1" ${3:+--target "$3"}
}

# again FILE TARGET COMMAND...: builds again after changing one file, and runs what was built.
again() {
    touch "$1"
    cmake --build build/times-dev --target "$2"
    shift 2
    "$@"
}

measure_builds() {
    # shellcheck disable=SC2016  # quotes of Markdown
    printf '\nMeasured on %s by `./dev build-times` at %s; %s processors (%s) with nothing else to do.\n\n' \
        "$(date +%F)" "$(git describe --always --dirty)" "$JOBS" \
        "$(sed -n 's/^model name.*: //p' /proc/cpuinfo | head -n 1)"
    printf '| built from nothing, without a compiler cache | seconds | seconds of processors |\n|---|---|---|\n'
    timed "the program, as \`./dev run\` builds it" from_nothing release "-DDECANT_TESTS=OFF -DDECANT_PYTHON=OFF" decant
    timed "all of the release, with its tests" from_nothing release ""
    timed "all with sanitizers" from_nothing asan-ubsan ""
    timed "the core for browsers" from_nothing wasm "" decant_wasm
    timed "all of \`dev\`, in batches of four" from_nothing dev ""
    timed "after a change of one file of the engine: unit tests" \
        again src/puzzles/tube_sort/engine/borders/border_test.cpp unit_tests build/times-dev/bin/unit_tests --gtest_brief=1
    timed "after a change of one file of the command line: the program" \
        again apps/cli/solve.cpp decant build/times-dev/bin/decant --version
}

build_times() {
    need run test wasm
    CCACHE_DISABLE=1
    export CCACHE_DISABLE
    mkdir -p build
    measure_builds >build/times.md
    cat build/times.md
    # An empty pattern repeats the last one: the lines between the two marks go, the marks stay.
    sed -i -e '/^<!-- build times/,/^<!-- end of build times/{//!d}' -e '/^<!-- build times/r build/times.md' docs/testing.md
    rm -rf build/times-*
}
