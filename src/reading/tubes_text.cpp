// Writes tubes that were read as a text of a format that holds them.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "base/text.hpp"
#include "reading/tubes.hpp"

namespace decant::reading {
namespace {

using base::in_quotes;
using Tube = Tubes::Tube;

std::string as_list(const Tubes& tubes) {
    std::vector<std::string> lists;
    for (const Tube& tube : tubes.all) {
        std::vector<std::string> units;
        for (const std::string& unit : tube.units) units.push_back(unit.empty() ? "null" : in_quotes(unit));
        lists.push_back(tubes.are_packed ? in_quotes(tube.units.front())
                                         : fmt::format("[{}]", fmt::join(units, ",")));
    }
    return fmt::format("[{}]", fmt::join(lists, ","));
}

std::string as_lines(const Tubes& tubes) {
    std::string text = tubes.are_certain ? "decant tube-sort 1\n" : "";
    for (const Tube& tube : tubes.all) {
        std::vector<std::string> words;
        for (const std::string& unit : tube.units) {
            const bool is_place = unit.empty();
            if (is_place && tubes.are_certain) continue;
            words.push_back(is_place ? "null" : unit == "?" ? unit : in_quotes(unit));
        }
        if (words.empty()) words.emplace_back("-");
        if (tube.capacity) words.push_back(fmt::format("^{}", *tube.capacity));
        text += fmt::format("{}\n", fmt::join(words, " "));
    }
    return text;
}

}  // namespace

std::size_t count_empty(const Tubes& tubes) {
    return static_cast<std::size_t>(std::count_if(tubes.all.begin(), tubes.all.end(), [](const Tube& tube) {
        return std::all_of(tube.units.begin(), tube.units.end(),
                           [](const std::string& unit) { return unit.empty(); });
    }));
}

Written write(const Tubes& tubes) {
    const bool state_some = std::any_of(tubes.all.begin(), tubes.all.end(),
                                        [](const Tube& tube) { return tube.capacity.has_value(); });
    const bool state_one =
        state_some && std::all_of(tubes.all.begin(), tubes.all.end(), [&](const Tube& tube) {
            return tube.capacity == tubes.all.front().capacity;
        });
    if (tubes.are_packed) return {"packed", as_list(tubes)};
    if (!tubes.are_certain && (state_one || !state_some))
        return {"list", as_list(tubes), state_one ? tubes.all.front().capacity : std::nullopt};
    if (!state_one) return {"native", as_lines(tubes)};
    Tubes plain = tubes;
    for (Tube& tube : plain.all) tube.capacity = std::nullopt;
    return {"native", as_lines(plain), tubes.all.front().capacity};
}

}  // namespace decant::reading
