// The program that people call. It starts fast, so what needs more libraries is in another one.
// SPDX-License-Identifier: MIT
#include "cli/commands.hpp"
#include "cli/hand_over.hpp"
#include "cli/output.hpp"
#include "cli/run.hpp"

namespace decant::cli {
namespace {

ExitCode run(const Args& args) {
    switch (args.verb) {
        case Verb::play:
        case Verb::collection:
        case Verb::serve:
            return report(hand_over(args));
        default:
            return run_light_verb(args);
    }
}

}  // namespace
}  // namespace decant::cli

int main(int argc, char** argv) { return decant::cli::run_program(argc, argv, {decant::cli::run}); }
