// The null puzzle as a puzzle family: the template to copy.
// SPDX-License-Identifier: MIT
#include "puzzles/family.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "puzzles/game.hpp"
#include "puzzles/null/bounds.hpp"
#include "puzzles/null/format.hpp"
#include "puzzles/null/space.hpp"
#include "puzzles/null/view.hpp"
#include "puzzles/report.hpp"
#include "search/algorithm.hpp"

namespace decant::puzzles::null {

const Family& family();

namespace {

static_assert(search::AdmissibleHeuristic<Bound, Space>);

/// A move is the signed change of the counter: `-2` or `+2`.
std::vector<Move> moves_of(const std::vector<Space::Action>& actions) {
    std::vector<Move> moves;
    for (const Space::Action action : actions) moves.push_back(fmt::format("{:+}", action));
    return moves;
}

/// The rules in words, without the space.
class Counting final : public Playback {
  public:
    explicit Counting(const Level& level) : level_(level) {}

    Result<Step, std::string> make(const Move& move) override {
        const auto size = base::parse_number(std::string_view(move).substr(1), max_start);
        if (size != level_.step) return fmt::format("a move is -{0} or +{0}", level_.step);
        const int change = move.front() == '-' ? -*size : *size;
        const int next = counter_ + change;
        if (next < 0 || next > level_.start) return fmt::format("the counter would be {}", next);
        counter_ = next;
        return Step{move, {{"change", change}}, ""};
    }
    [[nodiscard]] View view() const override { return view_of(level_, {counter_}); }
    [[nodiscard]] bool at_goal() const override { return counter_ == 0; }

  private:
    Level level_;
    int counter_ = level_.start;
};

class Null final : public Puzzle {
  public:
    explicit Null(const Level& level) : level_(level) {}

    [[nodiscard]] const Family& family() const override { return null::family(); }
    [[nodiscard]] View view() const override { return view_of(level_, {level_.start}); }
    [[nodiscard]] std::vector<Field> facts() const override {
        return {{"start", level_.start},
                {"step", level_.step},
                {"code", std::string(base::trim(*code::format.print(level_)))}};
    }
    [[nodiscard]] std::string canonical_key() const override {
        return std::string(base::trim(*code::format.print(level_)));
    }
    [[nodiscard]] std::string title() const override {
        return fmt::format("a counter at {}, in steps of {}", level_.start, level_.step);
    }

    [[nodiscard]] SearchReport search(const SearchRequest& request) const override {
        const Space space(level_);
        return report_in_moves(
            search::run(request.algorithm, space, Bound{level_.step}, request.settings, request.control),
            moves_of);
    }

    [[nodiscard]] GraphReport explore(const search::RunControl& control) const override {
        const auto to_puzzle = [step = level_.step](const State& state) {
            return std::make_unique<Null>(Level{state.counter, step});
        };
        return explore_space(std::make_shared<const Space>(level_), Bound{level_.step}, control, to_puzzle);
    }

    [[nodiscard]] std::unique_ptr<Game> play() const override {
        return game_of(std::make_shared<const Space>(level_), Bound{level_.step},
                       [step = level_.step](const State& state) {
                           return std::make_unique<Null>(Level{state.counter, step});
                       });
    }
    [[nodiscard]] std::vector<Move> legal_moves() const override {
        const Space space(level_);
        return moves_of(space.actions(space.initial()));
    }
    [[nodiscard]] std::unique_ptr<Puzzle> after(std::span<const Move> moves) const override {
        int counter = level_.start;
        for (const Step& step : replay(moves).steps)
            counter += static_cast<int>(*number_field(step.fields, "change"));
        return std::make_unique<Null>(Level{counter, level_.step});
    }

    [[nodiscard]] std::unique_ptr<Playback> playback() const override {
        return std::make_unique<Counting>(level_);
    }

    [[nodiscard]] Result<Move> move_of(std::string_view word) const override {
        const bool is_signed = word.starts_with('-') || word.starts_with('+');
        if (is_signed) {
            if (const auto size = base::parse_number(word.substr(1), max_start))
                return fmt::format("{}{}", word.front(), *size);
        }
        return Diagnostic{fmt::format("{} is no move", base::quoted(word)),
                          fmt::format("write -{0} or +{0}", level_.step),
                          {}};
    }
    [[nodiscard]] Result<Move> move_of(std::span<const Field> fields) const override {
        const auto change = number_field(fields, "change");
        if (!change)
            return Diagnostic{"a move lacks its number `change`", "give the change of the counter", {}};
        return move_of(fmt::format("{:+}", *change));
    }

    [[nodiscard]] Result<std::string> write(std::string_view format) const override {
        return null::formats().print(level_, format);
    }

  private:
    Level level_;
};

class NullFamily final : public Family {
  public:
    [[nodiscard]] std::string_view word() const override { return "null"; }
    [[nodiscard]] std::string_view summary() const override {
        return "a counter to bring to 0: the smallest family, to copy";
    }
    [[nodiscard]] std::vector<FormatEntry> formats() const override { return null::formats().entries(); }
    [[nodiscard]] Recognition recognize(std::string_view format, std::string_view text) const override {
        return null::formats().recognize(format, text);
    }
    [[nodiscard]] Result<std::unique_ptr<Puzzle>> read(std::string_view format, std::string_view text,
                                                       const ReadOptions& options) const override {
        const Result<Level> level = null::read(format, text, options);
        if (!level) return level.error();
        return std::unique_ptr<Puzzle>(std::make_unique<Null>(*level));
    }
};

}  // namespace

const Family& family() {
    static const NullFamily instance;
    return instance;
}

}  // namespace decant::puzzles::null
