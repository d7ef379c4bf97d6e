// Enumerates ways to fill tubes with the units of one color, and joins them.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/rules/fillings.hpp"

#include <algorithm>
#include <bitset>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace decant::puzzles::tube_sort {
namespace {

/// Steps of the search for a filling. Random levels of 64 tubes take 1,300 at most; with a hundred times as
/// many, a level that takes longer was made to, and a text that means nothing good costs some milliseconds.
constexpr int most_steps = 100'000;

/// Fillings of one color that are tried at each position: of 80 random levels of 8 to 13 tubes of 2 to 5
/// units no color has more, and with more than a level has tubes, trying them takes longer than reading the
/// tubes.
constexpr std::size_t most_fillings = 16;

/// The tubes of a board by class, and the sums that they can make.
class TubeSizes {
  public:
    explicit TubeSizes(const Board& board) {
        std::map<Tube, std::vector<const Tube*>> classes;
        for (const Tube& tube : board.tubes) classes[emptied(tube)].push_back(&tube);
        for (const auto& [empty, tubes] : classes) {
            const std::size_t capacity = static_cast<std::size_t>(empty.capacity);
            all_[capacities_.size()] =
                empty.rules.ends_empty ? std::uint8_t{0} : static_cast<std::uint8_t>(tubes.size());
            capacities_.push_back(empty.capacity);
            Sums sums = sums_.back();
            for (std::size_t more = 0; more < tubes.size(); ++more) sums |= sums << capacity;
            sums_.push_back(sums);
            std::uint64_t& colors = colors_.emplace_back();
            for (std::size_t color = 0; color < board.colors.size(); ++color) {
                const auto number = static_cast<Color>(color);
                const auto is_full_of_it = [&](const Tube* tube) {
                    return tube->mono() && tube->full() && tube->units.front() == number;
                };
                if (empty.rules.accept(number) || std::any_of(tubes.begin(), tubes.end(), is_full_of_it))
                    colors |= std::uint64_t{1} << color;
            }
        }
    }

    [[nodiscard]] const Filling& all() const { return all_; }
    /// Those of the tubes that a color may fill.
    [[nodiscard]] Filling for_color(std::size_t color, Filling tubes) const {
        for (std::size_t at = 0; at < colors_.size(); ++at) {
            if ((colors_[at] >> color & 1) == 0) tubes[at] = 0;
        }
        return tubes;
    }

    /// Visits each way to fill some of the tubes in `left` with exactly so many units, until a visit returns
    /// false or the steps are used up; whether neither happened. With all tubes left, each step leads to a
    /// visit.
    template <class Visit>
    bool each(int units, const Filling& left, int& steps, const Visit& visit) const {
        Filling filling{};
        return fill(units, left, capacities_.size(), filling, steps, visit);
    }

  private:
    static constexpr std::size_t most_units = std::size_t{max_tubes} * max_capacity;
    using Sums = std::bitset<most_units + 1>;

    /// With tubes of the classes below `end`.
    template <class Visit>
    bool fill(int units, const Filling& left, std::size_t end, Filling& filling, int& steps,
              const Visit& visit) const {
        if (!sums_[end][static_cast<std::size_t>(units)]) return true;
        if (--steps < 0) return false;
        if (end == 0) return visit(filling);
        const std::size_t at = end - 1;
        const int most = std::min<int>(left[at], units / capacities_[at]);
        bool goes_on = true;
        for (int tubes = most; tubes >= 0 && goes_on; --tubes) {
            filling[at] = static_cast<std::uint8_t>(tubes);
            goes_on = fill(units - tubes * capacities_[at], left, at, filling, steps, visit);
        }
        filling[at] = 0;
        return goes_on;
    }

    std::vector<int> capacities_;        ///< of the classes, ascending
    std::vector<std::uint64_t> colors_;  ///< by class: those that may fill its tubes
    Filling all_{};
    std::vector<Sums> sums_{Sums{1}};  ///< by the number of classes, of the smallest capacities
};

struct UnitsOfColor {
    std::size_t color = 0;
    int units = 0;
};

/// Depth-first over the colors, with a memory of what tubes are not enough for the rest of them.
class JointFilling {
  public:
    JointFilling(const TubeSizes& sizes, std::vector<UnitsOfColor> units)
        : sizes_(sizes), units_(std::move(units)) {}

