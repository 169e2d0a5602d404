// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/report/flood_frame.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <sstream>

#include "algorithms/io/clock.hpp"
#include "algorithms/report/picture.hpp"
#include "solver/core/text.hpp"

namespace spate {
namespace {

// px of a usual picture
constexpr double panel_width = 268, margin = 18, text_width = panel_width - 2 * margin;
constexpr double panel_height = 520;  // that it needs
constexpr std::size_t title_lines = 5;
constexpr Rgb ground = {225, 225, 222};  // light; colours over it in the legend are those of the map
constexpr const char *panel_color = "#ffffff", *quiet = "#6b6b6b", *frame = "#9a9a9a", *water = "#2171b5",
                     *rest = "#d9d9d9";

// "1:05 h" of 3900 s, "0:05:30 h" where seconds matter.
std::string clock_text(double seconds, bool with_seconds) {
  const long long all = std::llround(seconds);
  char text[40];
  if (with_seconds)
    std::snprintf(text, sizeof text, "%lld:%02lld:%02lld h", all / 3600, all / 60 % 60, all % 60);
  else
    std::snprintf(text, sizeof text, "%lld:%02lld h", all / 3600, all / 60 % 60);
  return text;
}

// How many bytes of a word fit beside the map: whole letters, and at least one.
std::size_t fitting(const std::string& word, const Canvas& canvas, const Canvas::Font& font) {
  std::size_t fits = 0;
  for (std::size_t end = 1; end <= word.size(); ++end) {
    const bool is_whole = end == word.size() || (word[end] & 0xc0) != 0x80;  // UTF-8
    if (!is_whole) continue;
    if (fits > 0 && canvas.width_of(word.substr(0, end), font) > text_width) break;
    fits = end;
  }
  return fits;
}

std::vector<std::string> lines_of(const std::string& text, const Canvas& canvas, const Canvas::Font& font) {
  std::vector<std::string> lines;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    const std::string longer = lines.empty() ? word : lines.back() + ' ' + word;
    if (!lines.empty() && canvas.width_of(longer, font) <= text_width) {
      lines.back() = longer;
      continue;
    }
    for (; !word.empty(); word.erase(0, lines.back().size()))
      lines.push_back(word.substr(0, fitting(word, canvas, font)));
  }
  if (lines.size() > title_lines) lines.resize(title_lines);
  return lines;
}

// Each part begins at `top` and returns where it ends.
class Panel {
 public:
  Panel(Canvas& canvas, const FrameTexts& texts) : canvas_(canvas), texts_(texts) {}

  double draw_title(double top) {
    if (texts_.title.empty()) return top;
    const Canvas::Font font{20, true};
    const std::vector<std::string> lines = lines_of(texts_.title, canvas_, font);
    for (const std::string& line : lines) {
      if (&line != &lines.front()) top += canvas_.line_spacing_of(font);
      canvas_.write(line, margin, top + canvas_.ascent_of(font), font, map_ink);
    }
    return top + canvas_.height_of(font) + 18;
  }

  // With a bar of how much of the time has passed.
  double draw_clock(double top, double seconds) {
    const auto write = [&](const std::string& text, int size, bool bold, const char* color) {
      canvas_.write(text, margin, top + size, {size, bold}, color);
      top += 1.4 * size;
    };
    const auto is_whole = [](double time) { return std::fmod(std::round(time), 60) == 0; };
    const bool with_seconds = !std::all_of(texts_.seconds.begin(), texts_.seconds.end(), is_whole);
    const std::string elapsed = clock_text(seconds, with_seconds);
    if (!texts_.start.empty()) {
      const std::string now = io::date_after(texts_.start, seconds);  // 2026-11-22T06:30:00
      write(now.substr(0, 10), 17, false, map_ink);
      write(now.substr(11, with_seconds ? 8 : 5), 38, true, map_ink);
      write(tr("%1 since the start", elapsed), 14, false, quiet);
    } else {
      write(elapsed, 38, true, map_ink);
      write(tr("since the start"), 14, false, quiet);
    }
    top += 10;
    const double first = texts_.seconds.front(), span = texts_.seconds.back() - first;
    const double passed = span > 0 ? (seconds - first) / span : 1;
    canvas_.draw({rectangle(margin, top, text_width, 5), rest, {}});
    canvas_.draw({rectangle(margin, top, passed * text_width, 5), water, {}});
    return top + 5;
  }

