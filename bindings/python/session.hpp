// Work that other Python threads, Ctrl-C and a progress callback do not have to wait for.
// SPDX-License-Identifier: MIT
#pragma once

#include <pybind11/pybind11.h>

#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

#include "api/decant.hpp"

namespace decant::python {

namespace py = pybind11;

/// One piece of work. It runs in its own thread without the interpreter's lock; the calling thread waits
/// without the lock, too, and takes it every few milliseconds to look for signals and to report progress. So
/// signal handlers and callbacks run where Python expects them, and an exception in one of them ends the
/// work.
class Session {
  public:
    /// `progress` is None or takes the reported values: an api::Progress where options are attached. `go_on`
    /// is None or is called now and then.
    explicit Session(py::object progress, py::object go_on = py::none())
        : progress_(std::move(progress)), go_on_(std::move(go_on)) {}

    /// Lets work that has these options be watched.
    void attach(api::SolveOptions& options);
    /// Has `progress` called with these values, unless newer ones come before it is its turn.
    template <class... Values>
    void tell(const Values&... values) {
        if (progress_.is_none()) return;
        const std::lock_guard lock(mutex_);
        latest_ = [this, values...] { progress_(values...); };
    }
    [[nodiscard]] const api::CancelToken& cancel() const { return cancel_; }

    /// The result of `work`, or the exception that ended it.
    template <class Work>
    std::invoke_result_t<const Work&> run(const Work& work) {
        std::optional<std::invoke_result_t<const Work&>> result;
        run_watched([&] { result.emplace(work()); });
        return *std::move(result);
    }

  private:
    void run_watched(const std::function<void()>& work);
    void wait();
    void look_around(const std::function<void()>& report);

    py::object progress_;
    py::object go_on_;
    api::CancelToken cancel_;
    std::mutex mutex_;  ///< for `done_` and `latest_`
    std::condition_variable wake_;
    bool done_ = false;
    std::function<void()> latest_;                 ///< not yet reported
    std::optional<py::error_already_set> raised_;  ///< by a signal handler or a callback
};

/// Reads a text as `api::read` does, without the interpreter's lock. A large one can be interrupted.
api::Result<api::Level, api::Refusal> read_beside(const std::string& text, api::LoadOptions options);

}  // namespace decant::python
