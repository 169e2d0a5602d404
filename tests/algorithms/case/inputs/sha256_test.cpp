// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/inputs/sha256.hpp"

#include <gtest/gtest.h>

namespace spate {
namespace {

std::string hash_of(const std::string& text, std::size_t piece) {
  Sha256 hash;
  for (std::size_t at = 0; at < text.size(); at += piece)
    hash.add(text.data() + at, std::min(piece, text.size() - at));
  return hash.hex();
}

// The examples of FIPS 180-4.
TEST(Sha256, GivesWhatTheStandardGives) {
  EXPECT_EQ("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855", hash_of("", 1));
  EXPECT_EQ("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", hash_of("abc", 3));
  EXPECT_EQ("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
            hash_of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 100));
}

TEST(Sha256, DoesNotDependOnThePieces) {
  const std::string million(1000000, 'a');
  for (const std::size_t piece :
       {std::size_t{1}, std::size_t{63}, std::size_t{64}, std::size_t{1000}, million.size()})
    EXPECT_EQ("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0", hash_of(million, piece))
        << piece;
}

}  // namespace
}  // namespace spate
