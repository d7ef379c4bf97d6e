// One worker of a layered search, with the positions that belong to it.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "puzzles/tube_sort/engine/agenda.hpp"
#include "puzzles/tube_sort/engine/border_costs.hpp"
#include "puzzles/tube_sort/engine/border_test.hpp"
#include "puzzles/tube_sort/engine/compiled_level.hpp"
#include "puzzles/tube_sort/engine/expansion.hpp"
#include "puzzles/tube_sort/engine/options.hpp"
#include "puzzles/tube_sort/engine/planner.hpp"
#include "puzzles/tube_sort/engine/post.hpp"
#include "puzzles/tube_sort/engine/state_table.hpp"
#include "puzzles/tube_sort/engine/team.hpp"
#include "search/meter.hpp"

namespace decant::puzzles::tube_sort::engine {

template <class Cell>
class LayerWorker {
  public:
    LayerWorker(const CompiledLevel& level, const Options& options, const search::RunControl& control,
                Team<Cell>& team, unsigned number)
        : level_(level),
          team_(team),
          number_(number),
          looks_at_borders_(!options.simple_bound_alone),
          plans_(number == 0 && looks_at_borders_),
          uses_costs_(looks_at_borders_ && level.one_tube_each &&
                      (level.rules == Rules::water || level.tallest <= tallest_ball_with_costs)),
          uses_test_(looks_at_borders_ && !uses_costs_ && (!level.one_tube_each || is_crowded(level, crowd))),
          control_(control),
          meter_(control_),
          expansion_(level),
          borders_(level),
          border_test_(level, borders_, team.border_fates.share_of(number), meter_),
          border_costs_(level, borders_, team.border_costs.share_of(number), meter_,
                        tests_beside_costs(level) ? &border_test_ : nullptr),
          states_(level.tubes),
          post_(team, number, uses_costs_ ? 1 : large_bundle),
          planner_(level, border_test_, meter_, team.size()) {
        if (uses_costs_) border_costs_.allow(first_allowance);
    }

    /// False if the start is dead.
    bool accept_start(const Cells<Cell>& start, std::uint64_t hash) {
        defer(team_.layer, states_.insert(hash, start.data(), {no_parent, 0, 0}).id);
        if (!looks_at_borders_) return true;
        if (!border_test_.may_be_alive(start.data())) return false;
        if (uses_costs_ && level_.rules == Rules::ball) border_costs_.settle(start.data());
        return true;
    }

    /// Works until the layer is empty everywhere, or the team stops.
    void work();

    /// The next layer, from `layer` on, in which there is something to do.
    [[nodiscard]] std::optional<Cost> next_layer(Cost layer) const {
        for (auto at = static_cast<std::size_t>(layer); at < layers_.size(); ++at) {
            if (!layers_[at].empty()) return static_cast<Cost>(at);
        }
        return std::nullopt;
    }
    [[nodiscard]] std::size_t positions_in(Cost layer) const {
        const auto at = static_cast<std::size_t>(layer);
        return at < layers_.size() ? layers_[at].size() : 0;
    }

    struct Step {
        Cells<Cell> cells;
        GlobalId parent;
        Cost g;
    };
    [[nodiscard]] Step step(NodeId id) const {
        Step step;
        states_.copy_key(id, step.cells.data());
        const Node node = states_.payload(id);
        step.parent = node.parent;
        step.g = node.g;
        return step;
    }
    /// The best plan that was not found by the layers.
    [[nodiscard]] const std::optional<search::Plan<Pour>>& quick_plan() const { return planner_.plan(); }
    [[nodiscard]] std::optional<NodeId> goal() const { return goal_; }
    void set_goal(NodeId id) { goal_ = id; }
    search::Meter& meter() { return meter_; }
    [[nodiscard]] std::size_t size() const { return states_.size(); }
    /// Tells the meter that memory ran out, and the team to stop.
    void out_of_memory() {
        meter_.out_of_memory();
        team_.stopped = true;
    }

  private:
#pragma pack(push, 1)
    struct Node {
        GlobalId parent;
        std::uint16_t g;
        std::uint8_t next;  ///< children that were due before are built
    };
#pragma pack(pop)
    struct Child {
        Letter<Cell> letter;
        unsigned owner;
    };

    /// What the border costs may look at: enough to settle most levels at once, and more as the search goes
    /// on, so that on levels where they tell little they cannot take over.
    static constexpr std::uint64_t first_allowance = 600'000;
    static constexpr std::uint64_t allowance_for_each = 16;
    /// Once, when the planner comes to a stage without an end in sight: early where the search itself asks
    /// for border costs, else only when the search has taken ten times as long.
    static constexpr std::uint64_t hard_allowance = 500'000;
    [[nodiscard]] unsigned hard_stage() const { return uses_costs_ ? 2 : 5; }
    /// Under BALL the cost of units that lie on other tubes in between grows with the capacity, and the
    /// borders do not see it: bench/DEAD_ENDS.md has the figures.
    static constexpr int tallest_ball_with_costs = 5;
    /// Where many colors share two tubes, half of all positions and more lie beyond dead ones, and the border
    /// test pays for itself: on each position from so many colors on, and beside border costs on hard levels.
    /// With fewer colors or more tubes it takes more time than it saves: bench/DEAD_ENDS.md.
    static constexpr std::size_t crowd = 10;
    static constexpr std::size_t crowd_with_costs = 20;
    static bool is_crowded(const CompiledLevel& level, std::size_t many) {
        constexpr std::size_t few = 2;
        const std::size_t mixed = level.borders().width();
        return mixed >= many && level.tubes - mixed <= few;
    }

