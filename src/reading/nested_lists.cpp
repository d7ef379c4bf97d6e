// Scans a text once, with the brackets that are open on a stack.
// SPDX-License-Identifier: MIT
#include "reading/nested_lists.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

#include "base/text.hpp"
#include "base/words.hpp"

namespace decant::reading {
namespace {

constexpr std::string_view opening = "([{";
constexpr std::string_view closing = ")]}";
/// A word of decant's own, and no list.
constexpr std::string_view mark_for_empty = "(empty)";
/// What no name of a color has in it, and what code is full of.
constexpr std::string_view operators = "=;<>&|!+/\\^%@$";

/// More brackets in each other than any program has around a level.
constexpr std::size_t deepest = 100;

/// Calls that make a list of what they are given.
constexpr base::Words makers =
    "from of listof mutablelistof arrayof aslist list tuple deque array arr vector vec arraylist "
    "arraydeque stack bottle flask vial tube freeze emptylist emptyarray";
/// An empty list in Scala, among others.
constexpr std::string_view words_for_list = "Nil List.empty Vector.empty";

bool is_name(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' ||
           (static_cast<unsigned char>(c) & 0x80U) != 0;
}

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n'; }

/// Whether `;` begins a comment and `'` quotes what follows, as in Lisp and Clojure.
bool is_lisp(std::string_view text) {
    std::size_t at = text.find_first_not_of(" \t\n");
    while (at < text.size() && text[at] == ';')
        at = text.find_first_not_of(" \t\n", std::min(text.find('\n', at), text.size()));
    if (at >= text.size()) return false;
    const std::string_view rest = text.substr(at);
    if (rest.starts_with("'(") || rest.starts_with("'[")) return true;
    if (rest.front() != '(' && rest.front() != '[') return false;
    const bool begins_with_word = rest.size() > 1 && std::isalpha(static_cast<unsigned char>(rest[1])) != 0;
    return rest.find(',') == std::string_view::npos ||
           (rest.front() == '(' && begins_with_word && rest.find(' ') < rest.find_first_of(",("));
}

class Finder {
  public:
    explicit Finder(std::string_view text) : text_(text), is_lisp_(is_lisp(text)) { frames_.push_back({}); }

    DataLists find() {
        while (at_ < text_.size() && frames_.size() <= deepest) step();
        if (frames_.size() > deepest) return {};
        flush_words();
        end_run();
        for (DataList& run : runs_) {
            // Where other brackets are, some rows may have been lost.
            run.is_broken = run.rows != outermost_;
            found_.nested.push_back(run);
        }
        return std::move(found_);
    }

  private:
    struct Frame {
        char close = 0;
        std::size_t begin = 0;
        std::size_t prefix = 0;  ///< where the words before the bracket begin; `begin` if there are none
        std::size_t rows = 0;
        std::size_t empty_rows = 0;
        std::size_t words = 0;
        std::size_t strings = 0;
        std::size_t others = 0;  ///< brackets that are no rows
        std::size_t commas = 0;
        std::vector<Range> empties = {};  ///< words that may be empty lists
        int first_key = 0;
        bool is_code = false;  ///< something that data has not
        // What stands behind the last comma or bracket.
        std::size_t pending_words = 0;
        std::size_t pending_begin = 0;
    };

    void step() {
        const char c = text_[at_];
        if (is_space(c)) {
            ++at_;
        } else if (const std::size_t end = comment_end(); end != at_) {
            found_.comments.push_back({at_, end});
            at_ = end;
        } else if (c == '"' || c == '\'' || c == '`') {
            take_quote(c);
        } else if (const std::size_t key = key_end(); key != at_) {
            found_.calls.push_back({at_, key});
            at_ = key;
        } else if (const std::size_t type = type_end(); type != at_) {
            take_word(type);
        } else if (text_.substr(at_).starts_with(mark_for_empty)) {
            take_word(at_ + mark_for_empty.size());
        } else if (opening.find(c) != std::string_view::npos) {
            open();
        } else if (closing.find(c) != std::string_view::npos) {
            close();
        } else if (c == ',') {
            flush_words();
            ++top().commas;
            ++at_;
        } else {
            take_word(at_);
        }
    }

