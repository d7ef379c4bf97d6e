// Calls the api, and gives the JSON that the command line prints.
// SPDX-License-Identifier: MIT
#include "requests/prepare.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "api/graph_shortfall.hpp"
#include "api/proofs.hpp"
#include "requests/fields.hpp"
#include "requests/json.hpp"

namespace decant::requests {
namespace {

using Answered = api::Result<Answer, Problem>;
using Run = std::function<Answered(const Watch&)>;
using Prepared = api::Result<Run, Problem>;

/// Whether that is a key, but of other questions.
bool is_foreign(const std::string& name, Question question) {
    bool is_known = false;
    for (const Key& key : keys()) {
        if (key.name != name) continue;
        if (key.belongs_to(question)) return false;
        is_known = true;
    }
    return is_known;
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

Run at_once(Answer answer) {
    return [answer = std::move(answer)](const Watch&) { return answer; };
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
    return {422,
            "too_large_answer",
            {fmt::format("the answer has more than {} bytes", bounds.answer), less(), {}}};
}

Problem out_of_time() {
    return {422,
            "out_of_time",
            {"time ran out before the answer was written",
             less().or_else({"raise ", api::Option{"time_limit"}}),
             {}}};
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

void attach(api::SolveOptions& limits, const Watch& watch) {
    limits.cancel = watch.cancel;
    limits.on_progress = watch.on_progress;
}

Prepared prepare_solve(const api::Level& level, api::SolveOptions options) {
    return Run{[level, options](const Watch& watch) mutable -> Answered {
        attach(options, watch);
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

/// What came of the moves that a question has, unless a limit came first.
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
    return Run{[level, limits = options.solve, rung = options.rung,
                played = *std::move(played)](const Watch& watch) mutable -> Answered {
        attach(limits, watch);
        const auto hint = api::hint(level, played, rung, limits);
        if (!hint) return problem_of(hint.error());
        return json_answer(api::hint_json(level, *hint, rung));
    }};
}

Prepared prepare_analyze(const api::Level& level, api::AnalyzeOptions options) {
    return Run{[level, options](const Watch& watch) mutable -> Answered {
        attach(options.limits, watch);
        const auto analysis = api::analyze(level, options);
        if (!analysis) return bad_level(analysis.error());
        return json_answer(api::analysis_json(level, *analysis));
    }};
}

Prepared prepare_check(const Fields& fields, const api::Level& level, const api::Options& options) {
    const auto plan = checked(api::check(level, fields.text("plan"), options.solve, options.load), "plan");
    if (!plan) return plan.error();
    return at_once(json_answer(api::check_json(level, *plan)));
}

Prepared prepare_convert(const api::Level& level, const std::string& format) {
    auto answer = converted(level, format);
    if (!answer) return answer.error();
    return at_once(*std::move(answer));
}

Prepared prepare_position(const Fields& fields, const api::Level& level, const api::Options& options) {
    const auto played = played_of(fields, level, "moves", options);
    if (!played) return played.error();
    return at_once(json_answer(api::position_json(level, *played)));
}

Answer picture(std::string svg) {
    json object{{"decant", 1}};
    object["svg"] = std::move(svg);
    return json_answer(line_of(object));
}

Prepared prepare_render(const Fields& fields, const api::Level& level, const api::Options& options,
                        const Bounds& bounds) {
    if (!fields.get<std::string>("plan")) return at_once(picture(api::level_svg(level)));
    auto played = played_of(fields, level, "plan", options);
    if (!played) return played.error();
    return Run{[level, bounds, played = *std::move(played)](const Watch& watch) -> Answered {
        api::Output out = output_of(bounds.seconds, bounds, watch);
        api::write_plan_svg(level, played, out);
        if (auto cut = cut_short(out, bounds)) return *std::move(cut);
        return picture(out.take());
    }};
}

Problem graph_too_large(const api::Graph& graph) {
    if (!graph.graph.limit) return cancelled();
    return {422, "graph_too_large", api::graph_shortfall(graph, "node_limit"), "level"};
}

Prepared prepare_graph(const api::Level& level, api::SolveOptions limits, const Bounds& bounds) {
    limits.nodes = limits.nodes.value_or(api::usual_graph);
    return Run{[level, limits, bounds](const Watch& watch) mutable -> Answered {
        attach(limits, watch);
        api::Output out = output_of(*limits.seconds, bounds, watch);
        const auto graph = api::explore(level, limits);
        if (!graph) return bad_level(graph.error());
        if (!graph->graph.complete) return graph_too_large(*graph);
        api::write_graph_json(level, *graph, out);
        if (auto cut = cut_short(out, bounds)) return *std::move(cut);
        return json_answer(out.take());
    }};
}

Problem problem_of(const api::NoProof& why) {
    using Reason = api::NoProof::Reason;
    const api::Remedy smaller = "make some moves first";
    if (why.reason == Reason::cut && why.cut == api::ProofCut::bytes) {
        return {422,
                "no_proof",
                {"the proof is longer than one answer may be",
                 smaller.or_else("let the program write it, to a file of any size"),
                 {}},
                "level"};
    }
    if (why.reason == Reason::cut) {
        const auto limit = api::limit_of(why);
        const std::string problem =
            fmt::format("no proof was written, because of a limit: {}", api::word(why));
        return {422,
                "no_proof",
                {problem, limit ? api::Remedy{"raise ", *limit}.or_else(smaller) : smaller, {}},
                "level"};
    }
    if (why.reason == Reason::level)
        return {422,
                "no_proof",
                {"proofs do not cover such levels", "give a level of tube sorting or DogBunny", {}},
                "level"};
    return {500, "internal", {"the answer of the search could not be proved", "please report the level", {}}};
}

/// Solves the level and proves the answer; the problem is that of the search, or that the proof cannot be
/// had.
Answered proof_of(const api::Level& level, const api::Options& options, const Bounds& bounds) {
    const auto solution = api::solve(level, options.solve);
    if (!solution) {
        const api::SolveError& error = solution.error();
        return Problem{error.is_bug ? 500 : 422, error.is_bug ? "internal" : "malformed_level",
                       error.diagnostic, "level"};
    }
    const api::ProofControl control = api::proof_control(options, solution->seconds);
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
    Answer answer;
    answer.body = api::proof_json(*certificate, *bytes, text);
    return answer;
}

/// Checks a proof, which must be about that level, where there is one.
Answer verdict_on(const std::string& proof, const std::optional<api::ProofSubject>& about,
                  const api::ProofControl& control) {
    api::VerifyOptions options;
    options.about = about;
    options.control = control;
    Answer answer;
    answer.body = api::verdict_json(api::verify(proof, options), "");
    return answer;
}

Prepared prepare_prove(const api::Level& level, api::Options options, const Bounds& bounds) {
    options.solve.advice = false;
    return Run{[level, options, bounds](const Watch& watch) mutable {
        attach(options.solve, watch);
        return proof_of(level, options, bounds);
    }};
}

Prepared prepare_verify(const Fields& fields, api::Options options) {
    std::optional<api::ProofSubject> about;
    if (const auto code = fields.get<std::string>("about")) {
        auto subject = api::proof_subject(*code);
        if (!subject) return Problem{422, "malformed_level", subject.error(), "about"};
        about = *std::move(subject);
    }
    // Copies of the work share the text.
    return Run{[proof = std::make_shared<const std::string>(fields.text("proof")), about,
                options](const Watch& watch) mutable {
        options.solve.cancel = watch.cancel;
        return verdict_on(*proof, about, api::proof_control(options));
    }};
}

Run list_levels() {
    json list = json::array();
    for (const api::Entry& entry : api::levels())
        list.push_back({{"family", entry.family}, {"name", entry.word}, {"code", entry.summary}});
    return at_once(json_answer(line_of({{"decant", 1}, {"levels", std::move(list)}})));
}

Prepared prepare_generate(const api::Options& options, const Bounds& bounds) {
    api::GenerateOptions order = options.generate;
    order.format = api::GenerationFormat::json_lines;
    order.measure.memory = *options.solve.memory;
    order.seconds = options.solve.seconds;
    if (const auto refused = api::refuse(order)) return Problem{422, "unfit_order", *refused};
    return Run{[order, seconds = *options.solve.seconds, bounds](const Watch& watch) mutable -> Answered {
        order.measure.cancel = watch.cancel;
        // What is made before an end of any kind is an answer.
        api::Output out = output_of(seconds, bounds, watch);
        const auto use = [&](const std::string& line) { out.add(line); };
        const auto go_on = [&](std::uint64_t, std::uint64_t) { return !out.stopped(); };
        const auto made = api::generate(order, "", 0, use, go_on);
        if (!made) return Problem{422, "unfit_order", made.error()};
        if (made->made > 0 || order.count == 0) return Answer{200, "application/x-ndjson", out.take()};
        return Problem{422, "none_found", api::shortfall(order, *made, {.memory_limit = true})};
    }};
}

Prepared prepare_meanings(const api::Result<api::Level, api::Refusal>& read) {
    auto answer = read_answer(read);
    if (!answer) return answer.error();
    return at_once(*std::move(answer));
}

Prepared prepare_any(Question question, const Fields& fields, const api::Options& options,
                     const Bounds& bounds, const ReadLevel& read) {
    if (question == Question::generate) return prepare_generate(options, bounds);
    if (question == Question::levels) return list_levels();
    if (question == Question::verify) return prepare_verify(fields, options);
    const auto level_read = read(fields.text("level"), options.load);
    if (question == Question::read) return prepare_meanings(level_read);
    if (!level_read) return bad_level(level_read.error().diagnostic, level_read.error().offered);
    const api::Level& level = *level_read;
    const api::SolveOptions& limits = options.solve;
    switch (question) {
        case Question::hint:
            return prepare_hint(fields, level, options);
        case Question::analyze:
            return prepare_analyze(level, {limits, options.seed, options.games});
        case Question::check:
            return prepare_check(fields, level, options);
        case Question::convert:
            return prepare_convert(level, options.to);
        case Question::position:
            return prepare_position(fields, level, options);
        case Question::render:
            return prepare_render(fields, level, options, bounds);
        case Question::prove:
            return prepare_prove(level, options, bounds);
        case Question::graph:
            return prepare_graph(level, limits, bounds);
        default:
            return prepare_solve(level, limits);
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
    const auto run = [work = *std::move(prepared), bounds, question,
                      limits = options.solve](const Watch& watch) {
        Answered answer = work(watch);
        if (answer && answer->body.size() > bounds.answer) answer = too_large(bounds);
        return answer ? *std::move(answer) : answer_of(within(bounds, question, limits, answer.error()));
    };
    return Work{run, *options.solve.seconds};
}

}  // namespace decant::requests
