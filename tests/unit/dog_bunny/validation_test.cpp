// Requirements of DogBunny levels in any format: names, limits, places, goals.
// SPDX-License-Identifier: MIT
#include "api/decant.hpp"
#include "puzzles/dog_bunny/rules/position.hpp"
#include "unit/dog_bunny/levels.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

std::string many(std::string_view item, std::size_t count, std::string_view separator) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0) text += separator;
        text += fmt::format(fmt::runtime(item), i);
    }
    return text;
}

std::string with_tokens(std::string_view tokens, std::string_view goals) {
    return fmt::format("decant dog-bunny 1\nnodes: a b\nedges:\na <-> b\ntokens:\n{}\ngoal:\n{}\n", tokens,
                       goals);
}

TEST(DogBunnyValidation, AllowsSixtyFourNodes) {
    const auto level = [](std::size_t nodes) {
        return fmt::format("dogbunny:{}:dog=n0:dog=n1", many("n{}", nodes, "/"));
    };
    EXPECT_EQ(level_in("code", level(64)).nodes.size(), 64U);
    EXPECT_TRUE(refused("code", level(65), {1, 256}, "'n64' is one node too many"));
}

TEST(DogBunnyValidation, AllowsSixteenTokens) {
    EXPECT_EQ(level_in("native", with_tokens("dog: " + many("a", 16, " "), "dog: b")).kinds[0].starts.size(),
              16U);
    EXPECT_TRUE(refused("native", with_tokens(fmt::format("dog: {}", many("a", 17, " ")), "dog: b"), {6, 38},
                        "one token too many"));
    EXPECT_TRUE(
        refused("native", with_tokens(many("k{}: a", 17, "\n"), "k0: b"), {22, 6}, "one token too many"));
}

TEST(DogBunnyValidation, Allows256Edges) {
    EXPECT_EQ(level_in("native", with_edges(many("a -> b", 256, "\n"))).edges.size(), 256U);
    EXPECT_TRUE(refused("native", with_edges(many("a -> b", 257, "\n")), {260, 1}, "one edge too many"));
}

TEST(DogBunnyValidation, SaysWhichNodeIsUnknown) {
    EXPECT_TRUE(refused("native", with_edges("a -> x"), {4, 6}, "no node 'x'; the nodes are a, b, c, d, e"));
    EXPECT_TRUE(refused("native", with_edges("x <-> a"), {4, 1}, "no node 'x'"));
    EXPECT_TRUE(refused("native", with_tokens("dog: a x", "dog: b"), {6, 8}, "no node 'x'"));
    EXPECT_TRUE(refused("native", with_tokens("dog: a", "dog: x"), {8, 6}, "no node 'x'"));
    EXPECT_TRUE(refused("code", "dogbunny:a=b:dog=a+x:dog=b", {1, 20}, "no node 'x'"));
    EXPECT_TRUE(refused("edges", "[[:--> :a :b :x]] start {:dog :a} goal {:dog :b}", {1, 14}, "no node 'x'"));
}

TEST(DogBunnyValidation, RefusesEdgesToThemselves) {
    EXPECT_TRUE(refused("native", with_edges("a -> a"), {4, 6}, "from 'a' to itself"));
}

TEST(DogBunnyValidation, RefusesNamesThatStandTwice) {
    EXPECT_TRUE(refused("native", "decant dog-bunny 1\nnodes: a b a\n", {2, 12}, "'a' is listed twice"));
    EXPECT_TRUE(refused("native", with_tokens("dog: a\ndog: b", "dog: b"), {7, 1}, "'dog' is listed twice"));
    EXPECT_TRUE(refused("native", with_tokens("dog: a", "dog: b\ndog: b"), {9, 1}, "goal of 'dog'"));
}

