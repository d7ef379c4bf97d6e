# shellcheck shell=sh
# Checks that run nothing: format, spelling, layers, static analysis.
# SPDX-License-Identifier: MIT

cpp_files() { git ls-files --cached --others --exclude-standard '*.cpp' '*.hpp'; }

# The word of `null`, which makes no levels, is also a word of C++ and JSON.
family_names() {
    families=$(sed -n 's/^DECANT_FAMILY(\(.*\))$/\1/p' src/puzzles/families.def | grep -v '^null$')
    [ -n "$families" ] || return 1
    for family in $families; do
        status=0
        git --no-pager grep -n --untracked "\b$family\b" -- src apps 'bindings/*.cpp' 'bindings/*.hpp' \
            ":!src/puzzles/$family" ':!src/puzzles/families.def' ':!src/parts' || status=$?
        # 1: nothing was found; more: git could not look.
        [ "$status" = 1 ] || return 1
    done
}

# "Is not a", as natives say it, but with a comparative; and commits with subjects that fit.
english() {
    comparatives='longer|more|shorter|later|less|fewer|better|worse|larger|smaller|earlier|different|other|good|such'
    ! git --no-pager grep -nE '\b(is|are|was|were) no [a-z]' -- '*.cpp' '*.hpp' '*.def' '*.ts' '*.tsx' '*.py' |
        grep -vE "[Tt]here (is|are|was|were) no |\\bno ($comparatives)\\b" || return 1
    # A bare "who" or "what" as the subject of a clause; questions are none.
    ! git --no-pager grep -nE '(//[/!<]? ?|\* |# |")(Who|What)(ever|m)? |[.;:] ([Ww]ho|[Ww]hat)(ever)? ' -- \
        '*.cpp' '*.hpp' '*.def' '*.ts' '*.tsx' '*.mjs' '*.py' '*.sh' '*.cmake' | grep -vF '?' || return 1
    # Files that do not open with a sentence, or with a noun phrase of three words at least.
    # shellcheck disable=SC2016  # $0 is for awk
    ! git ls-files '*.cpp' '*.hpp' '*.def' | grep -v '^tests/fuzz/corpus/' | xargs awk '
        FNR == 1 { opening = ""; read = 0 }
        !read && /^\/\/ / && !/SPDX/ { opening = opening substr($0, 3); next }
        !read && opening !~ /^ ([A-Z`]|decant).* .* .*[.:?]$/ { print FILENAME ":" opening }
        { read = 1 }' | grep . || return 1
    ! git --no-pager log -20 --no-merges --format=%s | grep -E '.{73}'
}

# The checks that take seconds.
quick_lint() {
    need run test lint
    say "lint: format"
    cpp_files | xargs clang-format-19 --dry-run -Werror
    say "lint: shell scripts, spelling"
    shellcheck dev tools/*.sh .ci/run tests/fuzz/run.sh examples/graded_pack/make.sh
    git ls-files | grep -vE '^tests/(fuzz/corpus|transcripts)/|/package-lock\.json$' | xargs codespell
    say "lint: English"
    english
    say "lint: families are named in their folders alone"
    family_names
    say "lint: layers (checked by CMake)"
    rm -rf build/lint-layers
    quietly lint-layers cmake -S . -B build/lint-layers -G Ninja
    say "lint: cppcheck"
    cppcheck --quiet --std=c++20 --language=c++ --enable=warning,performance,portability --inline-suppr \
        --library=googletest --error-exitcode=1 -j "$JOBS" -I src -I apps -I bindings -I tests src apps bindings/python examples bench
}

lint() {
    quick_lint
    say "lint: clang-tidy"
    clang_tidy
}

# Runs clang-tidy on each source once: a file is done if neither it nor any header has changed since.
clang_tidy() {
    # This build compiles file by file, so that each file has its own command.
    build_with_tests asan-ubsan --target decant_commit
    mkdir -p build/lint
    # shellcheck disable=SC2016  # $1 and $2 are for the inner shell
    check='clang-tidy-19 --quiet -p build/asan-ubsan --warnings-as-errors="*" "$2" 2>/dev/null && : >"build/lint/$1"'
    headers=$(cpp_files | grep '\.hpp$' | xargs cat .clang-tidy | sha256sum)
    cpp_files | grep -E '^(src|apps|bench|examples)/.*\.cpp$' | while read -r file; do
        key=$({ echo "$headers" && cat "$file"; } | sha256sum | cut -c1-32)
        [ -e "build/lint/$key" ] || printf '%s %s\n' "$key" "$file"
    done | xargs -P "$JOBS" -L 1 sh -c "$check" sh
}
