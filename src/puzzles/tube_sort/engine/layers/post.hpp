// What a worker sends to the others of its team, and its share in knowing when a layer is done.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "puzzles/tube_sort/engine/layers/team.hpp"

namespace decant::puzzles::tube_sort::engine {

/// Mail goes in bundles, and what all workers share is touched rarely: a worker adds positions to
/// `Team::open` in advance, so that the count is never too low, and returns the rest before it waits.
template <class Cell>
class Post {
  public:
    /// `bundle`: pieces of mail.
    Post(Team<Cell>& team, unsigned number, std::size_t bundle)
        : team_(team), number_(number), bundle_(bundle), outbox_(team.size()) {}

    /// `Team::open` is exact then.
    void begin_layer() { opened_ = ahead_ = 0; }

    /// A position with something to do in this layer is there.
    void note_open() { ++opened_; }
    /// `count` positions, letters or reports are done with, and what came of them was noted.
    void note_done(std::size_t count) {
        constexpr std::int64_t advance = 256;
        ahead_ += static_cast<std::int64_t>(count) - std::exchange(opened_, 0);
        if (ahead_ >= 0) return;
        team_.open += advance - ahead_;
        ahead_ = advance;
    }

    /// A letter is open until it was received and done with.
    void send(unsigned to, const Letter<Cell>& letter) {
        outbox_[to].letters.push_back(letter);
        note_open();
    }
    /// Its position is open anyway.
    void send(unsigned to, const Task<Cell>& task) { outbox_[to].tasks.push_back(task); }
    /// Open until it was received, for it may name a layer.
    void send(unsigned to, const Report& report) {
        outbox_[to].reports.push_back(report);
        note_open();
    }
    void deliver_bundles() { deliver(bundle_); }
    void deliver_all() { deliver(1); }
    /// What has come, until the next call.
    const Mail<Cell>& receive() {
        team_.receive(number_, inbox_);
        return inbox_;
    }

    /// For a worker with nothing to do: whether that is so for all of the team.
    bool is_layer_done() {
        deliver_all();
        if (ahead_ > 0) team_.open -= std::exchange(ahead_, 0);
        return team_.open == 0;
    }

  private:
    /// To each worker for whom there are at least this many pieces.
    void deliver(std::size_t enough) {
        for (unsigned to = 0; to < team_.size(); ++to) {
            if (outbox_[to].size() < enough) continue;
            team_.send(to, outbox_[to]);
            outbox_[to].clear();
        }
    }

    Team<Cell>& team_;
    const unsigned number_;
    const std::size_t bundle_;
    std::vector<Mail<Cell>> outbox_;  ///< by receiver
    Mail<Cell> inbox_;
    std::int64_t opened_ = 0;  ///< noted since the last `note_done`; `Team::open` lacks them yet
    std::int64_t ahead_ = 0;   ///< what `Team::open` counts without there being anything
};

}  // namespace decant::puzzles::tube_sort::engine
