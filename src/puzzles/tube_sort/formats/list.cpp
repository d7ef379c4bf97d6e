// Nested lists as programs have them: `[["red", "blue"], [RED, BLUE], []]`, in brackets of any kind.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "base/scanner.hpp"
#include "base/text.hpp"
#include "puzzles/doubt.hpp"
#include "puzzles/tube_sort/format.hpp"
#include "puzzles/tube_sort/names.hpp"
#include "puzzles/tube_words.hpp"

namespace decant::puzzles::tube_sort::list {
namespace {

using base::Dialect;
using base::Scanner;
using base::Token;

constexpr Dialect dialect{"[](){},=;", "\"'`", {"#", "//"}};

constexpr std::string_view opening = "[({";
constexpr std::string_view closing = "])}";

/// What is more likely an expression, a pair or an arrow than the name of a color.
constexpr std::string_view not_bare = "<>+/%&|^!@\\";

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

/// A name that a program can give to a list; a header or a color of decant's own text may be none.
bool is_identifier(const Token& token) {
    const auto fits = [](char c) { return is_letter(c) || (c >= '0' && c <= '9') || c == '$'; };
    return token.kind == Token::Kind::word && std::all_of(token.text.begin(), token.text.end(), fits);
}

/// How much of `Color.RED`, `Color::Red` or `:red` stands before the name itself.
std::size_t qualifier(std::string_view word) {
    if (word.starts_with(':')) return word.starts_with("::") ? 0 : 1;
    if (word.empty() || !is_letter(word.front())) return 0;
    const std::size_t last = word.find_last_of(".:");
    return last == std::string_view::npos || last + 1 == word.size() ? 0 : last + 1;
}

/// A recursive descent over `[name =] [ tube, ... ] [;]`, where a tube is `[ color, ... ]`; or tubes alone.
class Parser {
  public:
    explicit Parser(std::string_view text) : text_(text), scanner_(text, dialect) {}

    Result<RawLevel> parse() {
        level_.empty_tube = "[]";
        if (!advance() || !skip_assignment() || !tubes()) return *problem_;
        if (token_.is(';') && !advance()) return *problem_;
        if (token_.kind != Token::Kind::end)
            return problem("does not belong to the list", "end the text after the last bracket");
        level_.seems_bottom_first = is_usual_ && separators_ != Separators::blanks && shows_empty_tube();
        take_qualifiers_off();
        return std::move(level_);
    }

  private:
    enum class Separators { unknown, commas, blanks };

    [[nodiscard]] bool shows_empty_tube() const {
        return std::any_of(level_.tubes.begin(), level_.tubes.end(),
                           [](const RawLevel::Tube& tube) { return tube.units.empty(); });
    }

    bool advance() {
        auto next = scanner_.next();
        if (!next) return problem_ = next.error(), false;
        token_ = std::move(*next);
        return true;
    }

    Diagnostic problem(std::string_view what, std::string remedy) const {
        const std::string found =
            token_.kind == Token::Kind::end ? "the end of the text" : base::quoted(token_.text);
        return problem_at(text_, token_.offset, fmt::format("{} {}", found, what), std::move(remedy));
    }

    bool fail(Diagnostic diagnostic) { return problem_ = std::move(diagnostic), false; }

    bool expected(std::string_view what, std::string remedy) {
        return fail(problem(fmt::format("appears where {} is expected", what), std::move(remedy)));
    }

    /// The kind of bracket that opens here, if one does.
    [[nodiscard]] std::size_t bracket() const {
        return token_.kind == Token::Kind::punctuation ? opening.find(token_.text.front())
                                                       : std::string_view::npos;
    }
    [[nodiscard]] bool opens() const { return bracket() != std::string_view::npos; }

    /// Whether this may stand between tubes that are in no list.
    [[nodiscard]] bool is_separator() const { return token_.is(',') || token_.is(';'); }

    /// Takes an opening bracket; returns the one that closes it.
    std::optional<char> open(std::string remedy) {
        const std::size_t kind = bracket();
        if (kind == std::string_view::npos) return expected("'['", std::move(remedy)), std::nullopt;
        is_usual_ = is_usual_ && kind == 0;
        return advance() ? std::optional(closing[kind]) : std::nullopt;
    }

