// By what a tube may hold, and by what may have been left out.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/unclear_capacity.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "puzzles/tube_sort/names.hpp"

namespace decant::puzzles::tube_sort {
namespace {

using base::Option;
using base::quoted;
using base::Remedy;
using Kind = base::ProblemKind;
using Unit = RawLevel::Unit;

const Remedy saying_capacity{"use ", Option{"capacity"}};
constexpr std::string_view own_line_or_list = "write each tube in a line or a list of its own";

/// Whether a name may be several units.
bool is_word(const Unit& unit) { return base::characters(unit.color) > 1; }

/// Whether several lines have several tubes each, as `[A][B]` above `[B][A]`, which is a picture.
bool stand_in_rows(std::string_view text, const RawLevel& raw) {
    int rows = 0;
    bool is_in_row = false;
    for (std::size_t t = 1; t < raw.tubes.size(); ++t) {
        const auto [from, to] = std::minmax(raw.tubes[t - 1].offset, raw.tubes[t].offset);
        const bool goes_on = text.substr(from, to - from).find('\n') == std::string_view::npos;
        if (goes_on && !is_in_row) ++rows;
        is_in_row = goes_on;
    }
    return rows > 1;
}

/// Whether a text with one word for each tube may have its units in the letters of the words. Lines whose
/// words fill tubes of several units make a level, too, beside that of the letters if there is one.
bool may_be_packed(const RawLevel& raw, const ReadOptions& options, bool states_capacity) {
    const bool has_words = first_unit(raw, is_word) != nullptr;
    const Names words(raw, options);
    if (has_words && raw.is_bare && raw.capacity != 1 && words.can_count() && words.fill_tubes())
        return false;
    return states_capacity ? has_words && !raw.is_own : has_words || !raw.is_own;
}

/// An empty tube that shows fewer places than others hold: a smaller one, or several in one line.
const RawLevel::Tube* small_empty_tube(const RawLevel& raw, const ReadOptions& options) {
    std::size_t most = 0;
    const RawLevel::Tube* smallest = nullptr;
    for (const RawLevel::Tube& tube : raw.tubes) {
        if (!tube.units.empty() || tube.empties == 0) continue;
        most = std::max(most, tube.empties);
        if (smallest == nullptr || tube.empties < smallest->empties) smallest = &tube;
    }
    return most > 1 && smallest->empties < tallest(raw) && Names(raw, options).fill_tubes() ? smallest
                                                                                            : nullptr;
}

/// How to write an empty tube without saying in passing from which end tubes are listed, as `-` does.
std::string_view empty_tube_without_order(const RawLevel& raw) {
    return raw.empty_tube == "'-'" ? "'empty'" : raw.empty_tube;
}

}  // namespace

std::optional<Diagnostic> find_unclear_capacity(std::string_view text, const RawLevel& raw,
                                                const ReadOptions& options,
                                                const std::optional<int>& stated) {
    if (states_own(raw)) return std::nullopt;
    const Unit* unit = first_unit(raw, [](const Unit&) { return true; });
    if (unit == nullptr) {
        if (raw.is_own || stated) return std::nullopt;
        return problem_at(text, raw.tubes.front().offset, "there is no color in any tube",
                          "write the units of each tube", Kind::capacity_not_stated);
    }
    if (tallest(raw) == 1 && stated != 1 && may_be_packed(raw, options, stated.has_value())) {
        Remedy remedy =
            stand_in_rows(text, raw)
                ? Remedy(own_line_or_list)
                : Remedy("put blanks between units").or_else("write a code such as water4:ABAB/BABA/-");
        // Words would stay whole, as units that nobody meant, and so would the units of a picture.
        if (first_unit(raw, is_word) == nullptr && !stand_in_rows(text, raw))
            remedy = remedy.or_else({"use ", Option{"capacity", "1"}});
        return problem_at(
            text, unit->offset,
            fmt::format("{} is all that its tube holds, so the units of a tube cannot be told apart",
                        quoted(unit->color)),
            remedy, Kind::units_not_separated);
    }
    if (raw.is_packed && (raw.partial || options.partial) && tubes_repeat(raw)) {
        return problem_at(
            text, unit->offset, "the groups repeat, so each may be a color, and no count decides",
            Remedy("put blanks between units").or_else("write a code such as water4:ABAB/BABA/-"),
            Kind::units_not_separated);
    }
    if (const RawLevel::Tube* small = small_empty_tube(raw, options)) {
        return problem_at(text, small->offset, "this empty tube has fewer places than others",
                          fmt::format("write {} for each empty tube; one that holds less needs a capacity of "
                                      "its own",
                                      raw.empty_tube),
                          Kind::capacity_not_stated);
    }
    // Who says how many tubes there are, or how much they hold, may have forgotten those that are empty.
    if (raw.is_own) return std::nullopt;
    if (raw.tubes.size() == 1 && !stated) {
        return problem_at(text, unit->offset, "there is only one tube",
                          Remedy(own_line_or_list).or_else(saying_capacity), Kind::capacity_not_stated);
    }
    const bool is_too_high = static_cast<int>(tallest(raw)) > *raw.capacity;  // as the check of heights says
    const bool needs_room = !is_too_high && !(stated && is_sorted(raw));
    if (needs_room && !Names(raw, options).leave_room()) {
        return problem_at(
            text, raw.tubes.front().offset,
            fmt::format("all tubes are full if each holds {}, so no move could be made", *raw.capacity),
            Remedy(fmt::format("write the empty tubes, too, each as {}", empty_tube_without_order(raw)))
                .or_else(saying_capacity),
            Kind::capacity_not_stated);
    }
    return std::nullopt;
}

}  // namespace decant::puzzles::tube_sort
