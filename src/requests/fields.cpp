// Compares the keys of bodies with the table.
// SPDX-License-Identifier: MIT
#include "requests/fields.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>

#include "base/json.hpp"
#include "base/text.hpp"

namespace decant::requests {
namespace {

using base::Json;

Problem unfit(std::string problem, std::string remedy, std::string_view key = "") {
    return {422, "unfit_value", {std::move(problem), std::move(remedy), {}}, std::string(key)};
}

Problem broken(std::string_view body, std::size_t offset, std::string what) {
    return {400, "malformed_json", {std::move(what), "send one JSON object", base::place_of(body, offset)}};
}

Problem broken(std::string_view body, const base::JsonFault& fault) {
    switch (fault.kind) {
        case base::JsonFault::Kind::too_deep:
            return broken(body, fault.offset, "the JSON is nested too deeply");
        case base::JsonFault::Kind::out_of_range:
            return broken(body, fault.offset, "the JSON has a value out of range");
        case base::JsonFault::Kind::repeated_key:
            return {422, "unfit_value", base::key_problem(fault.key), api::shortened(fault.key)};
        case base::JsonFault::Kind::malformed:
        case base::JsonFault::Kind::cut_short:  // nothing ends it
            break;
    }
    return broken(body, fault.offset, "this is not JSON");
}

/// The offset at which a body has more values than any that holds a proof, which is one text. Each takes many
/// times as much memory as its text, and such a body may be long.
std::optional<std::size_t> too_many(std::string_view body) {
    std::size_t left = 1000;
    bool in_string = false;
    for (std::size_t at = 0; at < body.size(); ++at) {
        const char c = body[at];
        if (in_string && c == '\\') ++at;
        if (c == '"') in_string = !in_string;
        if (!in_string && (c == '[' || c == '{' || c == ',') && left-- == 0) return at;
    }
    return std::nullopt;
}

api::Result<Fields::Value, Problem> text_of(const Key& key, Json& value) {
    if (!value.is_string()) return unfit(fmt::format("{} is not text", key.name), "give text", key.name);
    auto text = std::move(value.get_ref<std::string&>());
    if (!key.words.empty() && std::find(key.words.begin(), key.words.end(), text) == key.words.end())
        return unfit(fmt::format("{} cannot be {}", key.name, api::quoted(text)),
                     fmt::format("give one of {}", fmt::join(key.words, ", ")), key.name);
    if (const auto fault = key.refuse == nullptr ? std::nullopt : key.refuse(text))
        return Problem{422, "unfit_value", {fault->problem, fault->remedy, {}}, key.name};
    return Fields::Value(std::move(text));
}

api::Result<Fields::Value, Problem> number_of(const Key& key, const Json& value) {
    const bool is_whole = key.kind == Kind::whole;
    const std::string_view noun = is_whole ? "whole number" : "number";
    const auto refused = [&](std::string_view why) {
        return unfit(fmt::format("{} is {}", key.name, why),
                     fmt::format("give a {} {}", noun, api::text_of(key.range)), key.name);
    };
    if (!value.is_number()) return refused(fmt::format("not a {}", noun));
    const auto number = value.get<double>();
    // As JSON has it, 1e2 is as whole as 100.
    if (is_whole && number != std::floor(number)) return refused("not a whole number");
    const bool holds =
        value.is_number_unsigned() ? key.range.holds(value.get<std::uint64_t>()) : key.range.holds(number);
    if (!holds) return refused(number < key.range.least ? "below the least" : "above the most");
    if (!is_whole) return Fields::Value(number);
    return Fields::Value(value.is_number_unsigned() ? value.get<std::uint64_t>()
                                                    : static_cast<std::uint64_t>(number));
}

/// Takes texts out of the tree, as they may be long.
api::Result<Fields::Value, Problem> value_of(const Key& key, Json& value) {
    switch (key.kind) {
        case Kind::text:
            return text_of(key, value);
        case Kind::moves:
            // Moves come as text, or as JSON, which is a text of moves, too.
            if (value.is_string()) return Fields::Value(value.get<std::string>());
            if (value.is_structured())
                return Fields::Value(value.dump(-1, ' ', false, Json::error_handler_t::replace));
            return unfit(fmt::format("{} is neither text nor moves", key.name),
                         "give moves such as \"2>3 1>2\", or the moves from solve", key.name);
        case Kind::whole:
        case Kind::number:
            return number_of(key, value);
        case Kind::flag:
            break;
    }
    if (!value.is_boolean())
        return unfit(fmt::format("{} is neither true nor false", key.name), "give true or false", key.name);
    return Fields::Value(value.get<bool>());
}

Problem unknown_key(Question question, const std::string& name) {
    std::vector<std::string> names;
    for (const Key& key : keys()) {
        if (key.belongs_to(question)) names.emplace_back(key.name);
    }
    return {422,
            "unknown_key",
            {fmt::format("there is no key {} here", api::quoted(name)),
             names.empty() ? "send an empty object" : fmt::format("the keys are {}", fmt::join(names, ", "))},
            api::shortened(name)};
}

std::optional<api::OptionValue> value_of(const Fields& fields, const api::OptionEntry& option) {
    const std::string name(option.name);
    if (option.kind != api::OptionKind::points) {
        const Fields::Value* value = fields.find(name);
        return value == nullptr ? std::nullopt : std::optional(*value);
    }
    const auto least = fields.get<double>("min_" + name);
    const auto most = fields.get<double>("max_" + name);
    if (!least && !most) return std::nullopt;
    return std::pair(least.value_or(option.range.least), most.value_or(option.range.most));
}

}  // namespace

api::Result<Fields, Problem> read_fields(Question question, std::string_view body, UnknownKeys unknown) {
    if (question == Question::verify) {
        if (const auto offset = too_many(body)) return broken(body, *offset, "the JSON has too many values");
    }
    auto parsed = base::parse_json(body);
    if (!parsed) return broken(body, parsed.error());
    Json& object = *parsed;
    if (!object.is_object()) return broken(body, 0, "the JSON is not an object");
    Fields fields;
    for (auto& [name, value] : object.items()) {
        const Key* key = key_of(name, question);
        if (key == nullptr && unknown == UnknownKeys::skipped) continue;
        if (key == nullptr) return unknown_key(question, name);
        if (value.is_null()) continue;
        auto read = value_of(*key, value);
        if (!read) return read.error();
        fields.set(name, *std::move(read));
    }
    for (const Key& key : keys()) {
        if (key.required && key.belongs_to(question) && fields.find(key.name) == nullptr)
            return Problem{422,
                           "missing_key",
                           {fmt::format("{} is missing", key.name), fmt::format("give {}", key.summary), {}},
                           std::string(key.name)};
    }
    return fields;
}

api::Options options_of(Question question, const Fields& fields) {
    api::Options options;
    options.load.strict = question != Question::read;
    for (const api::OptionEntry& option : api::option_table()) {
        if (!option.has_key || !option.belongs_to(question)) continue;
        if (const auto value = value_of(fields, option)) option.set(options, *value);
    }
    return options;
}

}  // namespace decant::requests
