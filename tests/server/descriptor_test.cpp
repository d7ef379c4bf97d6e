// A descriptor has one owner, and is closed with it.
// SPDX-License-Identifier: MIT
#include "server/descriptor.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>

namespace decant::server {
namespace {

bool is_open(int number) { return ::fcntl(number, F_GETFD) >= 0; }

TEST(Descriptor, IsClosedByItsLastOwner) {
    int number = -1;
    {
        Descriptor first(::open("/dev/null", O_RDONLY | O_CLOEXEC));
        number = first.number();
        const Descriptor second(std::move(first));
        EXPECT_FALSE(first.is_open());  // NOLINT(bugprone-use-after-move)
        EXPECT_TRUE(is_open(number));
    }
    EXPECT_FALSE(is_open(number));
}

}  // namespace
}  // namespace decant::server
