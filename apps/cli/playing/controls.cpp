// Puts moves together from picks and digits; the session judges them.
// SPDX-License-Identifier: MIT
#include "cli/playing/controls.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace decant::cli::playing {

Controls::Controls(Session& session)
    : session_(session),
      on_board_(std::holds_alternative<api::BoardView>(session.game().start().puzzle().start().view())) {
    refresh();
}

void Controls::refresh() {
    const auto view = session_.game().position().puzzle().start().view();
    const auto* board = std::get_if<api::BoardView>(&view);
    choices_ = board != nullptr ? board->tubes.size() : session_.game().legal_moves().size();
    cursor_ = std::min(cursor_, choices_ == 0 ? 0 : choices_ - 1);
    clear();
}

void Controls::clear() {
    picked_.reset();
    typed_.clear();
}

void Controls::pick(std::size_t choice) {
    typed_.clear();
    if (choice >= choices_) return;
    cursor_ = choice;
    if (!on_board_) {
        session_.move(session_.game().legal_moves()[choice]);
        refresh();
    } else if (!picked_) {
        picked_ = choice;
    } else if (*picked_ == choice) {
        picked_.reset();
    } else {
        session_.move(fmt::format("{}>{}", *picked_ + 1, choice + 1));
        refresh();
    }
}

void Controls::digit(char digit) {
    if (std::stoul(typed_ + digit) > choices_) end_number();
    typed_ += digit;
    const std::size_t number = std::stoul(typed_);
    if (number == 0 || number > choices_)
        typed_.clear();
    else if (number * 10 > choices_)
        end_number();
}

void Controls::end_number() {
    if (!typed_.empty()) pick(std::stoul(typed_) - 1);
}

void Controls::enter() {
    if (typed_.empty())
        pick(cursor_);
    else
        end_number();
}

void Controls::shift(int by) {
    typed_.clear();
    const auto last = static_cast<long>(choices_) - 1;
    const long wanted = static_cast<long>(cursor_) + by;
    if (wanted >= 0 && wanted <= last) cursor_ = static_cast<std::size_t>(wanted);
}

}  // namespace decant::cli::playing
