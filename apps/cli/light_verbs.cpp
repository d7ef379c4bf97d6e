// The verbs that start at once.
// SPDX-License-Identifier: MIT
#include "cli/commands.hpp"

namespace decant::cli {

ExitCode run_light_verb(const Args& args) {
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
            break;
    }
    return ExitCode::internal;
}

}  // namespace decant::cli
