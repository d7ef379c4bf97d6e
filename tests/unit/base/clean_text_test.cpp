// Bytes from outside become text with one kind of line end, or are refused with their place.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <string>

#include "base/text.hpp"

namespace decant::base {
namespace {

TEST(CleanText, DropsAByteOrderMarkAtTheStartOnly) {
    EXPECT_EQ(*clean_text("\xEF\xBB\xBFred"), "red");
    EXPECT_EQ(*clean_text("a\xEF\xBB\xBFz"), "a\xEF\xBB\xBFz");
}

TEST(CleanText, MakesEveryLineEndALineFeed) {
    EXPECT_EQ(*clean_text("a\r\nb\rc\nd\r\r\n\n"), "a\nb\nc\nd\n\n\n");
}

TEST(CleanText, KeepsWellFormedUtf8OfEveryLength) {
    const std::string text = "\x7F\u0080\u07FF\u0800\uD7FF\uE000\uFFFF\U00010000\U0010FFFF";
    EXPECT_EQ(*clean_text(text), text);
}

TEST(CleanText, RefusesBytesThatAreNotUtf8AndSaysWhere) {
    for (const std::string bad :
         {"\x80", "\xC0\xAF", "\xC1\xBF", "\xC3", "\xE0\x9F\xBF", "\xE2\x82", "\xED\xA0\x80",
          "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFF"}) {
        const auto text = clean_text("red\r\nb\u00E9" + bad);
        ASSERT_FALSE(text) << "byte " << static_cast<int>(bad[0]);
        EXPECT_EQ(text.error().place, (Place{2, 3}));
        EXPECT_NE(text.error().problem.find("UTF-8"), std::string::npos);
    }
}

TEST(CleanText, RefusesNulBytes) {
    const auto text = clean_text(std::string_view("a\nb\0c", 5));
    ASSERT_FALSE(text);
    EXPECT_EQ(text.error().place, (Place{2, 2}));
}

TEST(CleanText, TakesAMillionLinesAndFewMore) {
    EXPECT_TRUE(clean_text(std::string(std::size_t{1} << 20, '\n')));
    EXPECT_FALSE(clean_text(std::string((std::size_t{1} << 20) + 1, '\n')));
    EXPECT_FALSE(clean_text(std::string((std::size_t{1} << 20) + 1, '\r')));
}

TEST(CleanText, TakesSixteenMebibytesAndNoByteMore) {
    std::string bytes(max_text_bytes, 'a');
    EXPECT_TRUE(clean_text(bytes));
    bytes += 'a';
    EXPECT_FALSE(clean_text(bytes));
}

}  // namespace
}  // namespace decant::base
