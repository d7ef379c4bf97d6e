// A connection to an SQLite file that may have been made to do harm.
// SPDX-License-Identifier: MIT
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

#include <cstdint>
#include <ctime>
#include <string>

namespace decant::store {

/// Nothing that the file itself brings is run: no triggers, no views, no functions in its schema; its sizes
/// have limits; and a statement that takes more than its share of time ends with an error. Throws as SQLite
/// does. It stays where it is, as SQLite keeps a pointer to it.
class Connection {
  public:
    /// `bytes` is how large the file is, with its log.
    Connection(const std::string& path_or_uri, int flags, std::uintmax_t bytes, int busy_milliseconds = 0);
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    SQLite::Database& database() { return database_; }

    /// Gives the next statement, or its next row, the full share: some seconds, and more for a large file, up
    /// to an hour, of the thread's own time, so that waiting for the disk or for others does not count.
    void allow_time();

    /// Commits once the file itself has room for all pages: what only the log has room for would stay there
    /// when the connection closes.
    void commit(SQLite::Transaction& transaction);

    /// Leaves files beside the database as they are when it closes.
    void close_without_trace();

  private:
    static int is_late(void* self);

    SQLite::Database database_;
    std::int64_t share_;  ///< nanoseconds
    std::int64_t end_ = 0;
};

}  // namespace decant::store
