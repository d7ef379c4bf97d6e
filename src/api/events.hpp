// What is known of a level while it is solved, each fact as soon as it is known.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "api/decant.hpp"

namespace decant::api {

/// Tells facts as lines of JSON, each once: that there is a plan at all, better plans and better bounds, the
/// verdict, advice, what became of a proof, and the end. docs/cli.md has their keys.
class Events {
  public:
    Events(const Level& level, std::function<void(std::string_view)> on_event)
        : level_(level), on_event_(std::move(on_event)) {}
    Events(const Events&) = delete;
    Events& operator=(const Events&) = delete;

    /// Has a search tell its facts, in place of those that listened to it; it must not outlive the events.
    void attach(SolveOptions& options);
    /// Of a solution whose proof was asked for.
    void tell_of_proof(const Solution& solution);
    /// After the last fact.
    void end();

  private:
    void tell(std::string_view event, std::string_view keys = {});
    void tell(const Progress& progress);
    void tell(const Solution& solution);

    Level level_;
    std::function<void(std::string_view)> on_event_;
    bool is_solvable_ = false;
    bool has_verdict_ = false;
    std::optional<base::Cost> best_plan_;
    base::Cost lower_bound_ = 0;
};

}  // namespace decant::api
