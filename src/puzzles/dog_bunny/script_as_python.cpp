// Goes through each line from left to right.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/script_as_python.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "base/text.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

constexpr std::array<std::string_view, 4> declaring{"export ", "const ", "let ", "var "};
/// Words of the same size or a longer one first, so that none grows.
constexpr std::array<std::pair<std::string_view, std::string_view>, 4> values{
    {{"null", "None"}, {"undefined", "None"}, {"true", "True"}, {"false", "False"}}};
constexpr std::string_view as_const = "as const";

bool is_of_name(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '$';
}

/// How many bytes the words before the name take that a line declares; 0 if it declares none.
std::size_t size_of_declaration(std::string_view line) {
    std::size_t size = 0;
    for (const std::string_view word : declaring) {
        if (line.substr(size).starts_with(word)) size += word.size();
    }
    return size == declaring.front().size() && line.starts_with(declaring.front()) ? 0 : size;
}

class Line {
  public:
    Line(std::string& text, std::size_t begin, std::size_t end) : text_(text), at_(begin), end_(end) {}

    /// Whether all comments of the line have a place in Python, where one may be open.
    bool spell(bool& is_in_comment) {
        if (is_in_comment && !mark_comment(at_)) return false;
        move_name();
        while (at_ < end_) {
            if (is_in_comment) {
                is_in_comment = !close_comment();
                if (is_in_comment) return true;
            } else if (!spell_next(is_in_comment)) {
                return false;
            }
        }
        return true;
    }

  private:
    [[nodiscard]] std::string_view rest() const { return std::string_view(text_).substr(at_, end_ - at_); }
    void put(std::size_t at, std::string_view words, std::size_t size) {
        text_.replace(at, size, std::string(words).append(size - words.size(), ' '));
    }

    void move_name() {
        const std::size_t size = size_of_declaration(rest());
        const std::string_view name = rest().substr(size);
        const auto end = std::find_if_not(name.begin(), name.end(), is_of_name);
        if (size > 0)
            put(at_, name.substr(0, static_cast<std::size_t>(end - name.begin())),
                size + static_cast<std::size_t>(end - name.begin()));
    }

    /// A `#` in a line of a comment of several, in place of a blank or a star.
    bool mark_comment(std::size_t at) {
        while (at < end_ && (text_[at] == ' ' || text_[at] == '\t')) ++at;
        if (at == end_) return true;
        const bool is_free = text_[at] == '*' && text_.compare(at, 2, "*/") != 0;
        if (!is_free && at == at_) return false;
        text_[is_free ? at : at - 1] = '#';
        return true;
    }

    /// Goes to the end of an open comment; whether it ends in this line.
    bool close_comment() {
        const std::size_t close = rest().find("*/");
        if (close == std::string_view::npos) return at_ = end_, false;
        put(at_ + close, "", 2);
        at_ += close + 2;
        return true;
    }

    bool spell_next(bool& is_in_comment) {
        const char c = text_[at_];
        if (rest().starts_with("//")) {
            put(at_, "#", 2);
            at_ = end_;
        } else if (rest().starts_with("/*")) {
            const std::size_t close = rest().find("*/");
            const bool goes_on =
                close != std::string_view::npos && !base::trim(rest().substr(close + 2)).empty();
            if (goes_on) return false;  // to Python, all of it would be the comment
            put(at_, "#", 2);
            is_in_comment = true;
        } else if (c == '"' || c == '\'') {
            skip_string(c);
        } else if (is_of_name(c)) {
            spell_word();
        } else {
            if (c == ';') text_[at_] = ' ';
            ++at_;
        }
        return true;
    }

    void skip_string(char quote) {
        for (++at_; at_ < end_ && text_[at_] != quote; ++at_) {
            if (text_[at_] == '\\') ++at_;
        }
        at_ = std::min(at_ + 1, end_);
    }

    void spell_word() {
        const auto end = std::find_if_not(rest().begin(), rest().end(), is_of_name);
        const std::string_view word = rest().substr(0, static_cast<std::size_t>(end - rest().begin()));
        const std::size_t size = word.size();
        for (const auto& [script, python] : values) {
            if (word == script) put(at_, python, size);
        }
        if (rest().starts_with(as_const)) put(at_, "", as_const.size());
        at_ += size;
    }

    std::string& text_;
    std::size_t at_;
    std::size_t end_;
};

}  // namespace

std::optional<std::string> script_as_python(std::string_view text) {
    if (text.find('=') == std::string_view::npos) return std::nullopt;
    const std::vector<base::Line> lines = base::lines_of(text);
    if (std::none_of(lines.begin(), lines.end(),
                     [](const base::Line& line) { return size_of_declaration(line.text) > 0; }))
        return std::nullopt;
    std::string python(text);
    bool is_in_comment = false;
    for (const base::Line& line : lines) {
        if (!Line(python, line.offset, line.offset + line.text.size()).spell(is_in_comment))
            return std::nullopt;
    }
    return python;
}

}  // namespace decant::puzzles::dog_bunny
