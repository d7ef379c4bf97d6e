# shellcheck shell=sh
# Measuring the searches.
# SPDX-License-Identifier: MIT

sweep() { build/release/bin/sweep "$@" >build/sweep.jsonl; }

plot() {
    need bench
    # Debian's own Python, which has Debian's matplotlib, even if another one comes first in the path.
    python=/usr/bin/python3
    [ -x "$python" ] || python=python3
    "$python" bench/plot.py build/sweep.jsonl docs/performance.svg
}

# Measures everything and puts the tables and the picture into the documentation.
bench_doc() {
    say "measuring; the tables grow in build/tables.md"
    {
        cpu=$(sed -n 's/^model name.*: //p' /proc/cpuinfo | head -n 1)
        printf '\n%s\n\n' "Measured on $(date +%F) by \`./dev bench doc${*:+ $*}\` at $(git describe --always --dirty), on one core (${cpu:-unknown})."
        build/release/bin/suites --json build/suites.jsonl "$@"
        echo
    } >build/tables.md
    cat build/tables.md
    sweep "$@"
    plot
    # An empty pattern repeats the last one: the lines between the two marks go, the marks stay.
    sed -i -e '/^<!-- tables/,/^<!-- end of tables/{//!d}' -e '/^<!-- tables/r build/tables.md' docs/performance.md
}

bench() {
    case ${1:-} in
        plot) plot ;;
        sweep)
            shift
            build_programs sweep
            sweep "$@"
            ;;
        patterns)
            shift
            build_programs hand_made
            build/release/bin/hand_made "$@"
            ;;
        doc)
            shift
            build_programs suites sweep
            need bench
            bench_doc "$@"
            ;;
        *)
            build_programs suites
            build/release/bin/suites "$@"
            ;;
    esac
}
