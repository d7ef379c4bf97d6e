// Compresses and decompresses by zlib.
// SPDX-License-Identifier: MIT
#include "cli/compression.hpp"

#include <zlib.h>

#include <array>
#include <new>
#include <optional>
#include <string>
#include <utility>

namespace decant::cli {
namespace {

using api::Bytes;
using api::Checked;

constexpr std::size_t piece_bytes = std::size_t{1} << 16;
constexpr int gzip_format = 15 + 16;  ///< for zlib: its largest window, in the format of gzip

class Plain final : public Packer {
  public:
    explicit Plain(Out out) : out_(std::move(out)) {}
    void write(std::string_view piece) override { out_(piece); }
    void finish() override {}

  private:
    Out out_;
};

class GzipPacker final : public Packer {
  public:
    explicit GzipPacker(Out out) : out_(std::move(out)) {
        if (deflateInit2(&stream_, Z_BEST_COMPRESSION, Z_DEFLATED, gzip_format, 8, Z_DEFAULT_STRATEGY) !=
            Z_OK)
            throw std::bad_alloc();
    }
    GzipPacker(const GzipPacker&) = delete;
    GzipPacker& operator=(const GzipPacker&) = delete;
    ~GzipPacker() override { deflateEnd(&stream_); }

    void write(std::string_view piece) override { pack(piece, Z_NO_FLUSH); }
    void finish() override { pack({}, Z_FINISH); }

  private:
    void pack(std::string_view piece, int flush) {
        // zlib takes what it reads as not constant, and does not change it.
        stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(piece.data()));
        stream_.avail_in = static_cast<uInt>(piece.size());
        std::array<char, piece_bytes> packed;
        do {
            stream_.next_out = reinterpret_cast<Bytef*>(packed.data());
            stream_.avail_out = static_cast<uInt>(packed.size());
            deflate(&stream_, flush);
            out_({packed.data(), packed.size() - stream_.avail_out});
        } while (stream_.avail_out == 0);
    }

    Out out_;
    z_stream stream_{};
};

/// Packed bytes, a piece at a time.
class Packed {
  public:
    Packed(std::string head, std::unique_ptr<Bytes> rest) : piece_(std::move(head)), rest_(std::move(rest)) {}

    /// The unused rest of the piece, or the next piece if there is none. Empty at the end.
    Checked<std::string_view> piece() {
        if (used_ < piece_.size()) return std::string_view(piece_).substr(used_);
        piece_.resize(piece_bytes);
        used_ = 0;
        const auto count = rest_->read(piece_);
        piece_.resize(count ? *count : 0);
        if (!count) return count.error();
        return std::string_view(piece_);
    }
    void use(std::size_t count) { used_ += count; }
    std::optional<std::string> rewind() {
        piece_.clear();
        used_ = 0;
        return rest_->rewind();
    }

  private:
    std::string piece_;
    std::size_t used_ = 0;
    std::unique_ptr<Bytes> rest_;
};

class AsIs final : public Bytes {
  public:
    explicit AsIs(Packed packed) : packed_(std::move(packed)) {}
    Checked<std::size_t> read(std::span<char> buffer) override {
        const auto piece = packed_.piece();
        if (!piece) return piece.error();
        const std::size_t count = piece->copy(buffer.data(), buffer.size());
        packed_.use(count);
        return count;
    }
    std::optional<std::string> rewind() override { return packed_.rewind(); }

  private:
    Packed packed_;
};

class GzipBytes final : public Bytes {
  public:
    explicit GzipBytes(Packed packed) : packed_(std::move(packed)) {
        if (inflateInit2(&stream_, gzip_format) != Z_OK) throw std::bad_alloc();
    }
    GzipBytes(const GzipBytes&) = delete;
    GzipBytes& operator=(const GzipBytes&) = delete;
    ~GzipBytes() override { inflateEnd(&stream_); }

    Checked<std::size_t> read(std::span<char> buffer) override {
        for (;;) {
            const auto piece = packed_.piece();
            if (!piece) return piece.error();
            // A gzip file may hold several members, one after the other.
            if (piece->empty() && at_end_) return std::size_t{0};
            if (piece->empty()) return std::string("the compressed file is cut off");
            if (at_end_) inflateReset(&stream_);
            stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(piece->data()));
            stream_.avail_in = static_cast<uInt>(piece->size());
            stream_.next_out = reinterpret_cast<Bytef*>(buffer.data());
            stream_.avail_out = static_cast<uInt>(buffer.size());
            const int status = inflate(&stream_, Z_NO_FLUSH);
            packed_.use(piece->size() - stream_.avail_in);
            at_end_ = status == Z_STREAM_END;
            if (status != Z_OK && status != Z_STREAM_END)
                return std::string("the compressed file is damaged");
            const std::size_t count = buffer.size() - stream_.avail_out;
            if (count > 0) return count;
        }
    }
    std::optional<std::string> rewind() override {
        inflateReset(&stream_);
        at_end_ = false;
        return packed_.rewind();
    }

  private:
    Packed packed_;
    z_stream stream_{};
    bool at_end_ = false;
};

}  // namespace

bool is_packed(std::string_view name) { return name.ends_with(".gz"); }

std::unique_ptr<Packer> packer_for(std::string_view name, Packer::Out out) {
    if (is_packed(name)) return std::make_unique<GzipPacker>(std::move(out));
    return std::make_unique<Plain>(std::move(out));
}

Checked<std::unique_ptr<Bytes>> unpacked(std::unique_ptr<Bytes> bytes) {
    constexpr std::string_view gzip = "\x1f\x8b";
    std::string head;
    while (head.size() < gzip.size()) {
        std::array<char, gzip.size()> few;
        const auto count = bytes->read(std::span(few).first(gzip.size() - head.size()));
        if (!count) return count.error();
        if (*count == 0) break;
        head.append(few.data(), *count);
    }
    const bool is_gzip = head.starts_with(gzip);
    Packed packed(std::move(head), std::move(bytes));
    if (is_gzip) return std::unique_ptr<Bytes>(std::make_unique<GzipBytes>(std::move(packed)));
    return std::unique_ptr<Bytes>(std::make_unique<AsIs>(std::move(packed)));
}

}  // namespace decant::cli
