// From a raw level and flags to a checked board.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <utility>

#include "base/text.hpp"
#include "puzzles/tube_sort/fillings.hpp"
#include "puzzles/tube_sort/format.hpp"
#include "puzzles/tube_sort/names_of_two_words.hpp"
#include "puzzles/tube_sort/no_units.hpp"
#include "puzzles/tube_sort/raw_level.hpp"

namespace decant::puzzles::tube_sort {
namespace {

using base::counted;
using base::quoted;
using Kind = base::ProblemKind;

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
            if (board.colors.size() == max_colors) {
                return problem_at(text_, unit.offset,
                                  fmt::format("{} is one color too many", quoted(unit.color)),
                                  fmt::format("a level has at most {} colors", max_colors), Kind::too_large);
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
        const std::size_t height = raw.tubes[t].units.size() + raw.tubes[t].empties;
        if (height <= static_cast<std::size_t>(board.tubes[t].capacity)) continue;
        return problem_at(text, raw.tubes[t].offset,
                          fmt::format("tube {} has {} but holds {}", t + 1, counted(height, "unit"),
                                      board.tubes[t].capacity),
                          base::Remedy{"use ", base::Option{"capacity"}}.or_else("take units out"),
                          Kind::overfull_tube);
    }
    return std::nullopt;
}

/// Whether some of the tubes are full with so many units and no more.
bool fill_some(const Board& board, int units) {
    std::vector<bool> is_full_with(static_cast<std::size_t>(units) + 1);
    is_full_with[0] = true;
    for (const Tube& tube : board.tubes) {
        for (int n = units; n >= tube.capacity; --n) {
            if (is_full_with[static_cast<std::size_t>(n - tube.capacity)])
                is_full_with[static_cast<std::size_t>(n)] = true;
        }
    }
    return is_full_with.back();
}

/// Whether all tubes are of one height with their places, of which there are some, and each color fills as
/// many units as there are tubes: they may be the layers of a level.
bool may_be_layers(const RawLevel& raw) {
    const auto height = [](const RawLevel::Tube& tube) { return tube.units.size() + tube.empties; };
    const bool are_even = std::all_of(raw.tubes.begin(), raw.tubes.end(), [&](const RawLevel::Tube& tube) {
        return height(tube) > 1 && height(tube) == height(raw.tubes.front());
    });
    std::map<std::string, std::size_t> counts;
    for (const RawLevel::Tube& tube : raw.tubes) {
        for (const RawLevel::Unit& unit : tube.units) ++counts[unit.color];
    }
    const bool has_places = std::any_of(raw.tubes.begin(), raw.tubes.end(),
                                        [](const RawLevel::Tube& tube) { return tube.empties > 0; });
    return are_even && has_places && std::all_of(counts.begin(), counts.end(), [&](const auto& color) {
               return color.second % raw.tubes.size() == 0;
           });
}

/// Missing units are allowed where they are units: the option keeps headings, numbers and parts of names,
/// too.
base::Remedy or_partial(const base::Remedy& remedy, const RawLevel& raw) {
    if (may_hold_headings(raw))
        return remedy.or_else("leave out what is no unit, such as a heading or the numbers of lines");
    if (raw.is_bare && may_hold_names_of_two_words(raw))
        return remedy.or_else("join the words of each name, as in light-blue");
    if (may_be_layers(raw))
        return remedy.or_else("write each tube by itself if these are layers of all tubes");
    return remedy.or_else({"allow missing units with ", base::Option{"partial"}});
}

/// The units of a color fill some of the tubes, else some were forgotten. Who writes decant's own text with
/// tubes of different capacities may mean it.
std::optional<Diagnostic> check_sums(const Board& board, const RawLevel& raw, const BoardBuilder& builder,
                                     std::string_view text) {
    const std::vector<int> units = count_units(board);
    for (std::size_t color = 0; color < units.size(); ++color) {
        if (fill_some(board, units[color])) continue;
        return problem_at(text, builder.first_offset(color),
                          fmt::format("{} has {}, which fill no tubes", base::shortened(board.colors[color]),
                                      counted(static_cast<std::size_t>(units[color]), "unit")),
                          or_partial("correct the tubes", raw), Kind::color_count);
    }
    return std::nullopt;
}

/// Where all tubes are alike, the units of a color fill whole tubes, else some were forgotten. Those that are
/// hidden may be of any color, but no more can be missing; decant's own texts say what they mean.
std::optional<Diagnostic> check_counts(const Board& board, const RawLevel& raw, const BoardBuilder& builder,
                                       std::string_view text) {
    if (board.partial) return std::nullopt;
    const std::ptrdiff_t unseen = count_hidden_units(board);
    if (raw.is_own && unseen > 0) return std::nullopt;
    if (!equal_capacities(board))
        return raw.is_bare && unseen == 0 ? check_sums(board, raw, builder, text) : std::nullopt;
    const int capacity = board.tubes.front().capacity;
    const std::vector<int> units = count_units(board);
    const auto missing_of = [&](int count) { return (capacity - count % capacity) % capacity; };
    const std::ptrdiff_t missing_in_all =
        std::accumulate(units.begin(), units.end(), std::ptrdiff_t{0},
                        [&](std::ptrdiff_t sum, int count) { return sum + missing_of(count); });
    if (missing_in_all <= unseen) return std::nullopt;
    for (std::size_t color = 0; color < units.size(); ++color) {
        const int missing = missing_of(units[color]);
        if (missing == 0) continue;
        const auto amount = [](int n) { return n == 1 ? "one is" : fmt::format("{} are", n); };
        std::string lack = amount(missing) + " missing";
        if (units[color] > capacity) lack += " or " + amount(capacity - missing) + " too many";
        if (unseen > 0) lack += fmt::format(", and {} hidden", amount(static_cast<int>(unseen)));
        return problem_at(
            text, builder.first_offset(color),
            fmt::format("{} has {}, a tube holds {}: {}", base::shortened(board.colors[color]),
                        counted(static_cast<std::size_t>(units[color]), "unit"), capacity, lack),
            or_partial(may_be_layers(raw)
                           ? base::Remedy("correct the tubes")
                           : base::Remedy{"use ", base::Option{"capacity"}}.or_else("correct the tubes"),
                       raw),
            Kind::color_count);
    }
    return std::nullopt;
}

Result<Rules> choose_rules(const RawLevel& raw, const ReadOptions& options) {
    if (!options.rules) return raw.rules.value_or(Rules::water);
    if (const auto rules = rules_of(*options.rules)) return *rules;
    return Diagnostic{fmt::format("{} is not a rule of tube sorting", quoted(*options.rules)),
                      "use water or ball",
                      {},
                      Kind::no_such_rule};
}

/// What is said, if units and tubes allow it, else what is usual.
Result<Goal> choose_goal(const Board& board, const RawLevel& raw, const ReadOptions& options) {
    std::optional<Goal> said = raw.goal;
    if (options.goal) said = goal_of(*options.goal);
    if (options.goal && !said) {
        return Diagnostic{fmt::format("{} is not a goal of tube sorting", quoted(*options.goal)),
                          "use full or gathered",
                          {},
                          Kind::no_such_rule};
    }
    if (!said) {
        if (const auto usual = usual_goal(board)) return *usual;
        return Diagnostic{"it is not known whether the units can fill whole tubes",
                          base::Remedy{"use ", base::Option{"goal", "full"}}.or_else(
                              {"use ", base::Option{"goal", "gathered"}}),
                          {},
                          Kind::goal_not_stated};
    }
    if (const auto possible = possible_goal(board, *said)) return *possible;
    return Diagnostic{"the units cannot fill whole tubes, so the goal `full` is never reached",
                      base::Remedy{"use ", base::Option{"goal", "gathered"}}.or_else("correct the tubes"),
                      {},
                      Kind::color_count};
}

}  // namespace

