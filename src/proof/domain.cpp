// The small parts that all texts in proofs share.
// SPDX-License-Identifier: MIT
#include "proof/domain.hpp"

#include <limits>
#include <new>

namespace decant::proof {

Number next_number(std::size_t contents) {
    if (contents > std::numeric_limits<Number>::max()) throw std::bad_alloc();
    return static_cast<Number>(contents);
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> pieces;
    for (;;) {
        const std::size_t end = text.find(separator);
        pieces.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return pieces;
        text.remove_prefix(end + 1);
    }
}

std::optional<Cost> read_number(std::string_view digits) {
    constexpr std::size_t most_digits = 9;
    const bool led_by_zero = digits.size() > 1 && digits.front() == '0';
    if (digits.empty() || digits.size() > most_digits || led_by_zero) return std::nullopt;
    Cost number = 0;
    for (const char digit : digits) {
        if (digit < '0' || digit > '9') return std::nullopt;
        number = number * 10 + (digit - '0');
    }
    return number;
}

}  // namespace decant::proof
