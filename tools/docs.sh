# shellcheck shell=sh
# The manual as web pages.
# SPDX-License-Identifier: MIT

docs() {
    need run docs
    rm -rf build/site
    /usr/bin/python3 docs/site.py build/site
    # The copies of the public headers are made when CMake configures.
    [ -d build/release/include ] || quietly configure-release cmake --preset release -DDECANT_TESTS=OFF -DDECANT_PYTHON=OFF
    DECANT_BUILD=build/release doxygen docs/Doxyfile
    say "open build/site/index.html, and build/release/docs/html/index.html"
}
