// Boards in the styles of games are read as they are, or doubtful parts are asked about.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "judge.hpp"
#include "maker.hpp"
#include "picture/recognize.hpp"

namespace decant::picture::made {
namespace {

constexpr int quick_boards = 3;
constexpr int quick_width = 540;

/// Boards of each style: a few, or as many as the group `pictures` asks for.
int boards() {
    const char* wanted = std::getenv("DECANT_PICTURES");
    return wanted == nullptr ? quick_boards : std::atoi(wanted);
}

/// How many of the boards of a style must be read as they are. Hidden units are also harder to find: an even
/// dark ground with a faint sign.
int least(Style style, int count) { return count * (style == Style::hidden ? 70 : 90) / 100; }

class MadeBoards : public testing::TestWithParam<int> {};

TEST_P(MadeBoards, AreReadOrAsked) {
    const auto style = static_cast<Style>(GetParam());
    const int count = boards();
    std::array<int, verdicts> of{};
    for (int seed = 0; seed < count; ++seed) {
        const Picture picture =
            make(style, static_cast<std::uint64_t>(seed), count == quick_boards ? quick_width : 1170);
        const Verdict verdict = judge(recognize(picture.pixels()), picture);
        ++of[static_cast<std::size_t>(verdict)];
        EXPECT_NE(verdict, Verdict::silent) << name(style) << " " << seed << ": " << picture.story;
    }
    std::string line(name(style));
    for (int verdict = 0; verdict < verdicts; ++verdict) {
        line += line.size() == name(style).size() ? ": " : ", ";
        line += std::to_string(of[static_cast<std::size_t>(verdict)]) + " " +
                std::string(name(static_cast<Verdict>(verdict)));
    }
    RecordProperty("verdicts", line);
    if (count > quick_boards) std::puts(line.c_str());
    const int as_it_is =
        of[static_cast<std::size_t>(Verdict::right)] + of[static_cast<std::size_t>(Verdict::asked)];
    EXPECT_GE(as_it_is, least(style, count)) << line;
}

INSTANTIATE_TEST_SUITE_P(Styles, MadeBoards, testing::Range(0, styles),
                         [](const auto& style) { return word_of(name(static_cast<Style>(style.param))); });

}  // namespace
}  // namespace decant::picture::made
