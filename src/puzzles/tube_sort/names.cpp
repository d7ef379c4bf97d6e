// Looks where places lie, and counts what is no place.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/names.hpp"

#include <algorithm>
#include <map>

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

bool states_own(const RawLevel& raw) {
    return std::any_of(raw.tubes.begin(), raw.tubes.end(),
                       [](const RawLevel::Tube& tube) { return tube.capacity.has_value(); });
}

bool Names::leave_out(const Unit& unit) const {
    const Emptiness sign = sign_of(unit);
    return sign == Emptiness::sure || (sign == Emptiness::maybe && places_.contains(unit.color));
}

const Unit* Names::floating(bool turned) const {
    for (const RawLevel::Tube& tube : raw_.tubes) {
        bool above_empty = false;
        for (std::size_t i = 0; i < tube.units.size(); ++i) {
            const Unit& unit = tube.units[turned ? tube.units.size() - 1 - i : i];
            if (leave_out(unit))
                above_empty = true;
            else if (above_empty)
                return &unit;
        }
    }
    return nullptr;
}

bool Names::fill_tubes() const {
    const auto hides = [](const Unit& unit) { return unit.is_hidden; };
    if (states_own(raw_) || raw_.partial || options_.partial || first_unit(raw_, hides) != nullptr)
        return true;
    std::map<std::string, std::size_t> units;
    for (const RawLevel::Tube& tube : raw_.tubes) {
        for (const Unit& unit : tube.units) units[unit.color] += leave_out(unit) ? 0U : 1U;
    }
    const std::size_t full = capacity();
    return full > 0 && std::all_of(units.begin(), units.end(),
                                   [&](const auto& color) { return color.second % full == 0; });
}

bool Names::leave_room() const {
    return std::any_of(raw_.tubes.begin(), raw_.tubes.end(), [&](const RawLevel::Tube& tube) {
        const auto held = std::count_if(tube.units.begin(), tube.units.end(),
                                        [&](const Unit& unit) { return !leave_out(unit); });
        const std::size_t holds = tube.capacity ? static_cast<std::size_t>(*tube.capacity) : capacity();
        return static_cast<std::size_t>(held) < holds;
    });
}

std::size_t Names::capacity() const {
    const auto stated = options_.capacity ? options_.capacity : raw_.capacity;
    return stated ? static_cast<std::size_t>(std::max(*stated, 0)) : tallest(raw_);
}

}  // namespace decant::puzzles::tube_sort
