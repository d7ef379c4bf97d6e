// Reads lines, has them answered, and prints the answers.
// SPDX-License-Identifier: MIT
#include "cli/batch.hpp"

#include <fstream>
#include <iostream>
#include <optional>

#include "api/in_order.hpp"
#include "cli/commands.hpp"
#include "cli/output.hpp"

namespace decant::cli {
namespace {

/// The next line that is not blank and no comment; nothing at the end or after Ctrl-C.
std::optional<std::string> next_line(std::istream& lines, const api::CancelToken& cancel) {
    for (std::string line; !cancel.cancelled() && std::getline(lines, line);) {
        if (!line.empty() && line.back() == '\r') line.pop_back();
        const std::size_t start = line.find_first_not_of(" \t");
        if (start != std::string::npos && line[start] != '#') return line;
    }
    return std::nullopt;
}

/// Prints answers, and keeps what they come to in all.
class Printer {
  public:
    void print_answer(const Answer& answer) {
        print_data(answer.text);
        flush();
        malformed_ |= answer.code == ExitCode::malformed;
        unknown_ |= answer.code == ExitCode::unknown;
        internal_ |= answer.code == ExitCode::internal;
    }

    [[nodiscard]] ExitCode code() const {
        if (internal_) return ExitCode::internal;
        if (malformed_) return ExitCode::malformed;
        return unknown_ ? ExitCode::unknown : ExitCode::done;
    }

  private:
    bool malformed_ = false;
    bool unknown_ = false;
    bool internal_ = false;
};

}  // namespace

Answer line_error(const std::string& line, const api::Diagnostic& diagnostic, ExitCode code) {
    return {api::error_json(line, api::error_text(diagnostic, "code")), code};
}

ExitCode each_line(const Args& args, const api::CancelToken& cancel,
                   const std::function<Answer(const api::Level&, const std::string&)>& answer) {
    api::LoadOptions load = args.load;
    if (load.format.empty()) load.format = "code";
    std::ifstream file;
    if (args.level != "-") {
        file.open(args.level);
        // A folder opens like a file, and only reading it fails.
        if (!file || (file.peek(), file.bad())) {
            const auto input = read_input(args.level);
            if (!input) return report(input.error());
        }
    }
    std::istream& lines = args.level == "-" ? std::cin : file;
    Printer printer;
    api::in_order(
        args.jobs, [&] { return next_line(lines, cancel); },
        [&](const std::string& line) {
            const auto level = api::load(line, load);
            return level ? answer(*level, line) : line_error(line, level.error(), ExitCode::malformed);
        },
        [&](const Answer& told) { printer.print_answer(told); });
    return cancel.cancelled() ? ExitCode::interrupted : printer.code();
}

}  // namespace decant::cli
