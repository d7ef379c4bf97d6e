// Clients take turns, and the client with the most waiting requests gives way.
// SPDX-License-Identifier: MIT
#include "server/fair_queue.hpp"

#include <gtest/gtest.h>

namespace decant::server {
namespace {

struct Waiting {
    std::string whose;
    int number;
    [[nodiscard]] const std::string& fairness_key() const { return whose; }
};

class FairQueueTest : public testing::Test {
  protected:
    void add(const char* share, int number) { queue_.add(std::make_shared<Waiting>(Waiting{share, number})); }

    /// The number of the job that leaves for one of this share; 0 if none does.
    int leaves_for(const char* share) {
        const auto job = queue_.make_room_for(share);
        return job == nullptr ? 0 : job->number;
    }

    FairQueue<Waiting> queue_;
};

TEST_F(FairQueueTest, TakesTurns) {
    for (int number = 1; number <= 3; ++number) add("many", number);
    add("few", 4);
    for (const int number : {1, 4, 2, 3}) EXPECT_EQ(number, queue_.take()->number);
    EXPECT_TRUE(queue_.empty());
}

TEST_F(FairQueueTest, DropsTheLastOfTheLargestShare) {
    add("few", 1);
    for (int number = 2; number <= 4; ++number) add("many", number);
    EXPECT_EQ(4, leaves_for("new"));
    EXPECT_EQ(3U, queue_.size());
    EXPECT_EQ(3, queue_.make_room_for("new")->number);
}

TEST_F(FairQueueTest, DropsNothingForAShareAsLarge) {
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
