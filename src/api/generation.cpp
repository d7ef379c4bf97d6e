// From options to a request, and from levels to lines.
// SPDX-License-Identifier: MIT
#include "api/generation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "api/collections.hpp"

namespace decant::api {
namespace {

using generation::Order;

/// For options that are not refused.
const puzzles::Family& family_of(const GenerateOptions& options) {
    return **puzzles::family_of(options.family);
}

std::uint64_t attempts_of(const GenerateOptions& options) {
    constexpr std::uint64_t most = 1'000'000'000;
    const std::uint64_t levels = std::min(options.count, most);
    // A climb examines many levels and usually ends at a good one.
    const bool climbs = maker_of(options) == Maker::climb;
    return options.attempts.value_or(climbs ? 20 + 10 * levels : 10'000 + 1'000 * levels);
}

/// Far more failures than attempts allow on average. Explicit attempts are taken as they are.
void be_patient(Order& order, const GenerateOptions& options) {
    if (options.attempts) return;
    const bool climbs = order.maker == Maker::climb;
    order.patience = climbs ? 100 : 20'000;
    order.hard_weight = climbs ? 10 : 1'000;
}

std::vector<Wish> wishes_of(const GenerateOptions& options) {
    std::vector<Wish> wishes{{"length", static_cast<double>(options.min_length), {}}};
    if (options.max_length) wishes.front().high = static_cast<double>(*options.max_length);
    if (options.max_dead) wishes.push_back({"dead_share", {}, options.max_dead});
    if (options.difficulty)
        wishes.push_back({"difficulty", options.difficulty->first, options.difficulty->second});
    return wishes;
}

Order order_of(const GenerateOptions& options) {
    Order order;
    order.family = &family_of(options);
    order.recipe = options.recipe;
    order.maker = maker_of(options);
    order.seed = options.seed;
    order.wishes = wishes_of(options);
    order.ends.cancel = options.measure.cancel;
    if (options.seconds) order.ends.limits.deadline = base::deadline_in(*options.seconds);
    MeasureOptions full = options.measure;
    full.games = 0;
    full.deadline = order.ends.limits.deadline;
    MeasureOptions quick = full;
    quick.states = 0;
    const auto measurer = [](const MeasureOptions& how) {
        return [how](const puzzles::Puzzle& puzzle) { return analysis::measure(puzzle, how); };
    };
    const auto for_steps = [](MeasureOptions how) {
        how.nodes = std::min(how.nodes, most_climbing_nodes);
        how.memory = std::min(how.memory, most_climbing_memory);
        return how;
    };
    order.quick = measurer(quick);
    order.full = measurer(full);
    order.climbing_quick = measurer(for_steps(quick));
    order.climbing_full = measurer(for_steps(full));
    const bool climbs_for_dead_ends = order.maker == Maker::climb && order.family->prefers_climbing();
    order.needs_full = options.format == GenerationFormat::json_lines;
    order.climbs_dead_ends = climbs_for_dead_ends;
    order.climb_steps = climbs_for_dead_ends ? 150 : 40;
    order.count = options.count;
    order.attempts = attempts_of(options);
    be_patient(order, options);
    order.jobs = options.jobs;
    return order;
}

std::string text_of(const generation::Made& made, const GenerateOptions& options) {
    const puzzles::Puzzle& puzzle = *made.puzzle;
    if (options.format == GenerationFormat::native) return fmt::format("{}\n", *puzzle.write("native"));
    if (options.format == GenerationFormat::codes) return fmt::format("{}\n", puzzle.code());
    store::Record record = store::record_of(
        puzzle, {"generate", 0, fmt::format("seed {} candidate {}", options.seed, made.candidate)});
    record.id = static_cast<std::int64_t>(made.candidate);
    record.values = made.measurement.values;
    record.plan = made.measurement.plan;
    return fmt::format("{}\n", store::record_json(record));
}

std::optional<Diagnostic> take_keys(std::string_view before, std::set<std::string>& keys) {
    std::optional<Diagnostic> fault;
    each_level(before, {}, [&](const Candidate& candidate) {
        if (candidate.level)
            keys.insert(candidate.level->puzzle().canonical_key());
        else
            fault = candidate.level.error().diagnostic;
        return !fault;
    });
    return fault;
}

}  // namespace

std::vector<std::string> level_makers() {
    std::vector<std::string> words;
    for (const puzzles::Family* family : puzzles::level_makers()) words.emplace_back(family->word());
    return words;
}

std::vector<std::pair<std::string, std::string>> example_recipes() {
    std::vector<std::pair<std::string, std::string>> recipes;
    for (const puzzles::Family* family : puzzles::level_makers()) {
        if (!family->example_recipe().empty()) recipes.emplace_back(family->word(), family->example_recipe());
    }
    return recipes;
}

Maker maker_of(const GenerateOptions& options) {
    return options.maker.value_or(family_of(options).prefers_climbing() ? Maker::climb : Maker::deal);
}

std::string signature(const GenerateOptions& options) {
    const auto number = [](const auto& value) {
        return value ? fmt::format("{}", *value) : std::string("-");
    };
    const auto difficulty = options.difficulty
                                ? fmt::format("{}..{}", options.difficulty->first, options.difficulty->second)
                                : "-";
    // The level that a family deals first reveals the whole recipe, including what the family chose itself.
    base::Random random(0);
    const auto first = family_of(options).deal(options.recipe, random);
    return fmt::format("{} {} seed {} length {} {} dead {} difficulty {} nodes {} states {} format {}",
                       generation::word(maker_of(options)), first->code(), options.seed, options.min_length,
                       number(options.max_length), number(options.max_dead), difficulty,
                       options.measure.nodes, options.measure.states, static_cast<int>(options.format));
}

std::optional<Diagnostic> refuse(const GenerateOptions& options) {
    if (options.max_length && *options.max_length < options.min_length) {
        return Diagnostic{fmt::format("no plan has at most {} moves and at least {}", *options.max_length,
                                      options.min_length),
                          {"raise ", base::Option{"max_length"}, " or lower ", base::Option{"min_length"}}};
    }
    if (options.difficulty && options.difficulty->first > options.difficulty->second) {
        return Diagnostic{fmt::format("no level has a difficulty of at least {} and at most {}",
                                      options.difficulty->first, options.difficulty->second),
                          "swap the two"};
    }
    const auto family = puzzles::family_of(options.family);
    return family ? (*family)->refuse(options.recipe) : family.error();
}

Examined examine(const GenerateOptions& options, std::uint64_t candidate) {
    generation::Tried tried = generation::candidate(order_of(options), candidate);
    return {tried.made ? text_of(*tried.made, options) : "", std::move(tried.finding)};
}

Acceptance acceptance_of(const GenerateOptions& options) { return Acceptance(order_of(options)); }

Result<Generated> generate(const GenerateOptions& options, std::string_view before, std::uint64_t next,
                           const std::function<void(const std::string&)>& use,
                           const std::function<bool(std::uint64_t, std::uint64_t)>& on_batch) {
    if (auto refusal = refuse(options)) return *std::move(refusal);
    generation::Position position{next, {}};
    if (!before.empty()) {
        if (auto fault = take_keys(before, position.keys)) return *std::move(fault);
    }
    return generation::generate(
        order_of(options), std::move(position),
        [&](const generation::Made& made) { use(text_of(made, options)); },
        [&](const generation::Position& at) { return on_batch(at.next, at.keys.size()); });
}

}  // namespace decant::api