std::optional<Diagnostic> RawLevel::add_tube(std::string_view text, std::size_t offset) {
    if (tubes.size() == max_tubes) {
        return problem_at(text, offset, fmt::format("this is tube {}", max_tubes + 1),
                          fmt::format("a level has at most {} tubes", max_tubes), Kind::too_large);
    }
    tubes.push_back({{}, std::nullopt, offset, 0});
    return std::nullopt;
}

std::optional<Diagnostic> RawLevel::add_unit(std::string_view text, std::size_t offset, std::string color,
                                             bool is_hidden, bool is_certain) {
    if (tubes.back().units.size() == max_capacity) {
        return problem_at(text, offset,
                          fmt::format("tube {} has more than {} units", tubes.size(), max_capacity),
                          fmt::format("a tube holds at most {}", max_capacity), Kind::too_large);
    }
    tubes.back().units.push_back({std::move(color), is_hidden, is_certain, offset});
    return std::nullopt;
}

std::optional<Diagnostic> RawLevel::add_place(std::string_view text, std::size_t offset, bool is_blank) {
    if (auto full = add_unit(text, offset, "_")) return full;
    tubes.back().units.back().is_blank = is_blank;
    return std::nullopt;
}

const Key& rules_key() {
    static const Key key{.name = "rules",
                         .summary = "water pours whole runs; ball moves one unit",
                         .words = {word(Rules::water), word(Rules::ball)}};
    return key;
}

