// Texts of JSON and YAML objects that hold levels, as files of many games and programs have them.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/text.hpp"
#include "reading/detect.hpp"
#include "reading/object_part.hpp"
#include "reading/split.hpp"
#include "reading/tree.hpp"

namespace decant::reading {
namespace {

bool may_hold_level(std::string_view key) {
    return is_one_of(role_of(key), {Role::text, Role::code, Role::tubes, Role::level, Role::holder,
                                    Role::levels, Role::cells});
}

/// No lists of lists, which may be the layers of a level.
bool is_list_of_units(const Tree& value) {
    if (value.is_null()) return true;  // as Go writes a list without elements
    return value.is_array() &&
           std::none_of(value.begin(), value.end(), [](const Tree& unit) { return unit.is_array(); });
}

/// Whether a list has several objects, some of them with the units of a tube, and none with a level.
bool holds_tube_objects(const Tree& list) {
    bool have_units = false;
    if (!list.is_array() || list.size() < 2) return false;
    for (const Tree& object : list) {
        if (!object.is_object()) return false;
        for (const auto& [key, value] : object.items()) {
            const std::string plain = plain_key(key);
            const bool are_units = role_in_tube(plain) == TubeRole::units;
            have_units = have_units || (are_units && value.is_array() && is_list_of_units(value));
            if (are_units ? !is_list_of_units(value) : may_hold_level(plain)) return false;
        }
    }
    return have_units;
}

/// The list of levels of an object, if it has several; else null.
const Tree* list_of_levels(const Tree& object) {
    if (!object.is_object()) return nullptr;
    for (const auto& [key, value] : object.items()) {
        if (role_of(plain_key(key)) == Role::levels && value.is_array() && value.size() > 1) return &value;
    }
    return nullptr;
}

/// The levels of the only object of a text.
void take_object(std::string_view form, std::string_view text, const Tree& object, std::size_t line,
                 const LoadOptions& flags, const TakePart& take) {
    const Tree* levels = list_of_levels(object);
    if (levels == nullptr) {
        take(part_of(form, object, line, flags, text));
        return;
    }
    Statement around(flags);
    if (auto fault = around.add(object, "", true)) {
        take(refused(flags, line, *std::move(fault)));
        return;
    }
    std::size_t number = 0;
    for (const Tree& level : *levels) {
        const std::string path = fmt::format("levels[{}]", number);
        if (!take(part_of_list(form, around, level, path, ++number, flags))) break;
    }
}

/// A list of tubes, or of levels that are objects.
void take_array(std::string_view form, const Tree& list, const LoadOptions& flags, const TakePart& take) {
    if (holds_tube_objects(list)) {
        take(part_of_list(form, Statement(flags), list, "tubes", 0, flags));
        return;
    }
    std::size_t number = 0;
    for (const Tree& level : list) {
        ++number;
        const bool is_text = level.is_string();
        if (!take(is_text ? part_of_list(form, Statement(flags), level, "", number, flags)
                          : part_of(form, level, number, flags)))
            break;
    }
}

/// An object on each line.
bool split_lines(std::string_view text, const LoadOptions& flags, const TakePart& take) {
    for (const base::Line& line : base::lines_of(text)) {
        if (is_skipped(line.text)) continue;
        const auto object = parse_tree(line.text, flags.ends);
        const Part part = object && !*object
                              ? refused(flags, line.number, object->error())
                              : part_of("json", object ? **object : Tree(), line.number, flags);
        if (!take(part)) break;
    }
    return true;
}

bool split_array(std::string_view text, const LoadOptions& flags, const TakePart& take) {
    const std::string_view behind_bracket = text.substr(text.find('[') + 1);
    const std::size_t first = behind_bracket.find_first_not_of(" \t\n");
    if (first == std::string_view::npos ||
        std::string_view("{n\"").find(behind_bracket[first]) == std::string_view::npos)
        return false;
    const auto array = parse_tree(text, flags.ends);
    if (!array) return false;
    const auto is_code = [](const Tree& each) {
        return each.is_string() && looks_like_code(each.get_ref<const std::string&>());
    };
    if (*array && behind_bracket[first] == '"' && !std::all_of((*array)->begin(), (*array)->end(), is_code))
        return false;
    if (*array)
        take_array("json", **array, flags, take);
    else
        take(refused(flags, 0, array->error()));
    return true;
}

/// Whether a word that stands where keys do, before a colon, is a key for tubes.
bool names_tubes(std::string_view text) {
    constexpr std::string_view around = " \"'";
    constexpr std::string_view before_keys = "\n{,-";
    for (std::size_t colon = text.find(':'); colon != std::string_view::npos;
         colon = text.find(':', colon + 1)) {
        const std::size_t end = text.substr(0, colon).find_last_not_of(around) + 1;
        const std::size_t before = text.substr(0, end).find_last_of("\n{}[](),:\"' ");
        const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
        const std::size_t ahead = text.substr(0, begin).find_last_not_of(around);
        const bool is_key =
            ahead == std::string_view::npos || before_keys.find(text[ahead]) != std::string_view::npos;
        const Role role = is_key ? role_of(plain_key(text.substr(begin, end - begin))) : Role::unknown;
        if (is_one_of(role, {Role::tubes, Role::holder, Role::levels})) return true;
        // A level in its own lines: `level: |`.
        const std::size_t value = text.find_first_not_of(" \t", colon + 1);
        const bool is_block = value != std::string_view::npos && (text[value] == '|' || text[value] == '>');
        if (is_block && is_one_of(role, {Role::level, Role::text, Role::code})) return true;
    }
    return false;
}

/// A key and a colon, perhaps the first in a list of objects, the dashes of a document, or a brace; no
/// statement of a program.
bool begins_yaml(std::string_view line) {
    if (line.starts_with("- ")) line = base::trim(line.substr(2));
    if (line == "---" || line.starts_with('{')) return true;
    const std::size_t colon = line.ends_with(':') ? line.size() - 1 : line.find(": ");
    return colon != std::string_view::npos &&
           line.substr(0, colon).find_first_of("=()[]{}<>;") == std::string_view::npos;
}

/// A text that does not name any tubes is another one, and so is one that is not YAML.
bool split_yaml(std::string_view text, std::string_view first_line, const LoadOptions& flags,
                const TakePart& take) {
    if (!begins_yaml(first_line) || !names_tubes(text)) return false;
    const auto tree = parse_yaml(text);
    if (!tree) return false;
    const auto is_object = [](const Tree& value) { return value.is_object(); };
    if (tree->is_array() && std::all_of(tree->begin(), tree->end(), is_object)) {
        take_array("yaml", *tree, flags, take);
        return true;
    }
    // Of a heading above rows nothing is made by YAML but one string.
    if (!is_object(*tree) ||
        std::all_of(tree->begin(), tree->end(), [](const Tree& each) { return each.is_primitive(); }))
        return false;
    take_object("yaml", text, *tree, 0, flags, take);
    return true;
}

}  // namespace

bool split_objects(std::string_view text, const LoadOptions& flags, const TakePart& take) {
    if (!flags.json_path.empty()) {
        split_by_path(text, flags, take);
        return true;
    }
    const auto lines = base::lines_of(text);
    const auto first = std::find_if_not(lines.begin(), lines.end(),
                                        [](const base::Line& line) { return is_skipped(line.text); });
    if (first == lines.end()) return false;
    const std::string_view opening = base::trim(first->text);
    if (opening.starts_with('[')) return split_array(text, flags, take);
    if (!opening.starts_with('{')) return split_yaml(text, opening, flags, take);
    auto object = parse_tree(opening, flags.ends);
    const auto is_object_too = [](const base::Line& line) {
        return is_skipped(line.text) || base::trim(line.text).starts_with('{') || parse_tree(line.text);
    };
    const auto others =
        std::count_if(first + 1, lines.end(), [](const base::Line& line) { return !is_skipped(line.text); });
    if (object && others > 0)
        return std::all_of(first + 1, lines.end(), is_object_too) && split_lines(text, flags, take);
    if (!object) object = parse_tree(text, flags.ends);
    if (!object) return split_yaml(text, opening, flags, take);
    const std::size_t line = lines.size() > 1 && parse_tree(opening, flags.ends) ? first->number : 0;
    if (*object)
        take_object("json", text, **object, line, flags, take);
    else
        take(refused(flags, line, object->error()));
    return true;
}

std::optional<std::pair<std::size_t, std::size_t>> object_in(std::string_view text, const base::Ends& ends) {
    const std::size_t line = text.find("\n{");
    const std::size_t begin = text.starts_with('{') ? 0 : line == std::string_view::npos ? line : line + 1;
    const std::size_t end = text.rfind('}');
    if (begin == std::string_view::npos || end == std::string_view::npos || end < begin) return std::nullopt;
    const bool is_alone = base::trim(text).size() == end + 1 - begin;
    if (is_alone || !parse_tree(text.substr(begin, end + 1 - begin), ends)) return std::nullopt;
    return std::pair(begin, end + 1);
}

}  // namespace decant::reading
