// Addresses that one client may have are one share.
// SPDX-License-Identifier: MIT
#include "server/connection.hpp"

#include <gtest/gtest.h>

namespace decant::server {
namespace {

TEST(Share, IsAnAddressOfIPv4) {
    EXPECT_EQ("192.0.2.1", share_of("192.0.2.1"));
    EXPECT_NE(share_of("192.0.2.1"), share_of("192.0.2.2"));
}

TEST(Share, IsThatAddressOverIPv6Too) {
    EXPECT_EQ("192.0.2.1", share_of("::ffff:192.0.2.1"));
    EXPECT_NE(share_of("::ffff:192.0.2.1"), share_of("::ffff:192.0.2.2"));
}

TEST(Share, IsANetworkOfIPv6) {
    EXPECT_EQ(share_of("2001:db8:1:2::1"), share_of("2001:db8:1:2:ffff:ffff:ffff:ffff"));
    EXPECT_NE(share_of("2001:db8:1:2::1"), share_of("2001:db8:1:3::1"));
    EXPECT_EQ(share_of("fe80::1%eth0"), share_of("fe80::2"));
}

}  // namespace
}  // namespace decant::server
