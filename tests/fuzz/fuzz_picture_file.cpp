// Bytes as a picture file: a level, the doubts with the level as far as it was read, or an error that can be
// shown. Pictures are small, so that noise is recognized in no time.
// SPDX-License-Identifier: MIT
#include "api/pictures.hpp"
#include "checks.hpp"
#include "picture/recognize.hpp"
#include "reading/picture.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace decant;
    const std::string_view bytes = fuzz::view_of(data, size);
    constexpr images::Limits limits{.bytes = 1 << 16, .pixels = 1 << 15};
    const auto image = images::decode(bytes, limits);
    if (!image) {
        fuzz::check_diagnostic_of_bytes(image.error(), bytes);
        return 0;
    }
    fuzz::require(api::is_picture(bytes), "a decoded file is a picture");
    fuzz::require(image->rgb.size() == 3 * image->size.pixels(), "each pixel has a color");
    const auto board = picture::recognize(
        {static_cast<int>(image->size.width), static_cast<int>(image->size.height), image->rgb});
    if (!board) {
        fuzz::check_diagnostic_of_bytes(board.error(), bytes);
        return 0;
    }
    const auto read = reading::read_picture(*board, {});
    if (read) {
        fuzz::check_pictures(read->puzzle());
        return 0;
    }
    fuzz::check_diagnostic_of_bytes(read.error().diagnostic, bytes);
    if (board->sure()) return 0;
    const auto meanings = api::meanings(read);
    fuzz::require(!meanings || !api::meanings_text(*meanings, {}).empty(), "doubts are shown");
    return 0;
}
