// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/report/plot.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>

#include "algorithms/report/markup.hpp"
#include "solver/core/text.hpp"

namespace spate {
namespace {

constexpr double letter = 6.4;      // px, the mean width of a letter at 12 px: the browser chooses the font
constexpr double plot_margin = 14;  // px

// Okabe and Ito (2008): colours that the colour-blind can tell apart too; orange and sky blue darker, since
// these are lines on white.
const char* const palette[] = {"#0072b2", "#d55e00", "#009e73", "#cc79a7", "#b97f00",
                               "#2a8fc7", "#882255", "#000000", "#999933"};

// Maps values to px along an axis.
class Scale {
 public:
  Scale(const PlotAxis& axis, const Plot& plot, double PlotPoint::*coordinate, bool with_zero)
      : logarithmic_(axis.logarithmic) {
    bool any = false;
    const auto include = [&](double value) {
      if (!shows(value)) return;
      least_ = any ? std::min(least_, value) : value;
      most_ = any ? std::max(most_, value) : value;
      any = true;
    };
    for (const Curve& curve : plot.curves)
      for (const PlotPoint& point : curve.points) include(point.*coordinate);
    for (const double value : axis.include) include(value);
    if (with_zero) include(0);
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
  std::vector<double> ticks(int count) const { return axis_ticks(least_, most_, count, logarithmic_); }
  std::vector<std::string> labels(const std::vector<double>& ticks) const {
    std::vector<std::string> labels;
    const double step = ticks.size() > 1 ? ticks[1] - ticks[0] : std::fabs(most_);
    const bool significant = logarithmic_ || !(step >= 1e-5);
    for (const double tick : ticks)
      labels.push_back(significant ? number(tick) : fixed(tick, decimals_of(step)));
    return labels;
  }

 private:
  // Widens the axis to round values, so that there is a tick at both ends.
  void widen(int count) {
    // Values that differ only in their last digits are one value to a reader, with no round ones between.
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
    const std::vector<double> ticks = axis_ticks(least_, most_, count);
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
      : plot_(plot), x_(plot.x, plot, &PlotPoint::x, false), y_(plot.y, plot, &PlotPoint::y, has_area()) {
    y_ticks_ = y_.ticks(6);
    y_labels_ = y_.labels(y_ticks_);
    std::size_t longest = 0;
    for (const std::string& label : y_labels_) longest = std::max(longest, letters(label));
    left_ = plot_margin + 24 + letter * static_cast<double>(longest);
    right_ = plot.width - 2 * plot_margin;
    top_ = plot_margin + (plot.title.empty() ? 0 : 22) + 20 * legend_rows();
    bottom_ = plot.height - 48;
    x_.place(left_, right_);
    y_.place(bottom_, top_);
  }

  std::string draw() {
    const std::string width = std::to_string(plot_.width), height = std::to_string(plot_.height);
    svg_.open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                      {"class", "plot"},
                      {"viewBox", "0 0 " + width + " " + height},
                      {"width", width},
                      {"height", height},
                      {"font-family", "sans-serif"},
                      {"font-size", "12"},
                      {"fill", "#333"},
                      {"role", "img"}});
    svg_.element("title", {}, plot_.title.empty() ? plot_.y.title : plot_.title);
    if (!plot_.title.empty())
      text(left_, plot_margin + 8, plot_.title, {{"font-size", "14"}, {"font-weight", "bold"}});
    axes();
    for (std::size_t i = 0; i < plot_.curves.size(); ++i) curve(plot_.curves[i], color(i));
    legend_rows(true);
    svg_.close("svg");
    return svg_.text();
  }

 private:
  bool has_area() const {
    return !plot_.y.logarithmic && std::any_of(plot_.curves.begin(), plot_.curves.end(),
                                               [](const Curve& curve) { return curve.mark == Mark::area; });
  }
  std::string color(std::size_t i) const {
    return plot_.curves[i].color.empty() ? palette[i % std::size(palette)] : plot_.curves[i].color;
  }
  void text(double x, double y, const std::string& words, Attributes attributes) {
    attributes.insert(attributes.begin(), {{"x", px(x)}, {"y", px(y)}});
    svg_.element("text", attributes, words);
  }
  void segment(double x1, double y1, double x2, double y2, const char* stroke) {
    svg_.element("line",
                 {{"x1", px(x1)}, {"y1", px(y1)}, {"x2", px(x2)}, {"y2", px(y2)}, {"stroke", stroke}});
  }

  void axes() {
    const std::vector<double> x_ticks = x_.ticks(std::max(2, static_cast<int>((right_ - left_) / 90)));
    const std::vector<std::string> x_labels = x_.labels(x_ticks);
    for (std::size_t i = 0; i < x_ticks.size(); ++i) {
      const double at = x_.position(x_ticks[i]);
      segment(at, top_, at, bottom_ + 5, "#e4e4e4");
      text(at, bottom_ + 18, x_labels[i], {{"text-anchor", "middle"}});
    }
    for (std::size_t i = 0; i < y_ticks_.size(); ++i) {
      const double at = y_.position(y_ticks_[i]);
      segment(left_ - 5, at, right_, at, "#e4e4e4");
      text(left_ - 8, at + 4, y_labels_[i], {{"text-anchor", "end"}});
    }
    segment(left_, bottom_, right_, bottom_, "#777");
    segment(left_, top_, left_, bottom_, "#777");
    text((left_ + right_) / 2, bottom_ + 38, plot_.x.title, {{"text-anchor", "middle"}});
    text(plot_margin, (top_ + bottom_) / 2, plot_.y.title,
         {{"text-anchor", "middle"},
          {"transform", "rotate(-90 " + px(plot_margin) + " " + px((top_ + bottom_) / 2) + ")"}});
  }

