# shellcheck shell=sh
# The groups of tests.
# SPDX-License-Identifier: MIT

# The files that more than one group builds and reads.
shared="src apps bindings bench examples tests levels LICENSE"

# All that the verdict depends on beside the files of the repository: compilers, libraries and tools, and levels from elsewhere.
surroundings() {
    dpkg-query -W 2>/dev/null || for tool in $(commands_of run) $(commands_of test) $(commands_of wasm) $(commands_of web); do
        "$tool" --version 2>&1 | head -n 1
    done
    node --version 2>&1 || true
    find ../shared/levels -type f -exec sha256sum {} + 2>/dev/null | sort || true
}

# changed CHECK PATH...: whether a check has not yet passed with these files and surroundings as they are. `passed`, after
# it, records that it has.
changed() {
    check=$1
    shift
    set -- "$@" dev tools CMakeLists.txt CMakePresets.json cmake
    files=$(git ls-files --cached --others --exclude-standard -- "$@" 2>/dev/null || find "$@" -type f)
    # Names, modes and contents; a deleted file counts by its error.
    state=$(printf '%s\n' "$files" | sort -u | tr '\n' '\0' | {
        LC_ALL=C xargs -0 sh -c 'stat -c "%a %n" "$@"; sha256sum "$@"' sh 2>&1 || true
    })
    stamp=build/passed/$check-$(printf '%s\n' "$state" "$(surroundings)" | sha256sum | cut -c1-32)
    [ -f "$stamp" ] || return 0
    say "$check: skipped, as nothing has changed since it passed at $(date -r "$stamp" '+%F %R') (./dev clean forgets)"
    return 1
}
passed() {
    mkdir -p build/passed
    : >"$stamp"
}

# Everything but what needs a sanitizer, a browser or a long time.
test_quick() {
    build_with_tests dev
    ctest --test-dir build/dev --output-on-failure -j "$JOBS" -LE 'docs|package|proxies' -E 'Agreement|Audit'
}

test_lint() {
    changed lint . || return 0
    quick_lint
    passed
}

test_release() {
    changed release . || return 0
    build_with_tests release
    say "all tests of the release build"
    ctest --test-dir build/release --output-on-failure -j "$JOBS" -LE "package|proxies"
    passed
}

# Tests that take a third of the time with sanitizers, and find no more than other tests of the same code. `thorough` runs those
# of pictures, and `agreement` all others, with more levels.
slow_with_sanitizers='^picture:(Damages/|OddPictures)|^property:Seed/.*Agreement'

test_sanitizers() {
    # shellcheck disable=SC2086  # a list of words
    changed sanitizers $shared || return 0
    build_with_tests asan-ubsan
    say "unit and property tests with sanitizers"
    quietly asan-ubsan-tests ctest --test-dir build/asan-ubsan --output-on-failure -j "$JOBS" -LE 'cli|docs|package|proxies' \
        -E "$slow_with_sanitizers"
    grep 'tests passed' build/asan-ubsan-tests.log
    passed
}

# The same inputs in every run, so that a build that passed once passes again; ./dev fuzz looks further.
test_fuzzing() {
    # shellcheck disable=SC2086  # a list of words
    changed fuzzing $shared || return 0
    build_with_tests asan-ubsan
    say "fuzzing each parser with 1500 inputs"
    tests/fuzz/run.sh --inputs 1500 build/asan-ubsan
    passed
}

