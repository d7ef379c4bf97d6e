// Compares boards up to the names of colors.
// SPDX-License-Identifier: MIT
#include "judge.hpp"

#include <array>
#include <cstddef>
#include <map>

namespace decant::picture::made {

std::string_view name(Verdict verdict) {
    constexpr std::array<std::string_view, verdicts> names{"right", "asked", "flagged", "refused", "silent"};
    return names[static_cast<std::size_t>(verdict)];
}

std::vector<std::string> letters(const Board& board) {
    std::vector<std::string> tubes;
    for (const Tube& tube : board.tubes) {
        std::string& units = tubes.emplace_back();
        for (const Place& place : tube.places) {
            if (place.state == State::unit) units += static_cast<char>('A' + place.color);
            if (place.state == State::hidden) units += '?';
            if (place.state == State::unknown) units += '!';
        }
    }
    return tubes;
}

namespace {

/// Whether all places that are not in doubt are as in the picture, up to the names of colors.
bool is_right_where_sure(const Board& board, const Picture& picture) {
    if (board.capacity != picture.capacity || board.tubes.size() != picture.tubes.size()) return false;
    if (board.has_balls != picture.has_balls() && !board.asks(Doubt::shape)) return false;
    std::map<int, char> letter_of;
    std::map<char, int> color_of;
    for (std::size_t t = 0; t < board.tubes.size(); ++t) {
        const std::string& units = picture.tubes[t];
        for (std::size_t k = 0; k < board.tubes[t].places.size(); ++k) {
            const Place& place = board.tubes[t].places[k];
            if (place.doubtful()) continue;
            const bool is_filled = k < units.size();
            const bool is_hidden = is_filled && units[k] == '?';
            if (is_filled == (place.state == State::empty) || is_hidden != (place.state == State::hidden))
                return false;
            if (place.state != State::unit) continue;
            if (letter_of.emplace(place.color, units[k]).first->second != units[k]) return false;
            if (color_of.emplace(units[k], place.color).first->second != place.color) return false;
        }
    }
    return true;
}

}  // namespace

Verdict judge(const base::Result<Board>& read, const Picture& picture) {
    if (!read) return Verdict::refused;
    if (!read->sure()) return is_right_where_sure(*read, picture) ? Verdict::asked : Verdict::flagged;
    const bool equal = read->capacity == picture.capacity && read->has_balls == picture.has_balls() &&
                       letters(*read) == picture.tubes;
    return equal ? Verdict::right : Verdict::silent;
}

}  // namespace decant::picture::made
