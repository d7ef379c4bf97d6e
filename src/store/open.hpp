// Opens the file of a collection, or makes one, and never touches a file that is none.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

#include "base/result.hpp"

namespace SQLite {
class Database;
}

namespace decant::store {

enum class Access {
    existing,  ///< the file must be there
    create,    ///< it is made where it is not there
};

/// Why a file cannot be opened as a collection.
struct OpenError {
    base::Diagnostic diagnostic;
    bool unreadable = false;  ///< there is no such file, or it may not be read or written
};

/// An open collection of the current version. Writers wait for one another for up to a minute.
///
/// All checks come before anything is written, and read the file without the help of others beside it: a file
/// that is no collection, is cut short or damaged, or comes from a newer version stays as it was, byte for
/// byte. A file that may only be read is opened for reading.
base::Result<std::unique_ptr<SQLite::Database>, OpenError> open_database(const std::string& path,
                                                                         Access access);

}  // namespace decant::store
