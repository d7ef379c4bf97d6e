// Positions of tube sorting: each tube as the number of what it holds, in ascending order.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "proof/tubes.hpp"

namespace decant::proof {
namespace {

constexpr int unknown = -1;

/// A tube, with figures that follow from its contents.
struct Content {
    TubeText tube;
    std::string text;
    std::size_t kind = 0;  ///< the first tube of the level that this one is like
    int run = 0;           ///< units on top that are poured together
    int runs = 0;          ///< how many
    int sorted_runs = 0;   ///< of colors that a goal asks for
    bool is_free = false;  ///< not empty, and without such runs
    int bottom_run = 0;    ///< length of the lowest
    /// The content after the tube gave, or took, this many units; `unknown` until it is needed. For an empty
    /// tube, the contents after it took are kept for each color.
    std::vector<int> given = {};
    std::vector<int> taken = {};

    [[nodiscard]] bool empty() const { return tube.units.empty(); }
    [[nodiscard]] std::size_t top() const { return static_cast<std::size_t>(tube.units.back()); }
    [[nodiscard]] std::size_t bottom() const { return static_cast<std::size_t>(tube.units.front()); }
};

/// With its texts, its two lists, its number by its text, and the room to which all of them grow.
constexpr std::size_t bytes_of_content = 640;

int runs_in(std::string_view units) {
    int runs = 0;
    for (; !units.empty(); units = below_top(units)) ++runs;
    return runs;
}

class TubePositions final : public Domain {
  public:
    explicit TubePositions(const TubeLevel& level) : level_(level) {
        for (const TubeText& tube : level_.tubes) {
            start_.push_back(number_of(tube));
            ++of_kind_[contents_[start_.back()].kind];
        }
        std::sort(start_.begin(), start_.end());
        tubes_ = start_.size();
        if (level_.has_conditions()) start_.push_back(number_of(level_.happened));
    }

    [[nodiscard]] std::size_t width() const override { return start_.size(); }
    [[nodiscard]] OwnRow start() override { return start_; }

    [[nodiscard]] bool is_goal(Row position) const override {
        std::array<bool, 128> not_full{};
        for (const Number number : tubes_of(position)) {
            const Content& content = contents_[number];
            if (content.empty() && level_.is_waiting(content.tube.rule, happened_in(position))) return false;
            if (content.empty()) continue;
            if (content.tube.rule.ends_empty) return false;
            if (content.is_free) continue;
            if (content.runs > 1 || (level_.counts_shown && content.tube.seams != 0)) return false;
            if (content.tube.room() == 0) continue;
            if (level_.full || std::exchange(not_full[content.top()], true)) return false;
        }
        return true;
    }

    [[nodiscard]] Cost bound(Row position) const override {
        const bool counts_units = level_.ball && level_.sorts.empty();
        return counts_units ? units_that_move(tubes_of(position)) : runs_that_move(tubes_of(position));
    }

    void successors(Row position, const Visit& visit) override {
        OwnRow next(position.size());
        const Happened happened = happened_in(position);
        const auto is_open = [&](Number tube) {
            return level_.holds(contents_[tube].tube.rule.opens, happened);
        };
        for (std::size_t from = 0; from < tubes_; ++from) {
            const bool same_as_before = from > 0 && position[from] == position[from - 1];
            if (same_as_before || !level_.gives(contents_[position[from]].tube) || !is_open(position[from]))
                continue;
            if (!level_.holds(contents_[position[from]].tube.rule.gives, happened)) continue;
            for (std::size_t to = 0; to < tubes_; ++to) {
                const bool same_again = to > 0 && to - 1 != from && position[to] == position[to - 1];
                if (to == from || same_again || !takes(position[to], position[from]) ||
                    !is_open(position[to]))
                    continue;
                std::copy(position.begin(), position.end(), next.begin());
                move(next[from], next[to]);
                std::sort(next.begin(), next.begin() + static_cast<std::ptrdiff_t>(tubes_));
                if (tubes_ < next.size()) next.back() = number_after_move(happened, tubes_of(next));
                visit(next);
            }
        }
    }

