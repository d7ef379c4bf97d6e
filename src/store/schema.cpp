// The migrations, in the order in which they were released.
// SPDX-License-Identifier: MIT
#include "store/schema.hpp"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>
#include <fmt/format.h>

#include <array>

namespace decant::store {
namespace {

constexpr std::array<std::string_view, 1> steps = {R"sql(
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
)sql"};

}  // namespace

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
