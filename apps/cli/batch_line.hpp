// A level of a batch, as its input has it.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "api/decant.hpp"

namespace decant::cli {

/// A line that holds a level, or a level of another text.
struct BatchLine {
    std::string text;        ///< the line; the code of a level of another text, or its `#ID` if it has none
    std::size_t number = 0;  ///< from 1, among such lines
    std::uint64_t end = 0;   ///< bytes of the input up to its end, where that is known
    std::string source = "code";                        ///< what messages call it
    std::optional<api::Result<api::Level>> level = {};  ///< of another text

    /// What answers say of a level of another text beside its code; nothing of a line.
    [[nodiscard]] std::string remarks() const {
        return level && *level ? api::reading_member(**level) + api::colors_member(**level) : "";
    }
};

}  // namespace decant::cli
