// Lists all that is plausible; the choice is not made here.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/as_written.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "puzzles/tube_sort/names.hpp"
#include "puzzles/tube_sort/no_units.hpp"
#include "puzzles/tube_sort/odd_names.hpp"
#include "puzzles/tube_sort/unclear_capacity.hpp"
#include "puzzles/tube_sort/unfit_names.hpp"

namespace decant::puzzles::tube_sort {
namespace {

using base::Option;
using base::quoted;
using Kind = base::ProblemKind;
using Unit = RawLevel::Unit;
using Meaning = ProposalOf<RawLevel>;

bool is_sure(const Unit& unit) { return sign_of(unit) == Emptiness::sure; }

/// Lists what one text may mean.
class Settler {
  public:
    Settler(const RawLevel& raw, std::string_view text, const ReadOptions& options)
        : raw_(raw), text_(text), options_(options), odd_(odd_names(raw)) {}

    std::vector<Meaning> list() const {
        if (raw_.tubes.empty())
            return only<RawLevel>(problem_at(text_, text_.size(), "there are no tubes",
                                             "write them all, including the empty ones"));
        auto problem = find_unfit_name(text_, raw_);
        if (!problem) problem = find_no_units(text_, raw_);
        if (problem) return only<RawLevel>(*problem);
        const auto ways = ways_to_take_names();
        if (!ways) return only<RawLevel>(ways.error());
        std::vector<Meaning> meanings;
        for (const Way& way : *ways) {
            for (const Order order : orders(way.names)) {
                for (const std::size_t capacity : way.names.capacities())
                    meanings.push_back(settled(way, order, capacity));
            }
        }
        return meanings;
    }

  private:
    /// A way to take the names of the text, and what it assumes of them.
    struct Way {
        Names names;
        std::vector<Assumption> assumed = {};
    };

    [[nodiscard]] std::optional<Order> stated_order() const {
        return options_.order ? options_.order : raw_.order;
    }

    /// From which end tubes may be listed. A word for emptiness says nothing of that, but there is nothing
    /// below a place.
    [[nodiscard]] std::vector<Order> orders(const Names& names) const {
        if (const auto stated = stated_order()) return {*stated};
        if (raw_.seems_bottom_first && !names.leave_some_out()) return {Order::bottom_first};
        const bool may_be_top_first = names.floating(Order::top_first) == nullptr;
        if (names.floating(Order::bottom_first) != nullptr && may_be_top_first) return {Order::top_first};
        return may_be_top_first ? std::vector{Order::bottom_first, Order::top_first}
                                : std::vector{Order::bottom_first};
    }

    /// A letter or a digit as a place must lie on top and leave the counts of the other colors right; as a
    /// color it must fill whole tubes and leave room for a move, if one is needed and no empty tube may have
    /// been left out. Decant's own text is taken to the letter.
    [[nodiscard]] Result<std::vector<Way>> ways_to_take_names() const {
        const Unit* sure = first_unit(raw_, is_sure);
        if (sure != nullptr && raw_.is_own) return ambiguous(*sure);
        if (raw_.is_own && shows_empty_tube()) return std::vector{as_colors()};
        const Names colors(raw_, options_);
        const bool may_be_colors =
            colors.fill_tubes() && (colors.leave_room() || is_sorted(raw_) || may_lack_empty_tubes());
        std::vector<Way> ways;
        if (raw_.is_own || may_be_colors) ways.push_back(as_colors());
        std::set<std::string> seen;
        for (const Unit* unit = next_maybe(seen); unit != nullptr; unit = next_maybe(seen)) {
            // Nothing but the counts of colors tells such a name from a heading, and it is never a place for
            // sure.
            const bool is_odd = odd_.contains(unit->color);
            if (is_odd && !colors.fill_tubes()) continue;
            if (is_odd && ways.empty()) ways.push_back(as_colors());
            const Names names = as_places(*unit).names;
            const auto floats = [&](Order order) { return names.floating(order) != nullptr; };
            if (floats(Order::bottom_first) && floats(Order::top_first)) continue;
            const bool lies_on_top = !floats(orders(names).front());
            // Where the counts are wrong either way, the check of the counts says how.
            const bool is_no_worse = lies_on_top && !raw_.is_own && !colors.fill_tubes();
            if (names.fill_tubes() || is_no_worse) add_places(ways, *unit);
        }
        if (ways.empty()) ways.push_back(as_colors());
        return ways;
    }

    [[nodiscard]] bool shows_empty_tube() const {
        return std::any_of(raw_.tubes.begin(), raw_.tubes.end(),
                           [](const RawLevel::Tube& tube) { return tube.units.empty(); });
    }

    /// Whether full tubes may be all that was written of a level: no tube has nothing but what may be places,
    /// and of that there is as much as of some color. A digit or a letter among words is no color.
    [[nodiscard]] bool may_lack_empty_tubes() const {
        std::map<std::string, int> colors;
        std::map<std::string, int> maybes;
        for (const RawLevel::Tube& tube : raw_.tubes) {
            bool is_filled = false;
            for (const Unit& unit : tube.units) {
                is_filled = is_filled || sign_of(unit) == Emptiness::none;
                ++(may_be_place(unit) ? maybes : colors)[unit.color];
            }
            if (!is_filled) return false;
        }
        const bool are_words = std::none_of(colors.begin(), colors.end(),
                                            [](const auto& color) { return color.first.size() == 1; });
        return std::any_of(maybes.begin(), maybes.end(), [&](const auto& maybe) {
            if (are_words && maybe.first.size() == 1) return false;
            return std::any_of(colors.begin(), colors.end(),
                               [&](const auto& color) { return color.second == maybe.second; });
        });
    }

