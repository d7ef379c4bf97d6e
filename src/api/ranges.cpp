// The table of ranges.
// SPDX-License-Identifier: MIT
#include "api/ranges.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <iterator>
#include <limits>

#include "analysis/games.hpp"
#include "proof/control.hpp"
#include "puzzles/family.hpp"

namespace decant::api {
namespace {

struct RangeEntry {
    std::string_view option;
    Range range;
};

constexpr RangeEntry entries[] = {
    {"time_limit", {0, 1e8}},  // seconds: three years
    {"advice_limit", {0, 1e8}},
    {"node_limit", {0, 1e18}},
    {"memory_limit", {0, 1e18}},
    {"proof_limit", {0, proof::most_entries}},
    {"threads", {1, 256}},
    {"jobs", {0, 1024}},  // 0: one for each processor
    {"weight", {1, 1000}},
    {"beam_width", {1, 1e8}},
    {"rung", {1, 4}},
    {"games", {0, analysis::most_games}},
    {"max_states", {1, 1e18}},
    {"seed", {0, beyond_whole}},
    {"capacity", {1, puzzles::most_capacity}},
};

std::string text_of(double number) {
    if (number >= beyond_whole) return fmt::format("{}", std::numeric_limits<std::uint64_t>::max());
    const auto whole = static_cast<std::uint64_t>(number);
    return static_cast<double>(whole) == number ? fmt::format("{}", whole) : fmt::format("{:.17g}", number);
}

}  // namespace

Range range_of(std::string_view option) {
    const auto* const found = std::find_if(std::begin(entries), std::end(entries),
                                           [&](const RangeEntry& entry) { return entry.option == option; });
    assert(found != std::end(entries));
    return found->range;
}

std::string text_of(const Range& range) {
    return fmt::format("from {} to {}", text_of(range.least), text_of(range.most));
}

}  // namespace decant::api
