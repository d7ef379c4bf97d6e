// Finds and reads the files of the page.
// SPDX-License-Identifier: MIT
#include "server/files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <istream>
#include <iterator>
#include <memory>
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

/// Empty for a kind of file that no page has.
std::string_view type_of(const fs::path& path) {
    const std::string extension = path.extension().string();
    const auto* const found = std::find_if(std::begin(types), std::end(types),
                                           [&](const auto& entry) { return entry.first == extension; });
    return found == std::end(types) ? "" : found->second;
}

/// Whether any name on the way is one that people hide, such as `.git`, or leads up.
bool is_hidden(const fs::path& path) {
    return std::any_of(path.begin(), path.end(),
                       [](const fs::path& name) { return name.native().rfind('.', 0) == 0; });
}

/// The file behind a path, with links followed; nothing if there is none, if it lies outside of the root, or
/// if it is not part of a page.
std::optional<fs::path> find(const fs::path& root, const fs::path& path) {
    std::error_code error;
    fs::path file = fs::canonical(root / path, error);
    if (error) return std::nullopt;
    if (fs::is_directory(file, error)) file = fs::canonical(file / "index.html", error);
    if (error || !fs::is_regular_file(file, error)) return std::nullopt;
    const auto [end, rest] = std::mismatch(root.begin(), root.end(), file.begin(), file.end());
    if (end != root.end()) return std::nullopt;
    const bool is_of_page = !is_hidden(file.lexically_relative(root)) && !type_of(file).empty();
    return is_of_page ? std::optional(file) : std::nullopt;
}

/// The page is made of its own files alone, and compiles WebAssembly. Pictures may also be made by it.
constexpr const char* policy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; object-src "
    "'none'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

std::string tag_of(const fs::path& file) {
    std::error_code error;
    const auto size = fs::file_size(file, error);
    const auto time = fs::last_write_time(file, error).time_since_epoch().count();
    return fmt::format("\"{:x}-{:x}\"", size, static_cast<unsigned long long>(time));
}

/// Whether the list names the encoding, other than to refuse it.
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

/// Sends as many bytes as the client was told; false if the file no longer has so many.
bool send_bytes(std::istream& file, std::uint64_t length, const Send& send) {
    std::array<char, std::size_t{64} << 10> piece{};
    while (length > 0) {
        const auto size = std::min<std::uint64_t>(length, piece.size());
        if (!file.read(piece.data(), static_cast<std::streamsize>(size))) return false;
        if (!send({piece.data(), static_cast<std::size_t>(size)})) return false;
        length -= size;
    }
    return true;
}

Response refusal(const Problem& problem) {
    Response response;
    put(answer_of(problem), response);
    return response;
}

}  // namespace

Response file_response(const std::string& root, const FileRequest& request) {
    std::error_code error;
    const fs::path folder = fs::canonical(root, error);
    if (error) return refusal({500, "no_root", {"the folder of the page is gone", "start the server again"}});
    const fs::path path = fs::path(request.path).relative_path();
    std::optional<fs::path> file;
    if (!is_hidden(path) && request.path.find('\0') == std::string_view::npos) {
        file = find(folder, path);
        if (!file && path.extension().empty()) file = find(folder, "index.html");
    }
    if (!file) return refusal({404, "not_found", {"there is nothing here", "", {}}});
    const Variant variant = smallest(*file, request.encodings);
    const std::string tag = tag_of(variant.file);
    // A file that a build puts into assets/ has a hash in its name, so it never changes; all others are asked
    // for again.
    const bool never_changes = request.path.rfind("/assets/", 0) == 0;
    Response found;
    found.headers = {{"ETag", tag},
                     {"Vary", "Accept-Encoding"},
                     {"Content-Security-Policy", policy},
                     {"Cache-Control", never_changes ? "public, max-age=31536000, immutable" : "no-cache"}};
    if (!variant.encoding.empty()) found.headers.emplace_back("Content-Encoding", variant.encoding);
    if (request.known == tag) {
        found.status = 304;
        return found;
    }
    const auto bytes = std::make_shared<std::ifstream>(variant.file, std::ios::binary);
    const std::uint64_t length = fs::file_size(variant.file, error);
    if (error || !*bytes) return refusal({500, "unreadable", {"the file cannot be read", "", {}}});
    found.type = type_of(*file);
    found.length = length;
    found.stream = [bytes, length](const Send& send) { return send_bytes(*bytes, length, send); };
    return found;
}

}  // namespace decant::server
