// Looks where places lie, and counts what is no place.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/names.hpp"

#include <algorithm>
#include <map>
#include <numeric>

namespace decant::puzzles::tube_sort {

namespace {
using Unit = RawLevel::Unit;
}

Emptiness sign_of(const Unit& unit) {
    return unit.is_hidden || unit.is_certain ? Emptiness::none : emptiness(unit.color);
}

std::size_t tallest(const RawLevel& raw) {
    std::size_t places = 0;
    for (const RawLevel::Tube& tube : raw.tubes) places = std::max(places, tube.units.size() + tube.empties);
    return places;
}

bool is_sorted(const RawLevel& raw) {
    return std::all_of(raw.tubes.begin(), raw.tubes.end(), [](const RawLevel::Tube& tube) {
        return std::all_of(tube.units.begin(), tube.units.end(), [&](const RawLevel::Unit& unit) {
            return unit.color == tube.units.front().color;
        });
    });
}

bool states_own(const RawLevel& raw) {
    return std::any_of(raw.tubes.begin(), raw.tubes.end(),
                       [](const RawLevel::Tube& tube) { return tube.capacity.has_value(); });
}

bool tubes_repeat(const RawLevel& raw) {
    std::map<std::string, std::size_t> times;
    for (const RawLevel::Tube& tube : raw.tubes) {
        std::string word;
        bool is_filled = false;
        for (const Unit& unit : tube.units) {
            word += unit.color;
            is_filled = is_filled || sign_of(unit) != Emptiness::sure;
        }
        if (is_filled) ++times[word];
    }
    return !times.empty() &&
           std::all_of(times.begin(), times.end(), [](const auto& each) { return each.second > 1; });
}

std::set<std::string> colors_of(const RawLevel& raw) {
    std::set<std::string> colors;
    for (const RawLevel::Tube& tube : raw.tubes) {
        for (const Unit& unit : tube.units) {
            if (sign_of(unit) != Emptiness::sure && !unit.is_hidden) colors.insert(unit.color);
        }
    }
    return colors;
}

std::vector<std::set<std::string>> ways_to_take(const RawLevel& raw) {
    std::vector<std::set<std::string>> ways{{}};
    for (const std::string& color : colors_of(raw)) {
        if (emptiness(color) == Emptiness::maybe) ways.push_back({color});
    }
    return ways;
}

bool Names::leave_out(const Unit& unit) const {
    if (unit.is_hidden || unit.is_certain) return false;
    return sign_of(unit) == Emptiness::sure || places_.contains(unit.color);
}

bool Names::leave_some_out() const {
    return first_unit(raw_, [&](const Unit& unit) { return leave_out(unit); }) != nullptr;
}

const Unit* Names::floating(Order order) const {
    for (const RawLevel::Tube& tube : raw_.tubes) {
        bool above_empty = false;
        std::size_t end = tube.units.size();
        while (end > 0 && tube.units[end - 1].is_blank) --end;
        for (std::size_t i = 0; i < end; ++i) {
            const Unit& unit = tube.units[order == Order::top_first ? end - 1 - i : i];
            if (leave_out(unit))
                above_empty = true;
            else if (above_empty)
                return &unit;
        }
    }
    return nullptr;
}

bool Names::show_heights() const {
    return std::any_of(raw_.tubes.begin(), raw_.tubes.end(), [&](const RawLevel::Tube& tube) {
        return tube.units.size() > 1 && std::any_of(tube.units.begin(), tube.units.end(),
                                                    [&](const Unit& unit) { return leave_out(unit); });
    });
}

bool Names::can_count() const {
    const auto hides = [](const Unit& unit) { return unit.is_hidden; };
    return !states_own(raw_) && !raw_.partial && !options_.partial && first_unit(raw_, hides) == nullptr;
}

std::size_t Names::common_divisor() const {
    std::map<std::string, std::size_t> units;
    for (const RawLevel::Tube& tube : raw_.tubes) {
        for (const Unit& unit : tube.units) units[unit.color] += leave_out(unit) ? 0U : 1U;
    }
    std::size_t divisor = 0;
    for (const auto& [color, count] : units) divisor = std::gcd(divisor, count);
    return divisor;
}

std::vector<std::size_t> Names::capacities() const {
    const auto stated = options_.capacity ? options_.capacity : raw_.capacity;
    if (stated) return {static_cast<std::size_t>(std::max(*stated, 0))};
    const std::size_t least = std::max<std::size_t>(tallest(raw_), 1);
    const std::size_t units = common_divisor();
    if (raw_.is_own || units == 0 || !can_count() || show_heights()) return {least};
    std::vector<std::size_t> fitting;
    for (std::size_t capacity = 1; capacity <= max_capacity; ++capacity) {
        if (capacity >= least && units % capacity == 0) fitting.push_back(capacity);
    }
    return fitting.empty() ? std::vector{least} : fitting;
}

bool Names::fill_tubes() const {
    const std::size_t full = capacities().front();
    return !can_count() || (full > 0 && common_divisor() % full == 0);
}

bool Names::leave_room() const {
    const std::size_t most = capacities().back();
    return std::any_of(raw_.tubes.begin(), raw_.tubes.end(), [&](const RawLevel::Tube& tube) {
        const auto held = std::count_if(tube.units.begin(), tube.units.end(),
                                        [&](const Unit& unit) { return !leave_out(unit); });
        const std::size_t holds = tube.capacity ? static_cast<std::size_t>(*tube.capacity) : most;
        return static_cast<std::size_t>(held) < holds;
    });
}

bool may_be_tubes(const RawLevel& raw, bool top_first) {
    const auto ways = ways_to_take(raw);
    const ReadOptions nothing_said;
    return std::any_of(ways.begin(), ways.end(), [&](const auto& places) {
        const Names names(raw, nothing_said, places);
        const bool is_on_top = names.leave_some_out() && names.floating(Order::top_first) == nullptr;
        return names.fill_tubes() &&
               (is_on_top || (!top_first && names.floating(Order::bottom_first) == nullptr));
    });
}

}  // namespace decant::puzzles::tube_sort
