// Moves are made by the rules, each on the position that the move before it left.
// SPDX-License-Identifier: MIT
#include "cli/playing/game.hpp"

#include <fmt/format.h>

#include <array>

namespace decant::cli::playing {

Game::Game(api::Level level) : start_(std::move(level)) {}

const api::Level& Game::position() const { return made_ == 0 ? start_ : turns_[made_ - 1].after; }

bool Game::solved() const { return position().puzzle().replay({}).at_goal; }

std::vector<std::string> Game::legal_moves() const {
    std::vector<std::string> moves;
    const auto consider = [&](const std::string& move) {
        if (!position().puzzle().replay(std::array{move}).fault) moves.push_back(move);
    };
    const puzzles::View view = position().puzzle().view();
    if (const auto* board = std::get_if<puzzles::BoardView>(&view)) {
        for (std::size_t from = 1; from <= board->tubes.size(); ++from)
            for (std::size_t to = 1; to <= board->tubes.size(); ++to)
                if (from != to) consider(fmt::format("{}>{}", from, to));
    }
    if (const auto* map = std::get_if<puzzles::MapView>(&view)) {
        for (const auto& token : map->tokens)
            for (const auto& edge : map->edges) {
                const bool backward = edge.both_ways && edge.to == token.node;
                if (edge.from != token.node && !backward) continue;
                consider(fmt::format("{}:{}>{}", token.kind, map->nodes[token.node].name,
                                     map->nodes[backward ? edge.from : edge.to].name));
            }
    }
    return moves;
}

std::string Game::last_move() const { return made_ == 0 ? "" : turns_[made_ - 1].move; }

std::string Game::next_move() const { return ahead() == 0 ? "" : turns_[made_].move; }

api::Check Game::played() const {
    std::vector<std::string> moves;
    for (std::size_t turn = 0; turn < made_; ++turn) moves.push_back(turns_[turn].move);
    return {start_.puzzle().replay(moves), moves.size()};
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

void Game::lay_ahead(std::span<const puzzles::Step> plan) {
    turns_.erase(turns_.begin() + static_cast<std::ptrdiff_t>(made_), turns_.end());
    for (const puzzles::Step& step : plan) append(step.move);
}

}  // namespace decant::cli::playing
