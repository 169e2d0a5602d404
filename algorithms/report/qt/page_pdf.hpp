// SPDX-License-Identifier: GPL-3.0-or-later
// A page as a PDF on A4, as far as Qt's rich text goes: without plots.
#pragma once

#include <QImage>
#include <string>

#include "algorithms/report/html_page.hpp"

namespace spate {

// Throws Error when path cannot be written. An existing file is replaced as a whole or not at all.
void savePdf(const HtmlPage& page, const std::string& path);

PagePicture pagePicture(const QImage& image, const std::string& caption);

}  // namespace spate
