// Counts what is missing.
// SPDX-License-Identifier: MIT
#include "picture/counts.hpp"

#include <algorithm>

#include "picture/hidden.hpp"

namespace decant::picture {
namespace {

bool depends_on_places(const Question& question) {
    return question.doubt == Doubt::counts || question.doubt == Doubt::floating ||
           question.doubt == Doubt::hidden;
}

}  // namespace

bool fill_tubes(const std::vector<int>& units, int unseen, int capacity) {
    int missing = 0;
    for (const int count : units) missing += (capacity - count % capacity) % capacity;
    return missing <= unseen && (unseen - missing) % capacity == 0;
}

std::vector<Place*> ask_about_floating(Board& board) {
    std::vector<Place*> found;
    for (Tube& tube : board.tubes) {
        const auto top = std::find_if(tube.places.rbegin(), tube.places.rend(),
                                      [](const Place& place) { return place.state != State::empty; });
        for (auto place = top; place != tube.places.rend(); ++place) {
            if (place->state != State::empty) continue;
            board.questions.push_back({Doubt::floating, place->where});
            found.push_back(&*place);
        }
    }
    return found;
}

void recount(Board& board) {
    const bool asked_hidden =
        std::any_of(board.questions.begin(), board.questions.end(),
                    [](const Question& question) { return question.doubt == Doubt::hidden; });
    board.questions.erase(std::remove_if(board.questions.begin(), board.questions.end(), depends_on_places),
                          board.questions.end());
    std::vector<int> units(board.colors.size());
    int unseen = 0;
    for (Tube& tube : board.tubes) {
        tube.readable = false;
        for (const Place& place : tube.places) {
            if (place.state == State::unit) ++units[static_cast<std::size_t>(place.color)];
            if (place.state == State::hidden || place.state == State::unknown) ++unseen;
            if (place.state != State::unknown) tube.readable = true;
        }
    }
    ask_about_floating(board);
    for (std::size_t i = 0; i < units.size(); ++i) board.colors[i].units = units[i];
    if (!fill_tubes(units, unseen, board.capacity))
        board.questions.push_back({Doubt::counts, board.around()});
    if (asked_hidden && looks_hidden(board)) board.questions.push_back({Doubt::hidden, board.around()});
}

}  // namespace decant::picture
