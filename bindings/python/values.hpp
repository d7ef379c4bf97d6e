// Answers as values: compared, hashed, copied and pickled by what they consist of.
// SPDX-License-Identifier: MIT
#pragma once

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "api/decant.hpp"

namespace decant::python {

namespace py = pybind11;

/// An answer says once what it consists of: `parts(answer)` ties its members.
template <class T, class Member>
concept Of = std::same_as<std::remove_const_t<T>, Member>;

auto parts(Of<api::Field> auto& field) { return std::tie(field.name, field.value); }
auto parts(Of<api::Step> auto& step) { return std::tie(step.move, step.fields, step.note, step.goes_on); }
auto parts(Of<api::Replay> auto& replay) {
    return std::tie(replay.steps, replay.fault, replay.at_goal, replay.cost, replay.facts);
}
auto parts(Of<api::Advice> auto& advice) {
    return std::tie(advice.word, advice.helps, advice.count, advice.length, advice.claim, advice.code);
}
auto parts(Of<search::Statistics> auto& statistics) {
    return std::tie(statistics.expanded, statistics.generated, statistics.stored, statistics.peak_bytes);
}
auto parts(Of<api::Solution> auto& found) {
    return std::tie(found.verdict, found.algorithm, found.cost, found.steps, found.facts, found.claim,
                    found.factor, found.lower_bound, found.solvable, found.limit, found.cancelled, found.goal,
                    found.with_weaker_goal, found.weaker_goal, found.advised, found.advice, found.statistics,
                    found.seconds);
}
auto parts(Of<api::Statement> auto& said) { return std::tie(said.move, said.key, said.value); }
auto parts(Of<api::Check> auto& check) {
    return std::tie(check.replay, check.moves, check.falsehood, check.unchecked, check.unused);
}
auto parts(Of<api::Progress> auto& progress) {
    return std::tie(progress.expanded, progress.generated, progress.lower_bound, progress.best_plan,
                    progress.solvable);
}

/// The last value of each enumeration in an answer.
template <class T>
extern const T last;
template <>
inline constexpr api::Verdict last<api::Verdict> = api::Verdict::unknown;
template <>
inline constexpr api::Claim last<api::Claim> = api::Claim::none;
template <>
inline constexpr api::Algorithm last<api::Algorithm> = search::algorithm_entries.back().algorithm;
template <>
inline constexpr api::Limit last<api::Limit> = api::limit_entries.back().limit;

template <>
inline constexpr search::Breach last<search::Breach> = search::Breach::inadmissible_estimate;

template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;
template <class T>
inline constexpr bool is_vector = false;
template <class T>
inline constexpr bool is_vector<std::vector<T>> = true;

/// Writes a value as bytes. Beside them stand those of its parts that are objects of Python, levels among
/// them.
class Packer {
  public:
    template <class T>
    void put(const T& value) {
        if constexpr (requires { parts(value); }) {
            std::apply([this](const auto&... part) { (this->put(part), ...); }, parts(value));
        } else if constexpr (is_optional<T>) {
            put(value.has_value());
            if (value) put(*value);
        } else if constexpr (is_vector<T>) {
            put(value.size());
            for (const auto& item : value) put(item);
        } else if constexpr (std::is_same_v<T, decltype(api::Field::value)>) {
            put(value.index());
            std::visit([this](const auto& one) { this->put(one); }, value);
        } else if constexpr (std::is_same_v<T, std::string>) {
            put(value.size());
            bytes_ += value;
        } else if constexpr (std::is_same_v<T, double>) {
            put(std::bit_cast<std::uint64_t>(value));
        } else if constexpr (std::is_enum_v<T> || std::is_integral_v<T>) {
            put_number(static_cast<std::uint64_t>(value));
        } else {
            objects_.append(value);
        }
    }

    [[nodiscard]] py::bytes bytes() const { return bytes_; }
    [[nodiscard]] py::tuple objects() const { return objects_; }

