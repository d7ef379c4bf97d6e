// Clients take turns, and who has the most waiting makes room.
// SPDX-License-Identifier: MIT
#include "server/lane.hpp"

#include <gtest/gtest.h>

namespace decant::server {
namespace {

struct Waiting {
    std::string whose;
    int number;
    [[nodiscard]] const std::string& share() const { return whose; }
};

class Turns : public testing::Test {
  protected:
    void add(const char* share, int number) { lane_.add(std::make_shared<Waiting>(Waiting{share, number})); }

    /// The number of the job that leaves for one of this share; 0 if none does.
    int leaves_for(const char* share) {
        const auto job = lane_.make_room_for(share);
        return job == nullptr ? 0 : job->number;
    }

    Lane<Waiting> lane_;
};

TEST_F(Turns, GoRoundTheShares) {
    for (int number = 1; number <= 3; ++number) add("many", number);
    add("few", 4);
    for (const int number : {1, 4, 2, 3}) EXPECT_EQ(number, lane_.take()->number);
    EXPECT_TRUE(lane_.empty());
}

TEST_F(Turns, WhoHasTheMostGivesUpTheLast) {
    add("few", 1);
    for (int number = 2; number <= 4; ++number) add("many", number);
    EXPECT_EQ(4, leaves_for("new"));
    EXPECT_EQ(3U, lane_.size());
    EXPECT_EQ(3, lane_.make_room_for("new")->number);
}

TEST_F(Turns, NobodyGetsMoreThanWhoGaveWay) {
    EXPECT_EQ(0, leaves_for("new"));
    add("one", 1);
    EXPECT_EQ(0, leaves_for("new"));
    add("one", 2);
    EXPECT_EQ(0, leaves_for("one"));
    add("other", 3);
    EXPECT_EQ(0, leaves_for("other"));
    EXPECT_EQ(2, leaves_for("new"));
}

}  // namespace
}  // namespace decant::server