    static bool tests_beside_costs(const CompiledLevel& level) {
        return level.rules == Rules::water && is_crowded(level, crowd_with_costs);
    }

    /// Without border costs most positions are expanded anyway, and reading one again for each layer costs
    /// more than children that lie beyond the last layer.
    static constexpr int layers_ahead = 9;
    /// Positions that are expanded before the first of their children is looked up: by then what the look-ups
    /// need has come into the cache. With border costs positions are too few for that to matter.
    static constexpr std::size_t batch = 4;
    /// Letters that are sent at once. With border costs few are written, and the order of expansions matters.
    static constexpr std::size_t large_bundle = 64;

    void take_up(std::vector<NodeId> positions);
    void plan();
    void raise_bound_by_borders();
    bool take_letters();
    void expand_some();
    void expand(NodeId id);
    bool costs_allow(const Cells<Cell>& cells, NodeId id, Cost f);
    [[nodiscard]] int last_due(Cost f) const;
    [[nodiscard]] std::size_t depth_of(NodeId id) const { return uses_costs_ ? states_.payload(id).g : 0; }
    void pass_on(unsigned owner, const Letter<Cell>& letter);
    void reach(const Letter<Cell>& letter);
    void defer(Cost layer, NodeId id) {
        const auto at = static_cast<std::size_t>(layer);
        if (at >= layers_.size()) layers_.resize(at + 1);
        layers_[at].push_back(id);
        ++listed_;
    }
    [[nodiscard]] std::size_t bytes() const {
        return states_.bytes() + border_test_.bytes() + border_costs_.bytes() + 2 * listed_ * sizeof(NodeId);
    }

