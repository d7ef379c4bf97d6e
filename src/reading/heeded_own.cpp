// SPDX-License-Identifier: MIT
#include "reading/heeded_own.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "reading/board.hpp"
#include "reading/detect.hpp"
#include "reading/heeded_words.hpp"
#include "reading/link.hpp"
#include "reading/surroundings.hpp"

namespace decant::reading {
namespace {

/// What words beside a text of decant's own may tell of more than it has, or of what it leaves to the habits
/// of its form.
std::optional<base::Place> addition_to(std::string_view own, const puzzles::Family& family,
                                       const Beside& said) {
    if (!takes_orders(&family)) return said.remark;
    if (said.unclear || looks_like_code(own)) return said.unclear;
    if (said.order && !has_header(own, "order:")) return said.order;
    return has_header(own, "rules:") ? std::nullopt : said.ball;
}

/// What words tell of the tubes of a level of decant's own, which states itself how much they hold.
std::optional<base::Diagnostic> other_capacity(const Level& level, const Beside& said) {
    const auto board = board_of(level);
    if (!board || !said.capacity || !said.capacity->is_sure) return std::nullopt;
    const int told = said.capacity->number;
    if (std::any_of(board->tubes.begin(), board->tubes.end(),
                    [&](const auto& tube) { return tube.capacity == told; }))
        return std::nullopt;
    return base::Diagnostic{fmt::format("this says that a tube holds {}, and none does", told),
                            "leave it out if the level is right without it", said.capacity->place,
                            base::ProblemKind::contradiction};
}

}  // namespace

Outcome heed_own(const Unwrapped& bare, const LoadOptions& options, const ReadAsIs& read) {
    Outcome outcome = read(bare.text, options);
    if (!outcome) return outcome;
    Beside said = bare.said;
    for (const std::string& text : bare.beside) look_at_comments(text, said);
    const auto more = addition_to(bare.text, outcome->puzzle().family(), said);
    if (more) return Refusal{puzzles::unclear(*more)};
    if (said.fault) return Refusal{*said.fault};
    if (auto other = other_capacity(*outcome, said)) return Refusal{*std::move(other)};
    return Surroundings(std::move(said), {}, {}, nullptr).compare(std::move(outcome));
}

}  // namespace decant::reading
