// Weighs an object, a list or lines together with what is said beside them.
// SPDX-License-Identifier: MIT
#include "reading/heeded.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "base/words.hpp"
#include "reading/attempts.hpp"
#include "reading/board.hpp"
#include "reading/detect.hpp"
#include "reading/link.hpp"
#include "reading/remarks.hpp"
#include "reading/source.hpp"
#include "reading/split.hpp"
#include "reading/stray_tubes.hpp"
#include "reading/surroundings.hpp"

namespace decant::reading {
namespace {

using puzzles::Open;

/// What headers of decant's own say, whatever comments do.
constexpr std::array<std::pair<std::string_view, Open>, 3> headers{
    {{"rules:", Open::rules}, {"capacity:", Open::capacity}, {"order:", Open::order}}};

bool has_header(std::string_view text, std::string_view header) {
    const auto lines = base::lines_of(text);
    return std::any_of(lines.begin(), lines.end(),
                       [&](const base::Line& line) { return base::trim(line.text).starts_with(header); });
}

/// Whether what is understood of the words around a level can be said of the levels of its family.
bool takes_orders(const puzzles::Family* family) {
    if (family == nullptr) return false;
    const auto keys = family->read_keys();
    return std::any_of(keys.begin(), keys.end(),
                       [](const puzzles::Key& key) { return key.name == "top_first"; });
}

/// Where a `#` begins a line or follows a blank.
std::size_t begin_of_comment(std::string_view line) {
    std::size_t mark = line.find('#');
    while (mark != std::string_view::npos && mark > 0 && line[mark - 1] != ' ' && line[mark - 1] != '\t')
        mark = line.find('#', mark + 1);
    return mark;
}

/// Where a `;` does so, as in Lisp.
std::size_t begin_of_lisp_comment(std::string_view line) { return line.find(';'); }

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
    constexpr std::string_view of_lines = "native packed csv columns counts cups layers";
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

/// The outcome, unless it is a level that takes no orders, and words beside it may say more of it.
Outcome heeding_remarks(Outcome outcome, const Beside& said, const std::vector<std::string>& beside) {
    if (!outcome || takes_orders(&outcome->puzzle().family())) return outcome;
    if (const auto remark = remark_on(said, beside)) return Refusal{*remark};
    return outcome;
}

/// What words beside a text of decant's own may tell of more than it has, or of what it leaves to the habits
/// of its form.
std::optional<base::Place> addition_to(std::string_view own, const puzzles::Family& family,
                                       const Beside& said) {
    if (!takes_orders(&family)) return said.remark;
    if (said.unclear || looks_like_code(own)) return said.unclear;
    if (said.order && !has_header(own, "order:")) return said.order;
    return has_header(own, "rules:") ? std::nullopt : said.ball;
}

/// What words tell of the tubes of a level of decant's own, which states itself how much they hold.
std::optional<base::Diagnostic> other_capacity(const Level& level, const Beside& said) {
    const auto board = board_of(level);
    if (!board || !said.capacity || !said.capacity->is_sure) return std::nullopt;
    const int told = said.capacity->number;
    if (std::any_of(board->tubes.begin(), board->tubes.end(),
                    [&](const auto& tube) { return tube.capacity == told; }))
        return std::nullopt;
    return base::Diagnostic{fmt::format("this says that a tube holds {}, and none does", told),
                            "leave it out if the level is right without it", said.capacity->place,
                            base::ProblemKind::contradiction};
}

/// A level of decant's own, unless words beside it may tell of more.
Outcome read_own(const Unwrapped& bare, const LoadOptions& options, const ReadAsIs& read) {
    Outcome outcome = read(bare.text, options);
    if (!outcome) return outcome;
    Beside said = bare.said;
    for (const std::string& text : bare.beside) look_at_comments(text, said);
    const auto more = addition_to(bare.text, outcome->puzzle().family(), said);
    if (more) return Refusal{puzzles::unclear(*more)};
    if (said.fault) return Refusal{*said.fault};
    if (auto other = other_capacity(*outcome, said)) return Refusal{*std::move(other)};
    return Surroundings(std::move(said), {}, {}, nullptr).compare(std::move(outcome));
}

/// The outcome, unless it gives a level beside which a tube may stand.
Outcome heeding_tubes(Outcome outcome, const std::vector<std::string>& beside, std::string_view level) {
    if (!gives_level(outcome)) return outcome;
    for (const std::string& text : beside) {
        if (const auto tube = find_stray_tube(text, level))
            return Refusal{puzzles::unclear(base::place_of(text, *tube))};
    }
    return outcome;
}

/// Words around an object may say what its keys do not, or something else.
Outcome read_object(const Unwrapped& bare, const LoadOptions& options, const ReadAsIs& read) {
    Beside said = bare.said;
    for (const std::string& text : bare.beside) look_at_comments(remarks_in(text), said);
    const Surroundings surroundings(std::move(said), bare.beside, {}, nullptr);
    if (const auto fault = surroundings.fault()) return Refusal{*fault};
    const std::vector<Said> claims = surroundings.ways(options, true);
    const bool has_claims = claims.size() > 1 || !claims.front().own.empty();
    if (!has_claims)
        return heeding_remarks(surroundings.compare(read(bare.text, options)), bare.said, bare.beside);
    std::vector<Attempt> ways;
    for (const Said& said : claims) ways.push_back({said.own, read(bare.text, said.options)});
    Assumption alone{Open::form, "the object as it stands"};
    alone.doubt = Diagnostic{"the words around this object may say more of its level than its keys do",
                             "leave the words out, or say the same by keys",
                             {1, 1},
                             base::ProblemKind::contradiction};
    Attempt as_it_stands{{alone}, read(bare.text, options)};
    if (std::none_of(ways.begin(), ways.end(), makes_level) && makes_level(as_it_stands))
        return Refusal{*alone.doubt};
    ways.push_back(std::move(as_it_stands));
    return surroundings.compare(agreed(std::move(ways)));
}

}  // namespace

Outcome read_heeding(const Unwrapped& bare, const LoadOptions& options, const ReadAsIs& read) {
    if (is_own(bare.text) || code_inside(bare.text))
        return assuming(read_own(bare, options, read), bare.assumed);
    if (holds_objects(bare.text)) {
        return assuming(heeding_tubes(read_object(bare, options, read), bare.beside, bare.text),
                        bare.assumed);
    }
    std::optional<FoundList> source;
    const bool may_be_list = options.format.empty() || options.format == "list" || options.format == "packed";
    const Reader reader = find_reader(bare.text, options.format);
    if (may_be_list && reader.surest != puzzles::Recognition::yes) {
        auto found =
            list_in(bare.text, [&](std::string_view text) { return gives_level(read(text, options)); });
        if (!found) return Refusal{found.error()};
        source = *std::move(found);
    }
    std::vector<Assumption> assumed = bare.assumed;
    std::vector<std::string> beside = bare.beside;
    Beside said = bare.said;
    std::string comments;
    if (source && source->left_aside) {
        beside.push_back(source->beside);
        assumed.push_back(*source->left_aside);
    } else if (source) {
        comments = source->beside;
    } else if (leaves_open(reader)) {
        comments = parts_from(bare.text, begin_of_comment);
        look_at_name(parts_from(bare.text, begin_of_name), said);
    }
    if (!source && is_of_lisp(reader)) {
        const auto more = addition_in_lisp(bare.text, options);
        if (more && gives_level(read(bare.text, options))) return Refusal{puzzles::unclear(*more)};
    }
    const std::string_view level = source ? source->level : bare.text;
    if (!takes_orders((source ? find_reader(level, options.format) : reader).family))
        return assuming(heeding_remarks(read(level, options), said, beside), assumed);
    Surroundings surroundings(std::move(said), beside, comments, source ? &*source : nullptr);
    for (const auto& [header, about] : headers) {
        if (has_header(bare.text, header)) surroundings.leave_out(about);
    }
    if (const auto fault = surroundings.fault()) {
        // What is no level without words that are not understood either is refused for what it is.
        if (fault->kind != base::ProblemKind::part_or_remark) return Refusal{*fault};
        Outcome alone = read(level, options);
        return gives_level(alone) ? Refusal{*fault} : alone;
    }
    std::vector<Attempt> ways;
    for (const Said& way : surroundings.ways(options, false))
        ways.push_back(
            {way.own, source ? read(level, way.options) : read_beside_comments(level, way.options, read)});
    Outcome outcome = surroundings.compare(agreed(std::move(ways)));
    if (source && source->left_aside)
        outcome = heeding_tubes(std::move(outcome), {source->beside}, source->level);
    return assuming(std::move(outcome), assumed);
}

}  // namespace decant::reading
