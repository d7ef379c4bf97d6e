// Names each level and puts it where it is waited for.
// SPDX-License-Identifier: MIT
#include "cli/pack_levels.hpp"

#include <chrono>
#include <utility>

#include "api/pictures.hpp"

namespace decant::cli {
namespace {

BatchLine named(const api::Candidate& candidate, std::size_t number) {
    const std::string id = "#" + (candidate.label.empty() ? std::to_string(number) : candidate.label);
    if (!candidate.level) return {.text = id, .source = id, .level = candidate.level.error().diagnostic};
    BatchLine level{.text = id, .source = id, .level = *candidate.level};
    if (const auto code = api::convert(*candidate.level, "code"))
        level.text = code->substr(0, code->size() - 1);
    return level;
}

}  // namespace

PackLevels::PackLevels(std::string text, std::optional<std::string> line, const api::LoadOptions& load)
    : thread_([this, text = std::move(text), line = std::move(line), load] {
          try {
              find(text, line, load);
              end(nullptr);
          } catch (...) {
              end(std::current_exception());
          }
      }) {}

PackLevels::~PackLevels() {
    {
        const std::lock_guard lock(mutex_);
        is_over_ = true;
    }
    thread_.join();
}

std::optional<BatchLine> PackLevels::next(const api::CancelToken& cancel) {
    constexpr std::chrono::milliseconds moment(100);  // signals wake nobody
    std::unique_lock lock(mutex_);
    while (found_.empty() && !is_done_ && !cancel.cancelled()) change_.wait_for(lock, moment);
    if (failure_) std::rethrow_exception(failure_);
    if (found_.empty()) return std::nullopt;
    BatchLine level = std::move(found_.front());
    found_.pop_front();
    return level;
}

std::optional<std::size_t> PackLevels::count() const {
    const std::lock_guard lock(mutex_);
    return is_done_ ? std::optional(count_) : std::nullopt;
}

void PackLevels::find(const std::string& text, const std::optional<std::string>& line,
                      const api::LoadOptions& load) {
    if (api::is_picture(text)) {
        const api::Diagnostic single{"a picture is a single level", "leave out --batch", {}};
        add({.text = "#1", .source = "#1", .level = single});
        return;
    }
    std::size_t number = 0;
    std::optional<BatchLine> alone;  // as far as is known
    api::each_level(text, load, [&](const api::Candidate& candidate) {
        if (alone) add(*std::exchange(alone, std::nullopt));
        BatchLine level = named(candidate, ++number);
        if (!line || number > 1 || *level.level) return add(std::move(level));
        alone = std::move(level);
        return true;
    });
    if (!alone) return;
    alone->text = *line;
    add(*std::move(alone));
}

bool PackLevels::add(BatchLine level) {
    const std::lock_guard lock(mutex_);
    level.number = ++count_;
    found_.push_back(std::move(level));
    change_.notify_all();
    return !is_over_;
}

void PackLevels::end(std::exception_ptr failure) {
    const std::lock_guard lock(mutex_);
    is_done_ = true;
    failure_ = std::move(failure);
    change_.notify_all();
}

}  // namespace decant::cli
