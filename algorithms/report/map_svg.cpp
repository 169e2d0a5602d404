// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/report/map_svg.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "algorithms/io/raster/png.hpp"
#include "algorithms/report/plot.hpp"
#include "solver/core/text.hpp"

namespace spate {
namespace {

constexpr double most_height = 1300;                    // px
constexpr double frame_width = 44, labels_height = 34;  // px around the map, for coordinates

}  // namespace

MapSvg::MapSvg(const std::string& title, const io::GeoReference& place, const Picture& cells)
    : title_(title), place_(place), cells_(cells) {
  const double across = place.east() - place.west(), down = place.north - place.south();
  const double scale = std::min(usual_map_width / across, most_height / down);
  width_ = std::max(1.0, std::round(across * scale));
  height_ = std::max(1.0, std::round(down * scale));
}

bool MapSvg::has(const io::Outline::Point& point) const {
  return point.x >= place_.west() && point.x <= place_.east() && point.y >= place_.south() &&
         point.y <= place_.north;
}

double MapSvg::x(double easting) const {
  return (easting - place_.west()) / (place_.east() - place_.west()) * width_;
}

double MapSvg::y(double northing) const {
  return (place_.north - northing) / (place_.north - place_.south()) * height_;
}

// The data address of ground and cells as one picture.
std::string MapSvg::picture(const std::vector<std::uint8_t>& shade) const {
  const int columns = static_cast<int>(width_), rows = static_cast<int>(height_);
  std::vector<std::uint8_t> rgb;
  rgb.reserve(3 * shade.size());
  const Rgb paper = rgb_of(map_paper);
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      const std::uint8_t light = shade[rgb.size() / 3];
      const auto pixel = static_cast<std::size_t>(row * static_cast<std::int64_t>(cells_.height) / rows) *
                             static_cast<std::size_t>(cells_.width) +
                         static_cast<std::size_t>(column * static_cast<std::int64_t>(cells_.width) / columns);
      for (std::size_t i = 0; i < 3; ++i) {
        const double ground = light > 0 ? ground_grey(light) : paper[i];
        const double above = cell_opacity * cells_.rgba[4 * pixel + i] + (1 - cell_opacity) * ground;
        rgb.push_back(static_cast<std::uint8_t>(std::lround(cells_.is_set(pixel) ? above : ground)));
      }
    }
  return data_address("image/png", io::png_of(columns, rows, rgb));
}

void MapSvg::draw_ground(const std::vector<std::uint8_t>& shade) {
  const double all_width = width_ + 2 * frame_width, all_height = height_ + frame_width + labels_height;
  svg_.open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                    {"class", "map"},
                    {"viewBox", px(-frame_width) + " " + px(-frame_width / 2) + " " + px(all_width) + " " +
                                    px(all_height)},
                    {"width", px(all_width)},
                    {"height", px(all_height)},
                    {"font-family", "sans-serif"},
                    {"role", "img"}});
  if (!title_.empty()) svg_.element("title", {}, title_);
  svg_.element("image", {{"width", px(width_)},
                         {"height", px(height_)},
                         {"preserveAspectRatio", "none"},
                         {"href", picture(shade)}});
  // Everything drawn from here on is clipped at the frame.
  svg_.open("svg", {{"width", px(width_)}, {"height", px(height_)}, {"overflow", "hidden"}});
}

void MapSvg::draw_line(const io::Outline& outline, const char* color, const char* dashes) {
  std::string path;
  for (const io::Outline::Point& point : outline.points)
    path += (path.empty() ? "M" : "L") + px(x(point.x)) + " " + px(y(point.y));
  for (const bool is_casing : {true, false})
    svg_.element("path", {{"d", path},
                          {"fill", "none"},
                          {"stroke", is_casing ? "#ffffff" : color},
                          {"stroke-width", is_casing ? "9" : "5"},
                          {"stroke-linejoin", "round"},
                          {"stroke-dasharray", is_casing ? "none" : dashes}});
}

void MapSvg::draw_dot(const io::Outline::Point& at, const char* color, const std::string& name) {
  svg_.element("circle", {{"cx", px(x(at.x))},
                          {"cy", px(y(at.y))},
                          {"r", "10"},
                          {"fill", color},
                          {"stroke", "#ffffff"},
                          {"stroke-width", "3"}});
  const double reach = 12;
  taken_.push_back({x(at.x) - reach, y(at.y) - reach, x(at.x) + reach, y(at.y) + reach});
  if (!name.empty()) names_.push_back({x(at.x), y(at.y), name});
}

