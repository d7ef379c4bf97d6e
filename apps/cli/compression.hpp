// Files that are compressed by gzip, as their names or their first bytes say.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <string_view>

#include "api/proofs.hpp"

namespace decant::cli {

/// Takes a text piece by piece, and passes it on as bytes of a file.
class Packer {
  public:
    using Out = std::function<void(std::string_view)>;

    virtual ~Packer() = default;
    virtual void write(std::string_view piece) = 0;
    /// Passes on all that was held back.
    virtual void finish() = 0;
};

/// Whether a file of this name is to be compressed: one that ends in `.gz`.
bool is_packed(std::string_view name);

/// By the name of the file: compressed, or as it is. The same text gives the same bytes.
std::unique_ptr<Packer> packer_for(std::string_view name, Packer::Out out);

/// These bytes decompressed, if their first two say that they are compressed, else as they are. Reading
/// damaged or cut-off bytes gives a diagnostic.
api::Checked<std::unique_ptr<api::Bytes>> unpacked(std::unique_ptr<api::Bytes> bytes);

}  // namespace decant::cli
