// DogBunny as a puzzle family: reading, searching, replaying and writing its levels.
// SPDX-License-Identifier: MIT
#include "puzzles/family.hpp"

#include <fmt/format.h>

#include <utility>

#include "base/text.hpp"
#include "puzzles/dog_bunny/bounds.hpp"
#include "puzzles/dog_bunny/canonical.hpp"
#include "puzzles/dog_bunny/engine.hpp"
#include "puzzles/dog_bunny/format.hpp"
#include "puzzles/dog_bunny/make.hpp"
#include "puzzles/dog_bunny/space.hpp"
#include "puzzles/dog_bunny/steps.hpp"
#include "puzzles/dog_bunny/view.hpp"
#include "puzzles/game.hpp"
#include "puzzles/report.hpp"
#include "search/algorithm.hpp"

namespace decant::puzzles::dog_bunny {

const Family& family();

namespace {

static_assert(search::AdmissibleHeuristic<Bound, Space>);

std::optional<std::string> text_field(std::span<const Field> fields, std::string_view name) {
    for (const Field& field : fields) {
        if (field.name != name) continue;
        const auto* text = std::get_if<std::string>(&field.value);
        return text == nullptr ? std::nullopt : std::optional(*text);
    }
    return std::nullopt;
}

class DogBunny final : public Puzzle {
  public:
    explicit DogBunny(Level level) : level_(std::move(level)) {}

    [[nodiscard]] const Family& family() const override { return dog_bunny::family(); }
    [[nodiscard]] View view() const override { return view_of(level_); }

    [[nodiscard]] std::vector<Field> facts() const override {
        return {{"name", level_.name},
                {"nodes", static_cast<std::int64_t>(level_.nodes.size())},
                {"edges", static_cast<std::int64_t>(level_.edges.size())},
                {"tokens", tokens()},
                {"code", std::string(base::trim(*code::format.print(level_)))}};
    }

    [[nodiscard]] std::string canonical_key() const override {
        return std::string(base::trim(*code::format.print(canonical(level_))));
    }

    [[nodiscard]] std::string title() const override {
        return fmt::format("{}{}{} on a map of {} and {}", level_.name, level_.name.empty() ? "" : ": ",
                           base::counted(static_cast<std::size_t>(tokens()), "token"),
                           base::counted(level_.nodes.size(), "node"),
                           base::counted(level_.edges.size(), "edge"));
    }

    [[nodiscard]] std::size_t bytes() const override { return bytes_of(level_); }

    [[nodiscard]] SearchReport search(const SearchRequest& request) const override {
        const Space space(level_);
        const auto to_moves = [&](const std::vector<Action>& actions) { return moves_of(actions); };
        if (request.algorithm != search::Algorithm::automatic) {
            const Bound bound(space);
            return report_in_moves(
                search::run(request.algorithm, space, bound, request.settings, request.control), to_moves);
        }
        Answer answer = solve(space, request.any, request.control);
        SearchReport report = report_in_moves(std::move(answer.outcome), to_moves);
        if (answer.count) {
            report.facts = {{"shortest_plans", answer.count->interchangeable},
                            {"shortest_plans_by_token", answer.count->by_token}};
        }
        if (answer.switches_unproved) report.facts.push_back({"switches_claim", "none"});
        return report;
    }

    [[nodiscard]] GraphReport explore(const search::RunControl& control) const override {
        const auto space = std::make_shared<const Space>(level_);
        return explore_space(space, Bound(*space), control, [level = level_](const State& state) {
            return std::make_unique<DogBunny>(level_at(level, state));
        });
    }

    [[nodiscard]] std::unique_ptr<Game> play() const override {
        const auto space = std::make_shared<const Space>(level_);
        return game_of(space, Bound(*space), [level = level_](const State& state) {
            return std::make_unique<DogBunny>(level_at(level, state));
        });
    }

    [[nodiscard]] std::vector<Move> legal_moves() const override { return dog_bunny::legal_moves(level_); }

    [[nodiscard]] std::unique_ptr<Puzzle> after(std::span<const Move> moves) const override {
        return std::make_unique<DogBunny>(level_after(level_, moves));
    }

    [[nodiscard]] std::unique_ptr<Playback> playback() const override { return dog_bunny::playback(level_); }