// Right or left of a dot, beside it or above or below that, where no other name or dot is yet.
void MapSvg::write_beside(double at_x, double at_y, const std::string& name) {
  constexpr int size = 24;
  constexpr double away = 16, beside = 8, above = -20, below = 36;  // px from the dot
  const auto letters = std::count_if(name.begin(), name.end(), [](char c) { return (c & 0xc0) != 0x80; });
  const double wide = 0.62 * size * static_cast<double>(letters);  // about, in bold type
  const bool is_left = at_x > 0.75 * width_;
  const auto box_of = [&](bool to_left, double shift) {
    const double base =
        std::max(26.0, std::min(at_y + shift, height_ - 8.0));  // of letters that stay on the map
    const double left = to_left ? at_x - away - wide : at_x + away;
    return Box{left, base - size, left + wide, base};
  };
  const auto is_free = [&](const Box& box) {
    constexpr double apart = 6;  // letters reach below their base
    return box.left >= 0 && box.right <= width_ &&
           std::none_of(taken_.begin(), taken_.end(), [&](const Box& other) {
             return box.left < other.right && box.right > other.left && box.top < other.bottom + apart &&
                    box.bottom + apart > other.top;
           });
  };
  std::pair chosen(is_left, beside);
  for (const double shift : {below, above, beside})
    for (const bool to_left : {!is_left, is_left})
      if (is_free(box_of(to_left, shift))) chosen = {to_left, shift};
  taken_.push_back(box_of(chosen.first, chosen.second));
  draw_text(at_x + (chosen.first ? -away : away), taken_.back().bottom, name, size,
            chosen.first ? "end" : "start", true);
}

// What SVG calls a path, without corners that fall on one another; empty beside the map.
std::string MapSvg::path(const std::vector<io::Outline>& outlines, bool are_rings) const {
  std::string path;
  double left = width_, right = 0, top = height_, bottom = 0;
  for (const io::Outline& outline : outlines) {
    std::string before, sign = "M";
    for (const io::Outline::Point& point : outline.points) {
      const double at_x = x(point.x), at_y = y(point.y);
      left = std::min(left, at_x);
      right = std::max(right, at_x);
      top = std::min(top, at_y);
      bottom = std::max(bottom, at_y);
      std::string corner = px(at_x) + " " + px(at_y);
      if (corner == before) continue;
      path += sign + corner;
      before = std::move(corner);
      sign = "L";
    }
    if (are_rings) path += "Z";
  }
  const bool is_beside = left >= width_ || right <= 0 || top >= height_ || bottom <= 0;
  return is_beside ? std::string() : path;
}

void MapSvg::draw_shapes(const std::vector<io::Drawn>& shapes, const std::string& fill,
                         const std::string& line, double thickness) {
  const auto or_none = [](const std::string& color) { return color.empty() ? std::string("none") : color; };
  svg_.open("g", {{"fill", or_none(fill)},
                  {"fill-rule", "evenodd"},
                  {"stroke", or_none(line)},
                  {"stroke-width", px(thickness)},
                  {"stroke-linejoin", "round"},
                  {"stroke-linecap", "round"}});
  for (const io::Drawn& shape : shapes) {
    if (const std::string areas = path(shape.rings, true); !areas.empty())
      svg_.element("path", {{"d", areas}});
    if (const std::string lines = path(shape.lines, false); !lines.empty())
      svg_.element("path", {{"d", lines}, {"fill", "none"}});
    for (const io::Outline& point : shape.points)
      if (has(point.points.front()))
        svg_.element(
            "circle",
            {{"cx", px(x(point.points.front().x))}, {"cy", px(y(point.points.front().y))}, {"r", "2"}});
  }
  svg_.close("g");
}

void MapSvg::draw_number(const io::Outline::Point& at, int number) {
  if (!has(at)) return;
  svg_.element("circle", {{"cx", px(x(at.x))},
                          {"cy", px(y(at.y))},
                          {"r", "19"},
                          {"fill", "#ffffff"},
                          {"stroke", map_ink},
                          {"stroke-width", "2"}});
  draw_text(x(at.x), y(at.y) + 8, std::to_string(number), 24, "middle", true);
}

