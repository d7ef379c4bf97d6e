// A proof that is damaged in any way proves nothing.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>
#include <functional>

#include "property/proofs.hpp"

namespace decant::proof {
namespace {

/// Level 133 of a published game, under WATER: 176 entries.
constexpr auto level_133 = "water4:ABCA/DEFC/DEGD/DHFI/JGIK/LGFC/BBHE/BALI/IJJK/LEAH/GKFJ/KHCL/-/-";

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (const std::string_view line : split(text, '\n')) lines.emplace_back(line);
    lines.pop_back();  // behind the last line feed
    return lines;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

std::string at_least(int length) {
    return proofs::text_of(*certify({level_133, {Claim::Kind::at_least, length}, {}}, {}));
}

std::string unsolvable_by(Kind kind) {
    const bool borders = kind == Kind::borders;
    // Two borders that no room is left for; and one color that only its missing unit keeps from filling
    // tubes.
    return proofs::text_of(*certify({borders ? "water2:AB/BC/CA" : "water4:C^1/AC/B^1", {}, {}}, {}));
}

using Damage = std::function<std::string(std::string)>;
using Lines = std::vector<std::string>;

Damage on_lines(const std::function<void(Lines&)>& change) {
    return [change](const std::string& text) {
        Lines lines = lines_of(text);
        change(lines);
        return joined(lines);
    };
}

struct Case {
    const char* name;
    Damage damage;
};

const std::vector<Case>& damages() {
    static constexpr std::size_t first = 4;  // of the entries, as there is no plan
    static const std::vector<Case> cases = {
        {"an entry less, its number kept", on_lines([](Lines& lines) { lines.erase(lines.begin() + 20); })},
        {"an entry less", on_lines([](Lines& lines) {
             lines.erase(lines.begin() + 20);
             lines[3] = "entries " + std::to_string(lines.size() - first - 1);
         })},
        {"an entry twice", on_lines([](Lines& lines) { lines.insert(lines.begin() + 20, lines[20]); })},
        {"two entries swapped", on_lines([](Lines& lines) { std::swap(lines[20], lines[21]); })},
        {"a number too large by one", on_lines([](Lines& lines) {
             std::string& entry = lines[20];
             const std::size_t blank = entry.find(' ', 2);
             entry = "S " + std::to_string(std::stoi(entry.substr(2)) + 1) + entry.substr(blank);
         })},
        {"a number of 2^63",
         [](const auto& text) { return replaced(text, "\nS ", "\nS 9223372036854775808"); }},
        {"a number with a leading 0", [](const auto& text) { return replaced(text, "\nS ", "\nS 0"); }},
        {"a negative number", [](const auto& text) { return replaced(text, "\nS ", "\nS -"); }},
        {"inf where a number must be",
         on_lines([](Lines& lines) { lines[20] = "S inf" + lines[20].substr(lines[20].find(' ', 2)); })},
        {"a claim higher by one",
         [](const auto& text) { return replaced(text, "at-least 39", "at-least 40"); }},
        {"a claim that is not a number",
         [](const auto& text) { return replaced(text, "at-least 39", "at-least"); }},
        {"another level", [](const auto& text) { return replaced(text, "ABCA/DEFC", "ABCC/DEFA"); }},
        {"a letter that looks alike",
         [](const auto& text) {
             return replaced(text, "ABCA",
                             "\xd0\x90"
                             "BCA");
         }},
        {"lines of CR and LF",
         [](const std::string& text) {
             std::string crlf;
             for (const char sign : text) crlf += sign == '\n' ? std::string("\r\n") : std::string(1, sign);
             return crlf;
         }},
        {"a byte order mark", [](const std::string& text) { return "\xef\xbb\xbf" + text; }},
        {"an empty line", on_lines([](Lines& lines) { lines.insert(lines.begin() + 20, ""); })},
        {"a comment", on_lines([](Lines& lines) { lines.insert(lines.begin() + 20, "# trust me"); })},
        {"tubes out of order", on_lines([](Lines& lines) {
             std::string& entry = lines[20];
             const std::size_t slash = entry.rfind('/');
             const std::size_t blank = entry.rfind(' ');
             entry = entry.substr(0, blank + 1) + entry.substr(slash + 1) + "/" +
                     entry.substr(blank + 1, slash - blank - 1);
         })},
        {"a tube less", on_lines([](Lines& lines) { lines[20].resize(lines[20].rfind('/')); })},
        {"a unit less", on_lines([](Lines& lines) { lines[20].pop_back(); })},
        {"a capacity that is the usual one", on_lines([](Lines& lines) { lines[20] += "^4"; })},
        {"a capacity that is another one", on_lines([](Lines& lines) { lines[20] += "^5"; })},
        {"a goal in the table", on_lines([](Lines& lines) {
             lines.insert(lines.end() - 1,
                          "S 1 AAAA/BBBB/CCCC/DDDD/EEEE/FFFF/GGGG/HHHH/IIII/JJJJ/KKKK/LLLL/-/-");
             std::sort(lines.begin() + first, lines.end() - 1, [](const auto& a, const auto& b) {
                 return a.substr(a.rfind(' ')) < b.substr(b.rfind(' '));
             });
             lines[3] = "entries " + std::to_string(lines.size() - first - 1);
         })},
        {"a wrong count", [](const auto& text) { return replaced(text, "entries 1", "entries 2"); }},
        {"a huge count", [](const auto& text) { return replaced(text, "entries 1", "entries 999999991"); }},
        {"no count", on_lines([](Lines& lines) { lines.erase(lines.begin() + 3); })},
        {"no end", on_lines([](Lines& lines) { lines.pop_back(); })},
        {"no last line feed", [](const std::string& text) { return text.substr(0, text.size() - 1); }},
        {"something behind the end", [](const std::string& text) { return text + "S"; }},
        {"a blank behind the end",
         [](const std::string& text) { return replaced(text, "\nend\n", "\nend \n"); }},
        {"cut in the middle", [](const std::string& text) { return text.substr(0, text.size() / 2); }},
        {"another version",
         [](const auto& text) { return replaced(text, "decant-proof 1", "decant-proof 3"); }},
        {"a plan that nobody claims",
         on_lines([](Lines& lines) { lines.insert(lines.begin() + 3, "plan 1>13"); })},
        {"borders among positions", on_lines([](Lines& lines) { lines[20] = "T ABC/DEF"; })},
        {"nothing", [](const std::string&) { return std::string(); }},
        {"a line without an end", [](const std::string&) { return std::string(std::size_t{3} << 20, 'a'); }},
        {"zeros", [](const std::string&) { return std::string(1000, '\0'); }},
    };
    return cases;
}

TEST(DamagedProof, IsRejectedWhateverTheDamage) {
    const std::string sound = at_least(39);
    ASSERT_TRUE(proofs::is_verified(proofs::verify(sound)));
    for (const Case& damaged : damages()) {
        const std::string text = damaged.damage(sound);
        for (const unsigned passes : {1u, 3u}) {
            VerifyOptions options;
            options.passes = {passes, {1, 2}};
            const Verdict verdict = proofs::verify(text, options);
            EXPECT_EQ(verdict.status, Verdict::Status::rejected) << damaged.name;
            EXPECT_FALSE(verdict.problem.empty()) << damaged.name;
        }
    }
}

TEST(DamagedProof, IsRejectedWhicheverEntryIsMissing) {
    const auto check = [](const std::string& text, std::size_t head) {
        ASSERT_TRUE(proofs::is_verified(proofs::verify(text))) << text;
        const Lines sound = lines_of(text);
        for (std::size_t i = head; i + 1 < sound.size(); ++i) {
            Lines lines = sound;
            lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(i));
            lines[head - 1] = "entries " + std::to_string(lines.size() - head - 1);
            for (const unsigned passes : {1u, 2u, 3u}) {
                VerifyOptions options;
                options.passes = {passes, {1, 2}};
                EXPECT_EQ(proofs::verify(joined(lines), options).status, Verdict::Status::rejected)
                    << sound[i] << " in " << passes << " passes";
            }
        }
    };
    check(at_least(39), 4);
    check(unsolvable_by(Kind::borders), 4);
    check(unsolvable_by(Kind::positions), 4);
}

TEST(DamagedProof, IsRejectedWithAPlanThatIsNone) {
    const Statement statement{
        "water4:ABAB/BABA/-", {Claim::Kind::optimum, 7}, {"2>3", "1>2", "1>3", "2>1", "2>3", "1>2", "1>3"}};
    const std::string sound = proofs::text_of(*certify(statement, {}));
    ASSERT_TRUE(proofs::is_verified(proofs::verify(sound)));
    for (const auto& [from, to] : std::initializer_list<std::pair<const char*, const char*>>{
             {"plan 2>3", "plan 3>2"},
             {"plan 2>3", "plan 2>2"},
             {"plan 2>3", "plan 2>4"},
             {"plan 2>3", "plan 0>3"},
             {"plan 2>3", "plan 2>3 "},
             {"plan 2>3", "plan  2>3"},
             {"plan 2>3", "plan 02>3"},
             {"plan 2>3", "plan 2-3"},
             {"plan 2>3 1>2", "plan 1>2 2>3"},
             {" 1>2 1>3\n", " 1>2\n"},
             {"1>2 1>3\n", "1>2 1>2\n"},
             {"plan 2>3 1>2 1>3 2>1 2>3 1>2 1>3\n", "plan\n"},
             {"plan 2>3 1>2 1>3 2>1 2>3 1>2 1>3\n", ""},
             {"optimum 7", "optimum 6"},
             {"optimum 7", "optimum 8"}}) {
        EXPECT_EQ(proofs::verify(replaced(sound, from, to)).status, Verdict::Status::rejected)
            << from << " as " << to;
    }
}

TEST(DamagedProof, IsRejectedWithAPlanThatEndsOneMoveBeforeTheGoal) {
    const std::string sound =
        proofs::text_of(*certify({"water2:AB/A/B", {Claim::Kind::optimum, 2}, {"1>3", "1>2"}}, {}));
    ASSERT_TRUE(proofs::is_verified(proofs::verify(sound)));
    // Each tube holds one color then, but one color lies in two tubes that are not full.
    const std::string shorter = replaced(replaced(sound, "optimum 2", "optimum 1"), " 1>2", "");
    EXPECT_EQ(proofs::verify(shorter).status, Verdict::Status::rejected);
}

TEST(DamagedProof, IsRejectedWithAGoalAmongPositionsThatNothingLeaves) {
    constexpr std::string_view forged =
        "decant-proof 1\nlevel water2:A/A\nclaim unsolvable\nentries 2\nS inf -/AA\nS inf A/A\nend\n";
    EXPECT_EQ(proofs::verify(std::string(forged)).status, Verdict::Status::rejected);
}

TEST(DamagedProof, WithTokensOfManyNamesIsRejectedAtTheFirstOneTooMany) {
    std::string level = "dogbunny:a=b:t0=a";
    for (int i = 1; i < 100'000; ++i) level += "/t" + std::to_string(i) + "=a";
    // Of this process: other programs on the machine do not count.
    const std::clock_t begin = std::clock();
    const Verdict verdict =
        proofs::verify("decant-proof 1\nlevel " + level + ":t0=b\nclaim unsolvable\nentries 0\nend\n");
    EXPECT_EQ(verdict.status, Verdict::Status::rejected);
    EXPECT_LT(std::clock() - begin, 2 * CLOCKS_PER_SEC) << "each name was compared with all";
}

TEST(Proof, OfAnotherLevelIsRejectedWhereOneWasAskedFor) {
    const std::string sound = at_least(39);
    VerifyOptions options;
    options.about = decant::proof::Subject{level_133};
    EXPECT_TRUE(proofs::is_verified(proofs::verify(sound, options)));
    options.about = decant::proof::Subject{"water4:ABAB/BABA/-"};
    EXPECT_EQ(proofs::verify(sound, options).status, Verdict::Status::rejected);
}

TEST(Proof, IsNotRejectedWhereALimitEndsItsCheck) {
    const std::string sound = at_least(39);
    VerifyOptions options;
    options.control.limits.memory = 1;
    EXPECT_EQ(proofs::verify(sound, options).status, Verdict::Status::unchecked);
    options = {};
    options.derive = true;
    options.control.entries = 10;
    EXPECT_EQ(proofs::verify(sound, options).status, Verdict::Status::unchecked);
}

}  // namespace
}  // namespace decant::proof
