// Lists questions and keys.
// SPDX-License-Identifier: MIT
#include "requests/question.hpp"

#include <algorithm>

#include "api/decant.hpp"

namespace decant::requests {
namespace {

constexpr QuestionEntry entries[] = {
    {Question::solve, "solve", "Find a shortest plan and prove it, or prove that there is none",
     "what `decant solve --format json` prints; as text/event-stream: events `progress`, then one `result`"},
    {Question::hint, "hint", "Say how a game stands and, if asked, how it goes on",
     "what `decant hint --format json` prints"},
    {Question::analyze, "analyze", "Measure a level: positions, dead ends, players, difficulty",
     "what `decant analyze --format json` prints"},
    {Question::check, "check", "Replay a plan and say whether it solves the level",
     "what `decant check --format json` prints", false},
    {Question::convert, "convert", "Write a level in another format",
     "the format, and the level as `decant convert` prints it", false},
    {Question::position, "position", "Make moves, and say what the position looks like and what can be done",
     "its code, what it looks like, the moves made and the legal ones", false},
    {Question::render, "render", "Draw a level, or a plan for it",
     "`svg`: a picture as `decant show --format svg` prints it, or one for each move of the plan", false},
    {Question::graph, "graph", "List all positions and how they are connected",
     "what `decant graph --format json` prints"},
    {Question::generate, "generate", "Make new, solvable levels from a seed",
     "what `decant generate --format jsonl` prints, one JSON object a line; fewer lines than asked for when "
     "attempts or time run out"},
    {Question::levels, "levels", "List the example levels", "`levels`: family, name and code of each", false},
};

std::vector<std::string> words_of(const std::vector<api::Entry>& list) {
    std::vector<std::string> words;
    for (const api::Entry& entry : list) {
        if (std::find(words.begin(), words.end(), entry.word) == words.end()) words.push_back(entry.word);
    }
    return words;
}

using enum Question;
using enum Kind;

std::vector<Key> level_keys() {
    const std::vector<Question> readers{solve, hint, analyze, check, convert, position, render, graph};
    std::vector<Question> rules_too = readers;
    rules_too.push_back(generate);
    return {
        {"level", text, readers, "the level, in any notation that decant reads", 0, 0, {}, true},
        {"from", text, readers, "the format of the level; else it is detected", 0, 0,
         words_of(api::formats())},
        {"rules", text, rules_too, "water pours whole runs, ball moves one unit", 0, 0, {"water", "ball"}},
        {"capacity", whole, rules_too, "units that a tube holds", 1, 32},
        {"top_first", flag, readers, "the level lists each tube from its top"},
        {"partial", flag, readers, "colors may have missing units"},
    };
}

std::vector<Key> search_keys() {
    const std::vector<Question> limited{solve, hint, analyze, graph, generate};
    return {
        {"algorithm", text, {solve}, "how to search", 0, 0, words_of(api::algorithms())},
        {"weight", number, {solve}, "for weighted-a-star: how many times too long a plan may be", 1, 1000},
        {"beam_width", whole, {solve}, "for beam: states kept in each layer", 1, 1e8},
        {"any", flag, {solve}, "any shortest plan will do, also one that people would find disjointed"},
        {"moves", moves, {hint, position}, "moves made so far"},
        {"rung",
         whole,
         {hint},
         "1: can it be solved; 2: what to look at; 3: the next move; 4: the plan",
         1,
         4},
        {"games", whole, {analyze}, "games of each simulated player", 0, 100'000},
        {"plan", moves, {check}, "the moves: text, or the JSON of solve", 0, 0, {}, true},
        {"plan", moves, {render}, "moves to draw as a strip of pictures"},
        {"to", text, {convert}, "the format to write", 0, 0, words_of(api::formats()), true},
        {"time_limit", number, limited, "seconds; there is a limit that no question can raise", 0, 1e8},
        {"node_limit", whole, limited, "stop after so many expanded states, or positions", 0, 1e18},
        {"memory_limit", whole, limited, "bytes of one search; likewise", 0, 1e18},
        {"seed",
         whole,
         {analyze, generate},
         "the same seed gives the same answer everywhere",
         0,
         1.8446744073709552e19},
    };
}

std::vector<Key> generation_keys() {
    const std::vector<Question> only{generate};
    return {
        {"family", text, only, "of the levels", 0, 0, {"tube_sort", "dog_bunny"}},
        {"colors", whole, only, "colors, each of which fills one tube", 0, 64},
        {"empties", whole, only, "empty tubes", 0, 64},
        {"nodes", whole, only, "nodes of a map", 0, 64},
        {"tokens", whole, only, "tokens on it", 0, 64},
        {"min_length", whole, only, "shortest plans have at least so many moves", 1, 1e6},
        {"max_length", whole, only, "shortest plans have at most so many moves", 1, 1e6},
        {"max_dead", number, only, "at most this share of all positions is lost", 0, 1},
        {"min_difficulty", number, only, "how hard they are for people, at least", 0, 100},
        {"max_difficulty", number, only, "how hard they are for people, at most", 0, 100},
        {"count", whole, only, "levels to make", 1, 1000},
        {"maker", text, only, "how they are made", 0, 0, {"deal", "reverse", "climb"}},
        {"attempts", whole, only, "give up after so many candidates", 0, 1e9},
        {"states", whole, only, "with max_dead: leave out levels with more positions", 0, 1e18},
    };
}

}  // namespace

bool Key::belongs_to(Question question) const {
    return std::find(questions.begin(), questions.end(), question) != questions.end();
}

std::span<const QuestionEntry> questions() { return entries; }

std::optional<Question> question_of(std::string_view word) {
    for (const QuestionEntry& entry : entries) {
        if (entry.word == word) return entry.question;
    }
    return std::nullopt;
}

const std::vector<Key>& keys() {
    static const std::vector<Key> all = [] {
        std::vector<Key> list = level_keys();
        for (Key& key : search_keys()) list.push_back(std::move(key));
        for (Key& key : generation_keys()) list.push_back(std::move(key));
        return list;
    }();
    return all;
}

}  // namespace decant::requests
