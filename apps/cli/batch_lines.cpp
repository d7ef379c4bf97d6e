// Reads the input of a batch line by line, or as a whole text in which a thread finds the levels.
// SPDX-License-Identifier: MIT
#include "cli/batch_lines.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <string_view>
#include <utility>

#include "api/line_answers.hpp"
#include "api/pictures.hpp"

namespace decant::cli {
namespace {

/// Waits a moment for something to read. A signal may come just before, or to another thread.
bool is_ready(int descriptor) {
    constexpr int moment = 100;  // milliseconds
    pollfd input{descriptor, POLLIN, 0};
    return ::poll(&input, 1, moment) > 0;
}

BatchLine named(const api::Candidate& candidate, std::size_t number) {
    const std::string id = "#" + (candidate.label.empty() ? std::to_string(number) : candidate.label);
    if (!candidate.level) return {.text = id, .source = id, .level = candidate.level.error().diagnostic};
    BatchLine level{.text = id, .source = id, .level = *candidate.level};
    if (const auto code = api::convert(*candidate.level, "code"))
        level.text = code->substr(0, code->size() - 1);
    return level;
}

/// The failure of a LEVEL that is not the name of a readable file.
Failure no_lines(const std::string& argument) {
    if (is_level_itself(argument))
        return {fmt::format("{}: is a single level, but --batch takes many; leave out --batch, or "
                            "give a file of levels, or '-'",
                            argument),
                ExitCode::usage};
    const auto input = read_input(argument, "a file of levels, or '-'");
    // The file may have appeared between the two attempts.
    if (input) return {fmt::format("{}: cannot be read; try again", argument), ExitCode::unreadable};
    return input.error();
}

/// Some editors put a byte order mark before the first line.
void remove_mark(std::string& line) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (line.starts_with(mark)) line.erase(0, mark.size());
}

bool says_nothing(std::string_view line) {
    const std::size_t start = line.find_first_not_of(" \t\r");
    return start == std::string::npos || line[start] == '#';
}

}  // namespace

std::optional<InputLines> InputLines::open(const std::string& path) {
    // A named pipe opens without a writer; waiting for lines also waits for the writer.
    const int descriptor =
        path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0) return std::nullopt;
    InputLines lines(descriptor);
    struct stat input{};
    const bool is_folder = ::fstat(descriptor, &input) == 0 && S_ISDIR(input.st_mode);
    if (is_folder && path != "-") return std::nullopt;
    return lines;
}

InputLines::InputLines(InputLines&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)),
      read_(std::move(other.read_)),
      given_(other.given_),
      searched_(other.searched_),
      is_at_end_(other.is_at_end_),
      is_broken_(other.is_broken_) {}

InputLines::~InputLines() {
    if (descriptor_ > STDIN_FILENO) ::close(descriptor_);
}

std::optional<std::string> InputLines::next(const api::CancelToken& cancel) {
    while (!cancel.cancelled()) {
        if (auto line = take_line()) return line;
        if (is_at_end_ || is_broken_) return std::nullopt;
        if (is_ready(descriptor_)) read_more();
    }
    return std::nullopt;
}

std::optional<std::string> InputLines::take_line() {
    searched_ = std::min(read_.find('\n', searched_), read_.size());
    const std::size_t length = searched_ - given_;
    const bool has_end = searched_ < read_.size();
    if (!has_end && (!is_at_end_ || length == 0)) {
        // Only `most_bytes` of a long line are kept; bytes beyond are cut off as they come.
        searched_ = std::min(searched_, given_ + most_bytes);
        read_.resize(searched_);
        return std::nullopt;
    }
    std::string line = read_.substr(given_, std::min(length, most_bytes));
    searched_ = given_ = std::min(searched_ + 1, read_.size());
    return line;
}

void InputLines::read_more() {
    read_.erase(0, given_);
    searched_ -= std::exchange(given_, 0);
    std::array<char, 1 << 16> piece;  // NOLINT(*-member-init): it is about to be filled
    const ssize_t got = ::read(descriptor_, piece.data(), piece.size());
    if (got > 0) read_.append(piece.data(), static_cast<std::size_t>(got));
    is_at_end_ = got == 0;
    is_broken_ = got < 0 && errno != EINTR && errno != EAGAIN;
}

std::optional<std::uint64_t> InputLines::size() const {
    struct stat input{};
    if (::fstat(descriptor_, &input) != 0 || !S_ISREG(input.st_mode)) return std::nullopt;
    return static_cast<std::uint64_t>(input.st_size);
}

PackLevels::PackLevels(std::string text, std::optional<std::string> line, const api::LoadOptions& load)
    : thread_([this, text = std::move(text), line = std::move(line), load] {
          try {
              find(text, line, load);
              end(nullptr);
          } catch (...) {
              end(std::current_exception());
          }
      }) {}

PackLevels::~PackLevels() {
    {
        const std::lock_guard lock(mutex_);
        is_over_ = true;
    }
    thread_.join();
}

