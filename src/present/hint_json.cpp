// Hints as JSON: the keys of `solve`, no more of them than the rung allows.
// SPDX-License-Identifier: MIT
#include "present/json.hpp"
#include "present/json_parts.hpp"

namespace decant::present {
namespace {

/// What the next move takes hold of: `{"tube":2}` or `{"token":"bunny","node":"house"}`.
json look_at(const puzzles::Step& step) {
    const json fields = object_of(step.fields);
    if (fields.contains("token")) return {{"token", fields["token"]}, {"node", fields["from"]}};
    if (fields.contains("from")) return {{"tube", fields["from"]}};
    return nullptr;
}

}  // namespace

std::string hint_json(const puzzles::Puzzle& puzzle, const analysis::Hint& hint,
                      const solution::Check& played, int rung) {
    const solution::Solution& solution = hint.solution;
    json object = header(puzzle);
    object["played"] = played.replay.steps.size();
    add_left_aside(object, played);
    const search::Verdict verdict = rung == 1 ? hint.verdict() : solution.verdict;
    object["status"] = word(verdict);
    if (solution.verdict == search::Verdict::unsolvable) {
        object["lost_by"] = nullptr;
        if (hint.loss && hint.loss->move > 0) {
            object["lost_by"] = {{"move", hint.loss->move}};
            if (hint.loss->was_left) object["lost_by"]["length_before"] = *hint.loss->was_left;
        }
        object["hopeless_from_start"] = hint.loss ? json(hint.loss->move == 0) : json(nullptr);
    }
    if (verdict == search::Verdict::unknown) {
        object["lower_bound"] = solution.lower_bound;
        object["solvable"] = solution.solvable ? json(true) : json(nullptr);
    }
    if (solution.limit) object["limit"] = entry_of(*solution.limit).word;
    if (solution.cancelled) object["cancelled"] = true;
    if (solution.verdict != search::Verdict::solved) return dump(object);
    if (rung >= 2)
        object["look_at"] = solution.steps.empty() ? json(nullptr) : look_at(solution.steps.front());
    if (rung >= 3)
        object["next"] = solution.steps.empty() ? json(nullptr) : object_of(solution.steps.front().fields);
    if (rung < 4) return dump(object);
    object["claim"] = solution::word(solution.claim);
    object["length"] = *solution.cost;
    json& moves = object["moves"] = json::array();
    for (const puzzles::Step& step : solution.steps) moves.push_back(object_of(step.fields));
    return dump(object);
}

}  // namespace decant::present
