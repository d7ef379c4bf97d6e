// Finds the levels in files of many.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <span>

#include "api/collections.hpp"
#include "base/json_check.hpp"
#include "base/likeness.hpp"
#include "base/text.hpp"

namespace decant::api {
namespace {

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
        return Diagnostic{fmt::format("the object's {} says nothing that is known", base::quoted(key)),
                          std::move(remedy),
                          {}};
    };
    const auto contradiction = [](const std::string& key) {
        return Diagnostic{fmt::format("the object's {} says otherwise than another key", base::quoted(key)),
                          "keep one of them",
                          {}};
    };
    LoadOptions options = flags;
    std::optional<bool> is_top_first;
    for (const auto& [key, value] : object.items()) {
        const std::string plain = plain_key(key);
        if ((plain == "rules" || plain == "rule") && !flags.read.rules) {
            const std::string rules = value.is_string() ? value.get<std::string>() : "";
            if (rules.empty()) return odd(key, "use \"water\" or \"ball\"");
            if (!agrees(options.read.rules, rules)) return contradiction(key);
        } else if ((plain == "capacity" || plain == "tubecapacity") && !flags.read.capacity) {
            if (!value.is_number_integer()) return odd(key, "give a whole number");
            const auto capacity = std::clamp<std::int64_t>(value.get<std::int64_t>(), 0, 1000);
            if (!agrees(options.read.capacity, static_cast<int>(capacity))) return contradiction(key);
        } else if (plain == "topfirst" && !flags.read.top_first) {
            if (!value.is_boolean()) return odd(key, "use true or false");
            if (!agrees(is_top_first, value.get<bool>())) return contradiction(key);
        } else if ((plain == "orientation" || plain == "order") && !flags.read.top_first) {
            const auto said = says_top_first(value);
            if (!said) return odd(key, "use \"bottom-first\" or \"top-first\"");
            if (!agrees(is_top_first, *said)) return contradiction(key);
        }
    }
    options.read.top_first = flags.read.top_first || is_top_first.value_or(false);
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

/// A code says all itself; what the object says beside it must be the same.
Result<Level> level_of_code(const std::string& code, const LoadOptions& flags, const LoadOptions& told) {
    if (!looks_like_code(code))
        return Diagnostic{"this is not a level code", "a code looks like water4:ABAB/BABA/-", {}};
    auto level = load(code, flags);
    if (!level) return level;
    const auto other = load(code, told);
    if (other && other->puzzle().canonical_key() == level->puzzle().canonical_key()) return level;
    return Diagnostic{"the object says otherwise than its code", "remove its rules, capacity or order", {}};
}

Result<Level> level_of(const json& object, const LoadOptions& options) {
    auto told = options_of(object, options);
    if (!told) return told.error();
    if (const std::string text = text_at(object, {"text", "level"}); !text.empty()) return load(text, *told);
    if (const std::string code = text_at(object, {"code"}); !code.empty())
        return level_of_code(code, options, *told);
    const auto tubes = object.find("tubes");
    if (tubes == object.end() || !tubes->is_array()) {
        return Diagnostic{"the object has no level", "give it a \"text\", a \"code\" or \"tubes\"", {}};
    }
    if (const auto rule = foreign_rule(object)) {
        return Diagnostic{fmt::format("decant has no rule for {}", base::quoted(*rule)),
                          "leave out levels that need it, or remove the key",
                          {}};
    }
    if (told->format.empty()) told->format = "list";
    auto level = load(tubes->dump(), *told);
    // Its place would be one in a text that nobody has seen.
    if (!level) return Diagnostic{level.error().problem, level.error().remedy, {}};
    return level;
}

Candidate candidate_of(const json& object, Origin origin, const LoadOptions& options) {
    if (!object.is_object())
        return {Diagnostic{"this is no JSON object", "put one object with a level in each line", {}}, origin};
    origin.label = text_at(object, {"id", "label"});
    return {level_of(object, options), std::move(origin)};
}

Candidate candidate_of_line(std::string_view line, Origin origin, const LoadOptions& options) {
    if (const auto key = base::repeated_key(line)) return {base::key_problem(*key), std::move(origin)};
    return candidate_of(parse_json(line).value_or(json()), std::move(origin), options);
}

/// Several levels in native text follow one another: each begins with a line like `decant tube-sort 1`.
bool take_native_levels(const std::vector<base::Line>& lines, const std::string& source,
                        const LoadOptions& options, const std::function<bool(Candidate)>& use) {
    std::vector<std::pair<std::size_t, std::string>> levels;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].text.starts_with("decant ")) levels.emplace_back(i + 1, "");
        if (!levels.empty()) levels.back().second.append(lines[i].text).append("\n");
    }
    if (levels.size() < 2) return false;
    for (const auto& [line, text] : levels) {
        if (!use({load(text, options), {source, line, ""}})) break;
    }
    return true;
}

bool is_skipped(std::string_view line) {
    const std::string_view content = base::trim(line);
    return content.empty() || content.front() == '#';
}

}  // namespace

void each_level(std::string_view bytes, const std::string& source, const LoadOptions& options,
                const std::function<bool(Candidate)>& use) {
    const auto text = base::clean_text(bytes);
    if (!text) {
        use({text.error(), {source, 0, ""}});
        return;
    }
    const auto lines = base::lines_of(*text);
    const auto first = std::find_if_not(lines.begin(), lines.end(),
                                        [](const base::Line& line) { return is_skipped(line.text); });
    if (first == lines.end()) return;
    const std::string_view opening = base::trim(first->text);
    if (opening.starts_with('[')) {
        const auto array = parse_json(*text);
        const bool of_objects = array && array->is_array() && !array->empty() && array->front().is_object();
        if (const auto key = of_objects ? base::repeated_key(*text) : std::nullopt) {
            use({base::key_problem(*key), {source, 0, ""}});
            return;
        }
        for (std::size_t i = 0; of_objects && i < array->size(); ++i) {
            if (!use(candidate_of((*array)[i], {source, i + 1, ""}, options))) return;
        }
        if (of_objects) return;
    }
    if (opening.starts_with("decant ") && take_native_levels(lines, source, options, use)) return;
    const bool is_json = opening.starts_with('{') && parse_json(opening);
    if (!is_json && !looks_like_code(opening)) {
        use({load(bytes, options), {source, 0, ""}});
        return;
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (is_skipped(lines[i].text)) continue;
        const Origin origin{source, i + 1, ""};
        Candidate candidate = is_json ? candidate_of_line(lines[i].text, origin, options)
                                      : Candidate{load(lines[i].text, options), origin};
        if (!use(std::move(candidate))) return;
    }
}

}  // namespace decant::api
