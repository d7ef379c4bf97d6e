// Reads the lines of a head, which LineReader has cleared of control bytes, and then the fields as a whole.
// SPDX-License-Identifier: MIT
#include "server/message_head.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "server/letters.hpp"
#include "server/problem.hpp"

namespace decant::server {

using requests::Problem;

namespace {

Problem malformed(std::string what, std::string remedy = "send a request that follows RFC 9112") {
    return problem(400, "malformed_request", std::move(what), std::move(remedy));
}

bool is_token(std::string_view text) {
    const auto belongs = [](char c) {
        return is_letter(c) || is_digit(c) ||
               std::string_view("!#$%&'*+-.^_`|~").find(c) != std::string_view::npos;
    };
    return !text.empty() && std::all_of(text.begin(), text.end(), belongs);
}

/// The text without percent-encoding; nothing when it is malformed, or holds a character that an address may
/// not hold unencoded. Some marks that RFC 3986 would have encoded are taken as browsers send them.
std::optional<std::string> decoded(std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c <= ' ' || c > '~' || std::string_view("\"<>#").find(c) != std::string_view::npos)
            return std::nullopt;
        if (c != '%') {
            result += c;
            continue;
        }
        if (i + 2 >= text.size()) return std::nullopt;
        const int high = hex_value(text[i + 1]);
        const int low = hex_value(text[i + 2]);
        if (high < 0 || low < 0) return std::nullopt;
        result += static_cast<char>(16 * high + low);
        i += 2;
    }
    return result;
}

/// Takes `http://host` off the front of a target that has it; false if that is malformed.
bool take_authority(std::string_view& target, std::optional<Authority>& host) {
    for (const std::string_view scheme : {"http://", "https://"}) {
        if (in_small_letters(target.substr(0, scheme.size())) != scheme) continue;
        target.remove_prefix(scheme.size());
        const std::string_view name = target.substr(0, target.find_first_of("/?"));
        target.remove_prefix(name.size());
        host = parse_authority(name);
        return host && !host->host.empty();
    }
    return true;
}

std::optional<Problem> read_target(std::string_view target, Head& head) {
    head.target = target;
    if (head.method == "CONNECT")
        return problem(501, "no_tunnels", "this is not a proxy, so it does not support CONNECT",
                       "use GET or POST");
    Problem wrong = malformed("the address of the request is malformed");
    if (target == "*" && head.method == "OPTIONS") {
        head.path = head.target;
        return std::nullopt;
    }
    if (!take_authority(target, head.host)) return wrong;
    const bool is_absolute = head.host.has_value();
    const std::string_view path = target.substr(0, target.find('?'));
    if (path.empty() ? !is_absolute : path.front() != '/') return wrong;
    if (path.size() < target.size()) head.query = target.substr(path.size() + 1);
    auto clear = decoded(path);
    if (!clear || !decoded(head.query)) return wrong;
    head.path = *std::move(clear);
    if (head.path.empty()) head.path.push_back('/');
    return std::nullopt;
}

/// The value of a field that may appear only once.
api::Result<std::optional<std::string_view>, Problem> only(const Head& head, std::string_view name) {
    std::optional<std::string_view> found;
    for (const Field& field : head.fields) {
        if (field.name != name) continue;
        if (found) return malformed("a header that may appear only once appears twice: " + std::string(name));
        found = field.value;
    }
    return found;
}

std::optional<Problem> read_host(Head& head) {
    const auto value = only(head, "host");
    if (!value) return value.error();
    if (!*value) {
        if (head.is_http_1_0) return std::nullopt;
        return malformed("the request has no Host");
    }
    const auto host = parse_authority(**value);
    if (!host) return malformed("Host is malformed");
    // The host of an absolute target stands for that of the field.
    if (!head.host) head.host = host;
    return std::nullopt;
}

std::optional<Problem> read_framing(Head& head) {
    const auto coding = only(head, "transfer-encoding");
    if (!coding) return coding.error();
    const auto length = only(head, "content-length");
    if (!length) return length.error();
    if (*coding && *length) return malformed("the body has both a length and a coding");
    if (*coding && head.is_http_1_0) return malformed("HTTP/1.0 does not know Transfer-Encoding");
    if (*coding) {
        head.framing = Framing::chunked;
        if (in_small_letters(**coding) == "chunked") return std::nullopt;
        return problem(501, "unknown_coding", "the body has a coding that decant does not know",
                       "send it chunked, or with its length");
    }
    if (!*length) return std::nullopt;
    head.framing = Framing::length;
    if ((*length)->empty() || !std::all_of((*length)->begin(), (*length)->end(), is_digit))
        return problem(400, "malformed_length", "Content-Length is not a number",
                       "give the size of the body in bytes");
    // A length of more than 64 bits is as much too large as any other.
    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    for (const char digit : **length) {
        const auto unit = static_cast<std::uint64_t>(digit - '0');
        head.length = head.length > (most - unit) / 10 ? most : head.length * 10 + unit;
    }
    return std::nullopt;
}

/// Whether a list of words has this one.
bool lists(std::string_view list, std::string_view word) {
    while (!list.empty()) {
        const std::string_view entry = list.substr(0, list.find(','));
        list.remove_prefix(std::min(list.size(), entry.size() + 1));
        if (in_small_letters(trimmed(entry)) == word) return true;
    }
    return false;
}

}  // namespace

std::string Head::value(std::string_view name) const {
    std::string all;
    for (const Field& field : fields) {
        if (field.name != name) continue;
        if (!all.empty()) all += ", ";
        all += field.value;
    }
    return all;
}

bool Head::has(std::string_view name) const {
    return std::any_of(fields.begin(), fields.end(), [&](const Field& field) { return field.name == name; });
}

api::Result<Head, Problem> read_request_line(std::string_view line) {
    const std::size_t first = line.find(' ');
    const std::size_t last = line.rfind(' ');
    if (first == std::string_view::npos || first == last)
        return malformed("the first line is not a method, an address and a version");
    const std::string_view version = line.substr(last + 1);
    if (version.size() != 8 || version.substr(0, 5) != "HTTP/" || !is_digit(version[5]) ||
        version[6] != '.' || !is_digit(version[7]))
        return malformed("the version of HTTP is malformed");
    if (version[5] != '1') return problem(505, "wrong_version", "this server speaks HTTP/1.1", "use that");
    Head head;
    head.method = line.substr(0, first);
    head.is_http_1_0 = version[7] == '0';
    if (!is_token(head.method)) return malformed("the method is malformed");
    if (auto wrong = read_target(line.substr(first + 1, last - first - 1), head)) return *std::move(wrong);
    return head;
}

api::Result<Field, Problem> read_field(std::string_view line) {
    const std::size_t colon = line.find(':');
    // A name with a blank behind it, and a line that goes on with the value before, fail here, too.
    if (colon == std::string_view::npos || !is_token(line.substr(0, colon)))
        return malformed("a header is malformed");
    return Field{in_small_letters(line.substr(0, colon)), std::string(trimmed(line.substr(colon + 1)))};
}

std::optional<Problem> read_meaning(Head& head) {
    if (auto wrong = read_host(head)) return wrong;
    if (auto wrong = read_framing(head)) return wrong;
    head.closes = head.is_http_1_0 || lists(head.value("connection"), "close");
    if (head.is_http_1_0 || !head.has("expect")) return std::nullopt;
    head.expects_continue = in_small_letters(head.value("expect")) == "100-continue";
    if (head.expects_continue) return std::nullopt;
    return problem(417, "unknown_expectation", "the request has an expectation that decant does not know",
                   "leave out Expect");
}

}  // namespace decant::server
