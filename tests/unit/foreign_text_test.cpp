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
         {"\t", "a\nb", "\x7F", "\u0080", "\u009F", "\u00A0", "\u2028", "\u202E", "\uFEFF"})
        EXPECT_FALSE(is_visible(text)) << base::quoted(text);
    for (const std::string_view text :
         {"", " ", "red", "~", "\u00A1", "\u00E9", "\u2027", "\u202F", "\u7D2B", "\U0001F600"})
        EXPECT_TRUE(is_visible(text)) << text;
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
}

}  // namespace
}  // namespace decant::base
