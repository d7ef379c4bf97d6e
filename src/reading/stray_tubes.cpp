// Compares the words of each line with those of the level.
// SPDX-License-Identifier: MIT
#include "reading/stray_tubes.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "puzzles/doubt.hpp"
#include "puzzles/tube_words.hpp"
#include "reading/prose.hpp"

namespace decant::reading {
namespace {

/// What no tube has: signs of code, headings, comments and fences.
constexpr std::string_view of_others = "=;(<:#`";
constexpr std::string_view between_units = " \t,.[]{})\"'|/";

bool is_of_tube(std::string_view word, std::string_view level) {
    return base::characters(word) == 1 || level.find(word) != std::string_view::npos ||
           puzzles::emptiness(word) != puzzles::Emptiness::none || puzzles::is_word_for_tube(word);
}

bool may_be_tube(std::string_view line, std::string_view level) {
    if (line.find_first_of(of_others) != std::string_view::npos || reads_as_sentence(line)) return false;
    bool has_words = line.find("[]") != std::string_view::npos;
    for (std::size_t at = 0; (at = line.find_first_not_of(between_units, at)) != std::string_view::npos;) {
        const std::size_t end = std::min(line.find_first_of(between_units, at), line.size());
        if (!is_of_tube(line.substr(at, end - at), level)) return false;
        has_words = true;
        at = end;
    }
    return has_words;
}

}  // namespace

std::optional<std::size_t> find_stray_tube(std::string_view beside, std::string_view level) {
    // Nobody writes more than this around a level, and its words would be looked for long.
    constexpr std::size_t most_looks = std::size_t{1} << 28;
    level = base::trim(level);
    if (beside.size() > most_looks / (level.size() + 1)) level = {};
    for (const base::Line& line : base::lines_of(beside)) {
        const std::string_view content = base::trim(line.text);
        if (!content.empty() && may_be_tube(content, level))
            return static_cast<std::size_t>(content.data() - beside.data());
    }
    return std::nullopt;
}

}  // namespace decant::reading
