// Calls the api, and gives the JSON that the command line prints.
// SPDX-License-Identifier: MIT
#include "server/answers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <utility>

#include "api/generation.hpp"
#include "server/fields.hpp"

namespace decant::server {
namespace {

using Prepared = api::Result<Job::Work, Problem>;

Problem bad_level(const api::Diagnostic& diagnostic) { return {422, "malformed_level", diagnostic, "level"}; }

Problem problem_of(const api::SolveError& error) {
    if (error.is_bug) return {500, "internal", error.diagnostic};
    return bad_level(error.diagnostic);
}

Reply json_reply(std::string text) {
    Reply reply;
    reply.body = std::move(text);
    return reply;
}

api::LoadOptions load_options(const Fields& fields) {
    api::LoadOptions load;
    load.format = fields.text("from");
    if (const auto rules = fields.get<std::string>("rules")) load.read.rules = *rules;
    load.read.capacity = fields.small("capacity");
    load.read.top_first = fields.flag("top_first");
    load.read.partial = fields.flag("partial");
    return load;
}

double seconds_of(const Fields& fields, const Options& options) {
    return std::min(fields.get<double>("time_limit").value_or(options.seconds), options.seconds);
}

std::size_t memory_of(const Fields& fields, const Options& options) {
    return std::min<std::size_t>(fields.get<std::uint64_t>("memory_limit").value_or(options.memory),
                                 options.memory);
}

api::SolveOptions limits_of(const Fields& fields, const Options& options) {
    api::SolveOptions limits;
    limits.seconds = seconds_of(fields, options);
    limits.memory = memory_of(fields, options);
    limits.nodes = fields.get<std::uint64_t>("node_limit");
    return limits;
}

void attach(api::SolveOptions& limits, Job& job) {
    limits.cancel = &job.token();
    limits.on_progress = [&job](const api::Progress& progress) { job.tell(progress); };
}

Prepared prepare_solve(const Fields& fields, const api::Level& level, api::SolveOptions limits) {
    if (const auto word = fields.get<std::string>("algorithm"))
        limits.algorithm = *search::algorithm_of(*word);
    limits.settings.weight = fields.get<double>("weight").value_or(limits.settings.weight);
    if (const auto width = fields.get<std::uint64_t>("beam_width"))
        limits.settings.beam_width = static_cast<decltype(limits.settings.beam_width)>(*width);
    limits.any = fields.flag("any");
    return Job::Work([level, limits](Job& job) mutable {
        attach(limits, job);
        const auto solution = api::solve(level, limits);
        if (!solution) return reply_of(problem_of(solution.error()));
        return json_reply(api::solution_json(level, *solution, true));
    });
}

Prepared prepare_hint(const Fields& fields, const api::Level& level, api::SolveOptions limits) {
    const auto played = api::play(level, fields.text("moves"));
    if (!played) return Problem{422, "malformed_moves", played.error(), "moves"};
    if (played->replay.fault)
        return Problem{422, "illegal_move", {api::fault_text(*played), "correct the moves", {}}, "moves"};
    const int rung = fields.small("rung").value_or(1);
    return Job::Work([level, limits, rung, played = *played](Job& job) mutable {
        attach(limits, job);
        const auto hint = api::hint(level, played, rung, limits);
        if (!hint) return reply_of(problem_of(hint.error()));
        return json_reply(api::hint_json(level, *hint, rung));
    });
}

Prepared prepare_analyze(const Fields& fields, const api::Level& level, api::SolveOptions limits) {
    api::AnalyzeOptions options;
    if (!limits.nodes) limits.nodes = 20'000'000;
    options.limits = limits;
    options.seed = fields.get<std::uint64_t>("seed").value_or(options.seed);
    options.games = fields.get<std::uint64_t>("games").value_or(options.games);
    return Job::Work([level, options](Job& job) mutable {
        attach(options.limits, job);
        const auto analysis = api::analyze(level, options);
        if (!analysis) return reply_of(bad_level(analysis.error()));
        return json_reply(api::analysis_json(level, *analysis));
    });
}

Prepared prepare_check(const Fields& fields, const api::Level& level) {
    const auto checked = api::check(level, fields.text("plan"));
    if (!checked) return Problem{422, "malformed_moves", checked.error(), "plan"};
    return Job::Work([reply = json_reply(api::check_json(level, *checked))](Job&) { return reply; });
}

Prepared prepare_convert(const Fields& fields, const api::Level& level) {
    const std::string format = fields.text("to");
    const auto text = api::convert(level, format);
    if (!text) return Problem{422, "unfit_format", text.error(), "to"};
    const nlohmann::ordered_json object{{"decant", 1}, {"format", format}, {"level", *text}};
    using json = nlohmann::ordered_json;
    const std::string line = object.dump(-1, ' ', false, json::error_handler_t::replace) + "\n";
    return Job::Work([reply = json_reply(line)](Job&) { return reply; });
}

template <class Number>
void take(const Fields& fields, std::string_view name, Number& number) {
    if (const auto value = fields.get<std::uint64_t>(name)) number = static_cast<Number>(*value);
}

template <class Number>
void take(const Fields& fields, std::string_view name, std::optional<Number>& number) {
    if (const auto value = fields.get<std::uint64_t>(name)) number = static_cast<Number>(*value);
}

api::GenerateOptions order_of(const Fields& fields, const Options& options) {
    api::GenerateOptions order;
    order.format = api::GenerationFormat::json_lines;
    order.family = fields.get<std::string>("family").value_or(order.family);
    if (const auto rules = fields.get<std::string>("rules")) order.recipe.rules = *rules;
    order.recipe.colors = fields.small("colors");
    order.recipe.capacity = fields.small("capacity");
    order.recipe.empties = fields.small("empties");
    order.recipe.nodes = fields.small("nodes");
    order.recipe.tokens = fields.small("tokens");
    if (const auto maker = fields.get<std::string>("maker")) order.maker = generation::maker_of(*maker);
    take(fields, "seed", order.seed);
    take(fields, "count", order.count);
    take(fields, "attempts", order.attempts);
    take(fields, "min_length", order.min_length);
    take(fields, "max_length", order.max_length);
    take(fields, "node_limit", order.measure.nodes);
    take(fields, "states", order.measure.states);
    order.max_dead = fields.get<double>("max_dead");
    const auto easiest = fields.get<double>("min_difficulty");
    const auto hardest = fields.get<double>("max_difficulty");
    if (easiest || hardest) order.difficulty = {easiest.value_or(0), hardest.value_or(100)};
    order.measure.memory = memory_of(fields, options);
    return order;
}

Prepared prepare_generate(const Fields& fields, const Options& options) {
    api::GenerateOptions order = order_of(fields, options);
    // Asks for no level, only whether the order makes sense.
    api::GenerateOptions none = order;
    none.count = 0;
    if (const auto refused = api::generate(none, "", 0, {}, {}); !refused)
        return Problem{422, "unfit_order", refused.error()};
    const auto time = std::chrono::duration<double>(seconds_of(fields, options));
    return Job::Work([order, time](Job& job) mutable {
        const auto start = std::chrono::steady_clock::now();
        job.end_after(time);
        order.measure.cancel = &job.token();
        Reply reply;
        reply.type = "application/x-ndjson";
        const auto made = api::generate(
            order, "", 0, [&](const std::string& line) { reply.body += line; },
            [&](std::uint64_t, std::uint64_t) { return std::chrono::steady_clock::now() - start < time; });
        if (!made) return reply_of({422, "unfit_order", made.error()});
        if (made->made > 0 || order.count == 0) return reply;
        return reply_of(
            {422, "none_found", {"no such level was found", "loosen the wishes, or raise attempts", {}}});
    });
}

}  // namespace

Prepared prepare(Route route, std::string_view body, const Options& options) {
    const auto fields = read_fields(route, body);
    if (!fields) return fields.error();
    if (route == Route::generate) return prepare_generate(*fields, options);
    const auto level = api::load(fields->text("level"), load_options(*fields));
    if (!level) return bad_level(level.error());
    switch (route) {
        case Route::hint:
            return prepare_hint(*fields, *level, limits_of(*fields, options));
        case Route::analyze:
            return prepare_analyze(*fields, *level, limits_of(*fields, options));
        case Route::check:
            return prepare_check(*fields, *level);
        case Route::convert:
            return prepare_convert(*fields, *level);
        default:
            return prepare_solve(*fields, *level, limits_of(*fields, options));
    }
}

}  // namespace decant::server
