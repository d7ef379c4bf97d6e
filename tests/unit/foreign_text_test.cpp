// Foreign text stands in messages short, quoted, and harmless to a terminal.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <string>

#include "base/text.hpp"

namespace decant::base {
namespace {

TEST(Quoted, QuotesAndReplacesWhatATerminalObeys) {
    EXPECT_EQ(quoted("red"), "'red'");
    EXPECT_EQ(quoted("a\x1B[2Jb\n\x7F\tc"), "'a?[2Jb???c'");
    EXPECT_EQ(quoted("\u009B2J"), "'?2J'");
}

TEST(Quoted, CutsAfterFortyCharactersAndNeverInsideOne) {
    const std::string forty(40, 'x');
    EXPECT_EQ(base::quoted(forty), "'" + forty + "'");
    EXPECT_EQ(base::quoted(forty + "y"), "'" + forty + "...'");
    std::string accents;
    for (int i = 0; i < 41; ++i) accents += "\u00E9";
    EXPECT_EQ(shortened(accents), accents.substr(0, 80) + "...");
}

TEST(IsVisible, RefusesControlsAndMarksThatHideOrTurnText) {
    for (const std::string_view text :
         {"\t", "a\nb", "\x7F", "\u0080", "\u009F", "\u00A0", "\u00AD", "\u200B", "\u200F", "\u2028",
          "\u202E", "\u2066", "\uFEFF", "\U000E0041", "\x9B", "a\xC2", "\xED\xA0\x80", "a\u200D",
          "\u00E9\u200D\u200D"})
        EXPECT_FALSE(is_visible(text)) << base::quoted(text);
    for (const std::string_view text : {"", " ", "red", "~", "\u00A1", "\u00E9", "\u2027", "\u202F", "\u7D2B",
                                        "\U0001F600", "\u2764\uFE0F\u200D\U0001F525", "\u0646\u200C\u0627"})
        EXPECT_TRUE(is_visible(text)) << text;
}

TEST(Visible, ReplacesEachCharacterAndEachByteThatIsNone) {
    EXPECT_EQ(visible("a\x1B]52;c;eA==\x07\n\u009B2J\u202Ered\x9B\xFF\u00E9"),
              "a?]52;c;eA==???2J?red??\u00E9");
    EXPECT_EQ(visible_lines("a\nb\r\n\x1B[m\n"), "a\nb?\n?[m\n");
    EXPECT_EQ(visible(std::string_view("\0", 1)), "?");
}

TEST(VisibleJson, WritesWhatIsNotVisibleAsEscapes) {
    EXPECT_EQ(visible_json("{\"a\":\"\u00E9 \u009B\u2028\x7F\"}\n"),
              "{\"a\":\"\u00E9 \\u009b\\u2028\\u007f\"}\n");
    EXPECT_EQ(visible_json("\"\U000E0041\""), "\"\\udb40\\udc41\"");
}

TEST(FirstCharacter, HasAllItsBytes) {
    EXPECT_EQ(first_character("ab"), "a");
    EXPECT_EQ(first_character("\u7D2Bb"), "\u7D2B");
}

TEST(Trim, TakesBlanksFromBothEnds) {
    EXPECT_EQ(trim(" \t\n a b\n"), "a b");
    EXPECT_EQ(trim(" \n"), "");
    EXPECT_EQ(trim(""), "");
}

TEST(Counted, PutsTheNounInItsNumber) {
    EXPECT_EQ(counted(0, "tube"), "0 tubes");
    EXPECT_EQ(counted(1, "tube"), "1 tube");
    EXPECT_EQ(counted(2, "tube"), "2 tubes");
    EXPECT_EQ(counted(2, "entry"), "2 entries");
}

}  // namespace
}  // namespace decant::base
