// Reads plans: words, or the JSON that `solve` writes.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <cstdint>
#include <nlohmann/json.hpp>

#include "base/json_check.hpp"
#include "base/limits.hpp"
#include "base/text.hpp"
#include "solution/solution.hpp"

namespace decant::solution {
namespace {

using nlohmann::json;
using Moves = base::Result<std::vector<puzzles::Move>>;

base::Diagnostic too_long(base::Place place) {
    return {fmt::format("the plan has more than {} moves", base::longest_plan),
            "give a shorter one, without moves that are taken back", place};
}

std::vector<puzzles::Field> fields_of(const json& object) {
    std::vector<puzzles::Field> fields;
    for (const auto& [name, value] : object.items()) {
        // A number past 63 bits would become another one; no move has it.
        const bool fits = !value.is_number_unsigned() || value.get<std::uint64_t>() <= INT64_MAX;
        if (value.is_number_integer() && fits) fields.push_back({name, value.get<std::int64_t>()});
        if (value.is_string()) fields.push_back({name, value.get<std::string>()});
    }
    return fields;
}

Moves read_json(const puzzles::Puzzle& puzzle, std::string_view text) {
    if (base::too_deep(text)) {
        return base::Diagnostic{
            fmt::format("the JSON is nested more than {} levels deep", base::deepest_json),
            "give the JSON that solve writes, or moves as text",
            {}};
    }
    json plan;
    try {
        plan = json::parse(text);
    } catch (const json::parse_error& error) {
        const std::size_t offset = std::min(std::max<std::size_t>(error.byte, 1) - 1, text.size());
        return base::Diagnostic{"the plan is not valid JSON",
                                "give the JSON that solve writes, or moves as text",
                                base::place_of(text, offset)};
    } catch (const json::out_of_range&) {
        return base::Diagnostic{"the plan has a number beyond all bounds", "correct it", {}};
    }
    if (const auto key = base::repeated_key(text)) return base::key_problem(*key);
    const json& moves = plan.is_object() ? plan["moves"] : plan;
    if (!moves.is_array()) {
        return base::Diagnostic{
            "the JSON has no moves", "give the JSON that solve writes for a solved level", {}};
    }
    if (moves.size() > base::longest_plan) return too_long({});
    std::vector<puzzles::Move> result;
    for (const json& entry : moves) {
        auto move =
            entry.is_string() ? puzzle.move_of(entry.get<std::string>()) : puzzle.move_of(fields_of(entry));
        if (!move) {
            return base::Diagnostic{"move " + std::to_string(result.size() + 1) + ": " + move.error().problem,
                                    move.error().remedy,
                                    {}};
        }
        result.push_back(*std::move(move));
    }
    return result;
}

Moves read_words(const puzzles::Puzzle& puzzle, std::string_view text) {
    constexpr std::string_view blanks = " \t\n";
    std::vector<puzzles::Move> result;
    for (std::size_t at = text.find_first_not_of(blanks); at != std::string_view::npos;) {
        if (result.size() == base::longest_plan) return too_long(base::place_of(text, at));
        const std::size_t end = std::min(text.find_first_of(blanks, at), text.size());
        auto move = puzzle.move_of(text.substr(at, end - at));
        if (!move)
            return base::Diagnostic{move.error().problem, move.error().remedy, base::place_of(text, at)};
        result.push_back(*std::move(move));
        at = text.find_first_not_of(blanks, end);
    }
    return result;
}

}  // namespace

Moves read_plan(const puzzles::Puzzle& puzzle, std::string_view text) {
    const std::string_view content = base::trim(text);
    const bool is_json = content.starts_with('{') || content.starts_with('[');
    return is_json ? read_json(puzzle, text) : read_words(puzzle, text);
}

}  // namespace decant::solution