// The number of coloured cells that a plate would hide. shift: to the right, px.
std::size_t MapSvg::wet_below(const MapFurniture::Plate& plate, double shift) const {
  const auto hides = [&](double at_x, double at_y) {
    return at_x >= plate.left + shift && at_x <= plate.left + shift + plate.width && at_y >= plate.top;
  };
  std::size_t count = 0;
  for (int row = 0; row < cells_.height; ++row)
    for (int column = 0; column < cells_.width; ++column)
      if (hides(column * width_ / cells_.width, row * height_ / cells_.height) &&
          cells_.is_set(static_cast<std::size_t>(row) * static_cast<std::size_t>(cells_.width) +
                        static_cast<std::size_t>(column)))
        ++count;
  return count;
}

void MapSvg::draw_text(double at_x, double at_y, const std::string& words, int size, const char* anchor,
                       bool is_bold) {
  svg_.element("text",
               {{"x", px(at_x)},
                {"y", px(at_y)},
                {"font-size", std::to_string(size)},
                {"font-weight", is_bold ? "bold" : "normal"},
                {"text-anchor", anchor},
                {"fill", map_ink},
                {"stroke", "#ffffff"},
                {"stroke-width", "5"},
                {"paint-order", "stroke"}},
               words);
}

// Draws coordinates along the lower and the left side.
void MapSvg::draw_coordinates() {
  const int size = 19;
  const double corner = 70;                    // px, where a number below and one at the left would meet
  const double wide = 95;                      // px, a number with some space
  double right = -wide, top = height_ + wide;  // of the last number
  const int decimals = decimals_of((place_.east() - place_.west()) / 4);
  for (const double tick : axis_ticks(place_.west(), place_.east(), 4)) {
    if (x(tick) < std::max(corner, right + wide)) continue;
    right = x(tick);
    draw_segment(x(tick), height_, x(tick), height_ + 8);
    draw_text(x(tick), height_ + 28, fixed(tick, decimals), size, "middle", false);
  }
  for (const double tick : axis_ticks(place_.south(), place_.north, 4)) {
    if (y(tick) > std::min(height_ - corner, top - wide)) continue;
    top = y(tick);
    draw_segment(-8, y(tick), 0, y(tick));
    svg_.element("text",
                 {{"transform", "translate(-14 " + px(y(tick)) + ") rotate(-90)"},
                  {"font-size", std::to_string(size)},
                  {"text-anchor", "middle"},
                  {"fill", map_ink}},
                 fixed(tick, decimals));
  }
}

void MapSvg::draw_segment(double x1, double y1, double x2, double y2) {
  svg_.element("line", {{"x1", px(x1)},
                        {"y1", px(y1)},
                        {"x2", px(x2)},
                        {"y2", px(y2)},
                        {"stroke", "#555555"},
                        {"stroke-width", "2"}});
}

void MapSvg::draw_furniture(const MapFurniture& furniture, double shift) {
  const MapFurniture::Plate& plate = furniture.plate;
  svg_.open("g", {{"transform", "translate(" + px(shift) + " 0)"}});
  svg_.element("rect", {{"x", px(plate.left)},
                        {"y", px(plate.top)},
                        {"width", px(plate.width)},
                        {"height", px(plate.height)},
                        {"rx", px(MapFurniture::plate_radius)},
                        {"fill", "#ffffff"},
                        {"fill-opacity", exact(MapFurniture::plate_opacity)}});
  for (const MapFurniture::Shape& shape : furniture.shapes) {
    std::string points;
    for (const PlotPoint& corner : shape.corners) points += px(corner.x) + "," + px(corner.y) + " ";
    svg_.element("polygon", {{"points", points},
                             {"fill", shape.fill},
                             {"stroke", shape.line},
                             {"stroke-width", px(shape.line_width)}});
  }
  const MapFurniture::Text& words = furniture.text;
  draw_text(words.middle, words.base, words.words, words.size, "middle", words.bold);
  svg_.close("g");
}

std::string MapSvg::finished() {
  for (const Name& name : names_) write_beside(name.x, name.y, name.words);
  svg_.close("svg");
  draw_coordinates();
  const double pixels_per_metre = width_ / (place_.east() - place_.west());
  const MapFurniture bar = scale_bar(width_, height_, pixels_per_metre);
  const double to_right = width_ - 2 * bar.plate.left - bar.plate.width;
  draw_furniture(bar, wet_below(bar.plate, to_right) < wet_below(bar.plate, 0) ? to_right : 0);
  draw_furniture(north_arrow(width_), 0);
  svg_.element("rect", {{"width", px(width_)},
                        {"height", px(height_)},
                        {"fill", "none"},
                        {"stroke", "#555555"},
                        {"stroke-width", "2"}});
  svg_.close("svg");
  return svg_.text();
}

}  // namespace spate
