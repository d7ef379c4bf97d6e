// `decant verify`.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>

#include "cli/option_flags.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "cli/proof_files.hpp"
#include "cli/shared_flags.hpp"
#include "cli/terminal.hpp"
#include "cli/values.hpp"
#include "cli/verbs.hpp"

namespace decant::cli {
namespace {

ExitCode code_of(const api::ProofVerdict& verdict, bool is_interrupted) {
    switch (verdict.status) {
        case api::ProofVerdict::Status::verified:
            return ExitCode::done;
        case api::ProofVerdict::Status::rejected:
            return ExitCode::rejected;
        case api::ProofVerdict::Status::unchecked:
            break;
    }
    return is_interrupted ? ExitCode::interrupted : ExitCode::unknown;
}

/// Standard input and pipes: also looking whether they can be read would take what is in them.
bool is_read_once(const std::string& path) {
    std::error_code ignored;
    return path == "-" || std::filesystem::is_fifo(path, ignored);
}

std::optional<Failure> refuse_to_read_again(const Args& args) {
    for (const std::string& path : args.proofs) {
        if (!is_read_once(path)) continue;
        if (args.passes == 1 && std::count(args.proofs.begin(), args.proofs.end(), path) == 1) continue;
        return Failure{fmt::format("{} can be read only once; give a file, or --passes 1",
                                   path == "-" ? "standard input" : path),
                       ExitCode::usage};
    }
    return std::nullopt;
}

/// What cannot be read was not rejected.
std::optional<Failure> refuse_unreadable(const std::string& path) {
    if (is_read_once(path)) return std::nullopt;
    std::ifstream file(path);
    // A folder opens like a file, and only reading it fails.
    if (file && (file.peek(), !file.bad())) return std::nullopt;
    const auto input = read_input(path, "a file with a proof, or '-'");
    return input ? std::nullopt : std::optional(input.error());
}

ExitCode verify_file(const Args& args, const std::string& path, const api::VerifyOptions& options) {
    if (const auto unreadable = refuse_unreadable(path)) return report(*unreadable);
    CountLine progress(!args.quiet && can_show_progress());
    api::VerifyOptions with_progress = options;
    with_progress.control.on_progress = [&](std::uint64_t entries) {
        progress.show(api::counted(entries, "entry"));
    };
    const api::ProofVerdict verdict = api::verify(open_proof(path), with_progress);
    progress.clear();
    const std::string source = path == "-" ? "stdin" : path;
    const api::Style style = output_style(args.color);
    if (args.format == Format::json)
        print_data(api::verdict_json(verdict, source));
    else
        print(api::verdict_text(verdict, source, args.quiet, style), style);
    flush();
    return code_of(verdict, is_interrupted());
}

}  // namespace

void describe_verify(CLI::App& verb, Args& args) {
    verb.add_option("FILE", args.proofs, "proofs, compressed or not, or '-' for standard input")
        ->required()
        ->expected(1, -1);
    auto* level = verb.add_option("--level", args.level, "the level that the proofs must be about");
    level->type_name("LEVEL")->check(not_empty(a_level));
    for (CLI::Option* said : add_read_flags(verb, args)) said->needs(level);
    add_output(verb, args);
    add_flags(verb, api::Question::verify, args);
    verb.get_option("--proof-limit")->needs(verb.get_option("--derive"));
    verb.add_option(
            "--passes", args.passes,
            "read the file this many times, with a share of its table in memory each time (default: 1)")
        ->transform(whole_number({1, 1000}))
        ->type_name("N");
    add_examples(
        verb, {"decant verify level.proof", "decant verify level.proof.gz --level water4:ABAB/BABA/- --quiet",
               "zstd -dc level.proof.zst | decant verify -"});
}

ExitCode verify(const Args& args) {
    api::VerifyOptions options;
    options.passes = static_cast<unsigned>(args.passes);
    options.derive = args.derive;
    options.control = proof_control(args);
    if (!args.level.empty()) {
        const auto level = load_level(args);
        if (!level) return report(level.error());
        const auto code = api::convert(*level, "code");
        if (!code) return report(failure(code.error(), source_of(args.level)));
        options.level = code->substr(0, code->find('\n'));
    }
    if (const auto impossible = refuse_to_read_again(args)) return report(*impossible);
    std::set<ExitCode> codes;
    for (const std::string& path : args.proofs) {
        codes.insert(verify_file(args, path, options));
        if (codes.contains(ExitCode::interrupted)) return ExitCode::interrupted;
    }
    // A false proof weighs more than one that could not be checked.
    for (const ExitCode code : {ExitCode::rejected, ExitCode::unreadable, ExitCode::unknown}) {
        if (codes.contains(code)) return code;
    }
    return *codes.begin();
}

}  // namespace decant::cli
