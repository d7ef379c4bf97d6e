// Adding levels and metrics to a collection, and reading them back.
// SPDX-License-Identifier: MIT
#include "store/collection.hpp"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <SQLiteCpp/VariadicBind.h>
#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "store/connection.hpp"
#include "store/record.hpp"

namespace decant::store {
namespace {

using SQLite::Statement;
using SQLite::Transaction;
using SQLite::TransactionBehavior;

// The rows of the tables: records in, records out. All of these throw as SQLite does.

Value value_of(const SQLite::Column& column) {
    if (column.isInteger()) return column.getInt64();
    if (column.isFloat()) return column.getDouble();
    if (column.isText()) return column.getString();
    throw Damage("a value is neither a number nor a text");
}

// The types in the schema bind those who write through SQLite, not those who write the file byte by byte.

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

/// The name of a fact or a metric in a row; throws Damage where there is none.
std::string value_name_at(const Statement& row, int column) {
    constexpr std::size_t longest = 100;
    std::string name = text_at(row, column);
    if (name.size() > longest) throw Damage("the name of a value is too long");
    return name;
}

/// Puts facts or metrics in the place of those of the same names.
void insert_values(SQLite::Database& database, std::int64_t id, const std::vector<NamedValue>& values,
                   bool is_metric) {
    Statement insert(database, "INSERT OR REPLACE INTO value VALUES (?, ?, ?, ?)");
    for (const NamedValue& value : values) {
        SQLite::bind(insert, id, value.name, is_metric ? 1 : 0);
        std::visit([&](const auto& content) { insert.bind(4, content); }, value.value);
        insert.exec();
        insert.reset();
    }
}

void insert_plan(SQLite::Database& database, std::int64_t id, const StoredPlan& plan) {
    Statement insert(database, "INSERT OR REPLACE INTO plan VALUES (?, ?, ?)");
    SQLite::bind(insert, id, plan.moves, plan.claim);
    insert.exec();
}

/// Inserts a level that is not there yet, with its facts.
Added insert_level(SQLite::Database& database, const Record& record) {
    Statement find(database, "SELECT id FROM level WHERE key = ? AND family = ?");
    SQLite::bind(find, record.key, record.family);
    if (find.executeStep()) return {number_at(find, 0), false};
    Statement insert(database,
                     "INSERT INTO level (key, family, name, code, text, source, line, label, measured) "
                     "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
    SQLite::bind(insert, record.key, record.family, record.name, record.code, record.text,
                 record.origin.source, static_cast<std::int64_t>(record.origin.line), record.origin.label,
                 record.measured);
    insert.exec();
    const std::int64_t id = database.getLastInsertRowid();
    insert_values(database, id, record.facts, false);
    return {id, true};
}

/// The columns that RecordReader reads.
constexpr const char* record_columns =
    "SELECT id, key, family, name, code, text, source, line, label, measured FROM level";

class RecordReader {
  public:
    explicit RecordReader(const SQLite::Database& database)
        : values_(database, "SELECT name, value, is_metric FROM value WHERE level = ? ORDER BY name"),
          plan_(database, "SELECT moves, claim FROM plan WHERE level = ?") {}

    /// The record of a row of `record_columns`; throws Damage where a value is of a kind that it never has.
    Record read(Statement& row) {
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

  private:
    void read_values(Record& record) {
        values_.reset();
        values_.bind(1, record.id);
        std::string last;
        while (values_.executeStep()) {
            std::string name = value_name_at(values_, 0);
            // Each name comes once, in its order, unless the tree is damaged; it could then go round for
            // ever.
            if (name <= last) throw Damage(fmt::format("the values of level {} are not in order", record.id));
            last = name;
            const std::int64_t is_metric = number_at(values_, 2);
            if (is_metric != 0 && is_metric != 1) throw Damage("an is_metric is neither 0 nor 1");
            auto& list = is_metric == 1 ? record.values : record.facts;
            list.push_back({std::move(name), value_of(values_.getColumn(1))});
        }
    }

    Statement values_;
    Statement plan_;
};

void bind_all(Statement& statement, const Sql& sql) {
    int at = 0;
    for (const auto& binding : sql.bindings)
        std::visit([&](const auto& value) { statement.bind(++at, value); }, binding);
}

/// The condition and the order of a query.
Result<Sql> clauses_of(const Query& query, std::span<const Column> columns) {
    Sql clauses{" WHERE 1", {}};
    const auto add = [&](const Sql& sql) {
        clauses.text += sql.text;
        clauses.bindings.insert(clauses.bindings.end(), sql.bindings.begin(), sql.bindings.end());
    };
    if (query.id) clauses.text += fmt::format(" AND level.id = {}", *query.id);
    if (query.measured_before)
        clauses.text += fmt::format(" AND level.measured < {}", *query.measured_before);
    if (query.where) {
        const auto sql = to_sql(*query.where, columns);
        if (!sql) return sql.error();
        clauses.text += " AND ";
        add(*sql);
    }
    clauses.text += " ORDER BY ";
    if (!query.sort.empty()) {
        const auto sql = name_sql(query.sort, columns);
        if (!sql) return sql.error();
        add(*sql);
        clauses.text += query.descending ? " DESC NULLS LAST, " : " ASC NULLS LAST, ";
    }
    clauses.text += "level.id";
    if (query.limit) clauses.text += fmt::format(" LIMIT {}", *query.limit);
    return clauses;
}

/// Old metrics go with the plan that came with them.
bool store_one(SQLite::Database& database, std::int64_t id, const Measurement& measurement, int version) {
    Statement claim(database, "UPDATE level SET measured = ? WHERE id = ? AND measured < ?");
    SQLite::bind(claim, version, id, version);
    if (claim.exec() == 0) return false;
    for (const char* table :
         {"DELETE FROM value WHERE is_metric AND level = ?", "DELETE FROM plan WHERE level = ?"}) {
        Statement erase(database, table);
        erase.bind(1, id);
        erase.exec();
    }
    insert_values(database, id, measurement.values, true);
    if (measurement.plan) insert_plan(database, id, *measurement.plan);
    return true;
}

}  // namespace

Collection::Collection(std::string path, std::unique_ptr<Connection> connection)
    : path_(std::move(path)), connection_(std::move(connection)) {}
SQLite::Database& Collection::database() { return connection_->database(); }
Collection::Collection(Collection&&) noexcept = default;
Collection& Collection::operator=(Collection&&) noexcept = default;
Collection::~Collection() = default;

std::vector<Column> Collection::columns() {
    using Kind = Column::Kind;
    std::vector<Column> columns{{"id", Kind::number},   {"family", Kind::text}, {"name", Kind::text},
                                {"code", Kind::text},   {"key", Kind::text},    {"source", Kind::text},
                                {"line", Kind::number}, {"label", Kind::text}};
    // Our metrics and facts are some dozens.
    constexpr std::size_t most = 1000;
    Statement names(database(),
                    fmt::format("SELECT DISTINCT name FROM value ORDER BY name LIMIT {}", most + 1));
    while (names.executeStep()) columns.push_back({value_name_at(names, 0), Kind::value});
    if (columns.size() > most) throw Damage(fmt::format("it has values of more than {} names", most));
    return columns;
}

Outcome<std::vector<std::string>> Collection::value_names() {
    return guarded(path_, *connection_, [&]() -> Outcome<std::vector<std::string>> {
        std::vector<std::string> names;
        for (Column& column : columns()) {
            if (column.kind == Column::Kind::value) names.push_back(std::move(column.name));
        }
        return names;
    });
}

std::optional<Fault> Collection::refuse(const Query& query) {
    const auto asked = guarded(path_, *connection_, [&]() -> Outcome<bool> {
        const auto clauses = clauses_of(query, columns());
        if (!clauses) return Fault{clauses.error(), Fault::Kind::query};
        return true;
    });
    if (asked) return std::nullopt;
    return asked.error();
}

Outcome<std::vector<Added>> Collection::add(std::span<const NewLevel> levels) {
    // Keys take a while, so they are made before the others have to wait.
    std::vector<Record> records;
    for (const NewLevel& level : levels) records.push_back(record_of(*level.puzzle, level.origin));
    return guarded(path_, *connection_, [&]() -> Outcome<std::vector<Added>> {
        Transaction transaction(database(), TransactionBehavior::IMMEDIATE);
        std::vector<Added> added;
        for (const Record& record : records) {
            connection_->allow_time();
            added.push_back(insert_level(database(), record));
        }
        connection_->commit(transaction);
        return added;
    });
}

Outcome<Added> Collection::copy(const Record& record) {
    return guarded(path_, *connection_, [&]() -> Outcome<Added> {
        Transaction transaction(database(), TransactionBehavior::IMMEDIATE);
        const Added added = insert_level(database(), record);
        if (added.is_new) insert_values(database(), added.id, record.values, true);
        if (added.is_new && record.plan) insert_plan(database(), added.id, *record.plan);
        connection_->commit(transaction);
        return added;
    });
}

Outcome<std::int64_t> Collection::each(const Query& query, const std::function<bool(const Record&)>& use) {
    return guarded(path_, *connection_, [&]() -> Outcome<std::int64_t> {
        const auto clauses = clauses_of(query, columns());
        if (!clauses) return Fault{clauses.error(), Fault::Kind::query};
        Statement rows(database(), record_columns + clauses->text);
        bind_all(rows, *clauses);
        RecordReader reader(database());
        std::int64_t count = 0;
        std::int64_t last = std::numeric_limits<std::int64_t>::min();
        while (rows.executeStep()) {
            const Record record = reader.read(rows);
            // A damaged tree may hold one page in many places: it would have no end.
            if (query.sort.empty() && count > 0 && record.id <= last)
                throw Damage("its levels are not in the order of their numbers");
            last = record.id;
            ++count;
            if (!use(record)) break;
            connection_->allow_time();
        }
        return count;
    });
}

Outcome<bool> Collection::forget(std::span<const Record> levels) {
    return guarded(path_, *connection_, [&]() -> Outcome<bool> {
        Transaction transaction(database(), TransactionBehavior::IMMEDIATE);
        Statement update(database(), "UPDATE level SET measured = 0 WHERE id = ?");
        for (const Record& record : levels) {
            connection_->allow_time();
            update.bind(1, record.id);
            update.exec();
            update.reset();
        }
        connection_->commit(transaction);
        return true;
    });
}

Outcome<std::int64_t> Collection::store(std::span<const std::pair<std::int64_t, Measurement>> measurements,
                                        int version) {
    return guarded(path_, *connection_, [&]() -> Outcome<std::int64_t> {
        Transaction transaction(database(), TransactionBehavior::IMMEDIATE);
        std::int64_t stored = 0;
        for (const auto& [id, measurement] : measurements) {
            connection_->allow_time();
            stored += store_one(database(), id, measurement, version) ? 1 : 0;
        }
        connection_->commit(transaction);
        return stored;
    });
}

}  // namespace decant::store
