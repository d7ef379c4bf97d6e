// What the words around a level say of it.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reading/beside.hpp"
#include "reading/options.hpp"
#include "reading/outcome.hpp"
#include "reading/source.hpp"

namespace decant::reading {

/// What is said to the reader in one way.
struct Said {
    LoadOptions options;
    std::vector<Assumption> own = {};
};

class Surroundings {
  public:
    /// What was said elsewhere, and is said in texts around the level and in comments of it. The list that
    /// was taken out of the texts, if one was, must outlive this.
    Surroundings(Beside said, const std::vector<std::string>& texts, std::string_view comments,
                 const FoundList* source);

    /// Leaves out what the level states itself.
    void leave_out(puzzles::Open about);

    /// What is said twice, or contradicts the list.
    [[nodiscard]] std::optional<base::Diagnostic> fault() const;

    /// A level that has not as many tubes or colors as is told, or a refusal if all that are offered have
    /// not.
    [[nodiscard]] Outcome compare(Outcome outcome) const;

    /// What may be meant, as far as no option says it. An object may say all itself: beside one, only what is
    /// said for sure counts, and balls are a claim.
    [[nodiscard]] std::vector<Said> ways(const LoadOptions& options, bool beside_object) const;

  private:
    [[nodiscard]] std::optional<base::Diagnostic> contradiction(const Level& level) const;
    void say_capacity(std::vector<Said>& ways) const;
    void say_order(std::vector<Said>& ways) const;
    void say_rules(std::vector<Said>& ways, bool is_claim) const;

    Beside beside_;
    const FoundList* source_;
};

/// The refusal of a level that takes no orders, beside which comments or texts may say more of it, or have
/// words that nobody here understands.
std::optional<base::Diagnostic> remark_on(Beside said, const std::vector<std::string>& texts);

}  // namespace decant::reading
