// What a worker sends to the others in its team, and its part in finding out when a layer is finished.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "puzzles/tube_sort/engine/layers/team.hpp"

namespace decant::puzzles::tube_sort::engine {

/// Mail is sent in bundles, and what all workers share is touched rarely: a worker adds positions to
/// `Team::open` in advance, so that the count is never too low, and takes back the rest before it waits.
template <class Cell>
class Post {
  public:
    /// `bundle`: pieces of mail per bundle.
    Post(Team<Cell>& team, unsigned number, std::size_t bundle)
        : team_(team), number_(number), bundle_(bundle), outbox_(team.size()) {}

    /// After this, `Team::open` is exact.
    void begin_layer() { opened_ = ahead_ = 0; }

    /// Notes a new position with something to do in this layer.
    void note_open() { ++opened_; }
    /// Notes that `count` positions, letters or reports are finished, and that what came of them was noted.
    void note_done(std::size_t count) {
        constexpr std::int64_t advance = 256;
        ahead_ += static_cast<std::int64_t>(count) - std::exchange(opened_, 0);
        if (ahead_ >= 0) return;
        team_.open += advance - ahead_;
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
    /// The mail that has come in; valid until the next call.
    const Mail<Cell>& receive() {
        team_.receive(number_, inbox_);
        return inbox_;
    }

    /// Bytes of the mail that is here, as of the last delivery; and as much as came last is coming.
    [[nodiscard]] std::size_t bytes() const { return outgoing_bytes_ + 2 * inbox_.bytes(); }

    /// For an idle worker: whether the whole team is idle.
    bool is_layer_done() {
        deliver_all();
        if (ahead_ > 0) team_.open -= std::exchange(ahead_, 0);
        return team_.open == 0;
    }

  private:
    /// Sends mail to each worker for whom there are at least this many pieces.
    void deliver(std::size_t enough) {
        if (team_.size() == 1) return;
        outgoing_bytes_ = 0;
        for (unsigned to = 0; to < team_.size(); ++to) {
            Mail<Cell>& mail = outbox_[to];
            if (mail.size() >= enough) {
                team_.send(to, mail);
                mail.clear();
            }
            outgoing_bytes_ += mail.bytes();
        }
    }

    Team<Cell>& team_;
    const unsigned number_;
    const std::size_t bundle_;
    std::vector<Mail<Cell>> outbox_;  ///< by receiver
    Mail<Cell> inbox_;
    std::size_t outgoing_bytes_ = 0;
    std::int64_t opened_ = 0;  ///< noted since the last `note_done`; not yet in `Team::open`
    std::int64_t ahead_ = 0;   ///< counted in `Team::open` in advance
};

}  // namespace decant::puzzles::tube_sort::engine
