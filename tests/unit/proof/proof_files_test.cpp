// Limits of proofs as they are written and read.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

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
    const auto verdict = verify(text, {});
    EXPECT_EQ(verdict.line, 2);
    return verdict.problem;
}

TEST(ProofFiles, ALineIsAMebibyteLongAtMost) {
    constexpr std::size_t limit = std::size_t{1} << 20;
    EXPECT_NE(problem_of_line(limit), "the line is too long");
    EXPECT_EQ(problem_of_line(limit + 1), "the line is too long");
    EXPECT_EQ(problem_of_line(2 * limit), "the line is too long");
}

/// A file that somebody replaces while it is read: each time, the next of these texts.
class Replaced final : public Bytes {
  public:
    explicit Replaced(std::vector<std::string> texts) : texts_(std::move(texts)) {}
    Checked<std::size_t> read(std::span<char> buffer) override {
        const std::size_t count = texts_[time_ % texts_.size()].copy(buffer.data(), buffer.size(), at_);
        at_ += count;
        return count;
    }
    std::optional<std::string> rewind() override {
        at_ = 0;
        ++time_;
        return std::nullopt;
    }

  private:
    std::vector<std::string> texts_;
    std::size_t time_ = 0;
    std::size_t at_ = 0;
};

Verdict verified_in_two_passes(std::vector<std::string> texts) {
    VerifyOptions options;
    options.passes = {2, {0x9e3779b97f4a7c15, 0xd1b54a32d192ed03}};
    Replaced bytes(std::move(texts));
    return verify(bytes, options);
}

std::string said_to_be_unsolvable(std::string_view level, const std::vector<std::string>& positions) {
    std::string text =
        fmt::format("decant-proof 1\nlevel {}\nclaim unsolvable\nentries {}\n", level, positions.size());
    for (const std::string& position : positions) text += "S inf " + position + "\n";
    return text + "end\n";
}

// Everything that a listed position leads to is listed, in one of two files.
TEST(ProofFiles, ReplacedBetweenTwoReadsProveNothing) {
    const std::string all = said_to_be_unsolvable("water2:AB/-/-", {"-/-/AB", "-/A/B"});
    const std::string start = said_to_be_unsolvable("water2:AB/-/-", {"-/-/AB"});
    for (const std::vector<std::string>& texts :
         {std::vector{all, start}, std::vector{all, start, start, all}}) {
        const Verdict verdict = verified_in_two_passes(texts);
        EXPECT_EQ(verdict.status, Verdict::Status::rejected);
        EXPECT_EQ(verdict.problem, "the file changed while it was read");
    }
}

TEST(ProofFiles, MustBeTheSameInEachReadToTheLastByte) {
    const std::string sound = said_to_be_unsolvable("water4:C^1/AC/B^1", {"-^1/ACC/B^1", "AC/B^1/C^1"});
    EXPECT_EQ(verified_in_two_passes({sound}).problem, "");
    const std::string other_level = said_to_be_unsolvable("water4:C^1/B^1/AC", {"-^1/ACC/B^1", "AC/B^1/C^1"});
    for (const std::string& other :
         {other_level, sound + "end\n", sound + " ", sound.substr(0, sound.size() - 1), std::string()}) {
        for (std::size_t read = 1; read < 4; ++read) {
            std::vector<std::string> texts(4, sound);
            texts[read] = other;
            const Verdict verdict = verified_in_two_passes(texts);
            EXPECT_EQ(verdict.status, Verdict::Status::rejected) << other;
            EXPECT_EQ(verdict.problem, "the file changed while it was read") << other;
            EXPECT_EQ(verdict.statement.code, "water4:C^1/AC/B^1");
        }
    }
}

TEST(ProofFiles, WithDifferentTextsHaveDifferentFingerprints) {
    const auto fingerprint = [](std::string_view text) {
        Fingerprint made({3, 5});
        made.add(text);
        return made;
    };
    const std::vector<std::string> texts{
        "", std::string(1, '\0'), std::string(2, '\0'), "a", "b", "ab", "ba", "\xff", "a\xff"};
    for (const std::string& a : texts) {
        for (const std::string& b : texts)
            EXPECT_EQ(fingerprint(a) == fingerprint(b), a == b) << a << " " << b;
    }
    Fingerprint in_pieces({3, 5});
    for (const char sign : std::string("abba")) in_pieces.add(std::string_view(&sign, 1));
    EXPECT_EQ(in_pieces, fingerprint("abba"));
}

}  // namespace
}  // namespace decant::proof
