// Requests are read by the letter of RFC 9112, and requests that two readers could read differently are
// refused.
// SPDX-License-Identifier: MIT
#include "server/message_reader.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace decant::server {
namespace {

/// The outcome of reading some bytes: the request, and how many bytes came behind it.
struct Outcome {
    MessageReader reader{[](const Head&) { return std::size_t{1000}; }, {}};
    std::size_t left = 0;
};

Outcome read(std::string_view bytes, std::size_t piece = std::string_view::npos) {
    Outcome outcome;
    MessageReader& reader = outcome.reader;
    while (!bytes.empty() && !reader.is_whole() && !reader.refused()) {
        std::string_view part = bytes.substr(0, piece);
        const std::size_t size = part.size();
        reader.take(part);
        bytes.remove_prefix(size - part.size());
    }
    outcome.left = bytes.size();
    return outcome;
}

int status_of(std::string_view bytes) {
    const Outcome outcome = read(bytes);
    if (outcome.reader.refused()) return outcome.reader.refused()->status;
    return outcome.reader.is_whole() ? 200 : 0;
}

/// The status for a request to post a body, with these fields behind Host.
int status_of_post(const std::string& fields, const std::string& body = "") {
    return status_of("POST / HTTP/1.1\r\nHost: localhost\r\n" + fields + "\r\n" + body);
}

int status_of_chunks(const std::string& body) {
    return status_of_post("Transfer-Encoding: chunked\r\n", body);
}

int status_of_get(const std::string& target) {
    return status_of("GET " + target + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
}

TEST(MessageReader, ReadsAPlainRequest) {
    const Outcome outcome = read("GET /a%20b?c=d HTTP/1.1\r\nHost: LocalHost:80\r\nX-Y: \t z \r\n\r\nrest");
    ASSERT_TRUE(outcome.reader.is_whole());
    const Head& head = outcome.reader.head();
    EXPECT_EQ("GET", head.method);
    EXPECT_EQ("/a b", head.path);
    EXPECT_EQ("c=d", head.query);
    EXPECT_EQ("localhost", head.host->host);
    EXPECT_EQ("z", head.value("x-y"));
    EXPECT_FALSE(head.closes);
    EXPECT_EQ(4, outcome.left);
}

TEST(MessageReader, ABodyEndsWhereItsLengthSays) {
    const Outcome outcome =
        read("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhelloGET /next HTTP/1.1\r\n");
    ASSERT_TRUE(outcome.reader.is_whole());
    EXPECT_EQ("hello", outcome.reader.body());
    EXPECT_EQ(std::string_view("GET /next HTTP/1.1\r\n").size(), outcome.left);
}

TEST(MessageReader, ChunksAreJoinedAndTrailersStayOutOfTheHead) {
    const Outcome outcome = read(
        "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: Chunked\r\n\r\n"
        "3;x=\"y\"\r\nabc\r\n00A ;z\r\n0123456789\r\n0\r\nHost: b\r\nContent-Length: 7\r\n\r\nnext");
    ASSERT_TRUE(outcome.reader.is_whole());
    EXPECT_EQ("abc0123456789", outcome.reader.body());
    EXPECT_EQ("a", outcome.reader.head().value("host"));
    EXPECT_FALSE(outcome.reader.head().has("content-length"));
    EXPECT_EQ(4, outcome.left);
}

TEST(MessageReader, PiecesMakeNoDifference) {
    const std::string bytes =
        "\r\nPOST /x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\nA: "
        "b\r\n\r\nnext";
    for (std::size_t piece = 1; piece < bytes.size(); ++piece) {
        const Outcome outcome = read(bytes, piece);
        ASSERT_TRUE(outcome.reader.is_whole()) << piece;
        EXPECT_EQ("hello", outcome.reader.body());
        EXPECT_EQ(4, outcome.left);
    }
}

TEST(MessageReader, RefusesTwoFramings) {
    EXPECT_EQ(400, status_of_post("Content-Length: 5\r\nTransfer-Encoding: chunked\r\n"));
    EXPECT_EQ(400, status_of_post("Transfer-Encoding: chunked\r\nContent-Length: 5\r\n"));
    EXPECT_EQ(400, status_of_post("Content-Length: 5\r\nContent-Length: 6\r\n"));
    EXPECT_EQ(400, status_of_post("Content-Length: 5\r\nContent-Length: 5\r\n"));
    EXPECT_EQ(400, status_of_post("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n"));
    EXPECT_EQ(400, status_of("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n"));
}

TEST(MessageReader, ALengthIsDigitsAlone) {
    for (const char* length : {"5, 5", "+5", "-5", "0x5", "5 5", "5;", "", "5a", "\"5\"", "5.0", "\xb2"})
        EXPECT_EQ(400, status_of_post("Content-Length: " + std::string(length) + "\r\n", "hello")) << length;
    EXPECT_EQ(200, status_of_post("Content-Length: 0005 \r\n", "hello"));
    EXPECT_EQ(413, status_of_post("Content-Length: 1001\r\n"));
    // Two to the power of 64, and five more.
    EXPECT_EQ(413, status_of_post("Content-Length: 18446744073709551621\r\n"));
}

TEST(MessageReader, KnowsNoCodingButChunked) {
    for (const char* coding :
         {"gzip, chunked", "chunked, identity", "identity", "xchunked", "chunked;a=b", "", "chunked,",
          "\x0b"
          "chunked"})
        EXPECT_GE(status_of_post("Transfer-Encoding: " + std::string(coding) + "\r\n", "0\r\n\r\n"), 400)
            << coding;
    EXPECT_EQ(501, status_of_post("Transfer-Encoding: gzip, chunked\r\n"));
}

TEST(MessageReader, AChunkHasASizeAndAnEnd) {
    for (const char* chunks :
         {"0x1e\r\n", "1ezz\r\n", " 1e\r\n", "1e \r\n", "+1\r\n", "-1\r\n", "\r\n", ";a\r\n", "1\n",
          "1;a\rb\r\n", "1;a\nb\r\n", "1\r\nab\r\n", "1\r\na\n", "1\r\na0\r\n\r\n", "1000000000000000f\r\n",
          "0\r\nA b: c\r\n", "0\r\n A: b\r\n", "0\r\nA: b\n", "0\r\nA\r\n"})
        EXPECT_EQ(400, status_of_chunks(chunks)) << chunks;
    EXPECT_EQ(413, status_of_chunks("fffffffffffffff\r\n"));
    EXPECT_EQ(413, status_of_chunks("3e0\r\n" + std::string(0x3e0, 'x') + "\r\n9\r\n"));
    EXPECT_EQ(200, status_of_chunks("3e0\r\n" + std::string(0x3e0, 'x') + "\r\n8\r\n12345678\r\n0\r\n\r\n"));
}

TEST(MessageReader, OneHost) {
    EXPECT_EQ(400, status_of("GET / HTTP/1.1\r\n\r\n"));
    EXPECT_EQ(400, status_of("GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n"));
    for (const char* host :
         {"a b", "a/b", "user@a", "a:b", "a:80:80", "a:123456", "[::1", "[a]", "::1", "a,b/", "\xe4"})
        EXPECT_EQ(400, status_of("GET / HTTP/1.1\r\nHost: " + std::string(host) + "\r\n\r\n")) << host;
    EXPECT_EQ(200, status_of("GET / HTTP/1.0\r\n\r\n"));
    EXPECT_EQ(200, status_of("GET / HTTP/1.1\r\nHost:\r\n\r\n"));
}

TEST(MessageReader, LinesEndWithCrLfAndHoldNoControlBytes) {
    for (const std::string_view head :
         {std::string_view("GET / HTTP/1.1\n"), std::string_view("GET / HTTP/1.1\r\nHost: a\n"),
          std::string_view("GET / HTTP/1.1\r\nHost: a\rb"),
          std::string_view("GET / HTTP/1.1\r\nHost: a\0b", 25),
          std::string_view("GET / HTTP/1.1\r\nHost: a\x7f"),
          std::string_view("GET / HTTP/1.1\r\nHost: a\x1b"), std::string_view("\x16\x03\x01")})
        EXPECT_EQ(400, status_of(head)) << head;
}

TEST(MessageReader, AFieldIsANameAColonAndAValue) {
    for (const char* field :
         {"A : b", "A", ": b", " folded", "\tfolded", "A b: c", "A\xe4: b", "(A): b", "\"A\": b"})
        EXPECT_EQ(400, status_of_post(std::string(field) + "\r\n")) << field;
    // White space before the first field.
    EXPECT_EQ(400, status_of("GET / HTTP/1.1\r\n Host: a\r\n\r\n"));
}

TEST(MessageReader, TheFirstLineHasThreeWords) {
    for (const char* line :
         {"GET /", "GET  / HTTP/1.1", "GET /  HTTP/1.1", "GET / HTTP/1.1 ", " GET / HTTP/1.1", "GET",
          "GET /\tHTTP/1.1", "GET / http/1.1", "GET / HTTP/1", "GET / HTTP/1.11", "GET / HTTP/1.x",
          "GET / HTTPS/1.1", "G(T / HTTP/1.1", "GET / a HTTP/1.1"})
        EXPECT_EQ(400, status_of(std::string(line) + "\r\nHost: a\r\n\r\n")) << line;
    EXPECT_EQ(505, status_of("PRI * HTTP/2.0\r\n\r\n"));
    EXPECT_EQ(505, status_of("GET / HTTP/0.9\r\n\r\n"));
    EXPECT_EQ(200, status_of("GET / HTTP/1.2\r\nHost: a\r\n\r\n"));
    EXPECT_EQ(400, status_of("\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n"));
}

TEST(MessageReader, AddressesHaveFourForms) {
    EXPECT_EQ(501, status_of("CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n"));
    EXPECT_EQ(200, status_of("OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n"));
    for (const char* target : {"*", "a", "a:80", "ftp://a/", "http://", "http:///", "http://u@a/",
                               "http://a b/", "/%", "/%1", "/%zz", "/a#b", "/\xe4", "/<a>", "?a", "//a\""})
        EXPECT_EQ(400, status_of_get(target)) << target;
    EXPECT_EQ(200, status_of_get("/a|b[c]^d`{e}?f=[g]"));
}

TEST(MessageReader, TheHostOfTheAddressCounts) {
    const Outcome outcome = read("GET HTTP://[::1]:80?q HTTP/1.1\r\nHost: b\r\n\r\n");
    ASSERT_TRUE(outcome.reader.is_whole());
    EXPECT_EQ("::1", outcome.reader.head().host->host);
    EXPECT_EQ("/", outcome.reader.head().path);
    EXPECT_EQ("q", outcome.reader.head().query);
}

TEST(MessageReader, AHeadHasASize) {
    EXPECT_EQ(414, status_of("GET /" + std::string(9000, 'x')));
    EXPECT_EQ(431, status_of("GET / HTTP/1.1\r\nA: " + std::string(9000, 'x')));
    std::string many = "GET / HTTP/1.1\r\n";
    for (int field = 0; field < 101; ++field) many += "A: b\r\n";
    EXPECT_EQ(431, status_of(many));
    std::string large = "GET / HTTP/1.1\r\n";
    for (int field = 0; field < 9; ++field) large += "A: " + std::string(8000, 'x') + "\r\n";
    EXPECT_EQ(431, status_of(large));
}

TEST(MessageReader, ConnectionsCloseWhenTheClientSaysSo) {
    EXPECT_TRUE(
        read("GET / HTTP/1.1\r\nHost: a\r\nConnection: keep-alive, Close\r\n\r\n").reader.head().closes);
    EXPECT_TRUE(read("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n").reader.head().closes);
    EXPECT_FALSE(read("GET / HTTP/1.1\r\nHost: a\r\nUpgrade: h2c\r\nConnection: upgrade\r\n\r\n")
                     .reader.head()
                     .closes);
}

TEST(MessageReader, ExpectsToGoOnOrNothing) {
    const std::string head = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nExpect: ";
    EXPECT_TRUE(read(head + "100-Continue\r\n\r\n").reader.head().expects_continue);
    EXPECT_EQ(417, status_of(head + "tea\r\n\r\n"));
}

}  // namespace
}  // namespace decant::server
