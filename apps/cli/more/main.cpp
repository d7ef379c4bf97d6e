// All verbs, and levels in pictures. What needs a database, a terminal, the network or picture files, decant
// hands over to this program, so that solving does not wait for libraries that it does not use.
// SPDX-License-Identifier: MIT
#include "api/explain.hpp"
#include "api/pictures.hpp"
#include "cli/commands.hpp"
#include "cli/run.hpp"

namespace decant::cli {
namespace {

ExitCode run(const Args& args) {
    switch (args.verb) {
        case Verb::play:
            return play(args);
        case Verb::collection:
            return collection(args);
        case Verb::serve:
            return serve(args);
        default:
            return run_light_verb(args);
    }
}

}  // namespace
}  // namespace decant::cli

int main(int argc, char** argv) {
    return decant::cli::run_program(
        argc, argv, {decant::cli::run, decant::api::read_picture, decant::api::explain_picture});
}
