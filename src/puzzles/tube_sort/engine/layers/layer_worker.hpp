// One worker of a layered search, with the positions that belong to it.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "puzzles/tube_sort/engine/borders/border_guide.hpp"
#include "puzzles/tube_sort/engine/layers/agenda.hpp"
#include "puzzles/tube_sort/engine/layers/child_builder.hpp"
#include "puzzles/tube_sort/engine/layers/planner.hpp"
#include "puzzles/tube_sort/engine/layers/shared_state.hpp"
#include "puzzles/tube_sort/engine/level/compiled_level.hpp"
#include "puzzles/tube_sort/engine/level/expansion.hpp"
#include "puzzles/tube_sort/engine/options.hpp"
#include "puzzles/tube_sort/engine/tables/state_table.hpp"
#include "search/meter.hpp"

namespace decant::puzzles::tube_sort::engine {

/// Holds the positions that belong to it, each with its parent, its g and which of its blocks are built
/// (Node), and an Agenda of those with something to do. `work` empties the current layer: it takes positions,
/// the deepest first where that pays; has the ChildBuilder expand them; and passes the children on to the
/// workers that own them, mostly itself. In between it reads its Mailbox, gives positions to idle workers,
/// and asks the Planner for a plan when one is due. Deferral explains why no position on a shortest plan is
/// lost.
template <class Cell>
class LayerWorker {
  public:
    LayerWorker(const CompiledLevel& level, const Options& options, const search::RunControl& control,
                SharedState<Cell>& shared, unsigned number)
        : shared_(shared),
          number_(number),
          plans_(number == 0 && !options.simple_bound_alone),
          control_(control),
          meter_(control_),
          guide_(level, options, shared.border_fates.share_of(number), shared.border_costs.share_of(number),
                 meter_),
          builder_(level, shared, guide_),
          states_(level.tubes),
          mailbox_(shared, number, guide_.uses_costs() ? 1 : large_bundle),
          planner_(level, guide_, meter_, shared, control.any_plan) {
        meter_.set_tally([this] { return bytes(); });
    }

    /// False if the start is dead.
    bool accept_start(const Cells<Cell>& start, std::uint64_t hash) {
        agenda_.defer(shared_.layer,
                      states_.insert(hash, start.data(), {GlobalId::none(), 0, Deferral::nothing_built}).id);
        if (!guide_.accepts_start(start.data())) return false;
        if (guide_.is_start_in_doubt()) planner_.doubt_start();
        return true;
    }

    /// Works until the layer is empty everywhere, or the team stops.
    void work();

    struct Step {
        Cells<Cell> cells;
        GlobalId parent;
        Cost g;
    };
    /// Positions with something to do.
    [[nodiscard]] const Agenda& agenda() const { return agenda_; }
    [[nodiscard]] Step step(NodeId id) const {
        Step step;
        states_.copy_key(id, step.cells.data());
        const Node node = states_.payload(id);
        step.parent = node.parent;
        step.g = node.g;
        return step;
    }
    /// The best plan that was not found by the layers themselves.
    [[nodiscard]] const std::optional<search::Plan<Pour>>& quick_plan() const { return planner_.plan(); }
    /// May belong to another worker.
    [[nodiscard]] std::optional<GlobalId> goal() const { return goal_; }
    void set_goal(GlobalId id) { goal_ = id; }
    search::Meter& meter() { return meter_; }
    [[nodiscard]] std::size_t size() const { return states_.size(); }
    /// Tells the meter that memory ran out, and the team to stop.
    void out_of_memory() {
        meter_.out_of_memory();
        shared_.stopped = true;
    }

  private:
#pragma pack(push, 1)
    struct Node {
        GlobalId parent;
        std::uint16_t g;
        std::uint8_t next;  ///< as Deferral has it
    };
#pragma pack(pop)

    /// Positions that are expanded before the first of their children is looked up; by then the data that the
    /// look-ups need has reached the cache. With border costs there are too few positions for this to matter.
    static constexpr std::size_t batch = 4;
    /// Letters per bundle. With border costs few are written, and the order of expansions matters.
    static constexpr std::size_t large_bundle = 64;
    /// The memory of a thread beside all that is counted: its stack, and the reserve of its allocator.
    static constexpr std::size_t thread_bytes = std::size_t{64} << 10;

