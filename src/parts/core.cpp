// The parts of the page's core, which reads decant's own texts alone.
// SPDX-License-Identifier: MIT
#include "api/parts.hpp"
#include "puzzles/dog_bunny/parts.hpp"
#include "puzzles/tube_sort/parts.hpp"
#include "reading/detect.hpp"

namespace decant {

constinit const puzzles::tube_sort::Parts puzzles::tube_sort::parts{
    .formats = native_formats,
    .search = search,
    .explore = explore,
    .play = play,
    .deal = deal,
    .unsolve = unsolve,
    .with_two_units_swapped = with_two_units_swapped,
};

constinit const puzzles::dog_bunny::Parts puzzles::dog_bunny::parts{
    .formats = native_formats,
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

constinit const api::Parts api::parts{.read_one = reading::read_native_only, .options = options};

}  // namespace decant
