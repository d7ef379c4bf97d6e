// Runs a session: one kind of search gives hints and plans, and stepping through a plan is undo and redo.
// SPDX-License-Identifier: MIT
#include "cli/playing/session.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

namespace decant::cli::playing {
namespace {

constexpr int whole_plan = 4;  ///< the last rung of hints
constexpr auto pace = std::chrono::milliseconds(400);

std::string trimmed(std::string text) {
    text.erase(text.find_last_not_of('\n') + 1);
    return text;
}

std::string sentence(std::string clause) {
    if (clause.empty()) return clause;
    if (clause.front() >= 'a' && clause.front() <= 'z') clause.front() -= 'a' - 'A';
    return clause.back() == '.' ? clause : clause + '.';
}

}  // namespace

void Search::start(const api::Level& level, const api::Check& played, int rung, api::SolveOptions options) {
    drop();
    shared_ = std::make_shared<Shared>();
    options.cancel = &shared_->cancel;
    options.on_progress = [shared = shared_.get()](const api::Progress& progress) {
        const std::lock_guard lock(shared->mutex);
        shared->progress = progress;
    };
    answer_ = std::async(std::launch::async, [shared = shared_, level, played, rung, options] {
        return api::hint(level, played, rung, options);
    });
}

std::optional<Answer> Search::take() {
    if (!running() || answer_.wait_for(std::chrono::seconds(0)) != std::future_status::ready)
        return std::nullopt;
    return answer_.get();
}

Answer Search::wait(const api::CancelToken& cancel) {
    constexpr auto pause = std::chrono::milliseconds(20);
    while (answer_.wait_for(pause) != std::future_status::ready) {
        if (cancel.cancelled()) stop();
    }
    return answer_.get();
}

void Search::stop() {
    if (shared_) shared_->cancel.cancel();
}

void Search::drop() {
    stop();
    if (running()) answer_.wait();
    answer_ = {};
}

api::Progress Search::progress() const {
    if (!shared_) return {};
    const std::lock_guard lock(shared_->mutex);
    return shared_->progress;
}

Session::Session(api::Level level, api::SolveOptions limits)
    : game_(std::move(level)), limits_(std::move(limits)) {
    moved();
}

std::string Session::message() const {
    if (!searching()) return message_;
    const api::Progress progress = search_.progress();
    const std::string best = progress.best_plan ? fmt::format(", best so far {}", *progress.best_plan) : "";
    return fmt::format("Searching: {}, at least {}{}.", api::counted(progress.expanded, "state"),
                       api::counted(static_cast<std::size_t>(progress.lower_bound), "move"), best);
}

/// After each change of the position.
void Session::moved() {
    search_.drop();
    rung_ = 0;
    message_ = game_.solved() ? fmt::format("Solved in {}.", api::counted(game_.made(), "move")) : "";
    if (!game_.solved() && game_.legal_moves().empty()) message_ = "No moves are left. Take one back.";
    if (game_.ahead() == 0) playing_ = planned_ = false;
}

bool Session::move(std::string_view moves) {
    playing_ = planned_ = false;
    const auto fault = game_.make(moves);
    moved();
    if (fault) message_ = sentence(*fault);
    return !fault;
}

void Session::undo() {
    playing_ = false;
    if (game_.undo())
        moved();
    else
        message_ = "This is the start.";
}

void Session::redo() {
    playing_ = false;
    if (game_.redo())
        moved();
    else
        message_ = "There are no moves ahead.";
}

void Session::to_start() {
    playing_ = false;
    game_.to_start();
    moved();
}

void Session::to_end() {
    playing_ = false;
    game_.to_end();
    moved();
}

void Session::look(Wish wish, int rung) {
    wish_ = wish;
    search_.start(game_.start(), game_.played(), rung, limits_);
}

void Session::hint() {
    rung_ = std::min(rung_ + 1, whole_plan);
    look(Wish::hint, rung_);
}

void Session::solve() { look(Wish::plan, whole_plan); }

void Session::best_move() {
    if (planned_)
        redo();
    else
        look(Wish::best_move, whole_plan);
}

void Session::play_or_pause() {
    if (game_.ahead() == 0 && !playing_) {
        look(Wish::playing, whole_plan);
        return;
    }
    playing_ = !playing_;
    next_step_ = Clock::now() + pace;
}

void Session::take_up_plan(const api::Hint& hint) {
    const auto& steps = hint.found.solution.steps;
    if (steps.empty()) return;
    game_.lay_ahead(steps);
    planned_ = true;
    message_ = trimmed(api::verdict_text(hint.found.solution)) + " The plan is ready to play.";
    if (wish_ == Wish::best_move) redo();
    if (wish_ == Wish::playing) play_or_pause();
}

void Session::take_up(const Answer& answer) {
    if (!answer) {
        message_ = sentence(answer.error().diagnostic.problem);
        return;
    }
    const int rung = wish_ == Wish::hint ? rung_ : whole_plan;
    message_ = trimmed(api::hint_text(game_.start(), *answer, rung, {}));
    if (wish_ != Wish::hint) take_up_plan(*answer);
}

void Session::dismiss() {
    if (searching())
        search_.stop();
    else
        message_.clear();
}

bool Session::tick(Clock::time_point now) {
    if (const auto answer = search_.take()) {
        take_up(*answer);
        return true;
    }
    if (!playing_ || now < next_step_) return searching();
    game_.redo();
    moved();
    next_step_ = now + pace;
    return true;
}

void Session::wait(const api::CancelToken& cancel) {
    if (searching()) take_up(search_.wait(cancel));
}

}  // namespace decant::cli::playing
