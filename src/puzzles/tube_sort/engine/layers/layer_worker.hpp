// One worker of a layered search, with the positions that belong to it.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "puzzles/tube_sort/engine/borders/border_guide.hpp"
#include "puzzles/tube_sort/engine/borders/solvability.hpp"
#include "puzzles/tube_sort/engine/layers/agenda.hpp"
#include "puzzles/tube_sort/engine/layers/child_builder.hpp"
#include "puzzles/tube_sort/engine/layers/first_plan.hpp"
#include "puzzles/tube_sort/engine/layers/team.hpp"
#include "puzzles/tube_sort/engine/level/compiled_level.hpp"
#include "puzzles/tube_sort/engine/level/expansion.hpp"
#include "puzzles/tube_sort/engine/options.hpp"
#include "puzzles/tube_sort/engine/tables/state_table.hpp"
#include "search/meter.hpp"

namespace decant::puzzles::tube_sort::engine {

/// Holds the positions that belong to it, each with its parent, its g and which of its blocks are built
/// (Node), and a list of entries for each layer. `work` empties the list of the current layer: it takes
/// entries, the deepest first where that pays; has the ChildBuilder expand them; and passes the children on
/// to the workers that own them, mostly itself. In between it reads its mail, gives positions to idle
/// workers, and asks the Planner for a plan when one is due. Deferral explains why no position on a shortest
/// plan is lost.
template <class Cell>
class LayerWorker {
  public:
    LayerWorker(const CompiledLevel& level, const Options& options, const search::RunControl& control,
                Team<Cell>& team, unsigned number)
        : level_(level),
          team_(team),
          number_(number),
          plans_(number == 0 && !options.simple_bound_alone),
          control_(control),
          meter_(control_),
          guide_(level, options, team.border_fates.share_of(number), team.border_costs.share_of(number),
                 meter_),
          builder_(level, team, guide_),
          states_(level.tubes),
          post_(team, number, guide_.uses_costs() ? 1 : large_bundle),
          planner_(level, guide_.test(), meter_, team.size(), guide_.uses_costs(), control.any_plan) {
        meter_.set_tally([this] { return bytes(); });
    }

    /// False if the start is dead.
    bool accept_start(const Cells<Cell>& start, std::uint64_t hash) {
        defer(team_.layer,
              states_.insert(hash, start.data(), {GlobalId::none(), 0, Deferral::nothing_built}).id);
        if (!guide_.accepts_start(start.data())) return false;
        if (guide_.is_start_in_doubt()) solvability_.emplace(level_);
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
    /// Calls `visit(id, layer)` for each position with something to do.
    template <class Visit>
    void each_entry(const Visit& visit) const {
        agenda_.each([&](NodeId id) { visit(id, team_.layer); });
        for (std::size_t at = 0; at < layers_.size(); ++at) {
            for (const NodeId id : layers_[at]) visit(id, static_cast<Cost>(at));
        }
    }
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
        team_.stopped = true;
    }

  private:
#pragma pack(push, 1)
    struct Node {
        GlobalId parent;
        std::uint16_t g;
        std::uint8_t next;  ///< as Deferral has it
    };
#pragma pack(pop)

    /// The stage of the planner before which the border costs of the start are computed once more: early if
    /// the search itself uses border costs, otherwise only when the search has taken ten times as long.
    [[nodiscard]] unsigned hard_stage() const { return guide_.uses_costs() ? 2 : 5; }
    /// Positions that are expanded before the first of their children is looked up; by then the data that the
    /// look-ups need has reached the cache. With border costs there are too few positions for this to matter.
    static constexpr std::size_t batch = 4;
    /// Letters per bundle. With border costs few are written, and the order of expansions matters.
    static constexpr std::size_t large_bundle = 64;
    /// For the question whether there is a plan at all.
    static constexpr std::uint64_t looks_of_expansion = 4;
    static constexpr std::uint64_t looks_at_start = 16'000'000;
    /// What a thread takes beside all that is counted: its stack, and what its allocator keeps ready.
    static constexpr std::size_t thread_bytes = std::size_t{64} << 10;

