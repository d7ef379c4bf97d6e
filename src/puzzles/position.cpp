// Fields by their names.
// SPDX-License-Identifier: MIT
#include "puzzles/position.hpp"

namespace decant::puzzles {
namespace {

template <class Value>
std::optional<Value> field(std::span<const Field> fields, std::string_view name) {
    for (const Field& field : fields) {
        if (field.name != name) continue;
        const auto* value = std::get_if<Value>(&field.value);
        return value == nullptr ? std::nullopt : std::optional(*value);
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::int64_t> number_field(std::span<const Field> fields, std::string_view name) {
    return field<std::int64_t>(fields, name);
}

std::optional<std::string> text_field(std::span<const Field> fields, std::string_view name) {
    return field<std::string>(fields, name);
}

}  // namespace decant::puzzles
