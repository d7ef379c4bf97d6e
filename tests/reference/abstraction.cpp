// Tries the table of steps in every order, slowly and plainly.
// SPDX-License-Identifier: MIT
#include "reference/abstraction.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace reference {
namespace {

int units_of(const std::string& tube, char color) {
    return static_cast<int>(std::count(tube.begin(), tube.end(), color));
}

int top_run(const std::string& tube) { return runs(tube).back(); }

bool plain(const std::string& tube) { return runs(tube).size() == 1; }

int tubes_for(int units, int capacity) { return units <= 0 ? 0 : (units + capacity - 1) / capacity; }

}  // namespace

std::vector<int> runs(const std::string& tube) {
    std::vector<int> lengths;
    for (std::size_t at = 0; at < tube.size(); ++at) {
        if (at == 0 || tube[at] != tube[at - 1]) lengths.push_back(0);
        ++lengths.back();
    }
    return lengths;
}

std::vector<Move> moves_of_any_size(const Level& level) {
    std::vector<Move> moves;
    for (std::size_t from = 0; from < level.tubes.size(); ++from) {
        for (std::size_t to = 0; to < level.tubes.size(); ++to) {
            const std::string& source = level.tubes[from];
            const std::string& target = level.tubes[to];
            if (from == to || source.empty()) continue;
            if (!target.empty() && target.back() != source.back()) continue;
            const int room = level.capacities[to] - static_cast<int>(target.size());
            for (int units = 1; units <= std::min(room, top_run(source)); ++units)
                moves.push_back({from, to, units});
        }
    }
    return moves;
}

std::vector<Move> pours(const Level& level) {
    std::vector<Move> most;
    for (const Move& move : moves_of_any_size(level)) {
        if (move.units > 1)
            most.back() = move;
        else
            most.push_back(move);
    }
    return most;
}

Level after(Level level, const Move& move) {
    std::string& from = level.tubes[move.from];
    level.tubes[move.to].append(static_cast<std::size_t>(move.units), from.back());
    from.resize(from.size() - static_cast<std::size_t>(move.units));
    return level;
}

bool is_goal(const Level& level) {
    const bool must_be_full = has_goal_full(level);
    std::set<char> not_full;
    for (std::size_t tube = 0; tube < level.tubes.size(); ++tube) {
        const std::string& units = level.tubes[tube];
        if (units.empty()) continue;
        if (!plain(units)) return false;
        const bool full = static_cast<int>(units.size()) == level.capacities[tube];
        if (!full && must_be_full) return false;
        if (!full && !not_full.insert(units.front()).second) return false;
    }
    return true;
}

Abstraction::Abstraction(const Level& start) : start_(start) {
    std::set<char> colors;
    std::map<std::string, int> shortest;  // by the units under a border and the color over it
    for (std::size_t tube = 0; tube < start.tubes.size(); ++tube) {
        const std::string& units = start.tubes[tube];
        tallest_ = std::max(tallest_, start.capacities[tube]);
        colors.insert(units.begin(), units.end());
        auto& heights = heights_.emplace_back();
        std::size_t height = 0;
        for (const int run : runs(units)) {
            if (height > 0) {
                heights.push_back(static_cast<int>(height));
                int& least = shortest.try_emplace(units.substr(0, height + 1), run).first->second;
                least = std::min(least, run);
            }
            height += static_cast<std::size_t>(run);
        }
    }
    for (std::size_t tube = 0; tube < start.tubes.size(); ++tube) {
        auto& runs = runs_.emplace_back();
        for (const int height : heights_[tube])
            runs.push_back(shortest.at(start.tubes[tube].substr(0, static_cast<std::size_t>(height) + 1)));
    }
    colors_.assign(colors.begin(), colors.end());
}

Abstraction::Left Abstraction::left(const Level& now) const {
    Left left;
    for (const std::string& tube : now.tubes)
        left.push_back(tube.empty() ? 0 : static_cast<int>(runs(tube).size()) - 1);
    return left;
}

int Abstraction::tubes_without(const Left& left) const {
    return static_cast<int>(std::count(left.begin(), left.end(), 0));
}
int Abstraction::height(const Left& left, std::size_t tube) const {
    return left[tube] == 0 ? 0 : heights_[tube][static_cast<std::size_t>(left[tube]) - 1];
}
int Abstraction::room(const Left& left, std::size_t tube) const {
    return start_.capacities[tube] - height(left, tube);
}
char Abstraction::above(const Left& left, std::size_t tube) const {
    return start_.tubes[tube][static_cast<std::size_t>(height(left, tube))];
}
char Abstraction::below(const Left& left, std::size_t tube) const {
    return start_.tubes[tube][static_cast<std::size_t>(height(left, tube)) - 1];
}
int Abstraction::run(const Left& left, std::size_t tube) const {
    return runs_[tube][static_cast<std::size_t>(left[tube]) - 1];
}

Abstraction::Counts Abstraction::counts(const Left& left, char color) const {
    Counts counts;
    for (std::size_t tube = 0; tube < left.size(); ++tube) {
        const std::string& units = start_.tubes[tube];
        counts.free += units_of(units.substr(static_cast<std::size_t>(height(left, tube))), color);
        if (left[tube] == 0) continue;
        if (above(left, tube) == color) {
            counts.room += room(left, tube);
            counts.displaced -= run(left, tube);
        }
        if (units.front() == color) counts.longest_bottom = std::max(counts.longest_bottom, runs(units)[0]);
    }
    counts.displaced += counts.free;
    return counts;
}

