// SPDX-License-Identifier: GPL-3.0-or-later
// Replaces NVIDIA's driver by one that is too old, or that finds no GPU. The CUDA runtime calls nothing else
// of it before it gives up.
#include <cstdlib>

namespace {

int from_environment(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr ? std::atoi(value) : 0;
}

}  // namespace

extern "C" {

[[gnu::visibility("default")]] int cuDriverGetVersion(int* version) {
  *version = from_environment("SPATE_TEST_DRIVER");  // as 11040 for CUDA 11.4
  return 0;
}

[[gnu::visibility("default")]] int cuInit(unsigned) {
  return from_environment("SPATE_TEST_DRIVER_SAYS");  // CUresult
}
}
