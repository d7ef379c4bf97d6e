// The thread ends with its search; whoever drops a search waits for that.
// SPDX-License-Identifier: MIT
#include "cli/playing/search.hpp"

#include <chrono>

namespace decant::cli::playing {

void Search::start(const api::Level& level, const api::Check& played, int rung, api::SolveOptions options) {
    drop();
    shared_ = std::make_shared<Shared>();
    options.cancel = &shared_->cancel;
    options.on_progress = [shared = shared_.get()](const api::Progress& progress) {
        const std::lock_guard lock(shared->mutex);
        shared->progress = progress;
    };
    answer_ = std::async(std::launch::async, [shared = shared_, level, played, rung, options] {
        return api::hint(level, played, rung, options);
    });
}

std::optional<Answer> Search::take() {
    if (!running() || answer_.wait_for(std::chrono::seconds(0)) != std::future_status::ready)
        return std::nullopt;
    return answer_.get();
}

Answer Search::wait(const api::CancelToken& cancel) {
    constexpr auto pause = std::chrono::milliseconds(20);
    while (answer_.wait_for(pause) != std::future_status::ready) {
        if (cancel.cancelled()) stop();
    }
    return answer_.get();
}

void Search::stop() {
    if (shared_) shared_->cancel.cancel();
}

void Search::drop() {
    stop();
    if (running()) answer_.wait();
    answer_ = {};
}

api::Progress Search::progress() const {
    if (!shared_) return {};
    const std::lock_guard lock(shared_->mutex);
    return shared_->progress;
}

}  // namespace decant::cli::playing
