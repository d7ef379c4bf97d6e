// Writes errors, and what the command line prints about texts, as JSON.
// SPDX-License-Identifier: MIT
#include "requests/answer.hpp"

#include <fmt/format.h>

#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/json.hpp"
#include "base/json_text.hpp"
#include "requests/question.hpp"

namespace decant::requests {
namespace {

using base::Json;

/// The keys of an option: a range has two.
std::vector<std::string> names_of(const api::Option& option) {
    const std::string lowest = "min_" + option.name;
    if (key_of(lowest) == nullptr) return {option.name};
    return {lowest, "max_" + option.name};
}

/// The value to ask with: null for what is to be left out, nothing where the remedy states none.
std::optional<Json> value_of(const Key& key, const api::Option& option) {
    if (option.is_left_out) return Json(nullptr);
    if (key.kind == Kind::flag) return Json(true);
    if (key.kind == Kind::text && !option.value.empty()) return Json(option.value);
    if (const auto number = api::parse_number(option.value, std::numeric_limits<int>::max()))
        return Json(*number);
    return std::nullopt;
}

/// As a key: `"time_limit"`, `"capacity": 1`, `"from": "list"`, or `"partial": true` of a flag. Options that
/// are not keys are those of the server itself.
std::string as_key(const api::Option& option) {
    const std::vector<std::string> names = names_of(option);
    if (names.size() == 2) return fmt::format("\"{}\" and \"{}\"", names[0], names[1]);
    const Key* key = key_of(option.name);
    if (key == nullptr) return api::as_flag(option);
    const auto value = value_of(*key, option);
    if (!value || value->is_null()) return fmt::format("\"{}\"", option.name);
    return fmt::format("\"{}\": {}", option.name,
                       value->dump(-1, ' ', false, Json::error_handler_t::replace));
}

/// A way out by itself, with the keys that it names, and with what to ask with if it says all of that.
Json way_json(const api::Remedy::Way& way) {
    Json keys = Json::array();
    Json options = Json::object();
    bool is_open = false;
    for (const api::Remedy::Piece& piece : way) {
        const auto* option = std::get_if<api::Option>(&piece);
        if (option == nullptr) continue;
        for (const std::string& name : names_of(*option)) keys.push_back(name);
        const Key* key = key_of(option->name);
        const auto value = key == nullptr ? std::nullopt : value_of(*key, *option);
        is_open = is_open || !value;
        if (value) options[option->name] = *value;
    }
    Json said{{"text", to_string(way, as_key)}, {"keys", std::move(keys)}};
    if (!is_open && !options.empty()) said["options"] = std::move(options);
    return said;
}

Json ways_json(const api::Remedy& remedy) {
    Json ways = Json::array();
    for (const api::Remedy::Way& way : remedy.ways()) ways.push_back(way_json(way));
    return ways;
}

}  // namespace

Problem bad_level(const api::Diagnostic& diagnostic, std::vector<api::Offer> readings) {
    return {422, "malformed_level", diagnostic, "level", std::move(readings)};
}

Answer json_answer(std::string text, int status) { return {status, "application/json", std::move(text)}; }

Answer answer_of(const Problem& problem) {
    const api::Diagnostic& diagnostic = problem.diagnostic;
    Json error{{"status", problem.status}, {"code", problem.code}, {"message", diagnostic.problem}};
    if (const auto kind = word(diagnostic.kind); !kind.empty()) error["kind"] = kind;
    if (!diagnostic.remedy.empty()) {
        error["remedy"] = to_string(diagnostic.remedy, as_key);
        error["ways"] = ways_json(diagnostic.remedy);
    }
    if (!problem.key.empty()) error["key"] = problem.key;
    if (diagnostic.place.line > 0) error["line"] = diagnostic.place.line;
    if (diagnostic.place.column > 0) error["column"] = diagnostic.place.column;
    std::string object = base::dump(error);
    if (!problem.readings.empty())
        object = base::with_members(std::move(object),
                                    base::member("readings", api::offers_json(problem.readings)));
    return json_answer(base::in_object("error", object), problem.status);
}

api::Result<Answer, Problem> converted(const api::Level& level, const std::string& format) {
    const auto text = api::convert(level, format);
    if (!text) return Problem{422, "unfit_format", text.error(), "to"};
    return json_answer(base::dump({{"decant", 1}, {"format", format}, {"level", *text}}));
}

api::Result<Answer, Problem> read_answer(const api::Result<api::Level, api::Refusal>& read) {
    const auto meanings = api::meanings(read);
    if (!meanings) return bad_level(meanings.error());
    return json_answer(api::meanings_json(*meanings));
}

}  // namespace decant::requests
