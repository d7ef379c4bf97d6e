// Keeps the seats in one row, the longest waiting first.
// SPDX-License-Identifier: MIT
#include "server/connections.hpp"

#include <algorithm>

namespace decant::server {

Connections::Connections(std::size_t most) : most_(most) {}

void Connections::enter(Connection& connection) {
    const std::lock_guard lock(mutex_);
    if (seats_.size() >= most_) make_room();
    seats_.push_back({&connection, State::waits});
}

void Connections::leave(Connection& connection) {
    const std::lock_guard lock(mutex_);
    const auto seat = seat_of(connection);
    if (seat != seats_.end()) seats_.erase(seat);
}

void Connections::wait(Connection& connection) {
    const std::lock_guard lock(mutex_);
    const auto seat = seat_of(connection);
    if (seat == seats_.end()) return;
    seat->state = State::waits;
    connection.give_way(false);
    seats_.splice(seats_.end(), seats_, seat);
}

bool Connections::work(Connection& connection, bool is_long) {
    const std::lock_guard lock(mutex_);
    const auto seat = seat_of(connection);
    if (seat == seats_.end()) return false;
    if (is_long && !has_long_seat() && !make_long_room_for(connection.fairness_key())) return false;
    seat->state = is_long ? State::works_long : State::works;
    return true;
}

std::size_t Connections::count() const {
    const std::lock_guard lock(mutex_);
    return seats_.size();
}

void Connections::stop() {
    const std::lock_guard lock(mutex_);
    for (const Seat& seat : seats_) {
        if (seat.state == State::waits) seat.connection->stop_reading();
    }
}

void Connections::cut() {
    const std::lock_guard lock(mutex_);
    for (const Seat& seat : seats_) seat.connection->cut();
}

Connections::Seats::iterator Connections::seat_of(const Connection& connection) {
    return std::find_if(seats_.begin(), seats_.end(),
                        [&](const Seat& seat) { return seat.connection == &connection; });
}

bool Connections::has_long_seat() const {
    const auto taken = std::count_if(seats_.begin(), seats_.end(),
                                     [](const Seat& seat) { return seat.state == State::works_long; });
    return static_cast<std::size_t>(taken) < most_ - most_ / 8;
}

void Connections::make_room() {
    Shares shares;
    for (const Seat& seat : seats_) ++shares[seat.connection->fairness_key()];
    auto chosen = seats_.end();
    for (auto seat = seats_.begin(); seat != seats_.end(); ++seat) {
        if (seat->state != State::waits) continue;
        if (chosen == seats_.end() ||
            shares[seat->connection->fairness_key()] > shares[chosen->connection->fairness_key()])
            chosen = seat;
    }
    if (chosen == seats_.end()) return;
    chosen->connection->cut();
    seats_.erase(chosen);
}

bool Connections::make_long_room_for(const std::string& share) {
    Shares shares;
    const auto is_long = [](const Seat& seat) { return seat.state == State::works_long; };
    for (const Seat& seat : seats_) shares[seat.connection->fairness_key()] += is_long(seat) ? 1 : 0;
    const auto largest =
        std::max_element(shares.begin(), shares.end(),
                         [](const auto& one, const auto& other) { return one.second < other.second; });
    if (largest == shares.end() || largest->second <= shares[share] + 1) return false;
    // The newest connection has the least to lose.
    const auto chosen = std::find_if(seats_.rbegin(), seats_.rend(), [&](const Seat& seat) {
        return is_long(seat) && seat.connection->fairness_key() == largest->first;
    });
    chosen->state = State::works;
    chosen->connection->give_way(true);
    return true;
}

}  // namespace decant::server
