// SPDX-License-Identifier: GPL-3.0-or-later
// Pixels whose places are given one by one, as the longitude and latitude of each (curvilinear axes of CF):
// each is a quadrangle between four corners, and bilinear within it.
#pragma once

#include <vector>

namespace spate::io {

struct PixelPlace {
  double x, y;
};

// The corners of columns x rows pixels, (columns + 1) x (rows + 1) of them, from the middles of all: the
// means of the four around each; beyond the outermost ones the middles go on as they come. Longitudes (x)
// that jump by 360 degrees go on without. Empty where a middle is no number, or pixels lie upon each other.
std::vector<PixelPlace> corners_of_middles(std::vector<PixelPlace> middles, int columns, int rows);

class CurvedPixels {
 public:
  CurvedPixels(const std::vector<PixelPlace>& corners, int columns, int rows);

  // The place of a column and row, from 0 to their numbers.
  PixelPlace place_of(double column, double row) const;
  // The column and row of a place; beyond the pixels some that are too small or too large.
  PixelPlace pixel_of(const PixelPlace& place) const;

 private:
  const PixelPlace& corner(int column, int row) const;
  // Where a place lies in the quadrangle of a pixel, 0 to 1 both ways, beyond it too.
  PixelPlace within(int column, int row, const PixelPlace& place) const;
  bool walk(const PixelPlace& place, int& column, int& row, PixelPlace& part) const;
  void nearest(const PixelPlace& place, int& column, int& row) const;

  const std::vector<PixelPlace>& corners_;
  int columns_, rows_;
  double middle_;                       // longitude
  mutable int column_ = -1, row_ = -1;  // of the place before
};

}  // namespace spate::io