    [[nodiscard]] std::string text(Row position) const override {
        std::vector<std::string_view> tubes;
        for (const Number number : tubes_of(position)) tubes.emplace_back(contents_[number].text);
        const std::string written = write_happened(level_, happened_in(position));
        return write_tubes(std::move(tubes)) + (written.empty() ? "" : ":" + written);
    }

    [[nodiscard]] Checked<OwnRow> read(std::string_view text) override {
        const std::size_t colon = std::min(text.find(':'), text.size());
        const auto happened = read_happened(level_, text.substr(std::min(colon + 1, text.size())));
        if (!happened || colon + 1 == text.size()) return no_position("tells wrongly what happened");
        const auto tubes = read_tubes(text.substr(0, colon));
        if (!tubes) return no_position("does not list its tubes in order");
        if (tubes->size() != tubes_) return no_position("does not have as many tubes as the level");
        OwnRow position;
        for (const std::string_view tube : *tubes) {
            const auto known = numbers_.find(tube);
            const auto number = known != numbers_.end() ? std::optional(known->second) : new_number(tube);
            if (!number) return no_position("has a tube that is malformed, or not of the level");
            position.push_back(*number);
        }
        if (!is_of_the_level(position)) return no_position("does not have the units and tubes of the level");
        std::sort(position.begin(), position.end());
        if (level_.has_conditions()) position.push_back(number_of(*happened));
        return position;
    }

    [[nodiscard]] std::size_t memory() const override { return contents_.size() * bytes_of_content; }

  private:
    static std::string no_position(std::string_view why) { return fmt::format("the position {}", why); }

    [[nodiscard]] Row tubes_of(Row position) const { return position.first(tubes_); }
    [[nodiscard]] Happened happened_in(Row position) const {
        return tubes_ < position.size() ? happened_[position.back()] : Happened{};
    }

    Number number_of(const Happened& happened) {
        const auto known = happened_numbers_.find(happened);
        if (known != happened_numbers_.end()) return known->second;
        const Number number = next_number(happened_.size());
        happened_.push_back(happened);
        happened_numbers_.emplace(happened, number);
        return number;
    }

    Number number_after_move(Happened happened, Row tubes) {
        std::vector<const TubeText*> shown;
        for (const Number number : tubes) shown.push_back(&contents_[number].tube);
        level_.note(happened, shown, 1);
        return number_of(happened);
    }

    Number number_of(const TubeText& tube) {
        const std::string text = write_tube(tube, level_.capacity);
        if (const auto known = numbers_.find(text); known != numbers_.end()) return known->second;
        const Number number = next_number(contents_.size());
        Content content{tube, text, kind_of(tube), tube.pourable(level_.passes_seams), runs_in(tube.units)};
        for (std::string_view rest = tube.units; !rest.empty(); rest = below_top(rest))
            content.sorted_runs += level_.has_to_sort(rest.back()) ? 1 : 0;
        content.is_free = !content.empty() && content.sorted_runs == 0;
        const std::size_t border = tube.units.find_first_not_of(tube.units.substr(0, 1));
        content.bottom_run = static_cast<int>(std::min(border, tube.units.size()));
        content.given.assign(tube.units.size() + 1, unknown);
        const std::size_t colors = tube.units.empty() ? level_.units.size() : 1;
        content.taken.assign(colors * (most_capacity + 1), unknown);
        contents_.push_back(std::move(content));
        numbers_.emplace(text, number);
        return number;
    }

    [[nodiscard]] std::size_t kind_of(const TubeText& tube) const {
        const auto like = [&](const TubeText& of_level) { return of_level.is_like(tube); };
        const auto first = std::find_if(level_.tubes.begin(), level_.tubes.end(), like);
        return static_cast<std::size_t>(first - level_.tubes.begin());
    }

