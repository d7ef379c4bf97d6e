// The state that the workers of one search share: the layer, mail, facts about borders, and when to stop.
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <type_traits>
#include <utility>
#include <vector>

#include "puzzles/tube_sort/engine/borders/border_memory.hpp"
#include "puzzles/tube_sort/engine/borders/border_test.hpp"
#include "puzzles/tube_sort/engine/level/position.hpp"
#include "puzzles/tube_sort/engine/tables/state_index.hpp"

namespace decant::puzzles::tube_sort::engine {

/// Identifies a position of any worker of a team in 32 bits: the worker that it belongs to, and its number in
/// the table of that worker.
class GlobalId {
  public:
    GlobalId() = default;
    /// `number` must be less than the largest 32-bit number divided by `workers`.
    GlobalId(NodeId number, unsigned worker, unsigned workers) : value_(number * workers + worker) {}
    /// The parent of the start.
    static GlobalId none() { return {}; }

    [[nodiscard]] bool is_none() const { return value_ == no_node; }
    [[nodiscard]] unsigned worker(unsigned workers) const { return value_ % workers; }
    [[nodiscard]] NodeId number(unsigned workers) const { return value_ / workers; }

  private:
    std::uint32_t value_ = no_node;
};

/// A position on its way to the worker that it belongs to.
template <class Cell>
struct Letter {
    Cells<Cell> cells;
    std::uint64_t hash;
    GlobalId parent;
    Cost g;
    Cost layer;  ///< that of its own g + h, or the current one
};

/// A position to expand, by its own worker or by an idle one.
template <class Cell>
struct Task {
    Cells<Cell> cells;
    GlobalId id;
    Cost g;
    int next;  ///< as Deferral has it
};

/// Facts about an expanded position for its owner.
struct Report {
    static constexpr Cost no_layer = 0;

    GlobalId id;
    Cost g;  ///< at which it was expanded; a smaller one may have been found since
    int next;
    Cost layer = no_layer;  ///< where it has something to do again
    bool is_goal = false;
};

/// Mail for one worker.
template <class Cell>
struct Mail {
    std::vector<Letter<Cell>> letters;
    std::vector<Task<Cell>> tasks;
    std::vector<Report> reports;

    [[nodiscard]] std::size_t size() const { return letters.size() + tasks.size() + reports.size(); }
    /// Bytes held, for mail and for what may still come.
    [[nodiscard]] std::size_t bytes() const {
        return letters.capacity() * sizeof(Letter<Cell>) + tasks.capacity() * sizeof(Task<Cell>) +
               reports.capacity() * sizeof(Report);
    }
    /// Keeps memory for as much as comes often.
    void clear() {
        constexpr std::size_t often = 256;
        const auto empty = [](auto& pieces) {
            if (pieces.capacity() > often) pieces = std::decay_t<decltype(pieces)>();
            pieces.clear();
        };
        empty(letters);
        empty(tasks);
        empty(reports);
    }
    void append(const Mail& more) {
        const auto add = [](auto& to, const auto& from) { to.insert(to.end(), from.begin(), from.end()); };
        add(letters, more.letters);
        add(tasks, more.tasks);
        add(reports, more.reports);
    }
};

template <class Cell>
class SharedState {
  public:
    SharedState(const CompiledLevel& level, unsigned size)
        : border_costs(CostMemory::key_words(level), size),
          border_fates(BorderTest::key_words(level), size),
          boxes_(size) {}

    [[nodiscard]] unsigned size() const { return static_cast<unsigned>(boxes_.size()); }

    /// Positions with equal borders belong to one worker, so that two workers seldom ask about them at once.
    [[nodiscard]] unsigned owner(std::uint64_t border_hash) const {
        return static_cast<unsigned>(((border_hash >> 32) * size()) >> 32);
    }

    void send(unsigned to, const Mail<Cell>& mail) {
        const std::lock_guard lock(boxes_[to].mutex);
        boxes_[to].mail.append(mail);
        boxes_[to].has_mail.store(true, std::memory_order_release);
    }
    /// Collects the mail of a worker; `mail` is emptied first.
    void receive(unsigned worker, Mail<Cell>& mail) {
        mail.clear();
        if (!boxes_[worker].has_mail.load(std::memory_order_acquire)) return;
        const std::lock_guard lock(boxes_[worker].mutex);
        std::swap(mail, boxes_[worker].mail);
        boxes_[worker].has_mail.store(false, std::memory_order_release);
    }

    /// Called by an idle worker; the request holds until `relieve` has reported it once.
    void ask_for_tasks(unsigned worker) {
        auto& is_idle = boxes_[worker].is_idle;
        if (!is_idle.load(std::memory_order_relaxed)) is_idle.store(true, std::memory_order_relaxed);
    }
    /// Whether a worker has asked for tasks; the caller must then give some.
    bool relieve(unsigned worker) {
        auto& is_idle = boxes_[worker].is_idle;
        return is_idle.load(std::memory_order_relaxed) && is_idle.exchange(false, std::memory_order_relaxed);
    }