    const CompiledLevel& level_;
    Team<Cell>& team_;
    const unsigned number_;
    const bool looks_at_borders_;
    const bool plans_;  ///< one worker of the team looks for plans beside the layers
    const bool uses_costs_;
    const bool uses_test_;              ///< not beside costs, which tell of dead positions too
    const search::RunControl control_;  ///< the meter refers to it
    search::Meter meter_;
    Expansion expansion_;
    Borders borders_;
    BorderTest border_test_;
    BorderCosts border_costs_;
    StateTable<Cell, Node> states_;
    Agenda agenda_;                            ///< of the layer under way
    std::vector<std::vector<NodeId>> layers_;  ///< by g + h: positions with something to do there, later
    std::size_t listed_ = 0;                   ///< in all of these
    std::vector<Child> children_;
    Post<Cell> post_;
    std::optional<NodeId> goal_;
    Planner<Cell> planner_;
};

template <class Cell>
void LayerWorker<Cell>::work() {
    const auto at = static_cast<std::size_t>(team_.layer);
    if (at >= layers_.size()) layers_.resize(at + 1);
    meter_.raise_bound(team_.layer);
    post_.begin_layer();
    take_up(std::exchange(layers_[at], {}));
    while (!team_.stopped) {
        const bool got_letters = take_letters();
        if (agenda_.size() == 0) {
            if (got_letters) continue;
            if (post_.is_layer_done()) break;
            std::this_thread::yield();
            continue;
        }
        expand_some();
        post_.deliver_bundles();
        if (plans_ && planner_.is_due(team_.layer)) {
            post_.deliver_all();
            plan();
        }
        if (goal_) team_.stopped = true;
    }
}

/// Where border costs decide, the deepest positions come first: then a layer with a goal is nearly done with
/// a straight walk to it. Elsewhere an expansion takes less time than finding the deepest.
template <class Cell>
void LayerWorker<Cell>::take_up(std::vector<NodeId> positions) {
    if (!uses_costs_) return agenda_.adopt(std::move(positions));
    for (const NodeId id : positions) agenda_.add(id, depth_of(id));
}

template <class Cell>
void LayerWorker<Cell>::plan() {
    if (planner_.stage() == hard_stage()) raise_bound_by_borders();
    planner_.work(states_.bytes() + border_costs_.bytes());
    if (quick_plan() && quick_plan()->cost <= std::max(team_.layer, meter_.lower_bound()))
        team_.stopped = true;
}

/// What the borders prove of the start: on hard levels more than the layers reach for a long time.
template <class Cell>
void LayerWorker<Cell>::raise_bound_by_borders() {
    if (!level_.one_tube_each) return;
    const auto start = initial_cells<Cell>(level_);
    border_costs_.allow(hard_allowance);
    int extra = 0;
    for (int more = border_costs_.at_least(start.data(), 0); more > extra;) {
        extra = more;
        more = border_costs_.at_least(start.data(), extra);
    }
    Expansion expansion(level_);
    expansion.read(start.data());
    meter_.raise_bound(expansion.bound() + extra);
}

template <class Cell>
bool LayerWorker<Cell>::take_letters() {
    const auto letters = post_.receive();
    for (const Letter<Cell>& letter : letters) reach(letter);
    post_.note_done(letters.size());
    return !letters.empty();
}

template <class Cell>
void LayerWorker<Cell>::expand_some() {
    std::array<NodeId, batch> taken;
    const std::size_t count = std::min(agenda_.size(), uses_costs_ ? 1 : batch);
    for (std::size_t i = 0; i < count; ++i) {
        taken[i] = agenda_.take();
        states_.prefetch(taken[i]);
    }
    listed_ -= count;
    children_.clear();
    for (std::size_t i = 0; i < count && !goal_; ++i) {
        if (!meter_.may_expand(bytes())) {
            team_.stopped = true;
            return;
        }
        expand(taken[i]);
    }
    for (const Child& child : children_) states_.prefetch_record(child.letter.hash);
    for (const Child& child : children_) pass_on(child.owner, child.letter);
    post_.note_done(count);
}

template <class Cell>
void LayerWorker<Cell>::expand(NodeId id) {
    Cells<Cell> cells;
    states_.copy_key(id, cells.data());
    Node node = states_.payload(id);
    expansion_.read(cells.data());
    const Cost f = node.g + expansion_.bound();
    const Cost rise = team_.layer - f;
    if (node.next > rise || !costs_allow(cells, id, f)) return;
    if (expansion_.bound() == 0 && expansion_.is_goal()) {
        goal_ = id;
        return;
    }
    const int last = last_due(f);
    const std::size_t elder = children_.size();
    for (const Block& block : expansion_.blocks(node.next, last)) {
        const auto pours = expansion_.pours(block);
        const std::uint64_t hash = expansion_.hash() + hash_change(level_, pours);
        states_.prefetch_slot(hash);
        unsigned owner = number_;
        if (uses_test_ || team_.size() > 1) {
            const std::uint64_t border_hash = expansion_.border_hash() + border_hash_change(level_, pours);
            if (uses_test_) border_test_.prefetch(border_hash);
            owner = team_.owner(border_hash);
        }
        const Cost layer = std::max(team_.layer, f + block.due);
        children_.push_back(
            {{after(level_, cells, pours), hash, id * team_.size() + number_, node.g + block.cost, layer},
             owner});
    }
    meter_.statistics.generated += children_.size() - elder;
    node.next = static_cast<std::uint8_t>(last + 1);
    states_.set_payload(id, node);
    if (expansion_.next_due() != expansion_.never) defer(f + expansion_.next_due(), id);
}

/// Of the blocks that a position of this g + h follows now.
template <class Cell>
int LayerWorker<Cell>::last_due(Cost f) const {
    constexpr int last = Expansion::never - 1;
    const int rise = std::min(team_.layer - f, last);
    if (uses_costs_) return rise;
    const int ahead = std::min(rise + layers_ahead, last);
    return quick_plan() ? std::max(rise, std::min(ahead, quick_plan()->cost - 1 - f)) : ahead;
}

/// Sends a position on to a later layer if its borders cost too much for this one.
template <class Cell>
bool LayerWorker<Cell>::costs_allow(const Cells<Cell>& cells, NodeId id, Cost f) {
    if (!uses_costs_) return true;
    border_costs_.allow(allowance_for_each);
    const int rise = team_.layer - f;
    const int extra = border_costs_.at_least(cells.data(), rise);
    if (extra <= rise) return true;
    defer(f + extra, id);
    return false;
}

template <class Cell>
void LayerWorker<Cell>::pass_on(unsigned owner, const Letter<Cell>& letter) {
    if (owner == number_) return reach(letter);
    post_.send(owner, letter);
}

template <class Cell>
void LayerWorker<Cell>::reach(const Letter<Cell>& letter) {
    const Node fresh{letter.parent, static_cast<std::uint16_t>(letter.g), 0};
    const auto [id, is_new] = states_.insert(letter.hash, letter.cells.data(), fresh);
    if (states_.size() > no_node / team_.size()) throw std::bad_alloc();
    if (!is_new) {
        if (states_.payload(id).g <= letter.g) return;
        states_.set_payload(id, fresh);
    }
    if (uses_test_ && !border_test_.may_be_alive(letter.cells.data())) return;
    if (letter.layer > team_.layer) return defer(letter.layer, id);
    agenda_.add(id, depth_of(id));
    ++listed_;
    post_.note_open();
}

}  // namespace decant::puzzles::tube_sort::engine
