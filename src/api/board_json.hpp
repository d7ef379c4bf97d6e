// Boards that were recognized, as JSON: for who shows them over the picture, and back with corrections.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "api/pictures.hpp"

namespace decant::api {

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
