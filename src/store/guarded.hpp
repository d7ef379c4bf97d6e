// From what SQLite throws to a fault.
// SPDX-License-Identifier: MIT
#pragma once

#include <SQLiteCpp/Exception.h>

#include <stdexcept>
#include <string>

#include "store/connection.hpp"
#include "store/fault.hpp"

namespace decant::store {

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
