// Opens the input of a batch and reads it line by line.
// SPDX-License-Identifier: MIT
#include "cli/batch_lines.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <iostream>
#include <string_view>
#include <system_error>

#include "api/line_answers.hpp"

namespace decant::cli {
namespace {

/// What is wrong with LEVEL if there is no file of that name, or none that can be read.
Failure no_lines(const std::string& argument) {
    if (is_level_itself(argument))
        return {fmt::format("{}: is a single level, but --batch takes many; leave out --batch, or "
                            "give a file with one level code per line, or '-'",
                            argument),
                ExitCode::usage};
    const auto input = read_input(argument, "a file with one level code per line, or '-'");
    // Between the two looks at it the file may have come.
    if (input) return {fmt::format("{}: cannot be read; try again", argument), ExitCode::unreadable};
    return input.error();
}

/// Some editors put a byte order mark before the first line.
void remove_mark(std::string& line) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (line.starts_with(mark)) line.erase(0, mark.size());
}

}  // namespace

void BatchInput::add(std::string_view level) {
    const auto fold = [&](unsigned char byte) { digest = (digest ^ byte) * 0x100000001b3ULL; };
    for (const char byte : level) fold(static_cast<unsigned char>(byte));
    ++levels;
}

api::Result<BatchLines, Failure> BatchLines::open(const std::string& path, const Shard& shard) {
    BatchLines lines(path, shard);
    if (path == "-") return lines;
    lines.file_.open(path);
    // A folder opens like a file, and only reading it fails.
    if (!lines.file_ || (lines.file_.peek(), lines.file_.bad())) return no_lines(path);
    return lines;
}

std::istream& BatchLines::stream() { return file_.is_open() ? file_ : std::cin; }

std::optional<BatchLine> BatchLines::next(const api::CancelToken& cancel) {
    for (std::string line; !cancel.cancelled() && std::getline(stream(), line);) {
        const bool is_first = end_ == 0;
        end_ += line.size() + 1;
        if (is_first) remove_mark(line);
        if (!line.empty() && line.back() == '\r') line.pop_back();
        const std::size_t start = line.find_first_not_of(" \t");
        if (start == std::string::npos || line[start] == '#') continue;
        input_.add(api::level_text(line));
        if (shard_.has(input_.levels)) return BatchLine{std::move(line), input_.levels, end_};
    }
    is_broken_ = !cancel.cancelled() && (stream().bad() || (!file_.is_open() && std::ferror(stdin) != 0));
    return std::nullopt;
}

std::optional<Failure> BatchLines::failure() const {
    if (!is_broken_) return std::nullopt;
    return Failure{fmt::format("{}: cannot be read further; try again", name()), ExitCode::unreadable};
}

std::optional<std::uint64_t> BatchLines::size() const {
    std::error_code error;
    if (!file_.is_open() || !std::filesystem::is_regular_file(path_, error)) return std::nullopt;
    return std::filesystem::file_size(path_, error);
}

}  // namespace decant::cli
