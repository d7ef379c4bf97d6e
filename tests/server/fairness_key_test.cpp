// Addresses that one client may have are one share.
// SPDX-License-Identifier: MIT
#include "server/connection.hpp"

#include <gtest/gtest.h>

namespace decant::server {
namespace {

TEST(FairnessKey, IsAnAddressOfIPv4) {
    EXPECT_EQ("192.0.2.1", fairness_key_of("192.0.2.1"));
    EXPECT_NE(fairness_key_of("192.0.2.1"), fairness_key_of("192.0.2.2"));
}

TEST(FairnessKey, IsThatAddressOverIPv6Too) {
    EXPECT_EQ("192.0.2.1", fairness_key_of("::ffff:192.0.2.1"));
    EXPECT_NE(fairness_key_of("::ffff:192.0.2.1"), fairness_key_of("::ffff:192.0.2.2"));
}

TEST(FairnessKey, IsANetworkOfIPv6) {
    EXPECT_EQ(fairness_key_of("2001:db8:1:2::1"), fairness_key_of("2001:db8:1:2:ffff:ffff:ffff:ffff"));
    EXPECT_NE(fairness_key_of("2001:db8:1:2::1"), fairness_key_of("2001:db8:1:3::1"));
    EXPECT_EQ(fairness_key_of("fe80::1%eth0"), fairness_key_of("fe80::2"));
}

}  // namespace
}  // namespace decant::server
