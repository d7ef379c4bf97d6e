// Calls the api, and gives the JSON that the command line prints.
// SPDX-License-Identifier: MIT
#include "requests/prepare.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "api/graph_shortfall.hpp"
#include "api/proofs.hpp"
#include "base/json.hpp"
#include "requests/fields.hpp"

namespace decant::requests {
namespace {

using Answered = api::Result<Answer, Problem>;
/// Takes the options of the body, whose search is watched.
using Run = std::function<Answered(const api::Options&, const Watch&)>;
using Prepared = api::Result<Run, Problem>;

/// Whether that is a key, but of other questions.
bool is_foreign(const std::string& name, Question question) {
    return key_of(name) != nullptr && key_of(name, question) == nullptr;
}

/// The same problem with ways out that help: they name keys of the question alone, and limits that are as
/// high as the bounds are not the client's to raise.
Problem within(const Bounds& bounds, Question question, const api::SolveOptions& limits, Problem problem) {
    const auto is_highest = [&](const api::Option& option) {
        return (option.name == "time_limit" && limits.seconds >= bounds.seconds) ||
               (option.name == "memory_limit" && limits.memory >= bounds.memory);
    };
    api::Remedy remedy;
    for (api::Remedy::Way way : problem.diagnostic.remedy.ways()) {
        bool is_vain = false;
        for (api::Remedy::Piece& piece : way) {
            const auto* option = std::get_if<api::Option>(&piece);
            if (option == nullptr) continue;
            const bool is_of_server = is_highest(*option);
            is_vain = is_vain || (is_of_server ? !bounds.are_of_server : is_foreign(option->name, question));
            if (is_of_server) piece = "the server's " + api::as_flag(*option);
        }
        if (!is_vain) remedy = remedy.or_else(api::Remedy(std::move(way)));
    }
    problem.diagnostic.remedy = std::move(remedy);
    return problem;
}

Problem problem_of(const api::SolveError& error) {
    if (error.is_bug) return {500, "internal", error.diagnostic};
    return bad_level(error.diagnostic);
}

Prepared at_once(Answered answer) {
    if (!answer) return answer.error();
    return Run{[answer = *std::move(answer)](const api::Options&, const Watch&) { return answer; }};
}

api::Remedy fewer_moves() {
    return api::Remedy{"give fewer ", api::Option{"moves"}}.or_else({"give a shorter ", api::Option{"plan"}});
}

/// Each way out, of which a question takes those with its own keys.
api::Remedy less() {
    return fewer_moves()
        .or_else({"lower ", api::Option{"node_limit"}})
        .or_else({"lower ", api::Option{"proof_limit"}})
        .or_else("give a smaller level");
}

Problem too_large(const Bounds& bounds) {
    return {
        422, "too_large_answer", {fmt::format("the answer has more than {} bytes", bounds.answer), less()}};
}

Problem out_of_time() {
    return {422,
            "out_of_time",
            {"time ran out before the answer was written",
             less().or_else({"raise ", api::Option{"time_limit"}})}};
}

Problem cancelled() { return {503, "cancelled", {"the request was cancelled", "ask again", {}}}; }

api::Output output_of(double seconds, const Bounds& bounds, const Watch& watch) {
    return api::Output({bounds.answer, api::deadline_in(seconds), watch.cancel});
}

/// Why the text of an output is not an answer, if it is not.
std::optional<Problem> cut_short(const api::Output& out, const Bounds& bounds) {
    if (!out.end()) return std::nullopt;
    switch (*out.end()) {
        case api::Output::End::size:
            return too_large(bounds);
        case api::Output::End::time:
            return out_of_time();
        case api::Output::End::cancelled:
            break;
    }
    return cancelled();
}

/// The options of a body, of which the limits are within the bounds.
api::Options bounded_options(Question question, const Fields& fields, const Bounds& bounds) {
    api::Options options = options_of(question, fields);
    api::SolveOptions& limits = options.solve;
    limits.seconds = std::min(limits.seconds.value_or(bounds.seconds), bounds.seconds);
    limits.memory = std::min(limits.memory.value_or(bounds.memory), bounds.memory);
    return options;
}

Prepared prepare_solve(const api::Level& level) {
    return Run{[level](const api::Options& asked, const Watch& watch) -> Answered {
        api::SolveOptions options = asked.solve;
        options.on_verdict = [&](const api::Solution& solution) {
            const bool has_more =
                (options.advice || !solution.goal.empty()) && solution.verdict == api::Verdict::unsolvable;
            if (has_more && watch.on_verdict) watch.on_verdict(api::solution_json(level, solution));
        };
        const auto solution = api::solve(level, options);
        if (!solution) return problem_of(solution.error());
        return json_answer(api::solution_json(level, *solution));
    }};
}

/// The moves of a question as checked, unless a limit came first.
api::Result<api::Check, Problem> checked(api::Result<api::Check> made, std::string_view key) {
    if (!made) return Problem{422, "malformed_moves", made.error(), std::string(key)};
    if (!made->replay.cut_short) return *std::move(made);
    if (!made->replay.limit) return cancelled();
    if (*made->replay.limit == api::Limit::time) return out_of_time();
    return Problem{503, "no_memory", {"memory ran out", fewer_moves(), {}}};
}

/// The moves that a question says were made.
api::Result<api::Check, Problem> played_of(const Fields& fields, const api::Level& level,
                                           std::string_view key, const api::Options& options) {
    auto played = checked(api::play(level, fields.text(key), options.solve, options.load), key);
    if (played && played->replay.fault)
        return Problem{
            422, "illegal_move", {api::fault_text(*played), "correct the moves", {}}, std::string(key)};
    return played;
}

Prepared prepare_hint(const Fields& fields, const api::Level& level, const api::Options& options) {
    auto played = played_of(fields, level, "moves", options);
    if (!played) return played.error();
    return Run{[level, played = *std::move(played)](const api::Options& asked, const Watch&) -> Answered {
        const auto hint = api::hint(level, played, asked.rung, asked.solve);
        if (!hint) return problem_of(hint.error());
        return json_answer(api::hint_json(level, *hint, asked.rung));
    }};
}

Prepared prepare_analyze(const api::Level& level) {
    return Run{[level](const api::Options& asked, const Watch&) -> Answered {
        const auto analysis = api::analyze(level, {asked.solve, asked.seed, asked.games});
        if (!analysis) return bad_level(analysis.error());
        return json_answer(api::analysis_json(level, *analysis));
    }};
}

Prepared prepare_check(const Fields& fields, const api::Level& level, const api::Options& options) {
    const auto plan = checked(api::check(level, fields.text("plan"), options.solve, options.load), "plan");
    if (!plan) return plan.error();
    return at_once(json_answer(api::check_json(level, *plan)));
}

Prepared prepare_position(const Fields& fields, const api::Level& level, const api::Options& options) {
    const auto played = played_of(fields, level, "moves", options);
    if (!played) return played.error();
    return at_once(json_answer(api::position_json(level, *played)));
}

Answer picture(std::string svg) { return json_answer(base::dump({{"decant", 1}, {"svg", std::move(svg)}})); }

Prepared prepare_render(const Fields& fields, const api::Level& level, const api::Options& options,
                        const Bounds& bounds) {
    if (!fields.get<std::string>("plan")) return at_once(picture(api::level_svg(level)));
    auto played = played_of(fields, level, "plan", options);
    if (!played) return played.error();
    return Run{
        [level, bounds, played = *std::move(played)](const api::Options&, const Watch& watch) -> Answered {
            api::Output out = output_of(bounds.seconds, bounds, watch);
            api::write_plan_svg(level, played, out);
            if (auto cut = cut_short(out, bounds)) return *std::move(cut);
            return picture(out.take());
        }};
}

Prepared prepare_graph(const api::Level& level, const Bounds& bounds) {
    return Run{[level, bounds](const api::Options& asked, const Watch& watch) -> Answered {
        api::SolveOptions limits = asked.solve;
        limits.nodes = limits.nodes.value_or(api::usual_graph);
        api::Output out = output_of(*limits.seconds, bounds, watch);
        const auto graph = api::explore(level, limits);
        if (!graph) return bad_level(graph.error());
        if (!graph->graph.complete && !graph->graph.limit) return cancelled();
        if (!graph->graph.complete)
            return Problem{422, "graph_too_large", api::graph_shortfall(*graph, "node_limit"), "level"};
        api::write_graph_json(level, *graph, out);
        if (auto cut = cut_short(out, bounds)) return *std::move(cut);
        return json_answer(out.take());
    }};
}

Problem problem_of(const api::NoProof& why) {
    using Reason = api::NoProof::Reason;
    const auto no_proof = [](std::string problem, api::Remedy remedy) -> Problem {
        return {422, "no_proof", {std::move(problem), std::move(remedy), {}}, "level"};
    };
    const api::Remedy smaller = "make some moves first";
    if (why.reason == Reason::cut && why.cut == api::ProofCut::bytes)
        return no_proof("the proof is longer than one answer may be",
                        smaller.or_else("let the program write it, to a file of any size"));
    if (why.reason == Reason::cut) {
        const auto limit = api::limit_of(why);
        return no_proof(fmt::format("no proof was written, because of a limit: {}", api::word(why)),
                        limit ? api::Remedy{"raise ", *limit}.or_else(smaller) : smaller);
    }
    if (why.reason == Reason::level)
        return no_proof("proofs do not cover such levels", "give a level of tube sorting or DogBunny");
    return {500, "internal", {"the answer of the search could not be proved", "please report the level", {}}};
}

Prepared prepare_prove(const api::Level& level, const Bounds& bounds) {
    return Run{[level, bounds](api::Options asked, const Watch&) -> Answered {
        asked.solve.advice = false;
        const auto solution = api::solve(level, asked.solve);
        if (!solution) {
            Problem problem = problem_of(solution.error());
            problem.key = "level";
            return problem;
        }
        const api::ProofControl control = api::proof_control(asked, solution->seconds);
        const auto certificate = api::prove(level, *solution, control);
        if (!certificate) return problem_of(certificate.error());
        std::string text;
        const auto take = [&](std::string_view piece) {
            if (piece.size() > bounds.answer - std::min(bounds.answer, text.size())) return false;
            text += piece;
            return true;
        };
        const auto bytes = certificate->write(take, control);
        if (!bytes) return problem_of(bytes.error());
        return json_answer(api::proof_json(*certificate, *bytes, text));
    }};
}

Prepared prepare_verify(const Fields& fields) {
    api::VerifyOptions checks;
    if (const auto code = fields.get<std::string>("about")) {
        auto subject = api::proof_subject(*code);
        if (!subject) return Problem{422, "malformed_level", subject.error(), "about"};
        checks.about = *std::move(subject);
    }
    // Copies of the work share the text.
    return Run{[proof = std::make_shared<const std::string>(fields.text("proof")), checks](
                   const api::Options& asked, const Watch&) mutable -> Answered {
        checks.control = api::proof_control(asked);
        return json_answer(api::verdict_json(api::verify(*proof, checks), ""));
    }};
}

Prepared list_levels() {
    base::Json list = base::Json::array();
    for (const api::Entry& entry : api::levels())
        list.push_back({{"family", entry.family}, {"name", entry.word}, {"code", entry.summary}});
    return at_once(json_answer(base::dump({{"decant", 1}, {"levels", std::move(list)}})));
}

Prepared prepare_generate(const api::Options& options, const Bounds& bounds) {
    api::GenerateOptions order = options.generate;
    order.format = api::GenerationFormat::json_lines;
    order.measure.memory = *options.solve.memory;
    order.seconds = options.solve.seconds;
    if (const auto refused = api::refuse(order)) return Problem{422, "unfit_order", *refused};
    return Run{[order, bounds](const api::Options& asked, const Watch& watch) mutable -> Answered {
        order.measure.cancel = watch.cancel;
        // Levels made before an end of any kind are an answer.
        api::Output out = output_of(*asked.solve.seconds, bounds, watch);
        const auto use = [&](const std::string& line) { out.add(line); };
        const auto go_on = [&](std::uint64_t, std::uint64_t) { return !out.stopped(); };
        const auto made = api::generate(order, "", 0, use, go_on);
        if (!made) return Problem{422, "unfit_order", made.error()};
        if (made->made > 0 || order.count == 0) return Answer{200, "application/x-ndjson", out.take()};
        return Problem{422, "none_found", api::shortfall(order, *made, {.memory_limit = true})};
    }};
}

Prepared prepare_any(Question question, const Fields& fields, const api::Options& options,
                     const Bounds& bounds, const ReadLevel& read) {
    if (question == Question::generate) return prepare_generate(options, bounds);
    if (question == Question::levels) return list_levels();
    if (question == Question::verify) return prepare_verify(fields);
    const auto level_read = read(fields.text("level"), options.load);
    if (question == Question::read) return at_once(read_answer(level_read));
    if (!level_read) return bad_level(level_read.error().diagnostic, level_read.error().offered);
    const api::Level& level = *level_read;
    switch (question) {
        case Question::hint:
            return prepare_hint(fields, level, options);
        case Question::analyze:
            return prepare_analyze(level);
        case Question::check:
            return prepare_check(fields, level, options);
        case Question::convert:
            return at_once(converted(level, options.to));
        case Question::position:
            return prepare_position(fields, level, options);
        case Question::render:
            return prepare_render(fields, level, options, bounds);
        case Question::prove:
            return prepare_prove(level, bounds);
        case Question::graph:
            return prepare_graph(level, bounds);
        default:
            return prepare_solve(level);
    }
}

}  // namespace

api::Result<Work, Problem> prepare(Question question, std::string_view body, const Bounds& bounds,
                                   const api::CancelToken* cancel, const ReadLevel& read) {
    const auto fields = read_fields(question, body);
    if (!fields) return fields.error();
    api::Options options = bounded_options(question, *fields, bounds);
    options.solve.cancel = cancel;
    auto prepared = prepare_any(question, *fields, options, bounds, read);
    if (!prepared) return within(bounds, question, options.solve, prepared.error());
    const auto run = [work = *std::move(prepared), bounds, question, options](const Watch& watch) mutable {
        options.solve.cancel = watch.cancel;
        options.solve.on_progress = watch.on_progress;
        Answered answer = work(options, watch);
        if (answer && answer->body.size() > bounds.answer) answer = too_large(bounds);
        return answer ? *std::move(answer)
                      : answer_of(within(bounds, question, options.solve, answer.error()));
    };
    return Work{run, *options.solve.seconds};
}

}  // namespace decant::requests
