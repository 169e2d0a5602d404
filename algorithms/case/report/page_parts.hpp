// SPDX-License-Identifier: GPL-3.0-or-later
// Parts that the page of a flood's report and of an ensemble's report share.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "algorithms/report/html_page.hpp"

namespace spate {

void add_warnings(HtmlPage& page, const nlohmann::ordered_json& document);
void add_inputs(HtmlPage& page, const nlohmann::ordered_json& document);
// Adds the appendix. use: a sentence on what the certificate is for.
void add_certificate(HtmlPage& page, const nlohmann::ordered_json& document, const std::string& use);

}  // namespace spate
