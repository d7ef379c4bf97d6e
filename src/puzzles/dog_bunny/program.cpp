// Reads names, and merges tokens.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/program.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "base/words.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

/// What words in a name say.
constexpr base::Words of_edges = "edge edges connections adjacency neighbors neighbours graph";
constexpr base::Words of_one_way = "one oneway directed unidirectional uni";
constexpr base::Words of_two_way = "two twoway both undirected bidirectional bi";
constexpr base::Words of_start = "start starts initial init";
constexpr base::Words of_goal = "goal goals target targets end final";
constexpr base::Words of_dog = "dog dogs";
constexpr base::Words of_bunny = "bunny bunnies";
constexpr base::Words of_nothing =
    "way ways list map state states node nodes position positions pos place places location locations";

}  // namespace

std::vector<std::string> words_of(std::string_view name) {
    const auto is_upper = [](char c) { return c >= 'A' && c <= 'Z'; };
    const auto is_lower = [](char c) { return c >= 'a' && c <= 'z'; };
    std::vector<std::string> words;
    char before = ' ';
    for (const char c : name) {
        const bool is_letter = is_upper(c) || is_lower(c);
        const bool begins = !(is_upper(before) || is_lower(before)) || (is_lower(before) && is_upper(c));
        if (is_letter && begins) words.emplace_back();
        if (is_letter) words.back() += static_cast<char>(is_upper(c) ? c - 'A' + 'a' : c);
        before = c;
    }
    return words;
}

std::size_t first_of(const std::vector<std::string>& words, const base::Words& list) {
    const auto found = std::find_if(words.begin(), words.end(),
                                    [&](const std::string& word) { return base::holds(list, word); });
    return static_cast<std::size_t>(found - words.begin());
}

bool has_one_of(const std::vector<std::string>& words, const base::Words& list) {
    return first_of(words, list) < words.size();
}

Meaning meaning_of(std::string_view name) {
    static constexpr std::array lists{of_edges, of_one_way, of_two_way, of_start,
                                      of_goal,  of_dog,     of_bunny,   of_nothing};
    const auto words = words_of(name);
    const bool is_known = std::all_of(words.begin(), words.end(), [](const std::string& word) {
        return std::any_of(lists.begin(), lists.end(),
                           [&](const base::Words& list) { return base::holds(list, word); });
    });
    if (!is_known) return {};
    const bool one_way = has_one_of(words, of_one_way);
    const bool two_way = has_one_of(words, of_two_way);
    const bool edges = one_way || two_way || has_one_of(words, of_edges);
    const bool start = has_one_of(words, of_start);
    const bool goal = has_one_of(words, of_goal);
    const bool dog = has_one_of(words, of_dog);
    const bool bunny = has_one_of(words, of_bunny);
    if ((one_way && two_way) || (start && goal) || (dog && bunny)) return {};
    if (edges) {
        const Part part = one_way ? Part::one_way : two_way ? Part::two_way : Part::edges;
        return start || goal || dog || bunny ? Meaning{} : Meaning{part, ""};
    }
    if (!start && !goal && !dog && !bunny) return {};
    return {goal ? Part::goal : Part::start, dog ? "dog" : bunny ? "bunny" : ""};
}

void place(const std::vector<Placement>& starts, const std::vector<Placement>& goals, RawLevel& level) {
    const auto goal_of = [&](const std::string& token) {
        const auto found = std::find_if(goals.begin(), goals.end(),
                                        [&](const Placement& g) { return g.token.text == token; });
        return found == goals.end() ? std::string{} : found->node.text;
    };
    const auto stem_of = [](const std::string& token) {
        const std::size_t dash = token.rfind('-');
        const bool numbered =
            dash != std::string::npos && dash > 0 && base::parse_number(token.substr(dash + 1), 999);
        return numbered ? token.substr(0, dash) : token;
    };
    const auto mergeable = [&](const std::string& stem) {
        std::string goal;
        bool first = true;
        for (const Placement& start : starts) {
            if (start.token.text == stem) return false;
            if (stem_of(start.token.text) != stem) continue;
            if (!first && goal_of(start.token.text) != goal) return false;
            goal = goal_of(start.token.text);
            first = false;
        }
        return true;
    };
    const auto kind_of = [&](const std::string& token) {
        const std::string stem = stem_of(token);
        return stem != token && mergeable(stem) ? stem : token;
    };
    const auto place = [&](const std::vector<Placement>& list, std::vector<RawPlaces>& places) {
        for (const Placement& entry : list) {
            const std::string kind = kind_of(entry.token.text);
            auto found = std::find_if(places.begin(), places.end(),
                                      [&](const RawPlaces& p) { return p.kind.text == kind; });
            // A token that is listed twice itself is for the builder to refuse.
            const bool own_name = kind == entry.token.text;
            if (found == places.end() || own_name)
                found = places.insert(places.end(), RawPlaces{{kind, entry.token.offset}, {}});
            found->nodes.push_back(entry.node);
        }
    };
    place(starts, level.tokens);
    place(goals, level.goals);
}

std::optional<Diagnostic> find_short_goal(const RawLevel& level, std::string_view text) {
    for (const RawPlaces& goal : level.goals) {
        const auto tokens =
            std::find_if(level.tokens.begin(), level.tokens.end(),
                         [&](const RawPlaces& each) { return each.kind.text == goal.kind.text; });
        if (tokens == level.tokens.end() || goal.nodes.size() >= tokens->nodes.size()) continue;
        return problem_at(text, goal.kind.offset,
                          fmt::format("{} has {} but {}", base::quoted(goal.kind.text),
                                      base::counted(tokens->nodes.size(), "token"),
                                      base::counted(goal.nodes.size(), "goal")),
                          "give a goal for each of them, even if it is the same, or none",
                          base::ProblemKind::contradiction);
    }
    return std::nullopt;
}

}  // namespace decant::puzzles::dog_bunny
