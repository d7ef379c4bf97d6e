// Faults of a collection, classified by what its user can do.
// SPDX-License-Identifier: MIT
#pragma once

#include "base/diagnostic.hpp"
#include "base/result.hpp"

namespace decant::store {

struct Fault {
    enum class Kind {
        query,       ///< a filter or an order names what no level has
        malformed,   ///< the file is not a collection, damaged, or of a newer version
        unreadable,  ///< there is no such file, or it cannot be read
        unwritable,  ///< it cannot be written: the disk is full, or it may only be read
        held,        ///< another program keeps it for itself
    };

    base::Diagnostic diagnostic;
    Kind kind = Kind::malformed;
};

template <class T>
using Outcome = base::Result<T, Fault>;

}  // namespace decant::store
