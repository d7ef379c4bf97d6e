// The facts and metrics of a level, as named values.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/limits.hpp"

namespace decant::solution {

using Value = std::variant<std::int64_t, double, std::string>;

/// A fact or a metric of a level, such as `colors` or `dead_share`.
struct NamedValue {
    std::string name;
    Value value;

    friend bool operator==(const NamedValue&, const NamedValue&) = default;
};

struct StoredPlan {
    std::string moves;  ///< in their text form, with blanks between them
    std::string claim;  ///< as in JSON: optimal, bounded, none

    friend bool operator==(const StoredPlan&, const StoredPlan&) = default;
};

/// The result of measuring a level.
struct Measurement {
    std::vector<NamedValue> values;
    std::optional<StoredPlan> plan;
    bool complete = true;                   ///< false: it was interrupted, and nothing of it is kept
    std::optional<base::Limit> limit = {};  ///< which one ended the search, if one did

    [[nodiscard]] const Value* find(std::string_view name) const {
        for (const NamedValue& value : values) {
            if (value.name == name) return &value.value;
        }
        return nullptr;
    }
    [[nodiscard]] std::optional<std::int64_t> integer(std::string_view name) const {
        const auto* number = std::get_if<std::int64_t>(find(name));
        return number == nullptr ? std::nullopt : std::optional(*number);
    }
};

}  // namespace decant::solution
