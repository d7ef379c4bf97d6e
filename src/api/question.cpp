// Lists the questions.
// SPDX-License-Identifier: MIT
#include "api/question.hpp"

#include <cstddef>

namespace decant::api {
namespace {

/// In the order of the values.
constexpr QuestionEntry entries[] = {
    {Question::solve, "solve", "find a shortest plan and prove it, or prove that there is none"},
    {Question::verify, "verify", "check a proof written by solve or any other program", false},
    {Question::analyze, "analyze",
     "measure a level: its positions, dead ends, mistakes, players and difficulty"},
    {Question::hint, "hint", "say how a game stands and, if asked, how to go on"},
    {Question::graph, "graph", "show all positions and how they are connected"},
    {Question::play, "play", "play a level, with hints, undo and a solver at hand"},
    {Question::check, "check", "replay a plan and say whether it solves the level"},
    {Question::show, "show", "draw a level"},
    {Question::read, "read", "show how a text is understood, and what else it may mean"},
    {Question::convert, "convert", "write a level in another format"},
    {Question::position, "position", "make moves, and describe the position and its legal moves"},
    {Question::render, "render", "draw a level, or a plan for it"},
    {Question::prove, "prove", "solve a level, and prove the answer so that others can check it"},
    {Question::generate, "generate", "make new, solvable levels to order, from a seed", false},
    {Question::search, "search", "search a puzzle of one's own", false},
    {Question::levels, "levels", "list the example levels", false},
};

}  // namespace

std::span<const QuestionEntry> questions() { return entries; }

const QuestionEntry& entry_of(Question question) { return entries[static_cast<std::size_t>(question)]; }

Questions questions_about_levels() {
    Questions about{};
    for (const QuestionEntry& entry : entries) {
        if (entry.has_level) about.add(entry.question);
    }
    return about;
}

}  // namespace decant::api