test_agreement() {
    # The levels are split among separate tests, so that ctest can run them in parallel.
    for part in "release 200000" "asan-ubsan 20000"; do
        preset=${part% *}
        build_with_tests "$preset"
        DECANT_AGREEMENT_LEVELS=${part#* } ctest --test-dir "build/$preset" --output-on-failure -j "$JOBS" \
            -R 'Seed/(Auto|Pieces)?Agreement'
    done
    DECANT=$PWD/build/release/bin/decant DECANT_AGREEMENT_LEVELS=5000 \
        python3 -m unittest discover -q -s tests/cli -p 'test_dog_bunny_agreement.py'
}

# A hundred boards of each style, at the size of phones, and the table of their outcomes.
test_pictures() {
    build_with_tests release --target picture_tests decant decant-more
    DECANT_PICTURES=100 quietly pictures ctest --test-dir build/release --verbose -j "$JOBS" -R 'MadeBoards|DamagedBoards'
    DECANT=$PWD/build/release/bin/decant python3 tests/picture/table.py build/pictures.log
}

test_wasm() {
    # shellcheck disable=SC2086  # a list of words
    changed wasm $shared docs/wasm.md docs/proof-format.md tools/verify_proof.py || return 0
    build_wasm
    build_programs decant decant-more
    npm --prefix bindings/wasm test
    passed
}

# with_page NODE-ARGUMENTS...: runs scripts that use the built page.
with_page() {
    need web
    build_programs decant decant-more
    node "$@"
}

test_web() {
    # shellcheck disable=SC2086  # a list of words
    changed web $shared web tools/verify_proof.py || return 0
    build_web
    npm --prefix web run lint
    npm --prefix web test
    with_page --test --test-concurrency=2 tests/web/*.test.mjs
    passed
}

# The tests that `all` cuts short: parsers for half a minute each, pictures with sanitizers, each page in each theme and size.
test_thorough() {
    build_with_tests asan-ubsan
    build_web
    say "this takes about a quarter of an hour"
    ctest --test-dir build/asan-ubsan --output-on-failure -j "$JOBS" -R "$slow_with_sanitizers" -E '^property:'
    tests/fuzz/run.sh 30 build/asan-ubsan
    DECANT_THOROUGH=1 with_page --test tests/web/looks.test.mjs
}

# Needs a quiet machine: it measures how long answers take.
test_siege() {
    build_with_tests release
    build_wasm
    build_web
    say "this takes about ten minutes"
    DECANT=$PWD/build/release/bin/decant python3 -m unittest discover -s tests/siege -t tests/siege
    export DECANT_QUIET=1
    ctest --test-dir build/release --output-on-failure -L 'cli|python'
    npm --prefix bindings/wasm test
    with_page --test tests/web/published.test.mjs tests/web/weight.test.mjs
}

# Tests of the installed library, module and package, by outside projects, pip and apt: they build the library six more times,
# so `all` leaves them out.
test_package() {
    build_with_tests release
    sudo=""
    [ "$(id -u)" = 0 ] || sudo="sudo --preserve-env=DECANT_INSTALL"
    DECANT_INSTALL=1 $sudo ctest --test-dir build/release --output-on-failure -L package
}

# On free loopback ports. It installs things on the machine, so `all` leaves it out.
test_proxies() {
    need proxies
    say "this takes some seconds, once the program is built"
    build_programs decant decant-more
    DECANT=$PWD/build/release/bin/decant python3 -m unittest discover -s tests/proxies -t tests/proxies
}

# Real schedulers on this machine, by the Python that the module is for. It installs them, so `all` leaves it out.
test_cluster() {
    need cluster
    say "this takes one to three minutes, once the program and the module are built"
    build_with_tests release --target decant decant_python
    python=$(sed -n 's/^Python3_EXECUTABLE:[A-Z]*=//p' build/release/CMakeCache.txt)
    DECANT=$PWD/build/release/bin/decant PYTHONPATH=$PWD/build/release/bindings/python PYTHONDONTWRITEBYTECODE=1 \
        "$python" -m unittest discover -s tests/cluster -t tests/cluster
}

# The theorems of proofs/coq. It installs a proof assistant, so `all` leaves it out.
test_coq() {
    need coq
    say "this takes half a minute"
    python3 -m unittest discover -s tests/coq -t tests/coq
}

# run_groups GROUP...: one after the other, each in its own shell, until one fails; then a table of how long each took.
run_groups() {
    mkdir -p build/groups
    table=""
    for group in "$@"; do
        log=build/groups/$group.log
        began=$(date +%s)
        {
            status=0
            ./dev test "$group" 2>&1 || status=$?
            echo "$status" >"$log.status"
        } | tee "$log"
        status=$(cat "$log.status")
        table="$table$(printf '%-12s %5s s' "$group" $(($(date +%s) - began)))"
        [ "$status" = 0 ] || table="$table  FAILED"
        table="$table
"
        [ "$status" = 0 ] || break
    done
    say "how long each group took:"
    printf '%s' "$table" >&2
    [ "$status" = 0 ] || tell_failures "$group" "$log"
    return "$status"
}

# tell_failures GROUP LOG: which tests failed, each with the command that runs it alone and, of ctest, the end of what it printed.
tell_failures() {
    say "$1 failed; its log is $2"
    preset=release
    [ "$1" != sanitizers ] || preset=asan-ubsan
    # Lines of ctest: `  12 - unit: Pours.Last (Failed)`; a test that was left out has the reason `Disabled` or `Skipped`.
    sed -n -e '/(\(Disabled\|Skipped\))$/d' -e 's/^[[:space:]]*[0-9][0-9]* - \(.*\) ([A-Z][A-Za-z_ 0-9:]*)$/\1/p' "$2" | awk '!seen[$0]++' | head -n 10 |
        while read -r name; do
            pattern=$(printf '%s' "$name" | sed 's/[][().*^$+?|\\]/./g')
            printf 'failed: %s\n  alone: ctest --test-dir build/%s --output-on-failure -R "^%s\$"\n' "$name" "$preset" "$pattern" >&2
            awk -v begin=" Testing: $name" 'index($0, begin) { shown = 1; next } /^<end of output>/ { shown = 0 } shown' \
                "build/$preset/Testing/Temporary/LastTest.log" 2>/dev/null | tail -n 20 | sed 's/^/    /' >&2
        done
    # Of node, in TAP: `not ok 3 - a name` at the margin, and where it stands. The other form has, below `failing tests:`,
    # `test at FILE:2:1` and then `✖ a name (3.1ms)`.
    folder=""
    [ "$1" != wasm ] || folder=bindings/wasm/
    awk -v top="$PWD/" -v folder="$folder" '
        /^not ok [0-9]+ - / { name = $0; sub(/^not ok [0-9]+ - /, "", name) }
        /^  location: / && name != "" {
            place = $2
            gsub(/\047/, "", place)
            sub(/:[0-9]+:[0-9]+$/, "", place)
            if (index(place, top) == 1) place = substr(place, length(top) + 1)
            printf "failed: %s\n  alone: node --test --test-name-pattern=\"%s\" %s\n", name, name, place
            name = ""
        }
        /^test at / {
            place = folder $3
            sub(/:[0-9]+:[0-9]+$/, "", place)
            if (getline <= 0) exit
            sub(/^[^ ]+ /, "")
            sub(/ \([0-9.]+ms\)$/, "")
            printf "failed: %s\n  alone: node --test --test-name-pattern=\"%s\" %s\n", $0, $0, place
        }' "$2" >&2
    # Of vitest: ` FAIL  tests/a.test.ts > a name`.
    sed -n 's/^ *FAIL  *\(tests\/[^ ]*\) > \(.*\)$/\1 \2/p' "$2" | awk '!seen[$0]++' | while read -r file name; do
        printf 'failed: %s\n  alone: npm --prefix web test -- %s -t "%s"\n' "$name" "$file" "${name##* > }" >&2
    done
    sed -n 's/^\(fuzz_[a-z_0-9]*\) .*FAILED$/\1/p' "$2" | while read -r target; do
        input=$(grep -A 1 "^$target .*FAILED" "$2" | sed -n 's/^  input: //p')
        printf 'failed: %s\n  alone: build/asan-ubsan/bin/%s %s\n' "$target" "$target" "$input" >&2
    done
}

# Quick and likely failures come first.
core="lint release sanitizers fuzzing"

test_group() {
    # shellcheck disable=SC2086  # a list of words
    case $1 in
        quick | lint | release | sanitizers | fuzzing | wasm | web | agreement | pictures | package | proxies | cluster | coq | siege | thorough) "test_$1" ;;
        core) run_groups $core ;;
        all) run_groups $core wasm web ;;
        *)
            say "there is no test group '$1'; the groups are quick, lint, release, sanitizers, fuzzing, core, wasm, web, all," \
                "agreement, pictures, package, proxies, cluster, coq, siege and thorough"
            exit 64
            ;;
    esac
}

fuzz() {
    build_fuzz
    tests/fuzz/run.sh "$1" build/fuzz
}

coverage() {
    build_with_tests coverage
    need coverage
    quietly coverage-tests ctest --test-dir build/coverage -j "$JOBS" --output-on-failure -LE 'docs|package|proxies'
    gcovr --root . --filter src/ --filter apps/ --exclude-throw-branches build/coverage
}

bless() {
    build_with_tests release
    build/release/bin/signature >bench/signature.txt
    DECANT=$PWD/build/release/bin/decant DECANT_BLESS=1 python3 -m unittest discover -q -s tests/cli -p 'test_transcripts.py'
    DECANT=$PWD/build/release/bin/decant DECANT_BLESS=1 python3 -m unittest discover -q -s tests/docs -p 'test_formats.py'
    DECANT_WRITE_TYPES=$PWD/build/release/bin/write_types DECANT_WRITE_KEYWORDS=$PWD/build/release/bin/write_keywords \
        DECANT_BLESS=1 python3 -m unittest discover -q -s tests/types
    git --no-pager diff --stat -- bench/signature.txt tests/transcripts bindings
}