    void take_up(std::vector<NodeId> positions);
    void plan();
    void ask_whether_solvable(std::uint64_t looks);
    bool take_mail();
    void help_out();
    void share_out();
    void give_tasks(unsigned to, std::size_t count);
    void work_a_little();
    std::size_t expand_some();
    bool may_expand();
    Task<Cell> task_of(NodeId id) const;
    Report expand(const Task<Cell>& task);
    void note(NodeId id, const Report& report);
    [[nodiscard]] std::size_t depth_of(NodeId id) const {
        return guide_.uses_costs() ? states_.payload(id).g : 0;
    }
    void pass_on(unsigned owner, const Letter<Cell>& letter);
    void reach(const Letter<Cell>& letter);
    void defer(Cost layer, NodeId id) {
        const auto at = static_cast<std::size_t>(layer);
        if (at >= layers_.size()) layers_.resize(at + 1);
        layers_[at].push_back(id);
        ++listed_;
    }
    [[nodiscard]] std::size_t bytes() const {
        return states_.bytes() + guide_.bytes() + 2 * listed_ * sizeof(NodeId) +
               tasks_.capacity() * sizeof(Task<Cell>) + (solvability_ ? solvability_->bytes() : 0) +
               (team_.size() > 1 ? post_.bytes() + thread_bytes : 0);
    }
    /// Tasks given away at once. A task takes several times the memory of a stored position, and lies in
    /// several places on its way.
    [[nodiscard]] std::size_t most_tasks() const {
        return std::clamp(control_.limits.memory / (32 * sizeof(Task<Cell>)), std::size_t{1},
                          std::size_t{1} << 16);
    }

