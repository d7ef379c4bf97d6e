// Builds trees from the events of libyaml.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <yaml.h>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "base/json_builder.hpp"
#include "base/text.hpp"
#include "reading/tree.hpp"

namespace decant::reading {
namespace {

using base::Diagnostic;
using base::problem_at;
using base::Result;

std::string_view text_of(const yaml_char_t* value, std::size_t length) {
    return {reinterpret_cast<const char*>(value), length};
}

bool is_null(const yaml_event_t& event) {
    const auto& scalar = event.data.scalar;
    const std::string_view text = text_of(scalar.value, scalar.length);
    return scalar.style == YAML_PLAIN_SCALAR_STYLE &&
           (text.empty() || text == "~" || text == "null" || text == "Null" || text == "NULL");
}

bool is_named(const yaml_event_t& event) {
    switch (event.type) {
        case YAML_SCALAR_EVENT:
            return event.data.scalar.anchor != nullptr || event.data.scalar.tag != nullptr;
        case YAML_SEQUENCE_START_EVENT:
            return event.data.sequence_start.anchor != nullptr || event.data.sequence_start.tag != nullptr;
        case YAML_MAPPING_START_EVENT:
            return event.data.mapping_start.anchor != nullptr || event.data.mapping_start.tag != nullptr;
        default:
            return event.type == YAML_ALIAS_EVENT;
    }
}

class Builder {
  public:
    explicit Builder(std::string_view text) : text_(text) {
        yaml_parser_initialize(&parser_);
        yaml_parser_set_encoding(&parser_, YAML_UTF8_ENCODING);
        yaml_parser_set_input_string(&parser_, reinterpret_cast<const unsigned char*>(text.data()),
                                     text.size());
    }
    ~Builder() { yaml_parser_delete(&parser_); }
    Builder(const Builder&) = delete;
    Builder& operator=(const Builder&) = delete;

    Result<Tree> build() {
        yaml_event_type_t type = YAML_NO_EVENT;
        while (type != YAML_STREAM_END_EVENT) {
            yaml_event_t event;
            if (yaml_parser_parse(&parser_, &event) == 0) return no_yaml();
            type = event.type;
            const std::unique_ptr<yaml_event_t, void (*)(yaml_event_t*)> owner(&event, yaml_event_delete);
            if (auto problem = take(event)) return *std::move(problem);
        }
        return tree_.take();
    }

  private:
    [[nodiscard]] Diagnostic problem(const yaml_mark_t& mark, std::string what,
                                     std::string_view remedy) const {
        // Characters are counted, as YAML has line ends that other texts do not.
        std::size_t offset = 0;
        for (std::size_t left = mark.index; left > 0 && offset < text_.size(); --left)
            offset += base::first_character(text_.substr(offset)).size();
        return problem_at(text_, offset, std::move(what), remedy);
    }

    [[nodiscard]] Diagnostic no_yaml() const {
        const std::string_view why = parser_.problem == nullptr ? "" : parser_.problem;
        const std::string what = fmt::format("this is neither JSON nor YAML: {}", why);
        constexpr std::string_view remedy = "correct the text";
        if (parser_.error == YAML_READER_ERROR)
            return problem_at(text_, std::min(parser_.problem_offset, text_.size()), what, remedy);
        return problem(parser_.problem_mark, what, remedy);
    }

    std::optional<Diagnostic> take(const yaml_event_t& event) {
        if (is_named(event)) {
            return problem(event.start_mark, "anchors, aliases and tags of YAML are not read",
                           "write out each value");
        }
        switch (event.type) {
            case YAML_DOCUMENT_START_EVENT:
                if (++documents_ == 1) return std::nullopt;
                return problem(event.start_mark, "this text holds more than one YAML document",
                               "give one of them");
            case YAML_SCALAR_EVENT:
                return take_scalar(event);
            case YAML_SEQUENCE_START_EVENT:
            case YAML_MAPPING_START_EVENT:
                return open(event);
            case YAML_SEQUENCE_END_EVENT:
            case YAML_MAPPING_END_EVENT:
                tree_.close();
                return std::nullopt;
            default:
                return std::nullopt;
        }
    }

    std::optional<Diagnostic> take_scalar(const yaml_event_t& event) {
        std::string text(text_of(event.data.scalar.value, event.data.scalar.length));
        if (!tree_.awaits_key()) {
            tree_.add(is_null(event) ? Tree() : Tree(std::move(text)));
            return std::nullopt;
        }
        if (text.empty() && event.data.scalar.style == YAML_PLAIN_SCALAR_STYLE) {
            return problem(event.start_mark, "to YAML, this is a key without a name",
                           "put quotes around '?' for a hidden unit");
        }
        if (tree_.key(text)) return std::nullopt;
        const Diagnostic twice = base::key_problem(text);
        return problem(event.start_mark, twice.problem, "remove one of them");
    }

    std::optional<Diagnostic> open(const yaml_event_t& event) {
        if (tree_.awaits_key())
            return problem(event.start_mark, "this key is a list or an object", "write a word");
        if (tree_.depth() == base::deepest_json)
            return problem(event.start_mark, "this is nested too deeply", "write the level alone");
        if (event.type == YAML_MAPPING_START_EVENT)
            tree_.open_object();
        else
            tree_.open_array();
        return std::nullopt;
    }

    std::string_view text_;
    yaml_parser_t parser_;
    int documents_ = 0;
    base::JsonBuilder tree_;
};

}  // namespace

Result<Tree> parse_yaml(std::string_view text) {
    if (text.size() > max_yaml_bytes)
        return Diagnostic{"this is not JSON, and too long to be read as YAML",
                          "write it as JSON, or give one level",
                          {},
                          base::ProblemKind::too_large};
    return Builder(text).build();
}

}  // namespace decant::reading
