// SPDX-License-Identifier: GPL-3.0-or-later
// The parts that the pages of all reports have, of one flood and of an ensemble.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "algorithms/report/html_page.hpp"

namespace spate {

void add_warnings(HtmlPage& page, const nlohmann::ordered_json& document);
void add_inputs(HtmlPage& page, const nlohmann::ordered_json& document);
// The appendix. use: what the certificate is for.
void add_certificate(HtmlPage& page, const nlohmann::ordered_json& document, const std::string& use);

}  // namespace spate
