// The verdict of check on a plan: valid, illegal at a move, or short of the goal.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "api/decant.hpp"

namespace decant::api {
namespace {

std::string checked(std::string_view plan, std::string_view code = "water2:AB/BA/-") {
    const auto check = api::check(*load(code, {}), plan);
    EXPECT_TRUE(check);
    EXPECT_EQ(check->valid(), check_text(*check).starts_with("Valid"));
    return check_text(*check);
}

TEST(CheckSentence, TellsAValidPlan) {
    EXPECT_EQ(checked("1>3 2>1 2>3"), "Valid: 3 moves reach the goal.\n");
    EXPECT_EQ(checked("-6", "null:6/6"), "Valid: 1 move reaches the goal.\n");
    EXPECT_EQ(checked("", "null:0/6"), "Valid: 0 moves reach the goal.\n");
}

TEST(CheckSentence, NamesTheFirstIllegalMove) {
    EXPECT_EQ(checked("1>3 1>2 9>9"), "Invalid: move 2 of 3 is illegal: tube 2 is full.\n");
}

TEST(CheckSentence, TellsWhatThePlanSaysAndWhatIsSo) {
    EXPECT_EQ(checked(R"([{"from":0,"to":2},{"from":1,"to":0,"color":"Z"},"2>3"])"),
              "Invalid: move 2 of 3: the plan says \"color\":\"Z\", but it is \"A\".\n");
    EXPECT_EQ(checked(R"({"length":2,"moves":["-6"]})", "null:6/6"),
              "Invalid: the plan says \"length\":2, but it is 1.\n");
    const std::string long_name(100'000, 'x');
    EXPECT_LT(checked(R"([{"from":0,"to":2,"color":")" + long_name + R"("}])").size(), 200U);
}

TEST(CheckSentence, TellsTheClaimThatDoesNotFitTheBound) {
    EXPECT_EQ(checked(R"({"lower_bound":2,"moves":["-6"]})", "null:6/6"),
              "Invalid: the plan says \"lower_bound\":2, but it is from 0 to 1.\n");
    EXPECT_EQ(checked(R"({"lower_bound":0,"claim":"optimal","moves":["-6"]})", "null:6/6"),
              "Invalid: the plan says \"lower_bound\":0, but it is 1 if the plan is optimal.\n");
}

TEST(CheckSentence, TellsAVersionOfTheFormThatIsNotThis) {
    EXPECT_EQ(checked(R"({"decant":2,"moves":["-6"]})", "null:6/6"),
              "Invalid: the plan says \"decant\":2, but it is 1.\n");
    EXPECT_EQ(checked(R"({"decant":1,"stats":{},"read":{},"moves":["-6"]})", "null:6/6"),
              "Valid: 1 move reaches the goal.\n");
    EXPECT_EQ(checked(R"({"stats":7,"moves":["-6"]})", "null:6/6"),
              "Valid: 1 move reaches the goal.\nNot checked, though the plan says it: stats.\n");
}

TEST(CheckSentence, TellsWhatItDidNotCheck) {
    EXPECT_EQ(checked(R"({"lower_bound":1,"claim":"optimal","moves":["-6"]})", "null:6/6"),
              "Valid: 1 move reaches the goal.\nNot checked, though the plan says it: claim, lower_bound.\n");
    EXPECT_EQ(checked(R"({"level":"null:6/6","moves":["-6"]})", "null:6/6"),
              "Valid: 1 move reaches the goal.\n");
    EXPECT_EQ(checked(R"({"level":"null:6/3","moves":["-6"]})", "null:6/6"),
              "Invalid: the plan says \"level\":\"null:6/3\", but it is another one.\n");
    EXPECT_EQ(checked(R"({"level":"ball2:AB/BA/-","moves":["1>3","2>1","2>3"]})"),
              "Invalid: the plan says \"level\":\"ball2:AB/BA/-\", but it is another one.\n");
    EXPECT_EQ(checked(R"({"level":"null:6","moves":["1>3","2>1","2>3"]})"),
              "Invalid: the plan says \"level\":\"null:6\", but it is another one.\n");
    EXPECT_EQ(checked(R"({"level":"ball2:AB/BA/-","rules":"water","moves":["1>3","2>1","2>3"]})"),
              "Valid: 3 moves reach the goal.\n");
}

TEST(CheckSentence, TellsAPlanThatFallsShort) {
    EXPECT_NE(checked("1>3").find("1 move made, all legal, but the goal is not reached"), std::string::npos);
    EXPECT_NE(checked("").find("no moves"), std::string::npos);
}

}  // namespace
}  // namespace decant::api
