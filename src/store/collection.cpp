// Adding levels and metrics to a collection, and reading them back.
// SPDX-License-Identifier: MIT
#include "store/collection.hpp"

#include <SQLiteCpp/Transaction.h>
#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "store/guarded.hpp"
#include "store/rows.hpp"

namespace decant::store {
namespace {

using SQLite::Statement;
using SQLite::Transaction;
using SQLite::TransactionBehavior;

std::string name_of(const puzzles::Puzzle& puzzle) {
    for (const puzzles::Field& field : puzzle.facts()) {
        if (field.name == "name") return std::get<std::string>(field.value);
    }
    return "";
}

Result<Record> record_of(const NewLevel& level) {
    const puzzles::Puzzle& puzzle = *level.puzzle;
    auto code = puzzle.write("code");
    if (!code) return code.error();
    auto text = puzzle.write("native");
    if (!text) return text.error();
    Record record;
    record.key = puzzle.canonical_key();
    record.family = puzzle.family().word();
    record.name = name_of(puzzle);
    record.code = base::trim(*code);
    record.text = *std::move(text);
    record.origin = level.origin;
    record.facts = facts_of(puzzle);
    return record;
}

/// The condition and the order of a query, bound when the statement is there.
struct Clauses {
    std::string text;
    std::vector<std::variant<double, std::string>> bindings;

    void bind_to(Statement& statement) const {
        int at = 0;
        for (const auto& binding : bindings)
            std::visit([&](const auto& value) { statement.bind(++at, value); }, binding);
    }
};

Result<Clauses> clauses_of(const Query& query, std::span<const Column> columns) {
    Clauses clauses{" WHERE 1", {}};
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
    claim.bind(1, version);
    claim.bind(2, id);
    claim.bind(3, version);
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

Collection::Collection(std::string path, std::unique_ptr<SQLite::Database> database)
    : path_(std::move(path)), database_(std::move(database)) {}
Collection::Collection(Collection&&) noexcept = default;
Collection& Collection::operator=(Collection&&) noexcept = default;
Collection::~Collection() = default;

Result<Collection, OpenError> Collection::open(const std::string& path, Access access) {
    auto database = open_database(path, access);
    if (!database) return database.error();
    return Collection(path, *std::move(database));
}

std::vector<Column> Collection::columns() {
    using Kind = Column::Kind;
    std::vector<Column> columns{{"id", Kind::number},   {"family", Kind::text}, {"name", Kind::text},
                                {"code", Kind::text},   {"key", Kind::text},    {"source", Kind::text},
                                {"line", Kind::number}, {"label", Kind::text}};
    Statement names(*database_, "SELECT DISTINCT name FROM value ORDER BY name");
    while (names.executeStep()) columns.push_back({names.getColumn(0).getString(), Kind::value});
    return columns;
}

Result<std::vector<std::string>> Collection::value_names() {
    return guarded(path_, [&]() -> Result<std::vector<std::string>> {
        std::vector<std::string> names;
        for (Column& column : columns()) {
            if (column.kind == Column::Kind::value) names.push_back(std::move(column.name));
        }
        return names;
    });
}

Result<std::int64_t> Collection::count(const Query& query) {
    return guarded(path_, [&]() -> Result<std::int64_t> {
        const auto clauses = clauses_of(query, columns());
        if (!clauses) return clauses.error();
        Statement statement(*database_,
                            fmt::format("SELECT count(*) FROM (SELECT 1 FROM level{})", clauses->text));
        clauses->bind_to(statement);
        statement.executeStep();
        return statement.getColumn(0).getInt64();
    });
}

Result<std::vector<Added>> Collection::add(std::span<const NewLevel> levels) {
    // Keys take a while, so they are made before the others have to wait.
    std::vector<Record> records;
    for (const NewLevel& level : levels) {
        auto record = record_of(level);
        if (!record) return record.error();
        records.push_back(*std::move(record));
    }
    return guarded(path_, [&]() -> Result<std::vector<Added>> {
        Transaction transaction(*database_, TransactionBehavior::IMMEDIATE);
        std::vector<Added> added;
        for (const Record& record : records) added.push_back(insert_level(*database_, record));
        transaction.commit();
        return added;
    });
}

Result<Added> Collection::copy(const Record& record) {
    return guarded(path_, [&]() -> Result<Added> {
        Transaction transaction(*database_, TransactionBehavior::IMMEDIATE);
        const Added added = insert_level(*database_, record);
        if (added.is_new) insert_values(*database_, added.id, record.values, true);
        if (added.is_new && record.plan) insert_plan(*database_, added.id, *record.plan);
        transaction.commit();
        return added;
    });
}

Result<std::int64_t> Collection::each(const Query& query, const std::function<bool(const Record&)>& use) {
    return guarded(path_, [&]() -> Result<std::int64_t> {
        const auto clauses = clauses_of(query, columns());
        if (!clauses) return clauses.error();
        Statement rows(*database_, record_columns + clauses->text);
        clauses->bind_to(rows);
        RecordReader reader(*database_);
        std::int64_t count = 0;
        while (rows.executeStep()) {
            ++count;
            if (!use(reader.read(rows))) break;
        }
        return count;
    });
}

Result<bool> Collection::forget(std::span<const Record> levels) {
    return guarded(path_, [&]() -> Result<bool> {
        Transaction transaction(*database_, TransactionBehavior::IMMEDIATE);
        Statement update(*database_, "UPDATE level SET measured = 0 WHERE id = ?");
        for (const Record& record : levels) {
            update.bind(1, record.id);
            update.exec();
            update.reset();
        }
        transaction.commit();
        return true;
    });
}

Result<std::int64_t> Collection::store(std::span<const std::pair<std::int64_t, Measurement>> measurements,
                                       int version) {
    return guarded(path_, [&]() -> Result<std::int64_t> {
        Transaction transaction(*database_, TransactionBehavior::IMMEDIATE);
        std::int64_t stored = 0;
        for (const auto& [id, measurement] : measurements)
            stored += store_one(*database_, id, measurement, version) ? 1 : 0;
        transaction.commit();
        return stored;
    });
}

}  // namespace decant::store
