// SPDX-License-Identifier: GPL-3.0-or-later
// A report as one HTML file that stands alone: text, tables, plots and pictures, no other files.
#pragma once

#include <QImage>
#include <QString>
#include <QStringList>
#include <vector>

namespace spate {

// Fixed decimals, and from 10,000 on thin spaces between the thousands.
QString groupedNumber(double value, int decimals = 0);
QString moneyText(double amount, const QString& currency);  // "12 500 EUR"; the currency may be empty

class HtmlPage {
 public:
  explicit HtmlPage(const QString& title);

  // All text is plain; characters that HTML gives a meaning are escaped.
  void section(const QString& heading);
  void paragraph(const QString& text);
  void warning(const QString& text);
  // Cells that are numbers stand at the right.
  void table(const QStringList& head, const std::vector<QStringList>& rows);
  void plot(const QString& svg, const QString& caption = {});  // see plotSvg
  void picture(const QImage& image, const QString& caption);   // as PNG

  QString html() const;

  // Throws when path cannot be written; a file that was there is replaced as a whole or not at all.
  void save(const QString& path) const;
  // The same check, before long work.
  static void checkWritable(const QString& path);

 private:
  void figure(const QString& content, const QString& caption);
  QString title_;
  QString body_;
};

}  // namespace spate
