// What can be asked for by one key or one word, in the order in which help lists it.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>

#include "cli/playing/session.hpp"

namespace decant::cli::playing {

struct Action {
    char key;
    std::string_view word;
    std::string_view help;
    void (Session::*act)();
};

inline constexpr std::array actions = {
    Action{'u', "undo", "take back a move", &Session::undo},
    Action{'r', "redo", "make the next move of those ahead", &Session::redo},
    Action{'h', "hint", "can it still be solved? again: where to look, the next move, the plan",
           &Session::hint},
    Action{'s', "solve", "find a shortest plan, ready to play", &Session::solve},
    Action{'b', "best", "make the best move", &Session::best_move},
    Action{'p', "play", "play the moves ahead, or pause", &Session::play_or_pause},
    Action{'n', "restart", "back to the start; redo goes forward again", &Session::to_start},
    Action{'e', "end", "forward to the last known move", &Session::to_end},
};

}  // namespace decant::cli::playing
