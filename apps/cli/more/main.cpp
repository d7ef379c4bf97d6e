// The verbs that need a database, a terminal or the network. decant hands them over to this program, so that
// solving does not wait for libraries that it does not use.
// SPDX-License-Identifier: MIT
#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "cli/run.hpp"

namespace decant::cli {
namespace {

ExitCode run(const Args& args, char** /*argv*/) {
    switch (args.verb) {
        case Verb::play:
            return play(args);
        case Verb::collection:
            return collection(args);
        case Verb::serve:
            return serve(args);
        default:
            return report({"run `decant`, which starts this program itself", ExitCode::usage});
    }
}

}  // namespace
}  // namespace decant::cli

int main(int argc, char** argv) { return decant::cli::run_program(argc, argv, decant::cli::run); }
