// The verb `play`: a game on the screen, or by lines through a pipe.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string_view>

#include "api/decant.hpp"
#include "cli/exit_code.hpp"
#include "cli/output.hpp"
#include "cli/playing/screen.hpp"
#include "cli/playing/session.hpp"
#include "cli/search_memory.hpp"
#include "cli/terminal.hpp"
#include "cli/verbs.hpp"

namespace decant::cli {
namespace {

using playing::Session;

void show(const Session& session, const api::Style& style) {
    print("\n");
    print(api::level_text(session.game().position(), true, style), style);
}

void say(const std::string& text) {
    if (!text.empty()) print(fmt::format("{}\n", text));
}

void explain() {
    print("Type a move as a plan writes it, or one of these words or letters:\n");
    for (const playing::Action& action : playing::actions)
        print(fmt::format("  {}  {:8}  {}\n", action.key, action.word, action.help));
    print("  q  quit      end the game\n");
}

bool is(const std::string& line, std::string_view word, char key) {
    return line == word || (line.size() == 1 && std::tolower(static_cast<unsigned char>(line[0])) == key);
}

/// Moves that play by themselves are shown at once, without pauses.
void settle(Session& session, const api::Style& style) {
    for (auto now = Session::Clock::now(); session.playing(); now += std::chrono::seconds(1)) {
        if (!session.tick(now)) continue;
        print(fmt::format("\n{}\n", session.game().last_move()));
        show(session, style);
    }
    say(session.message());
}

void obey(Session& session, const std::string& line, const api::Style& style,
          const api::CancelToken& cancel) {
    const auto action = std::find_if(playing::actions.begin(), playing::actions.end(),
                                     [&](const playing::Action& a) { return is(line, a.word, a.key); });
    const std::size_t before = session.game().made();
    if (action != playing::actions.end())
        (session.*action->act)();
    else
        session.move(line);
    session.wait(cancel);
    if (session.game().made() != before) show(session, style);
    settle(session, style);
}

std::string trimmed(const std::string& line) {
    const auto first = line.find_first_not_of(" \t\r");
    if (first == std::string::npos) return "";
    return line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
}

/// Reads moves and words from standard input until it ends, until `quit`, or until Ctrl-C.
ExitCode play_lines(Session& session, const api::Style& style) {
    const api::CancelToken& cancel = cancel_on_interrupt();
    const bool prompting = isatty(STDIN_FILENO) != 0;
    print(api::level_text(session.game().start(), false, style), style);
    say(session.message());
    for (std::string line; !std::cin.eof() && !cancel.cancelled();) {
        if (prompting) print("> ");
        flush();
        if (!std::getline(std::cin, line)) break;
        line = trimmed(line);
        if (line.empty()) continue;
        if (is(line, "quit", 'q')) break;
        if (is(line, "help", '?'))
            explain();
        else
            obey(session, line, style, cancel);
    }
    return cancel.cancelled() ? ExitCode::interrupted : ExitCode::done;
}

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
    Session session(*level, limits);
    const api::Style style = output_style(args.color);
    if (has_screen()) return playing::play_on_screen(session, style.colors != api::ColorDepth::none);
    return play_lines(session, style);
}

}  // namespace decant::cli
