// Letters close together are units where the counts say so; what may be words is asked about.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gmock/gmock.h>

#include "api/decant.hpp"
#include "unit/tube_sort_levels.hpp"

namespace decant::puzzles::tube_sort {
namespace {

using testing::HasSubstr;

/// The code of the one level that a text means, or the refusal.
std::string read_as(std::string_view text, const api::LoadOptions& options = {}) {
    const auto level = api::load(text, options);
    if (!level) return base::to_string(level.error(), "");
    return std::string(base::trim(*api::convert(*level, "code")));
}

api::LoadOptions saying(const char* option) {
    api::LoadOptions options;
    options.read.set(option, true);
    return options;
}

api::LoadOptions in_format(const char* word) {
    api::LoadOptions options;
    options.format = word;
    return options;
}

std::vector<std::string> offered_for(std::string_view text, const api::LoadOptions& options = {}) {
    const auto level = api::read(text, options);
    if (level) return {"read as " + *api::convert(*level, "code")};
    std::vector<std::string> offered;
    for (const auto& offer : level.error().offered) {
        const auto& choice = offer.own.front().option;
        offered.push_back(fmt::format("{} {} {}", choice->name, choice->value,
                                      base::trim(*api::convert(offer.level, "code"))));
    }
    return offered;
}

TEST(Packed, IsReadWhateverStandsBetweenTheTubes) {
    for (const std::string_view text :
         {"ABC BBC CAA -", "ABC\nBBC\nCAA\n-\n", "  ABC \n\n BBC\n\nCAA\n\n-\n", "ABC, BBC, CAA, -",
          "ABC;BBC;CAA;-", "ABC/BBC/CAA/-", "ABC|BBC|CAA|-", "ABC,\nBBC,\nCAA,\n-\n",
          R"(["ABC", "BBC", "CAA", "-"])", "\"ABC\",\n\"BBC\",\n\"CAA\",\n\"-\",\n", "'ABC' 'BBC' 'CAA' '-'",
          "[ABC][BBC][CAA][-]", "(ABC), (BBC), (CAA), (-)", "{\"ABC\",\"BBC\",\"CAA\",\"-\"};",
          "[[ABC],[BBC],[CAA],[-]]"})
        EXPECT_EQ(read_as(text), "water3:ABC/BBC/CAA/-") << text;
}

TEST(Packed, AsksForTheOrderThatNothingStates) {
    for (const std::string_view text :
         {"ABC;BBC;CAA;;", "ABC BBC CAA ___", "ABC BBC CAA empty", "ABC, BBC, CAA, 空", "ABC BBC CAA EEE",
          R"(["ABC", "BBC", "CAA", ""])", "[ABC][BBC][CAA][]", "ABC\nBBC\nCAA\n...\n",
          "ABC,\nBBC,\nCAA,\n,\n", "ABC BBC CAA 000"}) {
        EXPECT_THAT(read_as(text), HasSubstr("use --bottom-first, or use --top-first")) << text;
        EXPECT_THAT(read_as(text, saying("bottom_first")), HasSubstr("water3:ABC/BBC/CAA/-")) << text;
        EXPECT_THAT(read_as(text, saying("top_first")), HasSubstr("water3:CBA/CBB/AAC/-")) << text;
    }
}

TEST(Packed, TakesEmptyGroupsForEmptyTubes) {
    EXPECT_EQ(read_as("ABB;BAA;;", saying("bottom_first")), "water3:ABB/BAA/-/-");
    EXPECT_EQ(read_as(";ABB;BAA", saying("bottom_first")), "water3:-/ABB/BAA");
    EXPECT_EQ(read_as("ABB;;BAA", saying("bottom_first")), "water3:ABB/-/BAA");
}

TEST(Packed, DoesNotGuessWhetherALastSeparatorBeginsATube) {
    EXPECT_TRUE(refused("packed", "ABB;BA;A;", {1, 9}, "may end a tube or begin an empty one"));
    EXPECT_EQ(read_as("[\"ABB\",\"BAA\",\"-\",]"), "water3:ABB/BAA/-");
}

TEST(Packed, HasPlacesInItsTubes) {
    for (const char place : std::string_view("_.*~-")) {
        EXPECT_EQ(read_as(fmt::format("AB{0}{0} BA{0}{0} ABAB", place)), "water4:AB/BA/ABAB");
        EXPECT_EQ(read_as(fmt::format("{0}{0}BA {0}{0}AB BABA", place)), "water4:AB/BA/ABAB") << "top first";
    }
    EXPECT_EQ(read_as("1200 2100 1000 2000 1200"), "water4:12/21/1/2/12");
    EXPECT_TRUE(refused("packed", "1200 2100 1212", {1, 3}, "may be a color or an empty place"))
        << "as many of it as of each color";
}

TEST(Packed, IsPartlyFilledByTheCounts) {
    EXPECT_EQ(read_as("AAA BBB AB -"), "water4:AAA/BBB/AB/-");
    EXPECT_EQ(read_as("AAB BBA A B -"), "water4:AAB/BBA/A/B/-");
}

TEST(Packed, HasDigitsAndEmojiAndHiddenUnits) {
    EXPECT_EQ(read_as("1234 4123 3342 1421 - -"), "water4:1234/4123/3342/1421/-/-");
    EXPECT_EQ(read_as("1234\n4123\n3342\n1421\n-\n-\n"), "water4:1234/4123/3342/1421/-/-")
        << "no file of cups";
    EXPECT_EQ(read_as("👍🏽☀️☀️\n☀️👍🏽👍🏽\n-\n"), "water3:ABB/BAA/-");
    EXPECT_EQ(read_as("A?B B?A -", in_format("packed")), "water3:A?B/B?A/-");
}

TEST(Packed, HasNumbersBeforeItsLines) {
    const std::string_view text = " 0: [👍🏽☀️☀️\n 1: [☀️👍🏽👍🏽\n 2: [\n";
    EXPECT_EQ(read_as(text, saying("bottom_first")), "water3:ABB/BAA/-");
    EXPECT_EQ(read_as("1: [ABB]\n2: [BAA]\n3: [-]\n"), "water3:ABB/BAA/-");
    EXPECT_TRUE(refused("packed", "1: [ABB]\n2: BAA\n", {2, 1}, "no numbered tube"));
}

TEST(Packed, IsOneTubeALineOrAllInOneLine) {
    EXPECT_EQ(read_as("red blue red blue\nblue red blue red\n- \n"), "water4:ABAB/BABA/-") << "words";
    EXPECT_TRUE(refused("packed", "ABB BAA\n- -\n", {1, 5}, "second group"));
    EXPECT_TRUE(refused("packed", "[red,blue][blue,red][-]", {1, 11}, "several groups"));
}

TEST(Packed, LeavesWordsAlone) {
    for (const std::string_view text :
         {"red\nblue\ngreen\n", "red blue green", "red;blue;green", "AB CD EF", "tube1 tube2",
          "red blue red blue blue red blue red", "red,tan,red,tan,tan,red,tan,red", "red\ntan\nred\ntan\n-\n",
          "[red,tan][tan,red][empty,empty]", "[[aa], [], []]", "aa\n_\n", "- B B B aa aa aa B"})
        EXPECT_THAT(read_as(text), HasSubstr("; ")) << text << " is refused";
}

TEST(Packed, AsksWhetherWordsOrTheirLettersAreUnits) {
    EXPECT_THAT(offered_for("ABB\nABB\nABB\nBAA\nBAA\nBAA\n-\n"),
                testing::Contains("from native water3:C/C/C/D/D/D/-"));
    EXPECT_THAT(offered_for("ABB\nABB\nABB\nBAA\nBAA\nBAA\n-\n"),
                testing::Contains("from packed water3:ABB/ABB/ABB/BAA/BAA/BAA/-"));
    EXPECT_EQ(read_as("AABB\nAABB\n-\n", in_format("packed")), "water4:AABB/AABB/-");
    api::LoadOptions partial = saying("partial");
    EXPECT_THAT(read_as("red\nred\nred\ntan\ntan\ntan\n-\n", partial), HasSubstr("no count decides"));
}

TEST(Packed, AsksWhetherLinesAreLayers) {
    EXPECT_THAT(read_as("..AB\n..CA\nABCB\nCABC\n"), HasSubstr("; "))
        << "four columns of four, or four tubes";
}

TEST(Packed, AsksWhatLinesOfMarksAndBlankLinesMean) {
    EXPECT_TRUE(refused("packed", "ABB\nBAA\n---\nABB\nBAA\n-\n", {3, 1}, "may be a frame"));
    EXPECT_TRUE(refused("packed", "----\nABB\nBAA\n-\n", {1, 1}, "may be a frame"));
    EXPECT_TRUE(refused("packed", "ABB\n\nBA\nA\n", {3, 1}, "blank line"));
}

TEST(Packed, SaysWhatIsWrong) {
    EXPECT_THAT(read_as("ABCD;DABC;CCDB;ADBB;-;-"),
                HasSubstr("A has 3 units, a tube holds 4: one is missing"));
    EXPECT_THAT(read_as("ABCD BADC ____"), HasSubstr("A has 2 units, a tube holds 4: 2 are missing"));
    EXPECT_TRUE(refused("packed", "AB=BA", {1, 3}, "'=' is no unit"));
    EXPECT_TRUE(refused("packed", "[AB, BA", {1, 1}, "not closed"));
    EXPECT_TRUE(refused("packed", "AB, BA]", {1, 7}, "closes nothing"));
    EXPECT_TRUE(refused("packed", "\"AB, BA", {1, 1}, "does not end"));
    EXPECT_TRUE(refused("packed", "\"AB\",,\"BA\"", {1, 6}, "nothing stands before"));
    EXPECT_TRUE(refused("packed", "[[[AB]]]", {1, 3}, "too deep"));
}

TEST(Packed, IsWrittenWhereItReadsBack) {
    const auto packed = [](std::string_view code) { return *api::convert(*api::load(code, {}), "packed"); };
    EXPECT_EQ(packed("water3:ABC/BBC/CAA/-"), "ABC BBC CAA -\n");
    for (const std::string_view code : {"ball2:AB/BA/-", "water2:AB/BA^3/-", "water2:AB/B/A", "water1:A/-"})
        EXPECT_FALSE(api::convert(*api::load(code, {}), "packed").ok()) << code;
}

TEST(Packed, IsNotWrittenWhereUnitsJoinToOthers) {
    // Halves of flags: E and RD, read again, are ER and D.
    const auto level = api::load("decant tube-sort 1\ncapacity: 3\npartial: yes\n\n🇪 🇷🇩\n🇷🇩 🇪\n-\n", {});
    ASSERT_TRUE(level.ok()) << base::to_string(level.error(), "");
    const auto packed = api::convert(*level, "packed");
    ASSERT_FALSE(packed.ok());
    EXPECT_THAT(base::to_string(packed.error(), ""), HasSubstr("join to other characters"));
}

}  // namespace
}  // namespace decant::puzzles::tube_sort
