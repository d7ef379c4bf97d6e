// Builds the JSON objects.
// SPDX-License-Identifier: MIT
#include "present/json.hpp"

#include <utility>
#include <variant>

#include "present/json_parts.hpp"
#include "present/palette.hpp"
#include "search/algorithm_names.hpp"

namespace decant::present {
namespace {

using solution::Solution;
using solution::Verdict;

json value_of(const puzzles::Field& field) {
    return std::visit([](const auto& value) { return json(value); }, field.value);
}

std::string_view algorithm_word(search::Algorithm algorithm) {
    return search::algorithm_entries[static_cast<std::size_t>(algorithm)].word;
}

/// The advice on each remedy stands under its word: null where it does not help, and nothing where that is
/// not known.
json advice_json(const std::vector<solution::Advice>& advice) {
    if (advice.empty()) return nullptr;
    json object = json::object();
    json helps = json::object();
    json claims = json::object();
    json levels = json::object();
    for (const solution::Advice& entry : advice) {
        helps[entry.word] = or_null(entry.helps);
        if (entry.helps == false) object[entry.word] = nullptr;
        if (entry.helps != true) continue;
        levels[entry.word] = entry.code;
        if (entry.count > 0) object[entry.word]["count"] = entry.count;
        if (!entry.length) continue;
        (entry.count > 0 ? object[entry.word]["length"] : object[entry.word]) = *entry.length;
        claims[entry.word] = solution::word(entry.claim);
    }
    object["helps"] = std::move(helps);
    object["claims"] = std::move(claims);
    object["levels"] = std::move(levels);
    return object;
}

/// The outcome of the proof, where one was asked for.
json proof_keys(const Solution& solution) {
    if (!solution.no_proof.empty()) return {{"proof", nullptr}, {"no_proof", solution.no_proof}};
    if (!solution.proof) return json::object();
    const solution::ProofFacts& proof = *solution.proof;
    json object{{"kind", proof.kind}, {"entries", proof.entries}, {"bytes", proof.bytes}};
    if (!proof.file.empty()) object["file"] = proof.file;
    return {{"proof", std::move(object)}};
}

json names_in(const puzzles::TextView& view) { return view.text; }

json names_in(const puzzles::MapView& map) {
    const auto name = [&](std::size_t node) { return map.nodes[node].name; };
    json nodes = json::array();
    for (const auto& node : map.nodes) {
        nodes.push_back({{"name", node.name}});
        if (node.position) nodes.back().update({{"x", node.position->x}, {"y", node.position->y}});
    }
    json edges = json::array();
    for (const auto& edge : map.edges) {
        edges.push_back({{"from", name(edge.from)}, {"to", name(edge.to)}, {"both_ways", edge.both_ways}});
        edges.back().update({{"condition", edge.condition.empty() ? json(nullptr) : json(edge.condition)},
                             {"open", edge.open}});
    }
    const auto places = [&](const auto& list) {
        json array = json::array();
        for (const auto& entry : list) array.push_back({{"token", entry.kind}, {"node", name(entry.node)}});
        return array;
    };
    return {{"nodes", nodes}, {"edges", edges}, {"tokens", places(map.tokens)}, {"goals", places(map.goals)}};
}

json names_in(const puzzles::BoardView& board) {
    return tubes_json(board, [&](int unit) {
        if (unit == puzzles::BoardView::hidden) return json(nullptr);
        return json(board.colors[static_cast<std::size_t>(unit)].name);
    });
}

/// The facts of a level and its plan.
json answer_keys(const Solution& solution) {
    json object;
    const bool unsolvable = solution.verdict == Verdict::unsolvable;
    object["status"] = word(solution.verdict);
    object["claim"] = unsolvable ? json(nullptr) : json(solution::word(solution.claim));
    if (solution.factor) object["factor"] = *solution.factor;
    if (solution.cost) object["length"] = *solution.cost;
    object["lower_bound"] = unsolvable ? json(nullptr) : json(solution.lower_bound);
    if (solution.verdict == Verdict::unknown)
        object["solvable"] = solution.solvable ? json(true) : json(nullptr);
    object.update(object_of(solution.facts));
    if (solution.limit) object["limit"] = entry_of(*solution.limit).word;
    if (solution.cancelled) object["cancelled"] = true;
    if (solution.cost) {
        json& moves = object["moves"] = json::array();
        for (const puzzles::Step& step : solution.steps) moves.push_back(object_of(step.fields));
    }
    return object;
}

}  // namespace

json view_json(const puzzles::View& view) {
    return std::visit([](const auto& each) { return names_in(each); }, view);
}

json header(const puzzles::Puzzle& puzzle) {
    json object{{"decant", 1}};
    object.update(object_of(puzzle.start().rules()));
    return object;
}

json tubes_json(const puzzles::BoardView& board, const std::function<json(int)>& unit) {
    json tubes = json::array();
    for (const auto& tube : board.tubes) {
        json units = json::array();
        for (const int each : tube.units) units.push_back(unit(each));
        tubes.push_back({{"capacity", tube.capacity}, {"units", std::move(units)}});
        for (const auto& rule : tube.rules) tubes.back()["rules"][rule.key] = rule.value;
        if (tube.closed) tubes.back()["closed"] = true;
        for (std::size_t unit = 0; unit < tube.units.size(); ++unit) {
            if ((tube.hidden >> unit & 1) != 0) tubes.back()["hidden"].push_back(unit);
        }
    }
    return tubes;
}

json stats_json(json all, Stats wanted) {
    if (wanted == Stats::repeatable) {
        for (const char* varying : {"seconds", "peak_memory_bytes"}) all.erase(varying);
    }
    return all;
}

void add_left_aside(json& object, const solution::Check& plan) {
    if (!plan.unchecked.empty()) object["unchecked"] = solution::unchecked_keys(plan);
    if (!plan.unused.empty()) object["unused"] = plan.unused;
}

json object_of(const std::vector<puzzles::Field>& fields) {
    json::object_t object;
    object.reserve(fields.size());
    for (const puzzles::Field& field : fields) object.emplace(field.name, value_of(field));
    return json(std::move(object));
}

std::string proof_event_json(const Solution& solution) {
    json object{{"event", "proof"}};
    object.update(proof_keys(solution));
    return dump(object);
}

std::string advice_json(const solution::Advice& advice) {
    json object{{"word", advice.word}, {"helps", or_null(advice.helps)}};
    if (advice.helps == true) {
        if (advice.count > 0) object["count"] = advice.count;
        object["level"] = advice.code;
    }
    if (advice.length) object.update({{"length", *advice.length}, {"claim", solution::word(advice.claim)}});
    return dump(object);
}

std::string solution_json(const puzzles::Puzzle& puzzle, const Solution& solution,
                          std::optional<std::string_view> line, Stats stats) {
    json object = header(puzzle);
    if (line) object["level"] = *line;
    object.update(answer_keys(solution));
    for (const Solution& weaker : solution.with_weaker_goal) {
        const json answer = answer_keys(weaker);
        for (const char* key : {"status", "claim", "length", "lower_bound", "moves"}) {
            if (answer.contains(key)) object[solution.weaker_goal][key] = answer[key];
        }
    }
    if (solution.advised) object["advice"] = advice_json(solution.advice);
    object.update(proof_keys(solution));
    object["stats"] = stats_json({{"algorithm", algorithm_word(solution.algorithm)},
                                  {"expanded", solution.statistics.expanded},
                                  {"generated", solution.statistics.generated},
                                  {"seconds", solution.seconds},
                                  {"peak_memory_bytes", solution.statistics.peak_bytes}},
                                 stats);
    return dump(object);
}

std::string error_json(std::string_view line, std::string_view error) {
    return dump({{"level", line}, {"error", error}});
}

std::string colors_json(const puzzles::Puzzle& puzzle) {
    const puzzles::View view = puzzle.start().view();
    const auto* board = std::get_if<puzzles::BoardView>(&view);
    if (board == nullptr || are_letters(board->colors)) return "";
    json names = json::object();
    for (const auto& [name, letter] : board->colors) names[std::string(1, letter)] = name;
    return dump(names);
}

std::string check_json(const puzzles::Puzzle& puzzle, const solution::Check& check) {
    json object = header(puzzle);
    const solution::Replay& replay = check.replay;
    object["valid"] = replay.cut_short ? json(nullptr) : json(check.valid());
    object["length"] = check.moves;
    if (replay.fault) object["illegal_move"] = replay.steps.size() + 1;
    if (check.misstates_move()) object["false_move"] = replay.steps.size() + 1;
    if (const auto reason = check.reason()) object["reason"] = *reason;
    add_left_aside(object, check);
    return dump(object);
}

std::string level_json(const puzzles::Puzzle& puzzle) {
    json object = header(puzzle);
    object.update(object_of(puzzle.facts()));
    object["position"] = view_json(puzzle.start().view());
    return dump(object);
}

std::string rows_json(const std::vector<std::vector<puzzles::Field>>& rows) {
    json list = json::array();
    for (const auto& row : rows) list.push_back(object_of(row));
    return dump(list);
}

}  // namespace decant::present
