// SPDX-License-Identifier: GPL-3.0-or-later
// A report as one HTML file that needs no other files: text, tables, plots and pictures.
#pragma once

#include <QImage>
#include <QString>
#include <QStringList>
#include <vector>

namespace spate {

QString moneyText(double amount, const QString& currency);  // "12,500 EUR"; the currency may be empty

class HtmlPage {
 public:
  explicit HtmlPage(const QString& title);

  // Texts are plain text in the user's language; characters with a meaning in HTML are escaped.
  void section(const QString& heading);
  void paragraph(const QString& text);
  void warning(const QString& text);
  // Cells that begin with a number are aligned to the right.
  void table(const QStringList& head, const std::vector<QStringList>& rows);
  void plot(const QString& svg, const QString& caption = {});  // see plotSvg
  void picture(const QImage& image, const QString& caption);   // as PNG

  QString html() const;

  // Throws when path cannot be written. An existing file is replaced as a whole or not at all.
  void save(const QString& path) const;
  // Throws likewise; for use before a long computation.
  static void checkWritable(const QString& path);

 private:
  void figure(const QString& content, const QString& caption);
  QString title_;
  QString body_;
};

}  // namespace spate
