// Reads plans: words, or the JSON that `solve` writes.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <cmath>
#include <cstdint>
#include <nlohmann/json.hpp>

#include "base/json.hpp"
#include "base/limits.hpp"
#include "base/text.hpp"
#include "solution/check.hpp"

namespace decant::solution {
namespace {

using base::Json;

base::Diagnostic too_long(base::Place place) {
    return {fmt::format("the plan has more than {} moves", base::longest_plan),
            "give a shorter one, without moves that undo others", place};
}

/// The whole number that a value is, in whatever form: 1 and 1.0 are the same.
std::optional<std::int64_t> whole_of(const Json& value) {
    // A number past 63 bits would become another one.
    const bool fits = !value.is_number_unsigned() || value.get<std::uint64_t>() <= INT64_MAX;
    if (value.is_number_integer()) return fits ? std::optional(value.get<std::int64_t>()) : std::nullopt;
    constexpr double most = 1e15;  // up to here each whole number is one of these
    if (!value.is_number_float() || std::abs(value.get<double>()) > most) return std::nullopt;
    const auto whole = static_cast<std::int64_t>(value.get<double>());
    return value == whole ? std::optional(whole) : std::nullopt;
}

std::vector<puzzles::Field> fields_of(const Json& object) {
    std::vector<puzzles::Field> fields;
    for (const auto& [name, value] : object.items()) {
        if (const auto whole = whole_of(value)) fields.push_back({name, *whole});
        if (value.is_string()) fields.push_back({name, value.get<std::string>()});
    }
    return fields;
}

std::string statement_of(const Json& value) {
    const auto whole = whole_of(value);
    return whole ? fmt::format("{}", *whole) : value.dump();
}

/// Adds what an object says, but for the moves.
void add_statements(const Json& object, std::optional<std::size_t> move, std::vector<Statement>& said) {
    for (const auto& [key, value] : object.items()) {
        if (key != "moves") said.push_back({move, key, statement_of(value)});
    }
}

base::Diagnostic problem_of(const base::JsonFault& fault, std::string_view text) {
    constexpr std::string_view remedy = "give the JSON that solve writes, or moves as text";
    const base::Place place = base::place_of(text, std::min(fault.offset, text.size()));
    switch (fault.kind) {
        case base::JsonFault::Kind::too_deep:
            return {fmt::format("the JSON is nested more than {} levels deep", base::deepest_json), remedy,
                    place};
        case base::JsonFault::Kind::out_of_range:
            return {"the plan has a number that is too large", "correct it", place};
        case base::JsonFault::Kind::repeated_key:
            return base::key_problem(fault.key);
        case base::JsonFault::Kind::malformed:
            break;
    }
    return {"the plan is not valid JSON", remedy, place};
}

base::Result<Plan> read_json(const puzzles::Position& start, std::string_view text) {
    auto parsed = base::parse_json(text);
    if (!parsed) return problem_of(parsed.error(), text);
    Json& plan = *parsed;
    const Json& moves = plan.is_object() ? plan["moves"] : plan;
    if (!moves.is_array()) {
        return base::Diagnostic{
            "the JSON has no moves", "give the JSON that solve writes for a solved level", {}};
    }
    if (moves.size() > base::longest_plan) return too_long({});
    Plan result;
    for (const Json& entry : moves) {
        auto move =
            entry.is_string() ? start.move_of(entry.get<std::string>()) : start.move_of(fields_of(entry));
        if (!move) {
            return base::Diagnostic{
                "move " + std::to_string(result.moves.size() + 1) + ": " + move.error().problem,
                move.error().remedy,
                {}};
        }
        if (entry.is_object()) add_statements(entry, result.moves.size(), result.said);
        result.moves.push_back(*std::move(move));
    }
    if (plan.is_object()) add_statements(plan, std::nullopt, result.said);
    return result;
}

base::Result<Plan> read_words(const puzzles::Position& start, std::string_view text) {
    constexpr std::string_view blanks = " \t\n";
    Plan result;
    for (std::size_t at = text.find_first_not_of(blanks); at != std::string_view::npos;) {
        if (result.moves.size() == base::longest_plan) return too_long(base::place_of(text, at));
        const std::size_t end = std::min(text.find_first_of(blanks, at), text.size());
        auto move = start.move_of(text.substr(at, end - at));
        if (!move)
            return base::Diagnostic{move.error().problem, move.error().remedy, base::place_of(text, at)};
        result.moves.push_back(*std::move(move));
        at = text.find_first_not_of(blanks, end);
    }
    return result;
}

}  // namespace

std::string statement_of(const puzzles::Field& field) {
    return std::visit([](const auto& value) { return Json(value).dump(); }, field.value);
}

std::optional<std::string> text_of(const Statement& statement) {
    const Json value = *base::parse_json(statement.value);
    return value.is_string() ? std::optional(value.get<std::string>()) : std::nullopt;
}

base::Result<Plan> read_plan(const puzzles::Position& start, std::string_view text) {
    const std::string_view content = base::trim(text);
    const bool is_json = content.starts_with('{') || content.starts_with('[');
    return is_json ? read_json(start, text) : read_words(start, text);
}

}  // namespace decant::solution
