// Checks a whole collection: the file, the keys, and each plan by the rules.
// SPDX-License-Identifier: MIT
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "solution/solution.hpp"
#include "store/collection.hpp"
#include "store/guarded.hpp"

namespace decant::store {
namespace {

std::optional<std::string> plan_fault(const puzzles::Puzzle& puzzle, const Record& record) {
    const auto moves = solution::read_plan(puzzle, record.plan->moves);
    if (!moves) return fmt::format("its plan cannot be read: {}", moves.error().problem);
    const puzzles::Replay replay = puzzle.replay(*moves);
    if (replay.fault) return fmt::format("its plan is illegal: {}", *replay.fault);
    if (!replay.at_goal) return "its plan misses the goal";
    const auto is_length = [](const NamedValue& value) { return value.name == "length"; };
    const auto length = std::find_if(record.values.begin(), record.values.end(), is_length);
    if (length == record.values.end() || length->value != Value{static_cast<std::int64_t>(replay.cost)})
        return fmt::format("its plan has {} moves, its metrics say something else", replay.cost);
    return std::nullopt;
}

std::optional<std::string> fault_of(const Record& record) {
    const auto puzzle = puzzle_of(record);
    if (!puzzle) return fmt::format("its text cannot be read: {}", puzzle.error().problem);
    if ((*puzzle)->canonical_key() != record.key) return "its key is not that of its text";
    const auto code = (*puzzle)->write("code");
    if (!code || base::trim(*code) != record.code) return "its code is not that of its text";
    if (record.plan) return plan_fault(**puzzle, record);
    return std::nullopt;
}

}  // namespace

Result<std::unique_ptr<puzzles::Puzzle>> puzzle_of(const Record& record) {
    const auto family = puzzles::family_of(record.family);
    if (!family) return family.error();
    return (*family)->read("native", record.text, {});
}

Result<Verdict> Collection::verify(const std::function<bool(std::int64_t)>& on_progress) {
    Verdict verdict;
    const auto checked = guarded(path_, [&]() -> Result<bool> {
        SQLite::Statement integrity(*database_, "PRAGMA integrity_check");
        while (integrity.executeStep()) {
            const std::string line = integrity.getColumn(0).getString();
            if (line != "ok") verdict.faults.push_back(line);
        }
        SQLite::Statement foreign(*database_, "PRAGMA foreign_key_check");
        while (foreign.executeStep())
            verdict.faults.push_back(
                fmt::format("a row of {} belongs to no level", foreign.getColumn(0).getString()));
        return true;
    });
    if (!checked) return checked.error();
    const auto levels = each({}, [&](const Record& record) {
        ++verdict.levels;
        verdict.plans += record.plan ? 1 : 0;
        if (const auto fault = fault_of(record))
            verdict.faults.push_back(fmt::format("level {}: {}", record.id, *fault));
        return on_progress(verdict.levels);
    });
    if (!levels) return levels.error();
    return verdict;
}

}  // namespace decant::store