    /// `board =`, `const problem =`: words up to an equals sign, where there is one.
    bool skip_assignment() {
        if (token_.kind != Token::Kind::word) return true;
        Diagnostic no_list = problem("does not begin a list", "write the list alone, or as `name = [...]`");
        while (token_.kind == Token::Kind::word) {
            level_.are_tubes = calls_tubes(token_.text);
            if (!advance()) return false;
        }
        return token_.is('=') ? advance() : fail(std::move(no_list));
    }

    /// What follows an opening bracket: elements with commas between all of them, where one more may stand at
    /// the end, or between none; and the bracket that closes.
    template <class Element>
    bool elements(char close, const Element& element) {
        while (!token_.is(close)) {
            const bool is_string = token_.kind == Token::Kind::string;
            if (!element()) return false;
            if (token_.is(close)) break;
            const bool are_strings = is_string && token_.kind == Token::Kind::string;
            if (token_.is(',') && missing_comma_) return fail(*missing_comma_);
            if (token_.is(',') && separators_ == Separators::blanks)
                return fail(problem("stands between some elements and not between others",
                                    "put commas between all of them, and quotes around a name with blanks"));
            if (token_.is(',')) {
                separators_ = Separators::commas;
                if (!advance()) return false;
            } else if (separators_ == Separators::commas || close == '}' || !begins_element()) {
                return fail(missing_comma(close));
            } else {
                // Clojure needs no commas; in other languages two strings without one are a slip.
                if (are_strings && !missing_comma_) missing_comma_ = missing_comma(close);
                separators_ = Separators::blanks;
            }
        }
        return advance();
    }

    [[nodiscard]] Diagnostic missing_comma(char close) const {
        return problem("appears where ',' is expected",
                       fmt::format("put commas between the elements and '{}' after the last", close));
    }

    [[nodiscard]] bool begins_element() const {
        return opens() || token_.kind == Token::Kind::word || token_.kind == Token::Kind::string;
    }

    bool tubes() {
        const std::size_t offset = token_.offset;
        const auto close = open("the list of tubes begins with '['");
        if (!close) return false;
        if (opens()) return elements(*close, [&] { return tube(); });
        Diagnostic no_tube = problem("appears where '[' is expected", "each tube is a list of its own");
        const bool is_list = token_.is(*close);
        if (!is_list && token_.kind != Token::Kind::word && token_.kind != Token::Kind::string)
            return fail(std::move(no_tube));
        if (!tube_behind(offset, *close) || (is_separator() && !advance())) return false;
        if (!opens()) {
            if (!is_list) return fail(std::move(no_tube));
            level_.tubes.clear();
            return true;
        }
        // Tubes one after the other, in no list.
        is_usual_ = false;
        while (opens()) {
            if (!tube()) return false;
            if (is_separator() && !advance()) return false;
        }
        if (colors_of(level_).size() > 1) return true;
        // `(empty tube)`, perhaps twice, below lines of another kind.
        return fail(problem_at(text_, offset, "these brackets hold no more than one color",
                               "write all tubes in one form, and an empty one as a lone '-' in lines"));
    }

    bool tube() {
        const std::size_t offset = token_.offset;
        const auto close = open("each tube is a list of its own");
        return close && tube_behind(offset, *close);
    }

    bool tube_behind(std::size_t offset, char close) {
        if (auto full = level_.add_tube(text_, offset)) return fail(*full);
        return elements(close, [&] { return unit(); });
    }

    bool unit() {
        const bool is_word = token_.kind == Token::Kind::word;
        if (!is_word && token_.kind != Token::Kind::string)
            return fail(problem("appears where a color is expected", "write a string, a name or a number"));
        if (is_word && is_odd(token_.text))
            return fail(problem("is not a color", "write a string, a name or a number for each unit"));
        const bool is_place = base::trim(token_.text).empty();
        auto full = is_place ? level_.add_place(text_, token_.offset)
                             : level_.add_unit(text_, token_.offset, token_.text, token_.text == "?");
        if (full) return fail(*full);
        if (is_word) words_.push_back({level_.tubes.size() - 1, level_.tubes.back().units.size() - 1});
        return advance();
    }

