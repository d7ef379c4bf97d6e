// Tells letters of other scripts from signs and pictures by their bytes.
// SPDX-License-Identifier: MIT
#include "reading/foreign_words.hpp"

#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "reading/comments.hpp"
#include "reading/keys.hpp"
#include "reading/names.hpp"
#include "reading/tree.hpp"

namespace decant::reading {
namespace {

/// A level and what numbers it, in Chinese, Japanese, Korean and Russian.
constexpr std::array<std::string_view, 8> words_for_level{"\u7B2C",
                                                          "\u5173",
                                                          "\u95DC",
                                                          "\u30EC\u30D9\u30EB",
                                                          "\u30B9\u30C6\u30FC\u30B8",
                                                          "\uB808\uBCA8",
                                                          "\u0423\u0440\u043E\u0432\u0435\u043D\u044C",
                                                          "\u0443\u0440\u043E\u0432\u0435\u043D\u044C"};
constexpr std::array<std::string_view, 9> words_for_ball{"\u7403",
                                                         "\u30DC\u30FC\u30EB",
                                                         "\u7389",
                                                         "\u73E0",
                                                         "\uACF5",
                                                         "\uAD6C\uC2AC",
                                                         "\u0448\u0430\u0440",
                                                         "\u043C\u044F\u0447",
                                                         "\u00E4lle"};

/// Words that most English remarks on a level have one of; also with an `s`.
constexpr base::Words of_english =
    "the and this that these those is it its my your you we with from have had been were will would can "
    "could does did not don doesn isn cannot please help stuck level lvl game puzzle solve solved solver "
    "solution thanks thank hello hey hi here there what why how which who when where try tried found "
    "find hard easy one two three first last time by created author source bottle colors colour water "
    "ball sort move empty each every must may should unit row line list daily challenge version page "
    "part pack day week example normal number app phone screenshot any idea gave after march score best "
    "picture new old red blue green yellow orange purple pink see good great nice luck happy okay "
    "everybody everyone someone anyone guys people plz thx pls lol sorry again very love today tomorrow "
    "yesterday feeling still nothing already back quick question long about only being more tubes hold";

/// Whether a letter begins here that is not in ASCII, and none of the signs below U+00C0 and between U+2000
/// and U+303F, nor one of multiplication or division.
bool begins_foreign_letter(std::string_view rest) {
    const auto byte = static_cast<unsigned char>(rest.front());
    const bool is_kana = byte == 0xE3 && rest.size() > 1 && static_cast<unsigned char>(rest[1]) > 0x80;
    const bool is_sign = rest.starts_with("\u00D7") || rest.starts_with("\u00F7");
    return (byte >= 0xC3 && byte <= 0xE1 && !is_sign) || is_kana || (byte >= 0xE4 && byte <= 0xED);
}

/// How many words, if none is English.
std::size_t foreign_words(std::string_view text) {
    std::size_t words = 0;
    Name name;
    for (std::size_t at = 0; name.take(text, at); at = name.end) {
        if (name.has(of_english)) return 0;
        if (!number_by_word(name.word_in(text))) ++words;
    }
    return words;
}

}  // namespace

std::string without_foreign_headings(std::string_view text) {
    std::string known(text);
    for (const std::string_view word : words_for_level) {
        for (std::size_t at = known.find(word); at != std::string::npos; at = known.find(word, at))
            known.replace(at, word.size(), word.size(), ' ');
    }
    return known;
}

void look_for_foreign_lines(std::string_view comments, Beside& beside) {
    constexpr std::size_t several = 2;
    constexpr std::size_t more_than_a_title = 3;
    for (const base::Line& line : base::lines_of(comments)) {
        if (beside.order) return;
        const std::string_view comment = words_of_comment(line.text);
        if (comment.find_first_of("/[]{}<>|=\"\\_@") != std::string_view::npos) continue;
        const std::size_t heading = comment.find(": ");
        // `Date: 2024-05-01`, as in an object
        if (heading != std::string_view::npos &&
            role_of(plain_key(comment.substr(0, heading))) == Role::harmless)
            continue;
        const bool is_foreign = foreign_words(comment) >= several ||
                                (heading != std::string_view::npos &&
                                 foreign_words(comment.substr(heading)) >= more_than_a_title);
        if (is_foreign) beside.order = beside.place_in(comments, line.offset);
    }
}

void look_for_foreign_words(std::string_view text, Beside& beside) {
    for (const std::string_view ball : words_for_ball) {
        const std::size_t at = text.find(ball);
        if (at != std::string_view::npos && !beside.ball) beside.ball = beside.place_in(text, at);
    }
    for (std::size_t at = 0; at < text.size() && !beside.order; ++at) {
        const bool is_ascii = static_cast<unsigned char>(text[at]) < 0x80;
        if (!is_ascii && begins_foreign_letter(text.substr(at))) beside.order = beside.place_in(text, at);
    }
}

}  // namespace decant::reading
