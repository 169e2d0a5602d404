// SPDX-License-Identifier: GPL-3.0-or-later
// Writes and reads the bytes of a checkpoint and of the files beside it: numbers as they are in memory,
// vectors and texts behind their length. A struct has an overload of each_part(archive, value), which calls
// the archive with each of its parts and so serves for both writing and reading.
#pragma once

#include <array>
#include <cstdint>
#include <istream>
#include <ostream>
#include <string>
#include <type_traits>
#include <vector>

#include "algorithms/case/inputs/sha256.hpp"

namespace spate {

template <class T>
inline constexpr bool is_plain_number = std::is_arithmetic_v<T>;

template <class Archive, class... Parts>
void each_of(Archive& archive, Parts&... parts) {
  (archive(parts), ...);
}

// Writes to a stream, and keeps the SHA-256 of what was written; holds() says whether the stream took it all.
class ArchiveWriter {
 public:
  explicit ArchiveWriter(std::ostream& out) : out_(out) {}

  void bytes(const void* data, std::size_t size) {
    out_.write(static_cast<const char*>(data), static_cast<std::streamsize>(size));
    hash_.add(data, size);
    written_ += size;
  }
  template <class T>
  void operator()(const T& value) {
    if constexpr (is_plain_number<T>)
      bytes(&value, sizeof value);
    else
      each_part(*this, value);
  }
  template <class T>
  void operator()(const std::vector<T>& values) {
    (*this)(static_cast<std::uint64_t>(values.size()));
    if constexpr (is_plain_number<T>)
      bytes(values.data(), values.size() * sizeof(T));
    else
      for (const T& value : values) (*this)(value);
  }
  template <class T, std::size_t count>
  void operator()(const std::array<T, count>& values) {
    for (const T& value : values) (*this)(value);
  }
  void operator()(const std::string& text) {
    (*this)(static_cast<std::uint64_t>(text.size()));
    bytes(text.data(), text.size());
  }

  bool holds() const { return !out_.fail(); }
  std::uint64_t written() const { return written_; }
  std::string digest() const { return hash_.hex(); }

 private:
  std::ostream& out_;
  Sha256 hash_;
  std::uint64_t written_ = 0;
};

// Thrown when the bytes cannot be those that were written: they end too early, or contradict themselves.
struct ArchiveDamaged {};

class ArchiveReader {
 public:
  // left: the bytes that remain in the stream; no more memory is allocated than they can fill.
  ArchiveReader(std::istream& in, std::uint64_t left) : in_(in), left_(left) {}

  void bytes(void* data, std::size_t size) {
    if (size > left_ || !in_.read(static_cast<char*>(data), static_cast<std::streamsize>(size)))
      throw ArchiveDamaged();
    left_ -= size;
  }
  template <class T>
  void operator()(T& value) {
    if constexpr (is_plain_number<T>)
      bytes(&value, sizeof value);
    else
      each_part(*this, value);
  }
  template <class T>
  void operator()(std::vector<T>& values) {
    values.clear();
    append(values);
  }
  template <class T, std::size_t count>
  void operator()(std::array<T, count>& values) {
    for (T& value : values) (*this)(value);
  }
  void operator()(std::string& text) {
    text.resize(count_of(1));
    bytes(text.data(), text.size());
  }
  // Appends the values of a written vector to those present.
  template <class T>
  void append(std::vector<T>& values) {
    const std::size_t before = values.size(), count = count_of(is_plain_number<T> ? sizeof(T) : 1);
    values.resize(before + count);
    if constexpr (is_plain_number<T>) {
      if (count > 0) bytes(values.data() + before, count * sizeof(T));
    } else {
      for (std::size_t i = before; i < values.size(); ++i) (*this)(values[i]);
    }
  }
  std::uint64_t left() const { return left_; }

 private:
  std::size_t count_of(std::size_t least_size) {
    std::uint64_t count = 0;
    (*this)(count);
    if (count > left_ / least_size) throw ArchiveDamaged();
    return static_cast<std::size_t>(count);
  }

  std::istream& in_;
  std::uint64_t left_;
};

}  // namespace spate
