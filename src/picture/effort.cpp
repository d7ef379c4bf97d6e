// Places in doubt and questions, counted.
// SPDX-License-Identifier: MIT
#include "picture/effort.hpp"

#include <algorithm>
#include <functional>

namespace decant::picture {
namespace {

constexpr std::size_t question_effort = 4;

std::size_t places(const Board& board) {
    return board.tubes.size() * static_cast<std::size_t>(board.capacity);
}

std::size_t places_in_doubt(const Board& board) {
    std::size_t count = 0;
    for (const Tube& tube : board.tubes)
        count += static_cast<std::size_t>(
            std::count_if(tube.places.begin(), tube.places.end(), std::mem_fn(&Place::doubtful)));
    return count;
}

}  // namespace

bool is_asked(const Board& board, Doubt doubt) {
    return std::any_of(board.questions.begin(), board.questions.end(),
                       [&](const Question& question) { return question.doubt == doubt; });
}

std::size_t effort(const Board& board) {
    return places_in_doubt(board) + question_effort * board.questions.size();
}

bool is_board(const Board& board) {
    const std::size_t odd = effort(board) - (is_asked(board, Doubt::full) ? question_effort : 0);
    return board.colors.size() >= 2 && board.capacity >= 2 && 2 * odd <= places(board);
}

bool is_worth_showing(const Board& board) {
    constexpr std::size_t fewest_tubes = 4;
    return board.tubes.size() >= fewest_tubes && board.colors.size() >= 2 && board.capacity >= 2 &&
           2 * places_in_doubt(board) <= places(board) && board.questions.size() <= board.tubes.size();
}

}  // namespace decant::picture
