// Lists questions and keys.
// SPDX-License-Identifier: MIT
#include "requests/question.hpp"

#include <fmt/format.h>

#include <cctype>
#include <utility>

#include "api/decant.hpp"

namespace decant::requests {
namespace {

using enum Question;
using enum Kind;

/// A body may be long for the sake of its proof, and reading a long code takes much memory.
std::optional<api::Diagnostic> refuse_long_code(std::string_view code) {
    constexpr std::size_t longest = std::size_t{1} << 20;  // the longest line of a proof, in bytes
    if (code.size() <= longest) return std::nullopt;
    return api::Diagnostic{"the code is longer than that of any level", "give the code of a level", {}};
}

/// The subjects of questions, which the other faces are given in other ways.
std::vector<Key> subjects() {
    return {
        {.name = "level",
         .kind = text,
         .questions = api::questions_about_levels(),
         .summary = "the level, in any notation that decant reads",
         .required = true},
        {.name = "moves", .kind = moves, .questions = {hint, position}, .summary = "moves made so far"},
        {.name = "plan",
         .kind = moves,
         .questions = {check},
         .summary = "the moves: text, or the JSON of solve",
         .required = true},
        {.name = "plan",
         .kind = moves,
         .questions = {render},
         .summary = "moves to draw as a strip of pictures"},
        {.name = "proof",
         .kind = text,
         .questions = {verify},
         .summary = "the proof, as `prove` returns it",
         .required = true},
        {.name = "about",
         .kind = text,
         .questions = {verify},
         .summary = "the code of the level that it must be about",
         .refuse = refuse_long_code},
    };
}

Kind kind_of(api::OptionKind kind) {
    switch (kind) {
        case api::OptionKind::flag:
            return flag;
        case api::OptionKind::whole:
        case api::OptionKind::bytes:
            return whole;
        case api::OptionKind::word:
        case api::OptionKind::text:
            return text;
        case api::OptionKind::factor:
        case api::OptionKind::share:
        case api::OptionKind::seconds:
        case api::OptionKind::points:
            break;
    }
    return number;
}

std::string in_keys(const api::OptionEntry& option) {
    std::string summary(option.summary);
    if (option.kind == api::OptionKind::bytes) summary += ", in bytes";
    const bool is_bounded = option.name == "time_limit" || option.name == "memory_limit";
    if (is_bounded) return summary + "; a request cannot raise it beyond a fixed limit";
    return option.usual.empty() ? summary : fmt::format("{} (default: {})", summary, option.usual);
}

/// More than this takes too long for one answer.
api::Range range_of(const api::OptionEntry& option) {
    return option.name == "count" ? api::Range{option.range.least, 1'000} : option.range;
}

std::vector<Key> keys_of(const api::OptionEntry& option) {
    Key key{std::string(option.name), kind_of(option.kind), option.questions,
            in_keys(option),          range_of(option),     {option.words.begin(), option.words.end()},
            option.required,          option.refuse};
    if (option.kind != api::OptionKind::points) return {key};
    Key lowest = key;
    lowest.name.insert(0, "min_");
    lowest.summary += "; at least";
    key.name.insert(0, "max_");
    key.summary += "; at most";
    return {lowest, key};
}

std::string capitalized(std::string_view text) {
    std::string result(text);
    result[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(result[0])));
    return result;
}

/// A question with the type of its answer, and what that is in words.
QuestionEntry entry(Question question, std::string_view type, std::string_view answer) {
    const api::QuestionEntry& asked = api::entry_of(question);
    return {question, asked.word, capitalized(asked.summary), type, answer};
}

}  // namespace

const std::vector<QuestionEntry>& questions() {
    // In the order of the documentation.
    static const std::vector<QuestionEntry> all{
        entry(solve, "Solution",
              "what `decant solve --format json` prints; as text/event-stream: events `progress`, then one "
              "`result`"),
        entry(hint, "Hint", "what `decant hint --format json` prints"),
        entry(analyze, "Analysis", "what `decant analyze --format json` prints"),
        entry(check, "Check", "what `decant check --format json` prints"),
        entry(read, "Meanings", "what `decant read --format json` prints: each level that the text may mean"),
        entry(convert, "Converted", "the format, and the level as `decant convert` prints it"),
        entry(position, "Position", "its code, what it looks like, the moves made and the legal moves"),
        entry(render, "Rendered",
              "`svg`: a picture as `decant show --format svg` prints it, or one for each move of the plan"),
        entry(graph, "Graph", "what `decant graph --format json` prints"),
        entry(prove, "Proof", "what is proved, and in `proof` the text that `decant solve --proof` writes"),
        entry(verify, "ProofVerdict", "what `decant verify --format json` prints"),
        entry(generate, "Generated",
              "what `decant generate --format jsonl` prints, one JSON object a line; fewer lines than asked "
              "for when "
              "attempts or time run out"),
        entry(levels, "Levels", "`levels`: family, name and code of each"),
    };
    return all;
}

std::optional<Question> question_of(std::string_view word) {
    for (const QuestionEntry& entry : questions()) {
        if (entry.word == word) return entry.question;
    }
    return std::nullopt;
}

const std::vector<Key>& keys() {
    static const std::vector<Key> all = [] {
        std::vector<Key> list = subjects();
        for (const api::OptionEntry& option : api::option_table()) {
            if (!option.has_key) continue;
            for (Key& key : keys_of(option)) list.push_back(std::move(key));
        }
        return list;
    }();
    return all;
}

const Key* key_of(std::string_view name, std::optional<Question> question) {
    for (const Key& key : keys()) {
        if (key.name == name && (!question || key.belongs_to(*question))) return &key;
    }
    return nullptr;
}

}  // namespace decant::requests
