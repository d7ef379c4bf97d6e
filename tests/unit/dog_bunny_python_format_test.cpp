// Edges, start and goal of programs in Python are read as their authors mean them, or refused with the place.
// SPDX-License-Identifier: MIT
#include "unit/dog_bunny_levels.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

constexpr std::string_view ends =
    "start = {\"dog\": \"a\", \"bunny\": [\"b\", \"c\"]}\n"
    "goal = {\"dog\": \"b\", \"bunny\": [\"a\", \"a\"]}\n";

std::string with_ends(std::string_view edges) { return fmt::format("{}\n{}", edges, ends); }

/// Where the tokens of `ends` are in a code.
std::string code_with_ends(std::string_view edges) {
    return fmt::format("dogbunny:{}:dog=a/bunny=b+c:dog=b/bunny=a+a", edges);
}

testing::AssertionResult means(std::string_view text, std::string_view code) {
    const auto level = read("python", text);
    if (!level) return testing::AssertionFailure() << base::to_string(level.error(), std::string(text));
    if (formats().recognize("python", text) != Recognition::yes)
        return testing::AssertionFailure() << "not recognized";
    const std::string read_as = *formats().print(*level, "code");
    if (read_as != fmt::format("{}\n", code)) return testing::AssertionFailure() << "read as " << read_as;
    return testing::AssertionSuccess();
}

TEST(DogBunnyPython, TakesEdgesInEachWayThatPeopleWriteThem) {
    const std::string code = code_with_ends("a~b/b~a/b~c@a+!d/c~d/d~a");
    for (
        const std::string_view edges : {
            R"(edges = [("a", "b"), ("b", "a"), ("b", "c", ["a", "!d"]), ("c", "d"), ("d", "a")])",
            R"(EDGES: list = (['a', 'b'], ['b', 'a', None], ['b', 'c', 'a & !d'], ['c', 'd', ()], ['d', 'a', ''],))",
            R"(edges = [(a, b), (b, a), (b, c, {a, "!d"}), (c, d, set()), (d, a)]  # by name)",
            R"(graph = {"a": ["b"], "b": ["a", ("c", ["a", "!d"])], "c": "d", "d": {"a": None}})",
            R"(connections = {("a", "b"): None, ("b", "a"): [], ("b", "c"): ["a", "!d"], ("c", "d"): (), ("d", "a"): None})",
            R"(edges = [("a", "->", "b"), ("->", "b", "a"), ("b", "-->", "c", ["a", "!d"]), ("c", "->", "d"), ("d", "->", "a")])",
            R"(one_way_edges = [("a", "b"), ("b", "a"), ("b", "c", ["a", "!d"]), ("c", "d"), ("d", "a")])",
            "# from, to, must be on, must be off\n"
            R"(EDGES = [("a", "b", (), ()), ("b", "a", (), ()), ("b", "c", ("a",), ("d",)), ("c", "d", (), ()), ("d", "a", (), ())])",
            "# from, to, nobody at, somebody at\n"
            R"(EDGES = [("a", "b", (), ()), ("b", "a", (), ()), ("b", "c", ("!a",), ("!d",)), ("c", "d", (), ()), ("d", "a", (), ())])",
        }) {
        if (edges.find("nobody") == std::string_view::npos) {
            EXPECT_TRUE(means(with_ends(edges), code)) << edges;
        } else {
            EXPECT_TRUE(means(with_ends(edges), code_with_ends("a~b/b~a/b~c@!!a+!d/c~d/d~a"))) << edges;
        }
    }
}

TEST(DogBunnyPython, TakesWaysBackFromArrowsAndNames) {
    EXPECT_TRUE(means(with_ends(R"(edges = [("a", "<->", "b"), ("b", "->", "c", "a")])"),
                      code_with_ends("a=b/b~c@a")));
    EXPECT_TRUE(means(with_ends("two_way = [(\"a\", \"b\")]\none_way = [(\"b\", \"c\", \"a\")]"),
                      code_with_ends("a=b/b~c@a")));
    EXPECT_TRUE(
        means(with_ends("directedEdges = [(\"b\", \"c\", \"a\")]\nundirected_edges = [(\"a\", \"b\")]"),
              code_with_ends("b~c@a/a=b")));
}

