// Any bytes are refused or become text that is clean already.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

#include "base/text.hpp"

namespace decant::base {
namespace {

/// Bytes that are mostly text, so that many of them pass.
std::string mostly_text() {
    const std::vector<std::string> pieces{"a",  " ",      "\n",     "\r\n",       "\r",
                                          "\t", "\u00E9", "\u7D2B", "\U0001F600", "\xEF\xBB\xBF"};
    std::string bytes;
    const int length = *rc::gen::inRange(0, 20);
    for (int i = 0; i < length; ++i) bytes += *rc::gen::elementOf(pieces);
    if (*rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, 4)) == 0) bytes += *rc::gen::arbitrary<char>();
    return bytes;
}

RC_GTEST_PROP(CleanText, IsCleanOnceCleaned, ()) {
    const auto text = clean_text(mostly_text());
    RC_PRE(text.ok());
    RC_ASSERT(text->find('\r') == std::string::npos);
    RC_PRE(!text->starts_with("\xEF\xBB\xBF"));
    const auto again = clean_text(*text);
    RC_ASSERT(again.ok() && *again == *text);
}

RC_GTEST_PROP(LinesOf, JoinToTheText, ()) {
    const auto text = clean_text(mostly_text());
    RC_PRE(text.ok());
    std::string joined;
    for (const Line& line : lines_of(*text)) {
        RC_ASSERT(line.offset == joined.size());
        const Place place = place_of(*text, line.offset);
        RC_ASSERT(place.column == 1U);
        joined.append(line.text).append("\n");
    }
    if (!text->empty() && text->back() != '\n') joined.pop_back();
    RC_ASSERT(joined == *text);
}

RC_GTEST_PROP(Quoted, IsVisibleAndShort, ()) {
    const auto bytes = *rc::gen::container<std::string>(rc::gen::inRange<char>(0, 0x7F));
    const std::string shown = base::quoted(bytes + "\u009B\u00E9" + bytes);
    RC_ASSERT(is_visible(shown));
    RC_ASSERT(characters(shown) <= 45U);
}

}  // namespace
}  // namespace decant::base
