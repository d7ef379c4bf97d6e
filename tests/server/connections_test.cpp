// A new connection takes the place of one of the client that has the most.
// SPDX-License-Identifier: MIT
#include "server/connections.hpp"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <memory>
#include <string>
#include <vector>

namespace decant::server {
namespace {

/// Connections over loopback, from any address of 127.0.0.0/8.
class Seats : public testing::Test {
  protected:
    void SetUp() override {
        listener_ = ::socket(AF_INET, SOCK_STREAM, 0);
        sockaddr_in address = at("127.0.0.1");
        ASSERT_EQ(0, ::bind(listener_, reinterpret_cast<sockaddr*>(&address), sizeof address));
        ASSERT_EQ(0, ::listen(listener_, 16));
        socklen_t size = sizeof address;
        getsockname(listener_, reinterpret_cast<sockaddr*>(&address), &size);
        port_ = address.sin_port;
    }

    void TearDown() override {
        ::close(listener_);
        for (const int client : clients_) ::close(client);
    }

    std::unique_ptr<Connection> connect(const char* from) {
        const int client = clients_.emplace_back(::socket(AF_INET, SOCK_STREAM, 0));
        sockaddr_in own = at(from);
        EXPECT_EQ(0, ::bind(client, reinterpret_cast<sockaddr*>(&own), sizeof own));
        sockaddr_in server = at("127.0.0.1");
        server.sin_port = port_;
        EXPECT_EQ(0, ::connect(client, reinterpret_cast<sockaddr*>(&server), sizeof server));
        return std::make_unique<Connection>(Descriptor(::accept(listener_, nullptr, nullptr)));
    }

    static sockaddr_in at(const char* address) {
        sockaddr_in result{};
        result.sin_family = AF_INET;
        inet_pton(AF_INET, address, &result.sin_addr);
        return result;
    }

    int listener_ = -1;
    in_port_t port_ = 0;
    std::vector<int> clients_;
};

TEST_F(Seats, TheLargestClientGivesUpTheOneThatWaitedLongest) {
    Connections seats(4);
    const auto fair = connect("127.0.0.2");
    const auto first = connect("127.0.0.3");
    const auto second = connect("127.0.0.3");
    const auto third = connect("127.0.0.3");
    for (const auto* connection : {&fair, &first, &second, &third}) seats.enter(**connection);
    seats.wait(*first);  // it has just been served, so the second one waits longest
    const auto newcomer = connect("127.0.0.4");
    seats.enter(*newcomer);
    EXPECT_EQ(4U, seats.count());
    EXPECT_TRUE(second->is_gone());
    for (const auto* connection : {&fair, &first, &third, &newcomer}) EXPECT_FALSE((*connection)->is_gone());
}

TEST_F(Seats, WorkIsNeverCutAndLeavesSomeSeats) {
    Connections seats(8);
    std::vector<std::unique_ptr<Connection>> open;
    for (int number = 0; number < 8; ++number) {
        seats.enter(*open.emplace_back(connect("127.0.0.2")));
        EXPECT_EQ(number < 7, seats.work(*open.back(), true));
    }
    EXPECT_TRUE(seats.work(*open.back(), false));
    seats.wait(*open.back());
    const auto newcomer = connect("127.0.0.2");
    seats.enter(*newcomer);
    EXPECT_TRUE(open.back()->is_gone());
    for (int number = 0; number < 7; ++number)
        EXPECT_FALSE(open[static_cast<std::size_t>(number)]->is_gone());
}

TEST_F(Seats, TheClientWithMostLongWorkEndsItsNewestForOthers) {
    Connections seats(8);
    std::vector<std::unique_ptr<Connection>> open;
    const auto begins_work = [&](const char* from) {
        seats.enter(*open.emplace_back(connect(from)));
        return seats.work(*open.back(), true);
    };
    for (int number = 0; number < 7; ++number) EXPECT_TRUE(begins_work("127.0.0.2"));
    EXPECT_FALSE(begins_work("127.0.0.2"));
    EXPECT_TRUE(begins_work("127.0.0.3"));
    EXPECT_TRUE(open[6]->gives_way());
    EXPECT_FALSE(open[5]->gives_way());
    // It is told and not cut, so it still gets an answer, and then may ask again.
    EXPECT_FALSE(open[6]->is_gone());
    seats.wait(*open[6]);
    EXPECT_FALSE(open[6]->gives_way());
    // Once a share would have as much as the largest, it gets no more.
    EXPECT_TRUE(begins_work("127.0.0.3"));
    EXPECT_TRUE(begins_work("127.0.0.3"));
    EXPECT_FALSE(begins_work("127.0.0.3"));
    EXPECT_TRUE(begins_work("127.0.0.4"));
}

}  // namespace
}  // namespace decant::server
