// Several levels that somebody wrote into one text are read as these, in their order, or refused; never as
// others.
// SPDX-License-Identifier: MIT
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "meant_levels.hpp"

namespace decant::api {
namespace {

const std::vector<std::string> names{"red", "blue", "green", "yellow", "violet"};

std::string lines_of(const Meant& meant) {
    std::string text;
    for (const Tube& tube : meant.tubes)
        text += tube.empty() ? "-\n" : fmt::format("{}\n", fmt::join(tube, " "));
    return text;
}

std::string list_of(const Meant& meant) {
    std::vector<std::string> tubes;
    for (const Tube& tube : meant.tubes) {
        std::vector<std::string> units;
        for (const std::string& name : tube) units.push_back(in_quotes(name));
        tubes.push_back(fmt::format("[{}]", fmt::join(units, ", ")));
    }
    return fmt::format("[{}]\n", fmt::join(tubes, ","));
}

std::string below_headings(const std::vector<Meant>& all, base::Random& random) {
    const std::string mark = one_of({"", "# ", "## ", "=== "}, random);
    std::string text;
    for (std::size_t i = 0; i < all.size(); ++i)
        text += fmt::format("{}Level {}\n{}{}\n", mark, i + 1, one_of({"", "\n"}, random),
                            random.below(2) == 0 ? lines_of(all[i]) : list_of(all[i]));
    return text;
}

std::string between_blank_lines(const std::vector<Meant>& all, base::Random& random) {
    std::string text;
    for (const Meant& meant : all)
        text += (random.below(2) == 0 ? lines_of(meant) : list_of(meant)) + one_of({"\n", " \n\n"}, random);
    return text;
}

std::string in_rows_of_levels(const std::vector<Meant>& all, base::Random&) {
    std::string text = "id,capacity,tubes\n";
    for (const Meant& meant : all) {
        std::string cell;
        for (const char c : list_of(meant)) cell += c == '"' ? "\"\"" : std::string(1, c);
        text += fmt::format("x,{},\"{}\"\n", meant.capacity, cell);
    }
    return text;
}

/// Columns for the highest level, which leaves places at the tops of the others.
std::string in_rows_of_tubes(const std::vector<Meant>& all, base::Random& random) {
    const std::size_t capacity = all.front().capacity;
    const bool is_top_first = random.below(2) == 0;
    const std::string separator = one_of({",", ";", "\t"}, random);
    std::vector<std::string> head{"level", "tube", is_top_first ? "top" : "bottom"};
    for (std::size_t i = 2; i < capacity; ++i) head.push_back(std::to_string(i));
    head.emplace_back(is_top_first ? "bottom" : "top");
    std::string text = fmt::format("{}\n", fmt::join(head, separator));
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (std::size_t t = 0; t < all[i].tubes.size(); ++t) {
            Tube tube = all[i].tubes[t];
            tube.resize(capacity);
            if (is_top_first) std::reverse(tube.begin(), tube.end());
            text += fmt::format("{1}{0}{2}{0}{3}\n", separator, i, t + 1, fmt::join(tube, separator));
        }
    }
    return text;
}

struct Form {
    const char* word;
    std::string (*write)(const std::vector<Meant>&, base::Random&);
    bool is_of_one_capacity = false;
};

constexpr Form forms[] = {{"headings", below_headings},
                          {"blank lines", between_blank_lines},
                          {"rows of levels", in_rows_of_levels},
                          {"rows of tubes", in_rows_of_tubes, true}};

TEST(ManyLevels, AreReadAsTheyWereMeantOrRefused) {
    for (const Form& form : forms) {
        std::size_t right = 0;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            base::Random random(seed);
            std::vector<Meant> all;
            const auto count = static_cast<std::size_t>(random.between(2, 4));
            while (all.size() < count) {
                Meant meant = meant_level(random, names);
                meant.rules = all.empty() ? meant.rules : all.front().rules;
                if (!form.is_of_one_capacity || all.empty() || meant.capacity == all.front().capacity)
                    all.push_back(std::move(meant));
            }
            const std::string text = noisy(form.write(all, random), random);
            std::size_t at = 0;
            std::size_t levels = 0;
            each_level(text, rules_of(all.front()), [&](const Candidate& each) {
                if (each.level) {
                    ++levels;
                    EXPECT_TRUE(at < all.size() && is_meant(*each.level, all[at]))
                        << form.word << "\n"
                        << text << *convert(*each.level, "code");
                }
                ++at;
                return true;
            });
            right += levels == all.size() ? 1U : 0U;
        }
        EXPECT_GT(right, 20U) << form.word;
    }
}

}  // namespace
}  // namespace decant::api