  void draw_legend(double top) {
    constexpr double line = 25, swatch = 30, height = 17;
    const auto heading = [&](const std::string& text) {
      canvas_.write(text, margin, top + 16, {16, true}, map_ink);
      top += 30;
    };
    const auto label = [&](const std::string& text) {
      canvas_.write(text, margin + swatch + 10, top + 14, {15}, map_ink);
      top += line;
    };
    heading(tr("Water depth"));
    for (const MapClass& one : texts_.depths) {
      if (one.color.empty()) continue;
      canvas_.draw({rectangle(margin, top, swatch, height),
                    color_text(mixed(rgb_of(one.color), ground, texts_.opacity)), frame, 0.8});
      label(one.label);
    }
    if (!(texts_.fastest > 0)) return;
    top += 14;
    heading(tr("Velocity"));
    constexpr double thick = 1.4, tip = margin + swatch;
    const double middle = top + 9;
    canvas_.draw({rectangle(margin - thick / 2, middle - thick / 2, swatch - 8 + thick, thick), map_ink, {}});
    canvas_.draw({{{tip, middle}, {tip - 10, middle - 4}, {tip - 10, middle + 4}}, map_ink, {}});
    label(tr("up to %1 m/s", fixed(texts_.fastest, 1)));
  }

 private:
  Canvas& canvas_;
  const FrameTexts& texts_;
};

}  // namespace

// The panel takes no more than two fifths of the width.
FrameSize::FrameSize(int wide, int high)
    : width(wide / 2 * 2),
      height(high / 2 * 2),
      unit(std::min(
          {std::sqrt(width * height / (1280.0 * 720)), height / panel_height, 0.4 * width / panel_width})),
      map_width(width - static_cast<int>(std::lround(panel_width * unit))) {}

io::GeoReference FrameSize::place_of(const std::array<double, 4>& extent, const std::string& crs_wkt) const {
  const auto [west, south, east, north] = extent;
  const double pixel = std::max((east - west) / map_width, (north - south) / height);
  io::GeoReference place;
  place.grid.columns = map_width;
  place.grid.rows = height;
  place.grid.spacing = place.cell_width = place.cell_height = pixel;
  place.grid.west = 0.5 * (west + east) - 0.5 * pixel * map_width;
  place.grid.south = 0.5 * (south + north) - 0.5 * pixel * height;
  place.north = 0.5 * (south + north) + 0.5 * pixel * height;
  place.crs_wkt = crs_wkt;
  return place;
}

std::array<double, 4> with_room_around(std::array<double, 4> extent) {
  const auto [west, south, east, north] = extent;
  const double room = 0.06 * std::max(east - west, north - south);
  return {west - room, south - room, east + room, north + room};
}

void draw_map_furniture(Canvas& canvas, const FrameSize& size, const io::GeoReference& place) {
  const double scale = 0.58 * size.unit;  // letters of 16 px in a usual picture
  const double across = std::round(size.map_width / scale), down = std::round(size.height / scale);
  canvas.begin_at(0, 0, scale);
  draw_furniture(canvas, scale_bar(across, down, 1 / (place.cell_width * scale)));
  draw_furniture(canvas, north_arrow(across));
}

void draw_frame_panel(Canvas& canvas, const FrameSize& size, const FrameTexts& texts, double seconds) {
  canvas.begin_at(size.map_width, 0, 1);
  canvas.draw({rectangle(0, 0, size.width - size.map_width, size.height), panel_color, {}});
  canvas.draw({rectangle(0, 0, std::max(1.0, size.unit), size.height), frame, {}});
  canvas.begin_at(size.map_width, 0, size.unit);
  Panel panel(canvas, texts);
  panel.draw_legend(panel.draw_clock(panel.draw_title(margin), seconds) + 30);
}

}  // namespace spate
