// The parts of programs: all there are.
// SPDX-License-Identifier: MIT
#include "api/parts.hpp"
#include "puzzles/dog_bunny/parts.hpp"
#include "puzzles/tube_sort/parts.hpp"

namespace decant {

constinit const puzzles::tube_sort::Parts puzzles::tube_sort::parts{
    .formats = formats,
    .find = find_boards,
    .search = search,
    .explore = explore,
    .play = play,
    .deal = deal,
    .unsolve = unsolve,
    .with_two_units_swapped = with_two_units_swapped,
};

constinit const puzzles::dog_bunny::Parts puzzles::dog_bunny::parts{
    .formats = formats,
    .search = search,
    .explore = explore,
    .play = play,
    .deal = deal,
    .unsolve = unsolve,
    .varied = varied,
};

namespace api {
constexpr AddOptions options[] = {add_reading, add_writing,    add_algorithms,          add_limits,
                                  add_answers, add_generation, add_limits_of_generation};
}  // namespace api

constinit const api::Parts api::parts{.read_one = reading::read_one,
                                      .read_named = reading::read_named,
                                      .read_each = reading::read_each,
                                      .parse_json_path = reading::parse_json_path,
                                      .options = options};

}  // namespace decant
