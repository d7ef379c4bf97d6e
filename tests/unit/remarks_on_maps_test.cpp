// What comments and words around a map say of it is understood, or asked about.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "api/decant.hpp"
#include "base/text.hpp"

namespace decant::api {
namespace {

using testing::HasSubstr;

constexpr std::string_view edges = "edges = [(\"a\", \"b\"), (\"b\", \"a\"), (\"b\", \"c\", \"a\")]\n";
constexpr std::string_view ends = "start = {\"dog\": \"a\", \"bunny\": \"b\"}\ngoal = {\"dog\": \"c\"}\n";
constexpr std::string_view in_clojure =
    "[[:<-> :a :b]\n [:<-> :b :c :a]]\nstart {:dog :a :bunny :b}\ngoal {:dog :c}\n";
constexpr std::string_view of_icons = "3\nhouse\nnull\nwell\n2\n0~~1\n1-->2;house\n0,0,1\n2,2,1\n";

/// The code of the map that a text means, or its refusal.
std::string read_as(std::string_view text) {
    const auto level = load(text, {});
    return level ? std::string(base::trim(*convert(*level, "code"))) : base::to_string(level.error(), "");
}

std::string program(std::string_view rest) { return fmt::format("{}{}{}\n", edges, ends, rest); }

TEST(RemarksOnMaps, AreAskedAboutAroundFences) {
    for (const std::string_view remark :
         {"The third is where nobody may be.", "The last one of each edge must be empty.",
          "Every edge goes both ways.", "Arrows point backwards.", "The bunny must return to b.",
          "One of them is enough.", "The dog is the last number.", "bunny, bunny, dog",
          "I forgot one edge, c to a.", "Edit: swap start and goal.", "There are two bunnies on b.",
          "Dogs cannot pass bunnies.", "Both move at the same time.", "Nodes count from 1.",
          "Die dritte Stelle muss leer sein", "третий должен быть пустым"}) {
        for (const std::string& text : {fmt::format("{}\n```\n{}{}```\n", remark, edges, ends),
                                        fmt::format("```\n{}{}```\n{}\n", edges, ends, remark),
                                        fmt::format("{}\n```\n{}```\n", remark, of_icons)})
            EXPECT_THAT(read_as(text), HasSubstr("more of the level than is understood")) << text;
    }
}

TEST(RemarksOnMaps, AreLeftAsideWhereTheySayNoMore) {
    for (const std::string_view remark :
         {"Can you solve this DogBunny level?", "Level 12 of Dog Bunny, from the app",
          "I am stuck here, please help!", "What is the minimal number of moves?",
          "The dog and the bunny start as in the picture."}) {
        const std::string text = fmt::format("{}\n```\n{}{}```\n", remark, edges, ends);
        EXPECT_THAT(read_as(text), HasSubstr("dogbunny:")) << text;
    }
}

TEST(RemarksOnMaps, AreAskedAboutInComments) {
    for (const std::string_view remark :
         {"bunny must return to b", "one of them is enough", "arrows point backwards",
          "only the dog may use it", "the bunny hops two edges at once"}) {
        for (const std::string& text :
             {fmt::format("{}# {}\n{}", edges, remark, ends), fmt::format("; {}\n{}", remark, in_clojure),
              fmt::format("{}; {}\n", in_clojure, remark)})
            EXPECT_THAT(read_as(text), HasSubstr("leave")) << text;
    }
    EXPECT_THAT(read_as(fmt::format("# bunny, bunny, dog\n{}", of_icons)), HasSubstr("leave it out"));
    constexpr std::string_view definitions =
        "(def edges [[:<-> :a :b] [:<-> :b :c :a]])\n(def start {:dog :a})\n(def goal {:dog :b})\n";
    EXPECT_THAT(read_as(fmt::format("{}; tries every edge, never back\n(solve edges)\n", definitions)),
                HasSubstr("dogbunny:"));
    EXPECT_THAT(read_as(fmt::format("{}; the level\n", in_clojure)), HasSubstr("dogbunny:"));
}

TEST(RemarksOnMaps, AreAskedAboutInCommentsOfAProgram) {
    for (const std::string_view comment :
         {"import sys\n# blocked while somebody is on it", "level = 1  # if it is not occupied"})
        EXPECT_THAT(read_as(program(comment)), HasSubstr("what must be empty")) << comment;
    for (const std::string& text :
         {fmt::format("\"\"\"start and goal are swapped in this level.\"\"\"\n{}", program("")),
          fmt::format("{}start = {{\"dog\": \"a\"}}  # swapped in the remake\ngoal = {{\"dog\": \"c\"}}\n",
                      edges),
          fmt::format("{}start = {{\"dog\": \"a\"}}\ngoal = {{\"dog\": \"c\"}}  # must not be there\n",
                      edges),
          fmt::format("{}start = {{\"dog\": \"a\"}}\ngoal = {{\"dog\": \"c\"}}  # via b\n", edges),
          fmt::format("{}start = {{\"dog\": \"a\"}}  # plus a cat at b\ngoal = {{\"dog\": \"c\"}}\n", edges),
          fmt::format("{}start = {{\"dog\": \"a\"}}\n# wherever\ngoal = {{\n\"dog\": \"c\",  # or b\n}}\n",
                      edges)})
        EXPECT_THAT(read_as(text), HasSubstr("more of the level than is understood")) << text;
}

TEST(CodeAroundAMap, IsAskedAboutUnlessItLeavesTheMapAsItIs) {
    for (const std::string_view code :
         {// other rules
          "def usable(e, taken):\n    return len(e) < 3 or e[2] not in taken",
          "def ok(pos):\n    return len(set(pos)) == len(pos)",
          "def done(s):\n    return s[\"dog\"] == s[\"bunny\"]", "locked = {(\"a\", \"b\")}",
          "conditions = [(\"a\", \"b\", \"c\")]", "directed = False", "cat = \"c\"", "TARGET = \"a\"",
          // other edges
          "for dst, src, *c in edges:\n    moves[src].append(dst)", "near[u].append(v)\nnear[v].append(u)",
          "G = nx.Graph()\nG.add_edges_from(edges)", "level = [*edges, (\"c\", \"->\", \"a\")]",
          "bridges = [(\"c\", \"a\")]", "exec(\"edges.pop()\")", "import os; edges.pop()",
          "other = reversed(edges)", "solve_reversed(edges, start, goal)",
          // other ends
          "def setup():\n    global goal\n    goal = {\"dog\": \"b\"}\nsetup()",
          "if hard: goal = {\"dog\": \"a\"}", "solve(edges, goal, start)",
          "print(solve(edges, start, \"c\"))", "solve(edges, start, goal, directed=False)",
          "solve(edges, start, goal) + 1", "plan = goal = start", "print(\"edges are two-way\")",
          "from maps import solve_undirected as solve", "if __name__ == 1: edges.pop()",
          "print(f\"{edges.pop()}\")"})
        EXPECT_THAT(read_as(program(code)), HasSubstr("more of the level than is understood")) << code;
    const std::string level = read_as(program(""));
    for (const std::string_view code :
         {"import networkx as nx", "from solver import solve\nplan = solve(edges, start, goal)",
          "print(len(solve(edges, start, goal)))", "title = \"Garden\"\nlevel = 3",
          "def main():\n    print(breadth_first_search(edges, start, goal))\n\nmain()",
          "if __name__ == \"__main__\":\n    print(solve(edges, start, goal))"})
        EXPECT_EQ(read_as(program(code)), level) << code;
}

TEST(CodeAroundAMap, IsAskedAboutInClojureWhereItMakesAnotherMap) {
    constexpr std::string_view definitions =
        "(def edges [[:<-> :a :b] [:<-> :b :c :a]])\n(def start {:dog :a})\n(def goal {:dog :b})\n";
    for (const std::string_view form : {"(def more (conj edges [:--> :c :a]))",
                                        "(solve edges goal start)",
                                        "(def use (rest edges))",
                                        "(run (dissoc start :dog))",
                                        "(defn done? [s] (some (fn [[k v]] (= v (k s))) goal))",
                                        "(comment goal {:dog :c})",
                                        "(-> edges (conj [:--> :c :a]) (solve start goal))",
                                        "(solve (filterv open edges) start goal)",
                                        "(solve edges start #(= :c (:dog %)))",
                                        "(solve edges start goal :two-way true)",
                                        "(solve edges start {:dog :c})",
                                        "(defn goal? [s] (= (:dog s) :c))",
                                        "(defn solve [edges] (rest edges))",
                                        "(defn open? [c s] (not-any? #{c} (vals s)))",
                                        "(def two-way? true)",
                                        "(def closed #{:b})",
                                        "(def more [[:--> :c :a]])",
                                        "(set! edges [])",
                                        "(println \"edges go both ways\")",
                                        "(println goal start)"})
        EXPECT_THAT(read_as(fmt::format("{}{}\n", definitions, form)),
                    HasSubstr("more of the level than is understood"))
            << form;
    for (const std::string_view form :
         {"(println (solve edges start goal))", "(ns dogs.core\n  (:require [clojure.set :as set]))",
          "(def TRUE (constantly true))", "(def title \"Garden\")", "(def plan (solve edges start goal))",
          "(println \"solution\")"})
        EXPECT_THAT(read_as(fmt::format("{}{}\n", definitions, form)), HasSubstr("dogbunny:")) << form;
}

}  // namespace
}  // namespace decant::api
