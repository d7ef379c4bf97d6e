// The verb `verify`: its options, and the verdict on a proof.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <optional>
#include <random>
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

api::Passes passes_of(const Args& args) {
    api::Passes passes{static_cast<unsigned>(args.passes)};
    if (passes.count == 1) return passes;
    std::random_device device;
    std::generate(passes.key.begin(), passes.key.end(),
                  [&] { return std::uniform_int_distribution<std::uint64_t>()(device); });
    return passes;
}

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

/// True of all but files on a disk: even a look at whether they can be read would consume their contents.
bool is_read_once(const std::string& path) {
    std::error_code ignored;
    const auto status = std::filesystem::status(path, ignored);
    return path == "-" || (exists(status) && !is_regular_file(status) && !is_directory(status));
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

ExitCode verify_file(const Args& args, const std::string& path, const api::VerifyOptions& options) {
    // A proof that cannot be read is not a rejected one.
    const auto proof = open_proof(path);
    if (!proof) return report(proof.error());
    CountLine progress(!args.quiet && can_show_progress());
    api::VerifyOptions with_progress = options;
    with_progress.control.on_progress = [&](std::uint64_t entries) {
        progress.show(api::counted(entries, "entry"));
    };
    const api::ProofVerdict verdict = api::verify(**proof, with_progress);
    progress.clear();
    // A proof whose reading a signal ended is not a rejected one.
    if (is_interrupted() && verdict.status == api::ProofVerdict::Status::rejected)
        return report({"interrupted", ExitCode::interrupted});
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
    verb.add_option("--passes", args.passes,
                    "go over the table this many times, with a share of it in memory each time (default: 1)")
        ->transform(whole_number({1, 1000}))
        ->type_name("N");
    add_examples(
        verb, {"decant verify level.proof", "decant verify level.proof.gz --level water4:ABAB/BABA/- --quiet",
               "zstd -dc level.proof.zst | decant verify -"});
}

ExitCode verify(const Args& args) {
    api::VerifyOptions options;
    options.passes = passes_of(args);
    options.derive = args.derive;
    options.control = proof_control(args);
    if (!args.level.empty()) {
        const auto level = load_level(args);
        if (!level) return report(level.error());
        const auto subject = api::proof_subject(*level);
        if (!subject) return report(failure(subject.error(), source_of(args.level)));
        options.about = *subject;
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
