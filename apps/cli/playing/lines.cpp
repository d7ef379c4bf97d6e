// Each line is a move, several moves, or a word of the table of actions.
// SPDX-License-Identifier: MIT
#include "cli/playing/lines.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <iostream>

#include "cli/output.hpp"
#include "cli/playing/actions.hpp"
#include "cli/terminal.hpp"

namespace decant::cli::playing {
namespace {

void show(const Session& session, const api::Style& style) {
    print("\n");
    print(api::level_text(session.game().position(), true, style), style);
}

void say(const std::string& text) {
    if (!text.empty()) print(fmt::format("{}\n", text));
}

void explain() {
    print("Type a move as a plan writes it, or one of these words or letters:\n");
    for (const Action& action : actions)
        print(fmt::format("  {}  {:8}  {}\n", action.key, action.word, action.help));
    print("  q  quit      end the game\n");
}

bool is(const std::string& line, std::string_view word, char key) {
    return line == word || (line.size() == 1 && std::tolower(static_cast<unsigned char>(line[0])) == key);
}

/// What plays by itself is shown at once.
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
    const auto action = std::find_if(actions.begin(), actions.end(),
                                     [&](const Action& a) { return is(line, a.word, a.key); });
    const std::size_t before = session.game().made();
    if (action != actions.end())
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

}  // namespace

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

}  // namespace decant::cli::playing
