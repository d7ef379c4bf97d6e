// Splits a number into its parts, and multiplies them without rounding.
// SPDX-License-Identifier: MIT
#include "cli/numbers.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <limits>
#include <string>

namespace decant::cli {
namespace {

constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();

template <class Number>
std::optional<Number> read_all(std::string_view digits) {
    Number number{};
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const bool is_read = error == std::errc{} && end == digits.data() + digits.size();
    return is_read ? std::optional(number) : std::nullopt;
}

/// Takes the digits off the front of a text.
std::string_view take_digits(std::string_view& text) {
    const std::string_view digits =
        text.substr(0, std::min(text.find_first_not_of("0123456789"), text.size()));
    text.remove_prefix(digits.size());
    return digits;
}

bool take(std::string_view& text, char c) {
    if (!text.starts_with(c)) return false;
    text.remove_prefix(1);
    return true;
}

/// Takes the exponent off the front of a text, as in `e9`; 0 if there is none, and the text stays. One too
/// large for an `int` leads beyond all limits all the same.
int take_exponent(std::string_view& text) {
    std::string_view rest = text;
    if (!take(rest, 'e') && !take(rest, 'E')) return 0;
    const bool is_negative = take(rest, '-');
    if (!is_negative) take(rest, '+');
    const std::string_view digits = take_digits(rest);
    if (digits.empty()) return 0;
    text = rest;
    constexpr int huge = 1'000'000;
    const int size = std::min(read_all<int>(digits).value_or(huge), huge);
    return is_negative ? -size : size;
}

/// (-) digits * 10^exponent, and the text behind it.
struct Decimal {
    bool is_negative = false;
    std::string digits;
    int exponent = 0;
    std::string_view rest;
};

std::optional<Decimal> decimal_of(std::string_view word) {
    Decimal decimal;
    decimal.is_negative = take(word, '-');
    decimal.digits = take_digits(word);
    if (take(word, '.')) {
        const std::string_view fraction = take_digits(word);
        decimal.digits += fraction;
        decimal.exponent = -static_cast<int>(fraction.size());
    }
    if (decimal.digits.empty()) return std::nullopt;
    decimal.exponent += take_exponent(word);
    decimal.rest = word;
    return decimal;
}

/// The number times `unit`, a power of two.
std::optional<std::uint64_t> product(Decimal decimal, std::uint64_t unit) {
    const auto significant = decimal.digits.find_last_not_of('0');
    if (decimal.is_negative) return std::nullopt;
    if (significant == std::string::npos) return 0;
    decimal.exponent += static_cast<int>(decimal.digits.size() - significant - 1);
    decimal.digits.resize(significant + 1);
    auto number = read_all<std::uint64_t>(decimal.digits).value_or(0);
    if (number == 0) return std::nullopt;
    const auto divide = [&](std::uint64_t divisor) {
        std::uint64_t& factor = unit % divisor == 0 ? unit : number;
        if (factor % divisor != 0) return false;
        factor /= divisor;
        return true;
    };
    const auto multiply = [&](std::uint64_t factor) {
        if (number > largest / factor) return false;
        number *= factor;
        return true;
    };
    for (int& e = decimal.exponent; e < 0; ++e) {
        if (!divide(5) || !divide(2)) return std::nullopt;
    }
    for (int& e = decimal.exponent; e > 0; --e) {
        if (!multiply(10)) return std::nullopt;
    }
    return multiply(unit) ? std::optional(number) : std::nullopt;
}

/// The bytes of a unit, in upper or lower case; nothing if there is no such unit.
std::optional<std::uint64_t> bytes_of(std::string_view unit) {
    std::string word(unit);
    std::transform(word.begin(), word.end(), word.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    if (word.empty() || word == "B") return 1;
    const auto power = std::string_view("KMGTP").find(word.front());
    const std::string_view ending = std::string_view(word).substr(1);
    if (power == std::string_view::npos || (!ending.empty() && ending != "B" && ending != "IB"))
        return std::nullopt;
    return std::uint64_t{1} << 10 * (power + 1);
}

}  // namespace

bool is_decimal(std::string_view word) {
    const auto decimal = decimal_of(word);
    return decimal && decimal->rest.empty();
}

std::optional<std::uint64_t> read_whole(std::string_view word) {
    return is_decimal(word) ? product(*decimal_of(word), 1) : std::nullopt;
}

std::optional<double> read_decimal(std::string_view word) {
    return is_decimal(word) ? read_all<double>(word) : std::nullopt;
}

bool is_size(std::string_view word) {
    const auto decimal = decimal_of(word);
    return decimal && bytes_of(decimal->rest);
}

std::optional<std::uint64_t> read_size(std::string_view word) {
    return is_size(word) ? product(*decimal_of(word), *bytes_of(decimal_of(word)->rest)) : std::nullopt;
}

}  // namespace decant::cli