    void take_up(std::vector<NodeId> positions);
    void help_out();
    void share_out();
    void give_tasks(unsigned to, std::size_t count);
    void work_a_little();
    std::size_t expand_some();
    bool may_expand();
    Task<Cell> task_of(NodeId id) const;
    Report expand(const Task<Cell>& task);
    void note(NodeId id, const Report& report);
    void take(const Report& report) { note(report.id.number(shared_.size()), report); }
    [[nodiscard]] std::size_t depth_of(NodeId id) const {
        return guide_.uses_costs() ? states_.payload(id).g : 0;
    }
    void pass_on(unsigned owner, const Letter<Cell>& letter);
    void take(const Letter<Cell>& letter);
    [[nodiscard]] std::size_t bytes() const {
        return states_.bytes() + guide_.bytes() + agenda_.bytes() + mailbox_.bytes() + planner_.bytes() +
               (shared_.size() > 1 ? thread_bytes : 0);
    }
    /// Tasks given away at once. A task takes several times the memory of a stored position, and lies in
    /// several places on its way.
    [[nodiscard]] std::size_t most_tasks() const {
        return std::clamp(control_.limits.memory / (32 * sizeof(Task<Cell>)), std::size_t{1},
                          std::size_t{1} << 16);
    }

    SharedState<Cell>& shared_;
    const unsigned number_;
    const bool plans_;                  ///< one worker of the team also runs the planner
    const search::RunControl control_;  ///< the meter refers to it
    search::Meter meter_;
    BorderGuide guide_;
    ChildBuilder<Cell> builder_;
    StateTable<Cell, Node> states_;
    Agenda agenda_;
    std::vector<Child<Cell>> children_;
    Mailbox<Cell> mailbox_;
    std::optional<GlobalId> goal_;
    Planner<Cell> planner_;
};

template <class Cell>
void LayerWorker<Cell>::work() {
    meter_.raise_bound(shared_.layer);
    mailbox_.begin_layer();
    shared_.relieve(number_);
    planner_.ask_at_start();
    take_up(agenda_.begin(shared_.layer));
    while (!shared_.stopped) {
        const bool got_mail = mailbox_.receive([this](const auto& piece) { this->take(piece); });
        if (agenda_.size() == 0 && mailbox_.tasks().empty()) {
            if (got_mail) continue;
            if (mailbox_.is_layer_done()) break;
            shared_.ask_for_tasks(number_);
            std::this_thread::yield();
            continue;
        }
        work_a_little();
        mailbox_.deliver_bundles();
        help_out();
        if (plans_ && planner_.is_due()) {
            share_out();
            planner_.work(bytes() - planner_.bytes() - guide_.test().bytes());  // the beam counts the latter
        }
        planner_.keep_up();
        if (goal_) shared_.stopped = true;
    }
}

/// Where border costs are used, the deepest positions come first, so that a layer with a goal takes little
/// more than a straight walk to it. Elsewhere an expansion takes less time than finding the deepest position.
template <class Cell>
void LayerWorker<Cell>::take_up(std::vector<NodeId> positions) {
    if (!guide_.uses_costs()) return agenda_.adopt(std::move(positions));
    for (const NodeId id : positions) agenda_.add(id, depth_of(id));
}

/// Gives half of the positions to each idle worker: the shallowest, which would come last here.
template <class Cell>
void LayerWorker<Cell>::help_out() {
    for (unsigned other = 0; other < shared_.size(); ++other) {
        if (agenda_.size() < 2 || other == number_ || !shared_.relieve(other)) continue;
        give_tasks(other, agenda_.size() / 2);
        mailbox_.deliver_all();
    }
}

/// Gives all positions to the others, before this worker turns to something else for a long time.
template <class Cell>
void LayerWorker<Cell>::share_out() {
    for (unsigned other = 0; other < shared_.size(); ++other) {
        if (other != number_) give_tasks(other, agenda_.size() / (shared_.size() - 1));
    }
    mailbox_.deliver_all();
}

template <class Cell>
void LayerWorker<Cell>::give_tasks(unsigned to, std::size_t count) {
    count = std::min(count, most_tasks());
    for (; count > 0; --count) mailbox_.send(to, task_of(agenda_.take_shallowest()));
}

/// Its own positions come first. As long as there are any, other workers may want some.
template <class Cell>
void LayerWorker<Cell>::work_a_little() {
    children_.clear();
    std::size_t count = 1;
    if (agenda_.size() > 0) {
        count = expand_some();
    } else if (may_expand()) {
        const Report report = expand(mailbox_.tasks().back());
        mailbox_.tasks().pop_back();
        mailbox_.send(report.id.worker(shared_.size()), report);
    }
    for (const Child<Cell>& child : children_) states_.prefetch_record(child.letter.hash);
    for (const Child<Cell>& child : children_) pass_on(child.owner, child.letter);
    mailbox_.note_done(count);
}

/// The number of finished positions.
template <class Cell>
std::size_t LayerWorker<Cell>::expand_some() {
    std::array<NodeId, batch> taken;
    const std::size_t count = std::min(agenda_.size(), guide_.uses_costs() ? 1 : batch);
    for (std::size_t i = 0; i < count; ++i) {
        taken[i] = agenda_.take();
        states_.prefetch(taken[i]);
    }
    std::size_t next = 0;
    while (next < count && !goal_ && may_expand()) {
        note(taken[next], expand(task_of(taken[next])));
        ++next;
    }
    // Positions that a limit leaves unfinished stay on the list.
    for (std::size_t i = next; i < count; ++i) agenda_.add(taken[i], depth_of(taken[i]));
    return next;
}

template <class Cell>
bool LayerWorker<Cell>::may_expand() {
    if (!meter_.may_expand(bytes())) shared_.stopped = true;
    return !shared_.stopped;
}

template <class Cell>
Task<Cell> LayerWorker<Cell>::task_of(NodeId id) const {
    const Node node = states_.payload(id);
    Task<Cell> task;
    states_.copy_key(id, task.cells.data());
    task.id = {id, number_, shared_.size()};
    task.g = node.g;
    task.next = node.next;
    return task;
}

template <class Cell>
Report LayerWorker<Cell>::expand(const Task<Cell>& task) {
    const std::size_t elder = children_.size();
    const auto best = quick_plan() ? std::optional(quick_plan()->cost) : std::nullopt;
    const Report report = builder_.expand(task, best, children_);
    for (std::size_t i = elder; i < children_.size(); ++i) states_.prefetch_slot(children_[i].letter.hash);
    meter_.statistics.generated += children_.size() - elder;
    if (report.is_goal) goal_ = report.id;
    return report;
}

/// Records the result for one of its own positions. If that was reached at a smaller g since, it has another
/// entry.
template <class Cell>
void LayerWorker<Cell>::note(NodeId id, const Report& report) {
    Node node = states_.payload(id);
    if (node.g != report.g) return;
    node.next = static_cast<std::uint8_t>(report.next);
    states_.set_payload(id, node);
    if (report.layer != Report::no_layer) agenda_.defer(report.layer, id);
}

template <class Cell>
void LayerWorker<Cell>::pass_on(unsigned owner, const Letter<Cell>& letter) {
    if (owner == number_) return take(letter);
    mailbox_.send(owner, letter);
}

/// The first rule of Deferral.
template <class Cell>
void LayerWorker<Cell>::take(const Letter<Cell>& letter) {
    const Node fresh{letter.parent, static_cast<std::uint16_t>(letter.g), Deferral::nothing_built};
    const auto [id, is_new] = states_.insert(letter.hash, letter.cells.data(), fresh);
    if (states_.size() > no_node / shared_.size()) throw std::bad_alloc();
    if (!is_new) {
        if (states_.payload(id).g <= letter.g) return;
        states_.set_payload(id, fresh);
    }
    if (!guide_.accepts(letter.cells.data())) return;
    if (letter.layer > shared_.layer) return agenda_.defer(letter.layer, id);
    agenda_.add(id, depth_of(id));
    mailbox_.note_open();
}

}  // namespace decant::puzzles::tube_sort::engine