std::optional<BatchLine> PackLevels::next(const api::CancelToken& cancel) {
    constexpr std::chrono::milliseconds moment(100);  // signals wake nobody
    std::unique_lock lock(mutex_);
    while (found_.empty() && !is_done_ && !cancel.cancelled()) change_.wait_for(lock, moment);
    if (failure_) std::rethrow_exception(failure_);
    if (found_.empty()) return std::nullopt;
    BatchLine level = std::move(found_.front());
    found_.pop_front();
    return level;
}

std::optional<std::size_t> PackLevels::count() const {
    const std::lock_guard lock(mutex_);
    return is_done_ ? std::optional(count_) : std::nullopt;
}

void PackLevels::find(const std::string& text, const std::optional<std::string>& line,
                      const api::LoadOptions& load) {
    if (api::is_picture(text)) {
        const api::Diagnostic single{"a picture is a single level", "leave out --batch", {}};
        add({.text = "#1", .source = "#1", .level = single});
        return;
    }
    std::size_t number = 0;
    std::optional<BatchLine> alone;  // as far as is known
    api::each_level(text, load, [&](const api::Candidate& candidate) {
        if (alone) add(*std::exchange(alone, std::nullopt));
        BatchLine level = named(candidate, ++number);
        if (!line || number > 1 || *level.level) return add(std::move(level));
        alone = std::move(level);
        return true;
    });
    if (!alone) return;
    alone->text = *line;
    add(*std::move(alone));
}

bool PackLevels::add(BatchLine level) {
    const std::lock_guard lock(mutex_);
    level.number = ++count_;
    found_.push_back(std::move(level));
    change_.notify_all();
    return !is_over_;
}

void PackLevels::end(std::exception_ptr failure) {
    const std::lock_guard lock(mutex_);
    is_done_ = true;
    failure_ = std::move(failure);
    change_.notify_all();
}

api::Result<BatchLines, Failure> BatchLines::open(const std::string& path, const Shard& shard,
                                                  const api::LoadOptions& load) {
    auto lines = InputLines::open(path);
    if (!lines) return no_lines(path);
    return BatchLines(path, *std::move(lines), shard, load);
}

void BatchLines::look_ahead(const api::CancelToken& cancel) {
    while (text_.size() < most_bytes || contents_ == 0) {
        const auto line = unread_.next(cancel);
        if (!line) break;
        std::string said = *line;
        if (ahead_.empty()) remove_mark(said);
        const bool is_nothing = says_nothing(said);
        // In a text too large to be split into levels, only lines matter.
        if (is_nothing && text_.size() >= most_bytes) continue;
        text_.append(*line) += '\n';
        ahead_.push_back(*line);
        if (is_nothing) continue;
        if (contents_++ == 0) first_ = said;
        // Objects may have codes in them.
        const bool may_be_code = first_.find_first_of("{[") != first_.find_first_not_of(" \t");
        has_looked_ = may_be_code && api::looks_like_code(said);
        if (has_looked_) return;
    }
    has_looked_ = !cancel.cancelled();
    if (!has_looked_ || unread_.is_broken()) return;
    end_ = text_.size();
    ahead_.clear();
    const auto line = contents_ == 1 ? std::optional(first_) : std::nullopt;
    levels_ = std::make_unique<PackLevels>(std::move(text_), line, load_);
}

std::optional<std::string> BatchLines::take_line(const api::CancelToken& cancel) {
    if (ahead_.empty()) return unread_.next(cancel);
    std::string line = std::move(ahead_.front());
    ahead_.pop_front();
    return line;
}

std::optional<BatchLine> BatchLines::next_line(const api::CancelToken& cancel) {
    while (auto line = take_line(cancel)) {
        const bool is_first = end_ == 0;
        end_ += line->size() + 1;
        if (is_first) remove_mark(*line);
        if (!line->empty() && line->back() == '\r') line->pop_back();
        if (!says_nothing(*line)) return BatchLine{.text = *std::move(line), .end = end_};
    }
    is_at_end_ = unread_.is_at_end() && !cancel.cancelled();
    return std::nullopt;
}

std::optional<BatchLine> BatchLines::next_level(const api::CancelToken& cancel) {
    auto level = levels_->next(cancel);
    const auto count = levels_->count();
    is_at_end_ = !level && count == input_.levels;
    if (level && count) level->end = end_ * level->number / *count;
    return level;
}

std::optional<BatchLine> BatchLines::next(const api::CancelToken& cancel) {
    if (!has_looked_) look_ahead(cancel);
    if (!has_looked_) return std::nullopt;
    while (auto line = levels_ ? next_level(cancel) : next_line(cancel)) {
        line->number = ++input_.levels;
        input_.digest.add(api::level_text(line->text));
        input_.digest.add(line->level && !*line->level ? line->level->error().problem : line->remarks());
        if (shard_.has(input_.levels)) return line;
    }
    return std::nullopt;
}

std::optional<Failure> BatchLines::failure() const {
    if (!unread_.is_broken()) return std::nullopt;
    return Failure{fmt::format("{}: cannot be read further; try again", name()), ExitCode::unreadable};
}

bool BatchLines::can_be_counted() const {
    return levels_ ? levels_->count().has_value() : size().has_value();
}

}  // namespace decant::cli
