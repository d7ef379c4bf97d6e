// Texts of JSON and YAML objects that hold levels, as files of many games and programs have them.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/text.hpp"
#include "reading/label.hpp"
#include "reading/names.hpp"
#include "reading/object_part.hpp"
#include "reading/prose.hpp"
#include "reading/source.hpp"
#include "reading/split.hpp"
#include "reading/tree.hpp"
#include "reading/tube_objects.hpp"

namespace decant::reading {
namespace {

/// A part without a level, and why.
Part refused(const LoadOptions& flags, std::size_t line, base::Diagnostic fault) {
    return {.text = {}, .options = flags, .fault = std::move(fault), .line = line};
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
void take_object(const Source& source, const Tree& object, std::size_t line, const LoadOptions& flags,
                 const TakePart& take) {
    const Tree* levels = list_of_levels(object);
    if (levels == nullptr) {
        take(part_of(source, object, line, flags));
        return;
    }
    Statement around(flags);
    around.heed(source.said);
    if (auto fault = around.add(object, "", true)) {
        take(refused(flags, line, *std::move(fault)));
        return;
    }
    std::size_t number = 0;
    for (const Tree& level : *levels) {
        const std::string path = fmt::format("levels[{}]", number);
        if (!take(part_of_list(source, around, level, path, ++number, flags))) break;
    }
}

/// A list of tubes alone.
void take_list(const Source& source, const Tree& tubes, const LoadOptions& flags, const TakePart& take) {
    Statement around(flags);
    around.heed(source.said);
    take(part_of_list(source, around, tubes, "tubes", 0, flags));
}

/// A list of levels, each an object.
void take_each(const Source& source, const Tree& levels, const LoadOptions& flags, const TakePart& take) {
    std::size_t number = 0;
    for (const Tree& level : levels) {
        if (!take(part_of(source, level, ++number, flags))) break;
    }
}

/// An object that stands in the text as it is.
Part part_of_line(std::string_view text, std::size_t line, const Beside& said, const LoadOptions& flags) {
    const auto object = parse_json(text);
    if (object && !*object) return refused(flags, line, object->error());
    return part_of({"json", {}, said}, object ? **object : Tree(), line, flags);
}

bool split_lines(std::string_view text, const LoadOptions& flags, const TakePart& take) {
    Beside said;
    heed(at_end_of(text), said);
    std::size_t number = 0;
    for (const base::Line& line : base::lines_of(text)) {
        said.first_line = ++number;
        if (is_skipped(line.text))
            look_at_comments(line.text, said);
        else if (!take(part_of_line(line.text, number, said, flags)))
            break;
    }
    return true;
}

bool split_array(std::string_view text, const LoadOptions& flags, const TakePart& take) {
    const std::string_view behind_bracket = text.substr(text.find('[') + 1);
    const std::size_t first = behind_bracket.find_first_not_of(" \t\n");
    if (first == std::string_view::npos || behind_bracket[first] != '{') return false;
    const auto array = parse_json(text);
    if (!array) return false;
    if (!*array) {
        take(refused(flags, 0, array->error()));
        return true;
    }
    if (holds_tube_objects(**array)) {
        take_list({"json"}, **array, flags, take);
        return true;
    }
    take_each({"json"}, **array, flags, take);
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
        if (role == Role::tubes || role == Role::holder || role == Role::levels) return true;
        // A level in its own lines: `level: |`.
        const std::size_t value = text.find_first_not_of(" \t", colon + 1);
        const bool is_block = value != std::string_view::npos && (text[value] == '|' || text[value] == '>');
        if (is_block && (role == Role::level || role == Role::text || role == Role::code)) return true;
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

bool has_fence(std::string_view text) {
    const auto lines = base::lines_of(text);
    return std::any_of(lines.begin(), lines.end(), [](const base::Line& line) {
        const std::string_view begin = base::trim(line.text).substr(0, 3);
        return begin == "```" || begin == "~~~";
    });
}

/// Whether a value is an expression, as behind `tubes: list = [...]` in a program.
bool has_expression(const Tree& object) {
    return std::any_of(object.begin(), object.end(), [](const Tree& value) {
        return value.is_string() &&
               value.get_ref<const std::string&>().find_first_of("[({=") != std::string::npos;
    });
}

/// Whether `Tubes:` stands above lines of words.
bool is_heading(std::string_view text, std::string_view first_line) {
    constexpr std::string_view brackets = "[]{}";
    return first_line.ends_with(':') && std::count(text.begin(), text.end(), ':') == 1 &&
           text.find_first_of(brackets) == std::string_view::npos;
}

/// Whether keys number tubes, as in `{1: [...], 2: [...]}`.
bool numbers_tubes(std::string_view text) {
    const std::string_view content = base::trim(text);
    const auto label = content.starts_with('{') ? label_of(base::trim(content.substr(1))) : std::nullopt;
    return label && !label->is_digits && label->number <= 1;
}

/// A text that does not name any tubes is another one, and one with a fence has them in there. What a program
/// calls it may say more of the level.
bool split_yaml(std::string_view text, std::string_view first_line, std::string_view name,
                const LoadOptions& flags, const TakePart& take) {
    if (!begins_yaml(first_line) || has_fence(text)) return false;
    if (!names_tubes(text) && !numbers_tubes(text)) return false;
    const auto tree = parse_yaml(text);
    if (!tree && (object_in(text) || is_heading(text, first_line))) return false;
    if (!tree) {
        take(refused(flags, 0, tree.error()));
        return true;
    }
    const auto is_object = [](const Tree& value) { return value.is_object() && !has_expression(value); };
    const bool is_list = tree->is_array() && std::all_of(tree->begin(), tree->end(), is_object);
    if (!is_list && !is_object(*tree)) return false;
    auto said = comments_of_yaml(text);
    if (said) look_at_variable(name, *said);
    if (said && is_list && holds_tube_objects(*tree))
        take_list({"yaml", text, *said}, *tree, flags, take);
    else if (said && is_list)
        take_each({"yaml", {}, *said}, *tree, flags, take);
    else if (said)
        take_object({"yaml", text, *said}, *tree, 0, flags, take);
    else
        take(refused(flags, 0, said.error()));
    return true;
}

/// What `const level: Level = {...};` or `const level: Tube[] = [...];` declares.
struct Declared {
    std::string_view name;  ///< with its type
    std::string value;      ///< where it stands in the text
};

/// To YAML, a comment of another language and what is put in from elsewhere are keys without a value.
std::optional<Declared> declared_in(std::string_view text, std::string_view first_line,
                                    std::string_view sign_and_bracket, char close) {
    const std::size_t sign = first_line.find(sign_and_bracket);
    std::string_view content = base::trim(text);
    if (content.ends_with(';')) content = base::trim(content.substr(0, content.size() - 1));
    const auto has = [&](std::string_view part) { return text.find(part) != std::string_view::npos; };
    if (sign == std::string_view::npos || !content.ends_with(close) || has("//") || has("/*") || has("..."))
        return std::nullopt;
    std::string name(first_line.substr(0, sign));
    if (const std::size_t type = name.find("[]"); type != std::string::npos) name.erase(type, 2);
    if (name.find_first_of("=()[]{}\"'") != std::string::npos || is_called_otherwise(name))
        return std::nullopt;
    const auto end = static_cast<std::size_t>(content.data() - text.data()) + content.size();
    std::string value(text.substr(0, end));
    std::fill_n(value.begin() + (first_line.data() - text.data()), sign + 2, ' ');
    return Declared{first_line.substr(0, sign), std::move(value)};
}

/// `[{ colors: ['red', 'blue'] }, ...]` in a program, perhaps with a name.
bool split_tubes(std::string_view text, std::string_view first_line, const LoadOptions& flags,
                 const TakePart& take) {
    const auto list = declared_in(text, first_line, "= [", ']');
    if (!list || list->value.find('(') != std::string::npos) return false;
    const std::size_t first = list->value.find_first_not_of(" \t\n", list->value.find('[') + 1);
    if (first == std::string::npos || list->value[first] != '{') return false;
    static constexpr base::Words words_for_others = "layer row slice levels puzzles palette";
    if (has_one_of(list->name, words_for_others)) return false;
    const auto tubes = parse_yaml(list->value);
    if (!tubes || !holds_tube_objects(*tubes)) return false;
    auto said = comments_of_yaml(list->value);
    if (said) look_at_variable(list->name, *said);
    if (said)
        take_list({"list", text, *said}, *tubes, flags, take);
    else
        take(refused(flags, 0, said.error()));
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
    if (split_tubes(text, opening, flags, take)) return true;
    if (const auto object = declared_in(text, opening, "= {", '}'); object && parse_yaml(object->value))
        return split_yaml(object->value, "{", object->name, flags, take);
    if (!opening.starts_with('{')) return split_yaml(text, opening, {}, flags, take);
    const auto stands_beside = [](const base::Line& line) {
        return is_skipped(line.text) || reads_as_sentence(line.text);
    };
    auto object = parse_json(opening);
    const bool is_a_line = object.has_value();
    const bool is_only_line =
        std::all_of(first + 1, lines.end(), [](const base::Line& line) { return is_skipped(line.text); });
    // Words below a single object are for who reads what is pasted.
    if (is_a_line && !is_only_line)
        return !std::all_of(first + 1, lines.end(), stands_beside) && split_lines(text, flags, take);
    if (!object) object = parse_json(text);
    if (!object) return split_yaml(text, opening, {}, flags, take);
    const std::size_t line = is_a_line ? static_cast<std::size_t>(first - lines.begin()) + 1 : 0;
    if (*object)
        take_object({"json", text, is_a_line ? comments_beside_lines(text) : Beside()}, **object, line, flags,
                    take);
    else
        take(refused(flags, line, object->error()));
    return true;
}

Beside comments_beside_lines(std::string_view text) {
    Beside said;
    for (const base::Line& line : base::lines_of(text)) {
        if (is_skipped(line.text)) look_at_comments(line.text, said);
        ++said.first_line;
    }
    return said;
}

std::optional<Range> object_in(std::string_view text) {
    const std::size_t line = text.find("\n{");
    const std::size_t begin = text.starts_with('{') ? 0 : line == std::string_view::npos ? line : line + 1;
    const std::size_t end = text.rfind('}');
    if (begin == std::string_view::npos || end == std::string_view::npos || end < begin) return std::nullopt;
    const Range range{begin, end + 1};
    const bool is_alone = base::trim(text).size() == range.end - range.begin;
    const bool is_object = !is_alone && parse_json(text.substr(range.begin, range.end - range.begin));
    return is_object ? std::optional(range) : std::nullopt;
}

bool holds_objects(std::string_view text) {
    return split_objects(text, {}, [](const Part&) { return false; });
}

}  // namespace decant::reading
