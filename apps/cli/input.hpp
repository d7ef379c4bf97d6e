// Reads the inputs that arguments name: files, standard input, level codes.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include "api/decant.hpp"
#include "cli/args.hpp"
#include "cli/exit_code.hpp"

namespace decant::cli {

/// Bytes, and what to call them in messages.
struct Input {
    std::string source;
    std::string bytes;
    std::string name = {};  ///< of the level that is meant, if they hold many
};

/// An error that ends the program: its one line and its code.
struct Failure {
    std::string line;
    ExitCode code;
    std::string above = {};  ///< the parts of a text that were not used, in one line
    std::string below = {};  ///< lines for people, each with its end
};

/// `SOURCE:LINE:COLUMN: problem; remedy`.
Failure failure(const api::Diagnostic& diagnostic, const std::string& source,
                ExitCode code = ExitCode::malformed);

/// The name of LEVEL in messages: its path, `stdin` or `code`.
std::string source_of(const std::string& argument);

/// The remedy if a path is not a file: the things to give.
inline constexpr std::string_view a_level =
    "a path, '-', a level code such as water4:ABAB/BABA/- or a name of `decant list levels`";

/// One byte more than a text may have is enough to see that it is too large.
inline constexpr std::size_t most_bytes = (std::size_t{16} << 20) + 1;

/// Why a path cannot be read, by the error of the system. Where there is no such file, the remedy is to give
/// `wanted`.
Failure unreadable(const std::string& path, int error, std::string_view wanted);

/// A file, or standard input for `-`, up to just past the size that a text or a picture may have. Where there
/// is no such file, the remedy is to give `wanted`.
api::Result<Input, Failure> read_input(const std::string& path, std::string_view wanted = a_level);

/// Whether LEVEL is a level without any file: a code, or the name of an example level.
bool is_level_itself(const std::string& argument);

/// A file of levels, and which of them is meant; none if it is the only one.
struct Address {
    std::string path;
    std::string name = {};
};

/// Splits a LEVEL that is a path, alone or with `#` and the name of a level behind it.
Address address_of(const std::string& argument);

/// Reads the input that LEVEL names: a code, a path or `-`, one level of a file, or an example level if no
/// file has that name. For a picture, this process becomes the program that reads pictures.
api::Result<Input, Failure> read_level(const Args& args);

/// How to read so many bytes: within the limits of the command, and as long as nobody interrupts it.
api::LoadOptions load_options(const Args& args, std::size_t bytes);

/// The level that is meant, in a text or in a picture.
api::Result<api::Level, api::Refusal> level_of(const Args& args, const Input& input);

/// All levels of an input, as `api::each_level` finds them.
void each_level_of(const Args& args, const Input& input,
                   const std::function<bool(const api::Candidate&)>& use);

/// Reads the file that PLAN names if it exists, or standard input for `-`; else PLAN is the text itself.
api::Result<Input, Failure> read_plan(const std::string& argument);

/// The answer to one of several readings, in a few words.
using AnswerReading = std::function<std::string(const api::Level&, std::size_t readings)>;

/// Reads and loads LEVEL. If it may be several levels and people wait, the failure draws them, each with its
/// answer if `answer` is given.
api::Result<api::Level, Failure> load_level(const Args& args, const AnswerReading& answer = {});

/// Prints the assumptions made to read LEVEL, beside an answer that has no place for them.
void tell_reading(const Args& args, const api::Level& level);

}  // namespace decant::cli
