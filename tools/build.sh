# shellcheck shell=sh
# Building: the programs, the tests, the npm package and the page.
# SPDX-License-Identifier: MIT

# quietly NAME COMMAND...: runs a command with its output in build/NAME.log, shown only when it fails.
quietly() {
    mkdir -p build
    log=build/$1.log
    shift
    "$@" >"$log" 2>&1 || {
        cat "$log" >&2
        return 1
    }
}

# progress WHAT: reads the output of ninja and shows progress: on a terminal on one line, else at each quarter.
progress() {
    told=0
    while read -r line; do
        case $line in \[*/*\]*) ;; *) continue ;; esac
        step=${line#"["}
        step=${step%%"]"*}
        quarter=$((4 * ${step%/*} / ${step#*/}))
        if [ -t 2 ]; then
            printf '\rdev: %s: %s of %s steps\033[K' "$1" "${step%/*}" "${step#*/}" >&2
        elif [ "$quarter" -gt "$told" ]; then
            say "$1: ${step%/*} of ${step#*/} steps"
            told=$quarter
        fi
    done
    [ ! -t 2 ] || printf '\r\033[K' >&2
}

# with_ninja NAME WHAT COMMAND...: like quietly, for commands that call ninja, with progress.
with_ninja() {
    mkdir -p build
    log=build/$1.log
    what=$2
    shift 2
    {
        status=0
        "$@" 2>&1 || status=$?
        echo "$status" >"$log.status"
    } | tee "$log" | progress "$what"
    status=$(cat "$log.status")
    rm "$log.status"
    [ "$status" = 0 ] || cat "$log" >&2
    return "$status"
}

# The configuration is kept as long as nothing that it depends on changes; ninja knows when it does.
configure() {
    preset=$1
    shift
    [ -f "build/$preset/build.ninja" ] || quietly "configure-$preset" cmake --preset "$preset" "$@"
}

# Builds only programs, without the packages that only their tests need.
build_programs() {
    need run
    configure release -DDECANT_TESTS=OFF -DDECANT_PYTHON=OFF
    with_ninja build-release "building $*" cmake --build build/release --target "$@"
}

# Test builds treat warnings as errors; a build that `run` made keeps its flags, and with them its objects.
build_with_tests() {
    need run test
    configure "$1" -DDECANT_WERROR=ON
    # A build made only for `run` has no tests yet.
    if [ -f "build/$1/CMakeCache.txt" ] && grep -q "DECANT_TESTS:[A-Z]*=OFF" "build/$1/CMakeCache.txt"; then
        quietly "configure-$1" cmake --preset "$1"
    fi
    preset=$1
    shift
    with_ninja "build-$preset" "building $preset" cmake --build "build/$preset" "$@"
}

build_fuzz() {
    need run test
    configure fuzz
    with_ninja build-fuzz "building fuzz" cmake --build build/fuzz
}

# The core in WebAssembly: targets of ninja.
build_core() {
    need wasm
    configure wasm
    with_ninja build-wasm "building the core for browsers" cmake --build --preset wasm "$@"
}

# The npm package: the core, and its typed face by tsc.
build_wasm() {
    build_core "$@"
    need_node
    package=bindings/wasm
    npm_install $package
    quietly tsc-wasm npm --prefix $package run build
    cp build/wasm/bin/decant.wasm build/wasm/bin/reader.wasm build/wasm/bin/picture.wasm $package/dist/
    cp tools/verify_proof.py docs/proof-format.md $package/dist/
    cp LICENSE $package/
}

# The page, in web/dist.
build_web() {
    build_wasm --target decant_wasm decant_reader_wasm decant_picture_wasm
    say "building the page"
    npm_install web
    quietly build-page npm --prefix web run build
}
