// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/report/html_page.hpp"

#include <QBuffer>
#include <QDateTime>
#include <QFont>
#include <QPageSize>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QTextDocument>
#include <algorithm>
#include <cmath>

#include "algorithms/io/new_files.hpp"
#include "algorithms/io/secrets.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "algorithms/qgis/text.hpp"
#include "algorithms/report/map_sheet.hpp"

namespace spate {
namespace {

const char* const css =
    "body{font:15px/1.5 sans-serif;color:#222;max-width:60em;margin:2em auto;padding:0 1.5em;"
    "-webkit-print-color-adjust:exact;print-color-adjust:exact}"
    "h1{font-size:1.6em;line-height:1.25;border-bottom:3px solid #4292c6;padding-bottom:.3em}"
    ".title{margin:0;color:#555;text-transform:uppercase;letter-spacing:.06em;font-size:.85em}"
    ".title+h1{margin-top:.2em}"
    "h2{font-size:1.2em;margin-top:1.8em;color:#08519c}"
    "table{border-collapse:collapse;margin:1em 0;font-size:.93em}"
    "th,td{padding:.3em .9em;border-bottom:1px solid #ddd;text-align:left;vertical-align:top}"
    "td.long{overflow-wrap:anywhere;word-break:break-all;min-width:14em}"
    "th{background:#eff3f7;border-bottom:2px solid #9ecae1}"
    "th.n,td.n{text-align:right}td.n{font-variant-numeric:tabular-nums;white-space:nowrap}"
    "table.figures{width:100%;border-spacing:.6em 0;border-collapse:separate;margin:1em "
    "-.6em;table-layout:fixed}"
    "table.figures td{background:#eff3f7;border:0;border-top:3px solid #4292c6;padding:.6em .8em}"
    ".value{font-size:1.25em;font-weight:bold;margin:0;line-height:1.3}"
    ".label{margin:0;color:#555;font-size:.92em}"
    "table.pictures{width:100%;table-layout:fixed;margin:.6em 0;font-size:1em}"
    "table.pictures td{border:0;padding:0 .5em 0 0}table.pictures td+td{padding:0 0 0 .5em}"
    "table.pictures img{width:100%;height:auto;display:block}"
    ".caption{margin:0 0 .3em;font-weight:bold}.map{margin:0}"
    ".legend{margin:.2em 0;font-size:.88em;line-height:1.8}.legend b{margin-right:.6em}"
    ".legend .entry{white-space:nowrap;margin-right:1.1em}"
    "figure{margin:1.2em 0}figure svg{max-width:100%;height:auto}"
    "figcaption{color:#555;font-size:.9em}"
    ".warning{background:#fff4e5;border-left:4px solid #e69f00;padding:.5em 1em}"
    "details{margin-top:2em;border-top:1px solid #ddd;padding-top:.6em}"
    "summary{cursor:pointer;color:#08519c;font-weight:bold}"
    "footer{margin-top:3em;color:#777;font-size:.85em}"
    "@page{size:A4;margin:14mm}"
    "@media print{body{margin:0;padding:0;max-width:none;font-size:10.5pt}figure,tr{break-inside:avoid}"
    ".new-page{break-before:page}}";

// What Qt's rich text understands of that.
const char* const pdfCss =
    ".h1{font-size:15pt;font-weight:bold;margin:0px 0px 6px 0px}.h2{font-size:12pt;font-weight:bold;"
    "color:#08519c;margin:12px 0px 4px 0px}"
    ".title{color:#555555;font-size:8pt}"
    "td,th{padding:2px 6px;font-size:8pt}th{background-color:#eff3f7;text-align:left}"
    "th.n,td.n{text-align:right}"
    "table.figures td{background-color:#eff3f7;padding:6px}"
    ".value{font-size:12pt;font-weight:bold;margin:0px}.label{color:#555555;font-size:8pt;margin:0px}"
    "table.pictures td{padding:2px}"
    ".map{margin:0px}.caption{font-weight:bold;margin:0px}.legend{font-size:8pt;margin:2px}"
    ".warning{background-color:#fff4e5}"
    ".new-page{page-break-before:always}"
    ".appendix table{font-size:7pt}"
    "td.long{font-size:6pt}";

// The width of one of two pictures on A4, px at 96 to the inch. Browsers go by the style instead.
constexpr int halfWidth = 310;

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

QString withoutSecrets(const QString& text) {
  return QString::fromStdString(io::without_secrets(text.toStdString()));
}

QString pngAddress(const QImage& image) {
  QByteArray png;
  QBuffer buffer(&png);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  return QStringLiteral("data:image/png;base64,") + QString::fromLatin1(png.toBase64());
}

// With three significant digits; large ones in millions.
QString roundAmount(double amount) {
  const double size = std::fabs(amount);
  if (size >= 999.5e6) return qtr("%1 billion", qnumber(amount / 1e9, 3));
  if (size >= 999.5e3) return qtr("%1 million", qnumber(amount / 1e6, 3));
  return qnumber(amount, 3);
}

QString inOneLine(QString text) {
  return text.replace(' ', QChar(QChar::Nbsp));
}

}  // namespace

QString roundMoney(double amount, const QString& currency) {
  return inOneLine((roundAmount(amount) + ' ' + currency).trimmed());
}

QString roundArea(double squareMetres) {
  if (squareMetres >= 1e6) return qtr("%1 km²", qnumber(squareMetres / 1e6, 3));
  if (squareMetres >= 1e4) return qtr("%1 ha", qnumber(squareMetres / 1e4, 3));
  return qtr("%1 m²", qnumber(squareMetres, 3));
}

QString moneyText(double amount, const QString& currency) {
  return (qfixed(amount, 0) + ' ' + currency).trimmed();
}

HtmlPage::HtmlPage(const QString& title) : title_(title) {}

void HtmlPage::headline(const QString& sentence) {
  headline_ = sentence;
}

void HtmlPage::figures(const std::vector<KeyFigure>& figures) {
  body_ += QStringLiteral("<table class=\"figures\" width=\"100%\" cellspacing=\"4\"><tr>");
  for (const KeyFigure& figure : figures)
    body_ += QStringLiteral("<td><p class=\"value\">%1</p><p class=\"label\">%2</p></td>")
                 .arg(figure.value.toHtmlEscaped(), figure.label.toHtmlEscaped());
  body_ += QStringLiteral("</tr></table>\n");
}

void HtmlPage::section(const QString& heading) {
  body_ += element("h2", heading);
}

void HtmlPage::paragraph(const QString& text) {
  body_ += element("p", text);
}

void HtmlPage::warning(const Message& message) {
  body_ += QStringLiteral("<p class=\"warning\">%1</p>\n")
               .arg(QString::fromStdString(full_text(message)).toHtmlEscaped());
}

void HtmlPage::table(const QStringList& head, const std::vector<QStringList>& rows) {
  body_ += QStringLiteral("<table>\n<tr>");
  for (int i = 0; i < head.size(); ++i) {
    const bool aboveNumbers = !rows.empty() && isNumber(rows.front().value(i));
    body_ += QStringLiteral("<th%1>%2</th>")
                 .arg(aboveNumbers ? QStringLiteral(" class=\"n\"") : QString(), head[i].toHtmlEscaped());
  }
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

void HtmlPage::pictures(const std::vector<PagePicture>& pictures) {
  const auto isWide = [](const PagePicture& each) {
    return isVeryWide(each.image.width(), each.image.height());
  };
  const bool oneARow = pictures.size() == 1 || std::any_of(pictures.begin(), pictures.end(), isWide);
  body_ += QStringLiteral("<table class=\"pictures\" width=\"100%\"><tr>");
  for (const PagePicture& each : pictures) {
    if (oneARow && &each != &pictures.front()) body_ += QStringLiteral("</tr><tr>");
    const int width = oneARow ? 2 * halfWidth : halfWidth;
    const int height = width * each.image.height() / each.image.width();
    body_ += QStringLiteral(
                 "<td><p class=\"caption\">%1</p><p class=\"map\"><img alt=\"%1\" width=\"%2\" height=\"%3\" "
                 "src=\"%4\"/></p></td>")
                 .arg(each.caption.toHtmlEscaped(), QString::number(width), QString::number(height),
                      pngAddress(each.image));
  }
  body_ += QStringLiteral("</tr></table>\n");
}

void HtmlPage::legend(const QString& title, const std::vector<MapClass>& classes) {
  const QString blank = QChar(QChar::Nbsp);
  body_ += QStringLiteral("<p class=\"legend\"><b>%1</b> ").arg(title.toHtmlEscaped());
  for (const MapClass& entry : classes)
    body_ +=
        QStringLiteral("<span class=\"entry\"><span style=\"background-color:%1\">%2</span>%3%4</span>%3%3 ")
            .arg(entry.color.name(), blank.repeated(5), blank, entry.label.toHtmlEscaped());
  body_ += QStringLiteral("</p>\n");
}

void HtmlPage::newPage() {
  body_ += QStringLiteral("<p class=\"new-page\"></p>\n");
}

void HtmlPage::beginAppendix(const QString& heading) {
  body_ += QStringLiteral("<details class=\"appendix\"><summary>%1</summary>\n").arg(heading.toHtmlEscaped());
}

void HtmlPage::endAppendix() {
  body_ += QStringLiteral("</details>\n");
}

void HtmlPage::figure(const QString& content, const QString& caption) {
  body_ += QStringLiteral("<figure>") + content;
  if (!caption.isEmpty())
    body_ += QStringLiteral("<figcaption>") + caption.toHtmlEscaped() + QStringLiteral("</figcaption>");
  body_ += QStringLiteral("</figure>\n");
}

QString HtmlPage::head() const {
  if (headline_.isEmpty()) return element("h1", title_);
  return QStringLiteral("<p class=\"title\">%1</p>\n").arg(title_.toHtmlEscaped()) + element("h1", headline_);
}

QString HtmlPage::foot() const {
  return QStringLiteral("Spate, %1")
      .arg(QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH:mm")));
}

QString HtmlPage::html() const {
  // The code of the language in which these texts are written: their translators put their own in its place.
  const QString language = qtr("en");
  QString page = QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\"/>\n")
                     .arg(language);
  page += element("title", title_) + QStringLiteral("<style>") + css +
          QStringLiteral("</style>\n</head>\n<body>\n");
  page += head() + body_ + element("footer", foot());
  return withoutSecrets(page + QStringLiteral("</body>\n</html>\n"));
}

void HtmlPage::save(const QString& path) const {
  io::write_file(path.toStdString(), html().toStdString());
}

void HtmlPage::savePdf(const QString& path) const {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setPageSize(QPageSize(QPageSize::A4));
  writer.setPageMargins(QMarginsF(0, 0, 0, 0));  // the document has its own
  writer.setResolution(300);
  writer.setTitle(title_);
  writer.setCreator(QStringLiteral("Spate"));
  // Qt's headings have sizes of their own, whatever the style says.
  static const QRegularExpression heading(QStringLiteral("<h([12])>(.*)</h[12]>"));
  QTextDocument document;
  document.setDefaultFont(QFont(QStringLiteral("sans-serif"), 9));
  document.setDefaultStyleSheet(QString::fromLatin1(pdfCss));
  QString content = withoutSecrets(head() + body_ + element("p", foot()));
  document.setHtml(content.replace(heading, QStringLiteral("<p class=\"h\\1\">\\2</p>")));
  document.print(&writer);
  io::write_file(path.toStdString(), bytes.toStdString());
}

void HtmlPage::checkWritable(const QString& path) {
  const std::string why = io::why_not_writable(path.toStdString());
  if (why.empty()) return;
  throw inputError("result_not_written", qtr("The result '%1' cannot be written", path),
                   QString::fromStdString(why),
                   qtr("Choose another folder, or check its permissions and free space."));
}

}  // namespace spate
