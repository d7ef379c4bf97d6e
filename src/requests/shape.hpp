// Shapes of JSON values, and the one table of the types of all answers.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace decant::requests {

struct Part;

struct Shape {
    enum class Kind {
        text,
        whole,  ///< a number without a fraction
        number,
        flag,
        constant,  ///< always `name`, which is JSON
        words,     ///< a text, one of `words`
        type,      ///< the one of the table that is called `name`
        list,      ///< of any length, of values like the one in `of`
        pair,      ///< of two such values
        map,       ///< an object of any keys, with such values
        object,    ///< of `parts` and no others
        either,    ///< like one of those in `of`
        nothing,   ///< null
    };
    Kind kind;
    std::string name;
    std::vector<std::string> words;
    std::vector<Shape> of;
    std::vector<Part> parts;
};

/// A key of an object.
struct Part {
    std::string name;
    Shape shape;
    std::string summary = {};
    bool required = true;
};

struct Type {
    std::string name;
    Shape shape;
    std::string summary = {};
};

/// Each type stands after those that it is made of.
const std::vector<Type>& types();

}  // namespace decant::requests
