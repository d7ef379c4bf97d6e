// Levels in pictures.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "api/decant.hpp"
#include "images/decode.hpp"
#include "images/image.hpp"
#include "images/kinds.hpp"
#include "picture/board.hpp"
#include "picture/pixels.hpp"

namespace decant::api {

using images::over_white;
using picture::Pixels;

/// The most bytes of a picture file that is read, and the most pixels.
inline constexpr std::size_t most_picture_bytes = images::Limits{}.bytes;
inline constexpr std::size_t most_pixels = images::Limits{}.pixels;

/// Whether bytes begin as a picture file does, be it of a kind that is read or not.
inline bool is_picture(std::string_view bytes) { return images::kind_of(bytes) != nullptr; }

/// Reads the level that a picture shows. A board in doubt is refused, with the level as far as it was read,
/// and where to look in the picture.
Result<Level, Refusal> read_pixels(const Pixels& pixels, const LoadOptions& options);
/// The same from a file in PNG, JPEG or WebP.
Result<Level, Refusal> read_picture(std::string_view bytes, const LoadOptions& options);

// The steps of that, for programs that show the board to people before it is used.

using images::decode;
using images::Image;
using images::is_decoded;
using images::measure;
using images::Size;
using picture::Board;

/// The board that a picture shows; of tubes that a person has framed, if any are, and of the capacity that
/// the options state.
Result<Board> recognize(const Image& image, const LoadOptions& options,
                        const std::vector<picture::Rectangle>& frames = {});

/// The level of a board, or what is in doubt.
Result<Level, Refusal> read_board(const Board& board, const LoadOptions& options);

// Recognized boards as JSON, for programs that show them over the picture, and back with corrections.

/// The board, what it means, and if it is not a level, why. A place is in doubt if it says so.
std::string board_json(const Board& board, const Result<Level, Refusal>& read);

/// How to read a picture, and tubes that a person has framed in it.
struct PictureQuestion {
    std::vector<picture::Rectangle> frames;
    LoadOptions options;
};

/// Takes `{"frames":[[10,20,30,90]],"capacity":5,"rules":"ball","partial":true}`, of which nothing is
/// required.
Result<PictureQuestion> parse_picture_question(std::string_view text);

/// A board as it comes back, and how to read it.
struct BoardQuestion {
    Board board;
    LoadOptions options;
};

/// Takes `{"board":{...},"rules":"ball","partial":true}`, of which only the board is required. Its counts are
/// those of its places. A place in which a person has put something has the confidence 1; questions that are
/// answered are left out, and a color that a person has added is named here if its name is empty.
Result<BoardQuestion> parse_board(std::string_view text);

}  // namespace decant::api
