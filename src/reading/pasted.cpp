// Tries what the text may be without what is around its level and its lines.
// SPDX-License-Identifier: MIT
#include "reading/pasted.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "reading/added_tubes.hpp"
#include "reading/attempts.hpp"
#include "reading/counts_above.hpp"
#include "reading/detect.hpp"
#include "reading/folded.hpp"
#include "reading/heeded.hpp"
#include "reading/link.hpp"
#include "reading/one_line.hpp"
#include "reading/prose.hpp"
#include "reading/separated.hpp"
#include "reading/split.hpp"

namespace decant::reading {
namespace {

using puzzles::Open;

bool has_a_word_a_line(std::string_view text) {
    const auto lines = base::lines_of(text);
    return std::all_of(lines.begin(), lines.end(), [](const base::Line& line) {
        return base::trim(line.text).find_first_of(" \t") == std::string_view::npos;
    });
}

/// Lines with marks or brackets are taken apart where nothing else can be made of them, and where the list of
/// those in brackets would leave the others out. Those that were numbered are tubes for sure.
Outcome read_unwrapped(const Unwrapped& bare, const LoadOptions& options, const ReadAsIs& read,
                       bool are_tubes = false) {
    auto separated = options.format.empty() ? without_separators(bare.text, are_tubes) : std::nullopt;
    const auto read_separated = [&] {
        separated->lines.beside = bare.beside;
        separated->lines.said = bare.said;
        separated->lines.assumed.insert(separated->lines.assumed.begin(), bare.assumed.begin(),
                                        bare.assumed.end());
        Outcome outcome = read_heeding(separated->lines, options, read);
        if (outcome) return outcome;
        Refusal refusal = outcome.error();
        base::Place& place = refusal.diagnostic.place;
        if (place.line > 0) place = {place.line, 1};  // the lines stay, and no more
        return Outcome(std::move(refusal));
    };
    if (separated && separated->is_empty_beside_brackets) return read_separated();
    Outcome outcome = read_heeding(bare, options, read);
    const bool is_level = gives_level(outcome);
    if (!separated || (is_level && !has_a_word_a_line(bare.text))) return outcome;
    Outcome apart = read_separated();
    if (!gives_level(apart)) return outcome;
    if (!is_level) return apart;
    Assumption taken_apart{Open::form, "words taken apart"};
    taken_apart.doubt = Diagnostic{"the word of each line may be one unit or several",
                                   "put blanks between units",
                                   {1, 1},
                                   base::ProblemKind::units_not_separated};
    return agreed_or_as_it_stands({{{}, std::move(outcome)}, {{std::move(taken_apart)}, std::move(apart)}});
}

/// Takes off what all lines begin with. Asks where the text is a level with and without that.
Outcome read_marked(const Unwrapped& bare, const LoadOptions& options, const ReadAsIs& read) {
    std::vector<Unwrapped> inner = without_marks(bare.text);
    if (inner.empty()) return read_unwrapped(bare, options, read);
    std::vector<Attempt> ways;
    ways.push_back({{}, read_unwrapped(bare, options, read)});
    bool has_bullets = false;
    for (Unwrapped& each : inner) {
        each.beside.insert(each.beside.end(), bare.beside.begin(), bare.beside.end());
        const bool is_wrong = each.said.fault.has_value();
        if (!is_wrong) each.said = bare.said;
        std::vector<Assumption> own = std::exchange(each.assumed, bare.assumed);
        own.back().doubt = Diagnostic{"this text may be a level with or without what is around its units",
                                      "remove numbers, bullets or bars, or write one tube a line",
                                      {1, 1},
                                      base::ProblemKind::part_or_remark};
        Outcome outcome = read_unwrapped(each, options, read, true);
        has_bullets = has_bullets || each.bullets == Bullets::before_units ||
                      (each.bullets == Bullets::before_tubes && !gives_level(outcome));
        const bool has_place = each.has_places || is_wrong;
        ways.push_back({std::move(own), has_place ? std::move(outcome) : without_place(std::move(outcome))});
    }
    // Before each unit, a bullet is no place below it.
    if (has_bullets && makes_level(ways.front())) ways.erase(ways.begin());
    // Where none is a level, the one that lacks no more than units says best what is wrong.
    const auto lacks_units = std::find_if(ways.begin() + 1, ways.end(), [](const Attempt& way) {
        return !makes_level(way) && way.outcome.error().diagnostic.kind == base::ProblemKind::color_count;
    });
    if (lacks_units != ways.end()) std::rotate(lacks_units, lacks_units + 1, ways.end());
    return agreed_or_as_it_stands(std::move(ways));
}

/// What comes of a text without the numbers above it.
struct Below {
    std::vector<Attempt> ways;  ///< the levels in which they count what there is
    bool is_level = false;      ///< whether there is any level
    bool is_open = false;       ///< whether they leave open how many tubes are empty
    bool has_colors = false;    ///< whether some level has several colors
};

void read_below(const CountsAbove& counts, const Unwrapped& bare, const LoadOptions& options,
                const ReadAsIs& read, Below& below) {
    for (const auto& [text, added] : counts.below()) {
        Unwrapped lines = bare;
        lines.text = text;
        std::vector<Offer> offers = offers_of({{}, read_marked(lines, options, read)});
        below.is_level = below.is_level || !offers.empty();
        const std::size_t empty_tubes = added;
        std::erase_if(offers, [&](const Offer& each) { return !counts.meaning(each.level, empty_tubes); });
        for (Offer& each : offers) {
            const auto meaning = counts.meaning(each.level, empty_tubes);
            below.is_open = below.is_open || meaning->leaves_tubes_open;
            below.has_colors = below.has_colors || meaning->has_colors;
            Assumption counted{Open::form, meaning->words + " by the numbers above"};
            counted.doubt = Diagnostic{"these numbers may count several things, or be a tube",
                                       "leave them out, and write all tubes, the empty ones, too",
                                       counts.place(), base::ProblemKind::part_or_remark};
            std::vector<Assumption> own{std::move(counted)};
            if (offers.size() > 1) own.insert(own.end(), each.own.begin(), each.own.end());
            for (Assumption& assumption : own) {
                // Tubes that were added are nowhere in the text.
                if (empty_tubes > 0 && assumption.doubt) assumption.doubt->place = counts.place();
            }
            below.ways.push_back({std::move(own), std::move(each.level)});
        }
    }
}

/// Numbers above lines may count what there is below them, or be a tube.
Outcome read_below(const std::vector<CountsAbove>& heads, const Unwrapped& bare, const LoadOptions& options,
                   const ReadAsIs& read) {
    Outcome as_it_stands = read_marked(bare, options, read);
    const bool is_level = gives_level(as_it_stands);
    const Reader reader = find_reader(bare.text, {});
    const auto may_be = [&](std::string_view form) {
        return std::find(reader.formats.begin(), reader.formats.end(), form) != reader.formats.end();
    };
    const bool is_sure = is_level || reader.surest == puzzles::Recognition::yes;
    const auto is_bulleted = [](const CountsAbove::Lines& lines) {
        const auto bare = without_marks(lines.text);
        return std::any_of(bare.begin(), bare.end(),
                           [](const Unwrapped& way) { return way.bullets != Bullets::none; });
    };
    const auto is_any_bulleted = [&] {
        const auto below = heads.front().below();
        return std::any_of(below.begin(), below.end(), is_bulleted);
    };
    if (is_level && is_any_bulleted()) {
        return Refusal{{"what stands before each line below these numbers may be a bullet or an empty place",
                        "leave bullets out, and write '_' for an empty place", heads.front().place(),
                        base::ProblemKind::part_or_remark}};
    }
    const bool is_of_cups = is_sure && may_be("cups") && heads.size() < 3;
    const bool may_be_tube = options.read.flag("partial") && heads.front().may_be_tube();
    if (is_of_cups || (is_level && (may_be("counts") || may_be_tube))) return as_it_stands;
    Below found;
    found.ways.push_back({{{Open::form, "as it stands"}}, as_it_stands});
    for (const CountsAbove& counts : heads) read_below(counts, bare, options, read, found);
    const bool is_told = !found.is_open && found.has_colors;
    if (found.ways.size() > 1 && (is_level || is_told)) return agreed(std::move(found.ways));
    if (is_level || !found.is_level || may_be("counts")) return as_it_stands;
    return Refusal{{"nothing tells what the numbers above the tubes count",
                    "leave them out, and write all tubes, the empty ones, too", heads.front().place(),
                    base::ProblemKind::part_or_remark}};
}

/// Takes what stands around a fence for comments. Refused where that is a level, too, or has tubes of one.
std::optional<Diagnostic> heed_around_fence(Unwrapped& bare, const LoadOptions& options,
                                            const ReadAsIs& read) {
    for (const std::string& around : std::exchange(bare.beside, {})) {
        for (const base::Line& line : base::lines_of(around)) {
            const std::string_view content = base::trim(line.text);
            if (content.empty() || !has_only_places(content)) continue;
            return base::problem_at(around, line.offset, "this may be a tube beside those that are fenced",
                                    "leave it out, or write all tubes together",
                                    base::ProblemKind::part_or_remark);
        }
        const auto bare_around = without_prose(around, options.read.flag("partial"));
        if (gives_level(read(bare_around ? bare_around->text : around, options)))
            return base::problem_at(around, around.find_first_not_of(" \t\n"),
                                    "this is a level beside the one that is fenced",
                                    "leave the one that is meant", base::ProblemKind::several_levels);
        look_at_comments(around, bare.said);
    }
    return std::nullopt;
}

/// What stands in a range of a text, and all around it beside it.
Unwrapped part_alone(const Unwrapped& bare, const Range& range) {
    Unwrapped alone{std::string(bare.text.size(), ' '), bare.beside, bare.assumed, bare.said};
    std::string around = bare.text;
    for (std::size_t i = 0; i < around.size(); ++i) {
        if (around[i] == '\n') alone.text[i] = '\n';
        if (i >= range.begin && i < range.end) std::swap(alone.text[i], around[i]);
    }
    alone.beside.push_back(std::move(around));
    return alone;
}

/// Reads what is left where fences were.
Outcome read_bare(Unwrapped bare, const LoadOptions& options, const ReadAsIs& read) {
    for (const auto tell_all_tubes : {with_empty_tubes, with_added_tubes}) {
        auto told = tell_all_tubes(bare.text);
        if (!told) continue;
        bare.text = std::move(told->text);
        bare.assumed.push_back(std::move(told->assumed.front()));
    }
    if (const auto object = object_in(bare.text))
        return read_unwrapped(part_alone(bare, *object), options, read);
    if (!options.format.empty()) return read_marked(bare, options, read);
    const auto heads = CountsAbove::find(bare.text);
    return heads.empty() ? read_marked(bare, options, read) : read_below(heads, bare, options, read);
}

/// A line that is no level as it stands may have all tubes of one.
Outcome or_in_one_line(Outcome outcome, const Unwrapped& bare, const LoadOptions& options,
                       const ReadAsIs& read) {
    auto line = gives_level(outcome) ? std::nullopt : tubes_of_line(bare.text);
    if (!line) return outcome;
    line->lines.beside = bare.beside;
    line->lines.said = bare.said;
    line->lines.assumed.insert(line->lines.assumed.begin(), bare.assumed.begin(), bare.assumed.end());
    Outcome apart = without_place(read_bare(std::move(line->lines), options, read));
    if (gives_level(apart) && line->doubt) return Refusal{*std::move(line->doubt)};
    return gives_level(apart) || line->repeats_a_word ? apart : outcome;
}

/// Words that are no level as they stand may have the code of one amid them.
Outcome or_the_code_inside(Outcome outcome, const Unwrapped& bare, const LoadOptions& options,
                           const ReadAsIs& read) {
    const auto code =
        gives_level(outcome) || !options.format.empty() ? std::nullopt : code_amid_words(bare.text);
    if (!code) return outcome;
    Unwrapped alone = part_alone(bare, *code);
    alone.assumed.push_back({Open::form, fmt::format("the code in line {}; the rest is left aside",
                                                     base::place_of(bare.text, code->begin).line)});
    return read_unwrapped(alone, options, read);
}

}  // namespace

Result<Level, Refusal> read_pasted(std::string_view text, const LoadOptions& options, const ReadAsIs& read,
                                   const Beside& said) {
    if (is_own(text)) return read(text, options);
    return read_pasted(Unwrapped{.text = std::string(text), .said = said}, options, read);
}

Result<Level, Refusal> read_pasted(const Unwrapped& pasted, const LoadOptions& options,
                                   const ReadAsIs& read) {
    auto bare = without_fences(pasted.text);
    if (!bare) return Refusal{bare.error()};
    bare->said = pasted.said;
    if (auto fault = heed_around_fence(*bare, options, read)) return Refusal{*std::move(fault)};
    bare->assumed.insert(bare->assumed.begin(), pasted.assumed.begin(), pasted.assumed.end());
    Outcome outcome = or_in_one_line(read_bare(*bare, options, read), *bare, options, read);
    return or_the_code_inside(std::move(outcome), *bare, options, read);
}

}  // namespace decant::reading
