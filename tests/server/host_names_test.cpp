// The server answers to the names that it was given, to its own address and to loopback, and to no other.
// SPDX-License-Identifier: MIT
#include "server/authority.hpp"

#include <gtest/gtest.h>

namespace decant::server {
namespace {

bool knows(const HostNames& names, std::string_view host) { return names.knows(*parse_authority(host)); }

TEST(HostNames, LoopbackIsAlwaysKnown) {
    const HostNames names("127.0.0.1", false, {});
    for (const char* host :
         {"localhost", "LOCALHOST.:8377", "127.0.0.1:1", "127.9.9.9", "[::1]:80", "[0:0:0:0:0:0:0:1]"})
        EXPECT_TRUE(knows(names, host)) << host;
    for (const char* host : {"", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example",
                             "10.0.0.1", "0.0.0.0", "[::2]", "127.1", "xlocalhost"})
        EXPECT_FALSE(knows(names, host)) << host;
}

TEST(HostNames, NamesAreThoseThatWereGiven) {
    const HostNames names("my-machine", true, {"Levels.Example.org"});
    EXPECT_TRUE(knows(names, "levels.example.ORG:443"));
    EXPECT_TRUE(knows(names, "my-machine:8377"));
    EXPECT_FALSE(knows(names, "example.org"));
}

TEST(HostNames, AnAddressCannotBeReboundSoOpenServersTakeAll) {
    const HostNames names("0.0.0.0", true, {});
    EXPECT_TRUE(knows(names, "192.168.1.7:8377"));
    EXPECT_TRUE(knows(names, "[fe80::1]"));
    EXPECT_FALSE(knows(names, "192.168.1.7.evil.example"));
}

}  // namespace
}  // namespace decant::server