    Frame& top() { return frames_.back(); }
    [[nodiscard]] char before(std::size_t at) const { return at == 0 ? '\n' : text_[at - 1]; }
    [[nodiscard]] char after(std::size_t at) const { return at < text_.size() ? text_[at] : '\n'; }
    [[nodiscard]] std::size_t line_end() const { return std::min(text_.find('\n', at_), text_.size()); }

    [[nodiscard]] bool begins_line() const {
        const std::size_t last = at_ == 0 ? std::string_view::npos : text_.find_last_not_of(" \t", at_ - 1);
        return last == std::string_view::npos || text_[last] == '\n';
    }

    /// Where the comment ends that begins here; here if none does.
    [[nodiscard]] std::size_t comment_end() const {
        constexpr std::string_view marks = "/;#-%";
        if (marks.find(text_[at_]) == std::string_view::npos) return at_;
        const std::string_view rest = text_.substr(at_);
        const char last = before(at_);
        const bool stands_free = is_space(last) || last == ',' ||
                                 opening.find(last) != std::string_view::npos ||
                                 closing.find(last) != std::string_view::npos || last == ';';
        if (rest.starts_with("/*")) return std::min(text_.find("*/", at_ + 2), text_.size() - 2) + 2;
        if (rest.starts_with("//") && last != ':') return line_end();
        if (!stands_free) return at_;
        const char next = after(at_ + 1);
        if (is_lisp_) return rest.front() == ';' ? line_end() : at_;
        if (rest.front() == '#') return line_end();
        if (rest.starts_with("--") && (is_space(after(at_ + 2)) || after(at_ + 2) == '-')) return line_end();
        // Elsewhere it is a remainder.
        if (rest.front() == '%' && begins_line() && (is_space(next) || next == '%')) return line_end();
        return at_;
    }

    /// Where `[]` of a type ends, as in `int[][]` and `[]string`; here if there is none.
    std::size_t type_end() {
        if (text_[at_] != '[' || at_ < rows_end_) return at_;
        std::size_t end = at_;
        while (text_.substr(end).starts_with("[]")) end += 2;
        const bool is_type = is_name(before(at_)) || before(at_) == '>' || is_name(after(end));
        if (!is_type) rows_end_ = end;
        return is_type ? end : at_;
    }

    /// Where `[2] =` ends before the second element in braces, as Lua and C have it, where the first one is
    /// `[1]` or `[0]`; here if there is none.
    std::size_t key_end() {
        Frame& frame = top();
        if (text_[at_] != '[' || frame.close != '}' || frame.pending_words > 0) return at_;
        const std::size_t bracket = std::min(text_.find_first_not_of("0123456789", at_ + 1), text_.size());
        const std::size_t sign = text_.find_first_not_of(" \t", bracket + 1);
        constexpr int most = 1000;
        const auto number = base::parse_number(text_.substr(at_ + 1, bracket - at_ - 1), most);
        if (!number || after(bracket) != ']' || sign == std::string_view::npos || text_[sign] != '=')
            return at_;
        const auto before_it = static_cast<int>(frame.rows + frame.words + frame.strings);
        if (before_it == 0) frame.first_key = *number;
        return frame.first_key < 2 && *number == before_it + frame.first_key ? sign + 1 : at_;
    }

    void take_quote(char quote) {
        if (text_.substr(at_).starts_with(std::string(3, quote)) && quote != '`') {
            const std::size_t end = text_.find(std::string(3, quote), at_ + 3);
            const std::size_t behind = std::min(end, text_.size() - 3) + 3;
            // A text of several lines may be a comment as well as data.
            found_.comments.push_back({at_, behind});
            at_ = behind;
            return;
        }
        std::size_t end = at_ + 1;
        while (end < text_.size() && text_[end] != quote && text_[end] != '\n')
            end += text_[end] == '\\' ? 2 : 1;
        const bool is_closed = end < text_.size() && text_[end] == quote;
        // In Lisp, what is quoted ends before the next quote.
        const bool is_word =
            text_.substr(at_, end - at_).find_first_of(" \t()[]{}") == std::string_view::npos;
        const bool is_apostrophe =
            quote == '\'' && (is_name(before(at_)) || (is_lisp_ && !(is_closed && is_word)));
        const bool is_code_span = quote == '`' && is_closed &&
                                  text_.substr(at_, end - at_).find_first_of("([{") != std::string_view::npos;
        if (is_apostrophe || is_code_span || (quote != '"' && !is_closed)) {
            if (is_lisp_) found_.calls.push_back({at_, at_ + 1});
            ++at_;
            return;
        }
        if (!is_closed) top().is_code = true;
        flush_words();
        ++top().strings;
        end_run();
        at_ = is_closed ? end + 1 : std::min(end, text_.size());
    }