    const CompiledLevel& level_;
    Team<Cell>& team_;
    const unsigned number_;
    const bool plans_;                  ///< one worker of the team also runs the planner
    const search::RunControl control_;  ///< the meter refers to it
    search::Meter meter_;
    BorderGuide guide_;
    ChildBuilder<Cell> builder_;
    StateTable<Cell, Node> states_;
    Agenda agenda_;                            ///< of the current layer
    std::vector<std::vector<NodeId>> layers_;  ///< by g + h: positions with something to do there, later
    std::size_t listed_ = 0;                   ///< in all of these
    std::vector<Task<Cell>> tasks_;            ///< of other workers
    std::vector<Child<Cell>> children_;
    Post<Cell> post_;
    std::optional<GlobalId> goal_;
    Planner<Cell> planner_;
    std::optional<Solvability> solvability_;  ///< while it is open, of the worker that has the start
};

template <class Cell>
void LayerWorker<Cell>::work() {
    const auto at = static_cast<std::size_t>(team_.layer);
    if (at >= layers_.size()) layers_.resize(at + 1);
    meter_.raise_bound(team_.layer);
    post_.begin_layer();
    team_.relieve(number_);
    ask_whether_solvable(looks_at_start);
    take_up(std::exchange(layers_[at], {}));
    while (!team_.stopped) {
        const bool got_mail = take_mail();
        if (agenda_.size() == 0 && tasks_.empty()) {
            if (got_mail) continue;
            if (post_.is_layer_done()) break;
            team_.ask_for_tasks(number_);
            std::this_thread::yield();
            continue;
        }
        work_a_little();
        post_.deliver_bundles();
        help_out();
        if (plans_ && planner_.is_due(team_.layer)) {
            share_out();
            plan();
        }
        if (solvability_)
            ask_whether_solvable(looks_of_expansion * meter_.statistics.expanded + guide_.looks_at_costs());
        if (goal_) team_.stopped = true;
    }
}

/// Where border costs are used, the deepest positions come first, so that a layer with a goal takes little
/// more than a straight walk to it. Elsewhere an expansion takes less time than finding the deepest position.
template <class Cell>
void LayerWorker<Cell>::take_up(std::vector<NodeId> positions) {
    if (!guide_.uses_costs()) return agenda_.adopt(std::move(positions));
    for (const NodeId id : positions) agenda_.add(id, depth_of(id));
}

template <class Cell>
void LayerWorker<Cell>::plan() {
    if (planner_.stage() == hard_stage()) {
        const auto start = initial_cells<Cell>(level_);
        Reading reading(level_);
        reading.read(start.data());
        meter_.raise_bound(reading.bound_of_rules() + guide_.beyond_bound_of_start(start.data()));
    }
    ask_whether_solvable(looks_at_start << planner_.stage());
    if (team_.stopped) return;
    planner_.work(bytes() - guide_.test().bytes());  // the beam counts those itself
    if (quick_plan()) solvability_.reset();
    const Cost enough =
        control_.any_plan ? std::numeric_limits<Cost>::max() : std::max(team_.layer, meter_.lower_bound());
    if (quick_plan() && quick_plan()->cost <= enough) team_.stopped = true;
}

/// While it is not known whether there is a plan, that question gets a turn at the start and before each
/// search for a plan, which might take long in vain. It also gets as much time as the layers: an expansion
/// takes about as long as a few looks.
template <class Cell>
void LayerWorker<Cell>::ask_whether_solvable(std::uint64_t looks) {
    using Answer = Solvability::Answer;
    constexpr std::uint64_t a_turn = 10'000;
    if (!solvability_) return;
    while (solvability_->looked_at() < looks) {
        const Answer answer = solvability_->look(a_turn);
        if (!meter_.may_go_on()) team_.stopped = true;
        if (answer == Answer::dead) team_.is_dead = team_.stopped = true;
        if (answer == Answer::solvable) meter_.found_solvable();
        if (answer != Answer::open) return solvability_.reset();
        if (team_.stopped) return;
    }
}

template <class Cell>
bool LayerWorker<Cell>::take_mail() {
    if (team_.size() == 1) return false;
    const Mail<Cell>& mail = post_.receive();
    for (const Letter<Cell>& letter : mail.letters) reach(letter);
    for (const Report& report : mail.reports) note(report.id.number(team_.size()), report);
    tasks_.insert(tasks_.end(), mail.tasks.begin(), mail.tasks.end());
    post_.note_done(mail.letters.size() + mail.reports.size());
    return mail.size() > 0;
}

/// Gives half of the positions to each idle worker: the shallowest, which would come last here.
template <class Cell>
void LayerWorker<Cell>::help_out() {
    for (unsigned other = 0; other < team_.size(); ++other) {
        if (agenda_.size() < 2 || other == number_ || !team_.relieve(other)) continue;
        give_tasks(other, agenda_.size() / 2);
        post_.deliver_all();
    }
}

/// Gives all positions to the others, before this worker turns to something else for a long time.
template <class Cell>
void LayerWorker<Cell>::share_out() {
    for (unsigned other = 0; other < team_.size(); ++other) {
        if (other != number_) give_tasks(other, agenda_.size() / (team_.size() - 1));
    }
    post_.deliver_all();
}

template <class Cell>
void LayerWorker<Cell>::give_tasks(unsigned to, std::size_t count) {
    count = std::min(count, most_tasks());
    listed_ -= count;
    for (; count > 0; --count) post_.send(to, task_of(agenda_.take_shallowest()));
}

/// Its own positions come first. As long as there are any, other workers may want some.
template <class Cell>
void LayerWorker<Cell>::work_a_little() {
    children_.clear();
    std::size_t count = 1;
    if (agenda_.size() > 0) {
        count = expand_some();
    } else if (may_expand()) {
        const Report report = expand(tasks_.back());
        tasks_.pop_back();
        post_.send(report.id.worker(team_.size()), report);
    }
    for (const Child<Cell>& child : children_) states_.prefetch_record(child.letter.hash);
    for (const Child<Cell>& child : children_) pass_on(child.owner, child.letter);
    post_.note_done(count);
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
    listed_ -= count;
    std::size_t next = 0;
    while (next < count && !goal_ && may_expand()) {
        note(taken[next], expand(task_of(taken[next])));
        ++next;
    }
    // What a limit leaves unfinished stays on the list.
    for (std::size_t i = next; i < count; ++i) agenda_.add(taken[i], depth_of(taken[i]));
    listed_ += count - next;
    return next;
}

template <class Cell>
bool LayerWorker<Cell>::may_expand() {
    if (!meter_.may_expand(bytes())) team_.stopped = true;
    return !team_.stopped;
}

template <class Cell>
Task<Cell> LayerWorker<Cell>::task_of(NodeId id) const {
    const Node node = states_.payload(id);
    Task<Cell> task;
    states_.copy_key(id, task.cells.data());
    task.id = {id, number_, team_.size()};
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
    if (report.layer != Report::no_layer) defer(report.layer, id);
}

template <class Cell>
void LayerWorker<Cell>::pass_on(unsigned owner, const Letter<Cell>& letter) {
    if (owner == number_) return reach(letter);
    post_.send(owner, letter);
}

/// The first rule of Deferral.
template <class Cell>
void LayerWorker<Cell>::reach(const Letter<Cell>& letter) {
    const Node fresh{letter.parent, static_cast<std::uint16_t>(letter.g), Deferral::nothing_built};
    const auto [id, is_new] = states_.insert(letter.hash, letter.cells.data(), fresh);
    if (states_.size() > no_node / team_.size()) throw std::bad_alloc();
    if (!is_new) {
        if (states_.payload(id).g <= letter.g) return;
        states_.set_payload(id, fresh);
    }
    if (!guide_.accepts(letter.cells.data())) return;
    if (letter.layer > team_.layer) return defer(letter.layer, id);
    agenda_.add(id, depth_of(id));
    ++listed_;
    post_.note_open();
}

}  // namespace decant::puzzles::tube_sort::engine
