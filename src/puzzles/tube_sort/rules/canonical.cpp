// A board as a structure of tubes and colors.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/rules/canonical.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "puzzles/canonical.hpp"

namespace decant::puzzles::tube_sort {
namespace {

/// Equal tubes are one vertex that knows how many they are; its label also holds the capacity, which rules
/// the tube has but for the colors that they name, where hidden units lie, and where unknown ones. The arc
/// from a tube to a color holds the places at which the color lies or is named, one bit each.
class BoardStructure {
  public:
    explicit BoardStructure(const Board& board) {
        for (std::size_t color = 0; color < board.colors.size(); ++color)
            structure_.add((board.sorts >> color & 1) << 1);
        std::map<Tube, std::vector<std::size_t>> alike;
        for (std::size_t t = 0; t < board.tubes.size(); ++t) alike[board.tubes[t]].push_back(t);
        for (const Tube& tube : board.tubes) rules_.emplace_back(without_colors(tube.rules), tube.hidden);
        std::sort(rules_.begin(), rules_.end());
        rules_.erase(std::unique(rules_.begin(), rules_.end()), rules_.end());
        for (auto& [tube, numbers] : alike) add(tube, std::move(numbers));
    }

    /// The numbers of the board's tubes in canonical order.
    [[nodiscard]] std::vector<std::size_t> tubes() const {
        std::vector<std::size_t> tubes;
        const std::size_t colors = structure_.labels.size() - alike_.size();
        for (const std::size_t vertex : canonical_order(structure_)) {
            if (vertex < colors) continue;
            const std::vector<std::size_t>& numbers = alike_[vertex - colors];
            tubes.insert(tubes.end(), numbers.begin(), numbers.end());
        }
        return tubes;
    }

  private:
    static TubeRules without_colors(TubeRules rules) {
        if (rules.accepts < max_colors) rules.accepts = 0;
        for (Condition* condition : {&rules.opens, &rules.gives}) {
            for (Condition::Part& part : condition->parts) {
                if (part.kind == Condition::Kind::color_complete) part.value = 0;
            }
            std::sort(condition->parts.begin(), condition->parts.end());
        }
        return rules;
    }

    void add(const Tube& tube, std::vector<std::size_t> numbers) {
        std::uint64_t unknown = 0;
        for (std::size_t i = 0; i < tube.units.size(); ++i)
            unknown |= std::uint64_t{tube.units[i] == unknown_color} << i;
        std::map<Color, std::uint64_t> places;
        each_color(tube, [&](Color color, std::size_t place) { places[color] |= std::uint64_t{1} << place; });
        const std::uint64_t size =
            std::uint64_t{numbers.size()} << 8 | static_cast<std::uint64_t>(tube.capacity);
        const auto at = std::lower_bound(rules_.begin(), rules_.end(),
                                         std::pair(without_colors(tube.rules), tube.hidden));
        const auto rules = static_cast<std::uint64_t>(at - rules_.begin());
        const std::size_t vertex = structure_.add(unknown << 24 | rules << 16 | size << 1 | 1);
        alike_.push_back(std::move(numbers));
        for (const auto& [color, where] : places) structure_.arcs.push_back({vertex, color, where});
    }

    /// Without the colors that they name, and what tubes hide, in order.
    std::vector<std::pair<TubeRules, std::uint32_t>> rules_;
    Structure structure_;                          ///< colors first
    std::vector<std::vector<std::size_t>> alike_;  ///< by vertex of a tube: the tubes that it stands for
};

}  // namespace

Board canonical(const Board& board) { return canonical_form(board).board; }

CanonicalForm canonical_form(const Board& board) {
    CanonicalForm result;
    result.board.rules = board.rules;
    result.board.goal = board.goal;
    result.board.game = board.game;
    result.tubes = BoardStructure(board).tubes();
    for (const std::size_t number : result.tubes) result.board.tubes.push_back(board.tubes[number]);
    const std::vector<Color> old_numbers = number_colors(result.board.tubes);
    result.board.sorts = renumbered(board.sorts, old_numbers);
    for (std::size_t color = 0; color < old_numbers.size(); ++color)
        result.board.colors.push_back(fmt::format("color-{}", color));
    return result;
}

}  // namespace decant::puzzles::tube_sort
