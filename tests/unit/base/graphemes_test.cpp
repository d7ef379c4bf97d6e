// An emoji of several code points is one character.
// SPDX-License-Identifier: MIT
#include "base/graphemes.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace decant::base {
namespace {

using testing::ElementsAre;

std::vector<std::string> clusters(std::string_view text) {
    std::vector<std::string> found;
    for (; !text.empty(); text.remove_prefix(found.back().size())) found.emplace_back(first_grapheme(text));
    return found;
}

TEST(Graphemes, AreLettersAndDigitsEachAlone) {
    EXPECT_THAT(clusters("A1?é"), ElementsAre("A", "1", "?", "é"));
}

TEST(Graphemes, KeepMarksAndSelectorsAtTheirCharacter) {
    EXPECT_THAT(clusters("☀️☁️"), ElementsAre("☀️", "☁️"));
    EXPECT_THAT(clusters("e\u0301e"), ElementsAre("e\u0301", "e"));
    EXPECT_THAT(clusters("1️⃣2️⃣"), ElementsAre("1️⃣", "2️⃣")) << "keycaps";
}

TEST(Graphemes, KeepWhatIsJoined) {
    EXPECT_THAT(clusters("👍🏽👍"), ElementsAre("👍🏽", "👍")) << "skin tones";
    EXPECT_THAT(clusters("👩‍🚀❤️‍🔥"), ElementsAre("👩‍🚀", "❤️‍🔥"));
}

TEST(Graphemes, PairTheLettersOfFlags) {
    EXPECT_THAT(clusters("🇩🇪🇫🇷🇪"), ElementsAre("🇩🇪", "🇫🇷", "🇪"));
    EXPECT_THAT(clusters("🏴󠁧󠁢󠁳󠁣󠁴󠁿🏴"),
                ElementsAre("🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏴"));
}

}  // namespace
}  // namespace decant::base
