// DogBunny as a puzzle family: reading, searching, replaying and writing its levels.
// SPDX-License-Identifier: MIT
#include "puzzles/family.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>

#include "base/text.hpp"
#include "puzzles/dog_bunny/parts.hpp"
#include "puzzles/dog_bunny/rules/canonical.hpp"
#include "puzzles/dog_bunny/rules/position.hpp"
#include "puzzles/dog_bunny/rules/steps.hpp"

namespace decant::puzzles::dog_bunny {

const Family& family();

namespace {

std::string code_of(const Level& level) { return std::string(base::trim(*code::format.print(level))); }

class DogBunny final : public Puzzle {
  public:
    explicit DogBunny(Level level) : start_(std::move(level)) {}

    [[nodiscard]] const Family& family() const override { return dog_bunny::family(); }
    [[nodiscard]] const puzzles::Position& start() const override { return start_; }

    [[nodiscard]] std::string code() const override { return code_of(level()); }
    [[nodiscard]] std::optional<std::string> name() const override { return level().name; }
    [[nodiscard]] std::vector<Field> sizes() const override {
        return {{"nodes", static_cast<std::int64_t>(level().nodes.size())},
                {"edges", static_cast<std::int64_t>(level().edges.size())},
                {"tokens", tokens()}};
    }

    [[nodiscard]] std::string canonical_key() const override { return code_of(canonical(level())); }

    [[nodiscard]] Title title() const override {
        return {level().name,
                fmt::format(
                    "{} on a map of {} and {}", base::counted(static_cast<std::size_t>(tokens()), "token"),
                    base::counted(level().nodes.size(), "node"), base::counted(level().edges.size(), "edge")),
                ""};
    }

    [[nodiscard]] std::size_t bytes() const override { return bytes_of(level()); }

    [[nodiscard]] SearchReport search(const SearchRequest& request) const override {
        return parts.search(level(), request);
    }

    [[nodiscard]] GraphReport explore(const search::RunControl& control) const override {
        return parts.explore(level(), control, puzzle_of);
    }

    [[nodiscard]] std::unique_ptr<Game> play() const override { return parts.play(level(), puzzle_of); }

    [[nodiscard]] std::unique_ptr<Puzzle> after(std::span<const Move> moves) const override {
        return std::make_unique<DogBunny>(start_.after(moves));
    }

    [[nodiscard]] std::string narrate(std::span<const Step> steps) const override { return grouped(steps); }

    [[nodiscard]] std::unique_ptr<Puzzle> varied(base::Random& random) const override {
        return std::make_unique<DogBunny>(parts.varied(level(), random));
    }

    [[nodiscard]] Result<std::string> write(std::string_view format) const override {
        return parts.formats().print(level(), format);
    }

  private:
    static std::unique_ptr<Puzzle> puzzle_of(Level level) {
        return std::make_unique<DogBunny>(std::move(level));
    }

    [[nodiscard]] const Level& level() const { return start_.level(); }

    [[nodiscard]] std::int64_t tokens() const {
        std::int64_t count = 0;
        for (const Kind& kind : level().kinds) count += static_cast<std::int64_t>(kind.starts.size());
        return count;
    }

    Position start_;
};

constexpr FieldType move_fields[] = {{"token", true}, {"from", true}, {"to", true}};
constexpr FieldType plan_facts[] = {
    {"switches", false},
    {"switches_claim", true, "`none` if another shortest plan may have fewer switches."},
    {"shortest_plans", true, "Digits, as there may be more than a number can hold."},
    {"shortest_plans_by_token", true},
};

class DogBunnyFamily final : public Family {
  public:
    [[nodiscard]] std::string_view word() const override { return family_word; }
    [[nodiscard]] std::string_view summary() const override {
        return "dogs and bunnies on a map whose edges are open only while certain nodes are occupied";
    }
    [[nodiscard]] std::vector<FormatEntry> formats() const override { return parts.formats().entries(); }
    [[nodiscard]] Recognition recognize(std::string_view format, std::string_view text) const override {
        return parts.formats().recognize(format, text);
    }
    [[nodiscard]] std::vector<Proposal> propose(std::string_view format, std::string_view text,
                                                const Values&) const override {
        ProposalOf<Level> meant = dog_bunny::propose(parts.formats(), format, text);
        std::vector<Proposal> proposals;
        proposals.emplace_back(as_puzzle<DogBunny>(meant.level), std::move(meant.assumed));
        return proposals;
    }
    [[nodiscard]] PlanType plan_type() const override {
        return {.move = "TokenMove", .fields = move_fields, .solution = "MapSolution", .facts = plan_facts};
    }
    [[nodiscard]] std::span<const Key> recipe_keys() const override {
        static const std::array keys{nodes_key, tokens_key};
        return keys;
    }
    [[nodiscard]] std::string_view example_recipe() const override { return "--nodes 9 --tokens 4"; }
    [[nodiscard]] bool prefers_climbing() const override { return true; }
    [[nodiscard]] std::unique_ptr<Puzzle> deal(const Recipe& recipe, base::Random& random) const override {
        return std::make_unique<DogBunny>(parts.deal(recipe, random));
    }
    [[nodiscard]] std::unique_ptr<Puzzle> unsolve(const Recipe& recipe, base::Random& random) const override {
        return std::make_unique<DogBunny>(parts.unsolve(recipe, random));
    }
};

}  // namespace

const Family& family() {
    static const DogBunnyFamily instance;
    return instance;
}

}  // namespace decant::puzzles::dog_bunny
