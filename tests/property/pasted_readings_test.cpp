// A level in a program, a message or a document is read as it was meant, or asked about; never as another
// one.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "api/decant.hpp"
#include "base/random.hpp"
#include "property/meant_levels.hpp"
#include "sanitized.hpp"

namespace decant::api {
namespace {

Meant plain_level(base::Random& random) {
    static const std::vector<std::string> names{"red", "green", "blue", "yellow", "pink", "gray", "lime"};
    const auto capacity = static_cast<std::size_t>(random.between(2, 5));
    return {"water", capacity, dealt_tubes(random, names, capacity)};
}

/// The brackets, the separator and the unit of a language, and the program around a list.
struct Language {
    std::string open, close, comma, before_unit, after_unit, before, after;
};

const std::vector<Language>& languages() {
    static const std::vector<Language> all{
        {"[", "]", ", ", "'", "'", "# a level\nimport game\ntubes = ", "\nprint(game.solve(tubes))\n"},
        {"[", "]", ",", "Color.", "", "tubes: list = ", ""},
        {"[", "]", ", ", "\"", "\"", "const level = {\n  name: \"it's\", // first\n  tubes: ", ",\n};\n"},
        {"{", "}", ", ", "Color::", "",
         "#include <vector>\nint main() {\n  Tubes t = ", ";\n  return solve(t);\n}\n"},
        {"[", "]", " ", ":", "", "(ns game) ; here\n(def tubes\n ", ")\n(solve tubes)\n"},
        {"(", ")", " ", "", "", "'", ""},
        {"[", "]", ",", "", "", "% level\ntubes(", ").\n"},
        {"vec![", "]", ", ", "\"", "\"", "fn main() {\n  let t = ", ";\n  solve(&t);\n}\n"},
        {"List.of(", ")", ", ", "\"", "\"", "var t = ", ";"}};
    return all;
}

std::string in_source(const std::vector<Tube>& tubes, base::Random& random) {
    const Language& language = languages()[random.below(languages().size())];
    std::string list;
    for (const Tube& tube : tubes) {
        std::string units;
        for (const std::string& unit : tube)
            units +=
                (units.empty() ? "" : language.comma) + language.before_unit + unit + language.after_unit;
        list += (list.empty() ? "" : language.comma + (random.below(2) == 0 ? "\n " : "")) + language.open +
                units + language.close;
    }
    return language.before + language.open + list + language.close + language.after;
}

std::string in_groups(const std::vector<Tube>& tubes, base::Random& random) {
    const std::string between = random.below(2) == 0 ? "" : "\n";
    std::string text;
    for (const Tube& tube : tubes) text += fmt::format("[{}]{}", fmt::join(tube, ","), between);
    return text;
}

std::string in_lines(const std::vector<Tube>& tubes, base::Random& random) {
    static const std::vector<std::string> marks{
        "{}: ", "{}. ", "{}) ", "#{} ", "Tube {}: ", "bottle {} ", "- ", "* ", "\u2022 ", "> "};
    const std::string& mark = marks[random.below(marks.size())];
    std::string text;
    int number = random.between(0, 1);
    for (const Tube& tube : tubes)
        text += fmt::format("{}{}\n", fmt::format(fmt::runtime(mark), number++), fmt::join(tube, " "));
    return text;
}

std::string in_table(const std::vector<Tube>& tubes, std::size_t capacity, base::Random& random) {
    const bool are_columns = random.below(2) == 0;
    const bool has_head = are_columns || random.below(2) == 0;
    std::string text;
    std::string rule = "|";
    const std::size_t width = are_columns ? tubes.size() : capacity;
    for (std::size_t i = 0; i < width; ++i) {
        if (has_head)
            text += fmt::format("{} {} {} ", i == 0 ? "|" : "", are_columns ? "Tube" : "Unit", i + 1) + "|";
        rule += "---|";
    }
    if (has_head) text += "\n" + rule + "\n";
    const std::size_t height = are_columns ? capacity : tubes.size();
    for (std::size_t y = 0; y < height; ++y) {
        text += "|";
        for (std::size_t x = 0; x < width; ++x) {
            const Tube& tube = tubes[are_columns ? x : y];
            const std::size_t at = are_columns ? y : x;
            text += fmt::format(" {} |", at < tube.size() ? tube[at] : "");
        }
        text += "\n";
    }
    return text;
}

std::string noisy(std::string text, base::Random& random) {
    if (random.below(4) == 0) text = "Please help me with this:\n```\n" + text + "\n```\nthanks";
    if (random.below(3) == 0) {
        std::string crlf;
        for (const char c : text) crlf += c == '\n' ? "\r\n" : std::string(1, c);
        text = crlf;
    }
    if (random.below(3) == 0) text.insert(0, "\xEF\xBB\xBF");
    return text + std::string(random.below(3), '\n');
}

/// The text that somebody who lists tubes from the top or from the bottom writes.
std::string written(const Meant& meant, bool is_top_first, base::Random& random) {
    std::vector<Tube> tubes = meant.tubes;
    const bool fills_up = random.below(3) == 0;
    const auto form = random.below(4);
    for (Tube& tube : tubes) {
        const bool has_cells = form == 3;
        if (fills_up && !has_cells) tube.resize(meant.capacity, "empty");
        if (has_cells) tube.resize(meant.capacity);
        if (is_top_first) std::reverse(tube.begin(), tube.end());
    }
    switch (form) {
        case 0:
            return in_source(tubes, random);
        case 1:
            return in_groups(tubes, random);
        case 2:
            return in_lines(tubes, random);
        default:
            return in_table(tubes, meant.capacity, random);
    }
}

bool is_meant(const Level& level, const Level& meant) {
    return reading::is_same(level.puzzle(), meant.puzzle());
}

constexpr std::uint64_t seeds = 800 / tests::one_of;

TEST(PastedText, IsReadAsItWasMeantOrAskedAbout) {
    std::size_t understood = 0;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        base::Random random(seed);
        const Meant meant = plain_level(random);
        const Level level = level_of(meant);
        const bool is_top_first = random.below(2) == 0;
        const std::string text = noisy(written(meant, is_top_first, random), random);
        const auto read = api::read(text, {});
        if (read) {
            ++understood;
            EXPECT_TRUE(is_meant(*read, level)) << seed << ":\n" << text << *convert(*read, "native");
            continue;
        }
        const auto& offered = read.error().offered;
        const bool is_offered = std::any_of(offered.begin(), offered.end(),
                                            [&](const auto& offer) { return is_meant(offer.level, level); });
        if (is_offered) ++understood;
        EXPECT_TRUE(is_offered || offered.empty()) << seed << ":\n"
                                                   << text << base::to_string(read.error().diagnostic, "");
    }
    EXPECT_GT(understood, seeds * 3 / 4);
}

TEST(PastedText, IsReadInTheOrderThatIsSaid) {
    for (std::uint64_t seed = 0; seed < seeds / 2; ++seed) {
        base::Random random(seed);
        const Meant meant = plain_level(random);
        const bool is_top_first = random.below(2) == 0;
        std::vector<Tube> tubes = meant.tubes;
        for (Tube& tube : tubes) {
            if (is_top_first) std::reverse(tube.begin(), tube.end());
        }
        LoadOptions options;
        options.read.set(is_top_first ? "top_first" : "bottom_first", true);
        options.read.set("capacity", static_cast<int>(meant.capacity));
        const std::string text = noisy(in_source(tubes, random), random);
        const auto read = load(text, options);
        ASSERT_TRUE(read.ok()) << text << base::to_string(read.error(), "");
        EXPECT_TRUE(is_meant(*read, level_of(meant))) << text;
    }
}

}  // namespace
}  // namespace decant::api
