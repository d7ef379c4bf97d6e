// From a raw level and flags to a checked board.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "base/text.hpp"
#include "puzzles/tube_sort/format.hpp"
#include "puzzles/tube_sort/raw_level.hpp"

namespace decant::puzzles::tube_sort {
namespace {

using base::counted;
using base::quoted;

std::optional<Diagnostic> check_name(const RawLevel::Unit& unit, std::string_view text) {
    if (!base::trim(unit.color).empty() && base::is_visible(unit.color)) return std::nullopt;
    return problem_at(text, unit.offset, fmt::format("{} cannot name a color", quoted(unit.color)),
                      "use a name of visible characters");
}

/// Numbers the colors in order of first appearance and fills the tubes.
class BoardBuilder {
  public:
    BoardBuilder(const RawLevel& raw, std::string_view text) : raw_(raw), text_(text) {}

    std::optional<Diagnostic> fill(Board& board, bool top_first) {
        for (std::size_t t = 0; t < raw_.tubes.size(); ++t) {
            std::vector<RawLevel::Unit> units = raw_.tubes[t].units;
            if (top_first) std::reverse(units.begin(), units.end());
            for (const RawLevel::Unit& unit : units) {
                if (auto problem = add(board, board.tubes[t], unit)) return problem;
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] std::size_t first_offset(std::size_t color) const { return first_offset_[color]; }

  private:
    std::optional<Diagnostic> add(Board& board, Tube& tube, const RawLevel::Unit& unit) {
        if (unit.is_hidden) {
            tube.units.push_back(hidden);
            return std::nullopt;
        }
        const auto [known, is_new] =
            numbers_.try_emplace(unit.color, static_cast<Color>(board.colors.size()));
        if (is_new) {
            if (auto problem = check_name(unit, text_)) return problem;
            if (board.colors.size() == max_colors) {
                return problem_at(text_, unit.offset,
                                  fmt::format("{} is one color too many", quoted(unit.color)),
                                  fmt::format("a level has at most {} colors", max_colors));
            }
            board.colors.push_back(unit.color);
            first_offset_.push_back(unit.offset);
        }
        tube.units.push_back(known->second);
        return std::nullopt;
    }

    const RawLevel& raw_;
    std::string_view text_;
    std::map<std::string, Color> numbers_;
    std::vector<std::size_t> first_offset_;
};

std::optional<Diagnostic> check_heights(const Board& board, const RawLevel& raw, std::string_view text) {
    for (std::size_t t = 0; t < board.tubes.size(); ++t) {
        const std::size_t height = board.tubes[t].units.size();
        if (height <= static_cast<std::size_t>(board.tubes[t].capacity)) continue;
        return problem_at(text, raw.tubes[t].offset,
                          fmt::format("tube {} has {} but holds {}", t + 1, counted(height, "unit"),
                                      board.tubes[t].capacity),
                          "take units out or raise the capacity");
    }
    return std::nullopt;
}

/// Where all tubes are alike, the units of a color fill whole tubes, else some were forgotten. Nothing can be
/// said about other capacities, nor while units are hidden.
std::optional<Diagnostic> check_counts(const Board& board, const BoardBuilder& builder,
                                       std::string_view text) {
    if (board.partial || !equal_capacities(board) || has_hidden_units(board)) return std::nullopt;
    const int capacity = board.tubes.front().capacity;
    const std::vector<int> units = count_units(board);
    for (std::size_t color = 0; color < units.size(); ++color) {
        const int missing = (capacity - units[color] % capacity) % capacity;
        if (missing == 0) continue;
        const auto amount = [](int n) { return n == 1 ? "one is" : fmt::format("{} are", n); };
        std::string lack = amount(missing) + " missing";
        if (units[color] > capacity) lack += " or " + amount(capacity - missing) + " too many";
        return problem_at(
            text, builder.first_offset(color),
            fmt::format("{} has {}, a tube holds {}: {}", base::shortened(board.colors[color]),
                        counted(static_cast<std::size_t>(units[color]), "unit"), capacity, lack),
            "correct the tubes, or allow missing units with --partial");
    }
    return std::nullopt;
}

Result<Rules> choose_rules(const RawLevel& raw, const ReadOptions& options) {
    if (!options.rules) return raw.rules.value_or(Rules::water);
    if (const auto rules = rules_of(*options.rules)) return *rules;
    return Diagnostic{
        fmt::format("{} is no rule of tube sorting", quoted(*options.rules)), "use water or ball", {}};
}

}  // namespace

std::optional<Diagnostic> RawLevel::add_tube(std::string_view text, std::size_t offset) {
    if (tubes.size() == max_tubes) {
        return problem_at(text, offset, fmt::format("this is tube {}", max_tubes + 1),
                          fmt::format("a level has at most {} tubes", max_tubes));
    }
    tubes.push_back({{}, std::nullopt, offset});
    return std::nullopt;
}

std::optional<Diagnostic> RawLevel::add_unit(std::string_view text, std::size_t offset, std::string color,
                                             bool is_hidden) {
    if (tubes.back().units.size() == max_capacity) {
        return problem_at(text, offset,
                          fmt::format("tube {} has more than {} units", tubes.size(), max_capacity),
                          fmt::format("a tube holds at most {}", max_capacity));
    }
    tubes.back().units.push_back({std::move(color), is_hidden, offset});
    return std::nullopt;
}

std::optional<Rules> rules_of(std::string_view word) {
    if (word == "water") return Rules::water;
    if (word == "ball") return Rules::ball;
    return std::nullopt;
}

std::optional<int> capacity_of(std::string_view digits) {
    const auto capacity = base::parse_number(digits, max_capacity);
    return capacity && *capacity > 0 ? capacity : std::nullopt;
}

Result<Board> build_board(const RawLevel& raw, std::string_view text, const ReadOptions& options) {
    if (raw.tubes.empty())
        return problem_at(text, text.size(), "there are no tubes", "write them all, also the empty ones");
    if (options.capacity && (*options.capacity < 1 || *options.capacity > max_capacity)) {
        return Diagnostic{fmt::format("a capacity of {} is out of range", *options.capacity),
                          fmt::format("use 1 to {}", max_capacity),
                          {}};
    }
    const Result<Rules> rules = choose_rules(raw, options);
    if (!rules) return rules.error();

    std::size_t tallest = 1;
    for (const RawLevel::Tube& tube : raw.tubes) tallest = std::max(tallest, tube.units.size());
    const int usual = options.capacity.value_or(raw.capacity.value_or(static_cast<int>(tallest)));

    Board board;
    board.rules = *rules;
    board.name = raw.name;
    board.partial = raw.partial || options.partial;
    for (const RawLevel::Tube& tube : raw.tubes) board.tubes.push_back({tube.capacity.value_or(usual), {}});
    BoardBuilder builder(raw, text);
    // A text that is top first already is not turned a second time by the flag that says so.
    if (auto problem = builder.fill(board, raw.top_first || options.top_first)) return *problem;
    if (auto problem = check_heights(board, raw, text)) return *problem;
    if (auto problem = check_counts(board, builder, text)) return *problem;
    return board;
}

Recognition recognize(std::string_view format, std::string_view text) {
#define DECANT_FORMAT(name, word, summary) \
    if (format == (word)) return name::recognize(text);
#include "puzzles/tube_sort/formats.def"
#undef DECANT_FORMAT
    return Recognition::no;
}

Result<Board> read(std::string_view format, std::string_view text, const ReadOptions& options) {
#define DECANT_FORMAT(name, word, summary)                           \
    if (format == (word)) {                                          \
        const Result<RawLevel> raw = name::parse(text);              \
        return raw ? build_board(*raw, text, options) : raw.error(); \
    }
#include "puzzles/tube_sort/formats.def"
#undef DECANT_FORMAT
    return unknown_format("tube_sort", format);
}

}  // namespace decant::puzzles::tube_sort
