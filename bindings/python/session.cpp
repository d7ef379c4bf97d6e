// Runs work beside the interpreter.
// SPDX-License-Identifier: MIT
#include "python/session.hpp"

#include <pthread.h>
#include <signal.h>

#include <chrono>
#include <thread>

namespace decant::python {
namespace {

/// Ctrl-C must end a search within 100 ms; most of them end sooner by themselves.
constexpr auto look_around_every = std::chrono::milliseconds(20);

/// A thread that is made while this lives takes no signals: they are for the interpreter's own threads.
class SignalsBlocked {
  public:
    SignalsBlocked() {
        sigset_t all;
        sigfillset(&all);
        pthread_sigmask(SIG_SETMASK, &all, &before_);
    }
    ~SignalsBlocked() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
    SignalsBlocked(const SignalsBlocked&) = delete;
    SignalsBlocked& operator=(const SignalsBlocked&) = delete;

  private:
    sigset_t before_{};
};

}  // namespace

void Session::attach(api::SolveOptions& options) {
    options.cancel = &cancel_;
    if (progress_.is_none()) return;
    options.on_progress = [this](const api::Progress& progress) { tell(progress); };
}

void Session::run_watched(const std::function<void()>& work) {
    std::exception_ptr failure;
    {
        const py::gil_scoped_release release;
        const auto body = [&] {
            try {
                work();
            } catch (...) {
                failure = std::current_exception();
            }
            const std::lock_guard lock(mutex_);
            done_ = true;
            wake_.notify_one();
        };
        std::thread worker = [&] {
            const SignalsBlocked blocked;
            return std::thread(body);
        }();
        wait();
        worker.join();
    }
    if (raised_) throw *std::move(raised_);
    if (failure) std::rethrow_exception(failure);
}

void Session::wait() {
    std::unique_lock lock(mutex_);
    while (!wake_.wait_for(lock, look_around_every, [&] { return done_; })) {
        const auto report = std::exchange(latest_, nullptr);
        lock.unlock();
        look_around(report);
        lock.lock();
    }
}

void Session::look_around(const std::function<void()>& report) {
    if (raised_) return;
    const py::gil_scoped_acquire acquire;
    try {
        if (PyErr_CheckSignals() != 0) throw py::error_already_set();
        if (!go_on_.is_none()) go_on_();
        if (report) report();
    } catch (py::error_already_set& error) {
        raised_ = std::move(error);
        cancel_.cancel();
    }
}

api::Result<api::Level, api::Refusal> read_beside(const std::string& text, api::LoadOptions options) {
    // A small one takes less time than a thread.
    constexpr std::size_t large = 100'000;
    if (text.size() < large) {
        const py::gil_scoped_release others_run;
        return api::read(text, options);
    }
    Session session{py::none()};
    options.ends.cancel = &session.cancel();
    return session.run([&] { return api::read(text, options); });
}

}  // namespace decant::python