    /// A word from here on, at least up to `end`.
    void take_word(std::size_t end) {
        end = std::max(end, at_ + 1);
        while (end < text_.size() && !is_space(text_[end]) && text_[end] != ',' && text_[end] != '"' &&
               (text_[end] != '\'' || is_name(text_[end - 1])) && text_[end] != '`' &&
               opening.find(text_[end]) == std::string_view::npos &&
               closing.find(text_[end]) == std::string_view::npos)
            ++end;
        Frame& frame = top();
        if (frame.pending_words == 0) frame.pending_begin = at_;
        ++frame.pending_words;
        at_ = end;
    }

    /// Words that stand before no bracket count for themselves.
    void flush_words() {
        Frame& frame = top();
        if (frame.pending_words == 0) return;
        const std::string_view words = text_.substr(frame.pending_begin, at_ - frame.pending_begin);
        const bool is_pair = words.find(": ") != std::string_view::npos || base::trim(words).ends_with(':');
        if (words.find_first_of(operators) != std::string_view::npos || is_pair) frame.is_code = true;
        const std::string_view word = base::trim(words);
        if (base::holds(words_for_list, word))
            frame.empties.push_back({frame.pending_begin, frame.pending_begin + word.size()});
        frame.words += std::exchange(frame.pending_words, 0);
        if (frames_.size() == 1) end_run();
    }

    /// Whether the words before a bracket only make a list of what is in it.
    [[nodiscard]] bool is_maker(std::string_view words, char bracket) const {
        if (words.empty() || (bracket == '{' && words.ends_with('='))) return true;
        if (words.find_first_of("=;:\"'") != std::string_view::npos &&
            words.find("::") == std::string_view::npos)
            return false;
        if (bracket == '{') return !words.ends_with(')');
        if (bracket == '[') return words.ends_with('!');
        words = words.substr(0, words.find_first_of("<!"));
        std::size_t begin = words.size();
        while (begin > 0 && is_name(words[begin - 1])) --begin;
        return base::holds(makers, base::in_lower_case(words.substr(begin)));
    }

    void open() {
        Frame& outer = top();
        Frame frame;
        frame.close = closing[opening.find(text_[at_])];
        frame.begin = frame.prefix = at_;
        const bool touches = frame.close == '}' || !is_space(before(at_));
        if (outer.pending_words > 0 && touches) {
            frame.prefix = outer.pending_begin;
            outer.pending_words = 0;
        } else {
            flush_words();
        }
        frames_.push_back(frame);
        ++at_;
    }

    void close() {
        const char c = text_[at_];
        constexpr std::size_t near = 8;  // of brackets that were never closed, so that time stays linear
        const std::size_t least = frames_.size() > near ? frames_.size() - near : 1;
        std::size_t match = frames_.size() - 1;
        while (match >= least && frames_[match].close != c) --match;
        if (match < least) {
            flush_words();
            end_run();
            top().is_code = true;
            note_closed_twice();
            ++outermost_;
            ++at_;
            return;
        }
        if (match + 1 < frames_.size()) {
            frames_.resize(match + 1);
            top().is_code = true;
        }
        flush_words();
        ++at_;
        finish();
    }

    /// A bracket closes nothing here, perhaps at once behind a list.
    void note_closed_twice() {
        if (found_.nested.empty()) return;
        DataList& last = found_.nested.back();
        if (base::trim(text_.substr(last.range.end, at_ - last.range.end)).empty()) last.is_broken = true;
    }

