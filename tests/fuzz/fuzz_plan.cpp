// Any bytes, read as a plan for small levels: an error that helps, or moves that replay the same way again.
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "api/decant.hpp"
#include "checks.hpp"
#include "present/text.hpp"
#include "solution/check.hpp"

namespace decant::fuzz {
namespace {

using puzzles::Move;
using puzzles::Puzzle;

void add(std::vector<api::Level>& levels, std::string_view text) {
    auto level = api::load(text, {});
    require(level.ok(), "a level of the plan target loads", text);
    levels.push_back(*std::move(level));
}

bool has_level_of(const std::vector<api::Level>& levels, const puzzles::Family& family) {
    return std::any_of(levels.begin(), levels.end(),
                       [&](const api::Level& level) { return &level.puzzle().family() == &family; });
}

/// Small levels, mixed capacities and hidden units among them; of other families their example levels.
std::vector<api::Level> levels() {
    std::vector<api::Level> levels;
    for (const std::string_view code : {"water2:AB/BA/-", "ball3:ABC/BCA/CAB/-/-", "water3:A?A/BB^2/AB/-",
                                        "ball2:A^1/A/B/B^1/-^1", "null:6/2"}) {
        add(levels, code);
    }
    for (const puzzles::Family* family : puzzles::families()) {
        if (has_level_of(levels, *family)) continue;
        for (const api::Entry& example : api::levels()) {
            if (example.family == family->word()) add(levels, example.summary);
        }
        require(has_level_of(levels, *family), "the plan target has a level of each family: add one here",
                family->word());
    }
    return levels;
}

/// A step names its move in words and in fields, and both mean it.
void check_step(const Puzzle& puzzle, const puzzles::Step& step) {
    const auto from_word = puzzle.start().move_of(step.move);
    require(from_word && *from_word == step.move, "a step's move reads back", step.move);
    const auto from_fields = puzzle.start().move_of(step.fields);
    require(from_fields && *from_fields == step.move, "a step's fields read back", step.move);
}

void check_replay(const Puzzle& puzzle, const std::vector<Move>& moves) {
    const solution::Replay replay = solution::replay(puzzle.start(), moves);
    const std::size_t made = replay.steps.size();
    require(replay.fault ? made < moves.size() : made == moves.size(), "a replay ends at the first fault");
    if (replay.fault)
        require(is_plain(*replay.fault) && !replay.fault->empty(), "a fault is plain text", *replay.fault);
    std::vector<Move> legal;
    for (std::size_t i = 0; i < made; ++i) {
        require(replay.steps[i].move == moves[i], "a step is the move that was asked for");
        check_step(puzzle, replay.steps[i]);
        legal.push_back(replay.steps[i].move);
    }
    const solution::Replay again = solution::replay(puzzle.start(), legal);
    require(!again.fault && again.cost == replay.cost && again.at_goal == replay.at_goal,
            "the legal moves replay to the same position");
}

/// A plan may make false claims, but they are reported: of a move that was not made or of a whole plan.
void check_check(const Puzzle& puzzle, std::string_view text) {
    const auto check = solution::check(puzzle.start(), text);
    require(check.ok(), "a plan that is read is checked", text);
    require(!check->falsehood || !check->replay.fault, "one thing is wrong first", text);
    require(check->valid() == !check->reason(), "a plan that is not valid has a reason", text);
    require(!check->falsehood || is_plain(*check->falsehood), "a falsehood is plain text", text);
    require(!present::check_line(*check).empty(), "a check has a sentence");
    require(!present::check_json(puzzle, *check).empty(), "a check has JSON");
}

void check_plan(const Puzzle& puzzle, std::string_view text) {
    const auto plan = solution::read_plan(puzzle.start(), text);
    if (!plan) return check_diagnostic(plan.error(), text);
    const std::vector<Move>& moves = plan->moves;
    std::string words;
    for (const Move& move : moves) words.append(move).append(" ");
    const auto again = solution::read_plan(puzzle.start(), words);
    require(again && again->moves == moves, "the moves of a plan read back as words", words);
    check_replay(puzzle, moves);
    check_check(puzzle, text);
}

}  // namespace
}  // namespace decant::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace decant;
    static const std::vector<api::Level> levels = fuzz::levels();
    const auto text = base::clean_text(fuzz::view_of(data, size));
    for (const api::Level& level : levels) {
        if (text)
            fuzz::check_plan(level.puzzle(), *text);
        else
            fuzz::check_diagnostic_of_bytes(text.error(), fuzz::view_of(data, size));
    }
    return 0;
}
