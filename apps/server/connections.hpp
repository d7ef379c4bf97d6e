// All open connections, and which one makes room for a new one.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <list>
#include <map>
#include <mutex>
#include <string>
#include <string_view>

#include "server/connection.hpp"

namespace decant::server {

/// A connection waits for its client (for a request, or for an answer to be taken) or works on an answer.
/// When all seats are taken, a newcomer gets that of the share (see fairness_key_of) with the most
/// connections: of those that wait, the one that has waited longest is cut. So nobody is turned away, and a
/// share with few connections keeps them. Some seats are kept from long work, so that there is always one to
/// be had. When all others do long work, the share with the most of it ends its newest for one that has less.
class Connections {
  public:
    explicit Connections(std::size_t most);

    /// Makes room if there is none.
    void enter(Connection& connection);
    void leave(Connection& connection);

    /// From now on the connection waits for its client.
    void wait(Connection& connection);
    /// From now on its answer is made, even when the server stops. False for long work that has no seat left,
    /// as its share has as much as any other.
    bool work(Connection& connection, bool is_long);

    [[nodiscard]] std::size_t count() const;

    /// No connection that waits gets any more bytes.
    void stop();
    /// All connections end.
    void cut();

  private:
    enum class State { waits, works, works_long };
    /// Those that wait are in the order in which they began to.
    struct Seat {
        Connection* connection;
        State state;
    };
    using Seats = std::list<Seat>;
    using Shares = std::map<std::string_view, std::size_t>;  ///< how many seats each has

    Seats::iterator seat_of(const Connection& connection);
    [[nodiscard]] bool has_long_seat() const;
    void make_room();
    /// Tells one to give way, if its share has more than this one will have; says whether any does.
    bool make_long_room_for(const std::string& share);

    const std::size_t most_;
    mutable std::mutex mutex_;
    Seats seats_;
};

}  // namespace decant::server
