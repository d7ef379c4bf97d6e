// Fields by their names, and moves between blanks.
// SPDX-License-Identifier: MIT
#include "puzzles/position.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/limits.hpp"
#include "base/text.hpp"

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

Diagnostic plan_too_long(base::Place place) {
    return {fmt::format("the plan has more than {} moves", base::longest_plan),
            "give a shorter one, without moves that undo others", place};
}

Result<WrittenMoves> Position::moves_of(std::string_view text) const {
    constexpr std::string_view blanks = " \t\n";
    WrittenMoves written;
    for (std::size_t at = text.find_first_not_of(blanks); at != std::string_view::npos;) {
        if (written.moves.size() == base::longest_plan) return plan_too_long(base::place_of(text, at));
        const std::size_t end = std::min(text.find_first_of(blanks, at), text.size());
        auto move = move_of(text.substr(at, end - at));
        if (!move) return Diagnostic{move.error().problem, move.error().remedy, base::place_of(text, at)};
        written.moves.push_back(*std::move(move));
        at = text.find_first_not_of(blanks, end);
    }
    return written;
}

}  // namespace decant::puzzles
