// Remedies name options, which each interface spells in its own way.
// SPDX-License-Identifier: MIT
#include "base/remedy.hpp"

#include <gtest/gtest.h>

#include "base/diagnostic.hpp"

namespace decant::base {
namespace {

std::string in_brackets(const Option& option) {
    return "<" + option.name + (option.value.empty() ? "" : "=" + option.value) + ">";
}

TEST(Remedy, SpellsEachOptionAsTheFaceDoes) {
    const Remedy remedy{"raise ", Option{"max_length"}, " or lower ", Option{"min_length"}};
    EXPECT_EQ(to_string(remedy, as_flag), "raise --max-length or lower --min-length");
    EXPECT_EQ(to_string(remedy, in_brackets), "raise <max_length> or lower <min_length>");
}

TEST(Remedy, TellsTheValueOfAnOptionWhereThereIsOne) {
    const Remedy remedy{"use ", Option{"capacity", "1"}};
    EXPECT_EQ(to_string(remedy, as_flag), "use --capacity 1");
    EXPECT_EQ(to_string(remedy, in_brackets), "use <capacity=1>");
}

TEST(Remedy, LeavesWordsThatLookLikeOptionsAlone) {
    EXPECT_EQ(to_string(Remedy("write a--b, or --"), in_brackets), "write a--b, or --");
}

TEST(Remedy, NamesALevelOfManyWithItsFile) {
    EXPECT_EQ(to_string(Remedy{"give ", Option{"id", "2"}}, as_flag), "give FILE#2");
}

TEST(Remedy, HasItsWaysInOrder) {
    const Remedy remedy = Remedy("turn the tubes").or_else({"leave out ", Option{"top_first"}});
    ASSERT_EQ(remedy.ways().size(), 2);
    EXPECT_EQ(to_string(remedy.ways()[0], as_flag), "turn the tubes");
    EXPECT_EQ(to_string(remedy, as_flag), "turn the tubes, or leave out --top-first");
}

TEST(Remedy, OfNoWordsIsNone) {
    EXPECT_TRUE(Remedy("").empty());
    EXPECT_EQ(to_string(Diagnostic{"it is odd", "", {}}, "code"), "code: it is odd");
}

}  // namespace
}  // namespace decant::base
