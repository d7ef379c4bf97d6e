# shellcheck shell=sh
# The packages that each job needs, and their installation.
# SPDX-License-Identifier: MIT

# packages_of GROUP: Debian packages.
packages_of() {
    # For Boost, fmt, JSON and stb, `wasm` needs only the headers.
    case $1 in
        run) echo g++ cmake ninja-build ccache mold libboost1.81-dev libfmt-dev libcli11-dev \
            nlohmann-json3-dev libsqlitecpp-dev libsqlite3-dev pkg-config graphviz libncurses-dev zlib1g-dev \
            libyaml-dev libspng-dev libturbojpeg0-dev libwebp-dev ;;
        test) echo libgtest-dev libgmock-dev librapidcheck-dev python3 clang-19 libclang-rt-19-dev curl tmux \
            zsh fish man-db dpkg-dev python3-dev python3-venv pybind11-dev python3-networkx mypy doxygen ;;
        lint) echo clang-format-19 clang-tidy-19 clang-19 cppcheck codespell shellcheck git ;;
        docs) echo python3 python3-markdown doxygen ;;
        bench) echo python3 python3-matplotlib ;;
        wasm) echo emscripten cmake ninja-build libboost1.81-dev libfmt-dev nlohmann-json3-dev libstb-dev ;;
        web) echo chromium ;;
        pictures) echo pngquant ;;
        proxies) echo nginx haproxy python3 ;;
        cluster) echo slurm-wlm munge parallel python3-distributed python3-mpi4py openmpi-bin ;;
        coq) echo coq python3 ;;
        release) echo git dpkg-dev python3-dev pybind11-dev ;;
        coverage) echo gcovr ;;
        format) echo clang-format-19 ;;
        node) echo npm ;;
    esac
}

# commands_of GROUP: commands whose presence shows, on other systems, that the packages are there.
commands_of() {
    case $1 in
        run) echo g++ pkg-config cmake ninja ccache mold dot ;;
        test) echo python3 clang++-19 ;;
        lint) echo clang-format-19 clang-tidy-19 cppcheck codespell shellcheck git ;;
        docs) echo python3 doxygen ;;
        bench) echo python3 ;;
        wasm) echo em++ cmake ninja ;;
        web) echo chromium node ;;
        pictures) echo pngquant ;;
        proxies) echo nginx haproxy python3 ;;
        cluster) echo sbatch munged parallel dask-scheduler mpiexec ;;
        coq) echo coqc coqchk python3 ;;
        release) echo git python3 ;;
        coverage) echo gcovr ;;
        format) echo clang-format-19 ;;
        node) echo npm ;;
    esac
}

# need GROUP...: installs the packages that are missing, or names the missing commands.
need() {
    packages=$(for group in "$@"; do packages_of "$group"; done)
    missing=""
    if ! command -v dpkg-query >/dev/null 2>&1; then
        for tool in $(for group in "$@"; do commands_of "$group"; done); do
            command -v "$tool" >/dev/null 2>&1 || missing="$missing $tool"
        done
        [ -z "$missing" ] && return 0
        say "please install:$missing (on Debian the packages are: $(echo "$packages" | tr '\n' ' '))"
        exit 1
    fi
    for package in $packages; do
        status=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null || true)
        [ "$status" = installed ] || missing="$missing $package"
    done
    [ -z "$missing" ] && return 0
    say "installing:$missing"
    sudo=""
    [ "$(id -u)" = 0 ] || sudo=sudo
    apt="$sudo env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 -qq"
    # shellcheck disable=SC2086  # lists of words
    $apt update >&2 && $apt install -y --no-install-recommends $missing >&2
}

# Node with npm: Debian's own node is too old for the tools of the page, so npm brings a newer one.
need_node() {
    command -v npm >/dev/null 2>&1 || need node
    new_enough='const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'
    node -e "$new_enough" && return 0
    [ -x build/node/node_modules/.bin/node ] || quietly npm-node npm --prefix build/node install node@22
    PATH=$PWD/build/node/node_modules/.bin:$PATH
}

# npm_install FOLDER: installs the packages of its lock file, unless that was done before. npm keeps a list of those installed.
npm_install() {
    installed=$(find "$1/node_modules/.package-lock.json" -newer "$1/package-lock.json" 2>/dev/null || true)
    [ -n "$installed" ] || quietly "npm-$(basename "$1")" npm --prefix "$1" ci --no-audit --no-fund
}
