// Opens, continues and writes the file of a batch; writes, reads and compares its record.
// SPDX-License-Identifier: MIT
#include "cli/batch_output.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string_view>
#include <system_error>

#include "cli/destination.hpp"
#include "cli/output.hpp"
#include "cli/temporary_file.hpp"
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

Failure unreadable(const std::string& path) {
    return {fmt::format("{}: cannot be read, so it cannot be resumed; give another --output", path),
            ExitCode::unreadable};
}

std::string called(const Shard& shard) {
    return shard == Shard{} ? "the whole batch" : "shard " + text_of(shard);
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
    if (!is_free_for_temporary_file(path, first_line())) return in_place_of_note(path + ".new");
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

api::Result<BatchOutput, Failure> BatchOutput::open(const Args& args) {
    if (args.output == "-" && args.resume)
        return Failure{"--output -: standard output cannot be resumed; give a file", ExitCode::usage};
    if (args.output.empty() || args.output == "-") return BatchOutput();
    auto file = GrowingFile::open(args.output, args.resume);
    if (!file) return file.error();
    BatchOutput output(std::move(file).value(), BatchRecord::of(args));
    auto failure = output.file_->size() > 0 ? output.go_on() : output.begin();
    if (failure) return *std::move(failure);
    return output;
}

std::optional<Failure> BatchOutput::begin() {
    const std::string& path = file_->path();
    auto failure = record_.refuse_to_replace(path);
    if (!failure && !record_.write(path)) failure = unwritable(path, errno);
    if (failure) file_->remove_if_new();
    return failure;
}

std::optional<Failure> BatchOutput::go_on() {
    const std::string& path = file_->path();
    const auto record = BatchRecord::read(path);
    if (!record) return record.error();
    std::string how = difference(*record, record_);
    if (how.empty() && record->shard != record_.shard)
        how = fmt::format("as {}, not {}", called(record->shard), called(record_.shard));
    if (!how.empty())
        return Failure{
            fmt::format("{}: was made {}; resume with the same, or give another --output", path, how),
            ExitCode::usage};
    record_.end = record->end;
    kept_.open(path, std::ios::binary);
    may_be_torn_ = true;
    return kept_ ? std::nullopt : std::optional(unreadable(path));
}

std::optional<std::string> BatchOutput::kept() {
    if (!kept_.is_open()) return std::nullopt;
    std::string answer;
    if (!std::getline(kept_, answer) || kept_.eof()) {
        end_kept();
        return std::nullopt;
    }
    bytes_ += answer.size() + 1;
    digest_.add(answer);
    digest_.add("\n");
    return answer;
}

void BatchOutput::end_kept() {
    const std::string& path = file_->path();
    const auto& end = record_.end;
    if (kept_.bad()) failure_ = unreadable(path);
    // A file as long as at the end of a run must have the same bytes, too.
    if (end && end->bytes == file_->size() && end->digest != digest_)
        failure_ = Failure{fmt::format("{}: was changed after it was made; give another --output", path),
                           ExitCode::usage};
    // Past the end nothing is read again, as the file grows.
    kept_.close();
}

bool BatchOutput::cut_torn_line() { return !std::exchange(may_be_torn_, false) || file_->cut(bytes_); }

bool BatchOutput::write(const std::string& answer) {
    if (!file_) {
        print_data(answer);
        return flush();
    }
    if (!cut_torn_line()) return false;
    file_->write(answer);
    bytes_ += answer.size();
    digest_.add(answer);
    return file_->flush();
}

bool BatchOutput::finish(const BatchInput& input) {
    if (!file_) return true;
    // The record must not outlive a power cut that the answers do not.
    if (!cut_torn_line() || !file_->save()) return false;
    record_.end = {input, bytes_, digest_};
    return record_.write(file_->path());
}

}  // namespace decant::cli
