// The three texts of DogBunny mean the same level, and each is refused where it is wrong.
// SPDX-License-Identifier: MIT
#include "unit/dog_bunny/levels.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

constexpr std::string_view native =
    "# what this is\n"
    "decant dog-bunny 1\n"
    "name: small # one\n"
    "nodes: a b c  # three\n"
    "edges:\n"
    "a -> b : !c | (a & b)\n"
    "  b <-> c\n"
    "tokens:\n"
    "dog: a\n"
    "bunny: c b\n"
    "goal:\n"
    "dog: c\n"
    "bunny: a a\n";
constexpr std::string_view code = "dogbunny:a~b@!c,(a+b)/b=c:dog=a/bunny=b+c:dog=c/bunny=a+a";
constexpr std::string_view edges =
    "[[:--> :a :b (some-fn (complement :c) (every-pred :a :b))] ; a comment\n"
    " [:<-> :b, :c]]\n"
    "start {:dog :a :bunny-1 :c :bunny-2 :b} goal {:dog :c, :bunny-1 :a :bunny-2 :a}\n";

TEST(DogBunnyFormats, MeanTheSame) {
    Level level = level_in("native", native);
    EXPECT_EQ(level.name, "small # one");
    level.name.clear();
    EXPECT_EQ(level_in("code", code), level);
    EXPECT_EQ(level_in("edges", edges), level);
    EXPECT_EQ(*formats().print(level, "code"), fmt::format("{}\n", code));
}

TEST(DogBunnyFormats, KeepPositionsInNativeText) {
    const Level level = level_in("native",
                                 "decant dog-bunny 1\nnodes: a@0,1.5 b@-2,3\nedges:\na -> b\ntokens:\n"
                                 "dog: a\ngoal:\ndog: b\n");
    ASSERT_TRUE(level.nodes[0].position && level.nodes[1].position);
    EXPECT_EQ(level.nodes[0].position->y, 1.5);
    EXPECT_EQ(level.nodes[1].position->x, -2);
    EXPECT_NE(formats().print(level, "native")->find("a@0,1.5 b@-2,3"), std::string::npos);
}

TEST(DogBunnyFormats, KeepPositionsInCodes) {
    constexpr std::string_view placed = "dogbunny:a@0,1.5/b@-2,3/c/a=b@!c:dog=a:dog=b";
    const Level level = level_in("code", placed);
    EXPECT_EQ(level.nodes[0].position->y, 1.5);
    EXPECT_EQ(level.nodes[1].position->x, -2);
    EXPECT_FALSE(level.nodes[2].position);
    EXPECT_EQ(*formats().print(level, "code"), fmt::format("{}\n", placed));
}

TEST(DogBunnyFormats, WritePositionsThatCanBeReadAgain) {
    for (const std::string_view place : {"0.00001,-0", "0.0000001,1000000", "-0.125,999999.999999"}) {
        const Level level = level_in("code", fmt::format("dogbunny:a@{}/b@1,1/a=b:dog=a:dog=b", place));
        EXPECT_EQ(level_in("code", *formats().print(level, "code")), level) << place;
        EXPECT_EQ(level_in("native", *formats().print(level, "native")), level) << place;
    }
}

TEST(DogBunnyFormats, RefuseNativeTextWhereItIsWrong) {
    const auto text = [](std::string_view rest) { return fmt::format("decant dog-bunny 1\n{}", rest); };
    EXPECT_TRUE(refused("native", "decant dog-bunny 2\n", {1, 1}, "version"));
    EXPECT_TRUE(refused("native", text("size: 3\n"), {2, 1}, "'size'"));
    EXPECT_TRUE(refused("native", text("nodes: a\nnodes: b\n"), {3, 1}, "'nodes' appears twice"));
    EXPECT_TRUE(refused("native", text("nodes: a@1 b\n"), {2, 9}, "'@1' is not a position"));
    EXPECT_TRUE(refused("native", text("nodes: a b\nedges:\na-b\n"), {4, 1}, "'a-b' is not an edge"));
    EXPECT_TRUE(refused("native", text("nodes: a b\nedges:\na => b\n"), {4, 1}, "'a => b' is not an edge"));
    EXPECT_TRUE(
        refused("native", text("nodes: a b\ntokens:\ndog a\n"), {4, 1}, "'dog a' does not place a token"));
    EXPECT_TRUE(refused("native", text("nodes: a b\ngoal:\ndog: a\ntokens:\n"), {5, 1}, "'tokens:'"));
}

TEST(DogBunnyFormats, RefuseCodesWhereTheyAreWrong) {
    EXPECT_TRUE(refused("code", "dogbunny:a=b:dog=a", {1, 1}, "three sections"));
    EXPECT_TRUE(refused("code", "dogbunny:a=b@:dog=a:dog=b", {1, 14}, "the end of the condition"));
    EXPECT_TRUE(refused("code", "dogbunny:a@b:dog=a:dog=b", {1, 10}, "'a@b' is neither an edge nor a node"));
    EXPECT_TRUE(refused("code", "dogbunny:a=b:dog:dog=b", {1, 14}, "'dog' does not place a token"));
    EXPECT_TRUE(refused("code", "dogbunny:a=b//c=d:dog=a:dog=b", {1, 14}, "name of a node is missing"));
}