TEST(DogBunnyPython, TakesPlacesByTokensByNodesAndByNames) {
    constexpr std::string_view edges = "edges = [(\"a\", \"b\"), (\"b\", \"a\"), (\"b\", \"c\", \"a\")]\n";
    const std::string code = code_with_ends("a~b/b~a/b~c@a");
    for (const std::string_view places : {
             "start_state = {'bunny1': 'b', 'bunny2': 'c', 'dog': 'a'}\n"
             "goal_state = {'bunny1': 'a', 'bunny2': 'a', 'dog': 'b'}\n",
             "START_NODES = {'a': ['dog'], 'b': ['bunny'], 'c': 'bunny'}\n"
             "TARGET_NODES = {'a': ['bunny', 'bunny'], 'b': 'dog', 'c': []}\n",
             "dog = 'a'\nbunnies = ['b', 'c']\ndog_goal = 'b'\nbunny_goals = ('a', 'a')\n",
         }) {
        const Level level = level_in("python", fmt::format("{}{}", edges, places));
        const Level wanted = level_in("code", code);
        EXPECT_EQ(level.edges, wanted.edges);
        for (const Kind& kind : wanted.kinds)
            EXPECT_NE(std::find(level.kinds.begin(), level.kinds.end(), kind), level.kinds.end()) << places;
    }
}

TEST(DogBunnyPython, LeavesTheRestOfAProgramAside) {
    const std::string program = with_ends(
                                    "```python\n"
                                    "import sys\n\n"
                                    "\"\"\"A solver.\"\"\"\n"
                                    "edges = [\n"
                                    "    (\"a\", \"b\"),  # always\n"
                                    "    (\"b\", \"a\"),\n\n"
                                    "    (\"b\", \"c\", (\"a\",)),\n"
                                    "]\n"
                                    "title = \"Garden\"\n") +
                                "if __name__ == \"__main__\":\n"
                                "    plan = solve(edges, start, goal)\n"
                                "    print(\"done\\n\", len(plan))\n```\n";
    EXPECT_TRUE(means(program, code_with_ends("a~b/b~a/b~c@a")));
    const auto told = [](std::string_view text) {
        std::string values;
        for (const Assumption& each : propose("python", text).assumed) values += each.value + '\n';
        return values;
    };
    EXPECT_EQ(told(program), "each edge one way\nthe rest of the program left aside\n");
    EXPECT_EQ(told(with_ends("edges = [('a', '->', 'b', 'c'), ('b', '->', 'c')]")), "");
}

TEST(DogBunnyPython, IsRefusedWhereItMayMeanTwoThings) {
    EXPECT_TRUE(
        refused("python", with_ends("edges = [(\"a\", \"b\"), (\"b\", \"c\")]"), {1, 10}, "one way or both"));
    EXPECT_TRUE(
        refused("python", with_ends("graph = {\"a\": [\"b\"], \"b\": [\"c\"]}"), {1, 16}, "one way or both"));
    EXPECT_TRUE(refused("python",
                        with_ends("edges = [(\"a\", \"b\", [\"c\"], []), (\"b\", \"a\"), (\"b\", \"c\")]"),
                        {1, 21}, "must be occupied and which empty"));
    EXPECT_TRUE(
        refused("python", with_ends("edges = [(\"a\", \"b\", 3), (\"b\", \"a\")]"), {1, 21}, "weight"));
    EXPECT_TRUE(refused("python", with_ends("edges = [(\"a\", \"b\", \"a\"), (\"b\", \"a\")]"), {1, 22},
                        "about the node that a token leaves"));
    EXPECT_TRUE(
        refused("python", with_ends("two_way = [(\"a\", \"b\", \"b\")]"), {1, 24}, "that a token leaves"));
    EXPECT_TRUE(refused("python", with_ends("edges = [(\"a\", \"b\", [[\"c\"]]), (\"b\", \"a\")]"), {1, 22},
                        "may mean two things"));
    EXPECT_TRUE(refused("python",
                        with_ends("import sys\nedges = [(\"a\", \"b\"), (\"b\", \"a\"), (\"b\", \"c\")]"),
                        {2, 11}, "no edge has a condition"));
    const std::string mixed =
        "edges = [('a', 'b', 'c'), ('b', 'a')]\ngoal = {'dog': 'a'}\nstart = {'dog': 'a', 'b': 'cat'}\n";
    EXPECT_TRUE(refused("python", mixed, {3, 22}, "unlike the first key"));
    EXPECT_TRUE(refused("python", "edges = [('a', 'b', 'c'), ('b', 'a')]\nstart = ('a', 'b', 'c')\n", {2, 9},
                        "which token is where"));
}