    std::optional<bool> exists() {
        const bool found = fill(0, sizes_.all());
        if (found) return true;
        return steps_ < 0 ? std::nullopt : std::optional(false);
    }

  private:
    bool fill(std::size_t color, const Filling& left) {
        if (color == units_.size()) return true;
        if (failed_.contains({color, left})) return false;
        bool found = false;
        const auto& [number, units] = units_[color];
        sizes_.each(units, sizes_.for_color(number, left), steps_, [&](const Filling& filling) {
            Filling rest = left;
            for (std::size_t at = 0; at < rest.size(); ++at)
                rest[at] = static_cast<std::uint8_t>(rest[at] - filling[at]);
            found = fill(color + 1, rest);
            return !found;
        });
        if (!found) failed_.insert({color, left});
        return found;
    }

    const TubeSizes& sizes_;
    std::vector<UnitsOfColor> units_;
    std::set<std::pair<std::size_t, Filling>> failed_;
    int steps_ = most_steps;  ///< that are left
};

/// The fillings of a color, or one more than `most_fillings` of them.
std::vector<Filling> fillings_of(const TubeSizes& sizes, const UnitsOfColor& of) {
    std::vector<Filling> fillings;
    int steps = most_steps;
    sizes.each(of.units, sizes.for_color(of.color, sizes.all()), steps, [&](const Filling& filling) {
        fillings.push_back(filling);
        return fillings.size() <= most_fillings;
    });
    return fillings;
}

}  // namespace

std::optional<bool> can_fill_whole_tubes(const Board& board) {
    const std::vector<int> units = count_units(board);
    if (equal_capacities(board) && !has_further_rules(board)) {
        const int capacity = board.tubes.front().capacity;
        return std::all_of(units.begin(), units.end(), [&](int count) { return count % capacity == 0; });
    }
    const TubeSizes sizes(board);
    // Colors of few fillings come first: they leave the fewest choices.
    std::vector<std::tuple<std::size_t, int, std::size_t>> order;
    for (std::size_t color = 0; color < units.size(); ++color) {
        const std::size_t fillings = fillings_of(sizes, {color, units[color]}).size();
        if (fillings == 0) return false;
        order.emplace_back(fillings, units[color], color);
    }
    std::sort(order.begin(), order.end());
    std::vector<UnitsOfColor> sorted;
    for (const auto& [fillings, count, color] : order) sorted.push_back({color, count});
    return JointFilling(sizes, std::move(sorted)).exists();
}

std::optional<Goal> usual_goal(const Board& board) {
    if (equal_capacities(board) || has_unknown_units(board) || board.sorts != 0) return Goal::gathered;
    const auto fills = can_fill_whole_tubes(board);
    if (!fills) return std::nullopt;
    return *fills ? Goal::full : Goal::gathered;
}

std::optional<Goal> possible_goal(const Board& board, Goal wanted) {
    if (wanted == Goal::gathered || has_unknown_units(board)) return Goal::gathered;
    if (can_fill_whole_tubes(board) == false) return std::nullopt;
    if (!equal_capacities(board) && board.sorts != 0) return std::nullopt;
    return equal_capacities(board) ? Goal::gathered : Goal::full;
}

std::vector<std::vector<Filling>> fillings_at_goal(const Board& board) {
    std::vector<std::vector<Filling>> all(board.colors.size());
    if (board.goal == Goal::gathered) return all;
    const TubeSizes sizes(board);
    const std::vector<int> units = count_units(board);
    for (std::size_t color = 0; color < units.size(); ++color) {
        all[color] = fillings_of(sizes, {color, units[color]});
        if (all[color].size() > most_fillings) all[color].clear();
    }
    return all;
}

int worth_of_staying(std::span<BottomRun> runs, int most_tubes, std::span<const Filling> fillings) {
    std::sort(runs.begin(), runs.end(),
              [](const BottomRun& a, const BottomRun& b) { return a.worth > b.worth; });
    int most = 0;
    if (fillings.empty()) {
        for (const BottomRun& run : runs.first(std::min(runs.size(), static_cast<std::size_t>(most_tubes))))
            most += run.worth;
        return most;
    }
    for (Filling left : fillings) {
        int worth = 0;
        for (const BottomRun& run : runs) {
            if (left[run.tube_class] == 0) continue;
            --left[run.tube_class];
            worth += run.worth;
        }
        most = std::max(most, worth);
    }
    return most;
}

}  // namespace decant::puzzles::tube_sort
