// A search for a hint in a thread of its own, so that the screen stays alive.
// SPDX-License-Identifier: MIT
#pragma once

#include <future>
#include <memory>
#include <mutex>
#include <optional>

#include "api/decant.hpp"

namespace decant::cli::playing {

using Answer = api::Result<api::Hint, api::SolveError>;

class Search {
  public:
    Search() = default;
    Search(const Search&) = delete;
    Search& operator=(const Search&) = delete;
    ~Search() { drop(); }

    /// Begins to look; what ran before is dropped.
    void start(const api::Level& level, const api::Check& played, int rung, api::SolveOptions options);
    [[nodiscard]] bool running() const { return answer_.valid(); }
    /// The answer, once, when it is there.
    std::optional<Answer> take();
    /// The answer as soon as it is there; a search must be running. Once `cancel` is set, it ends soon.
    Answer wait(const api::CancelToken& cancel);
    /// Ends the search soon, with what it knows.
    void stop();
    /// Ends the search and forgets it.
    void drop();
    [[nodiscard]] api::Progress progress() const;

  private:
    /// What the two threads share; each search has its own.
    struct Shared {
        api::CancelToken cancel;
        mutable std::mutex mutex;
        api::Progress progress;
    };
    std::shared_ptr<Shared> shared_;
    std::future<Answer> answer_;
};

}  // namespace decant::cli::playing
