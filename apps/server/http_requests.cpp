// Requests: from method, path and body to an answer.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <optional>
#include <utility>

#include "server/current.hpp"
#include "server/description.hpp"
#include "server/files.hpp"
#include "server/http.hpp"

namespace decant::server {

using requests::Answer;
using requests::answer_of;
using requests::Problem;

namespace {

void put(const Answer& answer, httplib::Response& response) {
    response.status = answer.status;
    if (answer.status == 503) response.set_header("Retry-After", "5");
    if (!response.has_header("Cache-Control")) response.set_header("Cache-Control", "no-store");
    if (answer.status != 304) response.set_content(answer.body, answer.type);
}

/// What the client takes, which httplib gets to see no more: it would compress each answer anew, and slowly.
std::string take_encodings(const httplib::Request& request) {
    std::string encodings = request.get_header_value("Accept-Encoding");
    const_cast<httplib::Request&>(request).headers.erase("Accept-Encoding");  // no part of it is const
    return encodings;
}

void put_file(const std::string& root, const httplib::Request& request, const std::string& encodings,
              httplib::Response& response) {
    const std::string known = request.get_header_value("If-None-Match");
    const FileAnswer file = file_answer(root, {request.path, known, encodings});
    for (const auto& [name, value] : file.headers) response.set_header(name, value);
    put(file.answer, response);
}

Problem problem(int status, std::string_view code, std::string what, std::string remedy) {
    return {status, code, {std::move(what), std::move(remedy), {}}};
}

/// For an answer that comes before the body was read: what follows on this connection is no request.
void put_and_close(const Problem& trouble, httplib::Response& response) {
    put(answer_of(trouble), response);
    response.set_header("Connection", "close");
    current->close_after_this();
}

const RouteEntry* route_of(const std::string& path) {
    const auto found = std::find_if(routes().begin(), routes().end(),
                                    [&](const RouteEntry& entry) { return entry.path == path; });
    return found == routes().end() ? nullptr : &*found;
}

Problem wrong_method(std::string_view right) {
    return problem(405, "wrong_method", "this address has no such method", fmt::format("use {}", right));
}

/// A word of a header without its parameters, in small letters.
std::string media_type(std::string value) {
    value.resize(std::min(value.size(), value.find(';')));
    while (!value.empty() && value.back() == ' ') value.pop_back();
    for (char& c : value) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return value;
}

/// What is wrong with a body, as far as the head tells.
std::optional<Problem> refuse_body(const httplib::Request& request, std::size_t most) {
    if (media_type(request.get_header_value("Content-Type")) != "application/json")
        return problem(415, "wrong_type", "the body is not called JSON",
                       "set Content-Type: application/json");
    if (request.has_header("Content-Encoding"))
        return problem(415, "wrong_encoding", "the body is encoded", "send it as it is");
    if (media_type(request.get_header_value("Transfer-Encoding")) == "chunked") return std::nullopt;
    const std::string length = request.get_header_value("Content-Length");
    if (length.empty()) return problem(411, "no_length", "the body has no length", "set Content-Length");
    std::size_t bytes = 0;
    const auto [end, error] = std::from_chars(length.data(), length.data() + length.size(), bytes);
    if (end != length.data() + length.size() || error == std::errc::invalid_argument)
        return problem(400, "malformed_length", "Content-Length is no number", "give the bytes of the body");
    if (error == std::errc::result_out_of_range || bytes > most)
        return problem(413, "too_large", "the body is too large", fmt::format("send at most {} bytes", most));
    return std::nullopt;
}

Problem no_room() { return problem(503, "busy", "too many searches are waiting", "ask again later"); }

std::string event(std::string_view name, std::string_view data) {
    return fmt::format("event: {}\ndata: {}\n\n", name, data.substr(0, data.find('\n')));
}

std::string progress_event(const api::Progress& progress) {
    const std::string best = progress.best_plan ? fmt::format("{}", *progress.best_plan) : "null";
    return event("progress",
                 fmt::format(R"({{"expanded":{},"generated":{},"lower_bound":{},"best_plan":{}}})",
                             progress.expanded, progress.generated, progress.lower_bound, best));
}

}  // namespace

Http::HandlerResponse Http::answer_without_body(const httplib::Request& request,
                                                httplib::Response& response) {
    ++requests_;
    const std::string encodings = take_encodings(request);
    const bool is_get = request.method == "GET" || request.method == "HEAD";
    if (request.path.rfind("/api/", 0) != 0) {
        begin_answer();
        if (!is_get) {
            response.set_header("Allow", "GET, HEAD");
            put_and_close(wrong_method("GET"), response);
        } else if (!options_.root.empty()) {
            put_file(options_.root, request, encodings, response);
        } else if (request.path == "/") {
            put(Answer{200, "text/html; charset=utf-8", index_page(options_)}, response);
        } else {
            put(answer_of(problem(404, "not_found", "there is nothing here", "see /")), response);
        }
        return HandlerResponse::Handled;
    }
    const RouteEntry* entry = route_of(request.path);
    if (entry != nullptr && entry->question && request.method == "POST") return HandlerResponse::Unhandled;
    begin_answer();
    if (entry == nullptr) {
        put_and_close(problem(404, "not_found", "there is no such address", "see /api/v1/openapi.json"),
                      response);
    } else if (entry->question || !is_get) {
        response.set_header("Allow", entry->question ? "POST" : "GET, HEAD");
        put_and_close(wrong_method(entry->method()), response);
    } else {
        put(Answer{200, "application/json", entry->word == "health" ? health() : openapi(options_)},
            response);
    }
    return HandlerResponse::Handled;
}

void Http::answer_body(const httplib::Request& request, httplib::Response& response,
                       const httplib::ContentReader& reader) {
    if (const auto refused = refuse_body(request, options_.body)) return put_and_close(*refused, response);
    current->begin_body();
    std::string body;
    bool too_large = false;
    const bool whole = reader([&](const char* bytes, std::size_t size) {
        too_large = body.size() + size > options_.body;
        if (!too_large) body.append(bytes, size);
        return !too_large;
    });
    begin_answer();
    if (too_large)
        return put_and_close(problem(413, "too_large", "the body is too large",
                                     fmt::format("send at most {} bytes", options_.body)),
                             response);
    if (!whole && current->was_slow())
        return put_and_close(
            problem(408, "too_slow", "the request took too long to come in", "send it faster"), response);
    if (!whole)
        return put_and_close(problem(400, "truncated", "the body was cut short", "send all of it"), response);
    const std::string accept = request.get_header_value("Accept");
    const bool wants_events =
        request.get_param_value("stream") == "1" || accept.find("text/event-stream") != std::string::npos;
    const RouteEntry& entry = *route_of(request.path);
    answer_search(entry, body, wants_events && entry.question == requests::Question::solve, response);
}

void Http::answer_search(const RouteEntry& entry, const std::string& body, bool wants_events,
                         httplib::Response& response) {
    auto work = requests::prepare(*entry.question, body, options_.bounds);
    if (!work) return put(answer_of(work.error()), response);
    if (!entry.searches) return put(work->run({}), response);
    const auto job = pool_.submit(*std::move(work));
    if (job == nullptr) return put(answer_of(no_room()), response);
    if (wants_events) return stream(job, response);
    put(wait_for(job, *current), response);
}

Answer Http::wait_for(const std::shared_ptr<Job>& job, const Connection& connection) {
    for (;;) {
        auto news = job->wait(std::chrono::milliseconds(50));
        if (news.answer) return *std::move(news.answer);
        if (connection.is_gone()) pool_.abandon(job);
    }
}

void Http::stream(const std::shared_ptr<Job>& job, httplib::Response& response) {
    response.status = 200;
    response.set_header("Cache-Control", "no-store");
    // All in one call: httplib would not call again while it stops.
    const auto provide = [job, connection = current](std::size_t, httplib::DataSink& sink) {
        const auto send = [&](const std::string& text) { return sink.write(text.data(), text.size()); };
        for (auto last = Connection::Clock::now();;) {
            const auto news = job->wait(std::chrono::milliseconds(50));
            const auto now = Connection::Clock::now();
            if (news.progress && !send(progress_event(*news.progress))) return false;
            if (news.answer) {
                const bool sent =
                    send(event(news.answer->status == 200 ? "result" : "error", news.answer->body));
                sink.done();
                return sent;
            }
            if (connection->is_gone()) return false;
            // A word now and then keeps what lies between from closing the connection.
            const bool was_silent = !news.progress && now - last > std::chrono::seconds(10);
            if (was_silent && !send(": waiting\n\n")) return false;
            if (news.progress || was_silent) last = now;
        }
    };
    // However the stream ends, its search does.
    const auto release = [this, job](bool complete) {
        if (!complete) pool_.abandon(job);
    };
    response.set_chunked_content_provider("text/event-stream", provide, release);
}

/// Gives words to errors that httplib found by itself.
void Http::explain(const httplib::Request&, httplib::Response& response) {
    if (!response.body.empty()) return;
    Problem trouble =
        problem(response.status, "malformed_request", "this is no HTTP request that decant knows", "");
    if (response.status == 400 && current->was_slow())
        trouble = problem(408, "too_slow", "the request took too long to come in", "send it faster");
    else if (response.status == 400 && current->head_was_large())
        trouble =
            problem(431, "head_too_large", "the head of the request is too large", "send fewer headers");
    else if (response.status == 414)
        trouble = problem(414, "address_too_long", "the address is too long", "put the level into the body");
    else if (response.status == 404)
        trouble = problem(404, "not_found", "there is no such address", "see /api/v1/openapi.json");
    else if (response.status >= 500)
        trouble = problem(500, "internal", "decant failed", "please report it");
    put_and_close(trouble, response);
}

std::string Http::health() {
    const SearchPool::Counts counts = pool_.counts();
    std::size_t connections = 0;
    {
        const std::lock_guard lock(mutex_);
        connections = open_.size();
    }
    const auto up =
        std::chrono::duration_cast<std::chrono::seconds>(Connection::Clock::now() - began_).count();
    return fmt::format(
        R"({{"status":"{}","version":"{}","uptime_seconds":{},"requests":{},"connections":{},)"
        R"("searches":{{"limit":{},"running":{},"waiting":{},"queue":{},"finished":{},"cancelled":{},"refused":{}}}}})"
        "\n",
        is_stopping() ? "stopping" : "ok", options_.version, up, requests_.load(), connections,
        options_.searches, counts.running, counts.waiting, options_.queue, counts.finished, counts.cancelled,
        counts.refused);
}

void Http::log(const httplib::Request& request, const httplib::Response& response) const {
    std::string target = request.target.empty() ? "-" : request.target;
    for (char& c : target) {
        if (c <= ' ' || c > '~') c = '?';
    }
    const auto time =
        std::chrono::duration_cast<std::chrono::milliseconds>(Connection::Clock::now() - current->began());
    fmt::print(stderr, "{} {} {} {} {} bytes {} ms\n", request.remote_addr,
               request.method.empty() ? "-" : request.method, target, response.status, response.body.size(),
               time.count());
}

}  // namespace decant::server
