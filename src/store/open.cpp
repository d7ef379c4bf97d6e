// Opens the file of a collection: checks of the header and the tables first, then the database.
// SPDX-License-Identifier: MIT
#include <SQLiteCpp/Exception.h>
#include <fmt/format.h>
#include <sqlite3.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <memory>
#include <new>
#include <optional>
#include <string_view>

#include "store/collection.hpp"
#include "store/connection.hpp"
#include "store/schema.hpp"

namespace decant::store {
namespace {

class FileHeader {
  public:
    static constexpr std::size_t size = 100;

    explicit FileHeader(const std::array<char, size>& bytes) : bytes_(bytes) {}

    [[nodiscard]] bool is_sqlite() const {
        return std::string_view(bytes_.data(), 16) == std::string_view("SQLite format 3\0", 16);
    }
    [[nodiscard]] std::uint64_t page_size() const {
        const std::uint64_t size = number(16, 2);
        return size == 1 ? 65536 : size;
    }
    [[nodiscard]] std::uint64_t pages() const { return number(28, 4); }
    [[nodiscard]] bool is_utf_8() const { return number(56, 4) == 1; }
    [[nodiscard]] std::uint64_t version() const { return number(60, 4); }
    [[nodiscard]] std::uint64_t application() const { return number(68, 4); }

