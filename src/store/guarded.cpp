// Which errors of SQLite are the file's, and which are the disk's.
// SPDX-License-Identifier: MIT
#include "store/guarded.hpp"

#include <fmt/format.h>
#include <sqlite3.h>

#include <new>

namespace decant::store {
namespace {

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
