// SPDX-License-Identifier: GPL-3.0-or-later
// The suite of tests of barriers, for every scheme.
#pragma once

#include "tests/solver/barriers.hpp"
#include "tests/solver/cases.hpp"

namespace cases {

class Barriers : public testing::TestWithParam<SchemeId> {};

}  // namespace cases
