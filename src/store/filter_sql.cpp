// Filters as SQL, with everything bound.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "store/filter.hpp"

namespace decant::store {
namespace {

using base::Diagnostic;
using base::Result;

int depth(const Filter& filter) {
    int deepest = 0;
    for (const Filter& part : filter.parts) deepest = std::max(deepest, depth(part));
    return deepest + 1;
}

/// The deepest part first: SQLite's parser has a stack of 100, on which all waits that stands before a
/// parenthesis.
std::vector<const Filter*> in_writing_order(const std::vector<Filter>& parts) {
    std::vector<const Filter*> order;
    for (const Filter& part : parts) order.push_back(&part);
    const auto deepest = std::max_element(
        order.begin(), order.end(), [](const Filter* a, const Filter* b) { return depth(*a) < depth(*b); });
    if (deepest != order.end()) std::rotate(order.begin(), deepest, deepest + 1);
    return order;
}

class Writer {
  public:
    explicit Writer(std::span<const Column> columns) : columns_(columns) {}

    /// Whether it worked; else there is a problem.
    bool write(const Filter& filter) {
        switch (filter.op) {
            case Filter::Op::comparison:
                return write_comparison(filter);
            case Filter::Op::negation:
                sql_.text += "NOT (";
                break;
            case Filter::Op::all:
            case Filter::Op::any:
                sql_.text += "(";
                break;
        }
        bool is_first = true;
        for (const Filter* part : in_writing_order(filter.parts)) {
            if (!std::exchange(is_first, false)) sql_.text += filter.op == Filter::Op::all ? " AND " : " OR ";
            if (!write(*part)) return false;
        }
        sql_.text += ")";
        return true;
    }

    /// `beside` is what the name is compared with: a value that is a text is not a number, and the other way
    /// round.
    bool write_name(const Filter::Name& name, const Filter::Operand* beside) {
        const auto column = std::find_if(columns_.begin(), columns_.end(),
                                         [&](const Column& c) { return c.name == name.text; });
        if (column == columns_.end()) return refuse_name(name);
        const bool to_number = beside != nullptr && std::holds_alternative<double>(*beside);
        const bool to_text = beside != nullptr && std::holds_alternative<std::string>(*beside);
        if (column->kind != Column::Kind::value) {
            const bool is_text = column->kind == Column::Kind::text;
            if (is_text ? to_number : to_text) return refuse_type(name, is_text);
            // One of our own columns, so its name is safe.
            sql_.text += "level." + column->name;
            return true;
        }
        sql_.text += "(SELECT value FROM value WHERE level = level.id AND name = ?";
        if (to_number) sql_.text += " AND typeof(value) <> 'text'";
        if (to_text) sql_.text += " AND typeof(value) = 'text'";
        sql_.text += ")";
        sql_.bindings.emplace_back(name.text);
        return true;
    }

    Sql sql_;
    Diagnostic problem_;

  private:
    bool write_comparison(const Filter& filter) {
        sql_.text += "(";
        if (!write_operand(filter.left, filter.right)) return false;
        sql_.text += fmt::format(" {} ", filter.sign);
        if (!write_operand(filter.right, filter.left)) return false;
        sql_.text += ")";
        return true;
    }

    bool write_operand(const Filter::Operand& operand, const Filter::Operand& beside) {
        if (const auto* name = std::get_if<Filter::Name>(&operand)) return write_name(*name, &beside);
        sql_.text += "?";
        if (const auto* number = std::get_if<double>(&operand))
            sql_.bindings.emplace_back(*number);
        else
            sql_.bindings.emplace_back(std::get<std::string>(operand));
        return true;
    }

    bool refuse_name(const Filter::Name& name) {
        std::vector<std::string> known;
        for (const Column& column : columns_) known.push_back(column.name);
        problem_ = {fmt::format("no level has {}", base::quoted(name.text)),
                    fmt::format("there are {}; metrics come with `annotate`", fmt::join(known, ", ")),
                    name.place};
        return false;
    }

    bool refuse_type(const Filter::Name& name, bool is_text) {
        problem_ = {fmt::format("{} is a {}", name.text, is_text ? "text" : "number"),
                    is_text ? "compare it with a \"string\"" : "compare it with a number", name.place};
        return false;
    }

    std::span<const Column> columns_;
};

}  // namespace

Result<Sql> to_sql(const Filter& filter, std::span<const Column> columns) {
    Writer writer(columns);
    if (!writer.write(filter)) return writer.problem_;
    return std::move(writer.sql_);
}

Result<Sql> name_sql(const std::string& name, std::span<const Column> columns) {
    Writer writer(columns);
    if (!writer.write_name({name, {}}, nullptr)) return writer.problem_;
    return std::move(writer.sql_);
}

}  // namespace decant::store