std::span<const Key> read_keys() {
    static const std::array keys{
        rules_key(),
        Key{.name = "goal",
            .summary = "full: each tube ends empty or full of one color; gathered: of each color one may "
                       "stay partly filled",
            .words = {word(Goal::full), word(Goal::gathered)}},
        Key{.name = "capacity", .summary = "units that a tube holds", .least = 1, .most = max_capacity},
        Key{.name = "top_first", .summary = "the level lists each tube top first", .is_flag = true},
        Key{.name = "bottom_first", .summary = "the level lists each tube bottom first", .is_flag = true},
        Key{.name = "partial", .summary = "colors may have missing units", .is_flag = true}};
    return keys;
}

Result<ReadOptions> read_options(const Values& said) {
    ReadOptions options{said.get<std::string>("rules"), said.get<std::string>("goal"),
                        said.get<int>("capacity"), std::nullopt, said.flag("partial")};
    if (said.flag("top_first")) options.order = Order::top_first;
    if (!said.flag("bottom_first")) return options;
    if (options.order) {
        return Diagnostic{"tubes are listed from one end, not from both",
                          base::Remedy{"leave out ", base::left_out("bottom_first")}.or_else(
                              {"leave out ", base::left_out("top_first")}),
                          {},
                          base::ProblemKind::contradiction};
    }
    options.order = Order::bottom_first;
    return options;
}

std::optional<Rules> rules_of(std::string_view word) {
    if (word == "water") return Rules::water;
    if (word == "ball") return Rules::ball;
    return std::nullopt;
}

std::optional<Goal> goal_of(std::string_view word) {
    if (word == tube_sort::word(Goal::gathered)) return Goal::gathered;
    if (word == tube_sort::word(Goal::full)) return Goal::full;
    return std::nullopt;
}

std::optional<int> capacity_of(std::string_view digits) {
    const auto capacity = base::parse_number(digits, max_capacity);
    return capacity && *capacity > 0 ? capacity : std::nullopt;
}

Result<Board> build_board(const RawLevel& raw, std::string_view text, const ReadOptions& options) {
    if (options.capacity && (*options.capacity < 1 || *options.capacity > max_capacity)) {
        return Diagnostic{fmt::format("a capacity of {} is out of range", *options.capacity),
                          fmt::format("use 1 to {}", max_capacity),
                          {}};
    }
    const Result<Rules> rules = choose_rules(raw, options);
    if (!rules) return rules.error();

    const int usual = options.capacity.value_or(raw.capacity.value_or(1));
    Board board;
    board.rules = *rules;
    board.name = raw.name;
    board.partial = raw.partial || options.partial;
    for (const RawLevel::Tube& tube : raw.tubes) board.tubes.push_back({tube.capacity.value_or(usual), {}});
    BoardBuilder builder(raw, text);
    if (auto problem = builder.fill(board, raw.order == Order::top_first)) return *problem;
    if (auto problem = check_heights(board, raw, text)) return *problem;
    if (auto problem = check_counts(board, raw, builder, text)) return *problem;
    const Result<Goal> goal = choose_goal(board, raw, options);
    if (!goal) return goal.error();
    board.goal = *goal;
    return board;
}

std::vector<ProposalOf<Board>> propose(std::string_view format, std::string_view text,
                                       const ReadOptions& options) {
    Result<RawLevel> raw = formats().parse(format, text);
    if (!raw) return only<Board>(raw.error());
    const auto meanings = settle(*std::move(raw), text, options);
    std::vector<ProposalOf<Board>> proposals;
    for (const ProposalOf<RawLevel>& meant : meanings) {
        auto board = meant.level ? build_board(*meant.level, text, options) : meant.level.error();
        proposals.emplace_back(std::move(board), meant.assumed);
    }
    return proposals;
}

}  // namespace decant::puzzles::tube_sort
