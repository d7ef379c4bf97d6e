// Makes moves by the rules, each on the position that the move before it left.
// SPDX-License-Identifier: MIT
#include "cli/playing/game.hpp"

#include <array>

namespace decant::cli::playing {

Game::Game(api::Level level) : start_(std::move(level)) {}

const api::Level& Game::position() const { return made_ == 0 ? start_ : turns_[made_ - 1].after; }

bool Game::solved() const { return position().puzzle().start().at_goal(); }

std::string Game::last_move() const { return made_ == 0 ? "" : turns_[made_ - 1].move; }

std::string Game::next_move() const { return ahead() == 0 ? "" : turns_[made_].move; }

api::Check Game::played() const {
    std::vector<std::string> moves;
    for (std::size_t turn = 0; turn < made_; ++turn) moves.push_back(turns_[turn].move);
    return {api::replay(start_.puzzle().start(), moves), moves.size()};
}

void Game::append(const std::string& move) {
    const api::Level& before = turns_.empty() ? start_ : turns_.back().after;
    turns_.push_back({move, api::Level(before.puzzle().after(std::array{move}))});
}

std::optional<std::string> Game::make(std::string_view moves) {
    const auto checked = api::play(position(), moves);
    if (!checked) return checked.error().problem;
    if (!checked->replay.steps.empty()) {
        lay_ahead(checked->replay.steps);
        to_end();
    }
    return checked->replay.fault;
}

bool Game::undo() {
    if (made_ == 0) return false;
    --made_;
    return true;
}

bool Game::redo() {
    if (ahead() == 0) return false;
    ++made_;
    return true;
}

void Game::lay_ahead(std::span<const api::Step> plan) {
    turns_.erase(turns_.begin() + static_cast<std::ptrdiff_t>(made_), turns_.end());
    for (const api::Step& step : plan) append(step.move);
}

}  // namespace decant::cli::playing
