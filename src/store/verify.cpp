// Checks a whole collection: the file, the keys, and each plan by the rules.
// SPDX-License-Identifier: MIT
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>
#include <limits>
#include <optional>
#include <string>

#include "base/result.hpp"
#include "base/text.hpp"
#include "reading/choose.hpp"
#include "reading/level.hpp"
#include "search/any_outcome.hpp"
#include "solution/check.hpp"
#include "solution/claim.hpp"
#include "solution/solution.hpp"
#include "store/collection.hpp"
#include "store/connection.hpp"
#include "store/record.hpp"

namespace decant::store {
namespace {

/// Why a level may have come from a text that was read wrong, as early versions did, or nothing. `level`
/// is what its text reads as.
std::optional<std::string> misreading(const Record& record, const base::Result<reading::Level>& level) {
    if (level || !base::clean_text(record.text)) return std::nullopt;
    // A text that is refused by now, of a level whose code and key are in order, is not damaged but in doubt.
    const auto family = puzzles::family_of(record.family);
    if (!family) return std::nullopt;
    puzzles::Values said;
    auto coded = reading::read_as(**family, "code", record.code, said);
    said.set("partial", true);
    if (!coded) coded = reading::read_as(**family, "code", record.code, said);
    if (!coded || coded->puzzle().canonical_key() != record.key) return std::nullopt;
    // A text that begins with something else than a level in native form was never written by decant.
    const std::string native = *coded->puzzle().write("native");
    if (!record.text.starts_with(native.substr(0, native.find('\n') + 1))) return std::nullopt;
    return level.error().problem;
}

const Value* metric(const Record& record, std::string_view name) {
    const auto found = std::find_if(record.values.begin(), record.values.end(),
                                    [&](const NamedValue& value) { return value.name == name; });
    return found == record.values.end() ? nullptr : &found->value;
}

/// Whether a value is the word of one of these.
template <class Enum>
bool is_word(const Value& value, std::initializer_list<Enum> all) {
    return std::any_of(all.begin(), all.end(),
                       [&](Enum one) { return value == Value{std::string(word(one))}; });
}

std::optional<std::string> plan_fault(const puzzles::Puzzle& puzzle, const Record& record) {
    const auto check = solution::check(puzzle.start(), record.plan->moves);
    if (!check) return fmt::format("its plan cannot be read: {}", check.error().problem);
    const solution::Replay& replay = check->replay;
    if (replay.fault) return fmt::format("its plan is illegal: {}", *replay.fault);
    if (check->falsehood) return fmt::format("its plan is false: {}", *check->falsehood);
    if (!replay.at_goal) return "its plan misses the goal";
    const Value* status = metric(record, "status");
    if (status != nullptr && *status != Value{std::string("solved")})
        return "it has a plan, but its metrics say that it is not solved";
    const Value* length = metric(record, "length");
    if (length == nullptr || *length != Value{static_cast<std::int64_t>(replay.cost)})
        return fmt::format("its plan has {}, but its metrics say otherwise",
                           base::counted(static_cast<std::size_t>(replay.cost), "move"));
    return std::nullopt;
}

/// Of columns and metrics that hold one of a few words, and of those that say the same.
std::optional<std::string> words_fault(const Record& record) {
    using search::Verdict;
    using solution::Claim;
    const Value* status = metric(record, "status");
    if (status == nullptr && record.measured > 0) return "its metrics have no status";
    if (status != nullptr && !is_word(*status, {Verdict::solved, Verdict::unsolvable, Verdict::unknown}))
        return "its status is not solved, unsolvable or unknown";
    const std::optional<Value> claim = record.plan ? std::optional<Value>(record.plan->claim) : std::nullopt;
    if (claim && !is_word(*claim, {Claim::optimal, Claim::bounded, Claim::none}))
        return "the claim of its plan is not optimal, bounded or none";
    const Value* measured = metric(record, "claim");
    if (claim != (measured == nullptr ? std::nullopt : std::optional(*measured)))
        return "its metrics and its plan make different claims";
    return std::nullopt;
}

/// The most that a metric can be, by its name.
double most_of(std::string_view name) {
    const auto has = [&](std::string_view part) { return name.find(part) != std::string_view::npos; };
    if (has("_share") || has("_rate")) return 1;
    return name == "difficulty" ? 100 : std::numeric_limits<double>::max();
}

/// Whether a value is a number from 0 to `most`. Counts that outgrow any number are texts of digits.
bool is_number(const Value& value, double most) {
    if (const auto* text = std::get_if<std::string>(&value))
        return text->size() > 18 && text->find_first_not_of("0123456789") == std::string::npos;
    const auto* whole = std::get_if<std::int64_t>(&value);
    const double number = whole == nullptr ? std::get<double>(value) : static_cast<double>(*whole);
    return number >= 0 && number <= most;
}

/// Of metrics that are numbers, each by itself.
std::optional<std::string> numbers_fault(const Record& record) {
    for (const NamedValue& value : record.values) {
        if (value.name == "status" || value.name == "claim") continue;
        const double most = most_of(value.name);
        if (is_number(value.value, most)) continue;
        const std::string name = base::shortened(value.name);
        return most > 100 ? fmt::format("its {} is not a number from 0", name)
                          : fmt::format("its {} is not a number from 0 to {}", name, most);
    }
    return std::nullopt;
}

/// Of what is proved about the length.
std::optional<std::string> length_fault(const Record& record) {
    if (record.measured == 0) return std::nullopt;
    const auto number = [&](std::string_view name) {
        const Value* value = metric(record, name);
        const auto* whole = value == nullptr ? nullptr : std::get_if<std::int64_t>(value);
        return whole == nullptr ? std::nullopt : std::optional(*whole);
    };
    const Value status = *metric(record, "status");
    const auto length = number("length");
    const auto bound = number("lower_bound");
    if (bound && status == Value{"unsolvable"}) return "it cannot be solved, but has a lower bound";
    if (length.has_value() != (status == Value{"solved"}))
        return length ? "it has a length, but its metrics say that it is not solved"
                      : "it is solved, but its metrics have no length";
    if (!length) return std::nullopt;
    if (!bound) return "its metrics have no lower bound";
    if (*bound > *length) return "its lower bound is more than its length";
    if (record.plan && record.plan->claim == word(solution::Claim::optimal) && *bound != *length)
        return "its plan is claimed to be optimal, but its lower bound is less than its length";
    return std::nullopt;
}

bool has_facts_of(const Record& record, const puzzles::Puzzle& puzzle) {
    auto facts = facts_of(puzzle);
    std::sort(facts.begin(), facts.end(),
              [](const NamedValue& a, const NamedValue& b) { return a.name < b.name; });
    return facts == record.facts;
}

std::optional<std::string> level_fault(const Record& record, const Result<reading::Level>& level) {
    if (!level) return fmt::format("its text cannot be read: {}", level.error().problem);
    const puzzles::Puzzle& puzzle = level->puzzle();
    if (puzzle.canonical_key() != record.key) return "its key is not that of its text";
    if (puzzle.code() != record.code) return "its code is not that of its text";
    if (puzzle.name().value_or("") != record.name) return "its name is not that of its text";
    if (!has_facts_of(record, puzzle)) return "its facts are not those of its text";
    if (auto fault = words_fault(record)) return fault;
    if (auto fault = numbers_fault(record)) return fault;
    if (auto fault = record.plan ? plan_fault(puzzle, record) : std::nullopt) return fault;
    return length_fault(record);
}

/// Adds the faults of the file and of columns that no record has.
void check_file(SQLite::Database& database, std::vector<std::string>& faults) {
    SQLite::Statement integrity(database, "PRAGMA integrity_check");
    while (integrity.executeStep()) {
        const std::string line = integrity.getColumn(0).getString();
        if (line != "ok") faults.push_back(line);
    }
    SQLite::Statement foreign(database, "PRAGMA foreign_key_check");
    while (foreign.executeStep())
        faults.push_back(fmt::format("a row of {} belongs to no level", foreign.getColumn(0).getString()));
    SQLite::Statement times(database,
                            "SELECT id FROM level WHERE added_at IS NOT datetime(added_at) ORDER BY id");
    while (times.executeStep())
        faults.push_back(
            fmt::format("level {}: the time it was added is not a time", times.getColumn(0).getInt64()));
}

/// The problem without the path; the file is the same for all faults of a verdict.
std::string without_path(std::string_view problem, const std::string& path) {
    const std::string prefix = path + ": ";
    if (problem.starts_with(prefix)) problem.remove_prefix(prefix.size());
    return std::string(problem);
}

}  // namespace

Result<reading::Level> level_of(const Record& record) {
    const auto family = puzzles::family_of(record.family);
    if (!family) return family.error();
    // A file that someone else wrote may hold any bytes.
    const auto text = base::clean_text(record.text);
    if (!text) return text.error();
    const auto read = reading::read_as(**family, "native", *text, {});
    if (!read) return read.error().diagnostic;
    return *read;
}

Outcome<Verdict> Collection::verify(const std::function<bool(std::int64_t)>& on_progress) {
    Verdict verdict;
    const auto checked = guarded(path_, *connection_, [&]() -> Outcome<bool> {
        check_file(database(), verdict.faults);
        return true;
    });
    if (!checked && checked.error().kind != Fault::Kind::malformed) return checked.error();
    if (!checked) verdict.faults.push_back(without_path(checked.error().diagnostic.problem, path_));
    const auto levels = each({}, [&](const Record& record) {
        ++verdict.levels;
        verdict.plans += record.plan ? 1 : 0;
        const auto level = level_of(record);
        const auto misread = misreading(record, level);
        if (misread)
            verdict.misreadings.push_back(fmt::format("level {} ({}): {}", record.id, record.key, *misread));
        const auto fault = misread && !level ? std::nullopt : level_fault(record, level);
        if (fault) verdict.faults.push_back(fmt::format("level {}: {}", record.id, *fault));
        return on_progress(verdict.levels);
    });
    // That a row cannot be read is one fault more, and ends the list.
    if (!levels && levels.error().kind != Fault::Kind::malformed) return levels.error();
    if (!levels) verdict.faults.push_back(without_path(levels.error().diagnostic.problem, path_));
    return verdict;
}

}  // namespace decant::store
