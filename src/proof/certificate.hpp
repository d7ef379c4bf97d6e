// Makes proofs: the smallest table for a statement, from nothing but the plain rules.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "proof/control.hpp"
#include "proof/level.hpp"
#include "proof/statement.hpp"

namespace decant::proof {

class Table;

/// Takes a text piece by piece; returns false when it wants no more.
using Sink = std::function<bool(std::string_view)>;

/// Why there is no proof.
struct NoProof {
    enum class Reason : std::uint8_t {
        cut,      ///< a limit or a person ended the work
        refuted,  ///< the statement is wrong: there is a shorter plan, or any plan at all
        plan,     ///< the plan is not legal, or not as long as the claim says
        level,    ///< proofs do not support such levels
    };
    Reason reason = Reason::cut;
    Cut cut = Cut::entries;
    std::string detail;  ///< of `plan` and `level`
};

/// A statement with the table that proves it.
class Certificate {
  public:
    Certificate(Statement statement, Kind kind, std::unique_ptr<Domain> domain, std::unique_ptr<Table> table);
    Certificate(Certificate&&) noexcept;
    ~Certificate();

    [[nodiscard]] const Statement& statement() const { return statement_; }
    [[nodiscard]] Kind kind() const { return kind_; }
    [[nodiscard]] std::uint64_t entries() const;
    /// Writes the lines of docs/proof-format.md; returns the number of bytes written. Holds all texts of
    /// positions in addition to the table, to sort them, so this too can be cut. In that case nothing was
    /// written, unless it was the sink that wanted no more.
    [[nodiscard]] base::Result<std::uint64_t, NoProof> write(const Sink& sink, const Control& control) const;

  private:
    Statement statement_;
    Kind kind_;
    std::unique_ptr<Domain> domain_;
    std::unique_ptr<Table> table_;
};

/// Time and memory grow with the table.
base::Result<Certificate, NoProof> certify(Statement statement, const Control& control);

}  // namespace decant::proof
