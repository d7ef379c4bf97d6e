// Binding and reading rows.
// SPDX-License-Identifier: MIT
#include "store/rows.hpp"

#include <fmt/format.h>

#include <string>
#include <utility>
#include <variant>

#include "store/guarded.hpp"

namespace decant::store {

using SQLite::Statement;

namespace {

void bind(Statement& statement, int at, const Value& value) {
    std::visit([&](const auto& content) { statement.bind(at, content); }, value);
}

Value value_of(const SQLite::Column& column) {
    if (column.isInteger()) return column.getInt64();
    if (column.isFloat()) return column.getDouble();
    if (column.isText()) return column.getString();
    throw Damage("a value is neither a number nor a text");
}

// The types in the schema bind those who write through SQLite, not who writes the file byte by byte.

std::string text_at(const Statement& row, int at) {
    const SQLite::Column column = row.getColumn(at);
    if (!column.isText()) throw Damage(fmt::format("a {} is not text", column.getName()));
    return column.getString();
}

std::int64_t number_at(const Statement& row, int at) {
    const SQLite::Column column = row.getColumn(at);
    if (!column.isInteger()) throw Damage(fmt::format("a {} is not a whole number", column.getName()));
    return column.getInt64();
}

}  // namespace

std::string value_name_at(const Statement& row, int column) {
    constexpr std::size_t longest = 100;
    std::string name = text_at(row, column);
    if (name.size() > longest) throw Damage("the name of a value is too long");
    return name;
}

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
    if (find.executeStep()) return {number_at(find, 0), false};
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
    record.id = number_at(row, 0);
    int at = 0;
    for (std::string* text :
         {&record.key, &record.family, &record.name, &record.code, &record.text, &record.origin.source})
        *text = text_at(row, ++at);
    const std::int64_t line = number_at(row, 7);
    if (line < 0) throw Damage("a line is less than 0");
    record.origin.line = static_cast<std::size_t>(line);
    record.origin.label = text_at(row, 8);
    record.measured = number_at(row, 9);
    if (record.measured < 0) throw Damage("a measured is less than 0");
    read_values(record);
    plan_.reset();
    plan_.bind(1, record.id);
    if (plan_.executeStep()) record.plan = StoredPlan{text_at(plan_, 0), text_at(plan_, 1)};
    return record;
}

void RecordReader::read_values(Record& record) {
    values_.reset();
    values_.bind(1, record.id);
    std::string last;
    while (values_.executeStep()) {
        std::string name = value_name_at(values_, 0);
        // Each name comes once, in its order, unless the tree is damaged; it could then go round for ever.
        if (name <= last) throw Damage(fmt::format("the values of level {} are not in order", record.id));
        last = name;
        const std::int64_t is_metric = number_at(values_, 2);
        if (is_metric != 0 && is_metric != 1) throw Damage("an is_metric is neither 0 nor 1");
        auto& list = is_metric == 1 ? record.values : record.facts;
        list.push_back({std::move(name), value_of(values_.getColumn(1))});
    }
}

}  // namespace decant::store