bool Abstraction::passes(const Left& left, std::size_t tube) const {
    int needed = 0;
    for (const char color : colors_) {
        const Counts of = counts(left, color);
        const int lost = above(left, tube) == color ? room(left, tube) : 0;
        needed += tubes_for(of.free - (of.room - lost), tallest_);
    }
    return needed <= tubes_without(left);
}

bool Abstraction::owns_a_tube_for_good(const Left& left, char color) const {
    int places = 0;
    for (std::size_t tube = 0; tube < left.size(); ++tube) {
        if (left[tube] == 0) continue;
        const auto top = static_cast<std::size_t>(height(left, tube));
        int most = 0;
        for (Left later = left; later[tube] > 0; --later[tube]) {
            if (above(later, tube) != color) continue;
            const auto low = static_cast<std::size_t>(height(later, tube));
            const int between = units_of(start_.tubes[tube].substr(low, top - low), color);
            most = std::max(most, room(later, tube) - between);
        }
        places += most;
    }
    return counts(left, color).free > places;
}

Abstraction::Position Abstraction::position(const Level& now) const {
    Position position{left(now), 0, 0};
    int open = 0;
    for (const char color : colors_) {
        const auto is_its = [&](const std::string& tube) {
            return !tube.empty() && plain(tube) && tube.front() == color;
        };
        if (std::none_of(now.tubes.begin(), now.tubes.end(), is_its)) continue;
        position.open |= bit(color);
        ++open;
    }
    position.spare = tubes_without(position.left) - open;
    return position;
}

int Abstraction::own_cost(const Left& left, std::size_t tube) const {
    const Counts of = counts(left, above(left, tube));
    return start_.ball ? std::min(run(left, tube), std::max(0, of.longest_bottom - of.displaced)) : 0;
}

int Abstraction::open_cost(const Left& left, std::size_t tube) const {
    const Counts of = counts(left, above(left, tube));
    if (of.longest_bottom == 0) return 0;
    const int unstacked = of.free - of.room + room(left, tube);
    return start_.ball ? std::min(of.longest_bottom, std::max(run(left, tube), unstacked)) : 1;
}

Abstraction::Position Abstraction::without(Position position, std::size_t tube) const {
    const Colors under = bit(below(position.left, tube));
    if (--position.left[tube] > 0) return position;
    if ((position.open & under) != 0) ++position.spare;
    position.open |= under;
    return position;
}

std::vector<Abstraction::Step> Abstraction::steps(const Position& position) const {
    std::vector<Step> steps;
    for (std::size_t tube = 0; tube < position.left.size(); ++tube) {
        if (position.left[tube] == 0) continue;
        const char color = above(position.left, tube);
        const Counts of = counts(position.left, color);
        if ((position.open & bit(color)) != 0) {
            steps.push_back(
                {Step::Kind::own, tube, color, own_cost(position.left, tube), without(position, tube)});
            continue;
        }
        if (of.free <= of.room - room(position.left, tube)) {
            const int cost = start_.ball ? run(position.left, tube) : 0;
            steps.push_back({Step::Kind::stack, tube, color, cost, without(position, tube)});
        }
        if (position.spare > 0) {
            Position opened = position;
            opened.open |= bit(color);
            --opened.spare;
            steps.push_back(
                {Step::Kind::open, tube, color, open_cost(position.left, tube), without(opened, tube)});
        }
    }
    for (const char color : colors_) {
        const Counts of = counts(position.left, color);
        if ((position.open & bit(color)) == 0 || of.free > of.room) continue;
        Position closed = position;
        closed.open &= ~bit(color);
        ++closed.spare;
        const int cost = (start_.ball ? 1 : 0) + (of.longest_bottom > 0 ? 0 : 1);
        steps.push_back({Step::Kind::close, 0, color, cost, closed});
    }
    return steps;
}

int Abstraction::cost(const Position& position) {
    if (tubes_without(position.left) == static_cast<int>(position.left.size())) return 0;
    const std::tuple key(position.left, position.open, position.spare);
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    int least = never;
    for (const Step& step : steps(position)) least = std::min(least, step.cost + cost(step.then));
    return known_[key] = least;
}

int Abstraction::gone(const Level& now) const {
    const Left borders = left(now);
    int gone = 0;
    for (std::size_t tube = 0; tube < borders.size(); ++tube) {
        if (borders[tube] > 0) gone += std::max(0, run(borders, tube) - top_run(now.tubes[tube]));
    }
    return gone;
}

int Abstraction::potential(const Level& now) {
    const Position at = position(now);
    int potential = cost(at) - gone(now);
    for (const char color : colors_) {
        const Counts of = counts(at.left, color);
        int in_plain = 0, stray = of.free;
        for (std::size_t tube = 0; tube < at.left.size(); ++tube) {
            const std::string& units = now.tubes[tube];
            if (at.left[tube] == 0) {
                in_plain += units_of(units, color);
            } else if (above(at.left, tube) == color) {
                const auto from = static_cast<std::size_t>(height(at.left, tube));
                const int at_start = runs(start_.tubes[tube].substr(from)).front();
                stray -= std::max(run(at.left, tube), std::min(top_run(units), at_start));
            }
        }
        potential += std::max(0, in_plain - std::max({stray, of.longest_bottom, 1}));
    }
    return potential;
}

}  // namespace reference
