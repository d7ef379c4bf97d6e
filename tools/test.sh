# shellcheck shell=sh
# The groups of tests.
# SPDX-License-Identifier: MIT

# changed CHECK PATH...: whether a check has not yet passed with these files as they are. `passed`, after it, keeps that in mind.
changed() {
    check=$1
    shift
    set -- "$@" dev tools CMakeLists.txt CMakePresets.json cmake
    files=$(git ls-files --cached --others --exclude-standard -- "$@" 2>/dev/null || find "$@" -type f)
    # Names, modes and contents; a file that was deleted counts by its error.
    state=$(printf '%s\n' "$files" | sort -u | tr '\n' '\0' | {
        LC_ALL=C xargs -0 sh -c 'stat -c "%a %n" "$@"; sha256sum "$@"' sh 2>&1 || true
    })
    stamp=build/passed/$check-$(printf '%s\n' "$state" | sha256sum | cut -c1-32)
    [ -f "$stamp" ] || return 0
    say "$check: skipped, as nothing has changed since it passed at $(date -r "$stamp" '+%F %R') (./dev clean forgets)"
    return 1
}
passed() {
    mkdir -p build/passed
    : >"$stamp"
}

# All but what needs a sanitizer, a browser or a long time.
test_quick() {
    build_with_tests dev
    ctest --test-dir build/dev --output-on-failure -j "$JOBS" -LE 'docs|package|proxies' -E 'Agreement|Audit'
}

test_sanitizers() {
    build_with_tests asan-ubsan
    say "unit and property tests with sanitizers"
    quietly asan-ubsan-tests ctest --test-dir build/asan-ubsan --output-on-failure -j "$JOBS" -LE 'cli|docs|package|proxies'
    grep 'tests passed' build/asan-ubsan-tests.log
    say "fuzzing each parser for 10 seconds"
    # A fixed seed: the verdict on a commit stays the same; ./dev fuzz looks further.
    tests/fuzz/run.sh 10 build/asan-ubsan 1
}

test_release() {
    build_with_tests release
    say "all tests of the release build"
    ctest --test-dir build/release --output-on-failure -j "$JOBS" -LE "package|proxies"
}

test_core() {
    if changed lint .; then
        quick_lint
        passed
    fi
    if changed sanitizers src apps bench bindings examples tests levels; then
        test_sanitizers
        passed
    fi
    if changed release .; then
        test_release
        passed
    fi
}

test_agreement() {
    # The levels are dealt out to tests of their own, so that ctest can run them side by side.
    for part in "release 200000" "asan-ubsan 20000"; do
        preset=${part% *}
        build_with_tests "$preset"
        DECANT_AGREEMENT_LEVELS=${part#* } ctest --test-dir "build/$preset" --output-on-failure -j "$JOBS" \
            -R 'Seed/(Auto|Pieces)?Agreement'
    done
    DECANT=$PWD/build/release/bin/decant DECANT_AGREEMENT_LEVELS=5000 \
        python3 -m unittest discover -q -s tests/cli -p 'test_dog_bunny_agreement.py'
}

test_wasm() {
    changed wasm src apps bindings/wasm bench docs/wasm.md levels || return 0
    build_wasm
    build_programs decant
    npm --prefix bindings/wasm test
    passed
}

# with_page NODE-ARGUMENTS...: runs scripts that look at the built page.
with_page() {
    need web
    build_programs decant decant-more
    node "$@"
}

test_web() {
    changed web src apps bindings/wasm levels web tests/web || return 0
    build_web
    npm --prefix web run lint
    npm --prefix web test
    with_page --test --test-concurrency=2 tests/web/*.test.mjs
    passed
}

# Needs a quiet machine: it measures how long answers take.
test_siege() {
    build_with_tests release
    say "this takes about two minutes"
    DECANT=$PWD/build/release/bin/decant python3 -m unittest discover -s tests/siege -t tests/siege
}

# What is installed, by strangers' projects, pip and apt: it builds the library six times more, so `all` leaves it out.
test_package() {
    build_with_tests release
    sudo=""
    [ "$(id -u)" = 0 ] || sudo="sudo --preserve-env=DECANT_INSTALL"
    DECANT_INSTALL=1 $sudo ctest --test-dir build/release --output-on-failure -L package
}

# On free ports of loopback alone. It changes the machine by what it installs, so `all` leaves it out.
test_proxies() {
    need proxies
    say "this takes some seconds, once the program is built"
    build_programs decant decant-more
    DECANT=$PWD/build/release/bin/decant python3 -m unittest discover -s tests/proxies -t tests/proxies
}

test_group() {
    case $1 in
        quick) test_quick ;;
        core) test_core ;;
        agreement) test_agreement ;;
        wasm) test_wasm ;;
        web) test_web ;;
        all)
            test_core
            test_wasm
            test_web
            ;;
        package) test_package ;;
        proxies) test_proxies ;;
        siege) test_siege ;;
        *)
            say "there is no test group '$1'; the groups are quick, core, agreement, wasm, web, package, proxies, siege and all"
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
    DECANT=$PWD/build/release/bin/decant DECANT_BLESS=1 python3 -m unittest discover -q -s tests/cli -p 'test_golden.py'
    DECANT=$PWD/build/release/bin/decant DECANT_BLESS=1 python3 -m unittest discover -q -s tests/cli -p 'test_malformed.py'
    DECANT_WRITE_TYPES=$PWD/build/release/bin/write_types DECANT_BLESS=1 python3 -m unittest discover -q -s tests/types
    git --no-pager diff --stat -- bench/signature.txt tests/golden tests/malformed bindings
}
