// SQLite's settings for files of strangers (https://www.sqlite.org/security.html), limits, and faults.
// SPDX-License-Identifier: MIT
#include "store/connection.hpp"

#include <SQLiteCpp/Exception.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <new>
#include <utility>

namespace decant::store {
namespace {

constexpr std::int64_t second = 1'000'000'000;

/// Far beyond what levels, filters and our own statements need.
constexpr std::array limits = {
    std::pair{SQLITE_LIMIT_LENGTH, 64 << 20},  // bytes of a row: a level may have 16 MiB, in three forms
    std::pair{SQLITE_LIMIT_SQL_LENGTH, 100'000},  std::pair{SQLITE_LIMIT_COLUMN, 50},
    std::pair{SQLITE_LIMIT_EXPR_DEPTH, 250},  // a filter has 100 comparisons and nests 20 deep
    std::pair{SQLITE_LIMIT_COMPOUND_SELECT, 5},   std::pair{SQLITE_LIMIT_VDBE_OP, 100'000},
    std::pair{SQLITE_LIMIT_FUNCTION_ARG, 10},     std::pair{SQLITE_LIMIT_ATTACHED, 0},
    std::pair{SQLITE_LIMIT_VARIABLE_NUMBER, 500}, std::pair{SQLITE_LIMIT_TRIGGER_DEPTH, 1},
    std::pair{SQLITE_LIMIT_WORKER_THREADS, 0},
};

constexpr std::array settings = {
    std::pair{SQLITE_DBCONFIG_DEFENSIVE, 1},      std::pair{SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
    std::pair{SQLITE_DBCONFIG_ENABLE_TRIGGER, 0}, std::pair{SQLITE_DBCONFIG_ENABLE_VIEW, 0},
    std::pair{SQLITE_DBCONFIG_DQS_DML, 0},        std::pair{SQLITE_DBCONFIG_DQS_DDL, 0},
};

std::int64_t thread_time() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * second + time.tv_nsec;
}

/// A hundred times what the slowest of our statements needs on a file of that size, but no more than an hour.
std::int64_t share_of(std::uintmax_t bytes) {
    constexpr std::uintmax_t bytes_a_second = 1 << 20;
    const std::uintmax_t seconds = std::min<std::uintmax_t>(2 + bytes / bytes_a_second, 3600);
    return static_cast<std::int64_t>(seconds) * second;
}

using Kind = Fault::Kind;

constexpr auto restore = "restore it from a copy, or see what `verify` finds";
constexpr auto make_room = "make room on the disk, or give a file in a folder that you may write to";

Fault fault(const std::string& path, std::string_view problem, std::string_view remedy, Kind kind) {
    return {{fmt::format("{}: {}", path, problem), std::string(remedy), {}}, kind};
}

Fault disk_fault(const std::string& path, const SQLite::Exception& error) {
    switch (error.getExtendedErrorCode()) {
        case SQLITE_IOERR_READ:
        case SQLITE_IOERR_SHORT_READ:
        case SQLITE_IOERR_CORRUPTFS:
            return fault(path, fmt::format("cannot be read: {}", error.what()), "check the disk",
                         Kind::unreadable);
        default:
            return fault(path, fmt::format("cannot be written: {}", error.what()), make_room,
                         Kind::unwritable);
    }
}

}  // namespace

Connection::Connection(const std::string& path_or_uri, int flags, std::uintmax_t bytes, int busy_milliseconds)
    : database_(path_or_uri, flags, busy_milliseconds), share_(share_of(bytes)) {
    sqlite3* const handle = database_.getHandle();
    for (const auto& [setting, value] : settings) {
        if (sqlite3_db_config(handle, setting, value, nullptr) != SQLITE_OK)
            throw SQLite::Exception(handle, SQLITE_ERROR);
    }
    for (const auto& [limit, value] : limits) sqlite3_limit(handle, limit, value);
    constexpr int operations_between_looks = 10'000;
    sqlite3_progress_handler(handle, operations_between_looks, is_late, this);
    allow_time();
    database_.exec("PRAGMA cell_size_check = ON");
}

void Connection::allow_time() { end_ = thread_time() + share_; }

void Connection::commit(SQLite::Transaction& transaction) {
    int page = database_.execAndGet("PRAGMA page_size").getInt();
    std::int64_t bytes = database_.execAndGet("PRAGMA page_count").getInt64() * page;
    sqlite3* const handle = database_.getHandle();
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_CHUNK_SIZE, &page);  // without it a hint has no effect
    if (sqlite3_file_control(handle, "main", SQLITE_FCNTL_SIZE_HINT, &bytes) != SQLITE_OK)
        throw SQLite::Exception(sqlite3_errstr(SQLITE_FULL), SQLITE_FULL);
    transaction.commit();
}

void Connection::close_without_trace() {
    sqlite3_db_config(database_.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
}

int Connection::is_late(void* self) {
    return thread_time() > static_cast<const Connection*>(self)->end_ ? 1 : 0;
}

void check_memory(const SQLite::Exception& error) {
    if (error.getErrorCode() == SQLITE_NOMEM || error.getExtendedErrorCode() == SQLITE_IOERR_NOMEM)
        throw std::bad_alloc();
}

Fault fault_of(const std::string& path, const SQLite::Exception& error) {
    check_memory(error);
    switch (error.getErrorCode()) {
        case SQLITE_IOERR:
            return disk_fault(path, error);
        case SQLITE_FULL:
        case SQLITE_CANTOPEN:
        case SQLITE_READONLY:
        case SQLITE_PERM:
        case SQLITE_NOLFS:
            return fault(path, fmt::format("cannot be written: {}", error.what()), make_room,
                         Kind::unwritable);
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
        case SQLITE_PROTOCOL:
            return fault(path, "another program is using it", "try again when that has finished", Kind::held);
        case SQLITE_INTERRUPT:
            return fault(path, "is damaged: reading it would never end", restore, Kind::malformed);
        default:
            return fault(path, fmt::format("is damaged: {}", error.what()), restore, Kind::malformed);
    }
}

Fault fault_of(const std::string& path, const Damage& damage) {
    return fault(path, fmt::format("is damaged: {}", damage.what()), restore, Kind::malformed);
}

}  // namespace decant::store
