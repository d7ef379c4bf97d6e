// Any line beside a level, of any form, changes nothing and is shown.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <map>
#include <string>
#include <variant>
#include <vector>

#include "api/decant.hpp"

namespace decant::api {
namespace {

/// Sentences that people and programs write around levels, many of which say that something is different.
std::vector<std::string> phrases() {
    std::ifstream file("tests/reading/phrases.txt");
    std::vector<std::string> all;
    for (std::string line; std::getline(file, line);) all.push_back(line);
    return all;
}

struct Form {
    const char* name;
    const char* text;
};

constexpr std::array forms{
    Form{"lines", "qa qb qa qb\nqb qa qb qa\n- - - -\n"},
    Form{"lines with places", "qa qb . .\nqb qa . .\nqa qa qb qb\n"},
    Form{"labels", "1: qa qb qa qb\n2: qb qa qb qa\n3:\n"},
    Form{"csv", "qa,qb,qa,qb\nqb,qa,qb,qa\n-,-,-,-\n"},
    Form{"packed", "QZQZ\nZQZQ\n----\n"},
    Form{"layers", "qa qb -\nqb qa -\n"},
    Form{"list", "[[\"qa\", \"qb\", \"qa\", \"qb\"], [\"qb\", \"qa\", \"qb\", \"qa\"], []]\n"},
    Form{
        "calls",
        "add(new Tube('qa', 'qb', 'qa', 'qb'));\nadd(new Tube('qb', 'qa', 'qb', 'qa'));\nadd(new Tube());\n"},
    Form{"native", "decant tube-sort 1\nqa qb qa qb\nqb qa qb qa\n-\n"},
};

std::vector<std::string> levels_in(const std::string& text) {
    const auto found = meanings(read(text, {}));
    std::vector<std::string> levels;
    if (!found) return {"refused: " + found.error().problem};
    for (const Offer& each : found->all) levels.push_back(*each.level.puzzle().write("native"));
    return levels;
}

bool shows(const std::string& text, const std::string& phrase, bool is_comment) {
    const auto found = meanings(read(text, {}));
    if (!found) return false;
    return std::all_of(found->all.begin(), found->all.end(), [&](const Offer& each) {
        const Account& account = each.level.account();
        const auto& asides = is_comment ? account.comments : account.not_used;
        return std::any_of(asides.begin(), asides.end(),
                           [&](const Aside& aside) { return aside.text.find(phrase) != std::string::npos; });
    });
}

TEST(BesideLevels, AnyLineChangesNothingAndIsShown) {
    const auto all = phrases();
    ASSERT_GT(all.size(), 300U);
    for (const Form& form : forms) {
        const std::string level = form.text;
        const auto expected = levels_in(level);
        ASSERT_FALSE(expected.front().starts_with("refused")) << form.name << expected.front();
        for (std::size_t i = 0; i < all.size(); ++i) {
            const std::string& phrase = all[i];
            // Some phrases are levels themselves.
            if (!levels_in(phrase).front().starts_with("refused")) continue;
            const bool is_native = std::string_view(form.name) == "native";
            std::vector<std::pair<std::string, bool>> texts{{phrase + "\n" + level, false},
                                                            {phrase + "\n\n" + level, false},
                                                            {"# " + phrase + "\n" + level, true}};
            // Below decant's own head, each line is a tube.
            if (!is_native) {
                texts.emplace_back(level + phrase + "\n", false);
                texts.emplace_back(level + "\n" + phrase + "\n", false);
            }
            const auto& [text, is_comment] = texts[i % texts.size()];
            ASSERT_EQ(levels_in(text), expected) << form.name << "\n" << text;
            ASSERT_TRUE(shows(text, phrase, is_comment)) << form.name << "\n" << text;
        }
    }
}

/// How often each color is there.
std::map<std::string, int> units_of(const puzzles::Puzzle& puzzle) {
    std::map<std::string, int> units;
    const puzzles::View view = puzzle.start().view();
    const auto& board = std::get<BoardView>(view);
    for (const BoardView::Tube& tube : board.tubes)
        for (const int unit : tube.units) ++units[board.colors[static_cast<std::size_t>(unit)].name];
    return units;
}

/// The units of a level are those of its text, none of which can be left out unseen.
TEST(NothingIsLost, OfTheUnitsOfAText) {
    const puzzles::Family& family = **puzzles::family_of("tube_sort");
    for (const Form& form : forms) {
        const std::string text = form.text;
        const auto found = family.find(text, "", {});
        ASSERT_EQ(found.size(), 1U) << form.name;
        std::map<std::string, int> units;
        const auto expected = levels_in(text);
        for (const puzzles::Span& span : found.front().spans) {
            if (span.role != puzzles::TextRole::level) continue;
            std::string unit = text.substr(span.begin, span.end - span.begin);
            std::erase_if(unit, [](char c) { return c == '"' || c == '\''; });
            ++units[unit];
            for (std::size_t at = span.begin; at < span.end; ++at) {
                std::string other = text;
                other[at] = ' ';
                EXPECT_NE(levels_in(other), expected) << form.name << "\n" << other;
            }
        }
        for (const puzzles::Proposal& proposal : found.front().proposals) {
            if (proposal.level) {
                EXPECT_EQ(units_of(**proposal.level), units) << form.name;
            }
        }
    }
}

/// Each flag of a question gives its reading.
TEST(Questions, AreAnsweredByTheFlagsOfTheirReadings) {
    for (const char* text : {"qa qb qa qb\nqb qa qb qa\n- - - -\n", "qa qb qc\nqb qc qa\nqc qa qb\n",
                             "[[1, 2, 1], [2, 1, 2]]", "hello\nqa,qb\nqb,qa\n", "QZQZ\nZQZQ\n"}) {
        const auto refused = read(text, {});
        ASSERT_FALSE(refused) << text;
        for (const Offer& offer : refused.error().offered) {
            LoadOptions options;
            for (const Assumption& each : offer.own) {
                ASSERT_TRUE(each.option) << text;
                if (each.option->value.empty())
                    options.read.set(each.option->name, true);
                else
                    options.read.set(each.option->name, std::stoi(each.option->value));
            }
            const auto chosen = read(text, options);
            ASSERT_TRUE(chosen) << text;
            EXPECT_TRUE(reading::is_same(chosen->puzzle(), offer.level.puzzle())) << text;
        }
    }
}

}  // namespace
}  // namespace decant::api
