// A game under way as JSON: its position, for pages that draw it, and hints.
// SPDX-License-Identifier: MIT
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "present/json.hpp"
#include "present/json_parts.hpp"
#include "present/palette.hpp"
#include "present/svg.hpp"
#include "present/text.hpp"

namespace decant::present {
namespace {

using puzzles::BoardView;
using puzzles::MapView;
using puzzles::TextView;

json drawing_of(const TextView& view) { return {{"kind", "text"}, {"text", view.text}}; }

json drawing_of(const BoardView& board) {
    json colors = json::array();
    const std::vector<std::size_t> swatch = swatches(board.colors);
    for (std::size_t c = 0; c < swatch.size(); ++c) {
        const auto& [name, letter] = board.colors[c];
        colors.push_back({{"name", name}, {"letter", std::string(1, letter)}, {"swatch", swatch[c]}});
    }
    return {{"kind", "board"},
            {"balls", board.balls},
            {"colors", std::move(colors)},
            {"tubes", tubes_json(board, [](int unit) { return json(unit); })}};
}

/// Nodes are named by their index here.
json drawing_of(const MapView& map) {
    const std::vector<puzzles::Point> places = arrange(map);
    json nodes = json::array();
    for (std::size_t n = 0; n < map.nodes.size(); ++n)
        nodes.push_back({{"name", map.nodes[n].name}, {"x", places[n].x}, {"y", places[n].y}});
    json edges = json::array();
    for (const auto& edge : map.edges) {
        edges.push_back({{"from", edge.from},
                         {"to", edge.to},
                         {"both_ways", edge.both_ways},
                         {"condition", edge.condition},
                         {"open", edge.open}});
    }
    const auto figures = [](const auto& list) {
        json array = json::array();
        for (const auto& entry : list)
            array.push_back({{"kind", entry.kind}, {"color", entry.color}, {"node", entry.node}});
        return array;
    };
    return {{"kind", "map"},
            {"nodes", std::move(nodes)},
            {"edges", std::move(edges)},
            {"tokens", figures(map.tokens)},
            {"goals", figures(map.goals)}};
}

/// The thing that the next move takes hold of: `{"tube":2}` or `{"token":"bunny","node":"house"}`.
json look_at(const puzzles::Step& step) {
    const json fields = object_of(step.fields);
    if (fields.contains("token")) return {{"token", fields["token"]}, {"node", fields["from"]}};
    if (fields.contains("from")) return {{"tube", fields["from"]}};
    return nullptr;
}

}  // namespace

json drawing_json(const puzzles::View& view) {
    return std::visit([](const auto& each) { return drawing_of(each); }, view);
}

std::string position_json(const puzzles::Puzzle& puzzle, const solution::Check& played) {
    std::vector<puzzles::Move> moves;
    json steps = json::array();
    for (const puzzles::Step& step : played.replay.steps) {
        moves.push_back(step.move);
        steps.push_back({{"move", step.move}, {"note", step.note}, {"goes_on", step.goes_on}});
        steps.back().update(object_of(step.fields));
    }
    const auto position = puzzle.after(moves);
    json object = header(puzzle);
    object["code"] = position->code();
    object["start"] = puzzle.code();
    const puzzles::Title title = puzzle.title();
    object["title"] = to_string(title);
    if (!title.name.empty()) object["name"] = title.name;
    object["size"] = title.size;
    object["won"] = played.replay.at_goal;
    object["moves"] = base::trim(plan_line(played.replay.steps));
    object["steps"] = std::move(steps);
    object["legal"] = position->start().legal_moves();
    object["position"] = view_json(position->start().view());
    object["view"] = drawing_json(position->start().view());
    add_left_aside(object, played);
    return dump(object);
}

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
