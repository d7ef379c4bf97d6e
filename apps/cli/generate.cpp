// `decant generate`.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <cstdio>
#include <optional>

#include "cli/commands.hpp"
#include "cli/progress.hpp"
#include "cli/resumable_file.hpp"
#include "cli/terminal.hpp"

namespace decant::cli {
namespace {

/// What ended the work before all levels were there.
ExitCode report_end(const generation::Outcome& outcome, std::uint64_t count, bool can_resume) {
    std::string why =
        fmt::format("among {} candidates; loosen the wishes, or raise --attempts", outcome.looked);
    if (outcome.gave_up)
        why = "before nothing new came for long; loosen the wishes, make other sizes, or set --attempts";
    if (outcome.cancelled)
        why = can_resume ? "within the time limit; --resume, or raise --time-limit"
                         : "within the time limit; raise --time-limit";
    return report({fmt::format("decant: only {} of {} levels were found {}", outcome.made, count, why),
                   ExitCode::unknown});
}

}  // namespace

ExitCode generate(const Args& args) {
    api::GenerateOptions options = args.generate.options;
    options.measure.cancel = &cancel_on_interrupt();
    const std::string& path = args.generate.output;
    std::optional<ResumableFile> file;
    // What cannot be made must not leave a file.
    if (const auto refusal = api::refuse(options)) return report(failure(*refusal, "", ExitCode::usage));
    if (!path.empty()) {
        auto opened = ResumableFile::open(path, api::signature(options), args.generate.resume);
        if (!opened) return report(opened.error());
        file = std::move(opened).value();
    }
    if (args.generate.seconds) cancel_after(*args.generate.seconds);
    bool is_written = true;
    const auto made = [&] {
        CountLine progress(!args.quiet && can_show_progress());
        return api::generate(
            options, file ? file->before() : "", file ? file->next() : 0,
            [&](const std::string& text) {
                // After a write that Ctrl-C ended, another one would wait again.
                if (file) file->write(text);
                if (!file && std::ferror(stdout) == 0) print(text);
            },
            [&](std::uint64_t next, std::uint64_t count) {
                is_written = file ? file->note(next) : std::ferror(stdout) == 0 && std::fflush(stdout) == 0;
                progress.show(fmt::format("{} of {} levels, {} candidates", count, options.count, next));
                return is_written;
            });
    }();
    if (!made) return report(failure(made.error(), "", ExitCode::usage));
    if (file && made->made > options.count) {
        return report(
            {fmt::format("decant: {}: has {} levels already; give a larger --count", path, made->made),
             ExitCode::usage});
    }
    if (is_interrupted()) return ExitCode::interrupted;
    if (!is_written && file)
        return report(
            {fmt::format("decant: {}: cannot be written; make room and --resume", path), ExitCode::internal});
    // `main` reports what is wrong with standard output.
    if (!is_written) return ExitCode::internal;
    if (made->made < options.count) return report_end(*made, options.count, file.has_value());
    if (file) file->finish();
    return ExitCode::done;
}

}  // namespace decant::cli
