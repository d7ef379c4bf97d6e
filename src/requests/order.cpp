// Copies what the body gives; the rest keeps its default.
// SPDX-License-Identifier: MIT
#include "requests/order.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "api/generation_keys.hpp"

namespace decant::requests {
namespace {

using Value = std::optional<api::GenerationValue>;

Value value_of(const Fields& fields, const api::GenerationKey& key) {
    switch (key.kind) {
        case api::GenerationKind::whole:
            return fields.get<std::uint64_t>(key.name);
        case api::GenerationKind::share:
            return fields.get<double>(key.name);
        case api::GenerationKind::word:
            return fields.get<std::string>(key.name);
        case api::GenerationKind::points:
            break;
    }
    const auto least = fields.get<double>("min_" + key.name);
    const auto most = fields.get<double>("max_" + key.name);
    if (!least && !most) return std::nullopt;
    return std::pair(least.value_or(key.range.least), most.value_or(key.range.most));
}

}  // namespace

api::GenerateOptions order_of(const Fields& fields) {
    api::GenerateOptions order;
    order.format = api::GenerationFormat::json_lines;
    order.family = fields.get<std::string>("family").value_or(order.family);
    for (const api::GenerationKey& key : api::generation_keys()) {
        if (const Value value = value_of(fields, key)) key.set(order, *value);
    }
    return order;
}

}  // namespace decant::requests
