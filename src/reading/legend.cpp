// Takes a line apart into characters, signs and names.
// SPDX-License-Identifier: MIT
#include "reading/legend.hpp"

#include <algorithm>
#include <cctype>
#include <set>

#include "base/text.hpp"

namespace decant::reading {
namespace {

/// Whether it begins with a letter and ends with no mark.
bool is_name_of_color(std::string_view text) {
    if (text.empty()) return false;
    const auto first = static_cast<unsigned char>(text.front());
    return (std::isalpha(first) != 0 || first >= 0x80) &&
           std::ispunct(static_cast<unsigned char>(text.back())) == 0;
}

}  // namespace

std::size_t pairs_of_legend(std::string_view line) {
    std::string_view between = ",;";
    if (line.find_first_of(between) == std::string_view::npos)
        between = line.find('=') == line.rfind('=') ? "" : " \t";
    std::set<std::string_view> names;
    bool has_colon = false;
    for (line = base::trim(line); !line.empty(); line = base::trim(line)) {
        line = base::trim(line.substr(base::first_character(line).size()));
        if (!line.starts_with('=') && !line.starts_with(':')) return 0;
        has_colon = has_colon || line.front() == ':';
        line = base::trim(line.substr(1));
        const std::string_view name = base::trim(line.substr(0, line.find_first_of(between)));
        if (!is_name_of_color(name) || !names.insert(name).second) return 0;
        line.remove_prefix(std::min(line.find_first_of(between), line.size() - 1) + 1);
    }
    return has_colon && names.size() == 1 ? 0 : names.size();
}

}  // namespace decant::reading
