// The rules of DogBunny, for positions and for plans.
// SPDX-License-Identifier: MIT
#include "proof/maps.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace decant::proof {
namespace {

Occupied bit(std::size_t node) { return Occupied{1} << node; }

template <class Nodes>
Occupied occupied_by(const Nodes& nodes) {
    Occupied occupied = 0;
    for (const auto node : nodes) occupied |= bit(node);
    return occupied;
}

/// A position as a row: the nodes of each kind of token, ascending, one kind after the other.
class MapPositions final : public Domain {
  public:
    explicit MapPositions(const MapLevel& level) : level_(level) {
        for (const MapLevel::Kind& kind : level_.kinds) {
            for (const std::uint8_t node : kind.starts) start_.push_back(node);
        }
    }

    [[nodiscard]] std::size_t width() const override { return start_.size(); }
    [[nodiscard]] OwnRow start() override { return start_; }
    [[nodiscard]] Cost bound(Row) const override { return 0; }

    [[nodiscard]] bool is_goal(Row position) const override {
        for (const MapLevel::Kind& kind : level_.kinds) {
            const Row tokens = position.subspan(0, kind.starts.size());
            if (!std::includes(tokens.begin(), tokens.end(), kind.goals.begin(), kind.goals.end()))
                return false;
            position = position.subspan(tokens.size());
        }
        return true;
    }

    void successors(Row position, const Visit& visit) override {
        const Occupied occupied = occupied_by(position);
        std::size_t first = 0;
        for (const MapLevel::Kind& kind : level_.kinds) {
            const std::size_t last = first + kind.starts.size();
            for (const MapLevel::Edge& edge : level_.edges) {
                const auto begin = position.begin() + static_cast<std::ptrdiff_t>(first);
                const auto end = position.begin() + static_cast<std::ptrdiff_t>(last);
                const auto token = std::find(begin, end, edge.from);
                if (token == end || !edge.condition.holds(occupied)) continue;
                OwnRow next(position.begin(), position.end());
                next[static_cast<std::size_t>(token - position.begin())] = edge.to;
                std::sort(next.begin() + static_cast<std::ptrdiff_t>(first),
                          next.begin() + static_cast<std::ptrdiff_t>(last));
                visit(next);
            }
            first = last;
        }
    }

    [[nodiscard]] std::string text(Row position) const override {
        std::string text;
        std::size_t at = 0;
        for (const MapLevel::Kind& kind : level_.kinds) {
            for (std::size_t i = 0; i < kind.starts.size(); ++i) {
                if (at > 0) text += i == 0 ? '/' : '+';
                text += level_.nodes[position[at++]];
            }
        }
        return text;
    }

    [[nodiscard]] Checked<OwnRow> read(std::string_view text) override {
        const auto kinds = split(text, '/');
        if (kinds.size() != level_.kinds.size()) return no_position("does not have the tokens of the level");
        OwnRow position;
        for (std::size_t k = 0; k < kinds.size(); ++k) {
            const std::size_t first = position.size();
            for (const std::string_view name : split(kinds[k], '+')) {
                const auto node = level_.node(name);
                if (!node) return no_position("names a node that does not exist");
                position.push_back(*node);
            }
            if (position.size() - first != level_.kinds[k].starts.size())
                return no_position("does not have the tokens of the level");
            if (!std::is_sorted(position.begin() + static_cast<std::ptrdiff_t>(first), position.end()))
                return no_position("does not list its nodes in order");
        }
        return position;
    }

  private:
    static std::string no_position(std::string_view why) { return fmt::format("the position {}", why); }

    MapLevel level_;
    OwnRow start_;
};

}  // namespace

bool Condition::holds(Occupied occupied) const {
    if (items.empty()) return true;
    // Each level of nesting keeps at most two values waiting, one for `all` and one for `any`.
    std::array<bool, 2 * deepest_condition + 4> values;
    std::size_t size = 0;
    for (const Item& item : items) {
        if (item.op == Op::node) {
            values[size++] = (occupied & bit(item.node)) != 0;
        } else if (item.op == Op::negation) {
            values[size - 1] = !values[size - 1];
        } else {
            --size;
            bool& left = values[size - 1];
            left = item.op == Op::all ? (left && values[size]) : (left || values[size]);
        }
    }
    return values[0];
}

std::optional<std::uint8_t> MapLevel::node(std::string_view name) const {
    const auto node = std::lower_bound(nodes.begin(), nodes.end(), name);
    if (node == nodes.end() || *node != name) return std::nullopt;
    return static_cast<std::uint8_t>(node - nodes.begin());
}

std::optional<std::string> make(MapLevel& level, std::string_view move) {
    const std::size_t colon = std::min(move.find(':'), move.size());
    const std::size_t arrow = std::min(move.find('>', colon), move.size());
    if (arrow == move.size()) return "is not a move";
    const std::string_view from = move.substr(colon + 1, arrow - colon - 1);
    const std::string_view to = move.substr(arrow + 1);
    Occupied occupied = 0;
    for (const MapLevel::Kind& kind : level.kinds) occupied |= occupied_by(kind.starts);
    for (MapLevel::Kind& kind : level.kinds) {
        if (kind.name != move.substr(0, colon)) continue;
        const auto token = std::find_if(kind.starts.begin(), kind.starts.end(),
                                        [&](std::uint8_t node) { return level.nodes[node] == from; });
        if (token == kind.starts.end()) return "takes a token that is not there";
        for (const MapLevel::Edge& edge : level.edges) {
            if (edge.from != *token || level.nodes[edge.to] != to || !edge.condition.holds(occupied))
                continue;
            *token = edge.to;
            std::sort(kind.starts.begin(), kind.starts.end());
            return std::nullopt;
        }
        return "does not follow an open edge";
    }
    return "does not name a token";
}

std::unique_ptr<Domain> positions_of(const MapLevel& level) { return std::make_unique<MapPositions>(level); }

}  // namespace decant::proof
