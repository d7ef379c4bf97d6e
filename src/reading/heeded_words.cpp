// SPDX-License-Identifier: MIT
#include "reading/heeded_words.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "reading/stray_tubes.hpp"
#include "reading/surroundings.hpp"

namespace decant::reading {

bool takes_orders(const puzzles::Family* family) {
    if (family == nullptr) return false;
    const auto keys = family->read_keys();
    return std::any_of(keys.begin(), keys.end(),
                       [](const puzzles::Key& key) { return key.name == "top_first"; });
}

bool has_header(std::string_view text, std::string_view header) {
    const auto lines = base::lines_of(text);
    return std::any_of(lines.begin(), lines.end(),
                       [&](const base::Line& line) { return base::trim(line.text).starts_with(header); });
}

Outcome heeding_remarks(Outcome outcome, const Beside& said, const std::vector<std::string>& beside) {
    if (!outcome || takes_orders(&outcome->puzzle().family())) return outcome;
    if (const auto remark = remark_on(said, beside)) return Refusal{*remark};
    return outcome;
}

Outcome heeding_tubes(Outcome outcome, const std::vector<std::string>& beside, std::string_view level) {
    if (!gives_level(outcome)) return outcome;
    for (const std::string& text : beside) {
        if (const auto tube = find_stray_tube(text, level))
            return Refusal{puzzles::unclear(base::place_of(text, *tube))};
    }
    return outcome;
}

}  // namespace decant::reading
