// Reads the body, does the work, and keeps what is to be reported.
// SPDX-License-Identifier: MIT
#include "server/job.hpp"

#include <exception>
#include <new>
#include <utility>

namespace decant::server {

using requests::Answer;
using requests::answer_of;

Job::News Job::wait(std::chrono::milliseconds longest) {
    std::unique_lock lock(mutex_);
    const bool was_accepted = news_.accepted;
    changed_.wait_for(lock, longest, [&] {
        return news_.answer || news_.progress || news_.verdict || news_.accepted != was_accepted;
    });
    return {news_.accepted, std::exchange(news_.progress, std::nullopt),
            std::exchange(news_.verdict, std::nullopt), std::move(news_.answer), std::move(news_.room)};
}

Answer Job::run(const requests::Bounds& bounds, bool is_trial, const std::function<void(double)>& begin) {
    try {
        const api::CancelToken& cancel = is_trial ? trial_ : cancel_;
        const auto work = requests::prepare(asked_.question, asked_.body, bounds, &cancel);
        is_refused_ = !work && work.error().status < 500;
        if (!work) return answer_of(work.error());
        if (!is_trial) accept();
        begin(work->seconds);
        return work->run({&cancel, [this](const api::Progress& progress) { tell(progress); },
                          [this](std::string_view verdict) { tell(verdict); }});
    } catch (const std::bad_alloc&) {
        return answer_of({503, "no_memory", {"memory ran out", "try later, or a smaller level", {}}});
    } catch (const std::exception& error) {
        return answer_of({500, "internal", {error.what(), "please report it", {}}});
    }
}

void Job::accept() {
    const std::lock_guard lock(mutex_);
    news_.accepted = true;
    changed_.notify_all();
}

void Job::tell(const api::Progress& progress) {
    const std::lock_guard lock(mutex_);
    news_.progress = progress;
    changed_.notify_all();
}

void Job::tell(std::string_view verdict) {
    const std::lock_guard lock(mutex_);
    news_.verdict = verdict;
    changed_.notify_all();
}

void Job::finish(Answer answer) {
    const std::lock_guard lock(mutex_);
    is_finished_ = true;
    std::string().swap(asked_.body);
    news_.room = std::move(asked_.room);
    if (!news_.room.resize(answer.body.size()))
        answer = answer_of({503, "busy", {"too many answers are waiting to be read", "ask again later", {}}});
    news_.answer = std::make_unique<Answer>(std::move(answer));
    changed_.notify_all();
}

}  // namespace decant::server
