// SPDX-License-Identifier: GPL-3.0-or-later
// A flood over time as a mesh: NetCDF-4 after the conventions CF 1.8 and UGRID 1.0, which QGIS animates. The
// faces are the cells of tiles that were ever wet: the file grows with the flood, not with the elevation
// model. A tile that gets wet adds its faces at the end; in frames before that its values are missing, which
// means dry.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "algorithms/io/geo_reference.hpp"
#include "algorithms/io/raster/geotiff.hpp"
#include "algorithms/io/series/growing_file.hpp"

namespace spate::io {

constexpr std::int32_t frame_tile = 16;  // cells along the side of a tile
constexpr std::size_t frame_tile_cells = std::size_t{frame_tile} * frame_tile;

// What a frame holds of each cell. Velocities in m/s, eastward and northward.
enum FrameValue { frame_depth, frame_level, frame_u, frame_v };
constexpr std::size_t frame_values = 4;
constexpr std::array<const char*, frame_values> frame_value_names = {"mesh2d_depth", "mesh2d_level",
                                                                     "mesh2d_u", "mesh2d_v"};
constexpr double frame_time_unit = 3600;  // s; times are hours in the file

// The wet tiles at one time. Tiles are counted row by row from the south-west, and so are the cells within;
// those of the last row and column may stick out of the grid.
struct Frame {
  double time = 0;                                      // s since the start
  std::vector<std::uint32_t> tiles;                     // those with water
  std::array<std::vector<float>, frame_values> values;  // frame_tile_cells for each tile; NaN = dry
  std::vector<std::uint32_t> new_tiles;                 // those that are in a frame for the first time
  std::vector<float> beds;                              // frame_tile_cells for each of them, m; NaN = wall
};

class MeshSeries {
 public:
  // start_time: of time 0, as date_of() gives it (clock.hpp). threads: that make frames ready for the disk (0
  // = one for each core). Throws Error when path cannot be written: call it before a long run.
  MeshSeries(const std::string& path, const GeoReference& reference, const std::string& start_time,
             const Metadata& metadata, int threads = 1);

  // In the order of time. Throws Error when the disk has no room for the frame; those before it are whole.
  void append(const Frame& frame);

  bool is_empty() const { return faces_ == 0; }  // nothing was wet so far

  // Everything is stored and takes the place of a file of that name.
  void publish();

 private:
  struct Placed {
    std::size_t first_face = 0;
    std::bitset<frame_tile_cells> is_face;
  };

  void define(const std::string& start_time, const Metadata& metadata);
  void add_faces(const std::vector<std::uint32_t>& tiles, const float* beds);
  void place_values(const Frame& frame);
  void write_values();
  int node_at(std::int32_t column, std::int32_t row, std::vector<double>& x, std::vector<double>& y);
  void check_disk(const Frame& frame) const;

  std::string path_;
  GeoReference reference_;
  const int threads_;
  NewFiles files_;
  std::unique_ptr<GrowingFile> file_;
  int time_ = 0, node_x_ = 0, node_y_ = 0, face_x_ = 0, face_y_ = 0, face_nodes_ = 0, bed_ = 0;
  std::array<int, frame_values> values_{};
  std::unordered_map<std::uint32_t, Placed> placed_;
  std::unordered_map<std::uint64_t, int> shared_nodes_;  // those on the borders of tiles, by their corner
  std::array<std::vector<float>, frame_values> rows_;    // of the frame in hand; whole chunks
  std::size_t frames_ = 0, faces_ = 0, nodes_ = 0;
};

}  // namespace spate::io
