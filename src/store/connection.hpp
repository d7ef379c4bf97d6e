// A connection to an SQLite file that may have been made to do harm, and faults from what SQLite throws.
// SPDX-License-Identifier: MIT
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Transaction.h>

#include <cstdint>
#include <ctime>
#include <stdexcept>
#include <string>

#include "store/fault.hpp"

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

    /// Commits once the file itself has room for all pages: those that only the log has room for would stay
    /// there when the connection closes.
    void commit(SQLite::Transaction& transaction);

    /// Leaves files beside the database as they are when it closes.
    void close_without_trace();

  private:
    static int is_late(void* self);

    SQLite::Database database_;
    std::int64_t share_;  ///< nanoseconds
    std::int64_t end_ = 0;
};

/// Thrown if a row holds something that no collection of decant does.
class Damage : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// Running out of memory is not the file's fault: throws std::bad_alloc then.
void check_memory(const SQLite::Exception& error);

Fault fault_of(const std::string& path, const SQLite::Exception& error);
Fault fault_of(const std::string& path, const Damage& damage);

/// `result()`, or a fault that names the file, where SQLite throws or a row is damaged.
template <class Work>
auto guarded(const std::string& path, const Work& work) -> decltype(work()) {
    try {
        return work();
    } catch (const SQLite::Exception& error) {
        return fault_of(path, error);
    } catch (const Damage& damage) {
        return fault_of(path, damage);
    }
}

/// The same, with the connection's full share of time.
template <class Work>
auto guarded(const std::string& path, Connection& connection, const Work& work) -> decltype(work()) {
    connection.allow_time();
    return guarded(path, work);
}

}  // namespace decant::store
