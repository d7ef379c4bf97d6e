// The places that were read, under those that were counted.
// SPDX-License-Identifier: MIT
#include "picture/capacity.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "picture/counts.hpp"

namespace decant::picture {
namespace {

bool is_about_capacity(const Question& question) {
    return question.doubt == Doubt::capacity || question.doubt == Doubt::pitch;
}

// One of so many places, counted from the bottom.
Place part_of(const std::vector<Place>& read, int at, int capacity) {
    const int count = static_cast<int>(read.size());
    const auto place_at = [&](int index) { return read.begin() + index; };
    Place place = *place_at((2 * at + 1) * count / (2 * capacity));
    const auto first = place_at(at * count / capacity);
    const auto last = place_at(((at + 1) * count - 1) / capacity);
    const bool are_alike = std::all_of(first, last + 1, [&](const Place& each) {
        return !each.doubtful() && each.state == place.state && each.color == place.color;
    });
    const bool is_whole = count % capacity == 0 || capacity % count == 0;
    if (!are_alike || (!is_whole && place.state != State::empty)) place.confidence = 0;
    const double bottom = read.front().where.bottom;
    const double height = (bottom - read.back().where.top) / capacity;
    place.where.bottom = bottom - at * height;
    place.where.top = place.where.bottom - height;
    return place;
}

}  // namespace

void lay_out(Board& board, int capacity) {
    std::erase_if(board.questions, is_about_capacity);
    if (board.capacity == capacity) return;
    board.capacity = capacity;
    for (Tube& tube : board.tubes) {
        std::vector<Place> places;
        for (int at = 0; at < capacity; ++at) places.push_back(part_of(tube.places, at, capacity));
        tube.places = std::move(places);
    }
    recount(board);
}

}  // namespace decant::picture
