// Border positions of tube sorting: each tube that has a border, cut above the first unit over its top
// border.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "proof/tubes.hpp"

namespace decant::proof {
namespace {

constexpr Number no_border = 0;

/// A tube with a border: a foot, and the color that it shows over it.
struct CutTube {
    std::string text;
    int capacity = 0;
    std::string foot;
    std::size_t shows = 0;
    int room = 0;              ///< over the foot
    Number after = no_border;  ///< what is left when its top border is removed
};

/// With its texts, its number by its text, and the room to which all of them grow.
constexpr std::size_t bytes_of_cut_tube = 256;

class BorderPositions final : public Domain {
  public:
    explicit BorderPositions(const TubeLevel& level) : level_(level) {
        cut_tubes_.emplace_back();  // stands for all tubes without a border
        for (const TubeText& tube : level_.tubes) {
            largest_ = std::max(largest_, tube.capacity);
            ++of_capacity_[static_cast<std::size_t>(tube.capacity)];
            start_.push_back(number_of(tube.capacity, tube.units));
        }
        std::sort(start_.begin(), start_.end());
    }

    [[nodiscard]] std::size_t width() const override { return start_.size(); }
    [[nodiscard]] OwnRow start() override { return start_; }
    [[nodiscard]] bool is_goal(Row position) const override { return position.back() == no_border; }
    [[nodiscard]] Cost bound(Row) const override { return 0; }

    void successors(Row position, const Visit& visit) override {
        const Count count = counted(position);
        OwnRow next(position.size());
        for (std::size_t i = 0; i < position.size(); ++i) {
            const bool same_as_before = i > 0 && position[i] == position[i - 1];
            if (position[i] == no_border || same_as_before || !can_go(count, cut_tubes_[position[i]]))
                continue;
            std::copy(position.begin(), position.end(), next.begin());
            next[i] = cut_tubes_[position[i]].after;
            std::sort(next.begin(), next.end());
            visit(next);
        }
    }

    [[nodiscard]] std::string text(Row position) const override {
        std::vector<std::string_view> tubes;
        for (const Number number : position) {
            if (number != no_border) tubes.emplace_back(cut_tubes_[number].text);
        }
        return write_tubes(std::move(tubes));
    }

    [[nodiscard]] Checked<OwnRow> read(std::string_view text) override {
        const auto tubes = read_tubes(text);
        if (!tubes) return no_position("does not list its tubes in order");
        if (tubes->size() > width()) return no_position("has more tubes than the level");
        OwnRow position(width() - tubes->size(), no_border);
        for (const std::string_view tube : *tubes) {
            const auto known = numbers_.find(tube);
            const auto number = known != numbers_.end() ? std::optional(known->second) : new_number(tube);
            if (!number) return no_position("has a tube that is not cut above its top border");
            position.push_back(*number);
        }
        std::sort(position.begin(), position.end());
        if (!fits(position)) return no_position("has more units, or tubes of a capacity, than the level");
        return position;
    }

    [[nodiscard]] std::size_t memory() const override { return cut_tubes_.size() * bytes_of_cut_tube; }

  private:
    static std::string no_position(std::string_view why) {
        return fmt::format("the border position {}", why);
    }

    /// The counts that decide which borders can be removed.
    struct Count {
        ColorCounts free{};  ///< units of each color that do not lie in a foot
        ColorCounts room{};  ///< over the feet that show each color
        int without_border = 0;
    };

    [[nodiscard]] Count counted(Row position) const {
        Count count;
        count.free = level_.units;
        for (const Number number : position) {
            if (number == no_border) {
                ++count.without_border;
                continue;
            }
            const CutTube& tube = cut_tubes_[number];
            count.room[tube.shows] += tube.room;
            for (const char color : tube.foot) --count.free[static_cast<std::size_t>(color)];
        }
        return count;
    }

    [[nodiscard]] bool fits(Row position) const {
        auto left = of_capacity_;
        for (const Number number : position) {
            const int capacity = cut_tubes_[number].capacity;
            if (number != no_border && --left[static_cast<std::size_t>(capacity)] < 0) return false;
        }
        const ColorCounts free = counted(position).free;
        return std::all_of(free.begin(), free.end(), [](int units) { return units >= 0; });
    }

    /// Whether all free units find room while the foot of this tube is bare.
    [[nodiscard]] bool can_go(const Count& count, const CutTube& tube) const {
        int tubes = 0;
        for (const char color : level_.colors) {
            const std::size_t c = static_cast<unsigned char>(color);
            const int over = count.free[c] - count.room[c] + (c == tube.shows ? tube.room : 0);
            if (over > 0) tubes += (over + largest_ - 1) / largest_;
        }
        return tubes <= count.without_border;
    }

    /// The number for a tube not met before. Also those that no moves produce have one.
    std::optional<Number> new_number(std::string_view text) {
        const auto tube = read_tube(text, level_);
        const bool is_plain = tube && tube->rule.number == 0 && tube->seams == 0;
        const bool is_exact = is_plain && write_tube(*tube, level_.capacity) == text;
        const bool is_cut = is_exact && top_run(tube->units) == 1 && tube->units.size() > 1;
        return is_cut ? std::optional(number_of(tube->capacity, tube->units)) : std::nullopt;
    }

    /// Numbers the tube, cut above the first unit over its top border, and everything that it can become.
    Number number_of(int capacity, std::string_view units) {
        const std::string_view foot = below_top(units);
        if (foot.empty()) return no_border;
        const TubeText cut{capacity, std::string(units.substr(0, foot.size() + 1))};
        const std::string text = write_tube(cut, level_.capacity);
        if (const auto known = numbers_.find(text); known != numbers_.end()) return known->second;
        const Number after = number_of(capacity, foot);
        const Number number = next_number(cut_tubes_.size());
        cut_tubes_.push_back({text, capacity, std::string(foot), static_cast<std::size_t>(cut.units.back()),
                              capacity - static_cast<int>(foot.size()), after});
        numbers_.emplace(text, number);
        return number;
    }

    TubeLevel level_;
    int largest_ = 0;
    std::array<int, most_capacity + 1> of_capacity_{};
    std::vector<CutTube> cut_tubes_;
    std::map<std::string, Number, std::less<>> numbers_;
    OwnRow start_;
};

}  // namespace

std::unique_ptr<Domain> border_positions_of(const TubeLevel& level) {
    if (!level.sorts.empty()) return nullptr;
    return std::make_unique<BorderPositions>(level);
}

}  // namespace decant::proof
