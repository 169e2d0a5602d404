// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/report/plot.hpp"

#include <QXmlStreamWriter>
#include <algorithm>
#include <cmath>

#include "algorithms/qgis/text.hpp"

namespace spate {
namespace {

constexpr double letter = 6.4;  // px, the mean width of a letter at 12 px: the browser chooses the font
constexpr double margin = 14;   // px

// Okabe and Ito (2008): colours that the colour-blind can tell apart too.
const char* const palette[] = {"#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"};

QString px(double value) {
  return QString::number(value, 'f', 1);
}

// Maps values to px along one axis.
class Scale {
 public:
  Scale(const PlotAxis& axis, const Plot& plot, double (QPointF::*coordinate)() const, bool withZero)
      : logarithmic_(axis.logarithmic) {
    bool any = false;
    const auto include = [&](double value) {
      if (!shows(value)) return;
      least_ = any ? std::min(least_, value) : value;
      most_ = any ? std::max(most_, value) : value;
      any = true;
    };
    for (const Curve& curve : plot.curves)
      for (const QPointF& point : curve.points) include((point.*coordinate)());
    for (const double value : axis.include) include(value);
    if (withZero) include(0);
    if (!any) least_ = logarithmic_ ? 1 : 0, most_ = logarithmic_ ? 10 : 1;
    widen(5);
  }

  bool shows(double value) const { return std::isfinite(value) && (!logarithmic_ || value > 0); }
  void place(double from, double to) { from_ = from, to_ = to; }
  double position(double value) const {
    const double part = logarithmic_ ? std::log(value / least_) / std::log(most_ / least_)
                                     : (value - least_) / (most_ - least_);
    return from_ + part * (to_ - from_);
  }
  double base() const { return position(logarithmic_ ? least_ : std::clamp(0.0, least_, most_)); }
  std::vector<double> ticks(int count) const { return axisTicks(least_, most_, count, logarithmic_); }
  QStringList labels(const std::vector<double>& ticks) const {
    QStringList labels;
    const double step = ticks.size() > 1 ? ticks[1] - ticks[0] : std::fabs(most_);
    const bool significant = logarithmic_ || !(step >= 1e-5);
    const int decimals =
        significant ? 0 : std::clamp(-static_cast<int>(std::floor(std::log10(step) + 1e-9)), 0, 9);
    for (const double tick : ticks) labels << (significant ? qnumber(tick) : qfixed(tick, decimals));
    return labels;
  }

 private:
  // Widens the axis to round values, so that there is a tick at both ends.
  void widen(int count) {
    // Values that differ in their last digits are one value to a reader, and have no round ones between them.
    if (most_ - least_ <= 1e-9 * std::max(std::fabs(least_), std::fabs(most_))) {
      const double half = logarithmic_ ? 0.5 * least_ : std::max(0.5 * std::fabs(least_), 0.5);
      least_ -= half, most_ += half;
    }
    if (logarithmic_) {
      least_ = std::pow(10, std::floor(std::log10(least_) + 1e-9));
      most_ = std::pow(10, std::ceil(std::log10(most_) - 1e-9));
      if (least_ == most_) most_ *= 10;
      return;
    }
    const std::vector<double> ticks = axisTicks(least_, most_, count);
    const double step = ticks.size() > 1 ? ticks[1] - ticks[0] : most_ - least_;
    least_ = step * std::floor(least_ / step + 1e-9);
    most_ = step * std::ceil(most_ / step - 1e-9);
  }

  bool logarithmic_;
  double least_ = 0, most_ = 0, from_ = 0, to_ = 1;
};

class Drawing {
 public:
  explicit Drawing(const Plot& plot)
      : plot_(plot),
        x_(plot.x, plot, &QPointF::x, false),
        y_(plot.y, plot, &QPointF::y, hasArea()),
        writer_(&svg_) {
    yTicks_ = y_.ticks(6);
    yLabels_ = y_.labels(yTicks_);
    int longest = 0;
    for (const QString& label : yLabels_) longest = std::max(longest, static_cast<int>(label.size()));
    left_ = margin + 24 + letter * longest;
    right_ = plot.size.width() - 2 * margin;
    top_ = margin + (plot.title.isEmpty() ? 0 : 22) + 20 * legendRows();
    bottom_ = plot.size.height() - 48;
    x_.place(left_, right_);
    y_.place(bottom_, top_);
  }

