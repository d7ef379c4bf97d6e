// Tube sorting as a puzzle family: reading, searching, replaying and writing its levels.
// SPDX-License-Identifier: MIT
#include "puzzles/family.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <utility>

#include "base/text.hpp"
#include "puzzles/tube_sort/parts.hpp"
#include "puzzles/tube_sort/rules/board.hpp"
#include "puzzles/tube_sort/rules/canonical.hpp"
#include "puzzles/tube_sort/rules/position.hpp"
#include "puzzles/tube_sort/rules/pours.hpp"

namespace decant::puzzles::tube_sort {

const Family& family();

namespace {

std::string code_of(const Board& board) { return std::string(base::trim(*code::format.print(board))); }

/// A tube upside down.
void turn(Tube& tube) {
    const std::uint32_t hidden = std::exchange(tube.hidden, 0);
    std::reverse(tube.units.begin(), tube.units.end());
    for (std::size_t unit = 0; unit < tube.units.size(); ++unit)
        tube.hidden |= (hidden >> (tube.units.size() - 1 - unit) & 1) << unit;
}

/// The rules beyond those of the level, as a heading lists them.
std::string rules_in_title(const Board& board) {
    std::string rules = has_tube_rules(board) ? ", some tubes' own" : "";
    if (board.sorts != 0) rules += ", sorts";
    for (const Color color : sorted_colors(board)) rules += fmt::format(" {}", board.colors[color]);
    for (const GameKey& each : game_keys) {
        if (board.game.*each.rule) rules += fmt::format(", {} {}", each.key, each.other);
    }
    return rules;
}

class TubeSort final : public Puzzle {
  public:
    explicit TubeSort(Board board) : start_(std::move(board)) {}

    [[nodiscard]] const Family& family() const override { return tube_sort::family(); }
    [[nodiscard]] const puzzles::Position& start() const override { return start_; }

    [[nodiscard]] std::string code() const override { return code_of(board()); }
    [[nodiscard]] std::optional<std::string> name() const override { return board().name; }
    [[nodiscard]] std::optional<std::string_view> rules() const override { return word(board().rules); }
    [[nodiscard]] std::vector<Field> sizes() const override {
        std::vector<Field> sizes{{"tubes", static_cast<std::int64_t>(board().tubes.size())},
                                 {"capacity", tallest_capacity(board())},
                                 {"colors", static_cast<std::int64_t>(board().colors.size())}};
        // The tubes with each rule of their own.
        std::map<std::string_view, std::int64_t> ruled;
        for (const Tube& tube : board().tubes) {
            for (const SpelledRule& rule : spelled(tube.rules, [](Color) { return ""; })) ++ruled[rule.key];
        }
        for (const auto& [key, count] : ruled) sizes.push_back({std::string(key), count});
        if (const std::int64_t units = hidden_units(); units > 0) sizes.push_back({"hidden", units});
        return sizes;
    }

    [[nodiscard]] std::string canonical_key() const override { return code_of(canonical(board())); }

    [[nodiscard]] Title title() const override {
        return {board().name,
                fmt::format("{} in {} of {}{}", base::counted(board().colors.size(), "color"),
                            base::counted(board().tubes.size(), "tube"),
                            equal_capacities(board()) ? "" : "up to ", tallest_capacity(board())) +
                    note_of_hidden_units(),
                fmt::format("{}{}{}", goal() ? fmt::format("goal {}, ", goal()->word) : "",
                            word(board().rules), rules_in_title(board()))};
    }

    [[nodiscard]] std::optional<GoalName> goal() const override {
        if (!has_choice_of_goals(board())) return std::nullopt;
        return GoalName{tube_sort::word(board().goal), meaning(board().goal)};
    }

    [[nodiscard]] std::unique_ptr<Puzzle> with_weaker_goal() const override {
        if (board().goal == Goal::gathered) return nullptr;
        Board weaker = board();
        weaker.goal = Goal::gathered;
        return puzzle_of(std::move(weaker));
    }

    [[nodiscard]] std::unique_ptr<Puzzle> among(const std::vector<std::string>& colors) const override {
        auto shared = tube_sort::among(board(), colors);
        return shared ? puzzle_of(*std::move(shared)) : nullptr;
    }

    [[nodiscard]] std::size_t bytes() const override { return bytes_of(board()); }

    [[nodiscard]] std::optional<Diagnostic> obstacle() const override {
        if (!has_unknown_units(board())) return std::nullopt;
        return Diagnostic{"the level has hidden units of unknown color, which cannot be solved yet",
                          "replace each '?' with its color",
                          {},
                          base::ProblemKind::hidden_units};
    }

    [[nodiscard]] SearchReport search(const SearchRequest& request) const override {
        return parts.search(board(), request);
    }

    [[nodiscard]] GraphReport explore(const search::RunControl& control) const override {
        return parts.explore(board(), control, puzzle_of);
    }

    [[nodiscard]] std::unique_ptr<Game> play() const override { return parts.play(board(), puzzle_of); }

    [[nodiscard]] std::unique_ptr<Puzzle> after(std::span<const Move> moves) const override {
        Board after = board();
        for (const Move& move : moves) make(after, *read_pour(move));
        return std::make_unique<TubeSort>(std::move(after));
    }

    [[nodiscard]] std::vector<Remedy> remedies() const override {
        std::vector<Remedy> remedies;
        Board turned = board();
        for (Tube& tube : turned.tubes) turn(tube);
        settle(turned, 0);
        remedies.push_back({"upside_down", 0, std::make_unique<TubeSort>(std::move(turned))});
        for (int extra = 1; extra <= 2; ++extra) {
            if (auto wider = with_empties(empty_tubes(board()) + extra))
                remedies.push_back({"extra_tubes", extra, std::move(wider)});
        }
        return remedies;
    }

