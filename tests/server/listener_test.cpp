// A server outlives the failure of one client.
// SPDX-License-Identifier: MIT
#include "server/listener.hpp"

#include <gtest/gtest.h>

#include <cerrno>

namespace decant::server {
namespace {

TEST(Accept, GoesOnAfterErrorsOfTheNetworkAndOfTheMachine) {
    for (const int error : {EINTR, ECONNABORTED, EMFILE, ENFILE, ENOBUFS, ENOMEM, EPROTO, EPERM, ENETDOWN,
                            ENOPROTOOPT, EHOSTDOWN, ENONET, EHOSTUNREACH, EOPNOTSUPP, ENETUNREACH, ETIMEDOUT})
        EXPECT_TRUE(passes(error)) << error;
}

TEST(Accept, EndsWithTheSocketThatListens) {
    for (const int error : {EBADF, EINVAL, ENOTSOCK, EFAULT}) EXPECT_FALSE(passes(error)) << error;
}

}  // namespace
}  // namespace decant::server
