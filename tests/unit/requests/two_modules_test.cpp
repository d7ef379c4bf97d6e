// One program reads and another one answers: together they answer as one program does.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <regex>
#include <string>
#include <vector>

#include "requests/two_modules.hpp"

namespace decant::requests {
namespace {

using json = nlohmann::json;

/// All but how long it took.
std::string run(const api::Result<Work, Problem>& work) {
    const Answer answer = work ? work->run({}) : answer_of(work.error());
    static const std::regex seconds("\"seconds\":[^,}]*");
    return std::regex_replace(answer.body, seconds, "");
}

std::string together(Question question, const std::string& body) {
    return run(prepare_read(question, read_for_core(question, body).body, {}));
}

bool needs_reader(Question question, const json& body) {
    return !prepare_in_core(question, body.dump(), {}).has_value();
}

const std::vector<json>& bodies() {
    static const std::vector<json> all{
        {{"level", "A B\nB A\n-\n"}},
        {{"level", "[[1, 2], [2, 1], [null, null]]"}, {"from", "list"}, {"rules", "ball"}},
        {{"level", R"([["dark red", "x y"], ["x y", "dark red"], []])"}, {"capacity", 2}},
        {{"level", "AB BA --"}, {"top_first", true}},
        {{"level", "A B\nB ?\n-\n"}, {"partial", true}},
        {{"level", R"({"id": 7, "tubes": [["A", "B"], ["B", "A"], []]})"}},
        {{"level", "[[:-->, a, b]] "}, {"from", "edges"}},
        {{"level", "water2:AB/BA/-"}, {"from", "code"}},
        {{"level", "decant tube-sort 1\nname: a small one\n\nred \"0\"\n\"0\" red\n- ^3\n"}},
        {{"level", "[[1,2],[2,1],[0,0]]"}},
        {{"level", "A B\nB\n-\n"}},
        {{"level", "no level"}},
        {{"level", "null:6"}, {"rules", "ball"}},
        {{"level", "A B\nB A\n-\n"}, {"from", "no format"}},
        {{"level", "[[1, 2], [2, 1], []]"}, {"to_be", 1}},
        {{"level", 5}},
        json::array(),
        json::object(),
    };
    return all;
}

TEST(ReadingApart, ChangesNoAnswer) {
    for (const Question question : {Question::solve, Question::position, Question::graph, Question::hint,
                                    Question::analyze, Question::render, Question::prove}) {
        for (const json& body : bodies())
            EXPECT_EQ(together(question, body.dump()), run(prepare(question, body.dump(), {}))) << body;
    }
}

TEST(ReadingApart, ChangesNoAnswerThatMovesAreAskedAbout) {
    for (const char* moves : {"1>3", "3>1", "1>", "2>3 1>2 3>1"}) {
        const std::string check = json{{"level", "A B\nB A\n-\n"}, {"plan", moves}}.dump();
        EXPECT_EQ(together(Question::check, check), run(prepare(Question::check, check, {})));
        const std::string position = json{{"level", "A B\nB A\n-\n"}, {"moves", moves}}.dump();
        EXPECT_EQ(together(Question::position, position), run(prepare(Question::position, position, {})));
    }
}

TEST(ReadingApart, AnswersForAnotherFormatAtOnce) {
    for (json body : bodies()) {
        for (const char* format : {"list", "code", "drawing", "no format"}) {
            if (body.is_object()) body["to"] = format;
            EXPECT_EQ(read_for_core(Question::convert, body.dump()).body,
                      run(prepare(Question::convert, body.dump(), {})))
                << body;
        }
    }
}

TEST(ReadingApart, IsNotNeededForDecantsOwnTexts) {
    EXPECT_FALSE(needs_reader(Question::solve, {{"level", "water2:AB/BA/-"}, {"rules", "ball"}}));
    EXPECT_FALSE(needs_reader(Question::position, {{"level", "decant tube-sort 1\n\nA B\nB A\n-\n"}}));
    EXPECT_FALSE(needs_reader(Question::generate, json::object()));
    EXPECT_FALSE(needs_reader(Question::levels, {{"unknown", 1}}));
}

TEST(ReadingApart, IsNotNeededForWhatIsWrongBesideTheLevel) {
    EXPECT_FALSE(needs_reader(Question::position, {{"level", "water2:AB/BA/-"}, {"moves", "1>2"}}));
    EXPECT_FALSE(needs_reader(Question::solve, {{"level", "water2:A?/BA/-"}}));
}

TEST(ReadingApart, IsNeededForAllElse) {
    EXPECT_TRUE(needs_reader(Question::solve, {{"level", "A B\nB A\n-\n"}}));
    EXPECT_TRUE(needs_reader(Question::solve, {{"level", "water2:AB/B/-"}}));
    EXPECT_TRUE(needs_reader(Question::solve, {{"level", "water2:AB/BA/-"}, {"from", "list"}}));
    EXPECT_TRUE(needs_reader(Question::convert, {{"level", "water2:AB/BA/-"}, {"to", "code"}}));
}

}  // namespace
}  // namespace decant::requests
