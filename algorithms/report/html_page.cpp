// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/report/html_page.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <initializer_list>

#include "algorithms/io/clock.hpp"
#include "algorithms/io/new_files.hpp"
#include "algorithms/io/secrets.hpp"
#include "algorithms/report/markup.hpp"
#include "solver/core/text.hpp"

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
    "figure{margin:1.2em 0}figure svg{max-width:100%;height:auto}figure svg.map{max-height:52em}"
    "figcaption{color:#555;font-size:.9em}"
    ".warning{background:#fff4e5;border-left:4px solid #e69f00;padding:.5em 1em}"
    "details{margin-top:2em;border-top:1px solid #ddd;padding-top:.6em}"
    "summary{cursor:pointer;color:#08519c;font-weight:bold}"
    "footer{margin-top:3em;color:#666;font-size:.85em}"
    "@page{size:A4;margin:14mm}"
    "@media print{body{margin:0;padding:0;max-width:none;font-size:10.5pt}figure,tr{break-inside:avoid}"
    "h2{break-after:avoid}figcaption,.legend{break-before:avoid}figure svg.plot{max-height:62mm}"
    "figure svg.map{max-height:142mm}"
    ".new-page{break-before:page}}";

// The width of one of two pictures on A4, px at 96 dpi. Browsers use the style instead.
constexpr int half_width = 310;

std::string element(const char* name, const std::string& text) {
  return std::string("<") + name + ">" + escaped(text) + "</" + name + ">\n";
}

constexpr std::size_t long_cell = 60;  // letters; a longer text may break anywhere, as in a path

// The length of the first text of the list that stands at a place of another text; 0 = none does.
std::size_t length_at(const std::string& text, std::size_t at, std::initializer_list<const char*> list) {
  for (const std::string each : list)
    if (text.compare(at, each.size(), each) == 0) return each.size();
  return 0;
}

bool is_digit_at(const std::string& text, std::size_t at) {
  return at < text.size() && text[at] >= '0' && text[at] <= '9';
}

// Whether a cell begins with a number of any locale, as in "12.5 %", "-3 m" and "1.234,5 EUR". A blank of any
// width may separate thousands.
bool is_number(const std::string& cell) {
  std::size_t at = length_at(cell, 0, {"-"});
  if (!is_digit_at(cell, at)) return false;
  while (at < cell.size()) {
    const std::size_t blanks = length_at(cell, at, {" ", "\t", "\u00a0", "\u2009", "\u202f"});
    const std::size_t marks = length_at(cell, at, {".", ",", "'", "\u2019"});
    if (!is_digit_at(cell, at) && blanks + marks == 0) break;
    at += std::max<std::size_t>(blanks + marks, 1);
    if (blanks > 0 && !is_digit_at(cell, at)) return true;
  }
  if (at < cell.size() && cell[at] == 'e') {
    at += 1 + length_at(cell, at + 1, {"-"});
    if (!is_digit_at(cell, at)) return false;
    while (is_digit_at(cell, at)) ++at;
    return at == cell.size() || cell[at] == ' ';
  }
  return at == cell.size();
}

std::string cell_class(const std::string& cell) {
  if (is_number(cell)) return " class=\"n\"";
  return letters(cell) > long_cell ? " class=\"long\"" : "";
}

// An amount with three significant digits, large ones in millions or billions.
std::string round_amount(double amount) {
  const double size = std::fabs(amount);
  if (size >= 999.5e6) return tr("%1 {billion|billion}", number(amount / 1e9, 3));
  if (size >= 999.5e3) return tr("%1 {million|million}", number(amount / 1e6, 3));
  return number(amount, 3);
}

const std::string blank = "\u00a0";  // no-break space

std::string in_one_line(const std::string& text) {
  std::string line;
  for (const char letter : text) line += letter == ' ' ? blank : std::string(1, letter);
  return line;
}

// The amount and its currency, which may be empty.
std::string with_currency(const std::string& amount, const std::string& currency) {
  return currency.empty() ? amount : amount + ' ' + currency;
}

}  // namespace

std::string round_money(double amount, const std::string& currency) {
  const std::string text = round_amount(amount);
  // Narrow columns have no room for "2.74 million EUR" in one line.
  const bool is_long = text.find(' ') != std::string::npos;
  return is_long ? with_currency(in_one_line(text), currency) : in_one_line(with_currency(text, currency));
}

std::string round_area(double square_metres) {
  if (square_metres >= 1e6) return tr("%1 km²", number(square_metres / 1e6, 3));
  if (square_metres >= 1e4) return tr("%1 ha", number(square_metres / 1e4, 3));
  return tr("%1 m²", number(square_metres, 3));
}

std::string money_text(double amount, const std::string& currency) {
  return with_currency(fixed(amount, 0), currency);
}

HtmlPage::HtmlPage(const std::string& title) : title_(title) {}

void HtmlPage::headline(const std::string& sentence) {
  headline_ = sentence;
}

void HtmlPage::figures(const std::vector<KeyFigure>& figures) {
  body_ += "<table class=\"figures\" width=\"100%\" cellspacing=\"4\"><tr>";
  for (const KeyFigure& figure : figures)
    body_ += "<td><p class=\"value\">" + escaped(figure.value) + "</p><p class=\"label\">" +
             escaped(figure.label) + "</p></td>";
  body_ += "</tr></table>\n";
}

void HtmlPage::section(const std::string& heading) {
  body_ += element("h2", heading);
}

void HtmlPage::paragraph(const std::string& text) {
  body_ += element("p", text);
}

