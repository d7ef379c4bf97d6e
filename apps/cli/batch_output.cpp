// Opens, continues and writes the file of a batch.
// SPDX-License-Identifier: MIT
#include "cli/batch_output.hpp"

#include <fmt/format.h>

#include <cerrno>

#include "cli/destination.hpp"
#include "cli/output.hpp"

namespace decant::cli {
namespace {

Failure unreadable(const std::string& path) {
    return {fmt::format("{}: cannot be read, so it cannot be resumed; give another --output", path),
            ExitCode::unreadable};
}

std::string called(const Shard& shard) {
    return shard == Shard{} ? "the whole batch" : "shard " + text_of(shard);
}

}  // namespace

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
    // A file that is as long as it was at the end of a run is the same.
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
