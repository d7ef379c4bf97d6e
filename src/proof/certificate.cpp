// Derives the smallest table of a statement, and writes it.
// SPDX-License-Identifier: MIT
#include "proof/certificate.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <new>
#include <numeric>
#include <vector>

#include "proof/table.hpp"

namespace decant::proof {
namespace {

using base::Result;
using Reason = NoProof::Reason;

NoProof no_proof(Cut cut) { return {Reason::cut, cut, ""}; }

/// All positions that moves lead to from the start; with a length, only those for which g + h is below it at
/// each position on the way. Breadth first, so each is met at its smallest g, which determines its value.
std::optional<NoProof> derive(Domain& domain, std::optional<Cost> length, Table& table,
                              const Control& control) {
    const OwnRow start = domain.start();
    if (length && domain.bound(start) >= *length) return std::nullopt;
    table.add(start, 0);
    Watch watch(control);
    for (std::size_t next = 0; next < table.size(); ++next) {
        const std::size_t memory = table.memory() + domain.memory();
        if (const auto cut = watch.at(next + table.size(), table.size(), memory)) return no_proof(*cut);
        const Row position = table.row(next);
        const Cost g = table.value(next) + 1;
        if (domain.is_goal(position)) return NoProof{Reason::refuted, Cut::entries, ""};
        domain.successors(position, [&](Row successor) {
            if (!length || g + domain.bound(successor) < *length) table.add(successor, g);
        });
        if (table.size() > control.entries) return no_proof(Cut::entries);
    }
    return std::nullopt;
}

Result<Certificate, NoProof> certify_by(Statement statement, Kind kind, std::unique_ptr<Domain> domain,
                                        const Control& control) {
    const auto length = kind == Kind::bounds ? std::optional(statement.claim.length) : std::nullopt;
    auto table = std::make_unique<Table>(domain->width());
    if (auto why_not = derive(*domain, length, *table, control)) return *std::move(why_not);
    return Certificate(std::move(statement), kind, std::move(domain), std::move(table));
}

bool is_too_weak(const NoProof& why) {
    return why.reason == Reason::refuted || (why.reason == Reason::cut && why.cut == Cut::entries);
}

Result<Certificate, NoProof> certify_unsolvable(const Statement& statement, const Level& level,
                                                const Control& control) {
    if (auto borders = border_positions_of(level)) {
        auto certificate = certify_by(statement, Kind::borders, std::move(borders), control);
        // An order that removes all borders need not be a plan of the level, and if the borders take too many
        // entries, the positions may still do.
        if (certificate || !is_too_weak(certificate.error())) return certificate;
    }
    return certify_by(statement, Kind::positions, positions_of(level), control);
}

Result<Certificate, NoProof> certify_level(Statement statement, const Control& control) {
    const auto level = read_level(statement.code, statement.full);
    if (!level) return NoProof{Reason::level, Cut::entries, level.error()};
    if (statement.claim.kind == Claim::Kind::unsolvable)
        return certify_unsolvable(statement, *level, control);
    if (statement.claim.kind == Claim::Kind::optimum) {
        if (static_cast<std::size_t>(statement.claim.length) != statement.plan.size())
            return NoProof{Reason::plan, Cut::entries, "the plan is not as long as the claim says"};
        if (const auto fault = fault_of(*level, statement.plan))
            return NoProof{Reason::plan, Cut::entries, *fault};
    }
    return certify_by(std::move(statement), Kind::bounds, positions_of(*level), control);
}

/// The places of rows in the order of their texts, and these texts, one after the other.
class SortedTexts {
  public:
    static Result<SortedTexts, NoProof> of(const Domain& domain, const Table& table, const Control& control) {
        SortedTexts sorted;
        sorted.ends_.reserve(table.size());
        Watch watch(control);
        for (std::size_t i = 0; i < table.size(); ++i) {
            if (const auto cut = watch.at(i, i, table.memory() + sorted.memory())) return no_proof(*cut);
            sorted.bytes_ += domain.text(table.row(i));
            sorted.ends_.push_back(sorted.bytes_.size());
        }
        sorted.order_.resize(table.size());
        std::iota(sorted.order_.begin(), sorted.order_.end(), std::uint32_t{0});
        std::sort(sorted.order_.begin(), sorted.order_.end(),
                  [&](std::uint32_t a, std::uint32_t b) { return sorted[a] < sorted[b]; });
        return sorted;
    }

