// Checks a whole collection: the file, the keys, and each plan by the rules.
// SPDX-License-Identifier: MIT
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "solution/solution.hpp"
#include "store/collection.hpp"
#include "store/connection.hpp"
#include "store/guarded.hpp"
#include "store/misreading.hpp"

namespace decant::store {
namespace {

std::optional<std::string> plan_fault(const puzzles::Puzzle& puzzle, const Record& record) {
    const auto moves = solution::read_plan(puzzle, record.plan->moves);
    if (!moves) return fmt::format("its plan cannot be read: {}", moves.error().problem);
    const puzzles::Replay replay = puzzle.replay(*moves);
    if (replay.fault) return fmt::format("its plan is illegal: {}", *replay.fault);
    if (!replay.at_goal) return "its plan misses the goal";
    const auto is_status = [](const NamedValue& value) { return value.name == "status"; };
    const auto status = std::find_if(record.values.begin(), record.values.end(), is_status);
    if (status != record.values.end() && status->value != Value{std::string("solved")})
        return "it has a plan, but its metrics say that it is not solved";
    const auto is_length = [](const NamedValue& value) { return value.name == "length"; };
    const auto length = std::find_if(record.values.begin(), record.values.end(), is_length);
    if (length == record.values.end() || length->value != Value{static_cast<std::int64_t>(replay.cost)})
        return fmt::format("its plan has {} moves, its metrics say something else", replay.cost);
    return std::nullopt;
}

std::optional<std::string> level_fault(const Record& record,
                                       const Result<std::unique_ptr<puzzles::Puzzle>>& puzzle) {
    if (!puzzle) return fmt::format("its text cannot be read: {}", puzzle.error().problem);
    if ((*puzzle)->canonical_key() != record.key) return "its key is not that of its text";
    const auto code = (*puzzle)->write("code");
    if (!code || base::trim(*code) != record.code) return "its code is not that of its text";
    if (record.plan) return plan_fault(**puzzle, record);
    return std::nullopt;
}

/// What is damaged; the file is the same for all faults of a verdict.
std::string without_path(std::string_view problem, const std::string& path) {
    const std::string prefix = path + ": ";
    if (problem.starts_with(prefix)) problem.remove_prefix(prefix.size());
    return std::string(problem);
}

}  // namespace

Result<std::unique_ptr<puzzles::Puzzle>> puzzle_of(const Record& record) {
    const auto family = puzzles::family_of(record.family);
    if (!family) return family.error();
    // A file that someone else wrote may hold any bytes.
    const auto text = base::clean_text(record.text);
    if (!text) return text.error();
    return (*family)->read("native", *text, {});
}

Outcome<Verdict> Collection::verify(const std::function<bool(std::int64_t)>& on_progress) {
    Verdict verdict;
    const auto checked = guarded(path_, *connection_, [&]() -> Outcome<bool> {
        SQLite::Statement integrity(database(), "PRAGMA integrity_check");
        while (integrity.executeStep()) {
            const std::string line = integrity.getColumn(0).getString();
            if (line != "ok") verdict.faults.push_back(line);
        }
        SQLite::Statement foreign(database(), "PRAGMA foreign_key_check");
        while (foreign.executeStep())
            verdict.faults.push_back(
                fmt::format("a row of {} belongs to no level", foreign.getColumn(0).getString()));
        return true;
    });
    if (!checked && checked.error().kind != Fault::Kind::malformed) return checked.error();
    if (!checked) verdict.faults.push_back(without_path(checked.error().diagnostic.problem, path_));
    const auto levels = each({}, [&](const Record& record) {
        ++verdict.levels;
        verdict.plans += record.plan ? 1 : 0;
        const auto puzzle = puzzle_of(record);
        const auto misread = misreading(record, puzzle);
        if (misread)
            verdict.misreadings.push_back(fmt::format("level {} ({}): {}", record.id, record.key, *misread));
        const auto fault = misread && !puzzle ? std::nullopt : level_fault(record, puzzle);
        if (fault) verdict.faults.push_back(fmt::format("level {}: {}", record.id, *fault));
        return on_progress(verdict.levels);
    });
    // That a row cannot be read is one fault more, and ends the list.
    if (!levels && levels.error().kind != Fault::Kind::malformed) return levels.error();
    if (!levels) verdict.faults.push_back(without_path(levels.error().diagnostic.problem, path_));
    return verdict;
}

}  // namespace decant::store
