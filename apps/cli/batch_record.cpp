// Writes, reads and compares records: a line for the program, one for the verb, one for each option, one for
// the shard, one for the end.
// SPDX-License-Identifier: MIT
#include "cli/batch_record.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string_view>
#include <system_error>

#include "cli/destination.hpp"
#include "cli/draft.hpp"
#include "cli/verbs.hpp"
#include "cli/version.hpp"

namespace decant::cli {
namespace {

constexpr std::string_view head = "decant ";
constexpr std::string_view batch = " --batch";
constexpr std::string_view shard_flag = "--shard ";

/// The first of `options` that `others` lack.
const std::string* beyond(const std::vector<std::string>& options, const std::vector<std::string>& others) {
    const auto found = std::find_if(options.begin(), options.end(), [&](const std::string& option) {
        return std::find(others.begin(), others.end(), option) == others.end();
    });
    return found == options.end() ? nullptr : &*found;
}

std::optional<BatchRecord::End> end_of(const std::string& line) {
    BatchRecord::End end;
    std::string word;
    std::istringstream words(line);
    words >> end.input.levels >> word >> std::hex >> end.input.digest.value >> std::dec >> end.bytes >>
        word >> std::hex >> end.digest.value;
    return words ? std::optional(end) : std::nullopt;
}

std::string text_of(const BatchRecord::End& end) {
    return fmt::format("{} levels {:016x} {} bytes {:016x}\n", end.input.levels, end.input.digest.value,
                       end.bytes, end.digest.value);
}

/// Takes a line below the first two.
bool take(const std::string& line, BatchRecord& record) {
    if (line.starts_with(shard_flag)) {
        const auto shard = shard_of(std::string_view(line).substr(shard_flag.size()));
        if (shard) record.shard = *shard;
        return shard.has_value();
    }
    if (line.starts_with("--")) return record.options.push_back(line), true;
    return (record.end = end_of(line)).has_value();
}

}  // namespace

BatchRecord BatchRecord::of(const Args& args) {
    BatchRecord record{exact_version(), std::string(args.verb->word), args.said, args.shard};
    if (args.advice) record.options.emplace_back("--advice");
    if (args.no_times) record.options.emplace_back("--no-times");
    return record;
}

std::string BatchRecord::path_for(const std::string& answers) { return answers + ".batch"; }

api::Result<BatchRecord, Failure> BatchRecord::read(const std::string& answers) {
    const std::string path = path_for(answers);
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return Failure{fmt::format("{}: {}, which says how it was made, cannot be read; give another file",
                                   answers, path),
                       ExitCode::usage};
    BatchRecord record;
    bool is_read = std::getline(file, record.program) && std::getline(file, record.verb) &&
                   record.program.starts_with(head) && record.verb.ends_with(batch);
    for (std::string line; is_read && std::getline(file, line);) is_read = take(line, record);
    if (!is_read)
        return Failure{fmt::format("{}: does not say how {} was made; give another file", path, answers),
                       ExitCode::usage};
    record.program.erase(0, head.size());
    record.verb.resize(record.verb.size() - batch.size());
    return record;
}

std::optional<Failure> BatchRecord::refuse_to_replace(const std::string& answers) const {
    const std::string path = path_for(answers);
    std::error_code ignored;
    const bool is_free = !std::filesystem::exists(std::filesystem::symlink_status(path, ignored));
    if (!is_free && !read(answers)) return in_place_of_note(path);
    if (!is_free_for_draft(path, first_line())) return in_place_of_note(path + ".new");
    return std::nullopt;
}

std::string BatchRecord::first_line() const { return fmt::format("{}{}\n", head, program); }

bool BatchRecord::write(const std::string& answers) const {
    std::string text = fmt::format("{}{}{}\n", first_line(), verb, batch);
    for (const std::string& option : options) text += option + "\n";
    if (shard != Shard{}) text += fmt::format("{}{}\n", shard_flag, cli::text_of(shard));
    if (end) text += text_of(*end);
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
