// The tables of a collection, and how older ones become current.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace SQLite {
class Database;
}

namespace decant::store {

/// "dcnt", in the header of each collection: a file without it is none.
inline constexpr std::uint32_t application_id = 0x64636e74;

/// The statements that lead from each version to the next one, from version 0, the empty database. The
/// version of a file is its `user_version`. A step that was released never changes; a new one is added behind
/// it.
std::span<const std::string_view> migrations();

/// The version that this program writes.
inline int current_version() { return static_cast<int>(migrations().size()); }

/// The first difference of a database's schema from the one that `steps` make, as in "its trigger 'x' is not
/// one of a collection"; nothing where they are the same to the letter. Throws as SQLite does.
std::optional<std::string> schema_fault(SQLite::Database& database, std::span<const std::string_view> steps);

/// Brings a database to the version after the last of `steps`, in one transaction; throws as SQLite does.
void migrate(SQLite::Database& database, std::span<const std::string_view> steps);

}  // namespace decant::store
