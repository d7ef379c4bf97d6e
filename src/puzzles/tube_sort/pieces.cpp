// Finds the colors that hang together, and counts what each piece has to spare.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/pieces.hpp"

#include <algorithm>
#include <cassert>
#include <map>
#include <numeric>

namespace decant::puzzles::tube_sort {
namespace {

/// Which colors hang together: sets of them, each known by one of its members.
class Bonds {
  public:
    explicit Bonds(std::size_t colors) : parent_(colors) { std::iota(parent_.begin(), parent_.end(), 0); }

    std::size_t find(std::size_t color) {
        while (parent_[color] != color) color = parent_[color] = parent_[parent_[color]];
        return color;
    }
    void join(std::size_t color, std::size_t other) { parent_[find(color)] = find(other); }

  private:
    std::vector<std::size_t> parent_;
};

int tubes_for(int units, int capacity) { return (units + capacity - 1) / capacity; }

}  // namespace

Pieces::Pieces(const Board& board) : board_(board) {
    if (!tubes_alike(board)) return;
    assert(!has_hidden_units(board));
    Bonds bonds(board.colors.size());
    for (const Tube& tube : board.tubes) {
        for (const Color color : tube.units) bonds.join(color, tube.units.front());
    }
    std::map<std::size_t, std::size_t> number_of;
    for (std::size_t t = 0; t < board.tubes.size(); ++t) {
        const Tube& tube = board.tubes[t];
        if (tube.units.empty()) {
            ++empty_;
            continue;
        }
        const auto [known, is_new] = number_of.try_emplace(bonds.find(tube.units.front()), pieces_.size());
        if (is_new) pieces_.emplace_back();
        Piece& piece = pieces_[known->second];
        piece.tubes.push_back(t);
        piece.units += static_cast<int>(tube.units.size());
    }
    const int capacity = board.tubes.front().capacity;
    const std::vector<int> units = count_units(board);
    for (std::size_t color = 0; color < units.size(); ++color) {
        const auto piece = number_of.find(bonds.find(color));
        if (piece != number_of.end())
            pieces_[piece->second].tubes_at_goal += tubes_for(units[color], capacity);
    }
    for (Piece& piece : pieces_) {
        piece.least_tubes = tubes_for(piece.units, capacity);
        const auto is_mono = [&](std::size_t t) { return board.tubes[t].mono(); };
        const auto is_full = [&](std::size_t t) { return board.tubes[t].full(); };
        piece.is_sorted = std::all_of(piece.tubes.begin(), piece.tubes.end(), is_mono) &&
                          std::count_if(piece.tubes.begin(), piece.tubes.end(), is_full) + 1 >=
                              static_cast<std::ptrdiff_t>(piece.tubes.size());
        slack_ += piece.slack();
    }
    const auto loose =
        std::find_if(pieces_.begin(), pieces_.end(), [](const Piece& piece) { return piece.slack() > 0; });
    if (loose != pieces_.end()) std::swap(pieces_.front(), *loose);
}

bool Pieces::is_exact() const {
    const auto is_tight = [](const Piece& piece) { return piece.tubes_at_goal == piece.least_tubes; };
    return std::all_of(pieces_.begin(), pieces_.end(), is_tight) &&
           std::all_of(pieces_.begin() + !pieces_.empty(), pieces_.end(),
                       [](const Piece& piece) { return piece.slack() == 0; });
}

Board Pieces::board_of(const Piece& piece) const {
    Board part;
    part.rules = board_.rules;
    part.partial = board_.partial;
    for (const std::size_t t : piece.tubes) part.tubes.push_back(board_.tubes[t]);
    for (const Color color : number_colors(part.tubes)) part.colors.push_back(board_.colors[color]);
    part.tubes.insert(part.tubes.end(), static_cast<std::size_t>(tubes_beside(piece)),
                      emptied(board_.tubes.front()));
    return part;
}

}  // namespace decant::puzzles::tube_sort
