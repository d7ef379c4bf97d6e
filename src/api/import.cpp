// Finds the levels in files of many.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "api/collections.hpp"
#include "base/text.hpp"

namespace decant::api {
namespace {

using nlohmann::json;

/// Deeper JSON is no level; the parser would use up memory on it.
constexpr int deepest = 16;

std::optional<json> parse_json(std::string_view text) {
    const auto not_too_deep = [](int depth, json::parse_event_t, const json&) {
        if (depth > deepest) throw std::length_error("too deep");
        return true;
    };
    try {
        return json::parse(text, not_too_deep);
    } catch (const json::exception&) {
        return std::nullopt;
    } catch (const std::length_error&) {
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

/// What the object says of its rules, its capacity and its order, where no flag says something else.
LoadOptions options_of(const json& object, LoadOptions options) {
    if (const std::string rules = text_at(object, {"rules", "rule"}); !rules.empty() && !options.read.rules)
        options.read.rules = rules;
    const auto capacity = object.find("capacity");
    if (capacity != object.end() && capacity->is_number_integer() && !options.read.capacity)
        options.read.capacity =
            static_cast<int>(std::clamp<std::int64_t>(capacity->get<std::int64_t>(), 0, 1000));
    const std::string order = text_at(object, {"orientation", "order"});
    if (order == "first=top" || order == "top-first") options.read.top_first = true;
    return options;
}

Result<Level> level_of(const json& object, const LoadOptions& options) {
    if (const std::string text = text_at(object, {"text", "level"}); !text.empty())
        return load(text, options);
    if (const std::string code = text_at(object, {"code"}); !code.empty()) {
        if (!looks_like_code(code))
            return Diagnostic{"this is not a level code", "a code looks like water4:ABAB/BABA/-", {}};
        return load(code, options);
    }
    const auto tubes = object.find("tubes");
    if (tubes == object.end() || !tubes->is_array()) {
        return Diagnostic{"the object has no level", "give it a \"text\", a \"code\" or \"tubes\"", {}};
    }
    LoadOptions told = options_of(object, options);
    if (told.format.empty()) told.format = "list";
    auto level = load(tubes->dump(), told);
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
        const auto object = is_json ? parse_json(lines[i].text) : std::nullopt;
        Candidate candidate = is_json ? candidate_of(object.value_or(json()), origin, options)
                                      : Candidate{load(lines[i].text, options), origin};
        if (!use(std::move(candidate))) return;
    }
}

}  // namespace decant::api
