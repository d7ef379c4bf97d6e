// What a player can ask for, and what is said in return; screens and pipes both talk to this.
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "cli/playing/game.hpp"
#include "cli/playing/search.hpp"

namespace decant::cli::playing {

class Session {
  public:
    using Clock = std::chrono::steady_clock;

    /// `limits` hold for each search.
    Session(api::Level level, api::SolveOptions limits);

    [[nodiscard]] const Game& game() const { return game_; }
    /// What there is to say: lines, without an end of line behind the last one.
    [[nodiscard]] std::string message() const;

    /// Makes the moves of a text; false when one of them is illegal.
    bool move(std::string_view moves);
    void undo();
    void redo();
    void to_start();
    void to_end();
    /// Each one in the same position says more than the one before.
    void hint();
    /// Finds a plan and lays it ahead.
    void solve();
    /// Makes the next move of a plan, which is found first where it is not known.
    void best_move();
    /// Steps through what lies ahead by itself, after solving where nothing does; or pauses.
    void play_or_pause();

    [[nodiscard]] bool playing() const { return playing_; }
    [[nodiscard]] bool searching() const { return search_.running(); }
    /// Ends a search with what it knows, or clears the message of one that is over.
    void dismiss();
    /// Takes up an answer that has come, and steps when it is time to. Whether anything changed.
    bool tick(Clock::time_point now = Clock::now());
    /// Waits for the answer of the search that runs, if one does; `cancel` ends it with what it knows.
    void wait(const api::CancelToken& cancel = {});

  private:
    enum class Wish { hint, plan, best_move, playing };

    void look(Wish wish, int rung);
    void take_up(const Answer& answer);
    void take_up_plan(const api::Hint& hint);
    void moved();

    Game game_;
    api::SolveOptions limits_;
    Search search_;
    Wish wish_ = Wish::hint;
    int rung_ = 0;  ///< of the last hint in this position
    bool playing_ = false;
    bool planned_ = false;  ///< what lies ahead is a plan that was found
    Clock::time_point next_step_;
    std::string message_;
};

}  // namespace decant::cli::playing