  private:
    [[nodiscard]] std::uint64_t number(std::size_t at, std::size_t bytes) const {
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < bytes; ++i)
            value = value << 8 | static_cast<unsigned char>(bytes_[at + i]);
        return value;
    }
    std::array<char, size> bytes_;
};

namespace fs = std::filesystem;

constexpr int busy_milliseconds = 60'000;

/// The path as an SQLite URI, in which `?`, `#` and `%` mean something.
std::string uri_of(const std::string& path, std::string_view query) {
    std::string uri = "file:";
    for (const char c : fs::absolute(path).string()) {
        if (c == '?' || c == '#' || c == '%')
            uri += fmt::format("%{:02X}", static_cast<unsigned>(static_cast<unsigned char>(c)));
        else
            uri += c;
    }
    return uri.append(query);
}

constexpr auto restore_untouched = "restore it from a copy; this file was left as it is";

Fault refusal(const std::string& path, std::string_view problem, std::string remedy) {
    return {{fmt::format("{}: {}", path, problem), std::move(remedy), {}}, Fault::Kind::malformed};
}

Fault unwritable(const std::string& path, std::string_view why) {
    return {{fmt::format("{}: cannot be created: {}", path, why),
             "give a path in a folder that you may write to, on a disk with room"},
            Fault::Kind::unwritable};
}

Fault unreadable(const std::string& path, int error, bool missing_helps) {
    return {{fmt::format("{}: cannot be read: {}", path, std::strerror(error)),
             missing_helps ? "create a collection with `import` or `add`, or give the path of one"
                           : "give a file that you may read"},
            Fault::Kind::unreadable};
}

std::uintmax_t size_of(const std::string& path) {
    std::error_code none;
    const std::uintmax_t size = fs::file_size(path, none);
    return none ? 0 : size;
}

/// With its log.
std::uintmax_t bytes_of(const std::string& path) { return size_of(path) + size_of(path + "-wal"); }

/// Whether changes lie in a log beside the file, so that the file alone is not the whole truth.
bool has_log(const std::string& path) { return size_of(path + "-wal") > 0; }

/// Collections keep changes in a log, never in a journal. SQLite would write the pages of one back into the
/// file before anything can be checked, and remove the file that its end names
/// (https://www.sqlite.org/fileformat.html, 3.1; https://www.sqlite.org/tempfiles.html, 2.4).
std::optional<Fault> check_journal(const std::string& path) {
    if (size_of(path + "-journal") == 0) return std::nullopt;
    return refusal(path, "has a journal beside it, which a collection of decant never has",
                   fmt::format("do not use it, or let the program that left {}-journal finish", path));
}

std::optional<Fault> check_header(const std::string& path) {
    const std::string give = "give the path of a collection; this file was left as it is";
    std::error_code ignored;
    if (fs::is_directory(path, ignored)) return unreadable(path, EISDIR, false);
    // A pipe would keep us waiting.
    if (fs::exists(path, ignored) && !fs::is_regular_file(path, ignored))
        return refusal(path, "is not a collection of decant", give);
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    std::array<char, FileHeader::size> bytes{};
    if (!file) return unreadable(path, errno == 0 ? EIO : errno, errno == ENOENT);
    file.read(bytes.data(), bytes.size());
    const FileHeader header(bytes);
    if (file.gcount() < static_cast<std::streamsize>(bytes.size()) || !header.is_sqlite() ||
        header.application() != application_id || !header.is_utf_8()) {
        const bool cut = file.gcount() > 0 && header.is_sqlite() && file.gcount() < 100;
        return refusal(path, cut ? "is cut short: its header is incomplete" : "is not a collection of decant",
                       give);
    }
    if (header.version() == 0) {
        return refusal(path, "is damaged: it states no version", restore_untouched);
    }
    if (header.version() > static_cast<std::uint64_t>(current_version())) {
        return refusal(path,
                       fmt::format("is a collection of a newer version ({}; this program supports {})",
                                   header.version(), current_version()),
                       "use a newer decant; this file was left as it is");
    }
    const std::uintmax_t size = size_of(path);
    if (!has_log(path) && size < header.page_size() * header.pages()) {
        return refusal(
            path,
            fmt::format("is cut short: it has {} bytes of {}", size, header.page_size() * header.pages()),
            restore_untouched);
    }
    return std::nullopt;
}

/// The fault of the tables, which must be those of the version that the file says it has.
std::optional<std::string> damage(SQLite::Database& database) {
    const int version = database.execAndGet("PRAGMA user_version").getInt();
    if (version < 1 || version > current_version()) return "its version changed";
    return schema_fault(database, migrations().first(static_cast<std::size_t>(version)));
}

/// Reads the file and its log without a lock or any other file. A concurrent write may tear the data that is
/// read.
std::unique_ptr<Connection> connect_alone(const std::string& path) {
    const bool with_log = has_log(path);
    auto connection = std::make_unique<Connection>(
        uri_of(path, with_log ? "?mode=ro&vfs=unix-none" : "?mode=ro&immutable=1"),
        SQLite::OPEN_READONLY | SQLite::OPEN_URI, bytes_of(path));
    if (with_log) {
        // The index of the log lies in memory of our own then.
        connection->database().exec("PRAGMA locking_mode = EXCLUSIVE");
        // It may be the log of others, who would go on to write into a file that is gone.
        connection->close_without_trace();
    }
    return connection;
}

/// Whether `connect_alone` finds damage; where it cannot look, opening the file will find it.
std::optional<std::string> damage_seen_alone(const std::string& path) {
    try {
        return damage(connect_alone(path)->database());
    } catch (const SQLite::Exception& error) {
        check_memory(error);
        if (error.getErrorCode() == SQLITE_CANTOPEN) return std::nullopt;
        return error.what();
    }
}

/// Changes with each write to the file or its log.
using Stamp = std::array<std::pair<fs::file_time_type, std::uintmax_t>, 2>;

Stamp stamp_of(const std::string& path) {
    const auto of_one = [](const std::string& file) {
        std::error_code ignored;
        return std::pair(fs::last_write_time(file, ignored), size_of(file));
    };
    return {of_one(path), of_one(path + "-wal")};
}

std::optional<Fault> check_tables(const std::string& path) {
    if (!damage_seen_alone(path)) return std::nullopt;
    // Another program may have written meanwhile. Apparent damage is looked at while nobody writes: times
    // of files are the same for some milliseconds.
    constexpr int looks = 5;
    for (int look = 0; look < looks; ++look) {
        const Stamp before = stamp_of(path);
        ::usleep(20'000);
        const auto found = damage_seen_alone(path);
        if (!found) return std::nullopt;
        if (stamp_of(path) == before)
            return refusal(path, fmt::format("is damaged: {}", *found), restore_untouched);
    }
    // They still write; locks will tell.
    return std::nullopt;
}

/// The file of a collection without levels.
std::string empty_collection() {
    SQLite::Database database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    migrate(database, migrations());
    sqlite3_int64 size = 0;
    const std::unique_ptr<unsigned char, decltype(&sqlite3_free)> bytes(
        sqlite3_serialize(database.getHandle(), "main", &size, 0), sqlite3_free);
    if (!bytes) throw std::bad_alloc();
    std::string file(bytes.get(), bytes.get() + size);
    file[18] = file[19] = 2;  // changes go into a log (https://www.sqlite.org/fileformat.html, 1.3.3)
    return file;
}

/// A new collection appears under its name only when it is whole. Of two programs that make it at once, the
/// second one finds that of the first. Until then it is locked: it is not one that a killed program left.
std::optional<Fault> create(const std::string& path) {
    const auto bytes = guarded(path, [&]() -> Outcome<std::string> { return empty_collection(); });
    if (!bytes) return bytes.error();
    const std::string draft = fmt::format("{}.new-{}", path, ::getpid());
    std::error_code error;
    fs::remove(draft, error);
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(draft.c_str(), "wbxe"),
                                                               [](std::FILE* f) { return std::fclose(f); });
    if (!file) return unwritable(path, std::strerror(errno));
    ::flock(::fileno(file.get()), LOCK_EX | LOCK_NB);
    const bool is_whole = std::fwrite(bytes->data(), 1, bytes->size(), file.get()) == bytes->size() &&
                          std::fflush(file.get()) == 0 && ::fsync(::fileno(file.get())) == 0;
    if (!is_whole) error.assign(errno, std::generic_category());
    if (is_whole) fs::create_hard_link(draft, path, error);
    std::error_code ignored;
    if (is_whole && error && !fs::exists(path, error)) fs::rename(draft, path, error);
    fs::remove(draft, ignored);
    if (error) return unwritable(path, error.message());
    return std::nullopt;
}

bool may_write(const std::string& path) {
    const fs::path folder = fs::absolute(path).parent_path();
    return ::access(path.c_str(), W_OK) == 0 && ::access(folder.c_str(), W_OK) == 0;
}

/// Opens the file for what may be done with it.
std::unique_ptr<Connection> connect(const std::string& path) {
    if (may_write(path))
        return std::make_unique<Connection>(path, SQLite::OPEN_READWRITE, bytes_of(path), busy_milliseconds);
    const std::string_view query = has_log(path) ? "?mode=ro" : "?mode=ro&immutable=1";
    return std::make_unique<Connection>(uri_of(path, query), SQLite::OPEN_READONLY | SQLite::OPEN_URI,
                                        bytes_of(path));
}

using Opened = Outcome<std::unique_ptr<Connection>>;

Opened open_to_write(const std::string& path) {
    auto connection = connect(path);
    SQLite::Database& database = connection->database();
    // Once more, now that others wait.
    if (const auto found = damage(database)) {
        connection->close_without_trace();
        return refusal(path, fmt::format("is damaged: {}", *found), restore_untouched);
    }
    if (database.execAndGet("PRAGMA user_version").getInt() < current_version())
        migrate(database, migrations());
    // Another program may have taken the file out of this mode.
    if (sqlite3_db_readonly(database.getHandle(), "main") == 0) database.exec("PRAGMA journal_mode = WAL");
    database.exec("PRAGMA foreign_keys = ON");
    // In a log, this loses nothing when a program is killed, and nothing but the last changes when the
    // machine goes down.
    database.exec("PRAGMA synchronous = NORMAL");
    return connection;
}

/// Where SQLite cannot fill the files that it keeps beside this one, it leaves them there.
void remove_unfilled(const std::string& path) {
    try {
        Connection connection(path, SQLite::OPEN_READWRITE, bytes_of(path));
        connection.database().exec("PRAGMA locking_mode = EXCLUSIVE");
        connection.database().execAndGet("PRAGMA user_version");
        // Now nobody else has any of them open. An empty log goes with this connection.
        if (has_log(path)) connection.close_without_trace();
        std::error_code ignored;
        fs::remove(path + "-shm", ignored);
    } catch (const SQLite::Exception& error) {
        check_memory(error);
    }
}

/// A file of an older version cannot be read before it is brought up to date: `why_not_to_write` stays.
Opened open_alone(const std::string& path, const Fault& why_not_to_write) {
    auto connection = connect_alone(path);
    if (connection->database().execAndGet("PRAGMA user_version").getInt() < current_version())
        return why_not_to_write;
    return connection;
}

Opened open_database(const std::string& path, Access access) {
    std::error_code ignored;
    if (access == Access::create && !fs::exists(path, ignored)) {
        if (auto fault = create(path)) return *std::move(fault);
    }
    for (const auto check : {check_header, check_journal, check_tables}) {
        if (auto fault = check(path)) return *std::move(fault);
    }
    Opened opened = guarded(path, [&] { return open_to_write(path); });
    if (opened || opened.error().kind != Fault::Kind::unwritable) return opened;
    remove_unfilled(path);
    if (access != Access::reading) return opened;
    return guarded(path, [&] { return open_alone(path, opened.error()); });
}

}  // namespace

Outcome<Collection> Collection::open(const std::string& path, Access access) {
    auto connection = open_database(path, access);
    if (!connection) return connection.error();
    return Collection(path, *std::move(connection));
}

}  // namespace decant::store