TEST(DogBunnyPython, HeedsCommentsThatMaySayOtherwise) {
    constexpr std::string_view edges = "edges = [(\"a\", \"b\"), (\"b\", \"a\"), (\"b\", \"c\", \"a\")]";
    const auto below = [&](std::string_view comment) {
        return with_ends(fmt::format("{}\n{}", comment, edges));
    };
    for (const std::string_view comment :
         {"# third: must be empty", "# condition: closed while occupied", "# (x, y, z): not while on z",
          "# the third is blocked by a token there", "# from, to, blocker", "# from, to, guard must be away",
          "# von, nach, gesperrt durch", "# if c is free", "# an obstacle"})
        EXPECT_TRUE(refused("python", below(comment), {1, 1}, "what must be empty")) << comment;
    for (const std::string_view comment : {"# edges work both ways", "# undirected", "# Two-way streets"})
        EXPECT_TRUE(refused("python", below(comment), {1, 1}, "lead both ways")) << comment;
    for (const std::string_view comment : {"# first: to, second: from", "# (to, from, cond)", "# reversed"})
        EXPECT_TRUE(refused("python", below(comment), {1, 1}, "lead the other way")) << comment;
    EXPECT_TRUE(refused("python", with_ends(fmt::format("{}  # third: must be empty", edges)), {1, 52},
                        "what must be empty"));
    EXPECT_TRUE(refused("python", fmt::format("{}# edges are undirected\n", with_ends(edges)), {4, 1},
                        "lead both ways"));
    EXPECT_TRUE(refused("python",
                        with_ends(fmt::format("\"\"\"Garden\n\nThe third is empty.\n\"\"\"\n{}", edges)),
                        {3, 1}, "what must be empty"));
    EXPECT_TRUE(refused("python", with_ends(fmt::format("{}\nblocked_by = third_of", edges)), {2, 1},
                        "more of the level"));
    const std::string code = code_with_ends("a~b/b~a/b~c@a");
    for (const std::string_view comment :
         {"# from, to, condition", "# a to b, b to c", "# the map of level 3",
          "# needs somebody on the third", "#!/usr/bin/env python3", "# https://example.org/maps",
          "# author: somebody"})
        EXPECT_TRUE(means(below(comment), code)) << comment;
    EXPECT_TRUE(
        means(with_ends(fmt::format("# from, to, must be occupied\n{}  # over the hills", edges)), code));
    EXPECT_TRUE(means(with_ends(fmt::format("# from, to, must be empty\n{}", edges)),
                      code_with_ends("a~b/b~a/b~c@!a")));
}

TEST(DogBunnyPython, IsRefusedWherePlacesMayMeanTwoThings) {
    const auto with = [](std::string_view places) {
        return fmt::format("edges = [('a', 'b', 'c'), ('b', 'a'), ('b', 'c')]\n{}\n", places);
    };
    EXPECT_TRUE(refused("python", with("start = {'bunny': ['a', 'b']}\ngoal = {'bunny': 'c'}"), {3, 9},
                        "'bunny' has 2 tokens but 1 goal"));
    EXPECT_TRUE(
        refused("python", with("start = {'a': 1, 'b': 0}"), {2, 15}, "'1' is not the name of a token"));
    EXPECT_TRUE(
        refused("python", with("start = {'a': [True]}"), {2, 16}, "'True' is not the name of a token"));
    EXPECT_TRUE(refused("python", with("start = {'a': ['dog', None]}"), {2, 15}, "no list of names"));
    EXPECT_TRUE(
        refused("python", with("start = {'bunny': 'a', 'bunny': 'b'}"), {2, 24}, "'bunny' is a key twice"));
}

TEST(DogBunnyPython, IsRefusedWhereEdgesChangeLater) {
    constexpr std::string_view edges = "edges = [(\"a\", \"b\", \"c\"), (\"b\", \"a\")]\n";
    for (const std::string_view change :
         {"edges.append((\"b\", \"c\"))", "edges += [(\"b\", \"c\")]", "edges = []",
          "edges[0] = (\"b\", \"c\")", "    edges.extend(more)", "edges, n = f()", "del edges[0]",
          "EDGES = edges + [(\"b\", \"c\")]"}) {
        const std::size_t column = change.find_first_not_of(' ') + 1;
        EXPECT_TRUE(
            refused("python", with_ends(fmt::format("{}{}", edges, change)), {2, column}, "changes 'edges'"))
            << change;
    }
    EXPECT_TRUE(
        refused("python", with_ends("edges = [(\"a\", \"b\", \"c\")] + more"), {1, 27}, "changes 'edges'"));
}

