// Lists the keys; those of recipes come from the families.
// SPDX-License-Identifier: MIT
#include "api/generation_keys.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <type_traits>

namespace decant::api {
namespace {

using Kind = GenerationKind;
using Member = std::function<void(GenerateOptions&, const GenerationValue&)>;

/// `member(options)` is where the value goes.
template <class Value, class Get>
Member into(const Get& member) {
    return [member](GenerateOptions& options, const GenerationValue& value) {
        auto& place = member(options);
        if constexpr (std::is_arithmetic_v<Value>) {
            if constexpr (requires { *place; })
                place = static_cast<std::decay_t<decltype(*place)>>(std::get<Value>(value));
            else
                place = static_cast<std::decay_t<decltype(place)>>(std::get<Value>(value));
        } else {
            place = std::get<Value>(value);
        }
    };
}

GenerationKey key_of(const puzzles::RecipeKey& told) {
    const std::string name(told.name);
    GenerationKey key;
    key.name = name;
    key.summary = told.summary;
    if (told.words.empty()) {
        key.kind = Kind::whole;
        key.usual = fmt::format("{}", told.usual);
        key.range = {static_cast<double>(told.least), static_cast<double>(told.most)};
        key.set = [name](GenerateOptions& options, const GenerationValue& value) {
            options.recipe.set(name, static_cast<int>(std::get<std::uint64_t>(value)));
        };
    } else {
        key.kind = Kind::word;
        key.usual = told.words.front();
        key.words.assign(told.words.begin(), told.words.end());
        key.set = [name](GenerateOptions& options, const GenerationValue& value) {
            options.recipe.set(name, std::get<std::string>(value));
        };
    }
    return key;
}

/// Families that share a key mean the same by it.
std::vector<GenerationKey> recipe_keys() {
    std::vector<GenerationKey> keys;
    for (const puzzles::Family* family : puzzles::level_makers()) {
        for (const puzzles::RecipeKey& told : family->recipe_keys()) {
            const bool is_known = std::any_of(
                keys.begin(), keys.end(), [&](const GenerationKey& key) { return key.name == told.name; });
            if (!is_known) keys.push_back(key_of(told));
        }
    }
    return keys;
}

std::string climbers() {
    std::string words;
    for (const puzzles::Family* family : puzzles::level_makers()) {
        if (family->prefers_climbing()) words.append(words.empty() ? "" : " and ").append(family->word());
    }
    return words;
}

std::vector<GenerationKey> common_keys() {
    const GenerateOptions usual;
    constexpr Range length{1, 1e6};
    return {
        {"min_length",
         Kind::whole,
         "shortest plans have at least so many moves",
         fmt::format("{}", usual.min_length),
         length,
         {},
         into<std::uint64_t>([](auto& options) -> auto& { return options.min_length; })},
        {"max_length",
         Kind::whole,
         "shortest plans have at most so many moves",
         "",
         length,
         {},
         into<std::uint64_t>([](auto& options) -> auto& { return options.max_length; })},
        {"max_dead",
         Kind::share,
         "at most this share of all positions is lost",
         "",
         {0, 1},
         {},
         into<double>([](auto& options) -> auto& { return options.max_dead; })},
        {"difficulty",
         Kind::points,
         "how hard they are for people, from 0 to 100",
         "",
         {0, 100},
         {},
         into<std::pair<double, double>>([](auto& options) -> auto& { return options.difficulty; })},
        {"seed",
         Kind::whole,
         "the same seed gives the same levels everywhere",
         fmt::format("{}", usual.seed),
         range_of("seed"),
         {},
         into<std::uint64_t>([](auto& options) -> auto& { return options.seed; })},
        {"count",
         Kind::whole,
         "levels to make",
         fmt::format("{}", usual.count),
         {0, 1e9},
         {},
         into<std::uint64_t>([](auto& options) -> auto& { return options.count; })},
        {"maker",
         Kind::word,
         "deal: at random; reverse: backward from a goal; climb: by changes that make it fit better",
         fmt::format("deal, for {} climb", climbers()),
         {},
         {"deal", "reverse", "climb"},
         [](GenerateOptions& options, const GenerationValue& value) {
             options.maker = generation::maker_of(std::get<std::string>(value));
         }},
        {"attempts",
         Kind::whole,
         "give up after so many candidates",
         "1000 for each level and 10000, of climb 10 and 20; or earlier, when nothing new comes",
         {0, 1e15},
         {},
         into<std::uint64_t>([](auto& options) -> auto& { return options.attempts; })},
        {"node_limit",
         Kind::whole,
         "leave out levels that take more expanded states to solve",
         fmt::format("{}", usual.measure.nodes),
         range_of("node_limit"),
         {},
         into<std::uint64_t>([](auto& options) -> auto& { return options.measure.nodes; })},
        {"states",
         Kind::whole,
         fmt::format(
             "leave out levels that have more positions, where these are counted: for a limit on dead "
             "ends or difficulty, for jsonl, or to climb with {}",
             climbers()),
         fmt::format("{}", usual.measure.states),
         {0, 1e18},
         {},
         into<std::uint64_t>([](auto& options) -> auto& { return options.measure.states; })},
    };
}

}  // namespace

const std::vector<GenerationKey>& generation_keys() {
    static const std::vector<GenerationKey> all = [] {
        std::vector<GenerationKey> list = recipe_keys();
        for (GenerationKey& key : common_keys()) list.push_back(std::move(key));
        return list;
    }();
    return all;
}

}  // namespace decant::api
