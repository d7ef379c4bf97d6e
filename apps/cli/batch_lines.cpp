// Opens the input of a batch and reads it line by line, or as a whole.
// SPDX-License-Identifier: MIT
#include "cli/batch_lines.hpp"

#include <fmt/format.h>

#include <string_view>

#include "api/line_answers.hpp"

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

}  // namespace

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
        // Of a text that is too large to be taken apart, only lines matter.
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
