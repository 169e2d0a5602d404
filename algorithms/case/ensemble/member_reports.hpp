// SPDX-License-Identifier: GPL-3.0-or-later
// What the members of one process report, on its way to the first process.
#pragma once

#include <string>

#include "algorithms/case/ensemble/member_exchange.hpp"

namespace spate {

// Takes all reports out of an exchange; empty if there are none.
std::string take_reports(MemberExchange& from);
// Puts them into another one.
void put_reports(const std::string& text, MemberExchange& to);

}  // namespace spate
