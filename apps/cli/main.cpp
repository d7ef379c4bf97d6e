// The program that people call. It starts fast, so the verbs that need more libraries are in another one.
// SPDX-License-Identifier: MIT
#include "cli/commands.hpp"
#include "cli/hand_over.hpp"
#include "cli/run.hpp"

namespace decant::cli {
namespace {

ExitCode run(const Args& args, char** argv) {
    switch (args.verb) {
        case Verb::solve:
            return solve(args);
        case Verb::verify:
            return verify(args);
        case Verb::analyze:
            return analyze(args);
        case Verb::join:
            return join(args);
        case Verb::hint:
            return hint(args);
        case Verb::graph:
            return graph(args);
        case Verb::check:
            return check(args);
        case Verb::show:
            return show(args);
        case Verb::read:
            return read(args);
        case Verb::convert:
            return convert(args);
        case Verb::list:
            return list(args);
        case Verb::generate:
            return generate(args);
        case Verb::play:
        case Verb::collection:
        case Verb::serve:
            return hand_over(argv);
    }
    return ExitCode::internal;
}

}  // namespace
}  // namespace decant::cli

int main(int argc, char** argv) { return decant::cli::run_program(argc, argv, decant::cli::run); }