    [[nodiscard]] std::string narrate(std::span<const Step> steps) const override { return grouped(steps); }

    [[nodiscard]] Result<Move> move_of(std::string_view word) const override {
        const auto step = read_step(word);
        return step ? Result<Move>(to_move(*step)) : step.error();
    }

    [[nodiscard]] Result<Move> move_of(std::span<const Field> fields) const override {
        const auto token = text_field(fields, "token");
        const auto from = text_field(fields, "from");
        const auto to = text_field(fields, "to");
        if (token && from && to) return move_of(to_move({*token, *from, *to}));
        return Diagnostic{"a move lacks a text `token`, `from` or `to`", "give all three, as names", {}};
    }

    [[nodiscard]] std::unique_ptr<Puzzle> varied(base::Random& random) const override {
        return std::make_unique<DogBunny>(dog_bunny::varied(level_, random));
    }

    [[nodiscard]] Result<std::string> write(std::string_view format) const override {
        return dog_bunny::formats().print(level_, format);
    }

  private:
    [[nodiscard]] std::int64_t tokens() const {
        std::int64_t count = 0;
        for (const Kind& kind : level_.kinds) count += static_cast<std::int64_t>(kind.starts.size());
        return count;
    }

    /// A level with its tokens where they are in a state.
    [[nodiscard]] static Level level_at(Level level, const State& state) {
        std::size_t token = 0;
        for (Kind& kind : level.kinds) {
            for (int& node : kind.starts) node = state.nodes[token++];
        }
        return level;
    }

    [[nodiscard]] std::vector<Move> moves_of(const std::vector<Action>& actions) const {
        const auto name = [&](std::uint8_t node) { return level_.nodes[node].name; };
        std::vector<Move> moves;
        for (const Action& action : actions) {
            moves.push_back(to_move({level_.kinds[action.kind].name, name(action.from), name(action.to)}));
        }
        return moves;
    }

    Level level_;
};

constexpr FieldType move_fields[] = {{"token", true}, {"from", true}, {"to", true}};
constexpr FieldType plan_facts[] = {
    {"switches", false},
    {"shortest_plans", true, "Digits: there may be more than any number holds."},
    {"shortest_plans_by_token", true},
};

class DogBunnyFamily final : public Family {
  public:
    [[nodiscard]] std::string_view word() const override { return "dog_bunny"; }
    [[nodiscard]] std::string_view summary() const override {
        return "dogs and bunnies on a map whose edges are open only while certain nodes are occupied";
    }
    [[nodiscard]] std::vector<FormatEntry> formats() const override { return dog_bunny::formats().entries(); }
    [[nodiscard]] Recognition recognize(std::string_view format, std::string_view text) const override {
        return dog_bunny::formats().recognize(format, text);
    }
    [[nodiscard]] Result<std::unique_ptr<Puzzle>> read(std::string_view format, std::string_view text,
                                                       const ReadOptions& options) const override {
        Result<Level> level = dog_bunny::read(format, text, options);
        if (!level) return level.error();
        return std::unique_ptr<Puzzle>(std::make_unique<DogBunny>(*std::move(level)));
    }
    [[nodiscard]] PlanType plan_type() const override {
        return {.move = "TokenMove", .fields = move_fields, .solution = "MapSolution", .facts = plan_facts};
    }
    [[nodiscard]] std::span<const RecipeKey> recipe_keys() const override { return dog_bunny::recipe_keys(); }
    [[nodiscard]] std::string_view example_recipe() const override { return "--nodes 9 --tokens 4"; }
    [[nodiscard]] bool prefers_climbing() const override { return true; }
    [[nodiscard]] std::unique_ptr<Puzzle> deal(const Recipe& recipe, base::Random& random) const override {
        return std::make_unique<DogBunny>(dog_bunny::deal(recipe, random));
    }
    [[nodiscard]] std::unique_ptr<Puzzle> unsolve(const Recipe& recipe, base::Random& random) const override {
        return std::make_unique<DogBunny>(dog_bunny::unsolve(recipe, random));
    }
};

}  // namespace

const Family& family() {
    static const DogBunnyFamily instance;
    return instance;
}

}  // namespace decant::puzzles::dog_bunny
