// The null puzzle as a puzzle family: the template to copy.
// SPDX-License-Identifier: MIT
#include "puzzles/family.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "puzzles/game.hpp"
#include "puzzles/null/format.hpp"
#include "puzzles/null/position.hpp"
#include "puzzles/null/searches.hpp"

namespace decant::puzzles::null {

const Family& family();

namespace {

std::unique_ptr<Puzzle> puzzle_of(Level level);

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
        return null::search(level(), request);
    }
    [[nodiscard]] GraphReport explore(const search::RunControl& control) const override {
        return null::explore(level(), control, puzzle_of);
    }
    [[nodiscard]] std::unique_ptr<Game> play() const override { return null::play(level(), puzzle_of); }
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
