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

ExitCode generate(const Args& args) {
    api::GenerateOptions options = args.generate.options;
    options.measure.cancel = &cancel_on_interrupt();
    const std::string& path = args.generate.output;
    std::optional<ResumableFile> file;
    if (!path.empty()) {
        // What cannot be made must not leave a file.
        options.count = 0;
        if (const auto refused = api::generate(options, "", 0, {}, {}); !refused)
            return report(failure(refused.error(), "", ExitCode::usage));
        options.count = args.generate.options.count;
        auto opened = ResumableFile::open(path, api::signature(options), args.generate.resume);
        if (!opened) return report(opened.error());
        file = std::move(opened).value();
    }
    bool is_written = true;
    const auto made = [&] {
        CountLine progress(!args.quiet && can_show_progress());
        return api::generate(
            options, file ? file->before() : "", file ? file->next() : 0,
            [&](const std::string& text) { file ? file->write(text) : print(text); },
            [&](std::uint64_t next, std::uint64_t count) {
                is_written = file ? file->note(next) : std::fflush(stdout) == 0;
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
    if (!is_written && file)
        return report(
            {fmt::format("decant: {}: cannot be written; make room and --resume", path), ExitCode::internal});
    if (made->cancelled) return ExitCode::interrupted;
    if (made->made < options.count) {
        return report(
            {fmt::format("decant: only {} of {} levels were found; loosen the wishes, or raise --attempts",
                         made->made, options.count),
             ExitCode::unknown});
    }
    if (file) file->finish();
    return ExitCode::done;
}

}  // namespace decant::cli
