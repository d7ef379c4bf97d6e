// What somebody wrote as an object in JSON or YAML is read as that level, or asked about.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <map>
#include <string>
#include <vector>

#include "api/decant.hpp"
#include "base/random.hpp"
#include "sanitized.hpp"

namespace decant::api {
namespace {

using Tube = std::vector<std::string>;

struct Meant {
    std::string rules;
    int capacity = 0;
    std::vector<Tube> tubes = {};      ///< bottom first, those that are empty last
    std::vector<int> capacities = {};  ///< of each tube
};

std::string one_of(std::initializer_list<const char*> items, base::Random& random) {
    return items.begin()[random.below(items.size())];
}

bool chance(base::Random& random) { return random.below(2) == 0; }

const std::vector<std::string>& names(base::Random& random) {
    static const std::vector<std::vector<std::string>> all{
        {"red", "blue", "light green", "Yellow", "no", "on"},
        {"1", "2", "3", "4", "5", "6"},
        {"A", "B", "C", "D", "E", "F"},
        {"🔥", "👍🏽", "🌊", "☁️", "🟠", "🇩🇪"}};
    return all[random.below(all.size())];
}

/// With `has_own_capacities`, some tubes are lower than others, and colors may have missing units.
Meant meant_level(base::Random& random, bool has_own_capacities = false) {
    Meant meant{chance(random) ? "water" : "ball", random.between(2, 5)};
    const auto& colors = names(random);
    const auto count = static_cast<std::size_t>(random.between(2, static_cast<int>(colors.size())));
    std::vector<std::string> units;
    for (std::size_t c = 0; c < count; ++c)
        units.insert(units.end(), static_cast<std::size_t>(meant.capacity), colors[c]);
    for (std::size_t i = units.size(); i > 1; --i) std::swap(units[i - 1], units[random.below(i)]);
    const std::size_t tubes = count + 1 + random.below(2);
    meant.tubes.resize(tubes);
    const bool is_partly_filled = chance(random);
    const auto height = static_cast<std::size_t>(meant.capacity);
    for (std::size_t i = 0; i < units.size(); ++i) {
        std::size_t at = i / height;
        while (is_partly_filled && i >= height) {
            at = random.below(tubes - 1);
            if (meant.tubes[at].size() < height) break;
        }
        meant.tubes[at].push_back(units[i]);
    }
    std::erase_if(meant.tubes, [](const Tube& tube) { return tube.empty(); });
    meant.tubes.resize(tubes);
    meant.capacities.assign(tubes, meant.capacity);
    if (has_own_capacities) meant.capacities.back() = 1;
    return meant;
}

Level level_of(const Meant& meant) {
    std::string text =
        fmt::format("decant tube-sort 1\nrules: {}\ncapacity: {}\n", meant.rules, meant.capacity);
    for (std::size_t i = 0; i < meant.tubes.size(); ++i) {
        std::string line;
        for (const std::string& unit : meant.tubes[i]) line += fmt::format("\"{}\" ", unit);
        text += fmt::format("{} ^{}\n", line.empty() ? "- " : line, meant.capacities[i]);
    }
    return *load(text, {});
}

/// A key in one of the spellings that people have for it.
std::string spelled(std::initializer_list<const char*> keys, base::Random& random) {
    std::string key = one_of(keys, random);
    const auto blank = key.find(' ');
    if (blank == std::string::npos) return key;
    if (chance(random)) {
        key[blank] = '_';
        return key;
    }
    key.erase(blank, 1);
    key[blank] = static_cast<char>(key[blank] - ('a' - 'A'));
    return key;
}

std::string joined(const std::vector<std::string>& parts) {
    return fmt::format("{}", fmt::join(parts, ", "));
}

struct Spelling {
    bool is_top_first = false;
    std::string empty = {};     ///< what fills tubes up; nothing: they are not
    bool has_objects = false;   ///< for tubes
    bool leaves_empty = false;  ///< and only counts empty tubes
};

std::string tubes_text(const Meant& meant, const Spelling& spelling, base::Random& random) {
    std::vector<std::string> lists;
    const std::string key = spelled({"colors", "units", "layers", "contents"}, random);
    for (std::size_t t = 0; t < meant.tubes.size(); ++t) {
        if (spelling.leaves_empty && meant.tubes[t].empty()) continue;
        std::vector<std::string> units;
        for (const std::string& unit : meant.tubes[t]) units.push_back(fmt::format("\"{}\"", unit));
        if (!spelling.empty.empty())
            units.resize(static_cast<std::size_t>(meant.capacities[t]), spelling.empty);
        if (spelling.is_top_first) std::reverse(units.begin(), units.end());
        lists.push_back(spelling.has_objects ? fmt::format(R"({{"id": {}, "{}": [{}], "capacity": {}}})", t,
                                                           key, joined(units), meant.capacities[t])
                                             : fmt::format("[{}]", joined(units)));
    }
    return fmt::format("[{}]", joined(lists));
}

/// The members of an object in some order, with some that say nothing of the level.
std::vector<std::string> members(const Meant& meant, const Spelling& spelling, bool states_order,
                                 base::Random& random) {
    std::vector<std::string> all{
        fmt::format(R"("{}": {})",
                    spelled({"tubes", "bottles", "vials", "stacks", "board", "flasks"}, random),
                    tubes_text(meant, spelling, random)),
        fmt::format(R"("{}": "{}")", spelled({"rules", "mode", "game mode", "game", "variant"}, random),
                    meant.rules + one_of({"", "sort", " sort"}, random))};
    if (chance(random) || spelling.leaves_empty) {
        all.push_back(fmt::format(R"("{}": {})", spelled({"capacity", "tube capacity", "height"}, random),
                                  meant.capacity));
    }
    const auto empty =
        std::count_if(meant.tubes.begin(), meant.tubes.end(), [](const Tube& tube) { return tube.empty(); });
    if (spelling.leaves_empty)
        all.push_back(fmt::format(R"("{}": {})", spelled({"empty tubes", "empties"}, random), empty));
    if (chance(random)) all.push_back(fmt::format(R"("tube count": {})", meant.tubes.size()));
    if (states_order) {
        all.push_back(
            spelling.is_top_first
                ? one_of({R"("topFirst": true)", R"("order": "top-first")", R"("direction": "top down")"},
                         random)
                : one_of({R"("bottom_first": true)", R"("order": "bottom first")", R"("topFirst": false)"},
                         random));
    }
    for (const char* aside : {R"("author": "me")", R"("id": "x7")", R"("difficulty": 4)", R"("locked": [])"})
        if (chance(random)) all.emplace_back(aside);
    for (std::size_t i = all.size(); i > 1; --i) std::swap(all[i - 1], all[random.below(i)]);
    return all;
}

/// JSON in one line or in many, or YAML in blocks; alone or inside something.
std::string text_of(std::vector<std::string> all, base::Random& random) {
    if (random.below(3) == 0) {
        const std::string indent = chance(random) ? "  " : "";
        std::string text = indent.empty() ? one_of({"", "---\n", "# mine\n"}, random) : "level:\n";
        for (const std::string& member : all) {
            const std::size_t end = member.find('"', 1);
            text += fmt::format("{}{}{}\n", indent, member.substr(1, end - 1), member.substr(end + 1));
        }
        return text;
    }
    const std::string object = fmt::format("{{{}}}", fmt::join(all, chance(random) ? ",\n  " : ", "));
    switch (random.below(5)) {
        case 0:
            return fmt::format(R"({{"levels": [{}]}})", object);
        case 1:
            return fmt::format(R"({{"version": 2, "puzzle": {}}})", object);
        case 2:
            return fmt::format("[{}]", object);
        default:
            return object;
    }
}

std::string noisy(std::string text, base::Random& random) {
    if (chance(random)) {
        std::string crlf;
        for (const char c : text) crlf += c == '\n' ? "\r\n" : std::string(1, c);
        text = crlf;
    }
    if (random.below(3) == 0) text.insert(0, "\xEF\xBB\xBF");
    for (int blanks = random.between(0, 2); blanks > 0; --blanks) text += one_of({" ", "\n"}, random);
    return text;
}

bool is_meant(const Level& level, const Meant& meant) {
    return reading::is_same(level.puzzle(), level_of(meant).puzzle());
}

bool is_offered(const Refusal& refusal, const Meant& meant) {
    return std::any_of(refusal.offered.begin(), refusal.offered.end(),
                       [&](const Offer& each) { return is_meant(each.level, meant); });
}

constexpr std::uint64_t seeds = 400 / tests::one_of;

TEST(Objects, AreReadAsTheyWereMeantOrAskedAbout) {
    std::uint64_t right = 0;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        base::Random random(seed);
        const bool has_own = random.below(4) == 0;
        const Meant meant = meant_level(random, has_own);
        Spelling spelling;
        const bool states_order = chance(random);
        spelling.empty = one_of({"", "", "null", "\"EMPTY\"", "0", "\"\""}, random);
        spelling.is_top_first = chance(random) && (states_order || !spelling.empty.empty());
        spelling.has_objects = has_own || random.below(4) == 0;
        spelling.leaves_empty = !has_own && random.below(4) == 0;
        const std::string text =
            noisy(text_of(members(meant, spelling, states_order, random), random), random);
        const auto level = read(text, {});
        if (level) {
            ++right;
            EXPECT_TRUE(is_meant(*level, meant)) << text << *convert(*level, "code");
        } else {
            // Where the color of a whole tube may be none, no number of empty tubes says which.
            const bool is_counted =
                level.error().diagnostic.problem.find("some that it lists may be") != std::string::npos;
            EXPECT_TRUE(is_counted ? spelling.leaves_empty : is_offered(level.error(), meant))
                << text << base::to_string(level.error().diagnostic, "");
        }
    }
    EXPECT_GT(right, seeds / 2);
}

std::string layers_of(const Tube& tube, int unit) {
    std::vector<std::string> layers;
    for (std::size_t i = 0; i < tube.size();) {
        std::size_t end = i;
        while (end < tube.size() && tube[end] == tube[i]) ++end;
        layers.push_back(fmt::format(R"(["{}", {}])", tube[i], static_cast<int>(end - i) * unit));
        i = end;
    }
    return joined(layers);
}

TEST(DecantraLevels, AreReadAsTheyWereMeant) {
    for (std::uint64_t seed = 0; seed < seeds / 2; ++seed) {
        base::Random random(seed);
        const Meant meant = meant_level(random, chance(random));
        const int unit = chance(random) ? 1 : 100;
        std::vector<std::string> cells;
        for (std::size_t t = 0; t < meant.tubes.size(); ++t)
            cells.push_back(fmt::format(R"({{"capacity": {}, "layers": [{}]}})", meant.capacities[t] * unit,
                                        layers_of(meant.tubes[t], unit)));
        const std::string text = fmt::format(
            R"({{"lang": "decantra-level", "version": 1, "level": 3, "grid": {{"rows": 2, "cols": {}}},
                "initial": {{"cells": [[{}], [null, null]]}}, "moves": []}})",
            cells.size(), joined(cells));
        LoadOptions options;
        options.read.set("rules", meant.rules);
        const auto level = load(text, options);
        ASSERT_TRUE(level.ok()) << text << base::to_string(level.error(), "");
        EXPECT_TRUE(is_meant(*level, meant)) << text;
    }
}

TEST(Grids, AreReadAsTheyWereMeant) {
    for (std::uint64_t seed = 0; seed < seeds / 2; ++seed) {
        base::Random random(seed);
        Meant meant = meant_level(random);
        std::map<std::string, std::size_t> numbers;
        for (Tube& tube : meant.tubes) {
            for (std::string& unit : tube)
                unit = std::to_string(numbers.try_emplace(unit, numbers.size() + 1).first->second);
        }
        std::vector<std::string> layout;
        for (Tube tube : meant.tubes) {
            tube.resize(static_cast<std::size_t>(meant.capacity), "0");
            layout.insert(layout.end(), tube.begin(), tube.end());
        }
        const std::string text = fmt::format(
            R"([{{"gridWidth": {}, "gridHeight": {}, "data": {{"layout": [{}]}}, "source": {{"level": 1}}}}])",
            meant.tubes.size(), meant.capacity, joined(layout));
        LoadOptions options;
        options.read.set("rules", meant.rules);
        const auto level = load(text, options);
        ASSERT_TRUE(level.ok()) << text << base::to_string(level.error(), "");
        EXPECT_TRUE(is_meant(*level, meant)) << text;
    }
}

}  // namespace
}  // namespace decant::api
