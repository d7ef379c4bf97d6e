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
        case base::JsonFault::Kind::cut_short:  // nothing ends it
            break;
    }
    return {"the plan is not valid JSON", remedy, place};
}

/// The words of a move: a text, or a list as other programs write it.
std::string words_of(const Json& entry) {
    return entry.is_string() ? entry.get<std::string>() : entry.dump();
}

base::Result<Plan> read_json(const puzzles::Position& start, std::string_view text) {
    auto parsed = base::parse_json(text);
    if (!parsed) return problem_of(parsed.error(), text);
    Json& plan = *parsed;
    const Json& moves = plan.is_object() ? plan["moves"] : plan;
    if (!moves.is_array()) {
        return base::Diagnostic{"the JSON has no moves",
                                "give the JSON that solve writes for a solved level"};
    }
    if (moves.size() > base::longest_plan) return puzzles::plan_too_long({});
    Plan result;
    std::string worded;  // the moves in words, one a line: only together do they tell how tubes are counted
    for (const Json& entry : moves) {
        const bool is_worded = entry.is_string() || entry.is_array();
        const auto move = is_worded ? start.move_of(words_of(entry)) : start.move_of(fields_of(entry));
        if (!move) {
            return base::Diagnostic{
                "move " + std::to_string(result.moves.size() + 1) + ": " + move.error().problem,
                move.error().remedy};
        }
        if (is_worded) worded += words_of(entry) + "\n";
        if (entry.is_object()) add_statements(entry, result.moves.size(), result.said);
        result.moves.push_back(*move);
    }
    const auto together = *start.moves_of(worded);
    auto next = together.moves.begin();
    for (std::size_t at = 0; at < moves.size(); ++at) {
        if (!moves[at].is_object()) result.moves[at] = *next++;
    }
    if (plan.is_object()) add_statements(plan, std::nullopt, result.said);
    return result;
}

/// Other programs write lists of numbers in brackets, too; their names stand in quotes.
bool is_json(std::string_view text) {
    const bool has_brackets = text.starts_with('{') || text.starts_with('[');
    return has_brackets && (text.find('"') != std::string_view::npos ||
                            text.find_first_of("0123456789") == std::string_view::npos);
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
    if (is_json(base::trim(text))) return read_json(start, text);
    auto written = start.moves_of(text);
    if (!written) return written.error();
    return Plan{std::move(written->moves), {}, std::move(written->unused)};
}

}  // namespace decant::solution
