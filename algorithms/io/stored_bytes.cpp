// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/stored_bytes.hpp"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>

#include "algorithms/io/operating_system.hpp"
#include "solver/core/text.hpp"

namespace spate::io {
namespace {

namespace fs = std::filesystem;

// Whether a file has these bytes and no more.
bool holds(const fs::path& file, std::string_view bytes) {
  std::ifstream in(file, std::ios::binary);
  std::string part(std::min<std::size_t>(bytes.size(), std::size_t{1} << 20), '\0');
  for (; !bytes.empty(); bytes.remove_prefix(part.size())) {
    part.resize(std::min(part.size(), bytes.size()));
    if (!in.read(part.data(), static_cast<std::streamsize>(part.size()))) return false;
    if (bytes.substr(0, part.size()) != part) return false;
  }
  return in.peek() == std::ifstream::traits_type::eof() && !in.bad();
}

}  // namespace

std::string store_bytes(const std::string& path, std::string_view bytes) {
  std::ofstream out(fs::u8path(path), std::ios::binary);
  out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  out.close();
  if (!out) return tr("the disk took only a part of it");
  const std::string why = store(path);
  if (!why.empty()) return why;
  return holds(fs::u8path(path), bytes) ? std::string() : tr("what was stored differs from what was written");
}

}  // namespace spate::io
