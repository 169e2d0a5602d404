// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/report/qt/page_pdf.hpp"

#include <QBuffer>
#include <QFont>
#include <QPageSize>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QTextDocument>

#include "algorithms/io/new_files.hpp"

namespace spate {
namespace {

// The part of the style of pages that Qt's rich text understands.
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

}  // namespace

void savePdf(const HtmlPage& page, const std::string& path) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setPageSize(QPageSize(QPageSize::A4));
  writer.setPageMargins(QMarginsF(0, 0, 0, 0));  // the document has its own
  writer.setResolution(300);
  writer.setTitle(QString::fromStdString(page.title()));
  writer.setCreator(QStringLiteral("Spate"));
  // Qt ignores the style's sizes for headings, so these become paragraphs.
  static const QRegularExpression heading(QStringLiteral("<h([12])>(.*)</h[12]>"));
  QTextDocument document;
  document.setDefaultFont(QFont(QStringLiteral("sans-serif"), 9));
  document.setDefaultStyleSheet(QString::fromLatin1(pdfCss));
  QString content = QString::fromStdString(page.content());
  document.setHtml(content.replace(heading, QStringLiteral("<p class=\"h\\1\">\\2</p>")));
  document.print(&writer);
  io::write_file(path, bytes.toStdString());
}

}  // namespace spate
