// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/report/html_page.hpp"

#include <QBuffer>
#include <QDateTime>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSaveFile>

#include "algorithms/qgis/spate_algorithm.hpp"
#include "algorithms/qgis/text.hpp"

namespace spate {
namespace {

const char* const css =
    "body{font:15px/1.5 sans-serif;color:#222;max-width:60em;margin:2em auto;padding:0 1.5em}"
    "h1{font-size:1.6em;border-bottom:3px solid #4292c6;padding-bottom:.3em}"
    "h2{font-size:1.2em;margin-top:1.8em;color:#08519c}"
    "table{border-collapse:collapse;margin:1em 0;font-size:.93em}"
    "th,td{padding:.3em .9em;border-bottom:1px solid #ddd;text-align:left;vertical-align:top}"
    "td.long{overflow-wrap:anywhere;word-break:break-all;min-width:14em}"
    "th{background:#eff3f7;border-bottom:2px solid #9ecae1}"
    "td.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}"
    "figure{margin:1.2em 0}figure svg,figure img{max-width:100%;height:auto}"
    "figure img{max-height:40em;width:auto;border:1px solid #ddd}"
    "figcaption{color:#555;font-size:.9em}"
    ".warning{background:#fff4e5;border-left:4px solid #e69f00;padding:.5em 1em}"
    "footer{margin-top:3em;color:#777;font-size:.85em}"
    "@media print{body{margin:0;max-width:none}figure,tr{break-inside:avoid}}";

QString element(const char* name, const QString& text) {
  return QStringLiteral("<%1>%2</%1>\n").arg(QLatin1String(name), text.toHtmlEscaped());
}

constexpr int longCell = 60;  // characters; a longer text may break anywhere, as in a path

// Whether a cell begins with a number of any locale, as in "12.5 %", "-3 m" and "1.234,5 EUR". \h is a blank
// of any width, which may separate thousands.
bool isNumber(const QString& cell) {
  static const QRegularExpression number(QStringLiteral("^-?\\d[\\d.,'\u2019\\h]*(e-?\\d+)?(\\h|$)"),
                                         QRegularExpression::UseUnicodePropertiesOption);
  return number.match(cell).hasMatch();
}

QString cellClass(const QString& cell) {
  if (isNumber(cell)) return QStringLiteral(" class=\"n\"");
  return cell.size() > longCell ? QStringLiteral(" class=\"long\"") : QString();
}

[[noreturn]] void fail(const QString& path, const QString& why) {
  throw inputError(qtr("The page '%1' cannot be written", path), why,
                   qtr("Choose another folder, or check its permissions and free space."));
}

}  // namespace

QString moneyText(double amount, const QString& currency) {
  return (qfixed(amount, 0) + ' ' + currency).trimmed();
}

HtmlPage::HtmlPage(const QString& title) : title_(title) {}

void HtmlPage::section(const QString& heading) {
  body_ += element("h2", heading);
}

void HtmlPage::paragraph(const QString& text) {
  body_ += element("p", text);
}

void HtmlPage::warning(const QString& text) {
  body_ += QStringLiteral("<p class=\"warning\">%1</p>\n").arg(text.toHtmlEscaped());
}

void HtmlPage::table(const QStringList& head, const std::vector<QStringList>& rows) {
  body_ += QStringLiteral("<table>\n<tr>");
  for (const QString& cell : head) body_ += QStringLiteral("<th>%1</th>").arg(cell.toHtmlEscaped());
  body_ += QStringLiteral("</tr>\n");
  for (const QStringList& row : rows) {
    body_ += QStringLiteral("<tr>");
    for (const QString& cell : row)
      body_ += QStringLiteral("<td%1>%2</td>").arg(cellClass(cell), cell.toHtmlEscaped());
    body_ += QStringLiteral("</tr>\n");
  }
  body_ += QStringLiteral("</table>\n");
}

void HtmlPage::plot(const QString& svg, const QString& caption) {
  figure(svg, caption);
}

void HtmlPage::picture(const QImage& image, const QString& caption) {
  QByteArray png;
  QBuffer buffer(&png);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  figure(
      QStringLiteral("<img alt=\"%1\" width=\"%2\" src=\"data:image/png;base64,%3\"/>")
          .arg(caption.toHtmlEscaped(), QString::number(image.width()), QString::fromLatin1(png.toBase64())),
      caption);
}

void HtmlPage::figure(const QString& content, const QString& caption) {
  body_ += QStringLiteral("<figure>") + content;
  if (!caption.isEmpty())
    body_ += QStringLiteral("<figcaption>") + caption.toHtmlEscaped() + QStringLiteral("</figcaption>");
  body_ += QStringLiteral("</figure>\n");
}

QString HtmlPage::html() const {
  // The code of the language in which these texts are written: their translators put their own in its place.
  const QString language = qtr("en");
  QString page = QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\"/>\n")
                     .arg(language);
  page += element("title", title_) + QStringLiteral("<style>") + css +
          QStringLiteral("</style>\n</head>\n<body>\n");
  page += element("h1", title_) + body_;
  page +=
      element("footer", QStringLiteral("Spate, %1")
                            .arg(QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH:mm"))));
  return page + QStringLiteral("</body>\n</html>\n");
}

void HtmlPage::save(const QString& path) const {
  QSaveFile file(path);
  if (!file.open(QIODevice::WriteOnly)) fail(path, file.errorString());
  file.write(html().toUtf8());
  if (!file.commit()) fail(path, file.errorString());
}

void HtmlPage::checkWritable(const QString& path) {
  if (QFileInfo(path).isDir()) fail(path, qtr("it is a folder"));
  QSaveFile file(path);  // never committed, so that an existing file stays
  if (!file.open(QIODevice::WriteOnly)) fail(path, file.errorString());
}

}  // namespace spate
