// Opens, checks and reads a part.
// SPDX-License-Identifier: MIT
#include "cli/batch_part.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace decant::cli {

api::Result<BatchPart, Failure> BatchPart::open(const std::string& path) {
    BatchPart part(path, {});
    if (!std::ifstream(path, std::ios::binary))
        return part.failure(
            fmt::format("cannot be read: {}; give the answers of a shard", std::strerror(errno)),
            ExitCode::unreadable);
    auto record = BatchRecord::read(path);
    if (!record) return record.error();
    part.record_ = std::move(record).value();
    if (!part.record_.end) return part.failure("is not finished; give its command again, with --resume");
    std::error_code error;
    if (std::filesystem::file_size(path, error) != part.record_.end->bytes || error)
        return part.failure("does not end where its record says; give its command again, with --resume");
    return part;
}

void BatchPart::rewind() {
    piece_.clear();
    given_ = read_ = 0;
    digest_ = {};
}

std::optional<std::string_view> BatchPart::next() {
    std::size_t end = piece_.find('\n', given_);
    while (end == std::string::npos) {
        const std::size_t searched = piece_.size() - given_;
        if (!read_piece()) return std::nullopt;
        end = piece_.find('\n', searched);
    }
    const std::string_view answer = std::string_view(piece_).substr(given_, end + 1 - given_);
    given_ = end + 1;
    digest_.add(answer);
    return answer;
}

bool BatchPart::read_piece() {
    constexpr std::size_t size = 1 << 14;  // thousands of parts have one each
    piece_.erase(0, std::exchange(given_, 0));
    const std::size_t before = piece_.size();
    piece_.resize(before + size);
    std::ifstream file(path_, std::ios::binary);
    file.seekg(static_cast<std::streamoff>(read_));
    file.read(piece_.data() + before, size);
    const auto got = static_cast<std::size_t>(file.gcount());
    piece_.resize(before + got);
    read_ += got;
    return got > 0;
}

bool BatchPart::is_as_recorded() const {
    return given_ == piece_.size() && read_ == record_.end->bytes && digest_ == record_.end->digest;
}

Failure BatchPart::failure(std::string_view what, ExitCode code) const {
    return {fmt::format("{}: {}", path_, what), code};
}

Failure BatchPart::changed() const {
    return failure("was changed after it was made; make it again", ExitCode::malformed);
}

}  // namespace decant::cli
