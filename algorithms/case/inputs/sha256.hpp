// SPDX-License-Identifier: GPL-3.0-or-later
// SHA-256 (FIPS 180-4) of a stream of bytes.
#pragma once

#include <cstddef>
#include <memory>
#include <string>

struct evp_md_ctx_st;  // of OpenSSL

namespace spate {

class Sha256 {
 public:
  Sha256();
  ~Sha256();
  void add(const void* data, std::size_t size);
  std::string hex() const;  // the digest of everything added so far

 private:
  struct Free {
    void operator()(evp_md_ctx_st* context) const;
  };
  std::unique_ptr<evp_md_ctx_st, Free> context_;
};

}  // namespace spate
