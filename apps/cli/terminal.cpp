// Asks the environment what the terminal can do.
// SPDX-License-Identifier: MIT
#include "cli/terminal.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <string_view>

namespace decant::cli {
namespace {

std::string_view variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string_view{} : value;
}

api::ColorDepth terminal_depth() {
    const std::string_view term = variable("TERM");
    const std::string_view colors = variable("COLORTERM");
    if (colors == "truecolor" || colors == "24bit") return api::ColorDepth::truecolor;
    if (term.find("direct") != std::string_view::npos) return api::ColorDepth::truecolor;
    if (term.find("256color") != std::string_view::npos) return api::ColorDepth::ansi256;
    return api::ColorDepth::ansi16;
}

api::CancelToken interrupt;

extern "C" void on_interrupt(int) { interrupt.cancel(); }

}  // namespace

api::Style output_style(ColorChoice choice) {
    api::Style style;
    const bool is_terminal = isatty(STDOUT_FILENO) != 0;
    const bool wanted = is_terminal && variable("NO_COLOR").empty() && variable("TERM") != "dumb";
    if (choice == ColorChoice::always || (choice == ColorChoice::automatic && wanted))
        style.colors = terminal_depth();
    winsize size{};
    if (is_terminal && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        style.width = size.ws_col;
    return style;
}

bool can_show_progress() { return isatty(STDERR_FILENO) != 0; }

const api::CancelToken& cancel_on_interrupt() {
    struct sigaction action{};
    action.sa_handler = on_interrupt;
    // The second Ctrl-C finds the default handler again. Without SA_RESTART a waiting read ends, too.
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    sigaction(SIGINT, &action, nullptr);
    return interrupt;
}

}  // namespace decant::cli
