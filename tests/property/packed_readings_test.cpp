// What somebody wrote in packed letters is read as that level, or asked about.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "api/decant.hpp"
#include "base/random.hpp"
#include "property/meant_levels.hpp"
#include "sanitized.hpp"

namespace decant::api {
namespace {

const std::vector<std::string>& alphabet(base::Random& random) {
    static const std::vector<std::vector<std::string>> all{
        {"A", "B", "C", "D", "F", "G", "H", "I", "J", "K", "L", "M"},
        {"r", "g", "b", "y", "o", "p", "t", "w", "k", "c", "m", "n"},
        {"1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "b", "c"},
        {"🔥", "☀️", "🟠", "☁️", "👍🏽", "👍", "👩‍🚀", "🇩🇪", "🇫🇷", "1️⃣", "❤️", "🌊"}};
    return all[random.below(all.size())];
}

/// Groups as people put them behind each other.
std::string between_separators(const std::vector<std::string>& groups, base::Random& random) {
    switch (random.below(4)) {
        case 0:
            return fmt::format("{}", fmt::join(groups, one_of({" ", "\t"}, random)));
        case 1:
            return fmt::format("{}\n", fmt::join(groups, one_of({"\n", ",\n", ";\n", "\n\n"}, random)));
        case 2: {
            const std::string quote = one_of({"", "\"", "'", "`"}, random);
            const std::string mark = one_of({", ", ",", "; ", ";", "/", " | "}, random);
            std::string text;
            for (const std::string& group : groups)
                text += (text.empty() ? "" : mark) + quote + group + quote;
            return text;
        }
        default: {
            const std::string quote = one_of({"", "\"", "'", "`"}, random);
            std::string text;
            const bool is_nested = random.below(2) == 0;
            for (const std::string& group : groups)
                text += is_nested ? "[" + quote + group + quote + "]" : quote + group + quote + ", ";
            return is_nested ? text : fmt::format("[{}]", text);
        }
    }
}

std::vector<std::string> groups_of(const Meant& meant, const std::string& empty, bool fills_up,
                                   bool is_top_first) {
    std::vector<std::string> groups;
    for (Tube tube : meant.tubes) {
        if (tube.empty() && !fills_up) tube = {empty};
        if (fills_up) tube.resize(meant.capacity, empty);
        if (is_top_first) std::reverse(tube.begin(), tube.end());
        groups.push_back(fmt::format("{}", fmt::join(tube, "")));
    }
    return groups;
}

bool shows_dash(const Meant& meant) { return meant.tubes.back().empty(); }

constexpr std::uint64_t seeds = 200 / tests::one_of;

TEST(PackedText, IsReadAsItWasMeantWhereADashStatesTheOrder) {
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        base::Random random(seed);
        const Meant meant = meant_level(random, alphabet(random));
        if (!shows_dash(meant)) continue;
        const std::string text = between_separators(groups_of(meant, "-", false, false), random);
        const auto read = load(text, rules_of(meant));
        ASSERT_TRUE(read.ok()) << text << "\n" << base::to_string(read.error(), "");
        EXPECT_TRUE(is_meant(*read, meant)) << text;
    }
}

TEST(PackedText, IsReadAsItWasMeantInTheOrderThatIsSaid) {
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        base::Random random(seed);
        const Meant meant = meant_level(random, alphabet(random));
        const bool is_top_first = random.below(2) == 0;
        const bool fills_up = random.below(2) == 0;
        const std::string empty = fills_up ? one_of({"_", ".", "*", "-", "空"}, random)
                                           : one_of({"-", "empty", "null", "空"}, random);
        const std::string text = between_separators(groups_of(meant, empty, fills_up, is_top_first), random);
        LoadOptions options = rules_of(meant);
        options.format = "packed";
        options.read.set(is_top_first ? "top_first" : "bottom_first", true);
        const auto read = load(text, options);
        ASSERT_TRUE(read.ok()) << text << "\n" << base::to_string(read.error(), "");
        EXPECT_TRUE(is_meant(*read, meant)) << text;
    }
}

TEST(PackedText, IsReadAsItWasMeantOrRefusedWhateverHappensToIt) {
    std::uint64_t right = 0;
    for (std::uint64_t seed = 0; seed < 10 * seeds; ++seed) {
        base::Random random(seed);
        Meant meant = meant_level(random, alphabet(random));
        const std::string empty = one_of({"-", "_", ".", "E", "0", "空", "e"}, random);
        const bool fills_up = empty != "-" && random.below(2) == 0;
        const bool is_top_first = empty != "-" && random.below(2) == 0;
        auto groups = groups_of(meant, empty, fills_up, is_top_first);
        const Tube& last = meant.tubes.back();
        const bool is_one_color =
            last.size() == meant.capacity &&
            std::count(last.begin(), last.end(), last[0]) == static_cast<std::ptrdiff_t>(last.size());
        // Without all of a color, it would be another level.
        const bool loses_last = random.below(4) == 0 && !last.empty() && !is_one_color;
        if (loses_last) groups.pop_back();
        const auto read = load(noisy(between_separators(groups, random), random), rules_of(meant));
        if (!read) continue;
        ++right;
        EXPECT_TRUE(!loses_last && is_meant(*read, meant)) << fmt::format("{}", fmt::join(groups, " "));
    }
    EXPECT_GT(right, seeds);
}

}  // namespace
}  // namespace decant::api