    /// The number for a tube not met before. Also those that no moves produce have one.
    std::optional<Number> new_number(std::string_view text) {
        const auto tube = read_tube(text, level_);
        const bool is_exact = tube && write_tube(*tube, level_.capacity) == text;
        const bool fits = is_exact && kind_of(*tube) < level_.tubes.size();
        return fits ? std::optional(number_of(*tube)) : std::nullopt;
    }

    [[nodiscard]] bool is_of_the_level(Row position) const {
        ColorCounts units{};
        std::array<int, most_tubes> of_kind{};
        for (const Number number : position) {
            const Content& content = contents_[number];
            ++of_kind[content.kind];
            for (const char color : content.tube.units) ++units[static_cast<std::size_t>(color)];
        }
        return of_kind == of_kind_ && units == level_.units;
    }

    [[nodiscard]] bool takes(Number to, Number from) const {
        return contents_[to].tube.takes(contents_[from].tube.units.back());
    }

    void move(Number& from, Number& to) {
        const int run = contents_[from].run;
        const int units = level_.ball ? 1 : std::min(run, contents_[to].tube.room());
        const char color = contents_[from].tube.units.back();
        from = after_giving(from, units);
        to = after_taking(to, color, units);
    }

    Number after_giving(Number number, int units) {
        const auto slot = static_cast<std::size_t>(units);
        if (contents_[number].given[slot] == unknown) {
            TubeText tube = contents_[number].tube;
            tube.give(slot);
            const Number after = number_of(tube);
            contents_[number].given[slot] = after;
        }
        return static_cast<Number>(contents_[number].given[slot]);
    }

    Number after_taking(Number number, char color, int units) {
        std::size_t slot = static_cast<std::size_t>(units);
        if (contents_[number].empty()) slot += static_cast<std::size_t>(color) * (most_capacity + 1);
        if (contents_[number].taken[slot] == unknown) {
            TubeText tube = contents_[number].tube;
            tube.units.append(static_cast<std::size_t>(units), color);
            const Number after = number_of(tube);
            contents_[number].taken[slot] = after;
        }
        return static_cast<Number>(contents_[number].taken[slot]);
    }

    /// WATER: all runs except, for each color, its bottom runs, of which at most as many count as the tubes
    /// that it can take.
    [[nodiscard]] Cost runs_that_move(Row position) const {
        ColorCounts bottoms{};
        Cost moving = 0;
        for (const Number number : position) {
            const Content& content = contents_[number];
            moving += content.sorted_runs;
            if (!content.empty() && ++bottoms[content.bottom()] <= level_.tubes_of[content.bottom()])
                --moving;
        }
        return moving;
    }

    /// BALL: all units except, for each color, those in its longest bottom runs, of which at most as many
    /// count as the tubes that it can take.
    [[nodiscard]] Cost units_that_move(Row position) const {
        std::array<std::pair<int, std::size_t>, most_tubes> bottoms;  // longest first
        std::size_t count = 0;
        Cost moving = 0;
        for (const Number number : position) {
            const Content& content = contents_[number];
            moving += static_cast<Cost>(content.tube.units.size());
            if (!content.empty()) bottoms[count++] = {-content.bottom_run, content.bottom()};
        }
        std::sort(bottoms.begin(), bottoms.begin() + static_cast<std::ptrdiff_t>(count));
        ColorCounts used{};
        for (std::size_t i = 0; i < count; ++i) {
            const auto [length, color] = bottoms[i];
            if (++used[color] <= level_.tubes_of[color]) moving += length;
        }
        return moving;
    }

    TubeLevel level_;
    std::array<int, most_tubes> of_kind_{};
    std::vector<Content> contents_;
    std::map<std::string, Number, std::less<>> numbers_;
    std::size_t tubes_ = 0;
    std::vector<Happened> happened_;
    std::map<Happened, Number> happened_numbers_;
    OwnRow start_;  ///< the tubes, and if some have conditions, what has happened
};

}  // namespace

std::unique_ptr<Domain> positions_of(const TubeLevel& level) {
    return std::make_unique<TubePositions>(level);
}

}  // namespace decant::proof