  QString draw() {
    const QString width = QString::number(plot_.size.width()), height = QString::number(plot_.size.height());
    start("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                  {"class", "plot"},
                  {"viewBox", QStringLiteral("0 0 %1 %2").arg(width, height)},
                  {"width", width},
                  {"height", height},
                  {"font-family", "sans-serif"},
                  {"font-size", "12"},
                  {"fill", "#333"},
                  {"role", "img"}});
    writer_.writeTextElement("title", plot_.title.isEmpty() ? plot_.y.title : plot_.title);
    if (!plot_.title.isEmpty())
      text(left_, margin + 8, plot_.title, {{"font-size", "14"}, {"font-weight", "bold"}});
    axes();
    for (std::size_t i = 0; i < plot_.curves.size(); ++i) curve(plot_.curves[i], color(i));
    legendRows(true);
    writer_.writeEndElement();
    return svg_;
  }

 private:
  using Attributes = std::vector<std::pair<const char*, QString>>;

  bool hasArea() const {
    return !plot_.y.logarithmic && std::any_of(plot_.curves.begin(), plot_.curves.end(),
                                               [](const Curve& curve) { return curve.mark == Mark::area; });
  }
  QString color(std::size_t i) const {
    return plot_.curves[i].color.isEmpty() ? palette[i % std::size(palette)] : plot_.curves[i].color;
  }
  void start(const char* name, const Attributes& attributes) {
    writer_.writeStartElement(name);
    for (const auto& [key, value] : attributes) writer_.writeAttribute(key, value);
  }
  void empty(const char* name, const Attributes& attributes) {
    start(name, attributes);
    writer_.writeEndElement();
  }
  void text(double x, double y, const QString& words, Attributes attributes) {
    attributes.insert(attributes.begin(), {{"x", px(x)}, {"y", px(y)}});
    start("text", attributes);
    writer_.writeCharacters(words);
    writer_.writeEndElement();
  }
  void segment(double x1, double y1, double x2, double y2, const QString& stroke) {
    empty("line", {{"x1", px(x1)}, {"y1", px(y1)}, {"x2", px(x2)}, {"y2", px(y2)}, {"stroke", stroke}});
  }

  void axes() {
    const std::vector<double> xTicks = x_.ticks(std::max(2, static_cast<int>((right_ - left_) / 90)));
    const QStringList xLabels = x_.labels(xTicks);
    for (std::size_t i = 0; i < xTicks.size(); ++i) {
      const double at = x_.position(xTicks[i]);
      segment(at, top_, at, bottom_ + 5, QStringLiteral("#e4e4e4"));
      text(at, bottom_ + 18, xLabels[static_cast<int>(i)], {{"text-anchor", "middle"}});
    }
    for (std::size_t i = 0; i < yTicks_.size(); ++i) {
      const double at = y_.position(yTicks_[i]);
      segment(left_ - 5, at, right_, at, QStringLiteral("#e4e4e4"));
      text(left_ - 8, at + 4, yLabels_[static_cast<int>(i)], {{"text-anchor", "end"}});
    }
    segment(left_, bottom_, right_, bottom_, QStringLiteral("#777"));
    segment(left_, top_, left_, bottom_, QStringLiteral("#777"));
    text((left_ + right_) / 2, bottom_ + 38, plot_.x.title, {{"text-anchor", "middle"}});
    text(margin, (top_ + bottom_) / 2, plot_.y.title,
         {{"text-anchor", "middle"},
          {"transform", QStringLiteral("rotate(-90 %1 %2)").arg(px(margin), px((top_ + bottom_) / 2))}});
  }

