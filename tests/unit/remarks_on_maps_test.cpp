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
    for (const std::string_view remark : {"bunny must return to b", "one of them is enough",
                                          "arrows point backwards", "only the dog may use it"}) {
        for (const std::string& text :
             {fmt::format("{}# {}\n{}", edges, remark, ends), fmt::format("; {}\n{}", remark, in_clojure),
              fmt::format("{}; {}\n", in_clojure, remark)})
            EXPECT_THAT(read_as(text), HasSubstr("leave")) << text;
    }
    EXPECT_THAT(read_as(fmt::format("# bunny, bunny, dog\n{}", of_icons)), HasSubstr("leave it out"));
    constexpr std::string_view definitions =
        "(def edges [[:<-> :a :b] [:<-> :b :c :a]])\n(def start {:dog :a})\n(def goal {:dog :b})\n";
    EXPECT_THAT(read_as(fmt::format("{}; tries every edge, never back\n(defn go [] 1)\n", definitions)),
                HasSubstr("dogbunny:"));
    EXPECT_THAT(read_as(fmt::format("{}; the level\n", in_clojure)), HasSubstr("dogbunny:"));
}

TEST(RemarksOnMaps, AreAskedAboutInTheCodeOfAProgram) {
    for (const std::string_view code :
         {"def usable(e, taken):\n    return len(e) < 3 or e[2] not in taken",
          "def usable(e, taken):\n    if e[2] in taken: return False",
          "for e in edges:\n    if e[2] in state: continue", "closed_when = {(\"a\", \"b\"): \"c\"}",
          "conditions = [(\"a\", \"b\", \"c\")]"})
        EXPECT_THAT(read_as(program(code)), HasSubstr("what must be empty")) << code;
    for (const std::string_view code : {"for dst, src, *c in edges:\n    moves[src].append(dst)",
                                        "for s, d, *c in edges: back[dst].append(src)"})
        EXPECT_THAT(read_as(program(code)), HasSubstr("lead the other way")) << code;
    for (const std::string_view code :
         {"G = nx.Graph()\nG.add_edges_from(edges)", "near[u].append(v)\nnear[v].append(u)",
          "near[u].add(v); near[v].add(u)"})
        EXPECT_THAT(read_as(program(code)), HasSubstr("lead both ways")) << code;
    for (const std::string_view code :
         {"import sys\n# blocked while somebody is on it", "x = 1  # if it is not occupied",
          "def usable(e, taken):\n    return e[2] not in taken  # as drawn"})
        EXPECT_THAT(read_as(program(code)), HasSubstr("what must be empty")) << code;
    EXPECT_THAT(read_as(program("def done(s):\n    return s[\"dog\"] == \"c\" and s[\"bunny\"] == \"a\"")),
                HasSubstr("more of the level"));
}

TEST(RemarksOnMaps, AreNotSeenInASearch) {
    const std::string level = read_as(program(""));
    for (const std::string_view code :
         {"import networkx as nx\nG = nx.DiGraph()\nG.add_edges_from(edges)",
          "seen = {start}\nqueue = [start]\nwhile queue:\n    s = queue.pop(0)\n    if s == goal: break\n"
          "    for t in successors(s):\n        if t not in seen:\n            seen.add(t)\n            "
          "queue.append(t)",
          "open = [(0, start)]\nclosed = {start}", "for a, b, *c in edges:\n    near[a].append(b)",
          "path = list(reversed(path))",
          "if __name__ == \"__main__\":\n    print(solve(edges, start, goal))"})
        EXPECT_EQ(read_as(program(code)), level) << code;
}

}  // namespace
}  // namespace decant::api
