// Reads lines, has them answered, and prints the answers.
// SPDX-License-Identifier: MIT
#include "cli/batch.hpp"

#include <fmt/format.h>

#include <fstream>
#include <iostream>
#include <optional>
#include <string_view>
#include <utility>

#include "api/in_order.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"

namespace decant::cli {
namespace {

/// What is wrong with LEVEL if there is no file of that name, or none that can be read.
Failure no_lines(const std::string& argument) {
    if (is_level_itself(argument))
        return {fmt::format("{}: is a single level, but --batch takes many; leave out --batch, or "
                            "give a file with one level code per line, or '-'",
                            argument),
                ExitCode::usage};
    const auto input = read_input(argument, "a file with one level code per line, or '-'");
    // Between the two looks at it the file may have come.
    if (input) return {fmt::format("{}: cannot be read; try again", argument), ExitCode::unreadable};
    return input.error();
}

/// Reads lines that are not blank and no comments.
class Lines {
  public:
    explicit Lines(std::istream& lines) : lines_(lines) {}

    /// The next one; nothing at the end or after Ctrl-C.
    std::optional<std::string> next(const api::CancelToken& cancel) {
        for (std::string line; !cancel.cancelled() && std::getline(lines_, line);) {
            // Some editors put a byte order mark before the first line.
            constexpr std::string_view mark = "\xEF\xBB\xBF";
            if (std::exchange(is_first_, false) && line.starts_with(mark)) line.erase(0, mark.size());
            if (!line.empty() && line.back() == '\r') line.pop_back();
            const std::size_t start = line.find_first_not_of(" \t");
            if (start != std::string::npos && line[start] != '#') return line;
        }
        return std::nullopt;
    }

  private:
    std::istream& lines_;
    bool is_first_ = true;
};

/// Prints answers, and keeps what they come to in all.
class Printer {
  public:
    void print_answer(const Answer& answer) {
        print_data(answer.text);
        flush();
        malformed_ |= answer.code == ExitCode::malformed;
        unknown_ |= answer.code == ExitCode::unknown;
        no_proof_ |= answer.code == ExitCode::no_proof;
        internal_ |= answer.code == ExitCode::internal;
        usage_ |= answer.code == ExitCode::usage;
    }

    [[nodiscard]] ExitCode code() const {
        if (internal_) return ExitCode::internal;
        if (usage_) return ExitCode::usage;
        if (malformed_) return ExitCode::malformed;
        if (unknown_) return ExitCode::unknown;
        return no_proof_ ? ExitCode::no_proof : ExitCode::done;
    }

  private:
    bool malformed_ = false;
    bool unknown_ = false;
    bool no_proof_ = false;
    bool internal_ = false;
    bool usage_ = false;  ///< a proof would take the place of another file
};

}  // namespace

Answer line_error(const std::string& line, const api::Diagnostic& diagnostic, ExitCode code) {
    return {api::error_json(line, api::error_text(diagnostic, "code")), code};
}

ExitCode each_line(const Args& args, const api::CancelToken& cancel,
                   const std::function<Answer(const api::Level&, const BatchLine&)>& answer) {
    api::LoadOptions load = args.load;
    if (load.format.empty()) load.format = "code";
    std::ifstream file;
    if (args.level != "-") {
        file.open(args.level);
        // A folder opens like a file, and only reading it fails.
        if (!file || (file.peek(), file.bad())) return report(no_lines(args.level));
    }
    Lines lines(args.level == "-" ? std::cin : file);
    Printer printer;
    std::size_t number = 0;
    api::in_order(
        args.jobs,
        [&]() -> std::optional<BatchLine> {
            auto text = lines.next(cancel);
            return text ? std::optional(BatchLine{*std::move(text), ++number}) : std::nullopt;
        },
        [&](const BatchLine& line) {
            const auto level = api::load(line.text, load);
            return level ? answer(*level, line) : line_error(line.text, level.error(), ExitCode::malformed);
        },
        [&](const Answer& told) { printer.print_answer(told); });
    return cancel.cancelled() ? ExitCode::interrupted : printer.code();
}

}  // namespace decant::cli
