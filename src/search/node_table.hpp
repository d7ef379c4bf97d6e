// The states that a search has met, each once, with the path to it.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <new>
#include <optional>
#include <utility>
#include <vector>

#include "search/node_id.hpp"
#include "search/outcome.hpp"
#include "search/state_space.hpp"

namespace decant::search {

/// A set of states by their keys. Nodes are numbered in the order of insertion and never move.
///
/// Layout: nodes lie in segments of equal size, so growing copies nothing; `index_` is an open-addressing
/// table of (tag, node) slots, where a tag is the low half of the key's hash. Equal tags only lead to a
/// comparison of whole keys.
template <KeyedSpace Space>
class NodeTable {
  public:
    using State = typename Space::State;
    using Action = typename Space::Action;

    struct Node {
        State state;
        Action action;  ///< leads here from `parent`; meaningless in the root
        NodeId parent;
        Cost g;               ///< cost of the best known path from the root
        Cost h = 0;           ///< estimated cost to a goal, for searches that use one
        bool closed = false;  ///< expanded with this g
        bool is_goal = false;
    };

    explicit NodeTable(const Space& space) : space_(space), index_(first_slots) {}

    /// The node of this state (up to symmetry), and whether it is new. Only a new node takes the arguments.
    std::pair<NodeId, bool> insert(const State& state, NodeId parent, const Action& action, Cost g) {
        if (4 * (count_ + 1) > 3 * index_.size()) grow_index();
        Slot& slot = slot_of(state);
        if (slot.node != no_node) return {slot.node, false};
        slot = {tag_of(state), append(state, parent, action, g)};
        return {slot.node, true};
    }

    /// Records a cheaper path to a known state. An expanded node stays as it is, for the paths that lead
    /// through it, and a new node replaces it; else the node itself changes. Returns the node to use from now
    /// on.
    NodeId improve(NodeId id, const State& state, NodeId parent, const Action& action, Cost g) {
        if ((*this)[id].closed) {
            const NodeId successor = append(state, parent, action, g);
            (*this)[successor].h = (*this)[id].h;
            (*this)[successor].is_goal = (*this)[id].is_goal;
            return slot_of(state).node = successor;
        }
        Node& node = (*this)[id];
        node.state = state;
        node.parent = parent;
        node.action = action;
        node.g = g;
        return id;
    }

    Node& operator[](NodeId id) { return segments_[id / segment_size][id % segment_size]; }
    const Node& operator[](NodeId id) const { return segments_[id / segment_size][id % segment_size]; }
    [[nodiscard]] std::size_t size() const { return count_; }

    /// Bytes held, including an imminent growth of the index.
    [[nodiscard]] std::size_t bytes() const {
        const std::size_t slots =
            4 * (count_ + segment_size) > 3 * index_.size() ? 3 * index_.size() : index_.size();
        return segments_.size() * segment_size * sizeof(Node) + slots * sizeof(Slot);
    }

    /// The actions on the path from the root to a node, if there is one. Its cost is the node's g.
    [[nodiscard]] std::optional<Plan<Action>> plan_to(std::optional<NodeId> goal) const {
        if (!goal) return std::nullopt;
        NodeId id = *goal;
        Plan<Action> plan{{}, (*this)[id].g};
        for (; (*this)[id].parent != no_node; id = (*this)[id].parent)
            plan.actions.push_back((*this)[id].action);
        std::reverse(plan.actions.begin(), plan.actions.end());
        return plan;
    }

  private:
    struct Slot {
        std::uint32_t tag = 0;
        NodeId node = no_node;
    };
    static constexpr std::size_t segment_size = 256;
    static constexpr std::size_t first_slots = 1024;

    std::uint32_t tag_of(const State& state) const {
        return static_cast<std::uint32_t>(hash_value(space_.key(state)));
    }

    /// The slot with this state's node, or the empty one where it belongs.
    const Slot& slot_of(const State& state) const {
        const auto& key = space_.key(state);
        const std::uint32_t tag = tag_of(state);
        std::size_t at = tag & (index_.size() - 1);
        for (; index_[at].node != no_node; at = (at + 1) & (index_.size() - 1)) {
            if (index_[at].tag == tag && space_.key((*this)[index_[at].node].state) == key) break;
        }
        return index_[at];
    }
    Slot& slot_of(const State& state) { return const_cast<Slot&>(std::as_const(*this).slot_of(state)); }

    NodeId append(const State& state, NodeId parent, const Action& action, Cost g) {
        if (count_ == no_node) throw std::bad_alloc();
        if (count_ % segment_size == 0) segments_.emplace_back().reserve(segment_size);
        segments_.back().push_back({.state = state, .action = action, .parent = parent, .g = g});
        return static_cast<NodeId>(count_++);
    }

    void grow_index() {
        std::vector<Slot> larger(2 * index_.size());
        for (const Slot& old : index_) {
            if (old.node == no_node) continue;
            std::size_t slot = old.tag & (larger.size() - 1);
            while (larger[slot].node != no_node) slot = (slot + 1) & (larger.size() - 1);
            larger[slot] = old;
        }
        index_ = std::move(larger);
    }

    const Space& space_;
    std::vector<std::vector<Node>> segments_;
    std::vector<Slot> index_;
    std::size_t count_ = 0;
};

}  // namespace decant::search
