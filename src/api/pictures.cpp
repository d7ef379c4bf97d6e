// Decodes, recognizes, reads.
// SPDX-License-Identifier: MIT
#include "api/pictures.hpp"

#include "picture/recognize.hpp"
#include "reading/picture.hpp"

namespace decant::api {

Result<Level, Refusal> read_pixels(const Pixels& pixels, const LoadOptions& options) {
    const auto board = picture::recognize(pixels);
    if (!board) return Refusal{board.error()};
    return reading::read_picture(*board, options);
}

Result<Level, Refusal> read_picture(std::string_view bytes, const LoadOptions& options) {
    const auto image = images::decode(bytes);
    if (!image) return Refusal{image.error()};
    return read_pixels(
        {static_cast<int>(image->size.width), static_cast<int>(image->size.height), image->rgb}, options);
}

}  // namespace decant::api
