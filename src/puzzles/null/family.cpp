// The null puzzle as a puzzle family: the template to copy.
// SPDX-License-Identifier: MIT
#include "puzzles/family.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "puzzles/null/format.hpp"
#include "puzzles/null/position.hpp"
#include "puzzles/null/space.hpp"
#include "puzzles/report.hpp"
#include "search/algorithm.hpp"

namespace decant::puzzles::null {

const Family& family();

namespace {

static_assert(search::AdmissibleHeuristic<Bound, Space>);

const Formats<Level, Level>& formats() {
    static const Formats<Level, Level> all(family_word, {&code::format, &native::format});
    return all;
}

std::unique_ptr<Puzzle> puzzle_of(Level level);

/// Makes levels of states.
auto with_step(int step) {
    return [step](const State& state) { return puzzle_of({state.counter, step}); };
}

/// A move is the signed change of the counter: `-2` or `+2`.
std::vector<Move> moves_of(const std::vector<Space::Action>& actions) {
    std::vector<Move> moves;
    for (const Space::Action action : actions) moves.push_back(fmt::format("{:+}", action));
    return moves;
}

class Null final : public Puzzle {
  public:
    explicit Null(const Level& level) : start_(level) {}

    [[nodiscard]] const Family& family() const override { return null::family(); }
    [[nodiscard]] const puzzles::Position& start() const override { return start_; }
    [[nodiscard]] std::string code() const override {
        return std::string(base::trim(*code::format.print(level())));
    }
    [[nodiscard]] std::vector<Field> sizes() const override {
        return {{"start", level().start}, {"step", level().step}};
    }
    [[nodiscard]] std::string canonical_key() const override { return code(); }
    [[nodiscard]] Title title() const override {
        return {"", fmt::format("a counter at {}, in steps of {}", level().start, level().step), ""};
    }

    [[nodiscard]] SearchReport search(const SearchRequest& request) const override {
        auto outcome = search::run(request.algorithm, Space(level()), Bound{level().step}, request.settings,
                                   request.control);
        return {search::translated(std::move(outcome), moves_of), {}};
    }
    [[nodiscard]] GraphReport explore(const search::RunControl& control) const override {
        return explore_space(std::make_shared<const Space>(level()), Bound{level().step}, control,
                             with_step(level().step));
    }
    [[nodiscard]] std::unique_ptr<Game> play() const override {
        return game_of(std::make_shared<const Space>(level()), Bound{level().step}, with_step(level().step));
    }
    [[nodiscard]] std::unique_ptr<Puzzle> after(std::span<const Move> moves) const override {
        Position position = start_;
        for (const Move& move : moves) static_cast<void>(position.make(move));
        return std::make_unique<Null>(Level{position.counter(), level().step});
    }

    [[nodiscard]] Result<std::string> write(std::string_view format) const override {
        return null::formats().print(level(), format);
    }

  private:
    [[nodiscard]] const Level& level() const { return start_.level(); }

    Position start_;
};

std::unique_ptr<Puzzle> puzzle_of(Level level) { return std::make_unique<Null>(level); }

class NullFamily final : public Family {
  public:
    [[nodiscard]] std::string_view word() const override { return family_word; }
    [[nodiscard]] std::string_view summary() const override {
        return "a counter to bring to 0: the smallest family, to copy";
    }
    [[nodiscard]] std::vector<FormatEntry> formats() const override { return null::formats().entries(); }
    [[nodiscard]] Recognition recognize(std::string_view format, std::string_view text) const override {
        return null::formats().recognize(format, text);
    }
    [[nodiscard]] std::vector<Proposal> propose(std::string_view format, std::string_view text,
                                                const Values&) const override {
        return only(as_puzzle<Null>(null::formats().parse(format, text)));
    }
};

}  // namespace

const Family& family() {
    static const NullFamily instance;
    return instance;
}

}  // namespace decant::puzzles::null
