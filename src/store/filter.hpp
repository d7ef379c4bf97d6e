// Conditions on the levels of a collection: `length >= 30 and (dead_share > 0.4 or not rules = "ball")`.
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.hpp"

namespace decant::store {

/// Grammar, words in any case, `and` before `or`:
///   filter     = all { "or" all }          all   = one { "and" one }
///   one        = "not" one | "(" filter ")" | comparison
///   comparison = operand ("=" | "==" | "!=" | "<>" | "<" | "<=" | ">" | ">=") operand
///   operand    = name | number | "string" | 'string'
/// At least one operand of a comparison is a name. Limits: 100 comparisons, 20 levels of nesting.
struct Filter {
    struct Name {
        std::string text;
        base::Place place;
    };
    using Operand = std::variant<Name, double, std::string>;
    enum class Op { all, any, negation, comparison };

    Op op = Op::comparison;
    std::vector<Filter> parts;  ///< one with negation, two or more with all and any
    Operand left;               ///< of a comparison
    std::string_view sign;      ///< of a comparison, as SQL writes it
    Operand right;
};

/// Reads a filter; errors have their place in the text, and are the same for all collections.
base::Result<Filter> parse_filter(std::string_view text);

/// A name that a filter may use.
struct Column {
    std::string name;
    enum class Kind { number, text, value } kind = Kind::value;  ///< a value may be either
};

/// A filter as SQL over the table `level`: no text of the filter is in it, all is bound.
struct Sql {
    std::string text;
    std::vector<std::variant<double, std::string>> bindings;  ///< for its question marks, in their order
};
base::Result<Sql> to_sql(const Filter& filter, std::span<const Column> columns);

/// The SQL of one name, for sorting.
base::Result<Sql> name_sql(const std::string& name, std::span<const Column> columns);

}  // namespace decant::store
