// From a raw level and flags to a checked board.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <bitset>
#include <map>
#include <numeric>
#include <utility>

#include "base/confusables.hpp"
#include "base/text.hpp"
#include "puzzles/tube_sort/rules/fillings.hpp"
#include "puzzles/tube_sort/text/format.hpp"
#include "puzzles/tube_sort/text/meanings.hpp"
#include "puzzles/tube_sort/text/raw_level.hpp"

namespace decant::puzzles::tube_sort {
namespace {

using base::counted;
using Kind = base::ProblemKind;

/// Numbers the colors in order of first appearance and fills the tubes.
class BoardBuilder {
  public:
    BoardBuilder(const RawLevel& raw, const base::NumberedText& text) : raw_(raw), text_(text) {}

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

    /// Gives the tubes of the filled board their rules.
    std::optional<Diagnostic> add_rules(Board& board) const {
        for (const RawLevel::Rule& rule : raw_.tube_rules) {
            const auto color_of = [&](const std::string& name) {
                const auto known = numbers_.find(name);
                return known == numbers_.end() ? std::nullopt : std::optional(known->second);
            };
            for (const std::size_t number : rule.tubes) {
                if (number >= board.tubes.size()) {
                    return problem_at(text_, rule.offset, fmt::format("there is no tube {}", number + 1),
                                      fmt::format("the level has {}", counted(board.tubes.size(), "tube")));
                }
                TubeRules& rules = board.tubes[number].rules;
                const auto is_of_key = [&](const SpelledRule& each) { return each.key == rule.key; };
                const auto known_rules = spelled(rules, [](Color) { return ""; });
                if (std::any_of(known_rules.begin(), known_rules.end(), is_of_key)) {
                    return problem_at(text_, rule.offset,
                                      fmt::format("tube {} has a rule {} already", number + 1, rule.key),
                                      "keep one of them");
                }
                if (const auto instead = set_rule(rules, rule.key, rule.value, color_of)) {
                    return problem_at(
                        text_, rule.offset,
                        fmt::format("{} is not a value of {}", base::quoted(rule.value), rule.key),
                        std::string(*instead));
                }
            }
        }
        return std::nullopt;
    }

    /// Adds the colors that a goal asks for.
    std::optional<Diagnostic> add_sorts(Board& board) const {
        for (const std::string& name : raw_.sorts) {
            const auto known = numbers_.find(name);
            if (known == numbers_.end()) {
                return problem_at(
                    text_, raw_.tubes.front().offset,
                    fmt::format("{} has to be sorted, but the level has no such color", base::quoted(name)),
                    "name colors of the level");
            }
            board.sorts |= std::uint64_t{1} << known->second;
        }
        return std::nullopt;
    }

    [[nodiscard]] std::size_t first_offset(std::size_t color) const { return first_offset_[color]; }

