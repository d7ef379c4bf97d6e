// Each option of each question is read: there is a question to which it makes another answer.
// SPDX-License-Identifier: MIT
#include "api/options.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "requests/prepare.hpp"

namespace decant::requests {
namespace {

using nlohmann::json;

/// The keys that each question needs beside its options and a level.
json subject_of(Question question) {
    switch (question) {
        case Question::check:
            return {{"plan", "1>3 2>3"}};
        case Question::render:
            return {{"plan", "1>3"}};
        case Question::convert:
            return {{"to", "code"}};
        case Question::hint:
            return {{"rung", 4}};
        case Question::generate:
            return {{"colors", 4}, {"attempts", 9}};
        default:
            return json::object();
    }
}

constexpr const char* tubes = "[[1, 1, 2, 2], [2, 2, 1, 1], []]";
constexpr const char* uneven = "[[1, 2, 2], [1, 2, 1], []]";
constexpr const char* lacking = "[[1, 2], [2], []]";
constexpr const char* many = "water4:ABCD/BCDA/CDAB/DABC/-/-";
constexpr const char* stuck = "water2:AB/BA";

/// A body to which another value of a key makes a difference.
struct Witness {
    json body;
    json value;
};

const std::map<std::string, Witness>& witnesses() {
    static const std::map<std::string, Witness> all = {
        {"level", {{{"level", tubes}}, stuck}},
        {"moves", {{{"level", tubes}}, "1>3"}},
        {"plan", {{{"level", tubes}}, "2>3"}},
        {"proof", {{}, "decant-proof 2"}},
        {"about", {{}, stuck}},
        {"from", {{{"level", tubes}}, "packed"}},
        {"rules", {{{"level", tubes}}, "ball"}},
        {"goal", {{{"level", "water4:ABAB/BABA/-^3"}}, "gathered"}},
        {"capacity", {{{"level", tubes}}, 5}},
        {"top_first", {{{"level", uneven}}, true}},
        {"bottom_first", {{{"level", "A A B\nB B A\n. . .\n"}}, true}},
        {"partial", {{{"level", lacking}}, true}},
        {"empties", {{{"level", "[[1,1,2],[2,2,1]]"}, {"bottom_first", true}, {"empties", 0}}, 2}},
        {"lenient", {{{"level", "hello\nA A B\nB B A\n. . .\n"}, {"bottom_first", true}}, true}},
        {"ignore_key",
         {{{"level", R"({"tubes":[{"colors":[1,2],"a":1},[2,1],[]]})"}, {"bottom_first", true}}, "a"}},
        {"json_path",
         {{{"level", R"({"a":[[1,2],[2,1],[]],"b":[[1,1,2],[2,2,1],[]]})"}, {"json_path", ".a"}}, ".b"}},
        {"id",
         {{{"level", R"([[[1,2],[2,1],[]],[[1,1,2],[2,2,1],[]]])"}, {"json_path", ".[]"}, {"id", "1"}}, "2"}},
        {"algorithm", {{{"level", many}}, "a-star"}},
        {"weight", {{{"level", *api::example_level("dog-bunny-28")}, {"algorithm", "weighted-a-star"}}, 1}},
        {"beam_width", {{{"level", many}, {"algorithm", "beam"}}, 1}},
        {"any", {{{"level", *api::example_level("dog-bunny-28")}}, true}},
        {"advice", {{{"level", stuck}}, false}},
        {"advice_limit", {{{"level", stuck}}, 0}},
        {"time_limit", {{{"level", many}}, 0}},
        {"node_limit", {{{"level", many}}, 1}},
        {"memory_limit", {{{"level", many}}, 0}},
        {"rung", {{{"level", many}}, 1}},
        {"seed", {{{"level", *api::example_level("cups-4")}}, 2}},
        {"games", {{{"level", *api::example_level("cups-4")}}, 10}},
        {"proof_limit", {{{"level", many}}, 0}},
        {"to", {{{"level", many}}, "native"}},
    };
    return all;
}

const std::map<std::string, Witness>& witnesses_of_generate() {
    static const json map{{"family", "dog_bunny"}, {"maker", "deal"}, {"min_length", 1}, {"colors", nullptr}};
    static const std::map<std::string, Witness> all = {
        {"family", {{{"colors", nullptr}}, "dog_bunny"}},
        {"rules", {{}, "ball"}},
        {"colors", {{}, 3}},
        {"capacity", {{}, 3}},
        {"empties", {{}, 1}},
        {"tube_rules", {{}, "gives=no@1"}},
        {"nodes", {map, 5}},
        {"tokens", {map, 2}},
        {"min_length", {{}, 14}},
        {"max_length", {{}, 10}},
        {"max_dead", {{}, 0}},
        {"min_difficulty", {{}, 100}},
        {"max_difficulty", {{}, 0}},
        {"seed", {{}, 1}},
        {"count", {{}, 2}},
        {"maker", {{}, "reverse"}},
        {"attempts", {{{"count", 9}}, 1}},
        {"node_limit", {{}, 0}},
        {"states", {{{"max_dead", 1}}, 1}},
        {"time_limit", {{{"count", 99}, {"attempts", 99}}, 0}},
        {"memory_limit", {{}, 0}},
    };
    return all;
}

std::string proof_of(const char* level) {
    const auto work = prepare(Question::prove, json{{"level", level}}.dump(), {});
    return json::parse(work->run({}).body)["proof"];
}

json body_of(Question question, const Witness& witness) {
    json body = subject_of(question);
    if (question == Question::verify)
        body["proof"] = proof_of(many);
    else if (!witness.body.is_null())
        body.update(witness.body);
    return body;
}

/// All but how long it took.
std::string answer(Question question, const json& body) {
    const auto work = prepare(question, body.dump(), {});
    const Answer answer = work ? work->run({}) : answer_of(work.error());
    static const std::regex seconds("\"seconds\":[^,}]*");
    return std::regex_replace(answer.body, seconds, "");
}

TEST(Options, AreReadByEachQuestionThatHasThem) {
    for (const Key& key : keys()) {
        for (const QuestionEntry& entry : questions()) {
            if (!key.belongs_to(entry.question)) continue;
            SCOPED_TRACE(fmt::format("{} of {}", key.name, entry.word));
            const auto& list = entry.question == Question::generate ? witnesses_of_generate() : witnesses();
            const auto witness = list.find(key.name);
            ASSERT_NE(witness, list.end()) << "give a body to which it makes a difference";
            json body = body_of(entry.question, witness->second);
            const std::string before = answer(entry.question, body);
            body[key.name] = witness->second.value;
            EXPECT_NE(before, answer(entry.question, body)) << body.dump();
        }
    }
}

/// Options without a JSON key are tested elsewhere: threads in tube_sort_threads_test.cpp, accept in
/// tests/cli/test_pictures.py, the rest in tests/cli/test_proof.py.
TEST(Options, ThatNoBodyHasAreFew) {
    std::set<std::string> names;
    for (const api::OptionEntry& option : api::option_table()) {
        if (!option.has_key) names.emplace(option.name);
    }
    EXPECT_EQ(names, (std::set<std::string>{"accept", "threads", "derive", "proof_limit"}));
}

TEST(Options, HaveNamesOfTheirOwnInEachQuestion) {
    std::set<std::pair<Question, std::string>> names;
    std::set<std::pair<Question, std::string>> flags;
    for (const api::OptionEntry& option : api::option_table()) {
        for (const api::QuestionEntry& entry : api::questions()) {
            if (!option.belongs_to(entry.question)) continue;
            EXPECT_TRUE(names.emplace(entry.question, option.name).second) << option.name;
            EXPECT_TRUE(!option.has_flag || flags.emplace(entry.question, option.flag).second) << option.flag;
        }
    }
}

}  // namespace
}  // namespace decant::requests
