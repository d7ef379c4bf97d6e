// SPDX-License-Identifier: MIT
#include "reading/comments.hpp"

#include <algorithm>

namespace decant::reading {
namespace {

bool stands_free(std::string_view line, std::size_t at) {
    return at == 0 || line[at - 1] == ' ' || line[at - 1] == '\t';
}

}  // namespace

std::size_t begin_of_comment(std::string_view line) {
    std::size_t mark = line.find('#');
    while (mark != std::string_view::npos && !stands_free(line, mark)) mark = line.find('#', mark + 1);
    return mark;
}

std::size_t begin_of_lisp_comment(std::string_view line) { return line.find(';'); }

std::size_t begin_of_line_comment(std::string_view line) {
    for (std::size_t at = 0; at < line.size(); ++at) {
        const std::string_view rest = line.substr(at);
        const bool is_slashes = rest.starts_with("//") && (at == 0 || line[at - 1] != ':');
        const bool is_mark = rest.starts_with("# ") || rest.starts_with("-- ") || rest.starts_with(";;");
        if (is_slashes || (is_mark && stands_free(line, at))) return at;
    }
    return line.size();
}

std::string_view words_of_comment(std::string_view line) {
    const std::size_t sign = std::min({line.find('#'), line.find("//"), line.size()});
    std::string_view comment = line.substr(sign == line.size() ? 0 : sign);
    comment.remove_prefix(std::min(comment.find_first_not_of("#/*\"' \t"), comment.size()));
    return comment.substr(0, comment.find_last_not_of("/*\"' \t") + 1);
}

}  // namespace decant::reading
