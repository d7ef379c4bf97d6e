// Equal up to the names of colors.
// SPDX-License-Identifier: MIT
#include "judge.hpp"

#include <array>

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

Verdict judge(const base::Result<Board>& read, const Picture& picture) {
    if (!read) return Verdict::refused;
    const bool equal = read->capacity == picture.capacity && letters(*read) == picture.tubes;
    if (read->sure()) return equal ? Verdict::right : Verdict::silent;
    return equal ? Verdict::asked : Verdict::flagged;
}

}  // namespace decant::picture::made
