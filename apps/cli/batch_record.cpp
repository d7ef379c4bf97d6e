// Writes, reads and compares records: a line for the program, one for the verb, and one for each option.
// SPDX-License-Identifier: MIT
#include "cli/batch_record.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string_view>
#include <system_error>

#include "cli/draft.hpp"
#include "cli/version.hpp"

namespace decant::cli {
namespace {

constexpr std::string_view head = "decant ";
constexpr std::string_view batch = " --batch";

/// The first of `options` that `others` lack.
const std::string* beyond(const std::vector<std::string>& options, const std::vector<std::string>& others) {
    const auto found = std::find_if(options.begin(), options.end(), [&](const std::string& option) {
        return std::find(others.begin(), others.end(), option) == others.end();
    });
    return found == options.end() ? nullptr : &*found;
}

}  // namespace

BatchRecord BatchRecord::of(const Args& args) {
    BatchRecord record{exact_version(), args.verb == Verb::solve ? "solve" : "analyze", args.said};
    if (args.advice) record.options.emplace_back("--advice");
    if (args.no_times) record.options.emplace_back("--no-times");
    return record;
}

std::string BatchRecord::path_for(const std::string& answers) { return answers + ".batch"; }

api::Result<std::optional<BatchRecord>, Failure> BatchRecord::read(const std::string& answers) {
    const std::string path = path_for(answers);
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored)) return std::optional<BatchRecord>();
    std::ifstream file(path, std::ios::binary);
    BatchRecord record;
    const bool is_read = std::getline(file, record.program) && std::getline(file, record.verb);
    if (!is_read || !record.program.starts_with(head) || !record.verb.ends_with(batch))
        return Failure{fmt::format("{}: does not say how {} was made; give another --output", path, answers),
                       ExitCode::usage};
    record.program.erase(0, head.size());
    record.verb.resize(record.verb.size() - batch.size());
    for (std::string option; std::getline(file, option);) record.options.push_back(option);
    return std::optional(std::move(record));
}

bool BatchRecord::write(const std::string& answers) const {
    std::string text = fmt::format("{}{}\n{}{}\n", head, program, verb, batch);
    for (const std::string& option : options) text += option + "\n";
    return replace_file(path_for(answers), text, Lasts::now);
}

std::string difference(const BatchRecord& one, const BatchRecord& other) {
    if (one.program != other.program) return fmt::format("by decant {}, not {}", one.program, other.program);
    if (one.verb != other.verb) return fmt::format("by {}, not {}", one.verb, other.verb);
    if (const auto* option = beyond(one.options, other.options)) return fmt::format("with {}", *option);
    if (const auto* option = beyond(other.options, one.options)) return fmt::format("without {}", *option);
    return "";
}

}  // namespace decant::cli
