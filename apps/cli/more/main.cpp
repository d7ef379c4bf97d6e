// All verbs, and levels in pictures. What needs a database, a terminal, the network or picture files, decant
// hands over to this program, so that solving does not wait for libraries that it does not use.
// SPDX-License-Identifier: MIT
#include "api/explain.hpp"
#include "api/pictures.hpp"
#include "cli/run.hpp"

int main(int argc, char** argv) {
    return decant::cli::run_program(argc, argv, {decant::api::read_picture, decant::api::explain_picture});
}
