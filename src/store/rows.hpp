// The rows of a collection's tables: records in, records out.
// SPDX-License-Identifier: MIT
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <cstdint>
#include <vector>

#include "store/collection.hpp"
#include "store/record.hpp"

/// All of these throw as SQLite does.
namespace decant::store {

/// Inserts a level that is not there yet, with its facts.
Added insert_level(SQLite::Database& database, const Record& record);
/// Puts facts or metrics in the place of those of the same names.
void insert_values(SQLite::Database& database, std::int64_t id, const std::vector<NamedValue>& values,
                   bool is_metric);
void insert_plan(SQLite::Database& database, std::int64_t id, const StoredPlan& plan);

/// What RecordReader reads.
inline constexpr const char* record_columns =
    "SELECT id, key, family, name, code, text, source, line, label, measured FROM level";

class RecordReader {
  public:
    explicit RecordReader(const SQLite::Database& database)
        : values_(database, "SELECT name, value, is_metric FROM value WHERE level = ? ORDER BY name"),
          plan_(database, "SELECT moves, claim FROM plan WHERE level = ?") {}

    /// The record of a row of `record_columns`.
    Record read(SQLite::Statement& row);

  private:
    SQLite::Statement values_;
    SQLite::Statement plan_;
};

}  // namespace decant::store
