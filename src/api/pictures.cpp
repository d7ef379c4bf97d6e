// Reads levels in pictures: decodes, recognizes, reads the board.
// SPDX-License-Identifier: MIT
#include "api/pictures.hpp"

#include "picture/recognize.hpp"
#include "reading/picture.hpp"

namespace decant::api {

namespace {

Pixels pixels_of(const Image& image) {
    return {static_cast<int>(image.size.width), static_cast<int>(image.size.height), image.rgb};
}

}  // namespace

Result<Board> recognize(const Image& image, const LoadOptions& options,
                        const std::vector<picture::Rectangle>& frames) {
    const auto capacity = options.read.get<int>("capacity");
    return frames.empty() ? picture::recognize(pixels_of(image), capacity)
                          : picture::recognize_framed(pixels_of(image), frames, capacity);
}

Result<Level, Refusal> read_board(const Board& board, const LoadOptions& options) {
    return reading::read_picture(board, options);
}

Result<Level, Refusal> read_pixels(const Pixels& pixels, const LoadOptions& options) {
    const auto board = picture::recognize(pixels, options.read.get<int>("capacity"));
    if (!board) return Refusal{board.error()};
    return read_board(*board, options);
}

Result<Level, Refusal> read_picture(std::string_view bytes, const LoadOptions& options) {
    const auto image = images::decode(bytes);
    if (!image) return Refusal{image.error()};
    return read_pixels(pixels_of(*image), options);
}

}  // namespace decant::api
