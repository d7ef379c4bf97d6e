// Opens, continues and writes the file of a batch.
// SPDX-License-Identifier: MIT
#include "cli/batch_output.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <string_view>

#include "cli/destination.hpp"
#include "cli/output.hpp"

namespace decant::cli {
namespace {

/// Bytes of a file up to its last line end; nothing where it cannot be read.
std::optional<std::uint64_t> whole_lines(const std::string& path, std::uint64_t size) {
    std::ifstream file(path, std::ios::binary);
    std::array<char, 1 << 16> piece{};
    for (std::uint64_t end = size; end > 0;) {
        const std::uint64_t begin = end > piece.size() ? end - piece.size() : 0;
        file.seekg(static_cast<std::streamoff>(begin));
        file.read(piece.data(), static_cast<std::streamsize>(end - begin));
        if (!file) return std::nullopt;
        const std::string_view text(piece.data(), end - begin);
        if (const auto place = text.rfind('\n'); place != std::string_view::npos) return begin + place + 1;
        end = begin;
    }
    return 0;
}

}  // namespace

api::Result<BatchOutput, Failure> BatchOutput::open(const Args& args) {
    if (args.output == "-" && args.resume)
        return Failure{"--output -: standard output cannot be resumed; give a file", ExitCode::usage};
    if (args.output.empty() || args.output == "-") return BatchOutput();
    auto file = GrowingFile::open(args.output, args.resume);
    if (!file) return file.error();
    BatchOutput output(std::move(file).value(), BatchRecord::of(args));
    if (output.file_->size() > 0) {
        if (auto failure = output.go_on()) return *std::move(failure);
    } else if (!output.record_.write(args.output)) {
        const int problem = errno;
        output.file_->remove_if_new();
        return unwritable(args.output, problem);
    }
    return output;
}

std::optional<Failure> BatchOutput::go_on() {
    const std::string& path = file_->path();
    const auto record = BatchRecord::read(path);
    if (!record) return record.error();
    std::string how = difference(*record, record_);
    if (how.empty() && record->shard != record_.shard)
        how = fmt::format("as shard {}, not {}", text_of(record->shard), text_of(record_.shard));
    if (!how.empty())
        return Failure{
            fmt::format("{}: was made {}; resume with the same, or give another --output", path, how),
            ExitCode::usage};
    const auto whole = whole_lines(path, file_->size());
    if (!whole) return unreadable();
    if (auto failure = file_->cut(*whole)) return failure;
    kept_.open(path, std::ios::binary);
    return kept_ ? std::nullopt : std::optional(unreadable());
}

std::optional<std::string> BatchOutput::kept() {
    std::string answer;
    // Past the end nothing is read again, as the file grows.
    if (!kept_.is_open() || !std::getline(kept_, answer)) {
        kept_.close();
        return std::nullopt;
    }
    return answer;
}

std::optional<Failure> BatchOutput::failure() const {
    return kept_.bad() ? std::optional(unreadable()) : std::nullopt;
}

Failure BatchOutput::unreadable() const {
    return {fmt::format("{}: cannot be read, so it cannot be resumed; give another --output", file_->path()),
            ExitCode::unreadable};
}

bool BatchOutput::write(const std::string& answer) {
    if (!file_) {
        print_data(answer);
        return flush();
    }
    file_->write(answer);
    return file_->flush();
}

bool BatchOutput::finish(const BatchInput& input) {
    if (!file_) return true;
    record_.end = {input, file_->size()};
    return record_.write(file_->path());
}

}  // namespace decant::cli
