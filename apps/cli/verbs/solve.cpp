// `decant solve` for one level.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <filesystem>

#include "api/events.hpp"
#include "base/release_memory.hpp"
#include "cli/batch.hpp"
#include "cli/compression.hpp"
#include "cli/destination.hpp"
#include "cli/option_flags.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "cli/proof_files.hpp"
#include "cli/search_memory.hpp"
#include "cli/shared_flags.hpp"
#include "cli/terminal.hpp"
#include "cli/values.hpp"
#include "cli/verbs.hpp"

namespace decant::cli {
namespace {

constexpr std::string_view proof_flag = "--proof";

/// Whether a path is standard output, which has the answer; devices do not count, as they keep nothing.
bool is_standard_output(const std::string& path) {
    std::error_code ignored;
    return path == "-" || (std::filesystem::equivalent(path, "/dev/stdout", ignored) &&
                           !std::filesystem::is_character_file(path, ignored));
}

/// A proof goes neither between the words of the answer nor over the level that it is about.
std::optional<Failure> refuse_proof_file(const Args& args) {
    if (is_standard_output(args.proof))
        return Failure{fmt::format("--proof {}: standard output has the answer; give a {}", args.proof,
                                   args.batch ? "folder" : "file"),
                       ExitCode::usage};
    return refuse_to_replace_level(args.level, args.proof, proof_flag);
}

ExitCode code_of(const Args& args, const api::Solution& solution) {
    if (solution.cancelled || solution.no_proof == "cancelled") return ExitCode::interrupted;
    if (solution.verdict != api::Verdict::unknown && !args.proof.empty() && !solution.proof)
        return ExitCode::no_proof;
    switch (solution.verdict) {
        case api::Verdict::solved:
            return ExitCode::done;
        case api::Verdict::unsolvable:
            return ExitCode::unsolvable;
        case api::Verdict::unknown:
            break;
    }
    return ExitCode::unknown;
}

/// Pictures are printed one by one: all of them together may take more memory than the search.
void print_solution(const Args& args, const api::Level& level, const api::Solution& solution) {
    tell_reading(args, level);
    const api::Style style = output_style(args.color);
    api::Output text([&](std::string_view piece) { print(piece, style); });
    api::Output data([](std::string_view piece) { print_data(piece); });
    if (args.format == Format::json)
        print_data(api::solution_json(level, solution));
    else if (args.format == Format::text)
        api::write_solution_text(level, solution, {args.quiet, args.steps}, style, text);
    else if (!solution.cost)
        // Only a plan goes to standard output, so that a pipe never mistakes a sentence for one.
        print_error(api::verdict_text(solution));
    else if (args.format == Format::moves)
        print_data(api::plan_text(solution));
    else
        api::write_solution_svg(level, solution, data);
}

using Answered = api::Result<api::Solution, api::SolveError>;

/// For people, prints each result as soon as it is known; programs read one object at the end.
Answered solve_one(const Args& args, const api::Level& level, api::SolveOptions options) {
    ProgressLine progress(!args.quiet && can_show_progress());
    progress.attach(options);
    if (args.format == Format::text) {
        options.on_verdict = [&](const api::Solution& solution) {
            progress.clear();
            print_solution(args, level, solution);
            flush();
            progress.look_for_advice(options.advice_seconds);
        };
        options.on_weaker_goal = [&](const api::Solution& solution) {
            progress.clear();
            print(api::weaker_goal_text(level, solution, output_style(args.color)));
            flush();
        };
        options.on_advice = [&](const api::Advice& advice) {
            progress.clear();
            print(api::advice_text(advice));
            flush();
        };
    }
    auto solution = api::solve(level, options);
    progress.clear();
    return solution;
}

constexpr std::string_view proof_ending = ".proof";

bool is_proof_of_line(std::string_view name) {
    return name.ends_with(proof_ending) &&
           name.find_first_not_of("0123456789") == name.size() - proof_ending.size();
}

/// The answer to one line; with a proof in a file of its number.
Answer answer_line(const Args& args, const api::SolveOptions& options, const api::Level& level,
                   const BatchLine& line) {
    auto solution = api::solve(level, options);
    if (!solution) {
        const auto& error = solution.error();
        return line_error(line, error.diagnostic, error.is_bug ? ExitCode::internal : ExitCode::malformed);
    }
    if (!args.proof.empty()) {
        const std::string name = fmt::format("{}{}", line.number, proof_ending);
        const std::string path = (std::filesystem::path(args.proof) / name).string();
        if (const auto misplaced = refuse_to_replace_level(args.level, path, proof_flag))
            return {api::error_json(line.text, misplaced->line), misplaced->code};
        auto file = Destination::open_one_of_many(path, args.force, proof_flag);
        const auto failed = file ? write_proof(args, level, *solution, path, *file) : file.error();
        if (failed) return {api::error_json(line.text, failed->line), failed->code};
        if (solution->proof) solution->proof->file = name;
    }
    const ExitCode code = code_of(args, *solution);
    return {api::solution_json(level, *solution, line.text, batch_stats(args)),
            code == ExitCode::unsolvable ? ExitCode::done : code};
}

ExitCode solve_batch(const Args& args, api::SolveOptions options) {
    options.advice = args.advice;
    std::error_code failed;
    if (!args.proof.empty()) {
        if (std::filesystem::create_directories(args.proof, failed), failed)
            return report(unwritable(args.proof, failed.value(), proof_flag));
        remove_left_temporary_files(args.proof, is_proof_of_line);
    }
    return each_line(args, *options.cancel, [&](const api::Level& level, const BatchLine& line) {
        return answer_line(args, options, level, line);
    });
}

/// Prints text about the proof where it does not disturb other output.
void tell_of_proof(const Args& args, const api::Solution& solution, api::Events& events) {
    constexpr double megabyte = 1e6;
    const double size = solution.proof ? static_cast<double>(solution.proof->bytes) / megabyte : 0;
    if (size > 1 && !is_packed(args.proof) && !args.quiet)
        print_error(
            fmt::format("The proof takes {:.1f} MB. A file whose name ends in .gz is smaller.\n", size));
    if (args.events) return events.tell_of_proof(solution);
    const std::string text = api::proof_text(solution, args.proof);
    if (args.format == Format::text)
        print(text);
    else if (!args.quiet && args.format != Format::json)
        print_error(text);
}

/// Reads standard input if no LEVEL is given, unless it is a keyboard: a person would wait without knowing
/// why.
void read_standard_input(Args& args) {
    if (!args.level.empty()) return;
    if (isatty(STDIN_FILENO) != 0) throw CLI::RequiredError("LEVEL");
    args.level = "-";
}

/// The answer to one of several readings in its share of the time: `10 moves`.
std::string answer_reading(const api::Level& level, std::size_t readings, api::SolveOptions options) {
    constexpr double usual_seconds = 8;
    options.seconds = options.seconds.value_or(usual_seconds) / static_cast<double>(readings);
    const auto solution =
        level.puzzle().obstacle() ? std::nullopt : std::optional(api::solve(level, options));
    if (!solution || !*solution) return "not searched";
    const api::Solution& found = **solution;
    if (found.verdict == api::Verdict::unsolvable) return "cannot be solved";
    if (!found.cost) return fmt::format("unknown in {:.3g} s", *options.seconds);
    const std::string moves = api::counted(static_cast<std::size_t>(*found.cost), "move");
    return found.claim == api::Claim::optimal ? moves : fmt::format("{}, perhaps fewer", moves);
}

}  // namespace

void describe_solve(CLI::App& verb, Args& args) {
    add_level(verb, args)->required(false);
    add_output(verb, args, {"json", "moves", "svg", "text"});
    add_flags(verb, api::Question::solve, args);
    verb.add_flag("--steps", args.steps, "draw the position after each move");
    auto* events = verb.add_flag("--events", args.events,
                                 "print each fact as soon as it is known, one JSON object per line");
    auto* proof =
        verb.add_option("--proof", args.proof,
                        "write a proof of the answer to this new file, for `decant verify` or other programs "
                        "to check; compressed if the name ends in .gz; in a batch: to files in this folder");
    proof->type_name("FILE")->check(not_empty("a path"));
    for (const api::OptionEntry& option : api::option_table()) {
        const bool is_of_proof =
            option.belongs_to(api::Question::prove) && !option.belongs_to(api::Question::solve);
        if (option.has_flag && is_of_proof) add_option(verb, option, args)->needs(proof);
    }
    verb.add_flag("--force", args.force, "replace the file of --proof if it exists")->needs(proof);
    const auto [batch, output] = add_batch(verb, args);
    batch->excludes(events);
    output->excludes(proof);
    verb.add_flag("--advice", args.advice, "in a batch: say what would help unsolvable levels")->needs(batch);
    verb.callback([&args] { read_standard_input(args); });
    add_examples(verb, {"decant solve coalton-133", "decant solve water4:ABAB/BABA/- --format json",
                        "decant solve --batch levels.txt --jobs 4 --output answers.jsonl --resume"});
}

ExitCode solve(const Args& args) {
    // The sweeps need the memory that each thread would keep of the tables it has freed.
    if (args.solve.threads > 1) base::release_large_blocks_at_once();
    api::SolveOptions options = args.solve;
    options.memory = search_memory(args);
    options.cancel = &cancel_on_interrupt();
    if (const auto misplaced = refuse_proof_file(args)) return report(*misplaced);
    if (args.batch) return solve_batch(args, options);
    const auto level = load_level(args, [&](const api::Level& reading, std::size_t readings) {
        return answer_reading(reading, readings, options);
    });
    if (!level) {
        const ExitCode code = report(level.error());
        return is_interrupted() ? ExitCode::interrupted : code;
    }
    auto file = args.proof.empty() ? std::nullopt
                                   : std::optional(Destination::open(args.proof, args.force, proof_flag));
    if (file && !*file) return report(file->error());
    options.advice = args.format == Format::text || args.format == Format::json;
    api::Events events(*level, [](std::string_view line) {
        print_data(line);
        flush();
    });
    if (args.events) events.attach(options);
    auto solution = args.events ? api::solve(*level, options) : solve_one(args, *level, options);
    if (!solution) {
        const auto& error = solution.error();
        return report(failure(error.diagnostic, source_of(args.level),
                              error.is_bug ? ExitCode::internal : ExitCode::malformed));
    }
    if (file) {
        if (const auto failed = write_proof(args, *level, *solution, args.proof, **file))
            return report(*failed);
    }
    if (args.format != Format::text && !args.events) print_solution(args, *level, *solution);
    if (file) tell_of_proof(args, *solution, events);
    if (args.events) events.end();
    return code_of(args, *solution);
}

}  // namespace decant::cli