    [[nodiscard]] const std::vector<std::uint32_t>& order() const { return order_; }
    /// The text of the row at that place.
    [[nodiscard]] std::string_view operator[](std::size_t place) const {
        const std::size_t begin = place == 0 ? 0 : ends_[place - 1];
        return std::string_view(bytes_).substr(begin, ends_[place] - begin);
    }

  private:
    /// Bytes, including those that the order will take, and those that the texts briefly take when they grow
    /// next.
    [[nodiscard]] std::size_t memory() const {
        const bool grow_soon = bytes_.size() >= bytes_.capacity() / 8 * 7;
        return bytes_.capacity() * (grow_soon ? 3 : 1) +
               ends_.capacity() * (sizeof(std::size_t) + sizeof(std::uint32_t));
    }

    std::string bytes_;
    std::vector<std::size_t> ends_;
    std::vector<std::uint32_t> order_;
};

std::string head_of(const Statement& statement, std::uint64_t entries) {
    std::string head = fmt::format("decant-proof {}\nlevel {}\nclaim {}\n", statement.full ? 2 : 1,
                                   statement.code, to_text(statement.claim));
    if (statement.claim.kind == Claim::Kind::optimum) {
        head += "plan";
        for (const std::string& move : statement.plan) head += fmt::format(" {}", move);
        head += '\n';
    }
    return head + fmt::format("entries {}\n", entries);
}

Result<std::uint64_t, NoProof> write_lines(const Statement& statement, Kind kind, const Table& table,
                                           const SortedTexts& texts, const Sink& sink) {
    constexpr std::size_t piece_bytes = std::size_t{1} << 16;
    std::uint64_t bytes = 0;
    std::string piece = head_of(statement, table.size());
    const auto flush = [&] {
        bytes += piece.size();
        const bool wants_more = sink(piece);
        piece.clear();
        return wants_more;
    };
    const auto to = std::back_inserter(piece);
    for (const std::uint32_t place : texts.order()) {
        const std::string_view before = entry_of(kind).before_entry;
        if (kind == Kind::bounds) {
            const Cost bound = statement.claim.length - table.value(place);
            fmt::format_to(to, "{}{} {}\n", before, bound, texts[place]);
        } else {
            fmt::format_to(to, "{}{}\n", before, texts[place]);
        }
        if (piece.size() >= piece_bytes && !flush()) return no_proof(Cut::bytes);
    }
    piece += "end\n";
    if (!flush()) return no_proof(Cut::bytes);
    return bytes;
}

}  // namespace

Result<Certificate, NoProof> certify(Statement statement, const Control& control) {
    try {
        return certify_level(std::move(statement), control);
    } catch (const std::bad_alloc&) {
        return no_proof(Cut::memory);
    }
}

Certificate::Certificate(Statement statement, Kind kind, std::unique_ptr<Domain> domain,
                         std::unique_ptr<Table> table)
    : statement_(std::move(statement)), kind_(kind), domain_(std::move(domain)), table_(std::move(table)) {}
Certificate::Certificate(Certificate&&) noexcept = default;
Certificate::~Certificate() = default;

std::uint64_t Certificate::entries() const { return table_->size(); }

Result<std::uint64_t, NoProof> Certificate::write(const Sink& sink, const Control& control) const {
    try {
        const auto texts = SortedTexts::of(*domain_, *table_, control);
        if (!texts) return texts.error();
        return write_lines(statement_, kind_, *table_, *texts, sink);
    } catch (const std::bad_alloc&) {
        return no_proof(Cut::memory);
    }
}

}  // namespace decant::proof
