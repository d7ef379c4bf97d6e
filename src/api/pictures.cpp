// Decodes, recognizes, reads.
// SPDX-License-Identifier: MIT
#include "api/pictures.hpp"

#include "picture/recognize.hpp"
#include "reading/picture.hpp"

namespace decant::api {

Result<Board> recognize(const Image& image, const std::vector<picture::Rectangle>& frames) {
    const picture::Pixels pixels{static_cast<int>(image.size.width), static_cast<int>(image.size.height),
                                 image.rgb};
    return frames.empty() ? picture::recognize(pixels) : picture::recognize_framed(pixels, frames);
}

Result<Level, Refusal> read_board(const Board& board, const LoadOptions& options) {
    return reading::read_picture(board, options);
}

Result<Level, Refusal> read_picture(std::string_view bytes, const LoadOptions& options) {
    const auto image = images::decode(bytes);
    if (!image) return Refusal{image.error()};
    const auto board = recognize(*image);
    if (!board) return Refusal{board.error()};
    return read_board(*board, options);
}

}  // namespace decant::api