  private:
    /// Seven bits a byte, the low ones first.
    void put_number(std::uint64_t number) {
        for (; number >= 0x80; number >>= 7) bytes_ += static_cast<char>(number | 0x80);
        bytes_ += static_cast<char>(number);
    }

    std::string bytes_;
    py::list objects_;
};

/// Reads what a Packer wrote. Anything else is a ValueError.
class Unpacker {
  public:
    Unpacker(const py::bytes& bytes, py::tuple objects) : bytes_(bytes), objects_(std::move(objects)) {}

    template <class T>
    void take(T& value) {
        if constexpr (requires { parts(value); }) {
            std::apply([this](auto&... part) { (this->take(part), ...); }, parts(value));
        } else if constexpr (is_optional<T>) {
            if (take_number() != 0) take(value.emplace());
        } else if constexpr (is_vector<T>) {
            const std::size_t size = take_size();
            value.reserve(size);
            while (value.size() < size) take(value.emplace_back());
        } else if constexpr (std::is_same_v<T, decltype(api::Field::value)>) {
            if (take_number() == 0)
                take(value.template emplace<0>());
            else
                take(value.template emplace<1>());
        } else if constexpr (std::is_same_v<T, std::string>) {
            const std::size_t size = take_size();
            value = bytes_.substr(at_, size);
            at_ += size;
        } else if constexpr (std::is_same_v<T, double>) {
            value = std::bit_cast<double>(take_number());
        } else if constexpr (std::is_enum_v<T>) {
            const std::uint64_t number = take_number();
            if (number > static_cast<std::uint64_t>(last<T>)) refuse();
            value = static_cast<T>(number);
        } else if constexpr (std::is_integral_v<T>) {
            value = static_cast<T>(take_number());
        } else {
            if (next_ == objects_.size()) refuse();
            value = py::cast<T>(objects_[next_++]);
        }
    }

    void end() const {
        if (at_ != bytes_.size() || next_ != objects_.size()) refuse();
    }

  private:
    [[noreturn]] static void refuse() { throw py::value_error("this is not what an answer was packed into"); }

    std::uint64_t take_number() {
        std::uint64_t number = 0;
        for (unsigned shift = 0; shift < 64; shift += 7) {
            if (at_ == bytes_.size()) refuse();
            const auto byte = static_cast<unsigned char>(bytes_[at_++]);
            number |= std::uint64_t{byte & 0x7FU} << shift;
            if (byte < 0x80) return number;
        }
        refuse();
    }

    /// Of something that takes at least so many bytes.
    std::size_t take_size() {
        const std::uint64_t size = take_number();
        if (size > bytes_.size() - at_) refuse();
        return size;
    }

    std::string bytes_;
    std::size_t at_ = 0;
    py::tuple objects_;
    std::size_t next_ = 0;
};

template <class T>
py::tuple packed(const T& value) {
    Packer packer;
    packer.put(value);
    return py::make_tuple(packer.bytes(), packer.objects());
}

/// All that counts when two answers are compared: not `time_taken()`.
template <class T>
py::object essence(T value) {
    if constexpr (requires { value.time_taken(); }) value.time_taken() = 0;
    return packed(value);
}

/// A class of answers that are values, with `parts`.
template <class T>
py::class_<T> value_class(py::module_& module, const char* name, const char* doc) {
    py::class_<T> type(module, name, doc);
    type.def(
            "__eq__", [](const T& a, const T& b) { return essence(a).equal(essence(b)); }, py::is_operator())
        .def("__hash__", [](const T& value) { return py::hash(essence(value)); })
        .def(py::pickle([](const T& value) { return packed(value); },
                        [](const py::tuple& state) {
                            Unpacker unpacker(py::cast<py::bytes>(state[0]), py::cast<py::tuple>(state[1]));
                            T value;
                            unpacker.take(value);
                            unpacker.end();
                            return value;
                        }));
    return type;
}

}  // namespace decant::python
