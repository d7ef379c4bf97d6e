// The WebAssembly module that reads pictures: it takes a file, its pixels, or a board with corrections, and
// gives the board that is seen there and the levels that it may mean.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "api/pictures.hpp"
#include "texts.hpp"

namespace decant::wasm {
namespace {

std::string refused(const api::Diagnostic& diagnostic, const char* code = "bad_picture") {
    return requests::answer_of({400, code, diagnostic}).body;
}

std::string recognized(const api::Result<api::Image>& image, std::string_view question) {
    if (!image) return refused(image.error());
    const auto asked = api::parse_picture_question(question);
    if (!asked) return refused(asked.error());
    const auto board = api::recognize(*image, asked->options, asked->frames);
    if (!board) return refused(board.error(), "no_board");
    return api::board_json(*board, api::read_board(*board, asked->options));
}

/// A number of 4 bytes, the lowest first.
std::uint32_t number(std::string_view bytes, std::size_t at) {
    std::uint32_t value = 0;
    for (std::size_t i = 4; i-- > 0;) value = value << 8 | static_cast<unsigned char>(bytes[at + i]);
    return value;
}

/// A question about bytes: how long its JSON is, the JSON, and the bytes.
struct AboutBytes {
    std::string_view question;
    std::string_view bytes;
};

AboutBytes parts_of(std::string_view body) {
    constexpr std::size_t head = 4;
    if (body.size() < head) return {};
    const std::string_view rest = body.substr(head);
    const std::size_t size = std::min<std::size_t>(number(body, 0), rest.size());
    return {rest.substr(0, size), rest.substr(size)};
}

/// Nothing for a file that the caller has to decode.
std::optional<std::string> read_file(std::string_view body) {
    const auto [question, bytes] = parts_of(body);
    const auto stored = api::measure(bytes);
    if (!stored) return refused(stored.error());
    if (!api::is_decoded(bytes)) return std::nullopt;
    return recognized(api::decode(bytes), question);
}

/// Two numbers for the size; then 4 bytes for each pixel.
std::string read_pixels(std::string_view body) {
    constexpr std::size_t head = 8;
    const auto [question, bytes] = parts_of(body);
    if (bytes.size() < head) return refused({"there are no pixels", "give a picture", {}});
    const api::Size size{number(bytes, 0), number(bytes, 4)};
    if (size.pixels() == 0 || bytes.size() != head + 4 * size.pixels())
        return refused({"these are not the pixels of a picture of that size", "give all of them", {}});
    return recognized(api::over_white(size, {bytes.begin() + head, bytes.end()}), question);
}

std::string read_corrected(std::string_view text) {
    const auto asked = api::parse_board(text);
    if (!asked) return refused(asked.error());
    return api::board_json(asked->board, api::read_board(asked->board, asked->options));
}

}  // namespace

/// Answers `picture`, `pixels` and `board` in JSON; null if the browser has to decode the picture first.
DECANT_EXPORT("answer")
const char* decant_answer(char* word, std::size_t word_bytes, char* body, std::size_t body_bytes) {
    const Text owned_word(word, word_bytes);
    const Text owned_body(body, body_bytes);
    const std::string_view what = owned_word;
    return kept([&]() -> std::optional<std::string> {
        if (what == "picture") return read_file(owned_body);
        if (what == "pixels") return read_pixels(owned_body);
        if (what == "board") return read_corrected(owned_body);
        return unknown_question();
    });
}

}  // namespace decant::wasm
