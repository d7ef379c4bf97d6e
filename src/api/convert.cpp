// Writes a level in another format, but only if the text holds it: the text is read back and compared.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <variant>
#include <vector>

#include "api/decant.hpp"
#include "present/json_parts.hpp"
#include "present/text.hpp"

namespace decant::api {
namespace {

std::string value_of(const puzzles::Field& fact) {
    return std::visit([](const auto& value) { return fmt::format("{}", value); }, fact.value);
}

/// The first thing that a text, read back, says differently from the level, or nothing. The name of a level
/// is a label, and codes differ if nodes or colors are renumbered.
std::optional<std::string> loss(const puzzles::Puzzle& level, const puzzles::Puzzle& again) {
    if (level.family().word() != again.family().word())
        return fmt::format("this level: it would be read as one of {}", again.family().word());
    if (level.rules() != again.rules())
        return fmt::format("the rules: {} would be read as {}", *level.rules(), *again.rules());
    const auto sizes = level.sizes();
    const auto others = again.sizes();
    for (std::size_t i = 0; i < std::min(sizes.size(), others.size()); ++i) {
        if (sizes[i].value == others[i].value) continue;
        return fmt::format("the {}: {} would be read as {}", sizes[i].name, value_of(sizes[i]),
                           value_of(others[i]));
    }
    if (level.canonical_key() == again.canonical_key()) return std::nullopt;
    return fmt::format("this level: it would be read as {}", again.canonical_key());
}

/// The tube with hidden units as objects that say so.
present::json with_marks(present::json tube) {
    const present::json hidden = std::exchange(tube["hidden"], nullptr);
    tube.erase("hidden");
    tube.erase("closed");
    for (const auto& unit : hidden) {
        auto& color = tube["units"][unit.get<std::size_t>()];
        color = present::json{{"color", color}, {"hidden", true}};
    }
    return tube;
}

/// A tube without the units that it holds.
present::json without_units(present::json tube) {
    tube.erase("units");
    return tube;
}

/// An object with the keys that most programs have. Tubes that are alike are lists of their units.
std::string object_of(const puzzles::Puzzle& puzzle, const BoardView& board) {
    present::json list = present::tubes_json(board, [&](int unit) {
        return unit == BoardView::hidden ? "?" : board.colors[static_cast<std::size_t>(unit)].name;
    });
    for (present::json& tube : list) tube = with_marks(std::move(tube));
    present::json object{{"rules", board.balls ? "ball" : "water"}, {"order", "bottom-first"}};
    const present::json first = without_units(list.front());
    if (std::all_of(list.begin(), list.end(),
                    [&](const present::json& tube) { return without_units(tube) == first; })) {
        object.update(first);
        for (present::json& tube : list) tube = present::json(tube["units"]);
    }
    object["emptyTubes"] = puzzle.empties().value_or(0);
    object["colorCount"] = board.colors.size();
    object["tubes"] = std::move(list);
    return present::dump(object);
}

/// Made of what a level of tubes looks like.
constexpr std::array<std::string_view, 2> drawn_formats{"drawing", "json"};

void add_written(std::vector<std::string_view>& words, const puzzles::Family& family) {
    for (const puzzles::FormatEntry& format : family.formats()) {
        if (format.is_written && std::find(words.begin(), words.end(), format.word) == words.end())
            words.push_back(format.word);
    }
}

/// The level in a format of its family, or in one that is made of what it looks like.
Result<std::string> written(const puzzles::Puzzle& puzzle, std::string_view format) {
    const View view = puzzle.start().view();
    const auto* board = std::get_if<BoardView>(&view);
    std::vector<std::string_view> words;
    add_written(words, puzzle.family());
    if (board != nullptr) words.insert(words.end(), drawn_formats.begin(), drawn_formats.end());
    if (std::find(words.begin(), words.end(), format) == words.end())
        return puzzles::unknown_format(puzzle.family().word(), format, words);
    if (format == "json") return object_of(puzzle, *board);
    if (format == "drawing") {
        return fmt::format("{}\n\n{}{}", puzzles::to_string(puzzle.title()), present::draw(view, {}),
                           present::legend(view, {}));
    }
    return puzzle.write(format);
}

}  // namespace

std::vector<std::string_view> written_formats() {
    std::vector<std::string_view> words;
    for (const puzzles::Family* family : puzzles::families()) add_written(words, *family);
    words.insert(words.end(), drawn_formats.begin(), drawn_formats.end());
    return words;
}

Result<std::string> convert(const Level& level, std::string_view format) {
    auto text = written(level.puzzle(), format);
    if (!text) return text;
    LoadOptions options;
    auto again = read(*text, options);
    // A code does not say that units are missing, and rows do not say by which rules or in which order.
    if (!again && format == "code") {
        options.read.set("partial", true);
        again = read(*text, options);
    }
    // An object says all; its level is not one of several readings.
    if (!again && format == "json") {
        return puzzles::cannot_hold(format, fmt::format("this level: {}", again.error().diagnostic.problem));
    }
    std::vector<Offer> readings;
    if (again) readings.push_back({*again});
    if (!again) readings = again.error().offered;
    if (readings.empty()) {
        return puzzles::cannot_hold(
            format, fmt::format("this level: it would be refused, as {}", again.error().diagnostic.problem));
    }
    std::optional<std::string> lost;
    for (const Offer& each : readings) {
        const auto other = loss(level.puzzle(), each.level.puzzle());
        if (!other) return text;
        if (!lost) lost = other;
    }
    return puzzles::cannot_hold(format, *lost);
}

}  // namespace decant::api
