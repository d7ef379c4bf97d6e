// Handles requests: from method, path and body to an answer.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <exception>
#include <memory>
#include <optional>
#include <utility>

#include "server/files.hpp"
#include "server/http.hpp"
#include "server/letters.hpp"
#include "server/problem.hpp"

namespace decant::server {

using requests::answer_of;
using requests::Problem;

namespace {

Problem wrong_method(std::string_view right) {
    return problem(405, "wrong_method", "this address does not support the method",
                   fmt::format("use {}", right));
}

/// A word of a header without its parameters, in small letters.
std::string media_type(std::string_view value) {
    return in_small_letters(trimmed(value.substr(0, value.find(';'))));
}

/// Whether `stream=1` is among the parameters.
bool wants_stream(std::string_view query) {
    return fmt::format("&{}&", query).find("&stream=1&") != std::string::npos;
}

/// The problem with a body, as far as the head shows one.
std::optional<Problem> refuse_body(const Head& head) {
    if (media_type(head.value("content-type")) != "application/json")
        return problem(415, "wrong_type", "the body is not declared as JSON",
                       "set Content-Type: application/json");
    if (head.has("content-encoding"))
        return problem(415, "wrong_encoding", "the body is encoded", "send it without an encoding");
    if (!head.has_body()) return problem(411, "no_length", "the body has no length", "set Content-Length");
    return std::nullopt;
}

/// A question that a client waits for. Once the client is gone, the question is abandoned. It is also
/// abandoned when this object is destroyed, for any reason, and when the connection has to give way; then the
/// client still gets an answer.
class Pending {
  public:
    Pending(SearchPool& pool, Asked asked, const Connection& connection)
        : pool_(pool), connection_(connection), job_(pool.submit(std::move(asked))) {}
    Pending(const Pending&) = delete;
    Pending& operator=(const Pending&) = delete;
    ~Pending() {
        try {
            pool_.abandon(job_);
            // Without memory it stays in its queue, and ends as soon as it begins.
            // NOLINTNEXTLINE(bugprone-empty-catch)
        } catch (const std::exception&) {
        }
    }

    /// The news since the last call. It never waits long, so that it notices when the client is gone.
    Job::News wait() {
        auto news = job_->wait(std::chrono::milliseconds(50));
        if (!news.answer && (connection_.is_gone() || connection_.gives_way())) pool_.abandon(job_);
        return news;
    }

  private:
    SearchPool& pool_;
    const Connection& connection_;
    const std::shared_ptr<Job> job_;
};

/// The answer keeps its room until it was sent.
void put(Job::News news, Response& response) {
    put(std::move(*news.answer), response);
    response.budget = std::move(news.budget);
}

/// The data is one line.
bool send_event(const Send& send, std::string_view name, std::string_view data) {
    return send(fmt::format("event: {}\ndata: ", name)) && send(data.substr(0, data.find('\n'))) &&
           send("\n\n");
}

bool send_progress(const Send& send, const api::Progress& progress) {
    const std::string best = progress.best_plan ? fmt::format("{}", *progress.best_plan) : "null";
    return send_event(
        send, "progress",
        fmt::format(R"({{"expanded":{},"generated":{},"lower_bound":{},"best_plan":{},"solvable":{}}})",
                    progress.expanded, progress.generated, progress.lower_bound, best,
                    progress.solvable ? "true" : "null"));
}

/// Tells a client what happens to its job.
class Teller {
  public:
    explicit Teller(Send send) : send_(std::move(send)) {}

    /// Whether the client has all that it will get; nothing while there is more to come.
    std::optional<bool> tell(const Job::News& news) {
        if (news.progress && !send_progress(send_, *news.progress)) return false;
        if (news.verdict && !send_event(send_, "verdict", *news.verdict)) return false;
        if (news.answer)
            return send_event(send_, news.answer->status == 200 ? "result" : "error", news.answer->body);
        // A word now and then keeps proxies from closing the connection.
        const auto now = Connection::Clock::now();
        const bool was_silent = !news.progress && now - last_ > std::chrono::seconds(10);
        if (was_silent && !send_(": waiting\n\n")) return false;
        if (news.progress || was_silent) last_ = now;
        return std::nullopt;
    }

