# shellcheck shell=sh
# The release artifacts, made twice and compared.
# SPDX-License-Identifier: MIT

# build_copy FOLDER: unpacks the source archive there and builds the program and the Python wheel, without the compiler
# cache. Debian's own Python is used even if another one comes first in the path.
build_copy() {
    rm -rf "$1" && mkdir -p "$1"
    tar -xzf "build/release-artifacts/$name.tar.gz" -C "$1" --strip-components 1
    # shellcheck disable=SC2016  # $1 is for the inner shell
    quietly "$(basename "$1")" env CCACHE_DISABLE=1 sh -ec '
        cmake --preset release -S "$1" -B "$1/build" -DDECANT_TESTS=OFF -DDECANT_PYTHON=OFF
        cmake --build "$1/build" --target decant decant-more manual
        mkdir "$1/wheel"
        cd "$1/bindings/python"
        /usr/bin/python3 -c "import backend, sys; backend.build_wheel(sys.argv[1])" "$1/wheel"' sh "$1"
}

# All artifacts, from the last commit. Their timestamps are those of the commit.
release() {
    need run release
    [ -z "$(git status --porcelain)" ] || say "some files are not committed; they are left out"
    version=$(sed -n 's/^project(decant VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
    name=decant-$version
    SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
    export SOURCE_DATE_EPOCH
    rm -rf build/release-artifacts && mkdir -p build/release-artifacts
    git archive --prefix="$name/" --format=tar HEAD | gzip -9n >"build/release-artifacts/$name.tar.gz"
    say "building twice, in folders of different names; this takes some minutes"
    build_copy "$PWD/build/reproduce"
    build_copy "$PWD/build/reproduce-in-another-folder"
    for part in build/bin/decant build/bin/decant-more build/manual wheel; do
        diff -r "build/reproduce/$part" "build/reproduce-in-another-folder/$part" || {
            say "the two builds differ in $part"
            exit 70
        }
    done
    say "the two builds are the same"
    cp build/reproduce/wheel/*.whl build/release-artifacts/
    build_web
    (cd bindings/wasm && npm pack --silent --pack-destination ../../build/release-artifacts >/dev/null)
    cp -r web/dist build/reproduce/web/
    cpack -B "$PWD/build/release-artifacts" --config build/reproduce/build/CPackConfig.cmake >/dev/null
    rm -rf build/release-artifacts/_CPack_Packages
    (cd build/release-artifacts && sha256sum -- *.deb *.gz *.tgz *.whl >SHA256SUMS && cat SHA256SUMS)
}
