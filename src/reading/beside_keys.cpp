// Compares what a text says with keys, and without them.
// SPDX-License-Identifier: MIT
#include "reading/beside_keys.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>

#include "base/text.hpp"
#include "reading/attempts.hpp"
#include "reading/board.hpp"
#include "reading/link.hpp"

namespace decant::reading {
namespace {

using puzzles::Open;

std::vector<std::string_view> options_about(Open about) {
    if (about == Open::order) return {"top_first", "bottom_first"};
    return {puzzles::word(about)};
}

/// Whether options say that of a level.
bool say(const puzzles::Values& options, Open about) {
    if (about == Open::rules) return options.get<std::string>("rules").has_value();
    if (about == Open::capacity) return options.get<int>("capacity").has_value();
    return options.flag("top_first") || options.flag("bottom_first");
}

/// Whether a text says that of its level.
bool states(const Level& level, Open about) {
    return std::none_of(level.assumed().begin(), level.assumed().end(),
                        [&](const Assumption& each) { return each.about == about && !each.is_told; });
}

/// Whether the text says something else about this than the keys do, as what comes of it with and without
/// them shows.
bool differ(const Outcome& with, const Outcome& without, Open about) {
    if (!gives_level(without)) {
        // Where nothing states a capacity, a tube holds what is in it.
        const base::ProblemKind kind = without.error().diagnostic.kind;
        return about == Open::capacity && gives_level(with) &&
               (kind == base::ProblemKind::overfull_tube || kind == base::ProblemKind::color_count);
    }
    const std::vector<Offer> meant = offers_of({{}, with});
    const std::vector<Offer> offers = offers_of({{}, without});
    return std::all_of(offers.begin(), offers.end(), [&](const Offer& offer) {
        return states(offer.level, about) && std::none_of(meant.begin(), meant.end(), [&](const Offer& each) {
                   return is_same(each.level.puzzle(), offer.level.puzzle());
               });
    });
}

/// What the keys say otherwise than the text.
std::optional<Diagnostic> said_otherwise(std::string_view text, const Part& part, const Outcome& outcome,
                                         const ReadAsIs& read) {
    for (const Open about : {Open::rules, Open::capacity, Open::order}) {
        if (!say(part.options.read, about) || say(part.flags->read, about)) continue;
        LoadOptions without = part.options;
        for (const std::string_view option : options_about(about)) without.read.set(option, false);
        if (!differ(outcome, read(text, without), about)) continue;
        return Diagnostic{
            fmt::format("the object contradicts its {}", looks_like_code(text) ? "code" : "text"),
            fmt::format("remove its {}", puzzles::word(about)),
            {},
            base::ProblemKind::contradiction};
    }
    return std::nullopt;
}

/// The tubes of all levels that a text may mean.
ListedTubes listed_in(const std::vector<Offer>& offers) {
    std::optional<ListedTubes> listed;
    for (const Offer& each : offers) {
        const auto board = board_of(each.level);
        if (!board) continue;
        const auto empties = static_cast<std::size_t>(empty_tubes(*board));
        if (!listed) listed = {board->tubes.size(), empties, empties};
        // Full tubes of one name may be empty ones.
        const bool is_sure = std::none_of(each.level.assumed().begin(), each.level.assumed().end(),
                                          [](const Assumption& one) { return one.about == Open::places; });
        listed->surely_empty = std::min(listed->surely_empty, is_sure ? empties : 0);
        listed->perhaps_empty = std::max(listed->perhaps_empty, empties);
    }
    return listed.value_or(ListedTubes());
}

bool has_hidden_units(const puzzles::BoardView& board) {
    return std::any_of(board.tubes.begin(), board.tubes.end(), [](const auto& tube) {
        return std::find(tube.units.begin(), tube.units.end(), puzzles::BoardView::hidden) !=
               tube.units.end();
    });
}

/// What is told of a level and not so.
std::optional<Diagnostic> untrue(const ToldCounts& told, const Level& level) {
    const auto board = board_of(level);
    if (!board) return std::nullopt;
    const std::size_t tubes = board->tubes.size();
    const auto empties = static_cast<std::size_t>(empty_tubes(*board));
    if (!told.allow_tubes(tubes)) return other_tubes("tubes", tubes);
    if (told.empties() > 0 && told.empties() != empties)
        return other_empties(told, {tubes, empties, empties});
    const std::size_t colors = board->colors.size();
    const bool differs = told.colors && static_cast<std::size_t>(*told.colors) != colors;
    return differs && !has_hidden_units(*board) ? std::optional(other_colors(*told.colors, colors))
                                                : std::nullopt;
}

/// In the list that a text is, or in one line, where all tubes stand in one.
std::string with_empties(std::string_view text, std::size_t count) {
    constexpr std::size_t most = 1000;
    std::string longer(base::trim(text));
    const bool is_list = longer.ends_with(']') &&
                         base::trim(std::string_view(longer).substr(0, longer.size() - 1)).ends_with(']');
    const std::string tube = is_list                                  ? ", [null]"
                             : longer.find('\n') == std::string::npos ? " empty"
                                                                      : "\nempty";
    for (std::size_t i = 0; i < std::min(count, most); ++i)
        longer.insert(longer.size() - (is_list ? 1 : 0), tube);
    return longer + '\n';
}

/// Adds the empty tubes that a text lacks, and leaves out what it does not mean by the numbers.
Outcome heed_counts(std::string_view text, const Part& part, Outcome outcome, const ReadAsIs& read) {
    const ToldCounts& told = part.counts;
    std::vector<Offer> offers = offers_of({{}, outcome});
    const ListedTubes listed = listed_in(offers);
    const auto added = empty_to_add(told, listed);
    if (!added) return Refusal{other_empties(told, listed)};
    if (*added > 0) {
        Outcome longer = read(with_empties(text, *added), part.options);
        std::vector<Offer> more = offers_of({{}, longer});
        const bool are_there = !more.empty() && std::all_of(more.begin(), more.end(), [&](const Offer& each) {
            const auto board = board_of(each.level);
            return board && static_cast<std::size_t>(empty_tubes(*board)) == *added &&
                   (offers.empty() || board->tubes.size() == listed.count + *added);
        });
        if (!are_there && offers.empty()) return outcome;
        if (!are_there) return Refusal{other_empties(told, listed)};
        outcome = std::move(longer);
        offers = std::move(more);
    }
    std::optional<Diagnostic> fault;
    std::vector<Attempt> true_ones;
    for (Offer& each : offers) {
        auto lie = untrue(told, each.level);
        if (!lie) true_ones.push_back({each.own, each.level});
        if (!fault) fault = std::move(lie);
    }
    if (!fault) return outcome;
    return true_ones.empty() ? Outcome(Refusal{*std::move(fault)}) : agreed(std::move(true_ones));
}

}  // namespace

Result<Level, Refusal> read_beside_keys(std::string_view text, const Part& part, const ReadAsIs& read) {
    Outcome outcome = read(text, part.options);
    if (auto fault = said_otherwise(text, part, outcome, read)) return Refusal{*std::move(fault)};
    return heed_counts(text, part, std::move(outcome), read);
}

}  // namespace decant::reading
