// An error of SQLite is blamed on the file only where the file is at fault.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <new>

#include "store/connection.hpp"

namespace decant::store {
namespace {

Fault fault_of(int code) { return store::fault_of("f.db", SQLite::Exception("it", code)); }

TEST(Faults, AreOfTheFileOrOfItsDisk) {
    EXPECT_EQ(fault_of(SQLITE_CORRUPT).kind, Fault::Kind::malformed);
    EXPECT_EQ(fault_of(SQLITE_FULL).kind, Fault::Kind::unwritable);
    EXPECT_EQ(fault_of(SQLITE_BUSY).kind, Fault::Kind::held);
}

TEST(Faults, AreNeverOfTheMemory) { EXPECT_THROW(fault_of(SQLITE_NOMEM), std::bad_alloc); }

}  // namespace
}  // namespace decant::store