    static bool is_odd(std::string_view word) {
        if (word.find_first_of(not_bare) != std::string_view::npos) return true;
        const std::string_view name = word.substr(qualifier(word));
        return name.find(':') != std::string_view::npos ||
               (name.size() > 1 && name.find('*') != std::string_view::npos &&
                name.find_first_not_of('*') != std::string_view::npos);
    }

    /// `Color.RED` is the color RED where all names are of `Color`, apart from numbers and words for
    /// emptiness.
    void take_qualifiers_off() {
        std::optional<std::string> common;
        for (const auto& [tube, at] : words_) {
            const std::string& word = level_.tubes[tube].units[at].color;
            const std::string_view part = std::string_view(word).substr(0, qualifier(word));
            if (part.empty() && emptiness(word) != Emptiness::none) continue;
            if (!common) common = part;
            if (*common != part) return;
        }
        if (!common) return;
        for (const auto& [tube, at] : words_) {
            std::string& word = level_.tubes[tube].units[at].color;
            if (word.starts_with(*common)) word.erase(0, common->size());
        }
    }

    struct Word {
        std::size_t tube;
        std::size_t at;
    };

    std::string_view text_;
    Scanner scanner_;
    Token token_;
    RawLevel level_;
    Separators separators_ = Separators::unknown;
    std::optional<Diagnostic> missing_comma_;  ///< between two strings, if commas stand elsewhere
    bool is_usual_ = true;                     ///< in square brackets, as Python and JavaScript have lists
    std::vector<Word> words_;
    std::optional<Diagnostic> problem_;
};

Recognition recognize(std::string_view text) {
    // Edges of a map are lists, too.
    if (text.find("-->") != std::string_view::npos || text.find("<->") != std::string_view::npos)
        return Recognition::no;
    const auto has = [&](char bracket) { return text.find(bracket) != std::string_view::npos; };
    if (!has('[') && !has('{') && !has('(')) return Recognition::no;
    Scanner scanner(text, dialect);
    auto token = scanner.next();
    const bool is_named = token && is_identifier(*token);
    while (token && is_identifier(*token)) token = scanner.next();
    if (is_named && token) token = token->is('=') ? scanner.next() : Token{};
    const bool opens = token && (token->is('[') || token->is('{') || token->is('('));
    // Other texts begin with a bracket, too, and may be surer of themselves.
    return opens ? Recognition::maybe : Recognition::no;
}

Result<RawLevel> parse(std::string_view text) { return Parser(text).parse(); }

Result<std::string> print(const Board& board) {
    const auto full = [](const Tube& tube) { return tube.full(); };
    if (std::none_of(board.tubes.begin(), board.tubes.end(), full)) {
        return cannot_hold("list", "a capacity that no tube reaches");
    }
    const auto empty = [](const Tube& tube) { return tube.units.empty(); };
    if (std::none_of(board.tubes.begin(), board.tubes.end(), empty))
        return cannot_hold("list", "a level without an empty tube, since nothing would tell the order");
    if (const auto odd = cannot_vary("list", board)) return *odd;
    if (const auto doubt = cannot_name("list", board)) return *doubt;
    std::string text = "[\n";
    for (const Tube& tube : board.tubes) {
        text += " [";
        for (std::size_t i = 0; i < tube.units.size(); ++i) {
            const std::string name = tube.units[i] == hidden ? "?" : board.colors[tube.units[i]];
            if (name == "?" && tube.units[i] != hidden) return cannot_hold("list", "a color named '?'");
            text += i > 0 ? ", \"" : "\"";
            for (const char c : name) {
                if (c == '"' || c == '\\') text += '\\';
                text += c;
            }
            text += '"';
        }
        text += "],\n";
    }
    return text + "]\n";
}

}  // namespace

constinit const Format format{
    "list",    "nested lists of programs, bottom first in Python or JavaScript notation",
    recognize, parse,
    print,     "[[\"red\", \"blue\"], [\"blue\", \"red\"], []]\n"};

}  // namespace decant::puzzles::tube_sort::list
