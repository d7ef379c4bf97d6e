// `decant verify`.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>

#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "cli/proof_files.hpp"
#include "cli/terminal.hpp"

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
