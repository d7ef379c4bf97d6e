// One connection of a client, on which no wait is without end.
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "server/descriptor.hpp"
#include "server/message_reader.hpp"

namespace decant::server {

/// The key for fair sharing among clients, of an address as text: an IPv4 address, also one that comes over
/// IPv6 (`::ffff:192.0.2.1`), or an IPv6 /64, which one client has to itself.
std::string fairness_key_of(const std::string& address);

/// Owns a socket. One thread serves it; `cut`, `stop_reading` and `give_way` may be called from any.
class Connection {
  public:
    using Clock = std::chrono::steady_clock;

    explicit Connection(Descriptor socket);

    /// Whether a request begins within that time.
    bool wait_for_request(std::chrono::milliseconds time);

    enum class Came { all, too_slow, cut_short };
    /// Reads on until the head is whole, or, once it is, until the body is. The reader may refuse meanwhile.
    Came read(MessageReader& reader, Clock::time_point end);

    /// False if the client did not take it in time.
    bool write(std::string_view bytes, Clock::time_point end);

    /// A socket that is closed with unread bytes in it takes the answer away from the client, so read a
    /// little more.
    void linger(std::chrono::milliseconds time);

    /// The client closed its side; answers are of no use to it.
    [[nodiscard]] bool is_gone() const;
    /// The address of the client, without its port.
    [[nodiscard]] const std::string& client() const { return client_; }
    /// The key for fair sharing, `fairness_key_of` its address.
    [[nodiscard]] const std::string& fairness_key() const { return fairness_key_; }

    void cut() const;
    void stop_reading() const;

    /// Tells the thread that serves it to end the work on the answer, or that it need not any more.
    void give_way(bool gives_way) { gives_way_ = gives_way; }
    [[nodiscard]] bool gives_way() const { return gives_way_; }

  private:
    [[nodiscard]] bool wait(short events, Clock::time_point end) const;
    /// False when the client sends no more, or the time is over.
    bool receive(Clock::time_point end);

    const Descriptor socket_;
    const std::string client_;
    const std::string fairness_key_;
    char buffer_[4096] = {};
    std::string_view unread_;  ///< in the buffer
    std::atomic<bool> gives_way_{false};
};

}  // namespace decant::server
