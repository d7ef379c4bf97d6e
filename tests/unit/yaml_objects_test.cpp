// Levels in YAML are read like those in JSON, and what is left out of YAML is refused with its place.
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "api/decant.hpp"

namespace decant::api {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

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
    EXPECT_THAT(told("tubes: [[A, B], [B, A], []]\n\nlocked: [1]\n"),
                StartsWith(":3:1: decant has no rule for 'locked'; "));
    EXPECT_EQ(told("tubes: [[A, B], [B, A], []]\nlocked: no\n"), "water2:AB/BA/-\n");
}

TEST(Yaml, HoldsALevelInLinesOfItsOwn) {
    EXPECT_EQ(told("level: |\n  A B\n  B A\n  -\n"), "water2:AB/BA/-\n");
    EXPECT_EQ(told("rules: ball\ntext: |\n  A B\n  B A\n  -\n"), "ball2:AB/BA/-\n");
}

TEST(Yaml, HasCommentsWhoseWordsCount) {
    EXPECT_EQ(told("# top first\ntubes:\n- [A, A, B]\n- [B, A, B]\n- []\n"), "water3:BAA/BAB/-\n");
    EXPECT_THAT(told("# top first\nbottomFirst: yes\ntubes:\n- [A, A, B]\n- [B, A, B]\n- []\n"),
                StartsWith(":1:3: words of the object may say from which end tubes are listed; "));
    EXPECT_THAT(told("# ball sort, capacity 2\ntubes:\n- [A, B]\n- [B, A]\n- []\n"),
                HasSubstr("use --rules water, or use --rules ball"));
    EXPECT_EQ(told("rules: ball\ntubes: # capacity 4\n- [A, B]\n- [B, A]\n- [A, A]\n- [B, B]\n- []\n"),
              "ball4:AB/BA/AA/BB/-\n");
    EXPECT_THAT(told("# 5 tubes\ntubes:\n- [A, B]\n- [B, A]\n- []\n"), HasSubstr("how many tubes there are"));
}

TEST(Yaml, TakesNoColorForAComment) {
    EXPECT_THAT(told("capacity: 2\ntubes:\n  - #f00 #00f\n  - #00f #f00\n  - []\n"),
                StartsWith(":3:5: YAML takes this for a comment, and it may be a color; "));
    EXPECT_THAT(told("tubes:\n- A #00f\n- B\n"), StartsWith(":2:5: YAML takes this for a comment"));
    EXPECT_EQ(told("tubes: #all\n- ['#f00', '#00f']\n- ['#00f', '#f00']\n- []\n"), "water2:AB/BA/-\n");
}

TEST(Yaml, IsRefusedWhereItSaysMoreThanJson) {
    EXPECT_THAT(told("tubes:\n- &one [A, B]\n- [B, A]\n- []\n"),
                StartsWith(":2:3: anchors, aliases and tags"));
    EXPECT_THAT(told("tubes:\n- [A, B]\n- *one\n"), HasSubstr(":3:3: "));
    EXPECT_THAT(told("tubes:\n- !!seq [A, B]\n- [B, A]\n"), StartsWith(":2:3: anchors, aliases and tags"));
    EXPECT_THAT(told("tubes: [[A]]\n---\ntubes: [[A]]\n"),
                StartsWith(":2:1: this text holds more than one YAML document; "));
    EXPECT_THAT(told("tubes: [[A]]\ntubes: [[B]]\n"), StartsWith(":2:1: the key 'tubes' appears twice"));
    EXPECT_THAT(told("tubes: [[A, B], [B, A], []]\n[x]: 1\n"),
                StartsWith(":2:1: this key is a list or an object; "));
    EXPECT_THAT(told("tubes: " + std::string(40, '[') + "\n"), HasSubstr("this is nested too deeply"));
    EXPECT_THAT(told("tubes: [[A, B], [B, A]\nname: x\n"), HasSubstr("this is neither JSON nor YAML: "));
    EXPECT_THAT(told("tubes:\n- [A, B]\n#" + std::string(70'000, 'x') + "\n"),
                HasSubstr("too long to be read as YAML"));
}

TEST(Yaml, LosesNoHiddenUnit) {
    EXPECT_THAT(told("tubes:\n  -\n    - ?\n    - A\n  - [B, A]\n  - [B]\n  - []\n"),
                HasSubstr("put quotes around '?'"));
    EXPECT_EQ(told("capacity: 2\ntubes:\n  -\n    - '?'\n    - A\n  - [B, A]\n  - [B]\n  - []\n"),
              "water2:?A/BA/B/-\n");
}

TEST(Yaml, DoesNotTakeOtherTexts) {
    EXPECT_EQ(told("rules: ball\ncapacity: 2\n\nA B\nB A\n-\n"), "ball2:AB/BA/-\n");
    EXPECT_THAT(told("const level = {tubes: [[A, B], [B, A], []]};\n"), testing::Not(HasSubstr("YAML")));
    EXPECT_EQ(told("name: tubes: of mine\n\nA B\nB A\n-\n"), "water2:AB/BA/-\n");
}

}  // namespace
}  // namespace decant::api
