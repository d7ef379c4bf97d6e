// Texts of JSON become trees in the order of the text; malformed texts and repeated keys are reported.
// SPDX-License-Identifier: MIT
#include "base/json.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

namespace decant::base {
namespace {

using Kind = JsonFault::Kind;

/// The key that stands twice, if that is the fault.
std::string repeated_key(std::string_view text) {
    const auto tree = parse_json(text);
    return !tree && tree.error().kind == Kind::repeated_key ? "twice: " + tree.error().key : "";
}

JsonFault fault(std::string_view text) {
    const auto tree = parse_json(text);
    return tree ? JsonFault{Kind::repeated_key, 0, "none at all"} : tree.error();
}

TEST(JsonText, KeepsEachValueAndTheOrderOfKeys) {
    for (const std::string text :
         {"7", "\"a\"", "null", "[]", "{}", R"({"z":[1,-2,2.5,true,null,"x"],"a":{"c":{},"b":[[]]},"m":{}})"})
        EXPECT_EQ(parse_json(text)->dump(), text);
}

TEST(JsonText, FindsAKeyThatStandsTwice) {
    EXPECT_EQ(repeated_key(R"({"a":1,"b":2,"a":1})"), "twice: a");
    EXPECT_EQ(repeated_key(R"([{},{"x":[{"to":1,"from":0,"to":2}]}])"), "twice: to");
    EXPECT_EQ(repeated_key(R"({"a":1,"\u0061":2})"), "twice: a");
    EXPECT_EQ(repeated_key(R"({"":1,"":2})"), "twice: ");
    EXPECT_TRUE(parse_json(R"([{"a":1},{"a":{"a":["a","a"]}}])").ok());
}

TEST(JsonText, TellsWhereATextBreaksOffWhateverStandsTwice) {
    const JsonFault comma = fault(R"({"a":1,"a":2,,"b":3})");
    EXPECT_EQ(comma.kind, Kind::malformed);
    EXPECT_EQ(comma.offset, 13U);
    EXPECT_EQ(fault("").kind, Kind::malformed);
    EXPECT_EQ(fault("[1] 2").kind, Kind::malformed);
    const JsonFault large = fault(R"({"a":1e999,"a":2})");
    EXPECT_EQ(large.kind, Kind::out_of_range);
    EXPECT_EQ(large.offset, 9U);
}

TEST(JsonText, TellsTheBracketThatIsTooDeep) {
    const std::string deep = std::string(deepest_json, '[') + std::string(deepest_json, ']');
    EXPECT_TRUE(parse_json(deep).ok());
    EXPECT_EQ(fault("[" + deep).kind, Kind::too_deep);
    EXPECT_EQ(fault("[" + deep).offset, deepest_json);
    EXPECT_TRUE(parse_json('"' + std::string(100, '[') + '"').ok());
    std::string objects;
    for (int i = 0; i < 1'000'000; ++i) objects += R"({"a":)";
    EXPECT_EQ(fault(objects).kind, Kind::too_deep);
}

TEST(JsonText, TakesAnObjectOfManyKeysInItsStride) {
    std::string text = "{";
    for (int i = 0; i < 200'000; ++i) text += (i == 0 ? "\"" : ",\"") + std::to_string(i) + "\":0";
    EXPECT_EQ(parse_json(text + "}")->size(), 200'000U);
}

TEST(JsonText, IsReadWithinItsLimits) {
    std::string text = "[0";
    for (int i = 0; i < 10'000; ++i) text += R"(,{"a":[]})";
    text += "]";
    ASSERT_TRUE(parse_json(text).ok());
    Ends ends;
    ends.limits.memory = 10'000'000;
    EXPECT_TRUE(parse_json(text, ends).ok());
    ends.limits.memory = 1'000'000;
    EXPECT_EQ(parse_json(text, ends).error().kind, JsonFault::Kind::cut_short);
    CancelToken cancel;
    ends = {{}, &cancel};
    EXPECT_TRUE(parse_json(text, ends).ok());
    cancel.cancel();
    EXPECT_EQ(parse_json(text, ends).error().kind, JsonFault::Kind::cut_short);
    EXPECT_TRUE(parse_json("[1]", ends).ok());
}

}  // namespace
}  // namespace decant::base
