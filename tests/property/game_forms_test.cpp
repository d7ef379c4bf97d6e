// What somebody wrote in the form of a game or a solver is read as that level, or asked about.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "api/decant.hpp"
#include "base/random.hpp"
#include "property/meant_levels.hpp"

namespace decant::api {
namespace {

const std::vector<std::string> words{"red",    "blue", "green", "yellow", "orange", "pink",
                                     "purple", "gray", "brown", "lime",   "teal",   "black"};
const std::vector<std::string> letters{"a", "b", "c", "d", "g", "h", "i", "j", "k", "l", "m", "n"};
const std::vector<std::string> phrases{"light blue",     "dark blue", "light green",
                                       "dark \"green\"", "sea; deep", "a, b"};

struct Form {
    const char* word;
    std::vector<std::vector<std::string>> names;
    /// Nothing where it cannot hold a level.
    std::string (*write)(const Meant& meant, base::Random& random);
    bool states_order;
};

std::string quoted_cell(const std::string& name, base::Random& random) {
    if (random.below(3) != 0 && name.find_first_of("\",;") == std::string::npos) return name;
    std::string cell = "\"";
    for (const char c : name) cell += c == '"' ? "\"\"" : std::string(1, c);
    return cell + "\"";
}

std::string in_rows(const std::vector<Tube>& rows, base::Random& random, const std::string& empty) {
    const std::string separator = one_of({",", ", ", ";", "\t"}, random);
    std::string text;
    for (const Tube& row : rows) {
        Tube cells;
        for (const std::string& name : row) cells.push_back(quoted_cell(name, random));
        text += fmt::format(
            "{}\n", row.empty() && !empty.empty() ? empty : fmt::format("{}", fmt::join(cells, separator)));
        if (row.empty() && empty.empty()) text.insert(text.size() - 1, separator.substr(0, 1));
    }
    return text;
}

std::string write_csv(const Meant& meant, base::Random& random) {
    std::vector<Tube> rows = meant.tubes;
    const bool is_top_first = random.below(2) == 0;
    if (is_top_first) {
        for (Tube& row : rows) std::reverse(row.begin(), row.end());
    }
    const std::string empty =
        is_top_first ? one_of({"", "_", "empty"}, random) : one_of({"", "_", "empty", "-"}, random);
    const std::string text = in_rows(rows, random, empty);
    // A line of tabs alone is refused.
    return text.find("\n\t\n") == std::string::npos ? text : "";
}

std::string write_layers(const Meant& meant, base::Random& random) {
    std::vector<Tube> rows(1);
    for (std::size_t t = 1; t <= meant.tubes.size(); ++t) rows[0].push_back(fmt::format("tube{}", t));
    for (std::size_t layer = meant.capacity; layer-- > 0;) {
        Tube& row = rows.emplace_back();
        for (const Tube& tube : meant.tubes) row.push_back(layer < tube.size() ? tube[layer] : "");
    }
    return in_rows(rows, random, "");
}

std::string write_vials(const Meant& meant, base::Random& random) {
    std::string text = fmt::format("s: {}", meant.tubes.size());
    for (Tube tube : meant.tubes) {
        tube.resize(meant.capacity, "0");
        std::reverse(tube.begin(), tube.end());
        text += fmt::format(" {}", fmt::join(tube, ""));
    }
    return random.below(2) == 0 ? fmt::format("{{{}}}\n", text) : text + "\n";
}

std::string write_columns(const Meant& meant, base::Random& random) {
    std::string columns;
    std::size_t full = 0;
    for (const Tube& tube : meant.tubes) {
        if (tube.empty()) continue;
        if (tube.size() != meant.capacity) return "";
        ++full;
        columns += fmt::format("column={}\n", fmt::join(tube, ""));
    }
    return fmt::format("{}height={}\ncolors={}\nempty={}\n{}", one_of({"", "# Columns\n"}, random),
                       meant.capacity, full, meant.tubes.size() - full, columns);
}

std::string write_saved_game(const Meant& meant, base::Random& random) {
    std::string text = fmt::format("i\n{}\n{}\n", random.below(300), meant.tubes.size());
    for (Tube tube : meant.tubes) {
        tube.resize(meant.capacity, "-");
        std::reverse(tube.begin(), tube.end());
        text += fmt::format("{}\n", fmt::join(tube, one_of({" ", "\t"}, random)));
    }
    return text;
}

std::string write_counts(const Meant& meant, base::Random&) {
    std::string text = fmt::format("{} {}\n", meant.tubes.size(), meant.capacity);
    bool is_high = false;
    for (Tube tube : meant.tubes) {
        is_high = is_high || tube.size() == meant.capacity;
        std::reverse(tube.begin(), tube.end());
        if (!tube.empty()) text += fmt::format("{}\n", fmt::join(tube, " "));
    }
    return is_high ? text : "";
}

const std::vector<Form> forms{
    {"csv", {words, letters, phrases}, write_csv, false},
    {"layers", {words, letters, phrases}, write_layers, false},
    {"vials",
     {{"1", "2", "3", "4", "5", "6", "7", "8", "9", "A", "B", "C", "D", "E", "F"}},
     write_vials,
     true},
    {"columns", {{"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "A", "B"}}, write_columns, true},
    {"saved-game", {words, letters}, write_saved_game, true},
    {"counts", {words, letters}, write_counts, false}};

constexpr std::uint64_t seeds = 200;

bool offer_it(const std::vector<reading::Offer>& offered, const Meant& meant) {
    return std::any_of(offered.begin(), offered.end(),
                       [&](const reading::Offer& offer) { return is_meant(offer.level, meant); });
}

TEST(GameForms, AreReadAsTheyWereMeantOrAskedAbout) {
    for (const Form& form : forms) {
        std::uint64_t right = 0;
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            base::Random random(seed);
            const Meant meant = meant_level(random, form.names[random.below(form.names.size())]);
            const std::string text = form.write(meant, random);
            if (text.empty()) continue;
            SCOPED_TRACE(form.word + ("\n" + text));
            const auto level = read(text, rules_of(meant));
            const auto& refusal = level ? reading::Refusal{} : level.error();
            ASSERT_TRUE(level.ok() ? is_meant(*level, meant) : offer_it(refusal.offered, meant))
                << (level ? *convert(*level, "code") : base::to_string(refusal.diagnostic, ""));
            EXPECT_TRUE(level.ok() || !form.states_order);
            right += level.ok() ? 1U : 0U;
        }
        if (std::string_view(form.word) != "counts") {
            EXPECT_GT(right, seeds / 20) << form.word;
        }
    }
}

TEST(GameForms, AreReadAsTheyWereMeantOrRefusedWhateverHappensToThem) {
    for (const Form& form : forms) {
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            base::Random random(seed);
            const Meant meant = meant_level(random, form.names[random.below(form.names.size())]);
            std::string text = form.write(meant, random);
            if (text.empty()) continue;
            if (random.below(6) == 0) text = fmt::format("```\n{}```\n", text);
            text = noisy(text, random);
            const auto level = read(text, rules_of(meant));
            EXPECT_TRUE(!level || is_meant(*level, meant)) << form.word << "\n"
                                                           << text << *convert(*level, "code");
        }
    }
}

TEST(GameForms, AreWrittenWhereTheyAreReadBack) {
    for (const Form& form : forms) {
        std::uint64_t written = 0;
        for (std::uint64_t seed = 0; seed < seeds / 4; ++seed) {
            base::Random random(seed);
            Meant meant = meant_level(random, form.names[0]);
            meant.rules = "water";
            written += convert(level_of(meant), form.word).ok() ? 1U : 0U;
        }
        if (std::string_view(form.word) != "counts") {
            EXPECT_GT(written, 10U) << form.word;
        }
    }
}

}  // namespace
}  // namespace decant::api
