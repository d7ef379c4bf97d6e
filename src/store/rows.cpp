// Binding and reading rows.
// SPDX-License-Identifier: MIT
#include "store/rows.hpp"

#include <string>
#include <variant>

namespace decant::store {

using SQLite::Statement;

namespace {

void bind(Statement& statement, int at, const Value& value) {
    std::visit([&](const auto& content) { statement.bind(at, content); }, value);
}

Value value_of(const SQLite::Column& column) {
    if (column.isInteger()) return column.getInt64();
    if (column.isFloat()) return column.getDouble();
    return column.getString();
}

}  // namespace

void insert_values(SQLite::Database& database, std::int64_t id, const std::vector<NamedValue>& values,
                   bool is_metric) {
    Statement insert(database, "INSERT OR REPLACE INTO value VALUES (?, ?, ?, ?)");
    for (const NamedValue& value : values) {
        insert.bind(1, id);
        insert.bind(2, value.name);
        insert.bind(3, is_metric ? 1 : 0);
        bind(insert, 4, value.value);
        insert.exec();
        insert.reset();
    }
}

void insert_plan(SQLite::Database& database, std::int64_t id, const StoredPlan& plan) {
    Statement insert(database, "INSERT OR REPLACE INTO plan VALUES (?, ?, ?)");
    insert.bind(1, id);
    insert.bind(2, plan.moves);
    insert.bind(3, plan.claim);
    insert.exec();
}

Added insert_level(SQLite::Database& database, const Record& record) {
    Statement find(database, "SELECT id FROM level WHERE key = ? AND family = ?");
    find.bind(1, record.key);
    find.bind(2, record.family);
    if (find.executeStep()) return {find.getColumn(0).getInt64(), false};
    Statement insert(database,
                     "INSERT INTO level (key, family, name, code, text, source, line, label, measured) "
                     "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
    int at = 0;
    for (const std::string& text :
         {record.key, record.family, record.name, record.code, record.text, record.origin.source})
        insert.bind(++at, text);
    insert.bind(7, static_cast<std::int64_t>(record.origin.line));
    insert.bind(8, record.origin.label);
    insert.bind(9, record.measured);
    insert.exec();
    const std::int64_t id = database.getLastInsertRowid();
    insert_values(database, id, record.facts, false);
    return {id, true};
}

Record RecordReader::read(Statement& row) {
    Record record;
    record.id = row.getColumn(0).getInt64();
    int at = 0;
    for (std::string* text :
         {&record.key, &record.family, &record.name, &record.code, &record.text, &record.origin.source})
        *text = row.getColumn(++at).getString();
    record.origin.line = static_cast<std::size_t>(row.getColumn(7).getInt64());
    record.origin.label = row.getColumn(8).getString();
    record.measured = row.getColumn(9).getInt64();
    values_.reset();
    values_.bind(1, record.id);
    while (values_.executeStep()) {
        auto& list = values_.getColumn(2).getInt() != 0 ? record.values : record.facts;
        list.push_back({values_.getColumn(0).getString(), value_of(values_.getColumn(1))});
    }
    plan_.reset();
    plan_.bind(1, record.id);
    if (plan_.executeStep())
        record.plan = StoredPlan{plan_.getColumn(0).getString(), plan_.getColumn(1).getString()};
    return record;
}

}  // namespace decant::store
