// Lists questions and keys.
// SPDX-License-Identifier: MIT
#include "requests/question.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "api/decant.hpp"
#include "api/generation_keys.hpp"
#include "api/ranges.hpp"

namespace decant::requests {
namespace {

constexpr QuestionEntry entries[] = {
    {Question::solve, "solve", "Find a shortest plan and prove it, or prove that there is none", "Solution",
     "what `decant solve --format json` prints; as text/event-stream: events `progress`, then one `result`"},
    {Question::hint, "hint", "Say how a game stands and, if asked, how it goes on", "Hint",
     "what `decant hint --format json` prints"},
    {Question::analyze, "analyze", "Measure a level: positions, dead ends, players, difficulty", "Analysis",
     "what `decant analyze --format json` prints"},
    {Question::check, "check", "Replay a plan and say whether it solves the level", "Check",
     "what `decant check --format json` prints"},
    {Question::convert, "convert", "Write a level in another format", "Converted",
     "the format, and the level as `decant convert` prints it"},
    {Question::position, "position", "Make moves, and say what the position looks like and what can be done",
     "Position", "its code, what it looks like, the moves made and the legal ones"},
    {Question::render, "render", "Draw a level, or a plan for it", "Rendered",
     "`svg`: a picture as `decant show --format svg` prints it, or one for each move of the plan"},
    {Question::graph, "graph", "List all positions and how they are connected", "Graph",
     "what `decant graph --format json` prints"},
    {Question::prove, "prove", "Solve a level, and prove the answer so that others can check it", "Proof",
     "what is proved, and in `proof` the text that `decant solve --proof` writes"},
    {Question::verify, "verify", "Check a proof", "ProofVerdict",
     "what `decant verify --format json` prints"},
    {Question::generate, "generate", "Make new, solvable levels from a seed", "Generated",
     "what `decant generate --format jsonl` prints, one JSON object a line; fewer lines than asked for when "
     "attempts or time run out"},
    {Question::levels, "levels", "List the example levels", "Levels",
     "`levels`: family, name and code of each"},
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
    const std::vector<Question> readers{solve, hint, analyze, check, convert, position, render, graph, prove};
    return {
        {"level", text, readers, "the level, in any notation that decant reads", 0, 0, {}, true},
        {"from", text, readers, "the format of the level; else it is detected", 0, 0,
         words_of(api::formats())},
        {"rules", text, readers, "water pours whole runs, ball moves one unit", 0, 0, {"water", "ball"}},
        {"capacity", whole, readers, "units that a tube holds"},
        {"top_first", flag, readers, "the level lists each tube from its top"},
        {"partial", flag, readers, "colors may have missing units"},
    };
}

std::vector<Key> search_keys() {
    const std::vector<Question> searching{solve, hint, analyze, graph, prove};
    std::vector<Question> limited = searching;
    limited.insert(limited.end(), {generate, verify});
    return {
        {"algorithm", text, {solve}, "how to search", 0, 0, words_of(api::algorithms())},
        {"weight", number, {solve}, "for weighted-a-star: how many times too long a plan may be"},
        {"beam_width", whole, {solve}, "for beam: states kept in each layer"},
        {"any",
         flag,
         {solve},
         "of DogBunny: any shortest plan will do, also one with more switches between tokens than needed"},
        {"advice", flag, {solve}, "for levels without a solution: say what would help (default: true)"},
        {"advice_limit", number, {solve}, "seconds to look for what would help (default: 5)"},
        {"moves", moves, {hint, position}, "moves made so far"},
        {"rung", whole, {hint}, "1: can it be solved; 2: what to look at; 3: the next move; 4: the plan"},
        {"games", whole, {analyze}, "games of each simulated player"},
        {"plan", moves, {check}, "the moves: text, or the JSON of solve", 0, 0, {}, true},
        {"plan", moves, {render}, "moves to draw as a strip of pictures"},
        {"proof_limit", whole, {prove}, "entries of the proof, at most (default: 5000000)"},
        {"proof", text, {verify}, "the proof, as `prove` gives it", 0, 0, {}, true},
        {"about", text, {verify}, "the code of the level that it must be about"},
        {"to", text, {convert}, "the format to write", 0, 0, words_of(api::formats()), true},
        {"time_limit", number, limited, "seconds; there is a limit that no question can raise"},
        {"node_limit", whole, searching, "stop after so many expanded states, or positions"},
        {"memory_limit", whole, limited, "bytes of one search; likewise"},
        {"seed", whole, {analyze}, "the same seed gives the same answer everywhere"},
    };
}

/// Nobody waits for more in one answer.
constexpr api::Range most_levels{1, 1'000};
constexpr api::Range most_attempts{0, 1e9};

void limit(Key& key, const api::Range& range) {
    key.from = range.least;
    key.to = range.most;
}

std::string summary_of(const api::GenerationKey& told) {
    return told.usual.empty() ? told.summary : fmt::format("{} (default: {})", told.summary, told.usual);
}

std::vector<Key> keys_of(const api::GenerationKey& told) {
    Key key{told.name, text, {generate}, summary_of(told), told.range.least, told.range.most, told.words};
    switch (told.kind) {
        case api::GenerationKind::points: {
            key.kind = number;
            Key lowest = key;
            lowest.name.insert(0, "min_");
            lowest.summary += "; at least";
            key.name.insert(0, "max_");
            key.summary += "; at most";
            return {lowest, key};
        }
        case api::GenerationKind::whole:
            key.kind = whole;
            break;
        case api::GenerationKind::share:
            key.kind = number;
            break;
        case api::GenerationKind::word:
            break;
    }
    if (told.name == "count") limit(key, most_levels);
    if (told.name == "attempts") limit(key, most_attempts);
    return {key};
}

std::vector<Key> generation_keys() {
    std::vector<Key> keys{
        {"family", text, {generate}, "the family of the levels", 0, 0, api::level_makers()}};
    for (const api::GenerationKey& told : api::generation_keys()) {
        for (Key& key : keys_of(told)) keys.push_back(std::move(key));
    }
    return keys;
}

/// A key with a range of its own keeps it: what a question may ask for can be less than what the core takes.
void add_range(Key& key) {
    const bool is_number = key.kind == whole || key.kind == number;
    if (!is_number || key.from < key.to) return;
    limit(key, api::range_of(key.name));
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
        for (Key& key : list) add_range(key);
        return list;
    }();
    return all;
}

}  // namespace decant::requests
