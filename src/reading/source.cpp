// Takes the list out, and looks at what becomes of it.
// SPDX-License-Identifier: MIT
#include "reading/source.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "puzzles/tube_words.hpp"
#include "reading/changes.hpp"
#include "reading/nested_lists.hpp"
#include "reading/object_around.hpp"
#include "reading/reading.hpp"
#include "reading/split.hpp"
#include "reading/unwrap.hpp"

namespace decant::reading {
namespace {

/// A list without blanks: what two that are the same have in common.
std::string packed_content(std::string_view text, const DataLists& lists, const DataList& list) {
    std::string content;
    for (const char c : alone(text, lists, list.range)) {
        if (c != ' ' && c != '\t' && c != '\n') content += c;
    }
    return content;
}

std::size_t line_of(std::string_view text, const DataList& list) {
    return static_cast<std::size_t>(base::place_of(text, list.range.begin).line);
}

/// The first of the lists, if all others are the same.
Result<const DataList*> only_one(std::string_view text, const DataLists& lists,
                                 const std::vector<DataList>& among) {
    const DataList& first = among.front();
    constexpr std::size_t many = 16;  // so that time stays linear
    for (std::size_t i = 1; i < among.size(); ++i) {
        if (i < many && packed_content(text, lists, among[i]) == packed_content(text, lists, first)) continue;
        return base::problem_at(text, among[i].range.begin,
                                fmt::format("this is more than one list of tubes: another begins in line {}",
                                            line_of(text, first)),
                                "leave the one with the level", base::ProblemKind::several_levels);
    }
    return &first;
}

/// What remains of a text where one that is not longer is blank.
std::string beside(std::string_view text, std::string_view level) {
    std::string rest(text);
    for (std::size_t i = 0; i < level.size(); ++i) {
        if (level[i] != ' ' && level[i] != '\n') rest[i] = ' ';
    }
    return rest;
}

/// Blanks comments, too.
std::string code_in(std::string_view rest, const DataLists& lists) {
    std::string code(rest);
    for (const Range& comment : lists.comments) {
        for (std::size_t i = comment.begin; i < comment.end; ++i) {
            if (code[i] != '\n') code[i] = ' ';
        }
    }
    return code;
}

/// `const x = ... ;`: what one names a list by, and no more.
bool is_assignment(std::string_view code, const DataList& list) {
    const std::string_view after = base::trim(code.substr(list.range.end));
    std::string_view before = base::trim(code.substr(0, list.range.begin));
    if (!after.empty() && after != ";") return false;
    if (before.empty()) return true;
    if (!before.ends_with('=')) return false;
    before.remove_suffix(1);
    return std::all_of(before.begin(), before.end(),
                       [](char c) { return is_identifier_part(c) || c == ' '; });
}

/// Whether a name has one of these parts, whatever its case.
bool has_part(std::string_view name, std::string_view parts) {
    const std::string lower = base::in_lower_case(name);
    while (!parts.empty()) {
        const std::string_view part = parts.substr(0, parts.find(' '));
        if (lower.find(part) != std::string::npos) return true;
        parts.remove_prefix(std::min(part.size() + 1, parts.size()));
    }
    return false;
}

/// Whether a call or an operator behind the list, or before it, makes another one of it.
bool is_changed_in_place(std::string_view code, const DataList& list) {
    if (has_part(list.caller, "rev zip transpos rot flip map sort shuffle")) return true;
    // What makes the list stands between it and the sign of a formula.
    std::string_view before = base::trim(code.substr(0, list.range.begin));
    while (!before.empty() && is_identifier_part(before.back())) before.remove_suffix(1);
    before = base::trim(before);
    if (before.ends_with('+') || before.ends_with('*') || before.ends_with("+:") || before.ends_with("::"))
        return true;
    std::size_t at = list.range.end;
    while (at < code.size() && (code[at] == ')' || code[at] == ' ' || code[at] == '\t')) ++at;
    if (at >= code.size()) return false;
    if (code[at] == '.') return at + 1 < code.size() && is_identifier_part(code[at + 1]);
    if (code[at] == '[') return true;
    // It may be in the next line, too, as the sign of a formula.
    const std::size_t next = std::min(code.find_first_not_of(" \t\n", at), code.size());
    const std::string_view behind = code.substr(next);
    return behind.starts_with(":+") || behind.starts_with("::") ||
           (!behind.empty() && std::string_view("+*|&").find(behind.front()) != std::string_view::npos);
}

/// Where code adds an empty tube, or turns all tubes, under whatever name it has the list.
std::optional<std::size_t> remade(std::string_view code) {
    for (const std::string_view way : {"push([])", "append([])", "+ [[]]", ", []]", "add_tube", "addTube",
                                       "add_empty", "addEmpty", "[::-1] for ", ".rev()", "rseq", "rot90"}) {
        const std::size_t at = code.find(way);
        if (at != std::string_view::npos) return at;
    }
    return std::nullopt;
}

using IsLevel = std::function<bool(std::string_view)>;

/// The line of a level that stands beside the list, if there is one.
std::optional<std::size_t> line_of_level(std::string_view code, const IsLevel& is_level) {
    std::vector<Part> blocks = blocks_of(code, {});
    constexpr std::size_t many = 16;  // each is read
    blocks.resize(std::min(blocks.size(), many));
    const auto found = std::find_if(blocks.begin(), blocks.end(), [&](const Part& block) {
        return has_lines_of_level(block.text) && is_level(block.text);
    });
    return found == blocks.end() ? std::nullopt : std::optional(found->line);
}

/// The same text without blanks in the lines before its first word, so that forms look at less of it.
std::string without_indent(std::string_view text) {
    const auto first = std::find_if(text.begin(), text.end(), [](char c) { return c != ' ' && c != '\n'; });
    const std::string_view blanks = text.substr(0, static_cast<std::size_t>(first - text.begin()));
    const std::size_t line = blanks.rfind('\n') + 1;
    const auto lines = std::count(blanks.begin(), blanks.end(), '\n');
    return std::string(static_cast<std::size_t>(lines), '\n').append(text.substr(line));
}

/// Puts the name of a list of lists before it, where it stands in the code, if it calls them tubes.
void keep_name(std::string& level, std::string_view name, std::string_view code, const DataList& list) {
    if (name.empty() || !puzzles::calls_tubes(name)) return;
    const std::size_t shift = list.range.end - level.size();
    const auto stands_at = static_cast<std::size_t>(name.data() - code.data());
    if (stands_at < shift) return;  // in a line above that of the list
    const std::size_t at = stands_at - shift;
    const std::size_t begin = list.range.begin - shift;
    const std::size_t first = level.find_first_not_of(" \t\n", begin + 1);
    if (at + name.size() >= begin || std::string_view("[({").find(level[first]) == std::string_view::npos)
        return;
    level.replace(at, name.size(), name);
    level[begin - 1] = '=';
}

Result<std::optional<FoundList>> taken(std::string_view text, const DataLists& lists, const DataList& list,
                                       const IsLevel& is_level) {
    FoundList source{alone(text, lists, list.range),
                     {},
                     base::place_of(text, list.range.begin),
                     list.rows,
                     list.empty_rows,
                     {}};
    source.beside = beside(text, source.level);
    // Names and numbers that only make rows say no more than those.
    for (const Range& call : lists.calls) {
        if (call.begin >= list.range.begin && call.end <= list.range.end)
            std::fill_n(source.beside.begin() + static_cast<std::ptrdiff_t>(call.begin),
                        call.end - call.begin, ' ');
    }
    source.level = without_indent(source.level);
    const std::string code = code_in(source.beside, lists);
    if (is_changed_in_place(code, list)) {
        return base::problem_at(text, list.range.end - 1,
                                "what stands around this list makes another one of it",
                                "write the list that comes out", base::ProblemKind::malformed);
    }
    const Declaration declared = declaration_of(source.beside, code, list.range.begin);
    if (is_called_otherwise(declared.name)) {
        return base::problem_at(
            text, list.range.begin,
            fmt::format("by its name {} this list may be no level", base::quoted(declared.name)),
            "give the list with the level alone");
    }
    if (declared.rows.value_or(list.rows) != list.rows) {
        return base::problem_at(text, list.range.begin,
                                fmt::format("this list is declared with {}, and has {}",
                                            base::counted(*declared.rows, "tube"), list.rows),
                                "write all tubes in the list", base::ProblemKind::contradiction);
    }
    auto change = change_of(code, declared.name);
    if (!change) change = remade(code);
    if (change)
        return base::problem_at(text, *change, "this may change the list, or make another one of it",
                                "write the list that comes out");
    if (const auto feature = feature_beside(code, list.range)) {
        return base::problem_at(text, *feature, "decant has no rule for what stands here beside the list",
                                "remove it if the level is the same without it",
                                base::ProblemKind::no_such_rule);
    }
    keep_name(source.level, declared.name, code, list);
    if (is_assignment(code, list)) return std::optional(std::move(source));
    if (const auto line = line_of_level(code, is_level)) {
        return Diagnostic{fmt::format("line {} begins a level, and so does the list in line {}", *line,
                                      line_of(text, list)),
                          "give one of them",
                          {*line, 1},
                          base::ProblemKind::several_levels};
    }
    source.left_aside = Assumption{
        puzzles::Open::form, fmt::format("the list in line {}; the rest is left aside", line_of(text, list))};
    return std::optional(std::move(source));
}

}  // namespace

bool FoundList::holds(int number) const {
    const std::string word = std::to_string(number);
    for (std::size_t at = level.find(word); at != std::string::npos; at = level.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        const bool is_whole = (at == 0 || !is_identifier_part(level[at - 1])) &&
                              (end == level.size() || !is_identifier_part(level[end]));
        if (is_whole) return true;
    }
    return false;
}

bool is_called_otherwise(std::string_view name) {
    return has_part(name, "goal target solution solved moves answer final finish expected result") &&
           !has_part(name, "unsolved");
}

Result<std::optional<FoundList>> list_in(std::string_view text, const IsLevel& is_level) {
    std::optional<FoundList> none;
    if (text.find("-->") != std::string_view::npos || text.find("<->") != std::string_view::npos) return none;
    const DataLists lists = lists_in(text);
    if (!lists.nested.empty()) {
        const auto list = only_one(text, lists, lists.nested);
        if (!list) return list.error();
        // The list itself is wrong, and its format says how.
        if ((*list)->is_broken) return none;
        return taken(text, lists, **list, is_level);
    }
    constexpr std::size_t many = 16;  // each is read
    std::vector<DataList> levels;
    for (std::size_t i = 0; i < std::min(lists.strings.size(), many); ++i) {
        if (is_level(without_indent(alone(text, lists, lists.strings[i].range))))
            levels.push_back(lists.strings[i]);
    }
    if (levels.empty()) return none;
    const auto list = only_one(text, lists, levels);
    if (!list) return list.error();
    return taken(text, lists, **list, is_level);
}

}  // namespace decant::reading
