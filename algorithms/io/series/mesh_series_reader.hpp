// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a flood over time as MeshSeries (mesh_series.hpp) has written it, a frame at a time.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "algorithms/io/series/mesh_series.hpp"

namespace spate::io {

// The faces of a mesh as the square cells that they are. Columns and rows are counted from the cell of the
// first face, eastward and northward.
struct MeshFaces {
  double x = 0, y = 0;           // m, the centre of that cell
  double width = 0, height = 0;  // m, of each
  std::vector<std::int32_t> columns, rows;

  // Where a column begins in the west, and a row in the south; neighbours give the same number for what is
  // between them.
  double west_of(std::int64_t column) const { return x + (static_cast<double>(column) - 0.5) * width; }
  double south_of(std::int64_t row) const { return y + (static_cast<double>(row) - 0.5) * height; }
  std::array<double, 4> extent() const;  // west, south, east, north
};

// Throws Error when there is no file of that path.
void check_series_file(const std::string& path);

class MeshSeriesReader {
 public:
  // Throws Error when the file cannot be read, or is none that MeshSeries writes.
  explicit MeshSeriesReader(const std::string& path);
  ~MeshSeriesReader();
  MeshSeriesReader(const MeshSeriesReader&) = delete;
  MeshSeriesReader& operator=(const MeshSeriesReader&) = delete;

  const std::vector<double>& times() const { return times_; }  // s since the start, of each frame
  const std::string& start() const { return start_; }          // as date_of() gives it (clock.hpp)
  const std::string& crs_wkt() const { return crs_wkt_; }      // empty = unknown

  MeshFaces faces() const;
  // A value of all faces; NaN = dry. Throws Error when it cannot be read.
  void read(std::size_t frame, FrameValue value, std::vector<float>& values) const;

 private:
  void check(int status) const;
  void require(bool holds) const;
  int variable(const char* name) const;
  std::vector<int> dimensions_of(int variable) const;
  std::size_t size_of(int dimension) const;
  std::string text(int variable, const char* attribute) const;  // empty = there is none
  void read_all();

  std::string path_;
  int id_ = -1;
  std::array<int, frame_values> values_{};
  std::size_t faces_ = 0;
  std::vector<double> times_;
  std::string start_, crs_wkt_;
};

}  // namespace spate::io
