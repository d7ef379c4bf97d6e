// SPDX-License-Identifier: MIT
#include "reading/heeded_lines.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "base/words.hpp"
#include "reading/attempts.hpp"
#include "reading/comments.hpp"
#include "reading/detect.hpp"
#include "reading/heeded_words.hpp"
#include "reading/source.hpp"
#include "reading/surroundings.hpp"

namespace decant::reading {
namespace {

using puzzles::Open;

/// What headers of decant's own say, whatever comments do.
constexpr std::array<std::pair<std::string_view, Open>, 3> headers{
    {{"rules:", Open::rules}, {"capacity:", Open::capacity}, {"order:", Open::order}}};

/// Where a header says what the level is called.
std::size_t begin_of_name(std::string_view line) {
    return base::trim(line).starts_with("name:") ? 0 : line.size();
}

/// What stands in the lines of a text from some place in each on, where it stands there.
std::string parts_from(std::string_view text, std::size_t (*begin_in)(std::string_view line)) {
    std::string parts(text);
    for (const base::Line& line : base::lines_of(text)) {
        const std::size_t end = line.offset + std::min(begin_in(line.text), line.text.size());
        std::fill(parts.begin() + static_cast<std::ptrdiff_t>(line.offset),
                  parts.begin() + static_cast<std::ptrdiff_t>(end), ' ');
    }
    return parts;
}

/// Whether comments tell what the lines beside them leave open: not in forms that state everything.
bool leaves_open(const Reader& reader) {
    static constexpr base::Words of_lines = "native packed csv columns counts cups layers";
    return takes_orders(reader.family) &&
           std::any_of(reader.formats.begin(), reader.formats.end(),
                       [&](std::string_view format) { return base::holds(of_lines, format); });
}

bool is_of_lisp(const Reader& reader) {
    return std::find(reader.formats.begin(), reader.formats.end(), "make-puzzle") != reader.formats.end();
}

/// What comments of Lisp may add to a form that lists tubes from the top, and states everything but its
/// rules.
std::optional<base::Place> addition_in_lisp(std::string_view text, const LoadOptions& options) {
    Beside said;
    look_at_comments(parts_from(text, begin_of_lisp_comment), said);
    if (said.unclear) return said.unclear;
    const bool is_flagged = options.read.flag("top_first") || options.read.flag("bottom_first");
    if (said.order && !is_flagged && !said.is_top_first.value_or(false)) return said.order;
    return options.read.get<std::string>("rules") ? std::nullopt : said.ball;
}

/// The text without the lines that are comments; nothing if there are none.
std::optional<std::string> without_comment_lines(std::string_view text) {
    std::string bare(text);
    bool has_some = false;
    for (const base::Line& line : base::lines_of(text)) {
        if (!base::trim(line.text).starts_with('#')) continue;
        const auto begin = bare.begin() + static_cast<std::ptrdiff_t>(line.offset);
        std::fill(begin, begin + static_cast<std::ptrdiff_t>(line.text.size()), ' ');
        has_some = true;
    }
    return has_some ? std::optional(std::move(bare)) : std::nullopt;
}

/// Lines below comments that a format skips may be a level in one that has none.
Outcome read_beside_comments(std::string_view text, const LoadOptions& options, const ReadAsIs& read) {
    Outcome outcome = read(text, options);
    const auto bare =
        gives_level(outcome) && has_lines_of_level(text) ? without_comment_lines(text) : std::nullopt;
    if (!bare) return outcome;
    Assumption without{Open::form, "without its comments"};
    without.doubt = Diagnostic{
        "without its comments, this text may be a level in another format", "leave the comments out", {1, 1}};
    std::vector<Attempt> ways{{{}, std::move(outcome)}};
    ways.push_back({{std::move(without)}, read(*bare, options)});
    return agreed_or_as_it_stands(std::move(ways));
}

/// A list in a program, where the text may be one and no format is sure of it.
base::Result<std::optional<FoundList>> source_in(std::string_view text, const Reader& reader,
                                                 const LoadOptions& options, const ReadAsIs& read) {
    const bool may_be_list = options.format.empty() || options.format == "list" || options.format == "packed";
    if (!may_be_list || reader.surest == puzzles::Recognition::yes) return std::optional<FoundList>();
    return list_in(text, [&](std::string_view list) { return gives_level(read(list, options)); });
}

/// A level in each way that the words may be meant, unless it states itself what they would say.
Outcome in_all_ways(std::string_view level, const FoundList* source, const Surroundings& surroundings,
                    const LoadOptions& options, const ReadAsIs& read) {
    if (const auto fault = surroundings.fault()) {
        // What is no level without words that are not understood either is refused for what it is.
        if (fault->kind != base::ProblemKind::part_or_remark) return Refusal{*fault};
        Outcome alone = read(level, options);
        return gives_level(alone) ? Refusal{*fault} : alone;
    }
    std::vector<Attempt> ways;
    for (const Said& way : surroundings.ways(options, false)) {
        ways.push_back({way.own, source != nullptr ? read(level, way.options)
                                                   : read_beside_comments(level, way.options, read)});
    }
    return surroundings.compare(agreed(std::move(ways)));
}

/// The list of a program. What else stands there is a comment, or is left aside.
Outcome heed_list(const FoundList& source, const Unwrapped& bare, const LoadOptions& options,
                  const ReadAsIs& read) {
    const bool is_left_aside = source.left_aside.has_value();
    std::vector<std::string> beside = bare.beside;
    if (is_left_aside) beside.push_back(source.beside);
    if (!takes_orders(find_reader(source.level, options.format).family))
        return heeding_remarks(read(source.level, options), bare.said, beside);
    const std::string_view comments = is_left_aside ? std::string_view() : source.beside;
    // A list does not take headers of decant's own: they are words like all others.
    const Surroundings surroundings(bare.said, beside, comments, &source);
    Outcome outcome = in_all_ways(source.level, &source, surroundings, options, read);
    return is_left_aside ? heeding_tubes(std::move(outcome), {source.beside}, source.level) : outcome;
}

/// Lines without a program around them.
Outcome heed_bare_lines(const Reader& reader, const Unwrapped& bare, const LoadOptions& options,
                        const ReadAsIs& read) {
    if (is_of_lisp(reader)) {
        const auto more = addition_in_lisp(bare.text, options);
        if (more && gives_level(read(bare.text, options))) return Refusal{puzzles::unclear(*more)};
    }
    if (!takes_orders(reader.family))
        return heeding_remarks(read(bare.text, options), bare.said, bare.beside);
    Beside said = bare.said;
    std::string comments;
    if (leaves_open(reader)) {
        comments = parts_from(bare.text, begin_of_comment);
        look_at_name(parts_from(bare.text, begin_of_name), said);
    }
    Surroundings surroundings(std::move(said), bare.beside, comments, nullptr);
    for (const auto& [header, about] : headers) {
        if (has_header(bare.text, header)) surroundings.leave_out(about);
    }
    return in_all_ways(bare.text, nullptr, surroundings, options, read);
}

}  // namespace

Outcome heed_lines(const Unwrapped& bare, const LoadOptions& options, const ReadAsIs& read) {
    const Reader reader = find_reader(bare.text, options.format);
    const auto source = source_in(bare.text, reader, options, read);
    if (!source) return Refusal{source.error()};
    if (!*source) return heed_bare_lines(reader, bare, options, read);
    Outcome outcome = heed_list(**source, bare, options, read);
    if ((*source)->left_aside) outcome = assuming(std::move(outcome), {*(*source)->left_aside});
    return outcome;
}

}  // namespace decant::reading