  bool shows(const PlotPoint& point) const { return x_.shows(point.x) && y_.shows(point.y); }

  // Of a line's points in one column of pixels the first, the lowest, the highest and the last: nobody sees
  // more of them.
  std::vector<PlotPoint> seen(const std::vector<PlotPoint>& points) const {
    if (points.size() <= 4 * static_cast<std::size_t>(plot_.width)) return points;
    std::vector<PlotPoint> kept;
    const auto column = [&](const PlotPoint& point) { return std::floor(x_.position(point.x)); };
    for (auto begin = points.begin(); begin != points.end();) {
      if (!shows(*begin)) {
        kept.push_back(*begin++);
        continue;
      }
      const auto end = std::find_if(begin, points.end(), [&](const PlotPoint& point) {
        return !shows(point) || column(point) != column(*begin);
      });
      const auto [low, high] =
          std::minmax_element(begin, end, [](const PlotPoint& a, const PlotPoint& b) { return a.y < b.y; });
      for (const auto& each : std::set{begin, low, high, end - 1}) kept.push_back(*each);
      begin = end;
    }
    return kept;
  }

  void curve(const Curve& curve, const std::string& color) {
    const bool marked = curve.mark == Mark::points || curve.mark == Mark::line_and_points;
    std::string path, area;
    bool drawing = false;
    PlotPoint last;
    const auto close_area = [&] {
      if (drawing) area += "L" + px(last.x) + " " + px(y_.base()) + "Z";
    };
    for (const PlotPoint& point : seen(curve.points)) {
      if (!shows(point)) {
        close_area();
        drawing = false;
        continue;
      }
      last = {x_.position(point.x), y_.position(point.y)};
      const std::string at = px(last.x) + " " + px(last.y);
      if (!drawing) area += "M" + px(last.x) + " " + px(y_.base());
      path += (drawing ? "L" : "M") + at;
      area += "L" + at;
      drawing = true;
    }
    close_area();
    if (curve.mark == Mark::area && !area.empty())
      svg_.element("path", {{"d", area}, {"fill", color}, {"fill-opacity", "0.18"}});
    if (curve.mark != Mark::points && !path.empty()) {
      Attributes line = {{"d", path}, {"fill", "none"}, {"stroke", color}, {"stroke-width", "2"}};
      line.push_back({"stroke-linejoin", "round"});
      if (curve.mark == Mark::dashed) line.push_back({"stroke-dasharray", "6 4"});
      svg_.element("path", line);
    }
    for (std::size_t i = 0; marked && i < curve.points.size(); ++i) {
      const PlotPoint& point = curve.points[i];
      if (!shows(point)) continue;
      dot(x_.position(point.x), y_.position(point.y), color,
          i < curve.tips.size() ? curve.tips[i] : std::string());
    }
  }

  void dot(double x, double y, const std::string& color, const std::string& tip) {
    svg_.open("circle", {{"cx", px(x)}, {"cy", px(y)}, {"r", "3.5"}, {"fill", color}, {"stroke", "#fff"}});
    if (!tip.empty()) svg_.element("title", {}, tip);
    svg_.close("circle");
  }

  // The number of rows of the legend; draws it too if drawn is true.
  int legend_rows(bool drawn = false) {
    int rows = 0;
    double at = right_ + 1;
    for (std::size_t i = 0; i < plot_.curves.size(); ++i) {
      const Curve& curve = plot_.curves[i];
      if (curve.name.empty()) continue;
      const double width = 40 + letter * static_cast<double>(letters(curve.name));
      if (rows == 0 || at + width > right_) ++rows, at = left_;
      if (drawn)
        legend_entry(curve, color(i), at, plot_margin + (plot_.title.empty() ? 0 : 22) + 20 * rows - 16);
      at += width + 8;
    }
    return rows;
  }

  void legend_entry(const Curve& curve, const std::string& color, double x, double y) {
    if (curve.mark != Mark::points)
      svg_.element("path", {{"d", "M" + px(x) + " " + px(y) + "h24"},
                            {"stroke", color},
                            {"stroke-width", "2"},
                            {"stroke-dasharray", curve.mark == Mark::dashed ? "6 4" : "none"}});
    if (curve.mark == Mark::points || curve.mark == Mark::line_and_points) dot(x + 12, y, color, {});
    text(x + 30, y + 4, curve.name, {});
  }

  const Plot& plot_;
  Scale x_, y_;
  Markup svg_;
  std::vector<double> y_ticks_;
  std::vector<std::string> y_labels_;
  double left_ = 0, right_ = 0, top_ = 0, bottom_ = 0;
};

}  // namespace

std::vector<double> axis_ticks(double least, double most, int count, bool logarithmic) {
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
  // Counted in an integer, since adding 1 to a double above 2^53 does not change it.
  for (int i = 0; steps < 100.0 * count && i <= steps; ++i) ticks.push_back((first + i) * step);
  return ticks;
}

int decimals_of(double step) {
  return std::clamp(-static_cast<int>(std::floor(std::log10(step) + 1e-9)), 0, 9);
}

std::string plot_svg(const Plot& plot) {
  return Drawing(plot).draw();
}

}  // namespace spate