TEST(DogBunnyPython, IsNotSeenInListsOfTubes) {
    for (const std::string_view text :
         {"start = [[\"dog\", \"cat\"], [\"cat\", \"dog\"], []]\n", "tubes = [[1, 2], [2, 1]]\n",
          "dog bunny\nbunny dog\n-\n", "name: edges of dogs\ndog cat\n"})
        EXPECT_EQ(formats().recognize("python", text), Recognition::no) << text;
}

TEST(DogBunnyPython, IsRefusedWhereItIsWrong) {
    EXPECT_TRUE(refused("python", ends, {3, 1}, "no list of edges"));
    EXPECT_TRUE(refused("python", with_ends("edges = [(\"a\",)]"), {1, 10}, "not an edge"));
    EXPECT_TRUE(
        refused("python", with_ends("edges = [{\"from\": \"a\", \"to\": \"b\"}]"), {1, 10}, "not an edge"));
    EXPECT_TRUE(refused("python", with_ends("edges = [(\"a\", \"b\", lambda s: s)]"), {1, 28}, "',' or ')'"));
    EXPECT_TRUE(refused("python", with_ends("edges = [(x, y) for x in y]"), {1, 17}, "',' or ']'"));
    EXPECT_TRUE(refused("python", with_ends("edges = [(\"a\", \"b\", True), (\"b\", \"a\")]"), {1, 21},
                        "not a condition"));
    EXPECT_TRUE(refused("python", with_ends("edges = [(\"a\", \"b\", \"not c\"), (\"b\", \"a\")]"), {1, 26},
                        "'c' does not"));
    EXPECT_TRUE(refused("python", with_ends("edges = [(\"a\", \"b\", \"x\"), (\"b\", \"a\")]"), {1, 22},
                        "no node 'x'"));
    EXPECT_TRUE(
        refused("python", with_ends("edges = [[[[[[[[[\"a\"]]]]]]]]]"), {1, 17}, "nested too deeply"));
    EXPECT_TRUE(refused("python", with_ends("edges = [(\"a\", \"b\""), {2, 1}, "',' or ')'"));
}

constexpr std::string_view script_ends =
    "const start = { dog: \"a\", bunny: [\"b\", \"c\"] };\n"
    "const goal = { dog: \"b\", bunny: [\"a\", \"a\"] };\n";

TEST(DogBunnyScripts, AreReadAsPythonIs) {
    const std::string code = code_with_ends("a~b/b~a/b~c@a");
    for (
        const std::string_view edges :
        {R"(const edges = [["a", "b"], ["b", "a"], ["b", "c", "a"]];)",
         R"(export const EDGES: [string, string, string?][] = [["a", "b"], ["b", "a", null], ["b", "c", "a"]] as const;)",
         "// The edges of the map.\nlet edges = [\n  ['a', 'b'], // by name\n  ['b', 'a', undefined],\n  "
         "['b', 'c', "
         "'a'],\n];",
         "import { solve } from \"./solver.js\";\n/* from, to, needs */\nvar edges = [[\"a\", \"b\"], "
         "[\"b\", \"a\"], "
         "[\"b\", \"c\", \"a\"]];\nconsole.log(solve(edges, start, goal));",
         "/**\n * The edges of the map.\n */\nconst graph = { a: [\"b\"], b: [\"a\", [\"c\", \"a\"]] };"})
        EXPECT_TRUE(means(fmt::format("{}\n{}", edges, script_ends), code)) << edges;
}

TEST(DogBunnyScripts, AreRefusedWhereTheySayMore) {
    constexpr std::string_view edges = R"(const edges = [["a", "b"], ["b", "a"], ["b", "c", "a"]];)";
    for (const std::string_view more :
         {"edges.push([\"c\", \"b\"]);", "// edges lead both ways", "/* the third must be empty */",
          "const all = [...edges, [\"c\", \"b\"]];", "/* a\n   bunny must return to b\n*/"})
        EXPECT_FALSE(
            means(fmt::format("{}\n{}{}\n", edges, script_ends, more), code_with_ends("a~b/b~a/b~c@a")))
            << more;
}

TEST(DogBunnyScripts, KeepThePlacesOfFaults) {
    const auto level =
        read("python", "const edges = [[\"a\", \"b\"], [\"b\"]];\nconst start = { dog: \"a\" };\n");
    ASSERT_FALSE(level);
    EXPECT_EQ(level.error().place.line, 1U);
    EXPECT_EQ(level.error().place.column, 28U);
}

}  // namespace
}  // namespace decant::puzzles::dog_bunny
