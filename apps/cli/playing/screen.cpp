// The main loop of the screen: read a key, act on it, draw the picture.
// SPDX-License-Identifier: MIT
#include "cli/playing/screen.hpp"

#include <curses.h>

#include <algorithm>
#include <cctype>
#include <chrono>

#include "cli/playing/controls.hpp"
#include "cli/playing/curses.hpp"
#include "cli/playing/picture.hpp"

namespace decant::cli::playing {
namespace {

constexpr int control(char letter) { return letter & 0x1f; }
constexpr int escape = 0x1b;
/// A number that could continue is taken as it is after this pause.
constexpr auto patience = std::chrono::milliseconds(800);

class Table {
  public:
    Table(Session& session, bool color) : session_(session), controls_(session), picture_(color) {}

    ExitCode play() {
        bool changed = true;
        while (!Curses::asked_to_end()) {
            if (changed) draw();
            const int key = getch();
            if (key == control('c')) return ExitCode::interrupted;
            if (!help_ && (key == 'q' || key == 'Q' || key == control('d'))) return ExitCode::done;
            changed = key != ERR;
            if (changed)
                obey(key);
            else if (!controls_.typed().empty() && Session::Clock::now() - last_key_ > patience)
                changed = (controls_.end_number(), true);
            const std::size_t made = session_.game().made();
            if (session_.tick()) changed = true;
            if (session_.game().made() != made) controls_.refresh();
        }
        return ExitCode::interrupted;
    }

  private:
    void draw() {
        if (help_)
            Picture::draw_help();
        else
            picture_.draw(session_, controls_);
    }

    void act(void (Session::*action)()) {
        (session_.*action)();
        controls_.refresh();
    }

    void obey(int key) {
        last_key_ = Session::Clock::now();
        if (help_) {
            help_ = key == KEY_RESIZE;
            return;
        }
        if (key >= '0' && key <= '9') return controls_.digit(static_cast<char>(key));
        if (!obey_pointer(key)) obey_action(key);
    }

    /// Keys and the mouse that move the cursor, pick and scroll.
    bool obey_pointer(int key) {
        const int row = controls_.on_board() ? picture_.in_a_row() : 1;
        switch (key) {
            case KEY_LEFT:
                return controls_.shift(-1), true;
            case KEY_RIGHT:
                return controls_.shift(1), true;
            case KEY_UP:
                return controls_.shift(-row), true;
            case KEY_DOWN:
                return controls_.shift(row), true;
            case KEY_PPAGE:
                return picture_.scroll(-5), true;
            case KEY_NPAGE:
                return picture_.scroll(5), true;
            case '\r':
            case '\n':
            case KEY_ENTER:
                return controls_.enter(), true;
            case '>':
                return controls_.end_number(), true;
            case KEY_MOUSE:
                return point(), true;
            default:
                return false;
        }
    }

    void point() {
        MEVENT event;
        if (getmouse(&event) != OK || (event.bstate & BUTTON1_PRESSED) == 0) return;
        if (const auto choice = picture_.choice_at(event.x, event.y)) controls_.pick(*choice);
    }

    void obey_action(int key) {
        switch (key) {
            case escape:
                session_.dismiss();
                return controls_.clear();
            case '?':
                help_ = true;
                return;
            case ' ':
                return act(&Session::best_move);
            case 'j':
            case control('r'):
                return act(&Session::redo);
            case 'k':
            case control('z'):
                return act(&Session::undo);
            case KEY_HOME:
                return act(&Session::to_start);
            case KEY_END:
                return act(&Session::to_end);
            default:
                break;
        }
        const auto action = std::find_if(actions.begin(), actions.end(), [&](const Action& a) {
            return key < 128 && a.key == std::tolower(key);
        });
        if (action != actions.end()) act(action->act);
    }

    Session& session_;
    Controls controls_;
    Picture picture_;
    bool help_ = false;
    Session::Clock::time_point last_key_;
};

}  // namespace

ExitCode play_on_screen(Session& session, bool color) {
    const Curses curses(color);
    return Table(session, color).play();
}

}  // namespace decant::cli::playing
