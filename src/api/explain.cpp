// Decodes a picture, recognizes its board, and draws how that came about.
// SPDX-License-Identifier: MIT
#include "api/explain.hpp"

#include "explain/sheet.hpp"
#include "images/decode.hpp"
#include "picture/recognize.hpp"
#include "reading/picture.hpp"

namespace decant::api {

Result<Explanation> explain_picture(std::string_view bytes, const LoadOptions& options) {
    const auto image = images::decode(bytes);
    if (!image) return image.error();
    const picture::Recognition seen = picture::examine(
        {static_cast<int>(image->size.width), static_cast<int>(image->size.height), image->rgb},
        options.read.get<int>("capacity"));
    const auto board = seen.board();
    return Explanation{explain::sheet(seen), board ? reading::read_picture(*board, options)
                                                   : Result<Level, Refusal>(Refusal{board.error()})};
}

}  // namespace decant::api
