// From what SQLite throws to a result.
// SPDX-License-Identifier: MIT
#pragma once

#include <SQLiteCpp/Exception.h>
#include <fmt/format.h>

#include <string>

#include "base/result.hpp"

namespace decant::store {

/// `result()`, or an error that names the file, where SQLite throws.
template <class Work>
auto guarded(const std::string& path, const Work& work) -> decltype(work()) {
    try {
        return work();
    } catch (const SQLite::Exception& error) {
        return base::Diagnostic{fmt::format("{}: {}", path, error.what()),
                                "check the disk and that no other program holds the file, or run `verify`",
                                {}};
    }
}

}  // namespace decant::store
