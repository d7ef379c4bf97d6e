// Of keys that stand twice in one object none is passed over, and deep JSON is told before it is built.
// SPDX-License-Identifier: MIT
#include "base/json_check.hpp"

#include <gtest/gtest.h>

#include <string>

namespace decant::base {
namespace {

TEST(JsonCheck, FindsAKeyThatStandsTwice) {
    EXPECT_EQ(repeated_key(R"({"a":1,"b":2,"a":1})"), "a");
    EXPECT_EQ(repeated_key(R"([{},{"x":[{"to":1,"from":0,"to":2}]}])"), "to");
    EXPECT_EQ(repeated_key(R"({"a":1,"\u0061":2})"), "a");
    EXPECT_EQ(repeated_key(R"({"":1,"":2})"), "");
}

TEST(JsonCheck, TakesOneKeyInSeveralObjects) {
    EXPECT_FALSE(repeated_key(R"([{"a":1},{"a":{"a":["a","a"]}}])"));
    EXPECT_FALSE(repeated_key("7"));
}

TEST(JsonCheck, ReadsBrokenTextsUpToWhereTheyBreakOff) {
    EXPECT_FALSE(repeated_key(R"({"a":1,,"a":2})"));
    EXPECT_FALSE(repeated_key(R"({"a":1e999,"a":2})"));
    EXPECT_FALSE(repeated_key(""));
}

TEST(JsonCheck, TellsTheBracketThatIsTooDeep) {
    const std::string deep = std::string(deepest_json, '[') + std::string(deepest_json, ']');
    EXPECT_FALSE(too_deep(deep));
    EXPECT_EQ(too_deep("[" + deep), deepest_json);
    EXPECT_FALSE(too_deep('"' + std::string(100, '[') + '"'));
    std::string objects;
    for (int i = 0; i < 1'000'000; ++i) objects += R"({"a":)";
    EXPECT_FALSE(repeated_key(objects));
}

}  // namespace
}  // namespace decant::base
