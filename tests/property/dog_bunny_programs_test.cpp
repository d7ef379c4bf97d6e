// Maps in programs in Python, as people write them, are read back as the level that they were, or refused.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "base/text.hpp"
#include "property/dog_bunny_levels.hpp"
#include "puzzles/dog_bunny/rules/canonical.hpp"
#include "puzzles/dog_bunny/text/format.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

/// One program of many, as a person might have written it.
class Writer {
  public:
    Writer(const Level& level, base::Random& random) : level_(level), random_(random) {}

    std::string program() {
        std::vector<std::string> parts{edges(), places("start", &Kind::starts), places("goal", &Kind::goals)};
        if (flip()) std::rotate(parts.begin(), parts.begin() + 1, parts.end());
        const bool is_program = flip();
        std::string text = is_program ? "import sys\n\n" : "";
        for (const std::string& part : parts) text += part + (flip() ? "\n" : "  # as drawn\n");
        if (is_program) text += "def main():\n    print(len(solve(edges, start, goal)))\n\nmain()\n";
        if (flip()) text = fmt::format("```python\n{}```\n", text);
        return text;
    }

  private:
    bool flip() { return random_.below(2) == 0; }
    std::string quoted(const std::string& name) {
        return flip() ? fmt::format("'{}'", name) : fmt::format("\"{}\"", name);
    }
    const std::string& name(int node) { return level_.nodes[static_cast<std::size_t>(node)].name; }

    std::string list(const std::vector<std::string>& items) {
        if (items.empty()) return flip() ? "[]" : "()";
        if (flip()) return fmt::format("[{}]", fmt::join(items, ", "));
        return flip() ? fmt::format("({},)", fmt::join(items, ","))
                      : fmt::format("{{\n{}}}", fmt::join(items, ",\n"));
    }

    /// Nodes to be occupied, or those to be empty.
    std::vector<std::string> needs(const Edge& edge, bool vacant, const std::string& mark) {
        std::vector<std::string> names;
        const auto take = [&](const Condition& part) {
            const bool is_vacant = part.op == Condition::Op::negation;
            if (is_vacant == vacant)
                names.push_back(quoted(mark + name(is_vacant ? part.parts.front().node : part.node)));
        };
        if (!edge.condition) return names;
        if (edge.condition->op != Condition::Op::all)
            take(*edge.condition);
        else
            std::for_each(edge.condition->parts.begin(), edge.condition->parts.end(), take);
        return names;
    }

    /// `, condition` or nothing.
    std::string condition(const Edge& edge) {
        auto occupied = needs(edge, false, "");
        const auto vacant = needs(edge, true, "!");
        occupied.insert(occupied.end(), vacant.begin(), vacant.end());
        if (occupied.empty()) return flip() ? "" : ", None";
        if (occupied.size() == 1 && flip()) return ", " + occupied.front();
        return ", " + list(occupied);
    }

    std::string edges() {
        const std::size_t style = random_.below(3);  // arrows, each way, two lists
        std::vector<std::string> one_way;
        std::vector<std::string> two_way;
        for (const Edge& edge : level_.edges) {
            const std::string rest = condition(edge);
            const std::string from = quoted(name(edge.from));
            const std::string to = quoted(name(edge.to));
            const std::string arrow = style > 0 ? "" : edge.both_ways ? "'<->', " : "'->', ";
            auto& tuples = style == 2 && edge.both_ways ? two_way : one_way;
            tuples.push_back(fmt::format("({}, {}{}{})", from, arrow, to, rest));
            if (style == 1 && edge.both_ways) tuples.push_back(fmt::format("({}, {}{})", to, from, rest));
        }
        const std::string comment = flip() ? "# from, to, must be off\n" : "";
        const std::string first =
            comment + fmt::format("{} = {}", style == 2 ? "one_way" : "EDGES",
                                  fmt::format("[\n    {},\n]", fmt::join(one_way, ",\n    ")));
        if (two_way.empty()) return one_way.empty() ? "EDGES = []" : first;
        const std::string second = comment + fmt::format("TWO_WAY: list = [{}]", fmt::join(two_way, ", "));
        return one_way.empty() ? second : first + "\n" + second;
    }

    std::string places(const std::string& what, std::vector<int> Kind::* nodes) {
        std::vector<std::string> entries;
        for (const Kind& kind : level_.kinds) {
            std::vector<std::string> names;
            for (const int node : kind.*nodes) names.push_back(quoted(name(node)));
            entries.push_back(fmt::format(
                "{}: {}", quoted(kind.name),
                names.size() == 1 && flip() ? names.front() : fmt::format("[{}]", fmt::join(names, ", "))));
        }
        return fmt::format("{}_state = {{{}}}", what, fmt::join(entries, ", "));
    }

    const Level& level_;
    base::Random& random_;
};

/// The level with each edge that leads both ways as two.
Level with_each_way(Level level) {
    std::vector<Edge> edges;
    for (const Edge& edge : level.edges) {
        edges.push_back(edge);
        edges.back().both_ways = false;
        if (edge.both_ways) edges.push_back({edge.to, edge.from, false, edge.condition});
    }
    level.edges = std::move(edges);
    return level;
}

/// No program lists a node that no edge connects.
bool connects_each_node(const Level& level) {
    std::vector<bool> met(level.nodes.size());
    for (const Edge& edge : level.edges)
        met[static_cast<std::size_t>(edge.from)] = met[static_cast<std::size_t>(edge.to)] = true;
    return std::find(met.begin(), met.end(), false) == met.end();
}

RC_GTEST_PROP(DogBunnyPrograms, AreReadAsTheirMapOrRefused, ()) {
    const Level level = any_listed_level();
    if (!connects_each_node(level)) return;
    base::Random random = any_random();
    const std::string program = Writer(level, random).program();
    std::string noisy;
    for (const char c : program) noisy += c == '\n' ? std::string(" \r\n") : std::string(1, c);
    const auto text = base::clean_text(random.below(2) == 0 ? noisy : program);
    RC_LOG() << *text;
    RC_ASSERT(formats().recognize("python", *text) == Recognition::yes);
    const auto again = propose(formats(), "python", *text).level;
    if (!again) RC_LOG() << base::to_string(again.error(), "program");
    RC_CLASSIFY(again.ok());
    if (again) {
        RC_ASSERT(canonical(*again) == canonical(level) ||
                  canonical(*again) == canonical(with_each_way(level)));
        return;
    }
    const std::string problem = again.error().problem;
    const auto says = [&](std::string_view words) { return problem.find(words) != std::string::npos; };
    RC_ASSERT(says("one way or both") || says("no edge has a condition"));
}

}  // namespace
}  // namespace decant::puzzles::dog_bunny
