// Icons of numbered nodes, edges and places are read as the map that their author means, or refused.
// SPDX-License-Identifier: MIT
#include "unit/dog_bunny/levels.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

constexpr std::string_view small =
    "5\n"
    "bone\n"
    "null\n"
    "well\n"
    "carrot\n"
    "null\n"
    "5\n"
    "0~~1;:well\n"
    "1-->2\n"
    "2~~3;bone\n"
    "1~~4;well,bone:carrot\n"
    "4-->0;:\n"
    "1,2,4\n"
    "0,3,3\n";

/// The map with a line in the place of another one, or without it.
std::string with_line(std::size_t number, std::string_view line) {
    std::string text;
    std::size_t at = 0;
    for (const base::Line& each : base::lines_of(small)) {
        const std::string_view now = ++at == number ? line : each.text;
        if (!now.empty()) text += std::string(now) + '\n';
    }
    return text;
}

testing::AssertionResult refused_with(std::size_t number, std::string_view line, base::Place place,
                                      std::string_view about) {
    return refused("icons", with_line(number, line), place, about);
}

TEST(DogBunnyIcons, AreTheNamesOfNodesAndNumbersThoseOfOthers) {
    EXPECT_EQ(level_in("icons", small),
              level_in("code",
                       "dogbunny:bone/1/well/carrot/4/bone=1@!well/1~well/well=carrot@bone/"
                       "1=4@well+bone+!carrot/4~bone:dog=1/bunny=well+4:dog=bone/bunny=carrot+carrot"));
}

TEST(DogBunnyIcons, MayBeOnSeveralNodesOfWhichOneIsToBeOccupied) {
    const Level level = level_in("icons", "4\nwell\nbone\nwell\nnull\n1\n1-->3;well:well\n1,0,2\n3,3,3\n");
    EXPECT_EQ(*formats().print(level, "code"),
              "dogbunny:well/bone/well-2/3/bone~3@(well,well-2)+!(well,well-2):dog=bone/bunny=well+well-2:"
              "dog=3/bunny=3+3\n");
}

TEST(DogBunnyIcons, AreWrittenAsTheyWereRead) {
    const std::string tidy = with_line(12, "4-->0");
    EXPECT_EQ(*formats().print(level_in("icons", tidy), "icons"), tidy);
}

TEST(DogBunnyIcons, MayStandBetweenBlanksAndBlankLines) {
    std::string loose;
    for (const char c : small) {
        if (c == '\n') loose += " \n\n\t";
        if (c != '\n') loose += c;
        if (c == ',' || c == ';' || c == ':') loose += ' ';
    }
    EXPECT_EQ(level_in("icons", loose), level_in("icons", small));
}

TEST(DogBunnyIcons, AreRefusedWhereConditionsLookAtTheOtherAnimalsAlone) {
    EXPECT_TRUE(refused_with(9, "1-->2;bone,null", {9, 12}, "'null' is not the icon of a node"));
    EXPECT_TRUE(refused_with(10, "2~~3;carrot", {10, 6}, "'carrot' asks for another animal"));
    EXPECT_TRUE(refused_with(10, "2-->3;:well", {10, 8}, "'well' asks for another animal"));
    EXPECT_TRUE(read("icons", with_line(10, "2-->3;carrot")).ok());
}

TEST(DogBunnyIcons, AreRefusedWhereTheyAreWrong) {
    EXPECT_TRUE(refused_with(1, "", {1, 1}, "'bone' is not the number of nodes"));
    EXPECT_TRUE(refused_with(1, "0", {1, 1}, "'0' is not the number of nodes"));
    EXPECT_TRUE(refused_with(1, "6", {7, 1}, "'5' appears where the icon of node 5 is expected"));
    EXPECT_TRUE(refused_with(1, "4", {6, 1}, "'null' is not the number of edges"));
    EXPECT_TRUE(refused_with(8, "0~~5", {8, 4}, "'5' is not the number of a node"));
    EXPECT_TRUE(refused_with(8, "0~~0", {8, 4}, "leads from 'bone' to itself"));
    EXPECT_TRUE(refused_with(8, "0->1", {8, 1}, "'0->1' is not an edge"));
    EXPECT_TRUE(refused_with(8, "0~~1:well", {8, 4}, "'1:well' is not the number of a node"));
    EXPECT_TRUE(refused_with(8, "0~~1;well,,bone", {8, 11}, "'' is not the icon"));
    EXPECT_TRUE(refused_with(7, "6", {13, 1}, "'1,2,4' is not an edge"));
    EXPECT_TRUE(refused_with(7, "4", {12, 1}, "'4-->0;:' is not the start"));
    EXPECT_TRUE(refused_with(13, "1,2", {13, 1}, "'1,2' is not the start"));
    EXPECT_TRUE(refused_with(13, "1,2,x", {13, 5}, "'x' is not the number of a node"));
    EXPECT_TRUE(refused_with(14, "", {14, 1}, "the text ends before the goal"));
    EXPECT_TRUE(refused_with(14, "0,3,3\n# done", {15, 1}, "'# done' does not belong"));
}

TEST(DogBunnyIcons, CannotHoldWhatTheirSolverDoesNotKnow) {
    const auto lost = [](std::string_view code) {
        const auto text = formats().print(level_in("code", code), "icons");
        return text ? *text : text.error().problem;
    };
    constexpr std::string_view rest = "dog=a/bunny=b+c:dog=b/bunny=a+a";
    const auto with = [&](std::string_view edges) {
        return lost(fmt::format("dogbunny:{}:{}", edges, rest));
    };
    EXPECT_NE(lost("dogbunny:a=b/b=c:dog=a/bunny=b+c:dog=b/bunny=a").find("two bunnies"), std::string::npos);
    EXPECT_NE(lost("dogbunny:a=b/b=c:dog=a/cat=b+c:dog=b/cat=a+a").find("two bunnies"), std::string::npos);
    EXPECT_NE(with("a=b/b~c@a,c").find("negations"), std::string::npos);
    EXPECT_NE(with("a=b/b~c@!(a+c)").find("negations"), std::string::npos);
    EXPECT_NE(with("a=b/b~c@b").find("leaves"), std::string::npos);
    EXPECT_NE(with("a=b/b=c@c").find("leaves"), std::string::npos);
    EXPECT_NE(with("a=b/b=c/c=d-1/a~b@d-1").find("'d-1'"), std::string::npos);
    EXPECT_NE(with("a=b/b=c/c=7").find("'7'"), std::string::npos);
    EXPECT_NE(with("a=b/b=c/c=null").find("'null'"), std::string::npos);
}

}  // namespace
}  // namespace decant::puzzles::dog_bunny
