// Doubts in words, and counts of what is missing.
// SPDX-License-Identifier: MIT
#include "picture/board.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <utility>

#include "picture/order.hpp"

namespace decant::picture {
namespace {

bool depends_on_places(const Question& question) {
    return question.doubt == Doubt::counts || question.doubt == Doubt::floating ||
           question.doubt == Doubt::hidden;
}

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

struct Lying {
    int units = 0;
    bool is_on_top = false;
    bool is_on_others = false;
    bool fills_alone = true;  ///< all its tubes are full of it
};

std::vector<Lying> lying(const Board& board) {
    std::vector<Lying> colors(board.colors.size());
    for (const Tube& tube : board.tubes) {
        const Place* below = nullptr;
        bool is_on_others = false;
        for (const Place& place : tube.places) {
            if (place.state == State::empty) continue;
            is_on_others = is_on_others || (below != nullptr && below->color != place.color);
            below = &place;
            if (place.state != State::unit) continue;
            Lying& color = colors[static_cast<std::size_t>(place.color)];
            ++color.units;
            color.is_on_others = color.is_on_others || is_on_others;
            color.fills_alone = color.fills_alone && tube.is_even();
        }
        if (below != nullptr && below->state == State::unit)
            colors[static_cast<std::size_t>(below->color)].is_on_top = true;
    }
    return colors;
}

int unseen_units(const Board& board) { return board.count(State::hidden) + board.count(State::unknown); }

std::vector<int> units_of(const std::vector<Lying>& colors) {
    std::vector<int> units;
    for (const Lying& color : colors) units.push_back(color.units);
    return units;
}

}  // namespace

std::string_view words(Doubt doubt) {
    constexpr std::array clauses{
#define DECANT_DOUBT(name, clause) std::string_view(clause),
#include "picture/doubts.def"
    };
    return clauses[static_cast<std::size_t>(doubt)];
}

bool Tube::is_empty() const {
    return all_of(places, [](const Place& place) { return place.state == State::empty; });
}

bool Tube::is_even() const {
    return all_of(places, [&](const Place& place) {
        return place.state == State::unit && place.color == places.front().color;
    });
}

bool Tube::is_full() const { return !places.empty() && places.back().state != State::empty; }

std::vector<std::string> names_of(const std::vector<Color>& colors) {
    std::map<std::string_view, std::vector<std::size_t>> by_hue;
    for (std::size_t i = 0; i < colors.size(); ++i) by_hue[colors[i].name].push_back(i);
    std::vector<std::string> names(colors.size());
    for (auto& [hue, alike] : by_hue) {
        std::sort(alike.begin(), alike.end(), [&](std::size_t one, std::size_t other) {
            return colors[one].mean.lightness < colors[other].mean.lightness;
        });
        for (std::size_t k = 0; k < alike.size(); ++k) {
            std::string& name = names[alike[k]];
            name = hue;
            if (alike.size() == 1) continue;
            if (k == 0) name = "dark-" + std::string(hue);
            if (k + 1 == alike.size()) name = "light-" + std::string(hue);
            if (k > 1 && k + 1 < alike.size()) name = std::string(hue) + "-" + std::to_string(k);
        }
    }
    return names;
}

bool Board::asks(Doubt doubt) const {
    return any_of(questions, [&](const Question& question) { return question.doubt == doubt; });
}

int Board::count(State state) const {
    std::ptrdiff_t count = 0;
    for (const Tube& tube : tubes)
        count += count_if(tube.places, [&](const Place& place) { return place.state == state; });
    return static_cast<int>(count);
}

Rectangle Board::around() const {
    Rectangle all = tubes.front().frame;
    for (const Tube& tube : tubes) all = all.united(tube.frame);
    return all;
}

bool Board::sure() const {
    return questions.empty() && all_of(tubes, [](const Tube& tube) {
               return tube.readable && !any_of(tube.places, &Place::doubtful);
           });
}

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
    const bool asked_hidden = board.asks(Doubt::hidden);
    std::erase_if(board.questions, depends_on_places);
    for (Tube& tube : board.tubes)
        tube.readable = any_of(tube.places, [](const Place& place) { return place.state != State::unknown; });
    ask_about_floating(board);
    const std::vector<int> units = units_of(lying(board));
    for (std::size_t i = 0; i < units.size(); ++i) board.colors[i].units = units[i];
    if (!fill_tubes(units, unseen_units(board), board.capacity))
        board.questions.push_back({Doubt::counts, board.around()});
    if (asked_hidden && looks_hidden(board)) board.questions.push_back({Doubt::hidden, board.around()});
}

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

std::optional<std::size_t> hidden_color(const Board& board) {
    const std::vector<Lying> colors = lying(board);
    const int unseen = unseen_units(board);
    std::vector<int> units = units_of(colors);
    const bool all_fit = fill_tubes(units, unseen, board.capacity);
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < colors.size(); ++i) {
        const int own = std::exchange(units[i], 0);
        const bool fits = fill_tubes(units, unseen + own, board.capacity);
        units[i] = own;
        if (own > 0 && colors[i].fills_alone && fits && !all_fit) return i;
        const bool may_be = colors[i].is_on_top ? own % board.capacity != 0 && fits
                                                : own > board.capacity || (own > 0 && fits);
        if (may_be && (!found || own > colors[*found].units)) found = i;
    }
    return found;
}

bool looks_hidden(const Board& board) {
    const std::vector<Lying> colors = lying(board);
    return any_of(colors, [&](const Lying& color) {
        return color.units > board.capacity && !color.is_on_top && !color.is_on_others;
    });
}

}  // namespace decant::picture
