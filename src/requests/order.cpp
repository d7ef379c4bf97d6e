// Copies what the body gives; the rest keeps its default.
// SPDX-License-Identifier: MIT
#include "requests/order.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace decant::requests {
namespace {

template <class Number>
void take(const Fields& fields, std::string_view name, Number& number) {
    if (const auto value = fields.get<std::uint64_t>(name)) number = static_cast<Number>(*value);
}

template <class Number>
void take(const Fields& fields, std::string_view name, std::optional<Number>& number) {
    if (const auto value = fields.get<std::uint64_t>(name)) number = static_cast<Number>(*value);
}

}  // namespace

api::GenerateOptions order_of(const Fields& fields) {
    api::GenerateOptions order;
    order.format = api::GenerationFormat::json_lines;
    order.family = fields.get<std::string>("family").value_or(order.family);
    if (const auto rules = fields.get<std::string>("rules")) order.recipe.rules = *rules;
    order.recipe.colors = fields.small("colors");
    order.recipe.capacity = fields.small("capacity");
    order.recipe.empties = fields.small("empties");
    order.recipe.nodes = fields.small("nodes");
    order.recipe.tokens = fields.small("tokens");
    if (const auto maker = fields.get<std::string>("maker")) order.maker = generation::maker_of(*maker);
    take(fields, "seed", order.seed);
    take(fields, "count", order.count);
    take(fields, "attempts", order.attempts);
    take(fields, "min_length", order.min_length);
    take(fields, "max_length", order.max_length);
    take(fields, "node_limit", order.measure.nodes);
    take(fields, "states", order.measure.states);
    order.max_dead = fields.get<double>("max_dead");
    const auto easiest = fields.get<double>("min_difficulty");
    const auto hardest = fields.get<double>("max_difficulty");
    if (easiest || hardest) order.difficulty = {easiest.value_or(0), hardest.value_or(100)};
    return order;
}

}  // namespace decant::requests
