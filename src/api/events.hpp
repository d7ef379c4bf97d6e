// Reports facts about a level while it is being solved, each as soon as it is known.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "api/decant.hpp"

namespace decant::api {

/// Reports facts as lines of JSON, each once: that a plan exists, better plans and better bounds, the
/// verdict, advice, the outcome of a proof, and the end. docs/cli.md lists their keys.
class Events {
  public:
    Events(const Level& level, std::function<void(std::string_view)> on_event)
        : level_(level), on_event_(std::move(on_event)) {}
    Events(const Events&) = delete;
    Events& operator=(const Events&) = delete;

    /// Makes a search report its facts here, replacing its previous listeners; the search must not outlive
    /// the events.
    void attach(SolveOptions& options);
    /// For a solution whose proof was requested.
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
