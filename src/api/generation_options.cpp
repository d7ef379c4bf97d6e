// The options of `generate`; those of recipes come from the families.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "api/option_rows.hpp"

namespace decant::api {
namespace {

using Kind = OptionKind;

void add_recipes(std::vector<OptionEntry>& list) {
    for (const puzzles::Key& key : keys_of(puzzles::level_makers(), &puzzles::Family::recipe_keys)) {
        list.push_back(
            option_of(key, {}, among([](auto& options) -> auto& { return options.generate.recipe; })));
        if (!key.is_text) {
            list.back().usual =
                key.words.empty() ? fmt::format("{}", key.usual) : std::string(key.words.front());
        }
    }
}

std::string climbers() {
    std::string words;
    for (const puzzles::Family* family : puzzles::level_makers()) {
        if (family->prefers_climbing()) words.append(words.empty() ? "" : " and ").append(family->word());
    }
    return words;
}

std::vector<std::string_view> maker_words() {
    std::vector<std::string_view> words;
    for (const puzzles::Family* family : puzzles::level_makers()) words.push_back(family->word());
    return words;
}

OptionEntry family_option() {
    return {.name = "family",
            .kind = Kind::word,
            .summary = "the puzzle family",
            .usual = GenerateOptions{}.family,
            .words = maker_words(),
            .setter = into([](auto& options) -> auto& { return options.generate.family; })};
}

void add_wishes(std::vector<OptionEntry>& list) {
    constexpr Range length{1, 1e6};
    append(list, {
                     {.name = "min_length",
                      .kind = Kind::whole,
                      .summary = "the shortest plan has at least this many moves",
                      .usual = fmt::format("{}", GenerateOptions{}.min_length),
                      .range = length,
                      .setter = into([](auto& options) -> auto& { return options.generate.min_length; })},
                     {.name = "max_length",
                      .kind = Kind::whole,
                      .summary = "the shortest plan has at most this many moves",
                      .range = length,
                      .setter = into([](auto& options) -> auto& { return options.generate.max_length; })},
                     {.name = "max_dead",
                      .kind = Kind::share,
                      .summary = "at most this share of all positions is dead",
                      .range = {0, 1},
                      .setter = into([](auto& options) -> auto& { return options.generate.max_dead; })},
                     {.name = "difficulty",
                      .kind = Kind::points,
                      .summary = "difficulty for people, from 0 to 100",
                      .range = {0, 100},
                      .setter = into([](auto& options) -> auto& { return options.generate.difficulty; })},
                 });
}

void add_work(std::vector<OptionEntry>& list) {
    const GenerateOptions usual;
    append(list,
           {
               {.name = "seed",
                .kind = Kind::whole,
                .summary = "the same seed gives the same levels everywhere",
                .usual = fmt::format("{}", usual.seed),
                .range = {0, beyond_whole},
                .setter = into([](auto& options) -> auto& { return options.generate.seed; })},
               {.name = "count",
                .kind = Kind::whole,
                .summary = "number of levels to make",
                .usual = fmt::format("{}", usual.count),
                .range = {0, 1e9},
                .setter = into([](auto& options) -> auto& { return options.generate.count; })},
               {.name = "maker",
                .kind = Kind::word,
                .summary =
                    "deal: at random; reverse: backward from a goal; climb: by changes that improve the fit",
                .usual = fmt::format("deal; climb for {}", climbers()),
                .words = {"deal", "reverse", "climb"},
                .setter =
                    [](const OptionEntry&, Options& options, const OptionValue& value) {
                        options.generate.maker = generation::maker_of(std::get<std::string>(value));
                    }},
               {.name = "attempts",
                .kind = Kind::whole,
                .summary = "give up after this many candidates",
                .usual = "10000 + 1000 per level; climb: 20 + 10 per level; earlier if nothing new turns up",
                .range = {0, 1e15},
                .setter = into([](auto& options) -> auto& { return options.generate.attempts; })},
               {.name = "node_limit",
                .kind = Kind::whole,
                .summary = "skip levels that take more expanded states to solve",
                .usual = fmt::format("{}", usual.measure.nodes),
                .range = any_count,
                .setter = into([](auto& options) -> auto& { return options.generate.measure.nodes; })},
               {.name = "states",
                .kind = Kind::whole,
                .summary = "count no more positions than this; of levels with more, dead ends and difficulty "
                           "are not known, so limits on these skip them",
                .usual = fmt::format("{}", usual.measure.states),
                .range = any_count,
                .setter = into([](auto& options) -> auto& { return options.generate.measure.states; })},
           });
}

}  // namespace

void add_generation(std::vector<OptionEntry>& list) {
    std::vector<OptionEntry> added{family_option()};
    add_recipes(added);
    add_wishes(added);
    add_work(added);
    for (OptionEntry& entry : added) entry.questions = {Question::generate};
    std::move(added.begin(), added.end(), std::back_inserter(list));
}

}  // namespace decant::api
