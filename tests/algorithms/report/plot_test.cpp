// SPDX-License-Identifier: GPL-3.0-or-later
// Plots and pages: everything is drawn where its numbers place it, and nothing breaks the page.
#include "algorithms/report/plot.hpp"

#include <gtest/gtest.h>

#include <QBuffer>
#include <QDomDocument>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <cmath>
#include <utility>
#include <vector>

#include "algorithms/report/html_page.hpp"
#include "solver/core/check.hpp"
#include "solver/core/text.hpp"

namespace spate::test {
namespace {

QDomElement parsed(const std::string& xml) {
  QDomDocument document;
  QString error;
  EXPECT_TRUE(document.setContent(QString::fromStdString(xml), &error)) << error.toStdString() << "\n" << xml;
  return document.documentElement();
}

// What is well-formed XML of a page.
std::string elementOf(const std::string& page) {
  const std::string type = "<!DOCTYPE html>\n";
  EXPECT_EQ(0u, page.find(type));
  return page.substr(type.size());
}

double numberOf(const QDomElement& element, const char* attribute) {
  bool ok = false;
  const double value = element.attribute(attribute).toDouble(&ok);
  EXPECT_TRUE(ok) << attribute;
  return value;
}

// The place of the text that is exactly this, along x.
double place_of(const QDomElement& svg, const QString& text) {
  const QDomNodeList texts = svg.elementsByTagName("text");
  for (int i = 0; i < texts.size(); ++i)
    if (texts.at(i).toElement().text() == text) return numberOf(texts.at(i).toElement(), "x");
  ADD_FAILURE() << text.toStdString() << " is not on the plot";
  return 0;
}

std::vector<QPointF> centres(const QDomElement& svg) {
  std::vector<QPointF> list;
  const QDomNodeList circles = svg.elementsByTagName("circle");
  for (int i = 0; i < circles.size(); ++i)
    list.emplace_back(numberOf(circles.at(i).toElement(), "cx"), numberOf(circles.at(i).toElement(), "cy"));
  return list;
}

TEST(Plot, TicksAreRound) {
  EXPECT_EQ((std::vector<double>{0, 2, 4, 6, 8, 10}), axis_ticks(0, 10, 5));
  EXPECT_EQ((std::vector<double>{-5, 0, 5}), axis_ticks(-7, 8, 3));
  const std::vector<double> fine = axis_ticks(11.95, 12.95, 5);
  ASSERT_EQ(5u, fine.size());
  EXPECT_NEAR(12.0, fine.front(), 1e-12);
  EXPECT_NEAR(12.8, fine.back(), 1e-12);
  EXPECT_EQ((std::vector<double>{1, 2, 5, 10, 20, 50, 100}), axis_ticks(1, 100, 5, true));
  EXPECT_EQ((std::vector<double>{1, 10, 100, 1000, 10000}), axis_ticks(1, 10000, 5, true));
  for (const double most : {1e-9, 0.3, 7.0, 1234.0, 8.8e11}) {
    const std::size_t count = axis_ticks(0, most, 5).size();
    EXPECT_GE(count, 3u) << most;
    EXPECT_LE(count, 9u) << most;
  }
}

// Values that differ only in their last digits, and values out of all bounds.
TEST(Plot, TicksEndForEveryRange) {
  const double near = 2.3, nearer = std::nextafter(2.3, 3.0);
  for (const auto& [least, most] :
       std::vector<std::pair<double, double>>{{near, nearer},
                                              {-nearer, -near},
                                              {1e300, std::nextafter(1e300, 1e301)},
                                              {0, 5e-324},
                                              {1e16, 1e16 + 2},
                                              {-1.7e308, 1.7e308}})
    EXPECT_LE(axis_ticks(least, most, 6).size(), 600u) << least << " " << most;
  Plot plot;
  plot.curves = {{"q", Mark::line, {{0, near}, {1, nearer}}, {}, {}}};
  const std::string svg = plot_svg(plot);
  EXPECT_LT(svg.size(), 20000u);
  EXPECT_EQ(std::string::npos, svg.find("nan"));
}

TEST(Plot, PutsPointsWhereTheAxesSay) {
  Plot plot;
  plot.x.title = "Time (h)";
  plot.y.title = "Discharge (m3/s)";
  plot.curves = {{"river", Mark::points, {{10, 0}, {20, 50}, {30, 100}}, {}, {}}};
  const QDomElement svg = parsed(plot_svg(plot));
  const std::vector<QPointF> points = centres(svg);
  ASSERT_EQ(4u, points.size()) << "three, and the one of the legend";
  EXPECT_NEAR(place_of(svg, "10"), points[0].x(), 0.11);
  EXPECT_NEAR(place_of(svg, "30"), points[2].x(), 0.11);
  EXPECT_NEAR((points[0].x() + points[2].x()) / 2, points[1].x(), 0.11);
  EXPECT_NEAR((points[0].y() + points[2].y()) / 2, points[1].y(), 0.11);
  EXPECT_LT(points[2].y(), points[0].y()) << "large values are above";
  place_of(svg, "Time (h)");
  place_of(svg, "Discharge (m3/s)");
  place_of(svg, "river");
}

TEST(Plot, LogarithmicAxesAreEvenInDecades) {
  Plot plot;
  plot.x.logarithmic = true;
  plot.curves = {{{}, Mark::points, {{1, 3}, {-5, 3}, {0, 3}, {10, 3}, {100, 3}}, {}, {}}};
  const std::vector<QPointF> points = centres(parsed(plot_svg(plot)));
  ASSERT_EQ(3u, points.size()) << "what is not above 0 is left out";
  EXPECT_NEAR(points[1].x() - points[0].x(), points[2].x() - points[1].x(), 0.11);
  EXPECT_GT(points[1].x() - points[0].x(), 100);
}

// A curve of a million points is as small as one of a thousand, and keeps its peaks and its gaps.
TEST(Plot, DrawsNoMoreThanIsSeen) {
  Plot plot;
  plot.curves = {{"level", Mark::line, {}, "", {}}};
  constexpr int count = 1000000;
  for (int i = 0; i < count; ++i) plot.curves[0].points.push_back({i * 1e-3, std::sin(i * 1e-5)});
  plot.curves[0].points[345678].y = 7;
  plot.curves[0].points[600000].y = std::nan("");
  const std::string svg = plot_svg(plot);
  EXPECT_LT(svg.size(), 100000u);
  const QDomNodeList paths = parsed(svg).elementsByTagName("path");
  double highest = 1e9;
  int gaps = -1;
  for (int i = 0; i < paths.size(); ++i) {
    const QString path = paths.at(i).toElement().attribute("d");
    if (path.size() < 1000) continue;  // of the legend
    gaps += path.count('M');
    for (const QString& part : path.mid(1).split(QRegularExpression("[LM]")))
      highest = std::min(highest, part.split(' ').at(1).toDouble());
  }
  EXPECT_EQ(1, gaps);
  Plot few = plot;
  few.curves[0].points = {{0, -1}, {345.678, 7}, {999.999, 0}};
  const QString path = parsed(plot_svg(few)).elementsByTagName("path").at(0).toElement().attribute("d");
  EXPECT_DOUBLE_EQ(path.split('L').at(1).split(' ').at(1).toDouble(), highest);
}

TEST(Plot, GapsSingleValuesAndNothing) {
  Plot plot;
  plot.curves = {{"a", Mark::area, {{0, 1}, {1, 2}, {2, std::nan("")}, {3, 2}, {4, 1}}, {}, {}}};
  const QDomNodeList paths = parsed(plot_svg(plot)).elementsByTagName("path");
  ASSERT_EQ(3, paths.size()) << "area, line, legend";
  EXPECT_EQ(2, paths.at(0).toElement().attribute("d").count('Z')) << "two parts, closed";
  EXPECT_EQ(2, paths.at(1).toElement().attribute("d").count('M'));

  plot.curves = {{"one", Mark::line_and_points, {{5, 7}}, {}, {}}};
  for (const QPointF& point : centres(parsed(plot_svg(plot))))
    EXPECT_TRUE(std::isfinite(point.x() + point.y()));
  plot.curves.clear();
  const std::string nothing = plot_svg(plot);
  for (const char* word : {"nan", "inf"}) EXPECT_EQ(std::string::npos, nothing.find(word)) << nothing;
  EXPECT_FALSE(parsed(nothing).isNull());
}

TEST(Plot, NamesAreEscaped) {
  Plot plot;
  plot.title = "a < b & \"c\"";
  plot.curves = {{"<script>", Mark::points, {{0, 0}, {1, 1}}, {}, {"1 < 2"}}};
  const QDomElement svg = parsed(plot_svg(plot));
  place_of(svg, "<script>");
  place_of(svg, QString::fromStdString(plot.title));
  EXPECT_EQ("1 < 2", svg.elementsByTagName("circle").at(0).toElement().text().toStdString());
}

// Pages speak the language of QGIS, with its numbers; what a browser reads stays as it is.
TEST(HtmlPage, FollowsTheLocale) {
  set_language({[](const char* source) { return std::string(source) == "en" ? "de" : source; }, ",", "."});
  HtmlPage page("Tiefen");
  page.table({"Name", "Tiefe"}, {{"a", fixed(1234.5, 1) + " m"}, {"b", money_text(2e6, "EUR")}});
  Plot plot;
  plot.curves = {{{}, Mark::points, {{0.5, 2000}, {1.5, 4000}}, {}, {}}};
  page.plot(plot_svg(plot));
  const std::string text = elementOf(page.html());
  set_language({});
  const QDomElement html = parsed(text);
  EXPECT_EQ("de", html.attribute("lang"));
  const QDomNodeList cells = html.elementsByTagName("td");
  EXPECT_EQ("1.234,5 m", cells.at(1).toElement().text());
  EXPECT_EQ("n", cells.at(1).toElement().attribute("class")) << "a number in any locale";
  EXPECT_EQ("2.000.000 EUR", cells.at(3).toElement().text());
  const QDomElement svg = html.elementsByTagName("svg").at(0).toElement();
  place_of(svg, "0,6");
  place_of(svg, "2.000");
  for (const QPointF& point : centres(svg)) EXPECT_GT(point.x(), 0) << "coordinates have a point";
}

TEST(HtmlPage, NumbersStandAtTheRight) {
  HtmlPage page("x");
  const std::vector<std::string> numbers = {"1",       "-12.5 %",         "1,234.5 m",
                                            "1.234,5", "12\u202F500 EUR", "1e-7 m"};
  const std::vector<std::string> others = {"-", "a 1", "2024-05-01", "10:30", "3x", "cuda:1", "", "1e", "e5"};
  for (const auto* list : {&numbers, &others})
    for (const std::string& cell : *list) page.table({"x"}, {{cell}});
  const QDomNodeList cells = parsed(elementOf(page.html())).elementsByTagName("td");
  ASSERT_EQ(static_cast<int>(numbers.size() + others.size()), cells.size());
  for (int i = 0; i < cells.size(); ++i)
    EXPECT_EQ(i < static_cast<int>(numbers.size()), cells.at(i).toElement().attribute("class") == "n")
        << cells.at(i).toElement().text().toStdString();
}

TEST(HtmlPage, IsOneWellFormedFile) {
  HtmlPage page("Depths & <levels>");
  page.section("Numbers");
  page.paragraph("1 < 2");
  page.warning({"seen", "Look & see"});
  page.table({"name", "depth"}, {{"<a>", fixed(1e6, 0) + " m"}, {"b", "-"}});
  page.plot(plot_svg({}), "A plot");
  QImage image(3, 2, QImage::Format_RGB32);
  image.fill(Qt::red);
  QByteArray png;
  QBuffer buffer(&png);
  ASSERT_TRUE(buffer.open(QIODevice::WriteOnly) && image.save(&buffer, "PNG"));
  page.pictures({{png.toStdString(), image.width(), image.height(), "A \"picture\""}});
  page.legend("Depth & more", {{1, "up to <1 m>", "#0000ff"}});
  page.headline("One & all");
  page.figures({{"1 < 2", "a figure"}});
  page.begin_appendix("More");
  page.end_appendix();
  const QTemporaryDir folder;
  const QString path = folder.filePath("page.html");
  page.save(path.toStdString());
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const std::string text = elementOf(file.readAll().toStdString());
  const QDomElement html = parsed(text);
  EXPECT_EQ("Depths & <levels>", html.elementsByTagName("title").at(0).toElement().text().toStdString());
  EXPECT_EQ("One & all", html.elementsByTagName("h1").at(0).toElement().text().toStdString());
  const QDomNodeList cells = html.elementsByTagName("td");
  ASSERT_EQ(4 + 1 + 1, cells.size());
  EXPECT_EQ("<a>", cells.at(0).toElement().text().toStdString());
  EXPECT_EQ("n", cells.at(1).toElement().attribute("class").toStdString());
  EXPECT_EQ("", cells.at(3).toElement().attribute("class").toStdString());
  const QString source = html.elementsByTagName("img").at(0).toElement().attribute("src");
  EXPECT_EQ(image, QImage::fromData(QByteArray::fromBase64(source.section(',', 1).toLatin1()))
                       .convertToFormat(QImage::Format_RGB32));
  for (const char* word : {"href", "<script"}) EXPECT_EQ(std::string::npos, text.find(word));
}

// What is taken away of a password ends with the text that holds it.
TEST(HtmlPage, HoldsNoPasswordAndStaysWhole) {
  const char* source = "PG:host=db user=anna password=s3cr3t";
  HtmlPage page(source);
  page.headline("https://a.example/dem.tif?token=s3cr3t");
  page.table({"source", "rows"}, {{source, "of its rows: 3"}, {"http://anna:s3cr3t@host/", "b"}});
  for (const std::string& text : {page.html(), page.content()})
    EXPECT_EQ(std::string::npos, text.find("s3cr3t"));
  const QDomElement html = parsed(elementOf(page.html()));
  EXPECT_EQ("PG:host=db user=anna password=***",
            html.elementsByTagName("title").at(0).toElement().text().toStdString());
  const QDomNodeList cells = html.elementsByTagName("td");
  ASSERT_EQ(4, cells.size());
  EXPECT_EQ("of its rows: 3", cells.at(1).toElement().text());
}

TEST(HtmlPage, SaysWhyItCannotBeWritten) {
  const QTemporaryDir folder;
  EXPECT_THROW(HtmlPage::check_writable(folder.path().toStdString()), Error);
  EXPECT_THROW(HtmlPage::check_writable(folder.filePath("none/page.html").toStdString()), Error);
  EXPECT_THROW(HtmlPage("x").save(folder.filePath("none/page.html").toStdString()), Error);
  HtmlPage::check_writable(folder.filePath("page.html").toStdString());
  EXPECT_FALSE(QFile::exists(folder.filePath("page.html")));
}

}  // namespace
}  // namespace spate::test
