// Building blocks for the rows of the table of options.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <span>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "api/options.hpp"

namespace decant::api {

/// Numbers are converted to numbers; everything else keeps its own type.
template <class Place, class Said>
void put(Place& place, const Said& said) {
    if constexpr (std::is_integral_v<Place> && std::is_same_v<Said, std::uint64_t>) {
        // More bytes than a small machine can count become as many as it can.
        constexpr auto most = static_cast<std::uint64_t>(std::numeric_limits<Place>::max());
        place = static_cast<Place>(std::min(said, most));
    } else if constexpr (std::is_arithmetic_v<Place> && std::is_arithmetic_v<Said>) {
        place = static_cast<Place>(said);
    } else if constexpr (std::is_same_v<Place, Said>) {
        place = said;
    } else {
        assert(false);
    }
}

template <class Place>
void assign(Place& place, const OptionValue& value) {
    if constexpr (requires { place.emplace(); })
        assign(place.emplace(), value);
    else
        std::visit([&place](const auto& said) { put(place, said); }, value);
}

/// Sets the member of the options that a function without captures finds.
template <class Find>
SetOption into(Find) {
    return [](const OptionEntry&, Options& options, const OptionValue& value) {
        assign(Find()(options), value);
    };
}

/// Keeps the value of a family's option.
void keep(puzzles::Values& values, const OptionEntry& entry, const OptionValue& value);

/// The same for a key of a family, whose values it finds.
template <class Find>
SetOption among(Find) {
    return [](const OptionEntry& entry, Options& options, const OptionValue& value) {
        keep(Find()(options), entry, value);
    };
}

/// The keys of families, each once: those that share a key give it the same meaning.
std::vector<puzzles::Key> keys_of(std::span<const puzzles::Family* const> families,
                                  std::span<const puzzles::Key> (puzzles::Family::*keys)() const);

/// A key of a family.
OptionEntry option_of(const puzzles::Key& key, Questions questions, SetOption setter);

template <std::size_t count>
void append(std::vector<OptionEntry>& list, OptionEntry (&&part)[count]) {
    std::move(std::begin(part), std::end(part), std::back_inserter(list));
}

/// How levels are read, and in which format they are written.
void add_reading(std::vector<OptionEntry>& list);
void add_writing(std::vector<OptionEntry>& list);

/// How searches go, when they end, and what else answers are like.
void add_algorithms(std::vector<OptionEntry>& list);
void add_limits(std::vector<OptionEntry>& list);
void add_answers(std::vector<OptionEntry>& list);

/// The options of `generate`, and its limits.
void add_generation(std::vector<OptionEntry>& list);
void add_limits_of_generation(std::vector<OptionEntry>& list);

}  // namespace decant::api
