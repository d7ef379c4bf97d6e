// The migrations, in the order in which they were released.
// SPDX-License-Identifier: MIT
#include "store/schema.hpp"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>
#include <vector>

#include "base/text.hpp"

namespace decant::store {
namespace {

/// The second step forgets what was found out about levels whose tubes differ in capacity, as their codes
/// say, when they had another goal.
constexpr std::array<std::string_view, 2> steps = {R"sql(
CREATE TABLE level (
    id       INTEGER PRIMARY KEY,
    key      TEXT NOT NULL,
    family   TEXT NOT NULL,
    name     TEXT NOT NULL,
    code     TEXT NOT NULL,
    text     TEXT NOT NULL,
    source   TEXT NOT NULL,
    line     INTEGER NOT NULL,
    label    TEXT NOT NULL,
    added_at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
    measured INTEGER NOT NULL DEFAULT 0,
    UNIQUE (key, family)
) STRICT;
CREATE INDEX level_by_measured ON level (measured);
CREATE TABLE value (
    level     INTEGER NOT NULL REFERENCES level (id) ON DELETE CASCADE,
    name      TEXT NOT NULL,
    is_metric INTEGER NOT NULL,
    value     ANY NOT NULL,
    PRIMARY KEY (level, name)
) STRICT, WITHOUT ROWID;
CREATE TABLE plan (
    level INTEGER PRIMARY KEY REFERENCES level (id) ON DELETE CASCADE,
    moves TEXT NOT NULL,
    claim TEXT NOT NULL
) STRICT;
)sql",
                                                   R"sql(
DELETE FROM plan WHERE level IN (SELECT id FROM level WHERE code LIKE '%^%');
DELETE FROM value WHERE is_metric = 1
    AND level IN (SELECT id FROM level WHERE code LIKE '%^%');
UPDATE level SET measured = 0 WHERE code LIKE '%^%';
)sql"};

/// A table, an index, a trigger or a view: its kind, its name, its table, and the statement that made it.
using Part = std::array<std::string, 4>;

/// In ascending order.
std::vector<Part> parts_of(SQLite::Database& database) {
    // A few more than there are of ours tell that they are others.
    SQLite::Statement rows(database, "SELECT type, name, tbl_name, sql FROM sqlite_schema LIMIT 50");
    std::vector<Part> parts;
    while (rows.executeStep()) {
        Part part;
        for (std::size_t column = 0; column < part.size(); ++column)
            part[column] = rows.getColumn(static_cast<int>(column)).getString();
        parts.push_back(std::move(part));
    }
    std::sort(parts.begin(), parts.end());
    return parts;
}

}  // namespace

std::optional<std::string> schema_fault(SQLite::Database& database, std::span<const std::string_view> steps) {
    SQLite::Database model(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    migrate(model, steps);
    const std::vector<Part> wanted = parts_of(model);
    const std::vector<Part> found = parts_of(database);
    std::vector<Part> foreign;
    std::set_difference(found.begin(), found.end(), wanted.begin(), wanted.end(),
                        std::back_inserter(foreign));
    if (!foreign.empty())
        return fmt::format("its {} {} does not belong in a collection", base::shortened(foreign.front()[0]),
                           base::quoted(foreign.front()[1]));
    if (found.size() < wanted.size()) return "it lacks some tables of a collection";
    return std::nullopt;
}

std::span<const std::string_view> migrations() { return steps; }

void migrate(SQLite::Database& database, std::span<const std::string_view> steps) {
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    // Only now is it sure that no other program is at it.
    const int from = database.execAndGet("PRAGMA user_version").getInt();
    for (std::size_t step = static_cast<std::size_t>(from); step < steps.size(); ++step)
        database.exec(std::string(steps[step]));
    database.exec(fmt::format("PRAGMA user_version = {}", steps.size()));
    database.exec(fmt::format("PRAGMA application_id = {}", application_id));
    transaction.commit();
}

}  // namespace decant::store
