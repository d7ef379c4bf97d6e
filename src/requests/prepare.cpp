// Calls the api, and gives the JSON that the command line prints.
// SPDX-License-Identifier: MIT
#include "requests/prepare.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <utility>

#include "api/generation.hpp"
#include "requests/fields.hpp"
#include "requests/json.hpp"
#include "requests/order.hpp"

namespace decant::requests {
namespace {

using Prepared = api::Result<Work, Problem>;

Problem bad_level(const api::Diagnostic& diagnostic) { return {422, "malformed_level", diagnostic, "level"}; }

Problem problem_of(const api::SolveError& error) {
    if (error.is_bug) return {500, "internal", error.diagnostic};
    return bad_level(error.diagnostic);
}

Answer json_answer(std::string text) {
    Answer answer;
    answer.body = std::move(text);
    return answer;
}

Answer json_answer(const json& object) { return json_answer(line_of(object)); }

Work at_once(Answer answer) {
    return {[answer = std::move(answer)](const Watch&) { return answer; }};
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

double seconds_of(const Fields& fields, const Bounds& bounds) {
    return std::min(fields.get<double>("time_limit").value_or(bounds.seconds), bounds.seconds);
}

std::size_t memory_of(const Fields& fields, const Bounds& bounds) {
    const auto wanted = fields.get<std::uint64_t>("memory_limit");
    return wanted ? static_cast<std::size_t>(std::min<std::uint64_t>(*wanted, bounds.memory)) : bounds.memory;
}

api::SolveOptions limits_of(const Fields& fields, const Bounds& bounds) {
    api::SolveOptions limits;
    limits.seconds = seconds_of(fields, bounds);
    limits.memory = memory_of(fields, bounds);
    limits.nodes = fields.get<std::uint64_t>("node_limit");
    return limits;
}

void attach(api::SolveOptions& limits, const Watch& watch) {
    limits.cancel = watch.cancel;
    limits.on_progress = watch.on_progress;
}

Prepared prepare_solve(const Fields& fields, const api::Level& level, api::SolveOptions limits) {
    if (const auto word = fields.get<std::string>("algorithm"))
        limits.algorithm = *search::algorithm_of(*word);
    limits.settings.weight = fields.get<double>("weight").value_or(limits.settings.weight);
    if (const auto width = fields.get<std::uint64_t>("beam_width"))
        limits.settings.beam_width = static_cast<decltype(limits.settings.beam_width)>(*width);
    limits.any = fields.flag("any");
    return Work{[level, limits](const Watch& watch) mutable {
        attach(limits, watch);
        const auto solution = api::solve(level, limits);
        if (!solution) return answer_of(problem_of(solution.error()));
        return json_answer(api::solution_json(level, *solution, true));
    }};
}

/// The moves that a question says were made.
api::Result<api::Check, Problem> played_of(const Fields& fields, const api::Level& level,
                                           std::string_view key) {
    auto played = api::play(level, fields.text(key));
    if (!played) return Problem{422, "malformed_moves", played.error(), std::string(key)};
    if (played->replay.fault)
        return Problem{
            422, "illegal_move", {api::fault_text(*played), "correct the moves", {}}, std::string(key)};
    return *std::move(played);
}

Prepared prepare_hint(const Fields& fields, const api::Level& level, api::SolveOptions limits) {
    const auto played = played_of(fields, level, "moves");
    if (!played) return played.error();
    const int rung = fields.small("rung").value_or(1);
    return Work{[level, limits, rung, played = *played](const Watch& watch) mutable {
        attach(limits, watch);
        const auto hint = api::hint(level, played, rung, limits);
        if (!hint) return answer_of(problem_of(hint.error()));
        return json_answer(api::hint_json(level, *hint, rung));
    }};
}

Prepared prepare_analyze(const Fields& fields, const api::Level& level, api::SolveOptions limits) {
    api::AnalyzeOptions options;
    if (!limits.nodes) limits.nodes = 20'000'000;
    options.limits = limits;
    options.seed = fields.get<std::uint64_t>("seed").value_or(options.seed);
    options.games = fields.get<std::uint64_t>("games").value_or(options.games);
    return Work{[level, options](const Watch& watch) mutable {
        attach(options.limits, watch);
        const auto analysis = api::analyze(level, options);
        if (!analysis) return answer_of(bad_level(analysis.error()));
        return json_answer(api::analysis_json(level, *analysis));
    }};
}

Prepared prepare_check(const Fields& fields, const api::Level& level) {
    const auto checked = api::check(level, fields.text("plan"));
    if (!checked) return Problem{422, "malformed_moves", checked.error(), "plan"};
    return at_once(json_answer(api::check_json(level, *checked)));
}

Prepared prepare_convert(const Fields& fields, const api::Level& level) {
    const std::string format = fields.text("to");
    const auto text = api::convert(level, format);
    if (!text) return Problem{422, "unfit_format", text.error(), "to"};
    return at_once(json_answer({{"decant", 1}, {"format", format}, {"level", *text}}));
}

Prepared prepare_position(const Fields& fields, const api::Level& level) {
    const auto played = played_of(fields, level, "moves");
    if (!played) return played.error();
    return at_once(json_answer(api::position_json(level, *played)));
}

Prepared prepare_render(const Fields& fields, const api::Level& level) {
    if (!fields.get<std::string>("plan"))
        return at_once(json_answer({{"decant", 1}, {"svg", api::level_svg(level)}}));
    const auto played = played_of(fields, level, "plan");
    if (!played) return played.error();
    return at_once(json_answer({{"decant", 1}, {"svg", api::plan_svg(level, *played)}}));
}

Prepared prepare_graph(const api::Level& level, api::SolveOptions limits) {
    if (!limits.nodes) limits.nodes = 100'000;
    return Work{[level, limits](const Watch& watch) mutable {
        attach(limits, watch);
        const auto graph = api::explore(level, limits);
        if (!graph) return answer_of(bad_level(graph.error()));
        if (graph->graph.complete) return json_answer(api::graph_json(level, *graph));
        return answer_of({422,
                          "graph_too_large",
                          {fmt::format("a limit was reached after {} positions", graph->graph.states),
                           "raise it, or make some moves first",
                           {}},
                          "level"});
    }};
}

Work list_levels() {
    json list = json::array();
    for (const api::Entry& entry : api::levels())
        list.push_back({{"family", entry.family}, {"name", entry.word}, {"code", entry.summary}});
    return at_once(json_answer({{"decant", 1}, {"levels", std::move(list)}}));
}

Prepared prepare_generate(const Fields& fields, const Bounds& bounds) {
    api::GenerateOptions order = order_of(fields);
    order.measure.memory = memory_of(fields, bounds);
    if (const auto refused = api::refuse(order)) return Problem{422, "unfit_order", *refused};
    const double seconds = seconds_of(fields, bounds);
    const auto run = [order, seconds](const Watch& watch) mutable {
        const auto start = std::chrono::steady_clock::now();
        const auto in_time = [&](std::uint64_t, std::uint64_t) {
            return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() < seconds;
        };
        order.measure.cancel = watch.cancel;
        Answer answer;
        answer.type = "application/x-ndjson";
        const auto use = [&](const std::string& line) { answer.body += line; };
        const auto made = api::generate(order, "", 0, use, in_time);
        if (!made) return answer_of({422, "unfit_order", made.error()});
        if (made->made > 0) return answer;
        return answer_of(
            {422, "none_found", {"no such level was found", "loosen the wishes, or raise attempts", {}}});
    };
    return Work{run, seconds};
}

}  // namespace

Prepared prepare(Question question, std::string_view body, const Bounds& bounds) {
    const auto fields = read_fields(question, body);
    if (!fields) return fields.error();
    if (question == Question::generate) return prepare_generate(*fields, bounds);
    if (question == Question::levels) return list_levels();
    const auto level = api::load(fields->text("level"), load_options(*fields));
    if (!level) return bad_level(level.error());
    const api::SolveOptions limits = limits_of(*fields, bounds);
    switch (question) {
        case Question::hint:
            return prepare_hint(*fields, *level, limits);
        case Question::analyze:
            return prepare_analyze(*fields, *level, limits);
        case Question::check:
            return prepare_check(*fields, *level);
        case Question::convert:
            return prepare_convert(*fields, *level);
        case Question::position:
            return prepare_position(*fields, *level);
        case Question::render:
            return prepare_render(*fields, *level);
        case Question::graph:
            return prepare_graph(*level, limits);
        default:
            return prepare_solve(*fields, *level, limits);
    }
}

}  // namespace decant::requests
