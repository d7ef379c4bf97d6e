// Looks for one statement in each line.
// SPDX-License-Identifier: MIT
#include "reading/added_tubes.hpp"

#include <algorithm>
#include <string>

#include "base/text.hpp"
#include "base/words.hpp"

namespace decant::reading {
namespace {

using base::Line;
using puzzles::Open;

/// A line that adds a tube to a list.
struct Addition {
    std::string_view name;
    std::string_view list;
    std::optional<int> number = {};  ///< of the tube, if it has one
};

std::string_view without_semicolon(std::string_view content) {
    return content.ends_with(';') ? base::trim(content.substr(0, content.size() - 1)) : content;
}

/// Without what stands behind `#` or `//`.
std::string_view without_comment(std::string_view content) {
    if (content.starts_with('#') || content.starts_with("//")) return {};
    return base::trim(content.substr(0, std::min(content.find(" #"), content.find(" //"))));
}

bool is_list(std::string_view content) { return content.starts_with('[') && content.ends_with(']'); }

/// `tubes.append([...])`
std::optional<Addition> call_in(std::string_view content) {
    constexpr std::string_view calls = ".append .push .push_back .add";
    const std::size_t open = content.find('(');
    if (open == std::string_view::npos || !content.ends_with(')')) return std::nullopt;
    const std::string_view callee = base::trim(content.substr(0, open));
    const std::size_t dot = std::min(callee.rfind('.'), callee.size());
    const std::string_view list = base::trim(content.substr(open + 1, content.size() - open - 2));
    if (!is_list(list) || !base::holds(calls, callee.substr(dot))) return std::nullopt;
    return Addition{callee.substr(0, dot), list};
}

/// `tubes[0] = [...]`
std::optional<Addition> assignment_in(std::string_view content) {
    constexpr int most = 1000;
    const std::size_t open = content.find('[');
    const std::size_t close = content.find(']');
    const std::size_t sign = content.find('=');
    if (open == 0 || close == std::string_view::npos || sign == std::string_view::npos || sign < close)
        return std::nullopt;
    const auto number = base::parse_number(content.substr(open + 1, close - open - 1), most);
    const std::string_view list = base::trim(content.substr(sign + 1));
    if (!number || !base::trim(content.substr(close + 1, sign - close - 1)).empty() || !is_list(list))
        return std::nullopt;
    return Addition{base::trim(content.substr(0, open)), list, number};
}

std::optional<Addition> addition_in(std::string_view content) {
    content = without_semicolon(content);
    const auto call = call_in(content);
    return call ? call : assignment_in(content);
}

/// `tubes = []`, `tubes = {}`
bool makes_empty_list(std::string_view content) {
    content = without_semicolon(content);
    const bool is_empty = content.ends_with("[]") || content.ends_with("{}");
    return is_empty && base::trim(content.substr(0, content.size() - 2)).ends_with('=');
}

/// Whether one adds the next tube to the same list as the one before.
bool follows(const Addition& next, const std::optional<Addition>& last) {
    if (!last) return next.number.value_or(0) < 2;
    if (next.name != last->name || next.number.has_value() != last->number.has_value()) return false;
    return !next.number || *next.number == *last->number + 1;
}

}  // namespace

std::optional<Unwrapped> with_added_tubes(std::string_view text) {
    Unwrapped bare{std::string(text.size(), ' ')};
    std::optional<Addition> last;
    for (const Line& line : base::lines_of(text)) {
        const std::string_view content = base::trim(line.text);
        if (line.offset > 0) bare.text[line.offset - 1] = '\n';
        const std::string_view statement = without_comment(content);
        const std::string_view comment = content.substr(statement.size());
        bare.text.replace(line.offset + line.text.size() - comment.size(), comment.size(), comment);
        if (statement.empty() || (!last && makes_empty_list(statement))) continue;
        const auto added = addition_in(statement);
        if (!added || !follows(*added, last)) return std::nullopt;
        const auto begin = static_cast<std::size_t>(added->list.data() - text.data());
        bare.text[begin - 1] = last ? ',' : '[';
        bare.text.replace(begin, added->list.size(), added->list);
        last = added;
    }
    if (!last) return std::nullopt;
    bare.text += "\n]";
    bare.assumed.push_back({Open::form, "the tubes that are added to a list"});
    return bare;
}

}  // namespace decant::reading
