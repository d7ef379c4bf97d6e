// The command line program: parse, run, report.
// SPDX-License-Identifier: MIT
#include <csignal>
#include <cstdlib>
#include <exception>

#include "cli/args.hpp"
#include "cli/commands.hpp"
#include "cli/output.hpp"

namespace decant::cli {
namespace {

ExitCode run(const Args& args) {
    switch (args.verb) {
        case Verb::solve:
            return solve(args);
        case Verb::analyze:
            return analyze(args);
        case Verb::hint:
            return hint(args);
        case Verb::graph:
            return graph(args);
        case Verb::play:
            return play(args);
        case Verb::check:
            return check(args);
        case Verb::show:
            return show(args);
        case Verb::convert:
            return convert(args);
        case Verb::list:
            return list(args);
        case Verb::collection:
            return collection(args);
        case Verb::generate:
            return generate(args);
        case Verb::serve:
            return serve(args);
    }
    return ExitCode::internal;
}

ExitCode farewell(const Farewell& words) {
    if (words.code == ExitCode::done)
        print(words.text);
    else
        print_error(words.text);
    return words.code;
}

}  // namespace
}  // namespace decant::cli

int main(int argc, char** argv) {
    using namespace decant::cli;
    // A write past the limit of file sizes fails like one on a full disk, and is reported like it.
    std::signal(SIGXFSZ, SIG_IGN);
    ExitCode code = ExitCode::internal;
    try {
        const auto parsed = parse_args(argc, argv);
        const auto* args = std::get_if<Args>(&parsed);
        code = args != nullptr ? run(*args) : farewell(std::get<Farewell>(parsed));
    } catch (const std::bad_alloc&) {
        code = report(
            {"decant: memory ran out; set --memory-limit, or close other programs", ExitCode::unknown});
    } catch (const std::exception& error) {
        code = report({std::string("decant: internal error: ") + error.what() + "; please report it",
                       ExitCode::internal});
    }
    // What Ctrl-C kept from being written is not waited for again.
    if (code == ExitCode::interrupted && output_failed()) std::_Exit(static_cast<int>(code));
    if (!flush()) code = report({"decant: standard output cannot be written", ExitCode::internal});
    return static_cast<int>(code);
}
