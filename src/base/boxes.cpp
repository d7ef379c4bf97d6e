// Each character takes three bytes in UTF-8.
// SPDX-License-Identifier: MIT
#include "base/boxes.hpp"

namespace decant::base {

std::string without_boxes(std::string_view text) {
    constexpr std::string_view bars = "│┃║";
    constexpr std::string_view dashes = "─━═";
    std::string plain(text);
    for (std::size_t at = 0; (at = plain.find('\xe2', at)) != std::string::npos; ++at) {
        const auto sign = std::string_view(plain).substr(at, 3);
        if (sign.size() < 3 || (sign[1] != '\x94' && sign[1] != '\x95')) continue;
        const bool is_bar = bars.find(sign) != std::string_view::npos;
        plain.replace(at, 3, is_bar ? "|  " : dashes.find(sign) != std::string_view::npos ? "---" : "+  ");
    }
    return plain;
}

}  // namespace decant::base
