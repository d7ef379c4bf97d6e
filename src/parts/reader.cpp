// The parts of the page's reader: all texts, and neither searches nor makers.
// SPDX-License-Identifier: MIT
#include "api/parts.hpp"
#include "puzzles/dog_bunny/parts.hpp"
#include "puzzles/tube_sort/parts.hpp"

namespace decant {

constinit const puzzles::tube_sort::Parts puzzles::tube_sort::parts{
    .formats = formats,
    .find = find_boards,
};

constinit const puzzles::dog_bunny::Parts puzzles::dog_bunny::parts{
    .formats = formats,
};

namespace api {
constexpr AddOptions options[] = {add_reading, add_writing};
}  // namespace api

constinit const api::Parts api::parts{.read_one = reading::read_one,
                                      .read_named = reading::read_named,
                                      .read_each = reading::read_each,
                                      .parse_json_path = reading::parse_json_path,
                                      .options = options};

}  // namespace decant
