// A collection: levels with their sources, facts, metrics and plans, in one file.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "puzzles/family.hpp"
#include "reading/level.hpp"
#include "store/fault.hpp"
#include "store/filter.hpp"
#include "store/record.hpp"

namespace SQLite {
class Database;
}

namespace decant::store {

using base::Diagnostic;
using base::Result;

class Connection;

enum class Access {
    reading,   ///< the file must be there, and stays as it is
    existing,  ///< the file must be there
    create,    ///< it is made where it is not there
};

/// Which levels, in which order.
struct Query {
    std::optional<Filter> where;
    std::string sort;  ///< a column or a value; empty: by id
    bool descending = false;
    std::optional<std::int64_t> limit;   ///< at most so many
    std::optional<std::int64_t> id;      ///< this level alone
    std::optional<int> measured_before;  ///< levels without metrics of this version
};

/// A level to be added.
struct NewLevel {
    const puzzles::Puzzle* puzzle = nullptr;
    Origin origin;
};

struct Added {
    std::int64_t id = 0;
    bool is_new = false;  ///< else the collection has the level, perhaps in another order and other names
};

/// The findings of `verify`.
struct Verdict {
    std::int64_t levels = 0;
    std::int64_t plans = 0;
    std::vector<std::string> faults;       ///< one line each
    std::vector<std::string> misreadings;  ///< levels that may be others than their texts meant, likewise
};

/// Not for use by several threads at once; several programs may use one file at once.
class Collection {
  public:
    /// Opens the file of a collection, or makes one, and brings it to the current version. Writers wait for
    /// one another for up to a minute.
    ///
    /// The checks take the same time for a file of any size: of its header, its length, and its tables, which
    /// must be ours to the letter. They come before anything is written, and read the file without the help
    /// of others beside it: a file that does not pass stays as it was, byte for byte, with nothing new beside
    /// it. A file that may only be read is opened for reading. Reading alone needs no room on the disk.
    static Outcome<Collection> open(const std::string& path, Access access);
    Collection(Collection&&) noexcept;
    Collection& operator=(Collection&&) noexcept;
    ~Collection();

    [[nodiscard]] const std::string& path() const { return path_; }
    /// The names of all facts and metrics, in ascending order.
    Outcome<std::vector<std::string>> value_names();
    /// Why a query cannot be asked: it uses a name that no level has.
    [[nodiscard]] std::optional<Fault> refuse(const Query& query);

    /// Adds levels in one transaction: all of them or, after an error, none.
    Outcome<std::vector<Added>> add(std::span<const NewLevel> levels);
    /// Copies a record with its metrics and its plan.
    Outcome<Added> copy(const Record& record);

    /// Calls `use` with each level that a query asks for; stops when it returns false.
    Outcome<std::int64_t> each(const Query& query, const std::function<bool(const Record&)>& use);

    /// Stores metrics of a version in one transaction. Levels that have that version by now, by another
    /// program, keep what they have. Returns how many were stored.
    Outcome<std::int64_t> store(std::span<const std::pair<std::int64_t, Measurement>> measurements,
                                int version);

    /// Lets levels count as not yet measured; they keep what they have until `store`.
    Outcome<bool> forget(std::span<const Record> levels);

    /// Checks the file, that keys are what they should be, and that each plan solves its level.
    Outcome<Verdict> verify(const std::function<bool(std::int64_t)>& on_progress);

  private:
    Collection(std::string path, std::unique_ptr<Connection> connection);

    SQLite::Database& database();

    /// Names that a filter or an order may use: columns, and the values that any level has.
    std::vector<Column> columns();

    std::string path_;
    std::unique_ptr<Connection> connection_;
};

/// The level of a record, read from its text.
Result<reading::Level> level_of(const Record& record);

}  // namespace decant::store
