// Several levels that somebody wrote into one text are read or offered as these, in their order; never as
// others.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "api/decant.hpp"
#include "base/random.hpp"

namespace decant::api {
namespace {

/// A full board of four colors with two empty tubes, by its lines and by its code.
struct Meant {
    std::string lines;
    std::string list;
    std::string key;
};

Meant any_level(base::Random& random) {
    std::vector<char> units;
    for (const char color : {'a', 'b', 'c', 'd'}) units.insert(units.end(), 4, color);
    for (std::size_t i = units.size(); i > 1; --i) std::swap(units[i - 1], units[random.below(i)]);
    Meant meant;
    std::string code = "water4:";
    std::vector<std::string> lists;
    for (std::size_t tube = 0; tube < 4; ++tube) {
        const std::vector<char> own(units.begin() + static_cast<std::ptrdiff_t>(4 * tube),
                                    units.begin() + static_cast<std::ptrdiff_t>(4 * tube + 4));
        meant.lines += fmt::format("{}\n", fmt::join(own, " "));
        lists.push_back(fmt::format("[{}]", fmt::join(own, ", ")));
        code += fmt::format("{}/", fmt::join(own, ""));
    }
    meant.lines += "-\n-\n";
    meant.list = fmt::format("[{}, [], []]\n", fmt::join(lists, ", "));
    meant.key = load(code + "-/-", {})->puzzle().canonical_key();
    return meant;
}

std::string below_headings(const std::vector<Meant>& all, const std::string& mark) {
    std::string text = "A pack of levels\n\n";
    for (std::size_t i = 0; i < all.size(); ++i)
        text += fmt::format("{} {}\n{}\n", mark, i + 1, i % 2 == 0 ? all[i].lines : all[i].list);
    return text;
}

std::string between_blank_lines(const std::vector<Meant>& all, const std::string&) {
    std::string text;
    for (const Meant& meant : all) text += meant.lines + "\n";
    return text;
}

std::string by_names(const std::vector<Meant>& all, const std::string&) {
    std::string text;
    for (std::size_t i = 0; i < all.size(); ++i) text += fmt::format("level{} = {}", i + 1, all[i].list);
    return text;
}

TEST(ManyLevels, AreReadAsTheyWereMeant) {
    using Write = std::string (*)(const std::vector<Meant>&, const std::string&);
    for (const Write write : {below_headings, between_blank_lines, by_names}) {
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            base::Random random(seed);
            std::vector<Meant> all;
            for (int i = random.between(2, 5); i > 0; --i) all.push_back(any_level(random));
            constexpr std::array marks{"Level", "# Level", "== Puzzle", "#"};
            const std::string text = write(all, marks[seed % marks.size()]);
            std::size_t at = 0;
            each_level(text, {}, [&](const Candidate& each) {
                const auto found = meanings(each.level);
                EXPECT_TRUE(found && at < all.size() &&
                            std::any_of(
                                found->all.begin(), found->all.end(),
                                [&](const Offer& offer) {
                                    return offer.level.puzzle().canonical_key() == all[at].key;
                                }))
                    << text << "\n"
                    << at;
                ++at;
                return true;
            });
            EXPECT_EQ(at, all.size()) << text;
        }
    }
}

}  // namespace
}  // namespace decant::api
