// Takes the terminal over and gives it back: polite signals set a flag, those of a crash restore it first.
// SPDX-License-Identifier: MIT
#include "cli/playing/curses.hpp"

#include <curses.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <clocale>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace decant::cli::playing {
namespace {

constexpr std::array polite = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
constexpr std::array crashes = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV};

volatile std::sig_atomic_t end_wanted = 0;
termios before{};
std::string way_back;  ///< shows the cursor, ends the reports of the mouse and leaves the second screen

extern "C" void on_polite_signal(int) { end_wanted = 1; }

extern "C" void on_crash(int signal) {
    tcsetattr(STDIN_FILENO, TCSANOW, &before);
    [[maybe_unused]] const auto written = write(STDOUT_FILENO, way_back.data(), way_back.size());
    raise(signal);  // the default handler is back
}

std::string capability(const char* name) {
    const char* const text = tigetstr(name);
    // (char*)-1 is how terminfo says that the name is not one of a text.
    return text == nullptr || reinterpret_cast<std::intptr_t>(text) == -1 ? "" : text;
}

void catch_signals() {
    struct sigaction action{};
    action.sa_handler = on_polite_signal;
    for (const int signal : polite) sigaction(signal, &action, nullptr);
    action.sa_handler = on_crash;
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    for (const int signal : crashes) sigaction(signal, &action, nullptr);
}

}  // namespace

Curses::Curses(bool color) {
    std::setlocale(LC_CTYPE, "");
    tcgetattr(STDIN_FILENO, &before);
    set_escdelay(100);
    initscr();
    way_back = "\x1b[?1000l\x1b[?1006l" + capability("sgr0") + capability("cnorm") + capability("rmcup");
    catch_signals();
    // Ctrl-Z is undo here, so the keys that make signals arrive as keys.
    raw();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    curs_set(0);
    mouseinterval(0);
    mousemask(BUTTON1_PRESSED, nullptr);
    if (color && has_colors()) {
        start_color();
        use_default_colors();
    }
    timeout(50);
}

Curses::~Curses() { endwin(); }

bool Curses::asked_to_end() { return end_wanted != 0; }

}  // namespace decant::cli::playing
