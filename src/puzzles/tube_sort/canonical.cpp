// A board as a structure of tubes and colors.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/canonical.hpp"

#include <fmt/format.h>

#include <map>
#include <utility>

#include "puzzles/canonical.hpp"

namespace decant::puzzles::tube_sort {
namespace {

/// Equal tubes are one vertex that knows how many they are; its label also holds the capacity and where
/// hidden units lie. The arc from a tube to a color holds the heights at which the color lies, one bit each.
class BoardStructure {
  public:
    explicit BoardStructure(const Board& board) {
        for (std::size_t color = 0; color < board.colors.size(); ++color) structure_.add(0);
        std::map<std::pair<int, std::vector<Color>>, std::uint64_t> counts;
        for (const Tube& tube : board.tubes) ++counts[{tube.capacity, tube.units}];
        for (const auto& [tube, count] : counts) add(Tube{tube.first, tube.second}, count);
    }

    /// The tubes, each as often as the board has it, in canonical order.
    [[nodiscard]] std::vector<Tube> tubes() const {
        std::vector<Tube> tubes;
        const std::size_t colors = structure_.labels.size() - tubes_.size();
        for (const std::size_t vertex : canonical_order(structure_)) {
            if (vertex < colors) continue;
            const auto& [tube, count] = tubes_[vertex - colors];
            tubes.insert(tubes.end(), count, tube);
        }
        return tubes;
    }

  private:
    void add(const Tube& tube, std::uint64_t count) {
        std::map<Color, std::uint64_t> heights;
        for (std::size_t i = 0; i < tube.units.size(); ++i) heights[tube.units[i]] |= std::uint64_t{1} << i;
        const std::uint64_t unknown = heights[hidden];
        heights.erase(hidden);
        const std::uint64_t size = count << 8 | static_cast<std::uint64_t>(tube.capacity);
        const std::size_t vertex = structure_.add(unknown << 24 | size << 1 | 1);
        tubes_.emplace_back(tube, count);
        for (const auto& [color, where] : heights) structure_.arcs.push_back({vertex, color, where});
    }

    Structure structure_;  ///< colors first
    std::vector<std::pair<Tube, std::size_t>> tubes_;
};

}  // namespace

Board canonical(const Board& board) {
    Board result;
    result.rules = board.rules;
    result.tubes = BoardStructure(board).tubes();
    std::map<Color, Color> numbers;
    for (Tube& tube : result.tubes) {
        for (Color& color : tube.units) {
            if (color == hidden) continue;
            color = numbers.try_emplace(color, static_cast<Color>(numbers.size())).first->second;
        }
    }
    for (std::size_t color = 0; color < numbers.size(); ++color)
        result.colors.push_back(fmt::format("color-{}", color));
    return result;
}

}  // namespace decant::puzzles::tube_sort
