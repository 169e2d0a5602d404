// SPDX-License-Identifier: GPL-3.0-or-later
// A map as SVG, for an HTML page: cells over the shaded ground as a picture, and on it lines, points and
// their names, with scale bar, north arrow and coordinates along its frame.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "algorithms/io/geo_reference.hpp"
#include "algorithms/io/vector/outlines.hpp"
#include "algorithms/report/map_furniture.hpp"
#include "algorithms/report/markup.hpp"
#include "algorithms/report/picture.hpp"

namespace spate {

class MapSvg {
 public:
  // title: empty = none. cells: cover all of the place. Both must outlive this object.
  MapSvg(const std::string& title, const io::GeoReference& place, const Picture& cells);

  // The size of the picture, px.
  int width() const { return static_cast<int>(width_); }
  int height() const { return static_cast<int>(height_); }
  bool has(const io::Outline::Point& point) const;

  // Must be called first: draws the ground as io::hillshade gives it, of that size, below the cells. Throws
  // Error when no picture can be made.
  void draw_ground(const std::vector<std::uint8_t>& shade);
  // dashes: as in SVG; "none" = a solid line.
  void draw_line(const io::Outline& outline, const char* color, const char* dashes);
  void draw_dot(const io::Outline::Point& at, const char* color, const std::string& name);
  // Geometries that look alike: areas with their outlines, lines and points. fill: empty = none.
  void draw_shapes(const std::vector<io::Drawn>& shapes, const std::string& fill, const std::string& line,
                   double thickness);
  void draw_number(const io::Outline::Point& at, int number);

  std::string finished();  // may be called once

 private:
  double x(double easting) const;
  double y(double northing) const;
  std::string picture(const std::vector<std::uint8_t>& shade) const;
  std::string path(const std::vector<io::Outline>& outlines, bool are_rings) const;
  std::size_t wet_below(const MapFurniture::Plate& plate, double shift) const;
  void draw_text(double at_x, double at_y, const std::string& words, int size, const char* anchor,
                 bool is_bold);
  void write_beside(double at_x, double at_y, const std::string& name);
  void draw_coordinates();
  void draw_segment(double x1, double y1, double x2, double y2);
  void draw_furniture(const MapFurniture& furniture, double shift);

  const std::string title_;
  const io::GeoReference& place_;
  const Picture& cells_;
  double width_ = 0, height_ = 0;
  Markup svg_;
  struct Box {
    double left, top, right, bottom;
  };
  std::vector<Box> taken_;  // by dots and their names, px
  struct Name {
    double x, y;  // of its dot, px
    std::string words;
  };
  std::vector<Name> names_;  // written when all dots are known
};

}  // namespace spate
