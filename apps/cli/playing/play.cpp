// `decant play`.
// SPDX-License-Identifier: MIT
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "cli/output.hpp"
#include "cli/playing/lines.hpp"
#include "cli/playing/screen.hpp"
#include "cli/search_memory.hpp"
#include "cli/terminal.hpp"
#include "cli/verbs.hpp"

namespace decant::cli {
namespace {

bool has_screen() {
    const char* const term = std::getenv("TERM");
    return isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0 && term != nullptr &&
           std::string_view(term) != "dumb";
}

}  // namespace

ExitCode play(const Args& args) {
    const auto level = load_level(args);
    if (!level) return report(level.error());
    print_error(api::not_used_text(*level));
    if (const auto obstacle = level->puzzle().obstacle())
        return report(failure(*obstacle, source_of(args.level)));
    // A level that came through a pipe leaves the terminal for the moves.
    if (args.level == "-" && isatty(STDOUT_FILENO) != 0 && std::freopen("/dev/tty", "r", stdin) == nullptr)
        return report({"there is no terminal to play on; give LEVEL as a file", ExitCode::usage});
    api::SolveOptions limits = args.solve;
    limits.memory = search_memory(args);
    playing::Session session(*level, limits);
    const api::Style style = output_style(args.color);
    if (has_screen()) return playing::play_on_screen(session, style.colors != api::ColorDepth::none);
    return playing::play_lines(session, style);
}

}  // namespace decant::cli