  private:
    Send send_;
    Connection::Clock::time_point last_ = Connection::Clock::now();
};

void stream(const std::shared_ptr<Pending>& pending, Job::News news, Response& response) {
    response.set_header("Cache-Control", "no-store");
    // nginx would keep events back until it has a page of them.
    response.set_header("X-Accel-Buffering", "no");
    response.type = "text/event-stream";
    const auto first = std::make_shared<Job::News>(std::move(news));
    response.stream = [pending, first](const Send& send) {
        Teller teller(send);
        auto is_told = teller.tell(*first);
        while (!is_told) is_told = teller.tell(pending->wait());
        return *is_told;
    };
}

}  // namespace

std::size_t Http::largest_body(const Head& head) const {
    const RouteEntry* entry = route_of(head.path);
    const bool takes_proof = entry != nullptr && entry->question == requests::Question::verify;
    return takes_proof ? std::max(options_.body, options_.bounds.answer) : options_.body;
}

std::optional<Problem> Http::refuse(const Head& head) const {
    if (head.host && !names_->knows(*head.host))
        return problem(421, "unknown_host", "this server does not answer to the host name of the request",
                       "start it with --host-name and that name");
    const RouteEntry* entry = route_of(head.path);
    if (is_of_api(head.path) && entry == nullptr)
        return problem(404, "not_found", "there is no such address", "see /api/v1/openapi.json");
    const bool is_get = head.method == "GET" || head.method == "HEAD";
    if (entry == nullptr || !entry->question)
        return is_get ? std::nullopt : std::optional(wrong_method("GET"));
    return head.method == "POST" ? refuse_body(head) : wrong_method("POST");
}

void Http::answer(Request request, Response& response) {
    const Head& head = request.head;
    const RouteEntry* entry = route_of(head.path);
    const bool is_question = entry != nullptr && entry->question;
    if (!connections_.work(request.connection, is_question))
        return put(
            answer_of(problem(503, "too_many_connections", "too many requests are open", "ask again later")),
            response);
    if (entry == nullptr) return answer_page(head, response);
    if (!is_question)
        return put({200, "application/json", entry->word == "health" ? health() : description_.openapi},
                   response);
    answer_question(*entry->question, std::move(request), response);
}

void Http::answer_page(const Head& head, Response& response) const {
    if (options_.root.empty()) {
        if (head.path == "/")
            return put({200, "text/html; charset=utf-8", description_.index_page}, response);
        return put(answer_of(problem(404, "not_found", "there is nothing here", "see /")), response);
    }
    response =
        file_response(options_.root, {head.path, head.value("if-none-match"), head.value("accept-encoding")});
}

void Http::answer_question(requests::Question question, Request request, Response& response) {
    const Head& head = request.head;
    const bool asks_for_events =
        wants_stream(head.query) || head.value("accept").find("text/event-stream") != std::string::npos;
    const bool wants_events = asks_for_events && question == requests::Question::solve;
    const Connection& connection = request.connection;
    const auto pending = std::make_shared<Pending>(
        pool_, Asked{question, std::move(request.body), std::move(request.budget), connection.fairness_key()},
        connection);
    Job::News news = pending->wait();
    while (!news.answer && !(wants_events && news.accepted)) news = pending->wait();
    // Errors in a request are reported by the status, before any event.
    const bool is_refused = news.answer && news.answer->status != 200;
    if (wants_events && !is_refused) return stream(pending, std::move(news), response);
    put(std::move(news), response);
}

std::string Http::health() const {
    const SearchPool::Counts counts = pool_.counts();
    const auto up =
        std::chrono::duration_cast<std::chrono::seconds>(Connection::Clock::now() - began_).count();
    return fmt::format(
        R"({{"status":"{}","version":"{}","uptime_seconds":{},"requests":{},"connections":{},)"
        R"("searches":{{"limit":{},"running":{},"waiting":{},"queue":{},"finished":{},"cancelled":{},"refused":{}}}}})"
        "\n",
        is_stopping() ? "stopping" : "ok", options_.version, up, requests_.load(), connections_.count(),
        options_.searches, counts.running, counts.waiting, options_.queue, counts.finished, counts.cancelled,
        counts.refused);
}

}  // namespace decant::server
