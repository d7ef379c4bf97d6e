// Opens the input of a batch and reads it line by line, or as a whole.
// SPDX-License-Identifier: MIT
#include "cli/batch_lines.hpp"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <iostream>
#include <string_view>
#include <system_error>

#include "api/line_answers.hpp"
#include "api/pictures.hpp"

namespace decant::cli {
namespace {

/// What is wrong with LEVEL if there is no file of that name, or none that can be read.
Failure no_lines(const std::string& argument) {
    if (is_level_itself(argument))
        return {fmt::format("{}: is a single level, but --batch takes many; leave out --batch, or "
                            "give a file of levels, or '-'",
                            argument),
                ExitCode::usage};
    const auto input = read_input(argument, "a file of levels, or '-'");
    // Between the two looks at it the file may have come.
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

/// Levels of a text that is no list of lines. What is not read is called as LEVEL would be.
std::deque<BatchLine> levels_of(const std::string& text, const std::string& name,
                                const api::LoadOptions& load, const api::CancelToken& cancel) {
    std::deque<BatchLine> levels;
    if (api::is_picture(text)) {
        const api::Diagnostic single{"a picture is a single level", "leave out --batch", {}};
        levels.push_back({.text = "#1", .source = name, .level = single});
        return levels;
    }
    api::each_level(text, load, [&](const api::Candidate& each) {
        const std::string id = each.label.empty() ? std::to_string(levels.size() + 1) : each.label;
        BatchLine line{.text = "#" + id, .source = name + "#" + id};
        if (each.level) {
            if (const auto code = api::convert(*each.level, "code"))
                line.text = code->substr(0, code->size() - 1);
            line.level = *each.level;
        } else {
            line.level = each.level.error().diagnostic;
        }
        levels.push_back(std::move(line));
        return !cancel.cancelled();
    });
    return levels;
}

}  // namespace

void BatchInput::add(std::string_view level) {
    const auto fold = [&](unsigned char byte) { digest = (digest ^ byte) * 0x100000001b3ULL; };
    for (const char byte : level) fold(static_cast<unsigned char>(byte));
    ++levels;
}

api::Result<BatchLines, Failure> BatchLines::open(const std::string& path, const Shard& shard,
                                                  const api::LoadOptions& load) {
    BatchLines lines(path, shard, load);
    if (path == "-") return lines;
    lines.file_.open(path);
    // A folder opens like a file, and only reading it fails.
    if (!lines.file_ || (lines.file_.peek(), lines.file_.bad())) return no_lines(path);
    return lines;
}

std::istream& BatchLines::stream() { return file_.is_open() ? file_ : std::cin; }

bool BatchLines::take_line(std::string& line) {
    if (ahead_.empty()) return static_cast<bool>(std::getline(stream(), line));
    line = std::move(ahead_.front());
    ahead_.pop_front();
    return true;
}

void BatchLines::look_ahead(const api::CancelToken& cancel) {
    if (!load_.format.empty()) return;
    std::string text;
    std::string first;  // of the lines that say something
    std::size_t contents = 0;
    for (std::string line; text.size() < most_bytes && !cancel.cancelled() && std::getline(stream(), line);) {
        text.append(line) += '\n';
        ahead_.push_back(line);
        if (ahead_.size() == 1) remove_mark(line);
        if (says_nothing(line)) continue;
        if (contents++ == 0) first = line;
        // Objects may have codes in them.
        const bool may_be_code = first.find_first_of("{[") != first.find_first_not_of(" \t");
        if (may_be_code && api::looks_like_code(line)) return;
    }
    note_end(cancel);
    end_ = text.size();
    ahead_.clear();
    levels_ = levels_of(text, name(), load_, cancel);
    const std::uint64_t count = levels_->size();
    for (std::uint64_t i = 0; i < count; ++i) (*levels_)[i].end = end_ * (i + 1) / count;
    // A line alone stands for itself.
    if (contents == 1 && count == 1 && !levels_->front().level->ok()) levels_->front().text = first;
}

void BatchLines::note_end(const api::CancelToken& cancel) {
    is_broken_ = !cancel.cancelled() && (stream().bad() || (!file_.is_open() && std::ferror(stdin) != 0));
}

std::optional<BatchLine> BatchLines::next_line(const api::CancelToken& cancel) {
    for (std::string line; !cancel.cancelled() && take_line(line);) {
        const bool is_first = end_ == 0;
        end_ += line.size() + 1;
        if (is_first) remove_mark(line);
        if (!line.empty() && line.back() == '\r') line.pop_back();
        if (!says_nothing(line)) return BatchLine{.text = std::move(line), .end = end_};
    }
    note_end(cancel);
    return std::nullopt;
}

std::optional<BatchLine> BatchLines::next_level() {
    if (levels_->empty()) return std::nullopt;
    BatchLine level = std::move(levels_->front());
    levels_->pop_front();
    return level;
}

std::optional<BatchLine> BatchLines::next(const api::CancelToken& cancel) {
    if (!std::exchange(has_looked_, true)) look_ahead(cancel);
    while (auto line = levels_ ? next_level() : next_line(cancel)) {
        input_.add(api::level_text(line->text));
        line->number = input_.levels;
        if (shard_.has(input_.levels)) return line;
    }
    return std::nullopt;
}

std::optional<Failure> BatchLines::failure() const {
    if (!is_broken_) return std::nullopt;
    return Failure{fmt::format("{}: cannot be read further; try again", name()), ExitCode::unreadable};
}

bool BatchLines::is_there() const {
    struct stat input{};
    const int failed = file_.is_open() ? ::stat(path_.c_str(), &input) : ::fstat(STDIN_FILENO, &input);
    return failed == 0 && S_ISREG(input.st_mode);
}

std::optional<std::uint64_t> BatchLines::size() const {
    std::error_code error;
    if (!file_.is_open() || !is_there()) return std::nullopt;
    return std::filesystem::file_size(path_, error);
}

}  // namespace decant::cli
