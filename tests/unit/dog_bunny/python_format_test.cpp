// Literal edges, start and goal of programs are read as they stand, and code in place of them is refused.
// SPDX-License-Identifier: MIT
#include "unit/dog_bunny/levels.hpp"

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
            R"(edges = [(a, b), (b, a), (b, c, {a, "!d"}), (c, d, {}), (d, a)]  # by name)",
            R"(graph = {"a": ["b"], "b": ["a", ("c", ["a", "!d"])], "c": "d", "d": {"a": None}})",
            R"(connections = {("a", "b"): None, ("b", "a"): [], ("b", "c"): ["a", "!d"], ("c", "d"): (), ("d", "a"): None})",
            R"(edges = [("a", "->", "b"), ("->", "b", "a"), ("b", "-->", "c", ["a", "!d"]), ("c", "->", "d"), ("d", "->", "a")])",
            R"(one_way_edges = [("a", "b"), ("b", "a"), ("b", "c", ["a", "!d"]), ("c", "d"), ("d", "a")])",
            R"(EDGES = [("a", "b", (), ()), ("b", "a", None, None), ("b", "c", ("a", "!d")), ("c", "d"), ("d", "a")])",
        })
        EXPECT_TRUE(means(with_ends(edges), code)) << edges;
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
        for (const Assumption& each : propose(formats(), "python", text).assumed) values += each.value + '\n';
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

TEST(DogBunnyPython, SkipsComments) {
    constexpr std::string_view edges = "edges = [(\"a\", \"b\"), (\"b\", \"a\"), (\"b\", \"c\", \"a\")]";
    const std::string code = code_with_ends("a~b/b~a/b~c@a");
    for (const std::string_view comment :
         {"# from, to, condition", "# third: must be empty", "# edges work both ways", "# (to, from, cond)",
          "// one of them is enough", "/* edges = [\n*/", "\"\"\"\nedges = [(\"c\", \"a\")]\n\"\"\""}) {
        EXPECT_TRUE(means(with_ends(fmt::format("{}\n{}", comment, edges)), code)) << comment;
        EXPECT_TRUE(means(fmt::format("{}{}\n", with_ends(edges), comment), code)) << comment;
    }
    EXPECT_TRUE(means(with_ends(fmt::format("{}  # third: must be empty", edges)), code));
}

TEST(DogBunnyPython, LeavesNamedVariablesOfOtherUseAside) {
    const std::string program = with_ends("edges = [(\"a\", \"b\"), (\"b\", \"a\"), (\"b\", \"c\", \"a\")]") +
                                "end = time()\nfor edge in edges:\n    start = edge[0]\n";
    EXPECT_TRUE(means(program, code_with_ends("a~b/b~a/b~c@a")));
    EXPECT_TRUE(refused("python", program + "edges.append((\"c\", \"a\"))\n", {7, 1},
                        "a part of the map is changed behind its literal"));
}

TEST(DogBunnyPython, RefusesCodeInPlaceOfALiteral) {
    const auto is_unread = [](std::string_view text, base::Place place) {
        const auto level = read("python", text);
        return refused("python", text, place, "a program whose language is not read") &&
               level.error().kind == base::ProblemKind::unknown_format;
    };
    EXPECT_TRUE(is_unread(with_ends("edges = [(\"a\", \"b\", lambda s: s)]"), {1, 28}));
    EXPECT_TRUE(is_unread(with_ends("edges = [(x, y) for x in y]"), {1, 17}));
    EXPECT_TRUE(is_unread(with_ends("edges = [(\"a\", \"b\", set([\"c\"]))]"), {1, 24}));
    EXPECT_TRUE(is_unread(with_ends("edges = [*more, (\"a\", \"b\")]"), {1, 10}));
    EXPECT_TRUE(is_unread(with_ends("edges = [(\"a\", \"b\", \"c\")] + more"), {1, 27}));
    EXPECT_TRUE(is_unread(with_ends("/* \u00E9 */ edges = [f(x)]"), {1, 19}));
    EXPECT_TRUE(is_unread(with_ends("edges = load()"), {1, 1}));
    EXPECT_TRUE(
        is_unread("edges = [(\"a\", \"->\", \"b\")]\nstart = {\"dog\": \"a\"}\ngoal = find()\n", {3, 1}));
    for (const std::string_view line :
         {"val edges = List( (\"a\", \"b\"), (\"b\", \"a\") ).map(Edge)",
          "    edges := [][2]string{{\"a\", \"b\"}}", "std::vector<Pair> edges = {{\"a\", \"b\"}};",
          "let edges: Vec<(&str, &str)> = vec![\n    (\"a\", \"b\")];", "$edges = [[\"a\", \"b\"]];"}) {
        EXPECT_EQ(formats().recognize("python", line), Recognition::yes) << line;
        EXPECT_FALSE(read("python", line).ok()) << line;
        EXPECT_EQ(read("python", line).error().kind, base::ProblemKind::unknown_format) << line;
    }
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
    EXPECT_TRUE(refused("python", with("start = {'a': ['dog', None]}"), {2, 15}, "not a list of names"));
    EXPECT_TRUE(
        refused("python", with("start = {'bunny': 'a', 'bunny': 'b'}"), {2, 24}, "'bunny' is a key twice"));
}

TEST(DogBunnyPython, IsRefusedWhereAPartIsAssignedTwice) {
    constexpr std::string_view edges = "edges = [(\"a\", \"b\", \"c\"), (\"b\", \"a\")]\n";
    for (const std::string_view change : {"edges = []", "edges = edges + more", "edges = sorted(edges)"})
        EXPECT_TRUE(refused("python", with_ends(fmt::format("{}{}", edges, change)), {2, 1},
                            "'edges' is assigned twice"))
            << change;
}

TEST(DogBunnyPython, IsNotSeenInListsOfTubes) {
    for (const std::string_view text :
         {"neighbors = moves(state)\nprint(\"done\")\n", "graph = defaultdict(list)\n",
          "start = [[\"dog\", \"cat\"], [\"cat\", \"dog\"], []]\n", "tubes = [[1, 2], [2, 1]]\n",
          "dog bunny\nbunny dog\n-\n", "name: edges of dogs\ndog cat\n"})
        EXPECT_EQ(formats().recognize("python", text), Recognition::no) << text;
}

TEST(DogBunnyPython, IsRefusedWhereItIsWrong) {
    EXPECT_TRUE(refused("python", ends, {3, 1}, "no list of edges"));
    EXPECT_TRUE(refused("python", with_ends("edges = [(\"a\",)]"), {1, 10}, "not an edge"));
    EXPECT_TRUE(
        refused("python", with_ends("edges = [{\"from\": \"a\", \"to\": \"b\"}]"), {1, 10}, "not an edge"));
    EXPECT_TRUE(refused("python", with_ends("edges = [(\"a\", \"b\", True), (\"b\", \"a\")]"), {1, 21},
                        "no node 'True'"));
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

TEST(DogBunnyScripts, AreReadAsTheirLiterals) {
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

TEST(DogBunnyScripts, KeepThePlacesOfFaults) {
    const auto level =
        read("python", "const edges = [[\"a\", \"b\"], [\"b\"]];\nconst start = { dog: \"a\" };\n");
    ASSERT_FALSE(level);
    EXPECT_EQ(level.error().place.line, 1U);
    EXPECT_EQ(level.error().place.column, 28U);
}

}  // namespace
}  // namespace decant::puzzles::dog_bunny
