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
constexpr double panelWidth = 268, margin = 18, textWidth = panelWidth - 2 * margin;
constexpr double panelHeight = 520;  // that it needs
constexpr std::size_t titleLines = 5;
constexpr Rgb ground = {225, 225, 222};  // light; colours over it in the legend are those of the map
constexpr const char *panelColor = "#ffffff", *quiet = "#6b6b6b", *frame = "#9a9a9a", *water = "#2171b5",
                     *rest = "#d9d9d9";

// "1:05 h" of 3900 s, "0:05:30 h" where seconds matter.
std::string clockText(double seconds, bool withSeconds) {
  const long long all = std::llround(seconds);
  char text[40];
  if (withSeconds)
    std::snprintf(text, sizeof text, "%lld:%02lld:%02lld h", all / 3600, all / 60 % 60, all % 60);
  else
    std::snprintf(text, sizeof text, "%lld:%02lld h", all / 3600, all / 60 % 60);
  return text;
}

// How many bytes of a word fit beside the map: whole letters, and at least one.
std::size_t fitting(const std::string& word, const Canvas& canvas, const Canvas::Font& font) {
  std::size_t fits = 0;
  for (std::size_t end = 1; end <= word.size(); ++end) {
    const bool isWhole = end == word.size() || (word[end] & 0xc0) != 0x80;  // UTF-8
    if (!isWhole) continue;
    if (fits > 0 && canvas.widthOf(word.substr(0, end), font) > textWidth) break;
    fits = end;
  }
  return fits;
}

std::vector<std::string> linesOf(const std::string& text, const Canvas& canvas, const Canvas::Font& font) {
  std::vector<std::string> lines;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    const std::string longer = lines.empty() ? word : lines.back() + ' ' + word;
    if (!lines.empty() && canvas.widthOf(longer, font) <= textWidth) {
      lines.back() = longer;
      continue;
    }
    for (; !word.empty(); word.erase(0, lines.back().size()))
      lines.push_back(word.substr(0, fitting(word, canvas, font)));
  }
  if (lines.size() > titleLines) lines.resize(titleLines);
  return lines;
}

// Each part begins at `top` and returns where it ends.
class Panel {
 public:
  Panel(Canvas& canvas, const FrameTexts& texts) : canvas_(canvas), texts_(texts) {}

  double drawTitle(double top) {
    if (texts_.title.empty()) return top;
    const Canvas::Font font{20, true};
    const std::vector<std::string> lines = linesOf(texts_.title, canvas_, font);
    for (const std::string& line : lines) {
      if (&line != &lines.front()) top += canvas_.lineSpacingOf(font);
      canvas_.write(line, margin, top + canvas_.ascentOf(font), font, mapInk);
    }
    return top + canvas_.heightOf(font) + 18;
  }

  // With a bar of how much of the time has passed.
  double drawClock(double top, double seconds) {
    const auto write = [&](const std::string& text, int size, bool bold, const char* color) {
      canvas_.write(text, margin, top + size, {size, bold}, color);
      top += 1.4 * size;
    };
    const auto isWhole = [](double time) { return std::fmod(std::round(time), 60) == 0; };
    const bool withSeconds = !std::all_of(texts_.seconds.begin(), texts_.seconds.end(), isWhole);
    const std::string elapsed = clockText(seconds, withSeconds);
    if (!texts_.start.empty()) {
      const std::string now = io::date_after(texts_.start, seconds);  // 2026-11-22T06:30:00
      write(now.substr(0, 10), 17, false, mapInk);
      write(now.substr(11, withSeconds ? 8 : 5), 38, true, mapInk);
      write(tr("%1 since the start", elapsed), 14, false, quiet);
    } else {
      write(elapsed, 38, true, mapInk);
      write(tr("since the start"), 14, false, quiet);
    }
    top += 10;
    const double first = texts_.seconds.front(), span = texts_.seconds.back() - first;
    const double passed = span > 0 ? (seconds - first) / span : 1;
    canvas_.draw({rectangle(margin, top, textWidth, 5), rest, {}});
    canvas_.draw({rectangle(margin, top, passed * textWidth, 5), water, {}});
    return top + 5;
  }

  void drawLegend(double top) {
    constexpr double line = 25, swatch = 30, height = 17;
    const auto heading = [&](const std::string& text) {
      canvas_.write(text, margin, top + 16, {16, true}, mapInk);
      top += 30;
    };
    const auto label = [&](const std::string& text) {
      canvas_.write(text, margin + swatch + 10, top + 14, {15}, mapInk);
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
    canvas_.draw({rectangle(margin - thick / 2, middle - thick / 2, swatch - 8 + thick, thick), mapInk, {}});
    canvas_.draw({{{tip, middle}, {tip - 10, middle - 4}, {tip - 10, middle + 4}}, mapInk, {}});
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
          {std::sqrt(width * height / (1280.0 * 720)), height / panelHeight, 0.4 * width / panelWidth})),
      mapWidth(width - static_cast<int>(std::lround(panelWidth * unit))) {}

io::GeoReference FrameSize::placeOf(const std::array<double, 4>& extent, const std::string& crsWkt) const {
  const auto [west, south, east, north] = extent;
  const double pixel = std::max((east - west) / mapWidth, (north - south) / height);
  io::GeoReference place;
  place.grid.columns = mapWidth;
  place.grid.rows = height;
  place.grid.spacing = place.cell_width = place.cell_height = pixel;
  place.grid.west = 0.5 * (west + east) - 0.5 * pixel * mapWidth;
  place.grid.south = 0.5 * (south + north) - 0.5 * pixel * height;
  place.north = 0.5 * (south + north) + 0.5 * pixel * height;
  place.crs_wkt = crsWkt;
  return place;
}

std::array<double, 4> withRoomAround(std::array<double, 4> extent) {
  const auto [west, south, east, north] = extent;
  const double room = 0.06 * std::max(east - west, north - south);
  return {west - room, south - room, east + room, north + room};
}

void drawMapFurniture(Canvas& canvas, const FrameSize& size, const io::GeoReference& place) {
  const double scale = 0.58 * size.unit;  // letters of 16 px in a usual picture
  const double across = std::round(size.mapWidth / scale), down = std::round(size.height / scale);
  canvas.beginAt(0, 0, scale);
  drawFurniture(canvas, scaleBar(across, down, 1 / (place.cell_width * scale)));
  drawFurniture(canvas, northArrow(across));
}

void drawFramePanel(Canvas& canvas, const FrameSize& size, const FrameTexts& texts, double seconds) {
  canvas.beginAt(size.mapWidth, 0, 1);
  canvas.draw({rectangle(0, 0, size.width - size.mapWidth, size.height), panelColor, {}});
  canvas.draw({rectangle(0, 0, std::max(1.0, size.unit), size.height), frame, {}});
  canvas.beginAt(size.mapWidth, 0, size.unit);
  Panel panel(canvas, texts);
  panel.drawLegend(panel.drawClock(panel.drawTitle(margin), seconds) + 30);
}

}  // namespace spate
