// Moves on a board are pours; plans are read in any notation.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/rules/position.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/limits.hpp"
#include "base/text.hpp"
#include "puzzles/tube_sort/rules/pours.hpp"

namespace decant::puzzles::tube_sort {
namespace {

constexpr std::string_view digits = "0123456789";

Diagnostic at(std::string_view text, std::size_t offset, std::string problem) {
    return {std::move(problem), "write FROM>TO, such as 3>12, tubes counted from 1",
            base::place_of(text, offset)};
}

/// Adds the numbers of a line, as far as a plan may go; the error is one that no tube has.
std::optional<Diagnostic> add_numbers(std::string_view text, const base::Line& line,
                                      std::vector<int>& numbers) {
    for (std::size_t from = line.text.find_first_of(digits); from != std::string_view::npos;) {
        const std::size_t end = std::min(line.text.find_first_not_of(digits, from), line.text.size());
        const std::string_view number = line.text.substr(from, end - from);
        const auto tube = base::parse_number(number, max_tube_number);
        const std::size_t offset = line.offset + from;
        if (!tube) return at(text, offset, fmt::format("there can be no tube {}", base::shortened(number)));
        if (numbers.size() == 2 * base::longest_plan) return plan_too_long(base::place_of(text, offset));
        numbers.push_back(*tube);
        from = line.text.find_first_of(digits, end);
    }
    return std::nullopt;
}

/// Why a text that is not blank has no moves.
Diagnostic no_moves(std::string_view text, const std::vector<std::string>& unused) {
    const std::size_t offset = text.find_first_not_of(" \t\n");
    const std::string_view rest = text.substr(offset);
    if (unused.empty())
        return at(text, offset,
                  fmt::format("{} is not a move", base::quoted(rest.substr(0, rest.find('\n')))));
    return at(
        text, offset,
        fmt::format("a move is two tube numbers, and '{}' has an odd count of numbers", unused.front()));
}

}  // namespace

std::unique_ptr<puzzles::Position> Position::clone() const { return std::make_unique<Position>(*this); }

std::vector<Field> Position::rules() const {
    std::vector<Field> rules{{"family", std::string(family_word)},
                             {"rules", std::string(word(board_.rules))}};
    if (has_choice_of_goals(board_)) rules.push_back({"goal", std::string(word(board_.goal))});
    return rules;
}

bool Position::at_goal() const { return is_solved(board_); }

std::vector<Move> Position::legal_moves() const {
    std::vector<Move> moves;
    for (const Pour pour : legal_pours(board_)) moves.push_back(to_move(pour));
    return moves;
}

Result<Move> Position::move_of(std::string_view word) const {
    const auto written = moves_of(word);
    if (!written) return written.error();
    if (written->moves.size() == 1 && written->unused.empty()) return written->moves.front();
    return Diagnostic{fmt::format("{} is not one move", base::quoted(word)), "give two tube numbers"};
}

Result<Move> Position::move_of(std::span<const Field> fields) const {
    const auto from = number_field(fields, "from");
    const auto to = number_field(fields, "to");
    if (!from || !to)
        return Diagnostic{"a move lacks a whole number `from` or `to`", "give both, tubes counted from 0"};
    for (const std::int64_t tube : {*from, *to}) {
        if (tube < 0 || tube >= max_tube_number)
            return Diagnostic{fmt::format("there can be no tube {}", tube), "count tubes from 0"};
    }
    return to_move({static_cast<int>(*from), static_cast<int>(*to)});
}

/// Two tube numbers a move, with anything but digits between and around them.
Result<WrittenMoves> Position::moves_of(std::string_view text) const {
    constexpr std::size_t most_unused = 100;
    WrittenMoves written;
    std::vector<int> numbers;
    for (const base::Line& line : base::lines_of(text)) {
        const std::size_t before = numbers.size();
        if (auto fault = add_numbers(text, line, numbers)) return *std::move(fault);
        if (numbers.size() % 2 == 0) continue;
        numbers.resize(before);
        written.unused.push_back(base::shortened(base::trim(line.text)));
        if (written.unused.size() > most_unused)
            return at(text, line.offset,
                      fmt::format("more than {} lines have an odd count of numbers", most_unused));
    }
    if (numbers.empty() && !base::trim(text).empty()) return no_moves(text, written.unused);
    // A tube 0 tells how all are counted.
    const auto names = [&](int tube) {
        return std::find(numbers.begin(), numbers.end(), tube) != numbers.end();
    };
    const int first = names(0) ? 0 : 1;
    if (first == 0 && names(max_tube_number))
        return at(text, text.find_first_of(digits), fmt::format("there can be no tube {}", max_tube_number));
    for (std::size_t i = 0; i < numbers.size(); i += 2)
        written.moves.push_back(to_move({numbers[i] - first, numbers[i + 1] - first}));
    return written;
}

Result<Step, std::string> Position::make(const Move& move) {
    const auto pour = read_pour(move);
    if (!pour) return fmt::format("{} is not a move", base::quoted(move));
    if (auto fault = why_illegal(board_, *pour)) return *std::move(fault);
    const std::string color = board_.colors[board_.tubes[static_cast<std::size_t>(pour->from)].units.back()];
    const int units = tube_sort::make(board_, *pour);
    return Step{move, {{"from", pour->from}, {"to", pour->to}, {"color", color}, {"units", units}}, color};
}

}  // namespace decant::puzzles::tube_sort
