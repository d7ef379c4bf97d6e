// Asks the environment what the terminal can do.
// SPDX-License-Identifier: MIT
#include "cli/terminal.hpp"

#include <sys/ioctl.h>
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <csignal>
#include <cstdlib>
#include <string_view>

#include "cli/temporary_file.hpp"

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

api::CancelToken stop;
api::CancelToken interrupt;

extern "C" void on_interrupt(int signal) {
    interrupt.cancel();
    stop.cancel();
    // Others may come twice all the same: timeout(1) sends them to the program and to its group.
    if (signal == SIGINT) std::signal(SIGINT, end_without_temporary_files);
}

extern "C" void on_time(int) { stop.cancel(); }

}  // namespace

api::Style output_style(ColorChoice choice) {
    api::Style style;
    const bool is_terminal = isatty(STDOUT_FILENO) != 0;
    const bool wanted = is_terminal && variable("NO_COLOR").empty() && variable("TERM") != "dumb";
    if (choice == ColorChoice::always || (choice == ColorChoice::automatic && wanted))
        style.colors = terminal_depth();
    style.width = terminal_width().value_or(style.width);
    return style;
}

std::optional<int> terminal_width() {
    winsize size{};
    if (isatty(STDOUT_FILENO) == 0 || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
        return std::nullopt;
    return size.ws_col;
}

std::vector<std::string> wrap(std::string_view text, std::size_t width) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        while (line.size() > width) {
            std::size_t end = line.rfind(' ', width);
            if (end == 0 || end == std::string_view::npos) end = std::min(line.size(), line.find(' ', width));
            lines.emplace_back(line.substr(0, end));
            line.remove_prefix(std::min(line.size(), end + 1));
        }
        lines.emplace_back(line);
    }
    return lines;
}

bool can_show_progress() { return isatty(STDERR_FILENO) != 0; }

const api::CancelToken& cancel_on_interrupt() {
    struct sigaction action{};
    action.sa_handler = on_interrupt;
    // Without SA_RESTART a waiting read ends, too.
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction before{};
        sigaction(signal, &action, &before);
        // Under nohup the program goes on when its terminal goes.
        if (signal == SIGHUP && before.sa_handler == SIG_IGN) sigaction(signal, &before, nullptr);
    }
    return stop;
}

const api::CancelToken& interruption() { return interrupt; }

bool is_interrupted() { return interrupt.cancelled(); }

void cancel_after(double seconds) {
    // A timer of 0 would never end.
    if (seconds <= 0) return stop.cancel();
    struct sigaction action{};
    action.sa_handler = on_time;
    action.sa_flags = SA_RESTART;
    sigaction(SIGALRM, &action, nullptr);
    const double time = std::max(seconds, 1e-6);
    const double whole = std::floor(time);
    itimerval timer{};
    timer.it_value.tv_sec = static_cast<time_t>(whole);
    timer.it_value.tv_usec = static_cast<suseconds_t>((time - whole) * 1e6);
    setitimer(ITIMER_REAL, &timer, nullptr);
}

}  // namespace decant::cli
