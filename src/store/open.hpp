// Opens the file of a collection, or makes one, and never touches a file that is none.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

#include "store/fault.hpp"

namespace decant::store {

class Connection;

enum class Access {
    reading,   ///< the file must be there, and stays as it is
    existing,  ///< the file must be there
    create,    ///< it is made where it is not there
};

/// An open collection of the current version. Writers wait for one another for up to a minute.
///
/// The checks take the same time for a file of any size: of its header, its length, and its tables, which
/// must be ours to the letter. They come before anything is written, and read the file without the help of
/// others beside it: a file that does not pass stays as it was, byte for byte, with nothing new beside it. A
/// file that may only be read is opened for reading. Who only reads needs no room on the disk.
Outcome<std::unique_ptr<Connection>> open_database(const std::string& path, Access access);

}  // namespace decant::store
