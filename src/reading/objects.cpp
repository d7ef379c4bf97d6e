// JSON objects that hold levels, as files of many games and programs have them.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <span>

#include "base/json_check.hpp"
#include "base/likeness.hpp"
#include "base/text.hpp"
#include "reading/link.hpp"
#include "reading/split.hpp"

namespace decant::reading {
namespace {

using base::Diagnostic;
using base::Result;
using nlohmann::json;

std::optional<json> parse_json(std::string_view text) {
    if (base::too_deep(text)) return std::nullopt;
    try {
        return json::parse(text);
    } catch (const json::exception&) {
        return std::nullopt;
    }
}

std::string text_at(const json& object, std::initializer_list<const char*> names) {
    for (const char* name : names) {
        const auto found = object.find(name);
        if (found != object.end() && found->is_string()) return found->get<std::string>();
    }
    return "";
}

constexpr std::string_view top_first[] = {"top-first", "top_first", "first=top"};
constexpr std::string_view bottom_first[] = {"bottom-first", "bottom_first", "last=top"};

bool is_one_of(std::span<const std::string_view> words, std::string_view word) {
    return std::count(words.begin(), words.end(), word) > 0;
}

/// A key without case, blanks and joints: `top_first`, `topFirst` and `Top-First` are one.
std::string plain_key(std::string_view key) {
    std::string plain = base::likeness(key);
    std::erase_if(plain, [](char c) { return c == '_' || c == '-' || c == ' '; });
    return plain;
}

/// Whether tubes are listed from their tops, by what is said of their order; nothing where that is not known.
std::optional<bool> says_top_first(const json& value) {
    const std::string order = value.is_string() ? value.get<std::string>() : "";
    if (is_one_of(top_first, order)) return true;
    const bool is_known = is_one_of(bottom_first, order) || order.find("bottom..top") != std::string::npos;
    return is_known ? std::optional(false) : std::nullopt;
}

bool has_order(const LoadOptions& flags) {
    return flags.read.flag("top_first") || flags.read.flag("bottom_first");
}

/// Notes a value; false where another one was said before.
template <class T>
bool agrees(std::optional<T>& said, const T& value) {
    if (!said) said = value;
    return *said == value;
}

/// What the object says of its rules, its capacity and its order, where no flag says something else; what it
/// says in other words than ours, or in two ways, is not passed over.
Result<LoadOptions> options_of(const json& object, const LoadOptions& flags) {
    const auto odd = [](const std::string& key, std::string remedy) {
        return Diagnostic{
            fmt::format("the object's {} has an unknown value", base::quoted(key)), std::move(remedy), {}};
    };
    const auto contradiction = [](const std::string& key) {
        return Diagnostic{fmt::format("the object's {} contradicts another key", base::quoted(key)),
                          "keep one of them",
                          {}};
    };
    std::optional<std::string> rules;
    std::optional<int> capacity;
    std::optional<bool> is_top_first;
    for (const auto& [key, value] : object.items()) {
        const std::string plain = plain_key(key);
        if ((plain == "rules" || plain == "rule") && !flags.read.get<std::string>("rules")) {
            const std::string word = value.is_string() ? value.get<std::string>() : "";
            if (word.empty()) return odd(key, "use \"water\" or \"ball\"");
            if (!agrees(rules, word)) return contradiction(key);
        } else if ((plain == "capacity" || plain == "tubecapacity") && !flags.read.get<int>("capacity")) {
            if (!value.is_number_integer()) return odd(key, "give a whole number");
            const auto units = std::clamp<std::int64_t>(value.get<std::int64_t>(), 0, 1000);
            if (!agrees(capacity, static_cast<int>(units))) return contradiction(key);
        } else if ((plain == "topfirst" || plain == "bottomfirst") && !has_order(flags)) {
            if (!value.is_boolean()) return odd(key, "use true or false");
            if (!agrees(is_top_first, value.get<bool>() == (plain == "topfirst"))) return contradiction(key);
        } else if ((plain == "orientation" || plain == "order") && !has_order(flags)) {
            const auto said = says_top_first(value);
            if (!said) return odd(key, "use \"bottom-first\" or \"top-first\"");
            if (!agrees(is_top_first, *said)) return contradiction(key);
        }
    }
    LoadOptions options = flags;
    if (rules) options.read.set("rules", *rules);
    if (capacity) options.read.set("capacity", *capacity);
    if (is_top_first) options.read.set(*is_top_first ? "top_first" : "bottom_first", true);
    return options;
}

/// Keys of other games' rules, which would make another level of the same tubes.
std::optional<std::string> foreign_rule(const json& object) {
    for (const auto& [key, value] : object.items()) {
        if (value.is_null() || value == false || value == 0 || (value.is_structured() && value.empty()))
            continue;
        std::string plain = plain_key(key);
        // These hold a `lock` by chance.
        for (const std::string_view other : {"block", "clock", "unlock"}) {
            if (const std::size_t at = plain.find(other); at != std::string::npos)
                plain.erase(at, other.size());
        }
        for (const char* rule : {"lock", "hidden", "mystery", "blind", "curtain", "frozen", "drain",
                                 "invisible", "conceal", "mask", "oneway"}) {
            if (plain.find(rule) != std::string::npos) return key;
        }
    }
    return std::nullopt;
}

/// The level of an object: its text, its code, or its tubes.
Part part_of(const json& object, std::size_t line, const LoadOptions& flags) {
    Part part{.text = {}, .options = flags, .line = line};
    const auto refuse = [&](Diagnostic fault) {
        part.fault = std::move(fault);
        return part;
    };
    if (!object.is_object())
        return refuse({"this is not a JSON object", "put one object with a level on each line", {}});
    part.label = text_at(object, {"id", "label"});
    const auto told = options_of(object, flags);
    if (!told) return refuse(told.error());
    part.text = text_at(object, {"text", "level"});
    if (!part.text.empty()) {
        part.options = *told;
        return part;
    }
    part.text = text_at(object, {"code"});
    if (!part.text.empty()) {
        part.beside = *told;
        if (looks_like_code(part.text)) return part;
        return refuse({"this is not a level code", "a code looks like water4:ABAB/BABA/-", {}});
    }
    const auto tubes = object.find("tubes");
    if (tubes == object.end() || !tubes->is_array())
        return refuse({"the object has no level", "give it a \"text\", a \"code\" or \"tubes\"", {}});
    if (const auto rule = foreign_rule(object)) {
        return refuse({fmt::format("decant has no rule for {}", base::quoted(*rule)),
                       "leave out levels that need it, or remove the key",
                       {}});
    }
    part.text = tubes->dump();
    part.options = *told;
    if (part.options.format.empty()) part.options.format = "list";
    return part;
}

/// An object that stands in the text as it is.
Part part_of_text(std::string_view text, std::size_t line, const LoadOptions& flags) {
    if (auto key = base::repeated_key(text))
        return {.text = {}, .options = flags, .fault = base::key_problem(*key), .line = line};
    return part_of(parse_json(text).value_or(json()), line, flags);
}

bool split_lines(std::string_view text, const LoadOptions& flags, const TakePart& take) {
    std::size_t number = 0;
    for (const base::Line& line : base::lines_of(text)) {
        ++number;
        if (!is_skipped(line.text) && !take(part_of_text(line.text, number, flags))) break;
    }
    return true;
}

bool split_array(std::string_view text, const LoadOptions& flags, const TakePart& take) {
    const auto array = parse_json(text);
    if (!array || !array->is_array() || array->empty() || !array->front().is_object()) return false;
    if (auto key = base::repeated_key(text)) {
        take({.text = {}, .options = flags, .fault = base::key_problem(*key)});
        return true;
    }
    std::size_t number = 0;
    for (const json& object : *array) {
        if (!take(part_of(object, ++number, flags))) break;
    }
    return true;
}

}  // namespace

bool split_objects(std::string_view text, const LoadOptions& flags, const TakePart& take) {
    const auto lines = base::lines_of(text);
    const auto first = std::find_if_not(lines.begin(), lines.end(),
                                        [](const base::Line& line) { return is_skipped(line.text); });
    if (first == lines.end()) return false;
    const std::string_view opening = base::trim(first->text);
    if (opening.starts_with('[')) return split_array(text, flags, take);
    if (!opening.starts_with('{')) return false;
    if (parse_json(opening)) return split_lines(text, flags, take);
    const auto object = parse_json(text);
    if (object) take(part_of_text(text, 0, flags));
    return object.has_value();
}

}  // namespace decant::reading