    [[nodiscard]] Way as_colors() const { return {Names(raw_, options_)}; }
    [[nodiscard]] Way as_places(const Unit& unit) const {
        return {Names(raw_, options_, {unit.color}),
                {{Open::places, fmt::format("{} is an empty place", quoted(unit.color)), std::nullopt,
                  ambiguous(unit)}}};
    }

    /// One way more, so that the first one takes for granted that it is not meant.
    void add_places(std::vector<Way>& ways, const Unit& unit) const {
        if (!ways.empty()) {
            ways.front().assumed.push_back({Open::places, fmt::format("{} is a color", quoted(unit.color))});
        }
        ways.push_back(as_places(unit));
    }

    /// The next name that may stand for emptiness, each once; or null.
    [[nodiscard]] const Unit* next_maybe(std::set<std::string>& seen) const {
        const Unit* next = first_unit(raw_, [&](const Unit& unit) {
            const bool is_candidate = may_be_place(unit) || (!unit.is_hidden && odd_.contains(unit.color));
            return is_candidate && !seen.contains(unit.color);
        });
        if (next != nullptr) seen.insert(next->color);
        return next;
    }

    [[nodiscard]] Diagnostic ambiguous(const Unit& unit) const { return color_or_place(unit, raw_, text_); }

    /// The text with its names taken in one way, in one order, and with tubes of one capacity.
    [[nodiscard]] Meaning settled(const Way& way, Order order, std::size_t capacity) const {
        RawLevel raw = raw_;
        raw.order = order;
        if (auto problem = take_out(raw, way.names)) return {*std::move(problem), way.assumed};
        std::vector<Assumption> assumed = way.assumed;
        const auto stated = options_.capacity ? options_.capacity : raw_.capacity;
        raw.capacity = stated ? *stated : static_cast<int>(capacity);
        if (!stated && !states_own(raw)) assumed.push_back(capacity_of(way, capacity));
        if (!raw.rules && !options_.rules)
            assumed.push_back({Open::rules, "water rules", Option{"rules", "water"}});
        if (!stated_order()) assumed.push_back(order_of(way, order));
        if (auto problem = find_unclear_capacity(text_, raw, options_, stated))
            return {*std::move(problem), std::move(assumed)};
        return {std::move(raw), std::move(assumed)};
    }

    [[nodiscard]] Assumption capacity_of(const Way& way, std::size_t capacity) const {
        const std::vector<std::size_t> fitting = way.names.capacities();
        Assumption assumption{Open::capacity, fmt::format("{} units per tube", capacity),
                              Option{"capacity", fmt::format("{}", capacity)}};
        if (capacity == fitting.front()) return assumption;
        base::Remedy remedy;
        for (const std::size_t each : fitting)
            remedy = remedy.or_else({"use ", Option{"capacity", fmt::format("{}", each)}});
        assumption.doubt = problem_at(
            text_, raw_.tubes.front().offset,
            fmt::format("a tube may hold {} by the counts of the colors", fmt::join(fitting, " or ")), remedy,
            Kind::capacity_not_stated);
        return assumption;
    }

    [[nodiscard]] Assumption order_of(const Way& way, Order order) const {
        if (order == Order::bottom_first) return {Open::order, "bottom first", option_of(order)};
        Assumption assumption{Open::order, "top first", option_of(order)};
        if (orders(way.names).size() == 1) return assumption;
        const Unit* place = first_unit(raw_, [&](const Unit& unit) { return way.names.leave_out(unit); });
        assumption.doubt =
            problem_at(text_, place != nullptr ? place->offset : raw_.tubes.front().offset,
                       "this text may list tubes bottom first or top first, which are two levels",
                       base::Remedy{"use ", option_of(Order::bottom_first)}.or_else(
                           {"use ", option_of(Order::top_first)}),
                       Kind::order_not_stated);
        return assumption;
    }

    static Option option_of(Order order) {
        return {order == Order::top_first ? "top_first" : "bottom_first"};
    }

    /// Takes out the places that nothing fills, which must lie on top.
    [[nodiscard]] std::optional<Diagnostic> take_out(RawLevel& raw, const Names& names) const {
        if (const Unit* unit = names.floating(*raw.order)) {
            return problem_at(
                text_, unit->offset, fmt::format("{} lies above an empty place", quoted(unit->color)),
                fmt::format("leave empty places out, and write {} for an empty tube", raw_.empty_tube),
                Kind::unit_above_place);
        }
        for (RawLevel::Tube& tube : raw.tubes) {
            const auto kept = std::remove_if(tube.units.begin(), tube.units.end(),
                                             [&](const Unit& unit) { return names.leave_out(unit); });
            tube.empties = static_cast<std::size_t>(tube.units.end() - kept);
            tube.units.erase(kept, tube.units.end());
        }
        return std::nullopt;
    }

    const RawLevel& raw_;
    std::string_view text_;
    const ReadOptions& options_;
    std::set<std::string> odd_;
};

}  // namespace

bool may_be_place(const Unit& unit) { return sign_of(unit) == Emptiness::maybe; }

Diagnostic color_or_place(const Unit& unit, const RawLevel& raw, std::string_view text) {
    return problem_at(
        text, unit.offset, fmt::format("{} may be a color or an empty place", quoted(unit.color)),
        raw.is_own ? fmt::format("write {} for an empty tube, and quotes around such a color", raw.empty_tube)
                   : "write '_' for an empty place, or give the color another name",
        Kind::color_or_place);
}

std::vector<Meaning> meanings_as_written(const RawLevel& raw, std::string_view text,
                                         const ReadOptions& options) {
    return Settler(raw, text, options).list();
}

}  // namespace decant::puzzles::tube_sort