TEST(DogBunnyFormats, HoldNodesThatLookAlikeWhereBothAreListed) {
    EXPECT_TRUE(
        refused("code", "dogbunny:Well=b/well@3,1:dog=b:dog=Well", {1, 17}, "'well' looks like 'Well'"));
    EXPECT_TRUE(
        refused("code", "dogbunny:well@3,1/Well=b:dog=b:dog=Well", {1, 19}, "'Well' looks like 'well'"));
    EXPECT_EQ(level_in("code", "dogbunny:Well=b/well@3,1/Well:dog=b:dog=Well").nodes.size(), 3U);
}

TEST(DogBunnyFormats, RefuseEdgeListsWhereTheyAreWrong) {
    EXPECT_TRUE(refused("edges", "[[:==> :a :b]]", {1, 3}, "':==>' is not an arrow"));
    EXPECT_TRUE(refused("edges", "[[:--> :a b]]", {1, 11}, "'b' appears where a keyword"));
    EXPECT_TRUE(refused("edges", "[[:--> :a :b (every :a)]]", {1, 15}, "'every' is not a condition"));
    EXPECT_TRUE(refused("edges", "[[:--> :a :b (some-fn)]]", {1, 22}, "number of parts"));
    EXPECT_TRUE(refused("edges", "[[:--> :a :b]] begin {:dog :a}", {1, 16}, "'begin'"));
    EXPECT_TRUE(refused("edges", "[[:--> :a :b]\n", {2, 1}, "the end of the text"));
}

TEST(DogBunnyFormats, SkipCommentsOfEdgeLists) {
    EXPECT_EQ(level_in("edges", fmt::format(";; must be empty\n{}; and back\n", edges)),
              level_in("edges", edges));
    EXPECT_TRUE(propose(formats(), "edges", edges).assumed.empty());
}

TEST(DogBunnyFormats, RefuseFormsAroundEdgeLists) {
    EXPECT_TRUE(refused("edges", "(def edges [[:--> :a :b]])", {1, 1}, "language is not read"));
    EXPECT_TRUE(refused("edges", fmt::format("{}(println (solve edges))\n", edges), {4, 1}, "not read"));
    EXPECT_TRUE(refused("edges", "[[:--> :a :b]] [[:--> :b :a]]", {1, 16}, "second list of edges"));
    EXPECT_TRUE(refused("edges", "[[:--> :a :b]] start {:bunny-1 :a :bunny-2 :a} goal {:bunny :b}", {1, 54},
                        "'bunny' has 2 tokens but 1 goal"));
}

TEST(DogBunnyFormats, TellMapsWithoutAHeadHowTheyBegin) {
    for (const std::string_view text :
         {"well <-> tree\ntree -> house : !well\n", "dog: a\n a --> b\n", "edges:\nwell ~~ tree : house"}) {
        EXPECT_EQ(formats().recognize("native", text), Recognition::yes) << text;
        EXPECT_TRUE(refused("native", text, {1, 1}, "write `decant dog-bunny 1`")) << text;
    }
    for (const std::string_view text :
         {"1 -> 2\n3 -> 4\n", "decant tube-sort 1\na -> b\n", "red blue\nblue red\n-\n", "a->b"})
        EXPECT_EQ(formats().recognize("native", text), Recognition::no) << text;
}

TEST(DogBunnyFormats, MergeNumberedTokensThatHaveTheSameGoal) {
    const Level level =
        level_in("edges",
                 "[[:--> :a :b]] start {:bunny-1 :a :bunny-2 :b :cat-1 :a :cat-2 :a} goal {:bunny-1 :b "
                 ":bunny-2 :b :cat-1 :a :cat-2 :b}");
    ASSERT_EQ(level.kinds.size(), 3U);
    EXPECT_EQ(level.kinds[0], (Kind{"bunny", {0, 1}, {1, 1}}));
    EXPECT_EQ(level.kinds[1], (Kind{"cat-1", {0}, {0}}));
    EXPECT_EQ(level.kinds[2], (Kind{"cat-2", {0}, {1}}));
}

TEST(DogBunnyFormats, EdgeListsCannotLeaveOpenWhichTokenGoesWhere) {
    const Level level = level_in("code", "dogbunny:a=b:bunny=a+a:bunny=a+b");
    const auto text = formats().print(level, "edges");
    ASSERT_FALSE(text.ok());
    EXPECT_NE(text.error().problem.find("bunny"), std::string::npos);
}

TEST(DogBunnyFormats, CodesEscapeWhatAnAddressCannotHold) {
    const Level level = level_in("code", "dogbunny:caf%C3%A9=b:dog=b:dog=caf\u00E9");
    EXPECT_EQ(level.nodes[0].name, "caf\u00E9");
    EXPECT_EQ(*formats().print(level, "code"), "dogbunny:caf%C3%A9=b:dog=b:dog=caf%C3%A9\n");
}

}  // namespace
}  // namespace decant::puzzles::dog_bunny
