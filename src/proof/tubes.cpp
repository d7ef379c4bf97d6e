// Reads levels of tube sorting and plays plans on them.
// SPDX-License-Identifier: MIT
#include "proof/tubes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace decant::proof {
namespace {

bool is_unit(char sign) {
    return (sign >= 'A' && sign <= 'Z') || (sign >= 'a' && sign <= 'z') || (sign >= '0' && sign <= '9');
}

std::string no_level(std::string_view why) {
    return fmt::format("the level is not a code of tube sorting: {}", why);
}

/// The largest k such that the k - 1 smallest capacities together are fewer than the units.
int most_tubes_for(int units, const std::vector<int>& capacities) {
    int tubes = 0;
    for (int together = 0; tubes < static_cast<int>(capacities.size()) && together < units; ++tubes)
        together += capacities[static_cast<std::size_t>(tubes)];
    return tubes;
}

void count_units(TubeLevel& level) {
    std::vector<int> capacities;
    for (const TubeText& tube : level.tubes) {
        capacities.push_back(tube.capacity);
        for (const char color : tube.units) {
            if (level.units[static_cast<std::size_t>(color)]++ == 0) level.colors += color;
        }
    }
    std::sort(capacities.begin(), capacities.end());
    for (const char color : level.colors) {
        const std::size_t c = static_cast<unsigned char>(color);
        level.tubes_of[c] = most_tubes_for(level.units[c], capacities);
    }
}

}  // namespace

std::optional<std::string> make(TubeLevel& level, std::string_view move) {
    const std::size_t arrow = move.find('>');
    const auto from_number = read_number(move.substr(0, arrow));
    const auto to_number =
        arrow == std::string_view::npos ? std::nullopt : read_number(move.substr(arrow + 1));
    if (!from_number || !to_number) return "is not a move";
    const auto tube_count = static_cast<Cost>(level.tubes.size());
    if (*from_number < 1 || *from_number > tube_count || *to_number < 1 || *to_number > tube_count)
        return fmt::format("names a tube outside 1 to {}", tube_count);
    if (*from_number == *to_number) return "goes nowhere";
    TubeText& from = level.tubes[static_cast<std::size_t>(*from_number - 1)];
    TubeText& to = level.tubes[static_cast<std::size_t>(*to_number - 1)];
    if (from.units.empty()) return "takes from an empty tube";
    if (to.room() == 0) return "goes to a full tube";
    if (!to.takes(from.units.back())) return "goes onto a different color";
    const int count = level.ball ? 1 : std::min(to.room(), top_run(from.units));
    to.units.append(static_cast<std::size_t>(count), from.units.back());
    from.units.resize(from.units.size() - static_cast<std::size_t>(count));
    return std::nullopt;
}

int top_run(std::string_view units) {
    if (units.empty()) return 0;
    const std::size_t below = units.find_last_not_of(units.back());
    return static_cast<int>(below == std::string_view::npos ? units.size() : units.size() - below - 1);
}

std::string_view below_top(std::string_view units) {
    return units.substr(0, units.size() - static_cast<std::size_t>(top_run(units)));
}

std::optional<TubeText> read_tube(std::string_view text, int usual_capacity) {
    TubeText tube{usual_capacity, ""};
    const std::size_t hat = text.find('^');
    if (hat != std::string_view::npos) {
        const auto capacity = read_number(text.substr(hat + 1));
        if (!capacity) return std::nullopt;
        tube.capacity = *capacity;
    }
    const std::string_view units = text.substr(0, hat);
    if (units != "-") tube.units = units;
    if (units.empty() || !std::all_of(tube.units.begin(), tube.units.end(), is_unit)) return std::nullopt;
    const bool fits = tube.capacity >= 1 && tube.capacity <= most_capacity &&
                      tube.units.size() <= static_cast<std::size_t>(tube.capacity);
    return fits ? std::optional(tube) : std::nullopt;
}

std::string write_tube(const TubeText& tube, int usual_capacity) {
    std::string text = tube.units.empty() ? "-" : tube.units;
    if (tube.capacity != usual_capacity) text += fmt::format("^{}", tube.capacity);
    return text;
}

std::string write_tubes(std::vector<std::string_view> tubes) {
    std::sort(tubes.begin(), tubes.end());
    return fmt::format("{}", fmt::join(tubes, "/"));
}

std::optional<std::vector<std::string_view>> read_tubes(std::string_view position) {
    auto tubes = split(position, '/');
    return std::is_sorted(tubes.begin(), tubes.end()) ? std::optional(std::move(tubes)) : std::nullopt;
}

Checked<TubeLevel> read_tube_level(std::string_view code, bool full) {
    TubeLevel level;
    level.full = full;
    const std::size_t colon = std::min(code.find(':'), code.size());
    std::string_view head = code.substr(0, colon);
    level.ball = head.starts_with("ball");
    if (!level.ball && !head.starts_with("water")) return no_level("it begins with neither water nor ball");
    head.remove_prefix(level.ball ? 4 : 5);
    const auto capacity = read_number(head);
    if (!capacity || *capacity < 1 || *capacity > most_capacity || colon == code.size())
        return no_level("a capacity from 1 to 32 and a colon follow the rules");
    level.capacity = *capacity;
    for (const std::string_view text : split(code.substr(colon + 1), '/')) {
        const auto tube = read_tube(text, level.capacity);
        if (!tube) return no_level(fmt::format("tube {} is malformed", level.tubes.size() + 1));
        level.tubes.push_back(*tube);
        if (level.tubes.size() > most_tubes) return no_level("it has more than 64 tubes");
    }
    count_units(level);
    return level;
}

}  // namespace decant::proof
