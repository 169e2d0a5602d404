// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever bytes a reader gets, it reads them or refuses them with an Error: no crash, no other exception, no
// hang.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "solver/core/check.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace spate::fuzz {

inline std::string text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

template <class Read>
void read_or_refuse(const Read& read) {
  try {
    read();
  } catch (const Error& error) {
    if (error.key().empty() || error.problem().empty() || error.why().empty()) throw;
  }
}

}  // namespace spate::fuzz