  void curve(const Curve& curve, const QString& color) {
    const bool marked = curve.mark == Mark::points || curve.mark == Mark::lineAndPoints;
    QString path, area;
    bool drawing = false;
    QPointF last;
    const auto closeArea = [&] {
      if (drawing) area += QStringLiteral("L%1 %2Z").arg(px(last.x()), px(y_.base()));
    };
    for (const QPointF& point : curve.points) {
      if (!x_.shows(point.x()) || !y_.shows(point.y())) {
        closeArea();
        drawing = false;
        continue;
      }
      last = {x_.position(point.x()), y_.position(point.y())};
      const QString at = px(last.x()) + ' ' + px(last.y());
      if (!drawing) area += QStringLiteral("M%1 %2").arg(px(last.x()), px(y_.base()));
      path += (drawing ? 'L' : 'M') + at;
      area += 'L' + at;
      drawing = true;
    }
    closeArea();
    if (curve.mark == Mark::area && !area.isEmpty())
      empty("path", {{"d", area}, {"fill", color}, {"fill-opacity", "0.18"}});
    if (curve.mark != Mark::points && !path.isEmpty()) {
      Attributes line = {{"d", path}, {"fill", "none"}, {"stroke", color}, {"stroke-width", "2"}};
      line.push_back({"stroke-linejoin", "round"});
      if (curve.mark == Mark::dashed) line.push_back({"stroke-dasharray", "6 4"});
      empty("path", line);
    }
    for (std::size_t i = 0; marked && i < curve.points.size(); ++i) {
      const QPointF& point = curve.points[i];
      if (!x_.shows(point.x()) || !y_.shows(point.y())) continue;
      dot(x_.position(point.x()), y_.position(point.y()), color, curve.tips.value(static_cast<int>(i)));
    }
  }

  void dot(double x, double y, const QString& color, const QString& tip) {
    start("circle", {{"cx", px(x)}, {"cy", px(y)}, {"r", "3.5"}, {"fill", color}, {"stroke", "#fff"}});
    if (!tip.isEmpty()) writer_.writeTextElement("title", tip);
    writer_.writeEndElement();
  }

  // The number of rows of the legend, which is also drawn when wanted.
  int legendRows(bool drawn = false) {
    int rows = 0;
    double at = right_ + 1;
    for (std::size_t i = 0; i < plot_.curves.size(); ++i) {
      const Curve& curve = plot_.curves[i];
      if (curve.name.isEmpty()) continue;
      const double width = 40 + letter * static_cast<double>(curve.name.size());
      if (rows == 0 || at + width > right_) ++rows, at = left_;
      if (drawn) legendEntry(curve, color(i), at, margin + (plot_.title.isEmpty() ? 0 : 22) + 20 * rows - 16);
      at += width + 8;
    }
    return rows;
  }

  void legendEntry(const Curve& curve, const QString& color, double x, double y) {
    if (curve.mark != Mark::points)
      empty("path", {{"d", QStringLiteral("M%1 %2h24").arg(px(x), px(y))},
                     {"stroke", color},
                     {"stroke-width", "2"},
                     {"stroke-dasharray", curve.mark == Mark::dashed ? "6 4" : "none"}});
    if (curve.mark == Mark::points || curve.mark == Mark::lineAndPoints) dot(x + 12, y, color, {});
    text(x + 30, y + 4, curve.name, {});
  }

  const Plot& plot_;
  Scale x_, y_;
  QString svg_;
  QXmlStreamWriter writer_;
  std::vector<double> yTicks_;
  QStringList yLabels_;
  double left_ = 0, right_ = 0, top_ = 0, bottom_ = 0;
};

}  // namespace

std::vector<double> axisTicks(double least, double most, int count, bool logarithmic) {
  std::vector<double> ticks;
  if (logarithmic) {
    const bool few = std::log10(most / least) < 3;
    for (double power = std::floor(std::log10(least)); power <= std::log10(most) + 1e-9; ++power)
      for (const double part : {1.0, 2.0, 5.0}) {
        const double tick = part * std::pow(10, power);
        if ((part == 1 || few) && tick >= least * (1 - 1e-9) && tick <= most * (1 + 1e-9))
          ticks.push_back(tick);
      }
    return ticks;
  }
  const double rough = (most - least) / count;
  const double power = std::pow(10, std::floor(std::log10(rough)));
  const double part = rough / power;
  const double step = power * (part < 1.5 ? 1 : part < 3.5 ? 2 : part < 7.5 ? 5 : 10);
  const double first = std::ceil(least / step - 1e-9);
  const double steps = std::floor(most / step + 1e-9) - first;
  // Counted in whole numbers: above 2^53 a double does not change when 1 is added to it.
  for (int i = 0; steps < 100.0 * count && i <= steps; ++i) ticks.push_back((first + i) * step);
  return ticks;
}

QString plotSvg(const Plot& plot) {
  return Drawing(plot).draw();
}

}  // namespace spate