    [[nodiscard]] std::optional<int> empties() const override { return empty_tubes(board()); }

    [[nodiscard]] std::unique_ptr<Puzzle> with_empties(int count) const override {
        auto with = with_empty_tubes(board(), count);
        return with ? std::make_unique<TubeSort>(*std::move(with)) : nullptr;
    }

    [[nodiscard]] std::unique_ptr<Puzzle> varied(base::Random& random) const override {
        return std::make_unique<TubeSort>(parts.with_two_units_swapped(board(), random));
    }

    [[nodiscard]] Result<std::string> write(std::string_view format) const override {
        return parts.formats().print(board(), format);
    }

  private:
    static std::unique_ptr<Puzzle> puzzle_of(Board board) {
        return std::make_unique<TubeSort>(std::move(board));
    }

    [[nodiscard]] const Board& board() const { return start_.board(); }
    /// Searches know the colors of hidden units, which a player does not.
    [[nodiscard]] std::string note_of_hidden_units() const {
        const auto units = static_cast<std::size_t>(hidden_units());
        return units == 0 ? "" : fmt::format(", {} hidden, colors known", base::counted(units, "unit"));
    }
    [[nodiscard]] std::int64_t hidden_units() const {
        std::int64_t units = 0;
        for (const Tube& tube : board().tubes) units += std::popcount(tube.hidden);
        return units;
    }

    Position start_;
};

std::vector<Proposal> proposals_of(const std::vector<ProposalOf<Board>>& meanings) {
    std::vector<Proposal> proposals;
    for (const ProposalOf<Board>& each : meanings)
        proposals.emplace_back(as_puzzle<TubeSort>(each.level), each.assumed);
    return proposals;
}

constexpr FieldType move_fields[] = {{"from", false}, {"to", false}, {"color", true}, {"units", false}};

class TubeSortFamily final : public Family {
  public:
    [[nodiscard]] std::string_view word() const override { return family_word; }
    [[nodiscard]] std::string_view summary() const override {
        return "water sort, ball sort and the like: pour or move colored units until each color has its own "
               "tubes";
    }

    [[nodiscard]] std::vector<FormatEntry> formats() const override { return parts.formats().entries(); }

    [[nodiscard]] Recognition recognize(std::string_view format, std::string_view text) const override {
        return parts.formats().recognize(format, text);
    }

    [[nodiscard]] std::span<const Key> read_keys() const override { return tube_sort::read_keys(); }
    [[nodiscard]] std::vector<Proposal> propose(std::string_view format, std::string_view text,
                                                const Values& said) const override {
        const auto options = read_options(said);
        if (!options) return only<std::unique_ptr<Puzzle>>(options.error());
        return proposals_of(tube_sort::propose(parts.formats(), parts.find, format, text, *options));
    }
    [[nodiscard]] std::vector<FoundLevel> find(std::string_view text, std::string_view form,
                                               const Values& said) const override {
        const auto options = read_options(said);
        std::vector<FoundLevel> found;
        if (parts.find == nullptr) return found;
        if (!options) {
            found.emplace_back().proposals = only<std::unique_ptr<Puzzle>>(options.error());
            return found;
        }
        for (FoundBoard& board : parts.find(text, form, *options)) {
            found.push_back({board.form, std::move(board.name), board.begin, board.end,
                             std::move(board.spans), proposals_of(board.proposals)});
        }
        return found;
    }
    [[nodiscard]] PlanType plan_type() const override {
        return {.move = "TubeMove",
                .move_summary = "Tubes are numbered from 0; the text of moves numbers them from 1.",
                .fields = move_fields,
                .solution = "TubeSolution",
                .has_rules = true};
    }
    [[nodiscard]] std::span<const Key> recipe_keys() const override {
        static const std::array keys{rules_key(), colors_key, capacity_key, empties_key, tube_rules_key};
        return keys;
    }
    [[nodiscard]] std::optional<Diagnostic> refuse(const Recipe& recipe) const override {
        if (auto refusal = Family::refuse(recipe)) return refusal;
        const int colors = recipe.number(colors_key);
        const int empties = recipe.number(empties_key);
        if (colors + empties <= max_tubes) {
            if (!recipe.get<std::string>(tube_rules_key.name)) return std::nullopt;
            // A fault in the rules of one level is one in those of each.
            base::Random random(0);
            const auto board = with_tube_rules(parts.deal(recipe, random), recipe);
            return board ? std::nullopt : std::optional(board.error());
        }
        return Diagnostic{fmt::format("{} colors and {} empty tubes do not make a level", colors, empties),
                          fmt::format("use at most {} tubes", max_tubes)};
    }
    [[nodiscard]] std::unique_ptr<Puzzle> deal(const Recipe& recipe, base::Random& random) const override {
        return std::make_unique<TubeSort>(*with_tube_rules(parts.deal(recipe, random), recipe));
    }
    [[nodiscard]] std::unique_ptr<Puzzle> unsolve(const Recipe& recipe, base::Random& random) const override {
        return std::make_unique<TubeSort>(*with_tube_rules(parts.unsolve(recipe, random), recipe));
    }
};

}  // namespace

const Family& family() {
    static const TubeSortFamily instance;
    return instance;
}

}  // namespace decant::puzzles::tube_sort
