// What a text was taken for, what was assumed for that, and what it may mean beside it.
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "api/decant.hpp"

namespace decant::api {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> assumed_in(const Reading& reading) {
    std::vector<std::string> told;
    for (const Assumption& each : reading.assumed)
        told.push_back(std::string(word(each.about)) + ": " + each.value);
    return told;
}

std::vector<std::string> assumed_of(std::string_view text, const LoadOptions& options = {}) {
    const auto reading = read(text, options);
    return reading ? assumed_in(*reading) : std::vector{"refused: " + reading.error().diagnostic.problem};
}

std::vector<std::string> offered_for(std::string_view text) {
    const auto reading = read(text, {});
    std::vector<std::string> codes;
    if (reading) return {"read as " + *convert(reading->level, "code")};
    for (const Reading& each : reading.error().offered) codes.push_back(*convert(each.level, "code"));
    return codes;
}

TEST(Reading, TellsTheFormThatWasFound) {
    EXPECT_EQ(read("water2:AB/BA/-", {})->form, "code");
    EXPECT_EQ(read("A B\nB A\n-\n", {})->form, "native");
    EXPECT_EQ(read(R"({"tubes": [["A", "B"], ["B", "A"], []]})", {})->form, "list");
}

TEST(Reading, AssumesNothingOfATextThatSaysAll) {
    EXPECT_THAT(assumed_of("water2:AB/BA/-"), IsEmpty());
    EXPECT_THAT(assumed_of("decant tube-sort 1\nrules: ball\ncapacity: 2\n\nA B\nB A\n-\n"), IsEmpty());
    EXPECT_THAT(assumed_of("null:6"), IsEmpty());
}

TEST(Reading, TellsWhatATextLeavesOpenAndNoFlagSays) {
    const std::string_view text = "A B\nB A\n-\n";
    EXPECT_THAT(assumed_of(text),
                ElementsAre("capacity: 2 units a tube", "rules: water rules", "order: bottom first"));
    LoadOptions said;
    said.read.set("rules", "ball");
    said.read.set("capacity", 2);
    said.read.set("top_first", true);
    EXPECT_THAT(assumed_of(text, said), IsEmpty());
    EXPECT_THAT(
        assumed_of("[[1,2],[2,1],[0,0]]"),
        ElementsAre("places: '0' is an empty place", "capacity: 2 units a tube", "rules: water rules"));
}

TEST(Reading, TakesWhatBothOrdersMakeOneLevelOf) {
    EXPECT_THAT(assumed_of("A B\nB A\n* *\n"), testing::Contains("order: bottom first"));
}

TEST(Refusal, OffersBothOrdersWhereTheyAreTwoLevels) {
    EXPECT_THAT(offered_for("A A B\nB B A\ne e e\n"),
                ElementsAre("water3:AAB/BBA/-\n", "water3:BAA/ABB/-\n"));
    const auto refused = read("A A B\nB B A\ne e e\n", {});
    ASSERT_EQ(refused.error().offered.size(), 2U);
    EXPECT_THAT(assumed_in(refused.error().offered[1]), testing::Contains("order: top first"));
}

TEST(Refusal, OffersALetterAsAColorAndAsAPlace) {
    EXPECT_THAT(offered_for("[[1,1],[0,0],[2,2]]"), ElementsAre("water2:11/-/22\n"))
        << "as a color it leaves no room";
    EXPECT_THAT(offered_for("1 2\n2 1\n0 0\n-\n"), ElementsAre("water2:12/21/00/-\n", "water2:12/21/-/-\n"));
}

TEST(Refusal, OffersNothingForATextThatIsWrongEitherWay) {
    EXPECT_THAT(offered_for("A B\nB C\n-\n"), IsEmpty());
    EXPECT_THAT(offered_for("RGBY\nYBGR\n-\n"), IsEmpty());
}

}  // namespace
}  // namespace decant::api