TEST(DogBunnyValidation, RefusesNamesThatOtherTextCouldNotHold) {
    for (const std::string_view name : {"a/b", "a:b", "a,b", "a+b", "-", ".", "--", "a!"}) {
        const std::string text = fmt::format("decant dog-bunny 1\nnodes: x {}\n", name);
        EXPECT_TRUE(refused("native", text, {2, 10}, "cannot name a node")) << name;
    }
}

TEST(DogBunnyValidation, Allows16384NamesAndNegationsInConditions) {
    constexpr std::size_t most = 16'384;
    // Half of them in one edge, half in another one.
    const auto native = [&](std::string_view more) {
        const std::string half = many("!a", most / 4, "|");
        return with_edges(fmt::format("a -> b : {}\na -> b : {}{}", half, half, more));
    };
    EXPECT_EQ(level_in("native", native("")).edges.size(), 2U);
    EXPECT_TRUE(refused("native", native("|c"), {5, 10 + 3 * most / 4}, "too long"));
    EXPECT_TRUE(refused("code", fmt::format("dogbunny:a=b@{}:dog=a:dog=b", many("a", most + 1, ",")),
                        {1, 14 + 2 * most}, "too long"));
    EXPECT_TRUE(refused("edges", fmt::format("[[:--> :a :b (some-fn {})]]", many(":a", most + 1, " ")),
                        {1, 23 + 3 * most}, "too long"));
}

TEST(DogBunnyValidation, LimitsTheNamesOfLevels) {
    const auto named = [](std::size_t bytes) {
        return fmt::format("decant dog-bunny 1\nname: {}\nnodes: a b\n", std::string(bytes, 'x'));
    };
    EXPECT_TRUE(refused("native", named(1000), {4, 1}, "there are no tokens"));
    EXPECT_TRUE(refused("native", named(1001), {2, 7}, "cannot name a level"));
}

TEST(DogBunnyValidation, PositionsShareTheirConditions) {
    const Level level = level_in("code", "dogbunny:a=b@a,b:dog=a:dog=b");
    const Level after = Position(level).after(std::vector<Move>{"dog:a>b"});
    EXPECT_EQ(&*level.edges[0].condition, &*after.edges[0].condition);
    EXPECT_EQ(bytes_of(level), bytes_of(after));
}

TEST(DogBunnyValidation, WantsTokensAndGoalsThatFitThem) {
    EXPECT_TRUE(refused("native", with_tokens("dog:", "dog: b"), {6, 1}, "'dog:' is not a section"));
    EXPECT_TRUE(refused("code", "dogbunny:a=b:dog=:dog=b", {1, 14}, "'dog' is not on any node"));
    EXPECT_TRUE(
        refused("code", "dogbunny:a=b:dog=a/cat=a:dog=b/cat=", {1, 32}, "goal of 'cat' is not on any node"));
    EXPECT_TRUE(refused("native", with_tokens("dog: a", "cat: b"), {8, 1}, "no token 'cat'"));
    EXPECT_TRUE(refused("native", with_tokens("dog: a", "dog: b b"), {8, 1}, "more goals than tokens"));
    EXPECT_TRUE(refused("native", with_tokens("", "dog: b"), {9, 1}, "there are no tokens"));
    EXPECT_TRUE(refused("native", with_tokens("dog: a", ""), {9, 1}, "there is no goal"));
}

TEST(DogBunnyValidation, RefusesOptionsOfOtherFamilies) {
    api::LoadOptions options;
    options.read.set("top_first", true);
    const auto level = api::load("dogbunny:a=b:dog=a:dog=b", options);
    ASSERT_FALSE(level.ok());
    EXPECT_EQ(level.error().problem, "levels of dog_bunny have no option top_first");
    EXPECT_EQ(base::to_string(level.error().remedy, base::as_flag), "leave --top-first out");
    options.read.set("top_first", false);
    EXPECT_TRUE(api::load("dogbunny:a=b:dog=a:dog=b", options).ok());
}

}  // namespace
}  // namespace decant::puzzles::dog_bunny
