// What a text may have meant, also where some of its lines are no tubes, or its columns are the tubes, or its
// numbers count units.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <utility>

#include "puzzles/tube_sort/amounts.hpp"
#include "puzzles/tube_sort/as_written.hpp"
#include "puzzles/tube_sort/names.hpp"
#include "puzzles/tube_sort/no_units.hpp"
#include "puzzles/tube_sort/raw_level.hpp"

namespace decant::puzzles::tube_sort {
namespace {

using base::quoted;
using Kind = base::ProblemKind;
using base::Remedy;
using Unit = RawLevel::Unit;
using Meaning = ProposalOf<RawLevel>;

/// A lone `-` is an empty tube in every format. It is a word of decant's own, whose tubes are listed bottom
/// first.
RawLevel with_dashes_taken(RawLevel raw) {
    for (RawLevel::Tube& tube : raw.tubes) {
        if (tube.units.size() != 1 || tube.units.front().is_certain || tube.units.front().color != "-")
            continue;
        tube.units.clear();
        raw.seems_bottom_first = true;
    }
    return raw;
}

/// A text with lines that may be a remark is a level without them, too, if what remains is one by its counts.
void offer_without_remark(std::vector<Meaning>& meanings, const RawLevel& raw, std::string_view text,
                          const ReadOptions& options) {
    const auto remark = remark_in(raw);
    if (!remark) return;
    RawLevel rest = raw;
    const auto at = [&](std::size_t tube) { return rest.tubes.begin() + static_cast<std::ptrdiff_t>(tube); };
    rest.tubes.erase(at(remark->first), at(remark->end));
    const Names names(rest, options);
    if (!names.fill_tubes() || !names.leave_room()) return;
    for (Meaning& meaning : meanings) meaning.assumed.push_back({Open::form, "all lines are tubes"});
    std::vector<Meaning> others = meanings_as_written(rest, text, options);
    for (Meaning& meaning : others) {
        meaning.assumed.push_back(
            {Open::form, "lines that are the same are no tubes", std::nullopt,
             problem_at(text, raw.tubes[remark->first].offset, "this may be a remark or a tube",
                        "leave remarks out, or write `decant tube-sort 1` above tubes",
                        Kind::part_or_remark)});
        meanings.push_back(std::move(meaning));
    }
}

/// `0` alone in its line may be an empty tube though it is a color elsewhere, if that color fills tubes then.
void offer_lone_as_empty(std::vector<Meaning>& meanings, const RawLevel& raw, std::string_view text,
                         const ReadOptions& options) {
    if (raw.is_own) return;
    RawLevel rest = raw;
    const Unit* lone = nullptr;
    for (std::size_t t = 0; t < raw.tubes.size(); ++t) {
        const auto& units = raw.tubes[t].units;
        if (units.size() != 1 || !may_be_place(units.front())) continue;
        if (lone != nullptr && lone->color != units.front().color) return;
        lone = &units.front();
        rest.tubes[t].units.clear();
    }
    if (lone == nullptr || !colors_of(rest).contains(lone->color)) return;
    const Names names(rest, options);
    if (!names.fill_tubes() || !names.leave_room()) return;
    for (Meaning& meaning : meanings_as_written(rest, text, options)) {
        meaning.assumed.push_back({Open::places,
                                   fmt::format("{} alone is an empty tube", quoted(lone->color)),
                                   std::nullopt, color_or_place(*lone, raw, text)});
        meanings.push_back(std::move(meaning));
    }
}

/// The columns of rows that are all as long as each other; nothing if they cannot be tubes.
std::optional<RawLevel> columns_of(const RawLevel& raw) {
    const std::size_t height = raw.tubes.size();
    const std::size_t width = raw.tubes.empty() ? 0 : raw.tubes.front().units.size();
    if (height < 2 || height > std::size_t{max_capacity} || width < 2) return std::nullopt;
    RawLevel columns = raw;
    columns.order = Order::top_first;
    columns.tubes.assign(width, {});
    for (const RawLevel::Tube& row : raw.tubes) {
        if (row.units.size() != width || row.capacity) return std::nullopt;
        for (std::size_t i = 0; i < width; ++i) {
            columns.tubes[i].units.push_back(row.units[i]);
            columns.tubes[i].units.back().is_blank = false;
            columns.tubes[i].offset = raw.tubes.front().units[i].offset;
        }
    }
    return may_be_tubes(columns, true) ? std::optional(std::move(columns)) : std::nullopt;
}

/// Rows whose columns have all places on top, and colors that fill them, may be a picture of the tubes.
void offer_columns(std::vector<Meaning>& meanings, const RawLevel& raw, std::string_view text,
                   const ReadOptions& options) {
    if (raw.is_own || raw.are_tubes || raw.order || options.order || !may_be_tubes(raw, false)) return;
    // Of lines alone, layers are a format of their own.
    if (raw.is_bare && !raw.capacity && !raw.rules && raw.name.empty()) return;
    const auto columns = columns_of(raw);
    if (!columns) return;
    for (Meaning& meaning : meanings) meaning.assumed.push_back({Open::form, "each row is a tube"});
    for (Meaning& meaning : meanings_as_written(*columns, text, options)) {
        meaning.assumed.push_back(
            {Open::form, "each column is a tube", std::nullopt,
             problem_at(text, raw.tubes.front().offset, "each row of this may be a tube, or each column",
                        Remedy("leave the empty places out if each row is one")
                            .or_else("write each tube by itself if each column is one"),
                        Kind::order_not_stated)});
        meanings.push_back(std::move(meaning));
    }
}

std::vector<Meaning> meanings_of(const RawLevel& raw, std::string_view text, const ReadOptions& options) {
    std::vector<Meaning> meanings = meanings_as_written(raw, text, options);
    offer_without_remark(meanings, raw, text, options);
    offer_lone_as_empty(meanings, raw, text, options);
    offer_columns(meanings, raw, text, options);
    return meanings;
}

}  // namespace

std::vector<ProposalOf<RawLevel>> settle(RawLevel raw, std::string_view text, const ReadOptions& options) {
    const RawLevel plain = with_dashes_taken(std::move(raw));
    const auto amounts = amounts_in(text, plain, options);
    if (!amounts) return meanings_of(plain, text, options);
    if (!amounts->level) return only<RawLevel>(amounts->doubt);
    std::vector<Meaning> meanings = meanings_of(*amounts->level, text, options);
    for (Meaning& meaning : meanings) meaning.assumed.push_back({Open::form, "numbers count units"});
    if (!amounts->may_be_names) return meanings;
    for (Meaning& meaning : meanings_of(plain, text, options)) {
        meaning.assumed.push_back({Open::form, "numbers are parts of names", std::nullopt, amounts->doubt});
        meanings.push_back(std::move(meaning));
    }
    return meanings;
}

}  // namespace decant::puzzles::tube_sort
