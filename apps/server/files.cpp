// Finds and reads files.
// SPDX-License-Identifier: MIT
#include "server/files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <utility>

namespace decant::server {

using requests::answer_of;
using requests::Problem;
namespace {

namespace fs = std::filesystem;

constexpr std::pair<std::string_view, std::string_view> types[] = {
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".map", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".wasm", "application/wasm"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".ico", "image/x-icon"},
    {".webp", "image/webp"},
    {".woff2", "font/woff2"},
    {".txt", "text/plain; charset=utf-8"},
};

std::string type_of(const fs::path& path) {
    const std::string extension = path.extension().string();
    for (const auto& [end, type] : types) {
        if (end == extension) return std::string(type);
    }
    return "application/octet-stream";
}

/// The file behind a path, with links followed; nothing if there is none, or if it lies outside of the root.
std::optional<fs::path> find(const fs::path& root, std::string_view path) {
    if (path.find('\0') != std::string_view::npos) return std::nullopt;
    std::error_code error;
    fs::path file = fs::canonical(root / fs::path(path).relative_path(), error);
    if (error) return std::nullopt;
    if (fs::is_directory(file, error)) file = fs::canonical(file / "index.html", error);
    if (error || !fs::is_regular_file(file, error)) return std::nullopt;
    const auto [end, rest] = std::mismatch(root.begin(), root.end(), file.begin(), file.end());
    return end == root.end() ? std::optional(file) : std::nullopt;
}

std::string tag_of(const fs::path& file) {
    std::error_code error;
    const auto size = fs::file_size(file, error);
    const auto time = fs::last_write_time(file, error).time_since_epoch().count();
    return fmt::format("\"{:x}-{:x}\"", size, static_cast<unsigned long long>(time));
}

/// Whether the list names the encoding, and not to say that it is not taken.
bool takes(std::string_view encodings, std::string_view encoding) {
    while (!encodings.empty()) {
        const std::string_view entry = encodings.substr(0, encodings.find(','));
        encodings.remove_prefix(std::min(encodings.size(), entry.size() + 1));
        const std::string_view word = entry.substr(std::min(entry.size(), entry.find_first_not_of(' ')));
        if (word.substr(0, word.find_first_of("; ")) == encoding)
            return word.find("q=0") == std::string_view::npos || word.find("q=0.") != std::string_view::npos;
    }
    return false;
}

struct Variant {
    fs::path file;
    std::string_view encoding;  ///< empty: as it is
};

Variant smallest(const fs::path& file, std::string_view encodings) {
    constexpr std::pair<std::string_view, std::string_view> known[] = {{"br", ".br"}, {"gzip", ".gz"}};
    for (const auto& [encoding, ending] : known) {
        fs::path compressed = file;
        compressed += ending;
        std::error_code error;
        if (takes(encodings, encoding) && fs::is_regular_file(fs::symlink_status(compressed, error)))
            return {compressed, encoding};
    }
    return {file, ""};
}

}  // namespace

FileAnswer file_answer(const std::string& root, const FileRequest& request) {
    const auto refusal = [](const Problem& problem) { return FileAnswer{answer_of(problem)}; };
    std::error_code error;
    const fs::path folder = fs::canonical(root, error);
    if (error)
        return refusal({500, "no_root", {"the folder of the page is gone", "start the server again", {}}});
    auto file = find(folder, request.path);
    if (!file && fs::path(request.path).extension().empty()) file = find(folder, "index.html");
    if (!file) return refusal({404, "not_found", {"there is nothing here", "", {}}});
    const Variant variant = smallest(*file, request.encodings);
    const std::string tag = tag_of(variant.file);
    // What a build puts into assets/ has a hash in its name, so it never changes; all else is asked for
    // again.
    const bool never_changes = request.path.rfind("/assets/", 0) == 0;
    FileAnswer found;
    found.answer.type = type_of(*file);
    found.headers = {{"ETag", tag},
                     {"Vary", "Accept-Encoding"},
                     {"Cache-Control", never_changes ? "public, max-age=31536000, immutable" : "no-cache"}};
    if (!variant.encoding.empty()) found.headers.emplace_back("Content-Encoding", variant.encoding);
    if (request.known == tag) {
        found.answer.status = 304;
        return found;
    }
    std::ifstream bytes(variant.file, std::ios::binary);
    found.answer.body.assign(std::istreambuf_iterator<char>(bytes), {});
    if (!bytes) return refusal({500, "unreadable", {"the file cannot be read", "", {}}});
    return found;
}

}  // namespace decant::server
