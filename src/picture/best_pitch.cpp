// Each pitch is read, and what is left to ask compared.
// SPDX-License-Identifier: MIT
#include "picture/best_pitch.hpp"

#include <algorithm>
#include <utility>

#include "picture/effort.hpp"
#include "picture/places.hpp"
#include "picture/units.hpp"

namespace decant::picture {
namespace {

constexpr double nearly_as_likely = 0.8;

bool has_one_color(const Board& board) { return board.colors.size() < 2; }

bool is_multiple(int units, int of) { return units % of == 0; }

// Whether so few units are read in tubes so low that each may as well be a pair of lower ones: a board with
// few runs of colors, all of them even, is as likely as one for two or three units in a tube.
bool may_be_pairs(const Board& board) {
    constexpr int few = 9;
    std::ptrdiff_t units = 0;
    for (const Tube& tube : board.tubes)
        units += std::count_if(tube.places.begin(), tube.places.end(),
                               [](const Place& place) { return place.state != State::empty; });
    return board.capacity == 2 || (board.capacity == 3 && units <= few);
}

}  // namespace

bool Budget::takes(std::size_t units) {
    const std::size_t pairs = units * units / 2;
    if (pairs > left_) return false;
    left_ -= pairs;
    return true;
}

void take_best_pitch(const Grid<Lab>& colors, Trial& trial, Budget& budget,
                     const std::optional<int>& capacity) {
    const double width = trial.layout.frames.front().width();
    trial.pitches = pitches(trial.evidence, width, capacity);
    int sure = 0;
    bool all_read = true;
    for (const Pitch& pitch : trial.pitches) {
        if (!budget.takes(filled_places(trial.contrast, pitch))) {
            all_read = false;
            continue;
        }
        Board board = read_units(colors, trial.rows, trial.contrast, pitch, capacity);
        sure += board.sure() ? 1 : 0;
        // Units of one color alone are several in each place, that differ as much as colors do.
        const bool is_worse = effort(board) >= effort(trial.board) || has_one_color(board);
        if (!trial.board.tubes.empty() && is_worse && !has_one_color(trial.board)) continue;
        trial.board = std::move(board);
        trial.pitch = pitch;
    }
    if (trial.board.tubes.empty()) return;
    // Parts of units, and several of them, agree as units do.
    const bool has_likelier =
        std::any_of(trial.pitches.begin(), trial.pitches.end(), [&](const Pitch& other) {
            return trial.pitch.agreement < nearly_as_likely * other.agreement &&
                   !is_multiple(other.units, trial.pitch.units) &&
                   !is_multiple(trial.pitch.units, other.units);
        });
    if (sure > 1 || !all_read || has_likelier || may_be_pairs(trial.board))
        trial.board.questions.push_back({Doubt::pitch, trial.board.around()});
}

}  // namespace decant::picture
