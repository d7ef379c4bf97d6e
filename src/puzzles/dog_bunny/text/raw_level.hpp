// A level as its text states it, with names in place of nodes, before anything is checked.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/text.hpp"
#include "puzzles/dog_bunny/rules/level.hpp"

namespace decant::puzzles::dog_bunny {

using base::Diagnostic;
using base::problem_at;
using base::Result;

/// A name and its place in the text.
struct Name {
    std::string text;
    std::size_t offset = 0;
};

/// A condition before its nodes are known; as Condition otherwise.
struct RawCondition {
    Condition::Op op = Condition::Op::node;
    Name node;
    std::vector<RawCondition> parts;
};

/// Several conditions as one; one alone stands for itself.
inline RawCondition joined(Condition::Op op, std::vector<RawCondition> parts) {
    if (parts.size() == 1) return RawCondition(std::move(parts.front()));
    return {op, {}, std::move(parts)};
}

struct RawEdge {
    Name from;
    Name to;
    bool both_ways = false;
    std::optional<RawCondition> condition;
};

/// Names of nodes for the tokens of one name.
struct RawPlaces {
    Name kind;
    std::vector<Name> nodes;
};

struct RawNode {
    Name name;
    std::optional<Point> position;
    bool is_listed = false;  ///< on its own, not only as the end of an edge
};

struct RawLevel {
    std::string name;
    std::vector<RawNode> nodes;   ///< declared
    bool declares_nodes = false;  ///< else the ends of edges are nodes, too
    bool is_excerpt = false;      ///< of a program, whose rest was left aside
    bool has_ways_back = false;   ///< as edges of their own, from which it follows that edges lead one way
    std::vector<RawEdge> edges;
    std::size_t condition_parts = 0;  ///< names and negations in the conditions of all edges
    std::vector<RawPlaces> tokens;
    std::vector<RawPlaces> goals;
};

/// A refusal of a map with too many parts, by its last item, or nothing. Parsers ask after each item and each
/// part of a condition: so no text takes much more memory than itself and the largest level.
std::optional<Diagnostic> excess(const RawLevel& raw, std::string_view text);
std::optional<Diagnostic> excess(std::size_t condition_parts, std::string_view text, std::size_t offset);

/// Finds the nodes that names mean and checks limits and goals. The rest of a program may say when edges are
/// open, so one of its edges must.
Result<Level> build_level(const RawLevel& raw, std::string_view text);

}  // namespace decant::puzzles::dog_bunny
