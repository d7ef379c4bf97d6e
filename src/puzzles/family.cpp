// What is the same for every family.
// SPDX-License-Identifier: MIT
#include "puzzles/family.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "puzzles/formats.hpp"
#include "search/meter.hpp"

namespace decant::puzzles {
namespace {

std::size_t bytes_of(const Step& step) {
    std::size_t bytes = sizeof step + step.move.size() + step.note.size();
    for (const Field& field : step.fields) {
        const auto* text = std::get_if<std::string>(&field.value);
        bytes += sizeof field + (text == nullptr ? 0 : text->size());
    }
    return bytes;
}

}  // namespace

Replay Puzzle::replay(std::span<const Move> moves, const search::RunControl& control) const {
    Replay result;
    search::Meter meter(control);
    const auto board = playback();
    std::size_t bytes = 0;
    for (const Move& move : moves) {
        result.cut_short = !meter.may_go_on(bytes);
        if (result.cut_short) break;
        auto step = board->make(move);
        if (!step) {
            result.fault = step.error();
            break;
        }
        bytes += bytes_of(*step);
        result.steps.push_back(*std::move(step));
    }
    result.limit = meter.limit();
    result.cost = static_cast<Cost>(result.steps.size());
    result.at_goal = !result.cut_short && board->at_goal();
    result.facts = board->facts();
    return result;
}

std::optional<std::int64_t> number_field(std::span<const Field> fields, std::string_view name) {
    for (const Field& field : fields) {
        if (field.name != name) continue;
        const auto* number = std::get_if<std::int64_t>(&field.value);
        return number == nullptr ? std::nullopt : std::optional(*number);
    }
    return std::nullopt;
}

std::optional<Diagnostic> Family::refuse(const Recipe& recipe) const {
    if (!recipe_keys().empty()) return recipe.refusal(word(), recipe_keys());
    return Diagnostic{fmt::format("{} makes no levels", word()), "choose another --family", {}};
}

bool names_level(std::string_view text) { return text.size() <= 1000 && base::is_visible(text); }

Diagnostic unknown_format(std::string_view family, std::string_view format) {
    return {
        fmt::format("{} has no format {}", family, base::quoted(format)), "see `decant list formats`", {}};
}

Diagnostic cannot_hold(std::string_view format, std::string_view what) {
    return {fmt::format("the format {} cannot hold {}", format, what),
            format == "native" ? "use code" : "use native",
            {}};
}

}  // namespace decant::puzzles
