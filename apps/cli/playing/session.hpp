// A session of play: the actions of a player and the messages in return, for screens and pipes alike.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <chrono>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "api/decant.hpp"
#include "cli/playing/game.hpp"

namespace decant::cli::playing {

using Answer = api::Result<api::Hint, api::SolveError>;

/// A search for a hint in its own thread, so that the screen stays alive. The thread ends with its search;
/// `drop` waits for that.
class Search {
  public:
    Search() = default;
    Search(const Search&) = delete;
    Search& operator=(const Search&) = delete;
    ~Search() { drop(); }

    /// Starts a search; one that still runs is dropped.
    void start(const api::Level& level, const api::Check& played, int rung, api::SolveOptions options);
    [[nodiscard]] bool running() const { return answer_.valid(); }
    /// The answer, once, when it is there.
    std::optional<Answer> take();
    /// The answer as soon as it is there; a search must be running. Once `cancel` is set, it ends soon.
    Answer wait(const api::CancelToken& cancel);
    /// Ends the search soon, with what it knows.
    void stop();
    /// Ends the search and forgets it.
    void drop();
    [[nodiscard]] api::Progress progress() const;

  private:
    /// The state shared by the two threads; each search has its own.
    struct Shared {
        api::CancelToken cancel;
        mutable std::mutex mutex;
        api::Progress progress;
    };
    std::shared_ptr<Shared> shared_;
    std::future<Answer> answer_;
};

class Session {
  public:
    using Clock = std::chrono::steady_clock;

    /// `limits` hold for each search.
    Session(api::Level level, api::SolveOptions limits);

    [[nodiscard]] const Game& game() const { return game_; }
    /// The current message: lines, without an end of line behind the last one.
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
    /// Plays the moves ahead by itself, after solving where there are none; or pauses.
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
    bool planned_ = false;  ///< the moves ahead are a plan that was found
    Clock::time_point next_step_;
    std::string message_;
};

/// An action that one key or one word asks for.
struct Action {
    char key;
    std::string_view word;
    std::string_view help;
    void (Session::*act)();
};

/// In the order in which help lists them.
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
