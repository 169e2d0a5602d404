// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/inputs/sha256.hpp"

#include <openssl/evp.h>

#include <new>

namespace spate {

void Sha256::Free::operator()(evp_md_ctx_st* context) const {
  EVP_MD_CTX_free(context);
}

Sha256::Sha256() : context_(EVP_MD_CTX_new()) {
  if (context_ == nullptr || EVP_DigestInit_ex(context_.get(), EVP_sha256(), nullptr) != 1)
    throw std::bad_alloc();
}
Sha256::~Sha256() = default;

void Sha256::add(const void* data, std::size_t size) {
  EVP_DigestUpdate(context_.get(), data, size);
}

std::string Sha256::hex() const {
  const Sha256 so_far;  // the end closes it
  unsigned char digest[EVP_MAX_MD_SIZE];
  unsigned size = 0;
  if (EVP_MD_CTX_copy_ex(so_far.context_.get(), context_.get()) != 1) throw std::bad_alloc();
  EVP_DigestFinal_ex(so_far.context_.get(), digest, &size);
  std::string text;
  for (unsigned i = 0; i < size; ++i) {
    text += "0123456789abcdef"[digest[i] >> 4];
    text += "0123456789abcdef"[digest[i] & 15];
  }
  return text;
}

}  // namespace spate
