// Limits of proofs as they are written and read.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "proof/certificate.hpp"
#include "proof/verify.hpp"

namespace decant::proof {
namespace {

Certificate certificate_of_two_colors() {
    auto certificate = certify({"water4:ABAB/BABA/-", {Claim::Kind::at_least, 7}, {}}, {});
    EXPECT_TRUE(certificate);
    return *std::move(certificate);
}

TEST(ProofFiles, WritingIsCutByTheMemoryLimitBeforeAnythingIsWritten) {
    Control control;
    control.limits.memory = 1;
    std::string text;
    const auto take = [&](std::string_view piece) {
        text += piece;
        return true;
    };
    const auto written = certificate_of_two_colors().write(take, control);
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().cut, Cut::memory);
    EXPECT_EQ(text, "");
}

TEST(ProofFiles, WritingEndsWhereNoMoreIsWanted) {
    const auto written = certificate_of_two_colors().write([](std::string_view) { return false; }, {});
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().cut, Cut::bytes);
}

std::string problem_of_line(std::size_t bytes) {
    const std::string line = "level ";
    const std::string text = "decant-proof 1\n" + line + std::string(bytes - line.size() - 1, 'x') + "\n";
    const auto verdict = verify([&] { return bytes_of(text); }, {});
    EXPECT_EQ(verdict.line, 2);
    return verdict.problem;
}

TEST(ProofFiles, ALineIsAMebibyteLongAtMost) {
    constexpr std::size_t limit = std::size_t{1} << 20;
    EXPECT_NE(problem_of_line(limit), "the line is too long");
    EXPECT_EQ(problem_of_line(limit + 1), "the line is too long");
    EXPECT_EQ(problem_of_line(2 * limit), "the line is too long");
}

}  // namespace
}  // namespace decant::proof