    /// The bracket on top has ended before `at_`.
    void finish() {
        Frame frame = std::move(frames_.back());
        frames_.pop_back();
        take_empties(frame);
        if (frames_.size() == 1) ++outermost_;
        Frame& outer = top();
        const std::string_view prefix = base::trim(text_.substr(frame.prefix, frame.begin - frame.prefix));
        const bool makes = is_maker(prefix, text_[frame.begin]);
        const std::size_t units = frame.words + frame.strings;
        const bool is_row = makes && !frame.is_code && frame.rows == 0 && frame.others == 0;
        const bool holds_row = makes && !prefix.empty() && frame.close == ')' && !frame.is_code &&
                               units == 0 && frame.rows == 1 && frame.others == 0 && frame.commas == 0;
        if (is_row || holds_row) {
            if (!prefix.empty()) found_.calls.push_back({frame.prefix, frame.begin});
            if (holds_row) {
                found_.calls.push_back({frame.begin, frame.begin + 1});
                found_.calls.push_back({at_ - 1, at_});
            }
            if (is_row && frame.strings > 1 && frame.words == 0)
                found_.strings.push_back({{frame.begin, at_}, frame.strings, 0, caller()});
            const bool is_empty = is_row ? units == 0 : frame.empty_rows == 1;
            ++outer.rows;
            if (is_empty) ++outer.empty_rows;
            if (frames_.size() == 1) extend_run({frame.begin, at_}, is_empty, prefix.empty());
            return;
        }
        ++outer.others;
        if (frames_.size() == 1) end_run();
        const bool is_pure = units == 0 && frame.others == 0 && !frame.is_code;
        const bool is_data = frame.close == ']' || (frame.close == '}' && !frame.is_code);
        if (frame.rows > 1 && (is_pure || is_data))
            found_.nested.push_back({{frame.begin, at_}, frame.rows, frame.empty_rows, caller()});
    }

    /// Beside lists, all words that may be empty ones are.
    void take_empties(Frame& frame) {
        if (frame.rows == 0 || frame.words != frame.empties.size()) return;
        frame.rows += frame.words;
        frame.empty_rows += frame.words;
        frame.words = 0;
        found_.empties.insert(found_.empties.end(), frame.empties.begin(), frame.empties.end());
    }

    /// The name before the parenthesis that is open.
    [[nodiscard]] std::string_view caller() const {
        const Frame& frame = frames_.back();
        return base::trim(text_.substr(frame.prefix, frame.begin - frame.prefix));
    }

    void extend_run(Range row, bool is_empty, bool is_plain) {
        if (!is_plain) return end_run();
        if (run_.rows == 0) run_.range.begin = row.begin;
        run_.range.end = row.end;
        ++run_.rows;
        if (is_empty) ++run_.empty_rows;
    }

    void end_run() {
        if (frames_.size() > 1) return;
        if (run_.rows > 1) runs_.push_back(run_);
        run_ = {};
    }

    std::string_view text_;
    bool is_lisp_;
    std::size_t at_ = 0;
    std::vector<Frame> frames_;
    std::size_t rows_end_ = 0;   ///< where empty rows end that belong to no type
    std::size_t outermost_ = 0;  ///< brackets in no other
    DataList run_;               ///< rows one after the other, in no bracket
    std::vector<DataList> runs_;
    DataLists found_;
};

}  // namespace

DataLists lists_in(std::string_view text) {
    const auto has = [&](char bracket) { return text.find(bracket) != std::string_view::npos; };
    return std::any_of(opening.begin(), opening.end(), has) ? Finder(text).find() : DataLists{};
}

std::string alone(std::string_view text, const DataLists& lists, Range range) {
    std::string kept(text.substr(0, range.end));
    const auto blank = [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            if (kept[i] != '\n') kept[i] = ' ';
        }
    };
    blank(0, range.begin);
    for (const Range& each : lists.empties) {
        if (each.begin < range.begin || each.end > range.end) continue;
        blank(each.begin, each.end);
        kept.replace(each.begin, 2, "()");
    }
    for (const auto* aside : {&lists.comments, &lists.calls}) {
        for (const Range& each : *aside) {
            if (each.begin >= range.begin && each.end <= range.end) blank(each.begin, each.end);
        }
    }
    return kept;
}

}  // namespace decant::reading
