// A damaged picture is read rightly, or something is asked.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "base/random.hpp"
#include "damage.hpp"
#include "judge.hpp"
#include "maker.hpp"
#include "picture/recognize.hpp"
#include "sanitized.hpp"

namespace decant::picture::made {
namespace {

constexpr int width = 540;

/// Boards of each style: one of some styles, or a tenth of what the group `pictures` asks for.
int boards() {
    const char* wanted = std::getenv("DECANT_PICTURES");
    return wanted == nullptr ? 0 : std::atoi(wanted) / 10;
}

/// How many may be wrong without a question: two colors that were made nearly one are, and counts hold by
/// luck. It shall become less.
int most_silent(int count) { return count * styles * 2 / 100; }

class DamagedBoards : public testing::TestWithParam<int> {};

TEST_P(DamagedBoards, AreReadOrAsked) {
    const Damage& damage = damages[static_cast<std::size_t>(GetParam())];
    const int count = boards();
    std::array<int, verdicts> of{};
    std::string wrong;
    const int step = count == 0 ? 4 * tests::one_of : 1;
    for (int style = GetParam() % std::min(step, styles); style < styles; style += step) {
        for (int seed = 0; seed < std::max(1, count); ++seed) {
            const Picture picture = make(static_cast<Style>(style), static_cast<std::uint64_t>(seed), width);
            const auto whole = recognize(picture.pixels());
            if (!whole || judge(whole, picture) == Verdict::flagged) continue;
            base::Random random(static_cast<std::uint64_t>(seed));
            const Picture damaged = damage.done_to(picture, *whole, random);
            const Verdict verdict = judge(recognize(damaged.pixels()), damaged);
            ++of[static_cast<std::size_t>(verdict)];
            if (verdict == Verdict::silent)
                wrong += std::string(name(picture.style)) + " " + std::to_string(seed) + ": " +
                         picture.story + "\n";
        }
    }
    std::string line = "damaged, ";
    line += damage.name;
    for (int verdict = 0; verdict < verdicts; ++verdict) {
        line += verdict == 0 ? ": " : ", ";
        line += std::to_string(of[static_cast<std::size_t>(verdict)]) + " " +
                std::string(name(static_cast<Verdict>(verdict)));
    }
    if (count > 0) std::puts(line.c_str());
    EXPECT_LE(of[static_cast<std::size_t>(Verdict::silent)], most_silent(count)) << wrong;
}

INSTANTIATE_TEST_SUITE_P(Damages, DamagedBoards, testing::Range(0, static_cast<int>(damages.size())),
                         [](const auto& damage) {
                             return word_of(damages[static_cast<std::size_t>(damage.param)].name);
                         });

}  // namespace
}  // namespace decant::picture::made