    /// Positions of this layer, in tables or in the mail, that are not finished, and perhaps more. A worker
    /// adds what it creates before it subtracts what it has finished, and takes back what it added in advance
    /// before it rests. So this is 0 only if the layer is empty, and in that case it does become 0.
    std::atomic<std::int64_t> open = 0;
    std::atomic<bool> stopped = false;
    std::atomic<bool> is_dead = false;  ///< the start is: no position has a goal ahead
    CostTable border_costs;
    FateTable border_fates;
    /// The current layer; changes only between layers.
    Cost layer = 0;

  private:
    struct alignas(64) Box {
        std::atomic<bool> has_mail = false;
        std::atomic<bool> is_idle = false;
        std::mutex mutex;
        Mail<Cell> mail;
    };
    std::vector<Box> boxes_;
};

/// A worker's exchange of mail with the others in its team, and its part in finding out when a layer
/// is finished.
///
/// Mail is sent in bundles, and the shared state is touched rarely: a worker adds positions to
/// `SharedState::open` in advance, so that the count is never too low, and takes back the rest before it
/// waits.
template <class Cell>
class Mailbox {
  public:
    /// `bundle`: pieces of mail per bundle.
    Mailbox(SharedState<Cell>& shared, unsigned number, std::size_t bundle)
        : shared_(shared), number_(number), bundle_(bundle), outbox_(shared.size()) {}

    /// After this, `SharedState::open` is exact.
    void begin_layer() { opened_ = ahead_ = 0; }

    /// Notes a new position with something to do in this layer.
    void note_open() { ++opened_; }
    /// Notes that `count` positions, letters or reports are finished, and that what came of them was noted.
    void note_done(std::size_t count) {
        constexpr std::int64_t advance = 256;
        ahead_ += static_cast<std::int64_t>(count) - std::exchange(opened_, 0);
        if (ahead_ >= 0) return;
        shared_.open += advance - ahead_;
        ahead_ = advance;
    }

    /// A letter is open until it has been received and dealt with.
    void send(unsigned to, const Letter<Cell>& letter) {
        outbox_[to].letters.push_back(letter);
        note_open();
    }
    /// The position of a task is open anyway.
    void send(unsigned to, const Task<Cell>& task) { outbox_[to].tasks.push_back(task); }
    /// A report is open until it has been received, since it may name a layer.
    void send(unsigned to, const Report& report) {
        outbox_[to].reports.push_back(report);
        note_open();
    }
    void deliver_bundles() { deliver(bundle_); }
    void deliver_all() { deliver(1); }
    /// Calls `visit` for each letter and each report that has come in, and keeps the tasks. Whether there was
    /// anything.
    template <class Visit>
    bool receive(const Visit& visit) {
        if (shared_.size() == 1) return false;
        shared_.receive(number_, inbox_);
        for (const Letter<Cell>& letter : inbox_.letters) visit(letter);
        for (const Report& report : inbox_.reports) visit(report);
        tasks_.insert(tasks_.end(), inbox_.tasks.begin(), inbox_.tasks.end());
        note_done(inbox_.letters.size() + inbox_.reports.size());
        return inbox_.size() > 0;
    }
    /// Positions of other workers, to be expanded for them.
    std::vector<Task<Cell>>& tasks() { return tasks_; }

    /// Bytes of the mail that is here, as of the last delivery; and as much as came last is coming.
    [[nodiscard]] std::size_t bytes() const {
        const std::size_t mail = shared_.size() > 1 ? outgoing_bytes_ + 2 * inbox_.bytes() : 0;
        return mail + tasks_.capacity() * sizeof(Task<Cell>);
    }

    /// For an idle worker: whether the whole team is idle.
    bool is_layer_done() {
        deliver_all();
        if (ahead_ > 0) shared_.open -= std::exchange(ahead_, 0);
        return shared_.open == 0;
    }

  private:
    /// Sends mail to each worker for whom there are at least this many pieces.
    void deliver(std::size_t enough) {
        if (shared_.size() == 1) return;
        outgoing_bytes_ = 0;
        for (unsigned to = 0; to < shared_.size(); ++to) {
            Mail<Cell>& mail = outbox_[to];
            if (mail.size() >= enough) {
                shared_.send(to, mail);
                mail.clear();
            }
            outgoing_bytes_ += mail.bytes();
        }
    }

    SharedState<Cell>& shared_;
    const unsigned number_;
    const std::size_t bundle_;
    std::vector<Mail<Cell>> outbox_;  ///< by receiver
    Mail<Cell> inbox_;
    std::vector<Task<Cell>> tasks_;
    std::size_t outgoing_bytes_ = 0;
    std::int64_t opened_ = 0;  ///< noted since the last `note_done`; not yet in `SharedState::open`
    std::int64_t ahead_ = 0;   ///< counted in `SharedState::open` in advance
};

}  // namespace decant::puzzles::tube_sort::engine