  private:
    std::optional<Diagnostic> add(Board& board, Tube& tube, const RawLevel::Unit& unit) {
        if (unit.is_unknown) {
            tube.units.push_back(unknown_color);
            return std::nullopt;
        }
        const auto [known, is_new] =
            numbers_.try_emplace(unit.color, static_cast<Color>(board.colors.size()));
        if (is_new) {
            if (auto unfit = check_name(unit)) return unfit;
            if (board.colors.size() == max_colors) {
                return problem_at(text_, unit.offset,
                                  fmt::format("{} is one color too many", base::quoted(unit.color)),
                                  fmt::format("a level has at most {} colors", max_colors), Kind::too_large);
            }
            board.colors.push_back(unit.color);
            first_offset_.push_back(unit.offset);
        }
        if (unit.is_hidden) tube.hidden |= std::uint32_t{1} << tube.units.size();
        tube.units.push_back(known->second);
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Diagnostic> check_name(const RawLevel::Unit& unit) const {
        if (unit.color.size() > longest_name) {
            return problem_at(
                text_, unit.offset,
                fmt::format("{} has more than {} bytes", base::quoted(unit.color), longest_name),
                "give the color a shorter name", Kind::unfit_color_name);
        }
        if (base::is_visible(unit.color) && !base::skeleton(unit.color).empty()) return std::nullopt;
        return problem_at(text_, unit.offset, fmt::format("{} cannot name a color", base::quoted(unit.color)),
                          "use a name of visible characters", Kind::unfit_color_name);
    }

    const RawLevel& raw_;
    const base::NumberedText& text_;
    std::map<std::string, Color> numbers_;
    std::vector<std::size_t> first_offset_;
};

/// The most units in a tube, and at least 2: of single ones nothing tells where they end.
int tallest_pile(const Board& board) {
    std::size_t most = 2;
    for (const Tube& tube : board.tubes) most = std::max(most, tube.units.size());
    return static_cast<int>(most);
}

/// The remedy, and the capacity that the units of each color would fill, if there is another one.
base::Remedy or_another_capacity(base::Remedy remedy, const Board& board) {
    const std::vector<int> units = count_units(board);
    for (int other = tallest_pile(board); other <= max_capacity; ++other) {
        const bool fits =
            other != tallest_capacity(board) &&
            std::all_of(units.begin(), units.end(), [&](int count) { return count % other == 0; });
        if (fits) return remedy.or_else({"use ", base::Option{"capacity", fmt::format("{}", other)}});
    }
    return remedy;
}

std::optional<Diagnostic> check_heights(const Board& board, const RawLevel& raw,
                                        const base::NumberedText& text) {
    for (std::size_t t = 0; t < board.tubes.size(); ++t) {
        const std::size_t height = raw.tubes[t].units.size();
        if (height <= static_cast<std::size_t>(board.tubes[t].capacity)) continue;
        return problem_at(text, raw.tubes[t].offset,
                          fmt::format("tube {} has {} but holds {}", t + 1, counted(height, "unit"),
                                      board.tubes[t].capacity),
                          or_another_capacity("take units out", board), Kind::overfull_tube);
    }
    return std::nullopt;
}

/// Whether some of the tubes are full with so many units and no more.
bool fill_some(const Board& board, int units) {
    std::bitset<std::size_t{max_tubes} * max_capacity + 1> sums = 1;
    for (const Tube& tube : board.tubes) sums |= sums << static_cast<std::size_t>(tube.capacity);
    return sums[static_cast<std::size_t>(units)];
}

/// A name that is one letter off another one, which lacks exactly so many units.
std::optional<Diagnostic> find_slip(const Board& board, std::size_t color, const std::vector<int>& units,
                                    const BoardBuilder& builder, const base::NumberedText& text) {
    const auto is_letter_off = [](std::string_view one, std::string_view other) {
        if (one.size() > other.size()) std::swap(one, other);
        if (one.size() < 3 || other.size() > one.size() + 1) return false;
        const auto [at, beside] = std::mismatch(one.begin(), one.end(), other.begin());
        const auto rest = static_cast<std::size_t>(at - one.begin());
        const std::string_view behind = one.substr(rest);
        const bool is_swapped = one.size() == other.size() && behind.size() > 1 &&
                                behind[0] == other[rest + 1] && behind[1] == other[rest] &&
                                behind.substr(2) == other.substr(rest + 2);
        if (is_swapped) return true;
        return one.size() == other.size() ? behind.substr(1) == other.substr(rest + 1)
                                          : behind == other.substr(rest + 1);
    };
    const int capacity = tallest_capacity(board);
    for (std::size_t other = 0; other < units.size(); ++other) {
        const bool fit = other != color && units[color] < units[other] && units[other] % capacity != 0 &&
                         (units[color] + units[other]) % capacity == 0;
        if (!fit || !is_letter_off(board.colors[color], board.colors[other])) continue;
        return problem_at(
            text, builder.first_offset(color),
            fmt::format("{} stands {}, and {} of {} missing", base::quoted(board.colors[color]),
                        units[color] == 1 ? "once" : fmt::format("{} times", units[color]),
                        units[color] == 1 ? "one" : fmt::format("{}", units[color]),
                        base::quoted(board.colors[other]) + (units[color] == 1 ? " is" : " are")),
            fmt::format("write {} if that is meant", base::quoted(board.colors[other])), Kind::color_count);
    }
    return std::nullopt;
}

/// The units of a color fill some of the tubes, else some were forgotten. An author of decant's own text with
/// tubes of different capacities may mean it.
std::optional<Diagnostic> check_sums(const Board& board, const BoardBuilder& builder,
                                     const base::NumberedText& text) {
    const std::vector<int> units = count_units(board);
    for (std::size_t color = 0; color < units.size(); ++color) {
        if (fill_some(board, units[color])) continue;
        return problem_at(
            text, builder.first_offset(color),
            fmt::format("{} has {}, which fill no tubes", base::shortened(board.colors[color]),
                        counted(static_cast<std::size_t>(units[color]), "unit")),
            base::Remedy("correct the tubes").or_else({"allow missing units with ", base::Option{"partial"}}),
            Kind::color_count);
    }
    return std::nullopt;
}

/// Where all tubes are alike, the units of a color fill whole tubes, else some were forgotten. Those that are
/// hidden may be of any color, but no more can be missing; decant's own texts say what they mean.
std::optional<Diagnostic> check_counts(const Board& board, const RawLevel& raw, const BoardBuilder& builder,
                                       const base::NumberedText& text) {
    if (board.partial) return std::nullopt;
    const std::ptrdiff_t unseen = count_unknown_units(board);
    if (raw.is_native && unseen > 0) return std::nullopt;
    if (!equal_capacities(board))
        return !raw.is_native && unseen == 0 ? check_sums(board, builder, text) : std::nullopt;
    const int capacity = board.tubes.front().capacity;
    const std::vector<int> units = count_units(board);
    const auto missing_of = [&](int count) { return (capacity - count % capacity) % capacity; };
    const std::ptrdiff_t missing_in_all =
        std::accumulate(units.begin(), units.end(), std::ptrdiff_t{0},
                        [&](std::ptrdiff_t sum, int count) { return sum + missing_of(count); });
    if (missing_in_all <= unseen) return std::nullopt;
    for (std::size_t color = 0; color < units.size(); ++color) {
        if (auto slip = find_slip(board, color, units, builder, text)) return slip;
    }
    std::optional<std::size_t> first;
    std::vector<std::string> lacks;
    bool are_too_many = false;
    for (std::size_t color = 0; color < units.size(); ++color) {
        const int missing = missing_of(units[color]);
        if (missing == 0) continue;
        if (!first) first = color;
        const int over = capacity - missing;
        const bool is_over = units[color] > capacity && over <= missing;
        are_too_many = are_too_many || is_over;
        lacks.push_back(fmt::format("{} has {}, {} {}", base::shortened(board.colors[color]),
                                    counted(static_cast<std::size_t>(units[color]), "unit"),
                                    is_over ? over : missing, is_over ? "too many" : "too few"));
    }
    constexpr std::size_t most_told = 4;
    const std::size_t told_colors = std::min(most_told, lacks.size());
    const std::size_t more = lacks.size() - told_colors;
    lacks.resize(told_colors);
    std::string told = fmt::format("{}", fmt::join(lacks, "; "));
    if (more > 0) told += fmt::format("; and {} more", counted(more, "color"));
    if (unseen > 0) told += fmt::format("; {} hidden", unseen);
    base::Remedy remedy("correct the tubes");
    const auto states_own = [](const RawLevel::Tube& tube) { return tube.capacity.has_value(); };
    if (std::none_of(raw.tubes.begin(), raw.tubes.end(), states_own))
        remedy = or_another_capacity(std::move(remedy), board);
    if (!are_too_many) remedy = remedy.or_else({"allow missing units with ", base::Option{"partial"}});
    return problem_at(text, builder.first_offset(*first), fmt::format("a tube holds {}: {}", capacity, told),
                      std::move(remedy), Kind::color_count);
}

Result<Rules> choose_rules(const RawLevel& raw, const ReadOptions& options) {
    if (!options.rules) return raw.rules.value_or(Rules::water);
    if (const auto rules = rules_of(*options.rules)) return *rules;
    return Diagnostic{fmt::format("{} is not a rule of tube sorting", base::quoted(*options.rules)),
                      "use water or ball",
                      {},
                      Kind::no_such_rule};
}

/// The stated goal, if units and tubes allow it, else the usual one.
Result<Goal> choose_goal(const Board& board, const RawLevel& raw, const ReadOptions& options) {
    std::optional<Goal> said = raw.goal;
    if (options.goal) said = goal_of(*options.goal);
    if (options.goal && !said) {
        return Diagnostic{fmt::format("{} is not a goal of tube sorting", base::quoted(*options.goal)),
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
    tubes.push_back({{}, std::nullopt, offset});
    return std::nullopt;
}

std::optional<Diagnostic> RawLevel::add_unit(std::string_view text, std::size_t offset, std::string color,
                                             bool is_unknown) {
    if (tubes.back().units.size() == max_capacity) {
        return problem_at(text, offset,
                          fmt::format("tube {} has more than {} units", tubes.size(), max_capacity),
                          fmt::format("a tube holds at most {}", max_capacity), Kind::too_large);
    }
    tubes.back().units.push_back({std::move(color), is_unknown, offset, false});
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
        Key{.name = "empties", .summary = "empty tubes that the level has", .least = 0, .most = max_tubes},
        Key{.name = "partial", .summary = "colors may have missing units", .is_flag = true},
        Key{.name = "ignore_key",
            .summary = "keys in tubes and units that change nothing, with commas between them",
            .is_text = true}};
    return keys;
}

Result<ReadOptions> read_options(const Values& said) {
    ReadOptions options{said.get<std::string>("rules"),
                        said.get<std::string>("goal"),
                        said.get<int>("capacity"),
                        std::nullopt,
                        said.flag("partial"),
                        said.get<int>("empties"),
                        said.get<std::string>("ignore_key").value_or("")};
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

Result<Board> build_board(const RawLevel& raw, const base::NumberedText& text, const ReadOptions& options) {
    if (options.capacity && (*options.capacity < 1 || *options.capacity > max_capacity)) {
        return Diagnostic{fmt::format("a capacity of {} is out of range", *options.capacity),
                          fmt::format("use 1 to {}", max_capacity)};
    }
    if (raw.tubes.empty()) {
        return problem_at(text, text.text().size(), "there are no tubes",
                          "write them all, including the empty ones", Kind::no_level);
    }
    if (options.empty_tubes) {
        const auto is_empty = [](const RawLevel::Tube& tube) { return tube.units.empty(); };
        const auto listed = std::count_if(raw.tubes.begin(), raw.tubes.end(), is_empty);
        if (listed > *options.empty_tubes) {
            return problem_at(
                text, raw.tubes.front().offset,
                fmt::format("{} listed, and {} told", counted(static_cast<std::size_t>(listed), "empty tube"),
                            *options.empty_tubes),
                "correct the number", Kind::contradiction);
        }
        RawLevel completed = raw;
        completed.tubes.insert(completed.tubes.end(), static_cast<std::size_t>(*options.empty_tubes - listed),
                               {{}, std::nullopt, text.text().size()});
        ReadOptions others = options;
        others.empty_tubes.reset();
        return build_board(completed, text, others);
    }
    if (raw.tubes.size() > std::size_t{max_tubes}) {
        return problem_at(text, raw.tubes[max_tubes].offset,
                          fmt::format("these are {}, with the empty ones", counted(raw.tubes.size(), "tube")),
                          fmt::format("a level has at most {} tubes", max_tubes), Kind::too_large);
    }
    const Result<Rules> rules = choose_rules(raw, options);
    if (!rules) return rules.error();

    const int usual = options.capacity.value_or(raw.capacity.value_or(1));
    Board board;
    board.rules = *rules;
    board.game = raw.game;
    board.name = raw.name;
    board.partial = raw.partial || options.partial;
    for (const RawLevel::Tube& tube : raw.tubes) board.tubes.push_back({tube.capacity.value_or(usual), {}});
    BoardBuilder builder(raw, text);
    if (auto problem = builder.fill(board, raw.order == Order::top_first)) return *problem;
    if (auto problem = check_heights(board, raw, text)) return *problem;
    if (auto problem = builder.add_rules(board)) return *problem;
    if (auto problem = builder.add_sorts(board)) return *problem;
    const bool has_rules = !raw.tube_rules.empty();
    if (has_rules && (contents_at_most(board) > max_contents || count_events(board) > max_events)) {
        return problem_at(text, raw.tube_rules.front().offset, "the tubes are of too many kinds",
                          "give more of them the same rules and capacity", Kind::too_large);
    }
    if (auto problem = check_counts(board, raw, builder, text)) return *problem;
    const Result<Goal> goal = choose_goal(board, raw, options);
    if (!goal) return goal.error();
    board.goal = *goal;
    settle(board, 0);
    return board;
}

std::vector<ProposalOf<Board>> propose(const Formats& formats, decltype(&find_boards) find,
                                       std::string_view format, std::string_view text,
                                       const ReadOptions& options) {
    const Format* entry = formats.find(format);
    const bool has_rows = entry != nullptr && find != nullptr &&
                          (entry->parse == nullptr || entry->recognize(text) != Recognition::yes);
    auto found = has_rows ? find(text, format, options) : std::vector<FoundBoard>();
    if (found.size() == 1) return std::move(found.front().proposals);
    if (found.empty() && (!has_rows || entry->parse != nullptr)) {
        Result<RawLevel> raw = formats.parse(format, text);
        std::vector<ProposalOf<Board>> proposals;
        proposals.push_back(raw ? meaning_of(*std::move(raw), text, options)
                                : ProposalOf<Board>(raw.error()));
        return proposals;
    }
    return only<Board>(Diagnostic{
        found.empty() ? "no rows of this text are tubes that each color fills"
                      : "this text holds more than one level",
        found.empty() ? "write one tube a line, with blanks between its units" : "leave the others out",
        {1, 1},
        found.empty() ? Kind::no_level : Kind::several_levels});
}

}  // namespace decant::puzzles::tube_sort
