// Checks of the header and the pages first, then the database.
// SPDX-License-Identifier: MIT
#include "store/open.hpp"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>
#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string_view>

#include "store/schema.hpp"

namespace decant::store {
namespace {

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

OpenError refusal(const std::string& path, std::string_view problem, std::string remedy) {
    return {{fmt::format("{}: {}", path, problem), std::move(remedy), {}}, false};
}

OpenError unreadable(const std::string& path, int error, bool missing_helps) {
    return {{fmt::format("{}: cannot be read: {}", path, std::strerror(error)),
             missing_helps ? "make a collection with `import` or `add`, or give the path of one"
                           : "give a file that you may read",
             {}},
            true};
}

/// The header of an SQLite file (https://www.sqlite.org/fileformat.html, 1.3).
class Header {
  public:
    static constexpr std::size_t size = 100;

    explicit Header(const std::array<char, size>& bytes) : bytes_(bytes) {}

    [[nodiscard]] bool is_sqlite() const {
        return std::string_view(bytes_.data(), 16) == std::string_view("SQLite format 3\0", 16);
    }
    [[nodiscard]] std::uint64_t page_size() const {
        const std::uint64_t size = number(16, 2);
        return size == 1 ? 65536 : size;
    }
    [[nodiscard]] std::uint64_t pages() const { return number(28, 4); }
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

/// Whether changes lie in the log beside the file, so that the file alone is not the whole truth.
bool has_log(const std::string& path) {
    std::error_code none;
    const std::uintmax_t size = fs::file_size(path + "-wal", none);
    return !none && size > 0;
}

std::optional<OpenError> check_header(const std::string& path) {
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    std::array<char, Header::size> bytes{};
    if (!file) return unreadable(path, errno == 0 ? EIO : errno, errno == ENOENT);
    std::error_code ignored;
    if (fs::is_directory(path, ignored)) return unreadable(path, EISDIR, false);
    file.read(bytes.data(), bytes.size());
    const Header header(bytes);
    const std::string give = "give the path of a collection; this file was left as it is";
    if (file.gcount() < static_cast<std::streamsize>(bytes.size()) || !header.is_sqlite() ||
        header.application() != application_id) {
        const bool cut = file.gcount() > 0 && header.is_sqlite() && file.gcount() < 100;
        return refusal(path, cut ? "is cut short: its header is not whole" : "is no collection of decant",
                       give);
    }
    if (header.version() == 0) {
        return refusal(path, "is damaged: it says no version",
                       "restore it from a copy; this file was left as it is");
    }
    if (header.version() > static_cast<std::uint64_t>(current_version())) {
        return refusal(path,
                       fmt::format("is a collection of a newer version ({}; this program knows {})",
                                   header.version(), current_version()),
                       "use a newer decant; this file was left as it is");
    }
    const std::uintmax_t size = fs::file_size(path, ignored);
    if (!has_log(path) && size < header.page_size() * header.pages()) {
        return refusal(
            path,
            fmt::format("is cut short: it has {} bytes of {}", size, header.page_size() * header.pages()),
            "restore it from a copy; this file was left as it is");
    }
    return std::nullopt;
}

/// Looks at all pages, without a lock, a log or any other file.
std::optional<std::string> damage(const std::string& path) {
    try {
        SQLite::Database database(uri_of(path, "?mode=ro&immutable=1"),
                                  SQLite::OPEN_READONLY | SQLite::OPEN_URI);
        const std::string verdict = database.execAndGet("PRAGMA quick_check(1)").getString();
        if (verdict == "ok") return std::nullopt;
        // The last line says what is wrong, the others where SQLite looked.
        const std::size_t line = verdict.find_last_not_of('\n');
        return verdict.substr(verdict.find_last_of('\n', line) + 1);
    } catch (const SQLite::Exception& error) {
        return error.what();
    }
}

std::optional<OpenError> check_pages(const std::string& path) {
    // Another program may write while this one looks without a lock: what seems damaged is looked at again.
    constexpr int looks = 5;
    std::optional<std::string> found;
    for (int look = 0; look < looks; ++look) {
        std::error_code ignored;
        const auto before = fs::last_write_time(path, ignored);
        if (has_log(path)) return std::nullopt;
        found = damage(path);
        if (!found) return std::nullopt;
        if (!has_log(path) && fs::last_write_time(path, ignored) == before) break;
        ::usleep(20'000);
    }
    return refusal(path, fmt::format("is damaged: {}", *found),
                   "restore it from a copy; this file was left as it is");
}

/// A new collection appears under its name only when it is whole. Of two programs that make it at once, the
/// second one finds that of the first.
void create(const std::string& path) {
    const std::string draft = fmt::format("{}.new-{}", path, ::getpid());
    std::error_code ignored;
    fs::remove(draft, ignored);
    {
        SQLite::Database database(draft, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, busy_milliseconds);
        migrate(database, migrations());
        database.exec("PRAGMA journal_mode = WAL");
    }
    std::error_code no_links;
    fs::create_hard_link(draft, path, no_links);
    if (no_links && !fs::exists(path)) fs::rename(draft, path, ignored);
    fs::remove(draft, ignored);
}

bool has_tables(SQLite::Database& database) {
    return database.tableExists("level") && database.tableExists("value") && database.tableExists("plan");
}

bool may_write(const std::string& path) {
    const fs::path folder = fs::absolute(path).parent_path();
    return ::access(path.c_str(), W_OK) == 0 && ::access(folder.c_str(), W_OK) == 0;
}

}  // namespace

base::Result<std::unique_ptr<SQLite::Database>, OpenError> open_database(const std::string& path,
                                                                         Access access) {
    try {
        std::error_code ignored;
        if (access == Access::create && !fs::exists(path, ignored)) create(path);
        if (auto error = check_header(path)) return *std::move(error);
        if (auto error = check_pages(path)) return *std::move(error);
        if (!may_write(path)) {
            const std::string_view query = has_log(path) ? "?mode=ro" : "?mode=ro&immutable=1";
            return std::make_unique<SQLite::Database>(uri_of(path, query),
                                                      SQLite::OPEN_READONLY | SQLite::OPEN_URI);
        }
        auto database = std::make_unique<SQLite::Database>(path, SQLite::OPEN_READWRITE, busy_milliseconds);
        if (database->execAndGet("PRAGMA user_version").getInt() < current_version())
            migrate(*database, migrations());
        if (!has_tables(*database)) {
            return refusal(path, "is damaged: it lacks tables of a collection",
                           "restore it from a copy; this file was left as it is");
        }
        database->exec("PRAGMA foreign_keys = ON");
        // In a log, this loses nothing when a program is killed, and nothing but the last changes when the
        // machine goes down.
        database->exec("PRAGMA synchronous = NORMAL");
        return database;
    } catch (const SQLite::Exception& error) {
        return refusal(path, error.what(), "give a file in a folder that you may write to");
    }
}

}  // namespace decant::store
