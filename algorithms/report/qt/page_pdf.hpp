// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a page as a PDF on A4, without plots, which Qt's rich text cannot show.
#pragma once

#include <string>

#include "algorithms/report/html_page.hpp"

namespace spate {

// Throws Error when path cannot be written. An existing file is replaced as a whole or not at all.
void savePdf(const HtmlPage& page, const std::string& path);

}  // namespace spate
