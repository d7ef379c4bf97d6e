// Levels in YAML are read like those in JSON, and unsupported parts of YAML are refused with their place.
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "api/decant.hpp"

namespace decant::api {
namespace {

using testing::HasSubstr;

std::string told(std::string_view text) {
    const auto level = load(text, {});
    return level ? *convert(*level, "code") : error_text(level.error(), "");
}

TEST(Yaml, HoldsALevelInBlocksOrInBrackets) {
    EXPECT_EQ(told("bottles:\n  - [A, B]\n  - [B, A]\n  - []\n"), "water2:AB/BA/-\n");
    EXPECT_EQ(told("---\n# a small one\nlevel:\n  capacity: 2\n  mode: ball\n  tubes:\n  - - A\n    - B\n  - "
                   "[B, A]\n"
                   "  - []\n"),
              "ball2:AB/BA/-\n");
    EXPECT_EQ(told("{tubes: [[A, B], [B, A], []], capacity: 2,}\n"), "water2:AB/BA/-\n");
    EXPECT_EQ(read("tubes: [[A, B], [B, A], []]\n", {})->form(), "yaml");
}

TEST(Yaml, KeepsScalarsAsTheyStandThere) {
    EXPECT_EQ(told("tubes:\n- [y, on]\n- [on, y]\n- []\n"), "water2:AB/BA/-\n");
    EXPECT_EQ(told("tubes:\n- [1e3, 1000]\n- [1000, 1e3]\n- []\n"), "water2:AB/BA/-\n");
    EXPECT_EQ(told("tubes:\n- [~, A, B]\n- [null, B, A]\n- [~, A, B]\n"), "water3:BA/AB/BA\n");
}

TEST(Yaml, SaysTheSameByItsKeys) {
    EXPECT_EQ(told("capacity: 3\ntopFirst: yes\ntubes: [[A, A, B], [B, A, B], []]\n"), "water3:BAA/BAB/-\n");
    EXPECT_EQ(load("tubes: [[A, B], [B, A], []]\n\nlocked: [1]\n", {})->account().not_used,
              (std::vector{reading::Aside{3, "key locked"}}));
    EXPECT_EQ(told("tubes: [[A, B], [B, A], []]\nlocked: no\n"), "water2:AB/BA/-\n");
}

TEST(Yaml, HoldsALevelInLinesOfItsOwn) {
    EXPECT_EQ(told("order: bottom-first\nlevel: |\n  A B\n  B A\n  -\n"), "water2:AB/BA/-\n");
    EXPECT_EQ(told("rules: ball\norder: bottom-first\ntext: |\n  A B\n  B A\n  -\n"), "ball2:AB/BA/-\n");
}

TEST(Yaml, ThatIsNoneIsReadAsAnyOtherText) {
    EXPECT_EQ(told("tubes: [[A, B], [B, A], []]\n[x]: 1\n"), "water2:AB/BA/-\n");
    EXPECT_THAT(told("tubes: " + std::string(40, '[') + "\n"), HasSubstr("; "));
    EXPECT_THAT(told("tubes:\n- [A, B]\n#" + std::string(70'000, 'x') + "\n"), HasSubstr("; "));
}

TEST(Yaml, KeepsHiddenUnits) {
    EXPECT_EQ(told("capacity: 2\ntubes:\n  -\n    - '?'\n    - A\n  - [B, A]\n  - [B]\n  - []\n"),
              "water2:?A/BA/B/-\n");
}

TEST(Yaml, DoesNotTakeOtherTexts) {
    EXPECT_EQ(told("rules: ball\ncapacity: 2\norder: bottom-first\n\nA B\nB A\n-\n"), "ball2:AB/BA/-\n");
    EXPECT_EQ(told("const level = {tubes: [[A, B], [B, A], []]};\n"), "water2:AB/BA/-\n");
    EXPECT_EQ(told("name: tubes: of mine\norder: bottom-first\n\nA B\nB A\n-\n"), "water2:AB/BA/-\n");
}

}  // namespace
}  // namespace decant::api
