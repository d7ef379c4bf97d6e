// Levels in Python: reading, looking, moving.
// SPDX-License-Identifier: MIT
#include <pybind11/stl.h>

#include <fstream>
#include <iterator>
#include <variant>

#include "base/text.hpp"
#include "python/errors.hpp"
#include "python/keywords.hpp"
#include "python/module.hpp"
#include "python/options.hpp"
#include "python/session.hpp"
#include "python/signature.hpp"
#include "python/text.hpp"

namespace decant::python {
namespace {

bool is_sequence(const py::handle& object) {
    return py::isinstance<py::list>(object) || py::isinstance<py::tuple>(object);
}

/// One tube a line, so that an error's line is the number of the tube.
std::string text_of_lists(const py::sequence& tubes) {
    std::string text = "[";
    for (const py::handle tube : tubes) {
        if (!is_sequence(tube))
            throw py::type_error("a level of lists is a list of tubes, bottom first: [['red', 'blue'], []]");
        if (text.size() > 1) text += ",\n";
        text += "[";
        for (const py::handle unit : tube) {
            if (unit.is_none()) throw py::type_error("None is not a color: a tube lists only its units");
            auto color = utf8_of(py::str(unit));
            if (!color) {
                api::Diagnostic fault = color.error();
                fault.place = base::place_of(text, text.size());
                raise_level_error(fault);
            }
            text += base::in_quotes(*color) + ",";
        }
        text += "]";
    }
    return text + "]";
}

}  // namespace

std::string bytes_of_file(const py::object& path) {
    return py::cast<std::string>(py::module_::import("pathlib").attr("Path")(path).attr("read_bytes")());
}

std::string source_text(const py::object& source) {
    if (py::isinstance<py::bytes>(source)) return py::cast<std::string>(source);
    if (py::isinstance<py::str>(source)) {
        auto text = utf8_of(source);
        if (!text) raise_level_error(text.error());
        return *std::move(text);
    }
    if (is_sequence(source)) return text_of_lists(source);
    if (py::hasattr(source, "__fspath__")) return bytes_of_file(source);
    throw py::type_error("a level is a text, a pathlib.Path or a list of tubes, not " +
                         shown(py::type::of(source).attr("__name__")));
}

api::LoadOptions options_for(const py::object& source, api::LoadOptions options) {
    if (is_sequence(source) && !options.read.flag("top_first")) options.read.set("bottom_first", true);
    return options;
}

namespace {

Level read(const std::string& text, const api::LoadOptions& options, const base::Spell& spell) {
    auto level = read_beside(text, options);
    if (!level) raise_refusal(level.error(), spell);
    return Level(*std::move(level));
}

std::string write(const Level& level, const py::object& format) {
    const auto text = api::convert(*level, checked_text("format", format));
    if (!text) raise_level_error(text.error());
    return *text;
}

std::vector<std::string> legal_moves(const Level& level) { return level.puzzle().start().legal_moves(); }

Level apply(const Level& level, const py::object& moves) {
    const auto played = api::play(*level, moves_text("moves", moves));
    if (!played) raise_plan_error(played.error());
    if (played->replay.fault) raise_illegal_move(api::fault_text(*played), played->replay.steps.size() + 1);
    std::vector<api::Move> words;
    for (const api::Step& step : played->replay.steps) words.push_back(step.move);
    return Level(api::Level(level.puzzle().after(words)));
}

std::vector<api::Aside> asides_in(const py::handle& list) {
    std::vector<api::Aside> asides;
    for (const py::handle each : list) {
        const auto [line, text] = py::cast<std::pair<std::size_t, std::string>>(each);
        asides.push_back({line, text});
    }
    return asides;
}

py::list pairs_of(const std::vector<api::Aside>& asides) {
    py::list pairs;
    for (const api::Aside& each : asides) pairs.append(py::make_tuple(each.line, each.text));
    return pairs;
}

/// The level as text, how it was read, and the text beside it.
py::tuple pickled(const Level& level) {
    py::list assumed;
    for (const api::Assumption& each : (*level).assumed())
        assumed.append(py::make_tuple(py::str(std::string(word(each.about))), each.value));
    // Native text holds all of any level, so it need not be read again to see whether anything was lost.
    const std::string text = *level.puzzle().write("native");
    const api::Account& account = (*level).account();
    return py::make_tuple(text, (*level).form(), assumed, pairs_of(account.not_used),
                          pairs_of(account.comments));
}

Level unpickled(const py::tuple& state) {
    const Level plain = read(py::cast<std::string>(state[0]), {"native", {}}, as_keyword);
    std::vector<api::Assumption> assumed;
    for (const py::handle each : state[2]) {
        const auto [name, value] = py::cast<std::pair<py::object, std::string>>(each);
        const auto about = api::open_of(shown(py::str(name)));
        if (!about) throw py::value_error(shown(py::repr(name)) + " is nothing that a text leaves open");
        assumed.push_back({*about, value});
    }
    return Level(api::Level(plain.puzzle().after({}), py::cast<std::string>(state[1]), std::move(assumed),
                            {asides_in(state[3]), asides_in(state[4])}));
}

bool solved(const Level& level) { return level.puzzle().start().at_goal(); }

}  // namespace

const std::string& Level::key() const {
    if (!key_) key_ = std::string(puzzle().family().word()) + " " + puzzle().canonical_key();
    return *key_;
}

Level level_of(const py::object& source) {
    if (py::isinstance<Level>(source)) return py::cast<Level>(source);
    api::LoadOptions options;
    options.strict = true;
    return read(source_text(source), options_for(source, options), as_keyword_of_level);
}

Level level_of(const py::object& source, const api::LoadOptions& options) {
    if (py::isinstance<Level>(source)) return py::cast<Level>(source);
    return read(source_text(source), options_for(source, options), as_keyword);
}

py::dict dict_of(std::span<const api::Field> fields) {
    py::dict dict;
    for (const api::Field& field : fields) dict[py::str(field.name)] = py::cast(field.value);
    return dict;
}

py::list list_of_asides(const std::vector<api::Aside>& asides) {
    py::list list;
    for (const api::Aside& each : asides) {
        py::dict aside;
        if (each.line > 0) aside["line"] = each.line;
        aside["text"] = each.text;
        list.append(aside);
    }
    return list;
}

py::object dict_of_json(const std::string& json) { return py::module_::import("json").attr("loads")(json); }

std::string printable(std::string text) {
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return text;
}

std::string moves_text(const char* name, const py::object& moves) {
    const auto refuse = [&](const py::handle& given) {
        throw py::type_error(wanted(name, "moves as a text or a list, or the dict of a solution", given));
    };
    const auto in_json = [](const py::object& said) {
        return py::module_::import("json").attr("dumps")(said);
    };
    py::object joined = moves;
    if (py::isinstance<py::dict>(moves)) {
        joined = in_json(moves);
    } else if (!py::isinstance<py::str>(moves)) {
        if (!py::isinstance<py::iterable>(moves)) refuse(moves);
        const py::list list(moves);
        bool are_words = true;
        for (const py::handle move : list) {
            const bool is_word = py::isinstance<py::str>(move);
            if (!is_word && !py::isinstance<py::dict>(move)) refuse(move);
            are_words = are_words && is_word;
        }
        joined = are_words ? py::str(" ").attr("join")(list) : in_json(list);
    }
    auto text = utf8_of(joined);
    if (!text) raise_plan_error(text.error());
    return *std::move(text);
}

void bind_level(py::module_& module) {
    const auto make = [](const py::object& source, const py::kwargs& given) {
        Arguments arguments("Level", given);
        api::Options options = take_options(arguments, api::Question::show);
        options.load.strict = arguments.take_flag("strict").value_or(true);
        arguments.none_left();
        return level_of(source, options.load);
    };
    py::class_<Level> type(
        module, "Level",
        "An immutable level of one family. Levels are equal if they are the same up to symmetry.");
    define(type, "write", write, "The level in another format.", py::arg("format") = "native");
    define(type, "moves", legal_moves, "All moves that the rules allow.");
    define(type, "apply", apply, "The level after one move or several.", py::arg("moves"));
    define(
        type, "show",
        [](const Level& level) { py::print(api::level_text(*level, false, {}), py::arg("end") = ""); },
        "Prints the level as a picture of letters.");
    define(
        type, "to_dict", [](const Level& level) { return dict_of_json(api::level_json(*level)); },
        "The JSON of `decant show --format json`, as a dict.");
    std::string keywords;
    std::string options;
    for (const Keyword& each : keywords_of(api::Question::show)) {
        keywords += ", " + each.name + "=" + each.usual;
        options += "\n    " + each.name + ": " + each.summary;
    }
    keywords += ", strict=True";
    options += "\n    strict: refuse a level beside which something was not used; comments do not count";
    type.def(
            py::init(make), py::arg("source"),
            ("__init__(self, source, *" + keywords + ")\n--\n\nReads a level.\n\nOptions:" + options).c_str())
        .def_property_readonly("family", [](const Level& level) { return level.puzzle().family().word(); })
        .def_property_readonly("rules", [](const Level& level) { return level.puzzle().rules(); })
        .def_property_readonly("name", [](const Level& level) { return level.puzzle().name().value_or(""); })
        .def_property_readonly("title", [](const Level& level) { return to_string(level.puzzle().title()); })
        .def_property_readonly("code", [](const Level& level) { return level.puzzle().code(); })
        .def_property_readonly("key", [](const Level& level) { return level.key(); })
        .def_property_readonly("facts", [](const Level& level) { return dict_of(level.puzzle().facts()); })
        .def_property_readonly("solved", solved)
        .def_property_readonly("not_used",
                               [](const Level& level) { return list_of_asides((*level).account().not_used); })
        .def_property_readonly("comments",
                               [](const Level& level) { return list_of_asides((*level).account().comments); })
        .def("_repr_svg_", [](const Level& level) { return api::level_svg(*level); })
        .def("__str__", [](const Level& level) { return printable(api::level_text(*level, true, {})); })
        .def("__repr__",
             [](const Level& level) {
                 return "Level(" + shown(py::repr(py::str(level.puzzle().code()))) + ")";
             })
        .def(
            "__eq__", [](const Level& a, const Level& b) { return a.key() == b.key(); }, py::is_operator())
        .def("__hash__", [](const Level& level) { return py::hash(py::str(level.key())); })
        .def(py::pickle(&pickled, &unpickled));
}

}  // namespace decant::python
