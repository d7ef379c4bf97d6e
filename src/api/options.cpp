// The options of questions that search; those of single algorithms come from their table.
// SPDX-License-Identifier: MIT
#include "api/options.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "analysis/games.hpp"
#include "api/option_rows.hpp"

namespace decant::api {
namespace {

using Kind = OptionKind;

std::vector<std::string_view> algorithm_words() {
    std::vector<std::string_view> words;
    for (const search::AlgorithmEntry& entry : search::algorithm_entries) words.push_back(entry.word);
    return words;
}

void set_setting(const OptionEntry& entry, Options& options, const OptionValue& value) {
    const auto* const setting =
        std::find_if(search::setting_entries.begin(), search::setting_entries.end(),
                     [&](const search::SettingEntry& each) { return each.name == entry.name; });
    double number = 0;
    assign(number, value);
    setting->set(options.solve.settings, number);
}

OptionEntry time_limit(Questions questions, std::string_view summary) {
    return {.name = "time_limit",
            .kind = Kind::seconds,
            .questions = questions,
            .summary = summary,
            .range = any_seconds,
            .setter = into([](auto& options) -> auto& { return options.solve.seconds; })};
}

OptionEntry memory_limit(Questions questions) {
    return {.name = "memory_limit",
            .kind = Kind::bytes,
            .questions = questions,
            .summary = "stop before using more memory than this",
            .usual = "three quarters of the machine's",
            .range = any_count,
            .setter = into([](auto& options) -> auto& { return options.solve.memory; })};
}

OptionEntry node_limit(Questions questions, std::string_view summary, std::string usual = "") {
    return {.name = "node_limit",
            .kind = Kind::whole,
            .questions = questions,
            .summary = summary,
            .usual = std::move(usual),
            .range = any_count,
            .setter = into([](auto& options) -> auto& { return options.solve.nodes; })};
}

OptionEntry without_flag(OptionEntry entry) {
    entry.has_flag = false;
    return entry;
}

OptionEntry without_keyword(Questions questions, OptionEntry entry) {
    entry.no_keyword = questions;
    return entry;
}

}  // namespace

void add_algorithms(std::vector<OptionEntry>& list) {
    list.push_back({.name = "algorithm",
                    .kind = Kind::word,
                    .questions = {Question::solve, Question::search},
                    .summary = "the search algorithm",
                    .usual = "auto",
                    .words = algorithm_words(),
                    .setter = [](const OptionEntry&, Options& options, const OptionValue& value) {
                        options.solve.algorithm = *search::algorithm_of(std::get<std::string>(value));
                    }});
    for (const search::SettingEntry& setting : search::setting_entries) {
        list.push_back({.name = setting.name,
                        .kind = setting.is_whole ? Kind::whole : Kind::factor,
                        .questions = {Question::solve, Question::search},
                        .summary = setting.summary,
                        .usual = fmt::format("{}", setting.usual),
                        .range = {setting.least, setting.most},
                        .setter = set_setting});
    }
}

void add_limits(std::vector<OptionEntry>& list) {
    using enum Question;
    const std::string_view in_time =
        "stop after this many seconds; 0: report what is known without searching";
    append(list,
           {
               time_limit({solve, hint, analyze, play, prove, search}, in_time),
               time_limit({verify}, "stop after this many seconds; 0: check nothing"),
               memory_limit({solve, hint, analyze, play, prove, verify}),
               // A proof in Python is one of a solution, which has been searched for.
               without_keyword({prove}, node_limit({solve, hint, play, prove, search},
                                                   "stop after expanding this many states")),
               node_limit({analyze}, "explore at most this many positions, else estimate",
                          fmt::format("{}", usual_positions)),
               time_limit({graph}, "stop after this many seconds"),
               memory_limit({graph}),
               // On the command line and in Python a graph has max_states, each with its own limit.
               without_keyword({graph}, without_flag(node_limit({graph}, "refuse levels with more positions",
                                                                fmt::format("{}", usual_graph)))),
           });
}

void add_limits_of_generation(std::vector<OptionEntry>& list) {
    append(list, {time_limit({Question::generate}, "stop after this many seconds and keep what was made"),
                  without_keyword({Question::generate}, without_flag(memory_limit({Question::generate})))});
}

void add_answers(std::vector<OptionEntry>& list) {
    using enum Question;
    const Options usual;
    append(
        list,
        {
            {.name = "any",
             .kind = Kind::flag,
             .questions = {solve},
             .summary =
                 "DogBunny: accept any shortest plan, even one that switches between tokens more than needed",
             .setter = into([](auto& options) -> auto& { return options.solve.any; })},
            {.name = "advice",
             .kind = Kind::flag,
             .questions = {solve},
             .summary = "for unsolvable levels: say what would help",
             .usual = "true",
             .setter = into([](auto& options) -> auto& { return options.solve.advice; }),
             .has_flag = false},  // there --advice is for a batch, where nobody waits for it
            {.name = "advice_limit",
             .kind = Kind::seconds,
             .questions = {solve},
             .summary = "for unsolvable levels: search at most this many seconds for what would help; 0: do "
                        "not search",
             .usual = fmt::format("{}", usual.solve.advice_seconds),
             .range = any_seconds,
             .setter = into([](auto& options) -> auto& { return options.solve.advice_seconds; })},
            {.name = "threads",
             .kind = Kind::whole,
             .questions = {solve},
             .summary = "threads for each level; only auto uses several",
             .usual = fmt::format("{}", usual.solve.threads),
             .range = {1, 256},
             .setter = into([](auto& options) -> auto& { return options.solve.threads; }),
             .has_key = false},
            {.name = "rung",
             .kind = Kind::whole,
             .questions = {hint},
             .summary =
                 "1: whether it can still be solved; 2: where to look; 3: the next move; 4: the whole plan",
             .usual = fmt::format("{}", usual.rung),
             .range = {1, 4},
             .setter = into([](auto& options) -> auto& { return options.rung; }),
             .flag = "level"},
            {.name = "seed",
             .kind = Kind::whole,
             .questions = {analyze},
             .summary = "for simulated games and estimates; the same seed gives the same answer everywhere",
             .usual = fmt::format("{}", usual.seed),
             .range = {0, beyond_whole},
             .setter = into([](auto& options) -> auto& { return options.seed; })},
            {.name = "games",
             .kind = Kind::whole,
             .questions = {analyze},
             .summary = "games for each simulated player",
             .usual = fmt::format("{}", usual.games),
             .range = {0, analysis::most_games},
             .setter = into([](auto& options) -> auto& { return options.games; })},
            {.name = "proof_limit",
             .kind = Kind::whole,
             .questions = {prove},
             .summary = "do not write a proof with more entries than this",
             .usual = fmt::format("{}", usual.proof_limit),
             .range = {0, proof::most_entries},
             .setter = into([](auto& options) -> auto& { return options.proof_limit; })},
            {.name = "derive",
             .kind = Kind::flag,
             .questions = {verify},
             .summary = "ignore the table in the file and derive it from level, plan and claim",
             .setter = into([](auto& options) -> auto& { return options.derive; }),
             .has_key = false},
            {.name = "proof_limit",
             .kind = Kind::whole,
             .questions = {verify},
             .summary = "with --derive: give up beyond this many entries",
             .usual = fmt::format("{}", usual.proof_limit),
             .range = {0, proof::most_entries},
             .setter = into([](auto& options) -> auto& { return options.proof_limit; }),
             .has_key = false},
        });
}

}  // namespace decant::api
