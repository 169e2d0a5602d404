// SPDX-License-Identifier: GPL-3.0-or-later
// A report as one HTML file that needs no other files: text, tables, plots and pictures; or the same as a
// PDF.
#pragma once

#include <QImage>
#include <QString>
#include <QStringList>
#include <vector>

#include "algorithms/report/map_classes.hpp"
#include "solver/core/check.hpp"

namespace spate {

QString moneyText(double amount, const QString& currency);  // "12,500 EUR"; the currency may be empty
// With three significant digits, as results of a simulation deserve: "54.8 million EUR", "12,500 EUR".
QString roundMoney(double amount, const QString& currency);
QString roundArea(double squareMetres);  // "850 m²", "2.19 ha", "1.5 km²"

struct KeyFigure {
  QString value;  // "63.4 → 8.53 million EUR"
  QString label;
};

struct PagePicture {
  QImage image;
  QString caption;
};

class HtmlPage {
 public:
  explicit HtmlPage(const QString& title);

  // Texts are plain text in the user's language; characters with a meaning in HTML are escaped.
  void headline(const QString& sentence);  // above everything; the title stands over it in small letters
  void figures(const std::vector<KeyFigure>& figures);  // side by side
  void section(const QString& heading);
  void paragraph(const QString& text);
  void warning(const Message& message);
  // Cells that begin with a number are aligned to the right.
  void table(const QStringList& head, const std::vector<QStringList>& rows);
  void plot(const QString& svg, const QString& caption = {});  // see plotSvg; not in a PDF
  void pictures(const std::vector<PagePicture>& pictures);     // two a row, those that are very wide one
  void legend(const QString& title, const std::vector<MapClass>& classes);
  void newPage();                              // in print
  void beginAppendix(const QString& heading);  // what follows is folded away
  void endAppendix();

  QString html() const;

  // Throws when path cannot be written. An existing file is replaced as a whole or not at all.
  void save(const QString& path) const;
  void savePdf(const QString& path) const;  // on A4; likewise
  // Throws likewise; for use before a long computation.
  static void checkWritable(const QString& path);

 private:
  void figure(const QString& content, const QString& caption);
  QString head() const;
  QString foot() const;
  QString title_, headline_;
  QString body_;
};

}  // namespace spate
