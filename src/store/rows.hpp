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

/// The name of a fact or a metric in a row; throws Damage where there is none.
std::string value_name_at(const SQLite::Statement& row, int column);

/// What RecordReader reads.
inline constexpr const char* record_columns =
    "SELECT id, key, family, name, code, text, source, line, label, measured FROM level";

class RecordReader {
  public:
    explicit RecordReader(const SQLite::Database& database)
        : values_(database, "SELECT name, value, is_metric FROM value WHERE level = ? ORDER BY name"),
          plan_(database, "SELECT moves, claim FROM plan WHERE level = ?") {}

    /// The record of a row of `record_columns`; throws Damage where a value is of a kind that it never has.
    Record read(SQLite::Statement& row);

  private:
    void read_values(Record& record);

    SQLite::Statement values_;
    SQLite::Statement plan_;
};

}  // namespace decant::store