void HtmlPage::warning(const Message& message) {
  body_ += "<p class=\"warning\">" + escaped(full_text(message)) + "</p>\n";
}

void HtmlPage::table(const std::vector<std::string>& head,
                     const std::vector<std::vector<std::string>>& rows) {
  body_ += "<table>\n<tr>";
  for (std::size_t i = 0; i < head.size(); ++i) {
    const bool above_numbers = !rows.empty() && i < rows.front().size() && is_number(rows.front()[i]);
    body_ += std::string("<th scope=\"col\"") + (above_numbers ? " class=\"n\"" : "") + ">" +
             escaped(head[i]) + "</th>";
  }
  body_ += "</tr>\n";
  for (const std::vector<std::string>& row : rows) {
    body_ += "<tr>";
    for (const std::string& cell : row) body_ += "<td" + cell_class(cell) + ">" + escaped(cell) + "</td>";
    body_ += "</tr>\n";
  }
  body_ += "</table>\n";
}

void HtmlPage::plot(const std::string& svg, const std::string& caption) {
  body_ += "<figure>" + svg;
  if (!caption.empty()) body_ += "<figcaption>" + escaped(caption) + "</figcaption>";
  body_ += "</figure>\n";
}

void HtmlPage::pictures(const std::vector<PagePicture>& pictures) {
  const auto is_wide = [](const PagePicture& each) { return is_very_wide(each.width, each.height); };
  const bool one_a_row = pictures.size() == 1 || std::any_of(pictures.begin(), pictures.end(), is_wide);
  body_ += "<table class=\"pictures\" width=\"100%\"><tr>";
  for (const PagePicture& each : pictures) {
    if (one_a_row && &each != &pictures.front()) body_ += "</tr><tr>";
    const int width = one_a_row ? 2 * half_width : half_width;
    const int height = width * each.height / each.width;
    const std::string caption = escaped(each.caption);
    body_ += fill(
        "<td><p class=\"caption\">%1</p><p class=\"map\"><img alt=\"%1\" width=\"%2\" height=\"%3\" "
        "src=\"%4\"/></p></td>",
        {caption, std::to_string(width), std::to_string(height), data_address(each.type, each.bytes)});
  }
  body_ += "</tr></table>\n";
}

void HtmlPage::legend(const std::string& title, const std::vector<MapClass>& classes) {
  std::string swatch;
  for (int i = 0; i < 5; ++i) swatch += blank;
  body_ += "<p class=\"legend\"><b>" + escaped(title) + "</b> ";
  for (const MapClass& entry : classes)
    body_ += fill("<span class=\"entry\"><span style=\"%1:%2\">%3</span>%4%5</span>%4%4 ",
                  {entry.mark.empty() ? "background-color" : "font-weight:bold;color", entry.color,
                   entry.mark.empty() ? swatch : entry.mark, blank, escaped(entry.label)});
  body_ += "</p>\n";
}

void HtmlPage::new_page() {
  body_ += "<p class=\"new-page\"></p>\n";
}

void HtmlPage::begin_appendix(const std::string& heading) {
  body_ += "<details class=\"appendix\" open=\"open\"><summary>" + escaped(heading) + "</summary>\n";
}

void HtmlPage::end_appendix() {
  body_ += "</details>\n";
}

std::string HtmlPage::head() const {
  if (headline_.empty()) return element("h1", title_);
  return "<p class=\"title\">" + escaped(title_) + "</p>\n" + element("h1", headline_);
}

std::string HtmlPage::foot() const {
  const std::string now = io::utc_now();  // 2026-11-22T01:05:25Z
  return "Spate, " + now.substr(0, 10) + ' ' + now.substr(11, 5) + " UTC";
}

// Without passwords in its texts and in its tags, each by itself: what is taken away must not end in another.
std::string HtmlPage::without_secrets(const std::string& html) {
  std::string clean;
  for (std::size_t begin = 0; begin < html.size();) {
    const bool is_tag = html[begin] == '<';
    const std::size_t found = html.find(is_tag ? '>' : '<', begin);
    const std::size_t end = found == std::string::npos ? html.size() : found + (is_tag ? 1 : 0);
    clean += io::without_secrets(html.substr(begin, end - begin));
    begin = end;
  }
  return clean;
}

std::string HtmlPage::html() const {
  // Translators replace "en" by the code of their language.
  const std::string language = tr("en");
  std::string page =
      "<!DOCTYPE html>\n<html lang=\"" + escaped(language) +
      "\">\n<head>\n<meta charset=\"utf-8\"/>\n<meta name=\"viewport\" content=\"width=device-width\"/>\n" +
      element("title", title_) + "<style>" + css + "</style>\n</head>\n<body>\n";
  page += head() + body_ + element("footer", foot()) + "</body>\n</html>\n";
  return without_secrets(page);
}

std::string HtmlPage::content() const {
  return without_secrets(head() + body_ + element("p", foot()));
}

void HtmlPage::save(const std::string& path) const {
  io::write_file(path, html());
}

void HtmlPage::check_writable(const std::string& path) {
  const std::string why = io::why_not_writable(path);
  if (!why.empty())
    throw Error("result_not_written", tr("The result '%1' cannot be written", path), why,
                tr("Choose another folder, or check its permissions and free space."));
}

void HtmlPage::check_path(const std::string& path) {
  check_writable(path);
  const std::string ending = folded(std::filesystem::u8path(path).extension().u8string());
  if (ending != ".html" && ending != ".htm")
    throw Error("result_format_unknown", tr("The result '%1' cannot be written", path),
                tr("it is a page in HTML"), tr("Choose a file that ends in .html."));
}

}  // namespace spate
