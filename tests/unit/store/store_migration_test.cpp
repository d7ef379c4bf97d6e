// Migrations lead from any older version to the current one, once.
// SPDX-License-Identifier: MIT
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>
#include <gtest/gtest.h>

#include <array>

#include "store/schema.hpp"

namespace decant::store {
namespace {

constexpr std::array<std::string_view, 3> steps = {
    "CREATE TABLE a (x)", "CREATE TABLE b (x); INSERT INTO b VALUES (1)", "UPDATE b SET x = x + 1"};

TEST(Migration, GoesOnWhereAnOlderProgramStopped) {
    for (std::size_t version = 0; version <= steps.size(); ++version) {
        SQLite::Database database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        migrate(database, std::span(steps).first(version));
        migrate(database, steps);
        migrate(database, steps);
        EXPECT_EQ(3, database.execAndGet("PRAGMA user_version").getInt());
        EXPECT_EQ(2, database.execAndGet("SELECT x FROM b").getInt());
    }
}

TEST(Migration, ThatFailsChangesNothing) {
    SQLite::Database database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    constexpr std::array<std::string_view, 2> bad = {"CREATE TABLE a (x)", "CREATE TABLE a (x)"};
    EXPECT_THROW(migrate(database, bad), SQLite::Exception);
    EXPECT_EQ(0, database.execAndGet("PRAGMA user_version").getInt());
    EXPECT_EQ(0, database.execAndGet("SELECT count(*) FROM sqlite_schema").getInt());
}

/// The goal of such levels is another one since version 2.
TEST(Migration, ForgetsWhatWasKnownOfTubesOfDifferentCapacities) {
    SQLite::Database database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    migrate(database, migrations().first(1));
    database.exec(R"sql(
        INSERT INTO level (id, key, family, name, code, text, source, line, label, measured)
            VALUES (1, 'a', 'tube_sort', '', 'water4:ABAB/BABA/-^3', '', '', 1, '', 2),
                   (2, 'b', 'tube_sort', '', 'water4:ABAB/BABA/-', '', '', 2, '', 2);
        INSERT INTO value VALUES (1, 'length', 1, 6), (1, 'tubes', 0, 3), (2, 'length', 1, 7);
        INSERT INTO plan VALUES (1, '1>3', 'optimal'), (2, '1>3', 'optimal');
    )sql");
    migrate(database, migrations());
    EXPECT_EQ(0, database.execAndGet("SELECT measured FROM level WHERE id = 1").getInt());
    EXPECT_EQ(2, database.execAndGet("SELECT measured FROM level WHERE id = 2").getInt());
    EXPECT_EQ(2, database.execAndGet("SELECT level FROM plan").getInt());
    EXPECT_EQ(2, database.execAndGet("SELECT level FROM value WHERE is_metric").getInt());
    EXPECT_EQ(1, database.execAndGet("SELECT count(*) FROM value WHERE level = 1").getInt());
}

}  // namespace
}  // namespace decant::store
