// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/series/mesh_series.hpp"

#include <netcdf.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <optional>
#include <system_error>

#include "algorithms/io/operating_system.hpp"
#include "algorithms/io/series/cf_attributes.hpp"
#include "algorithms/io/series/netcdf_file.hpp"
#include "algorithms/io/series/packed_chunk.hpp"
#include "solver/core/check.hpp"
#include "solver/core/share_work.hpp"
#include "solver/run/field_list.hpp"

namespace spate::io {
namespace {

constexpr std::size_t chunk = 16384;  // faces or nodes that are compressed together

// QGIS makes one group of vectors of two variables whose long names end like this. Velocities over time are
// no fields of a run.
struct ValueInfo {
  const char* long_name;
  std::optional<Field> field;  // gives the standard name
  const char* unit;
  float resolution;  // a power of 2, so that the digits left over are zeros, which compress well
};
constexpr float fine = 1.0f / 8192, coarse = 1.0f / 1024;
constexpr std::array<ValueInfo, frame_values> value_list = {{
    {"Water depth", Field::depth, "m", fine},
    {"Water level", Field::level, "m", fine},
    {"Velocity, x-component", {}, "m s-1", coarse},
    {"Velocity, y-component", {}, "m s-1", coarse},
}};

float rounded(float value, float resolution) {
  return std::nearbyint(value / resolution) * resolution;
}

}  // namespace

MeshSeries::MeshSeries(const std::string& path, const GeoReference& reference, const std::string& start_time,
                       const Metadata& metadata, int threads)
    : path_(path), reference_(reference), threads_(threads), files_(path) {
  define(start_time, metadata);
  file_ = std::make_unique<GrowingFile>(files_.temporary(), path);
  time_ = file_->variable("time");
  node_x_ = file_->variable("mesh2d_node_x");
  node_y_ = file_->variable("mesh2d_node_y");
  face_x_ = file_->variable("mesh2d_face_x");
  face_y_ = file_->variable("mesh2d_face_y");
  face_nodes_ = file_->variable("mesh2d_face_nodes");
  bed_ = file_->variable("mesh2d_bed");
  for (std::size_t i = 0; i < frame_values; ++i) values_[i] = file_->variable(frame_value_names[i]);
}

void MeshSeries::define(const std::string& start_time, const Metadata& metadata) {
  NetCdfFile file(files_.temporary(), path_);
  file.set_attribute(NetCdfFile::whole_file, "Conventions", "CF-1.8 UGRID-1.0");
  file.set_attribute(NetCdfFile::whole_file, "title", "Flood simulated by Spate");
  write_metadata(file, metadata);

  const int times = file.add_dimension("time", NetCdfFile::grows);
  const int faces = file.add_dimension("mesh2d_nFaces", NetCdfFile::grows);
  const int nodes = file.add_dimension("mesh2d_nNodes", NetCdfFile::grows);
  const int corners = file.add_dimension("mesh2d_nMax_face_nodes", 4);
  write_crs(file, reference_.crs_wkt);

  const int mesh = file.add_variable("mesh2d", NC_INT, {});
  file.set_attribute(mesh, "cf_role", "mesh_topology");
  file.set_attribute(mesh, "long_name", "cells of the elevation model that were flooded");
  file.set_attribute(mesh, "topology_dimension", 2);
  file.set_attribute(mesh, "node_coordinates", "mesh2d_node_x mesh2d_node_y");
  file.set_attribute(mesh, "face_node_connectivity", "mesh2d_face_nodes");
  file.set_attribute(mesh, "face_coordinates", "mesh2d_face_x mesh2d_face_y");
  file.set_attribute(mesh, "face_dimension", "mesh2d_nFaces");

  const int time = file.add_variable("time", NC_DOUBLE, {times});
  describe_time(file, time, "hours", start_time);
  const auto coordinate = [&](const char* name, int dimension, bool is_x) {
    const int variable = file.add_variable(name, NC_DOUBLE, {dimension}, {chunk});
    describe(file, variable, is_x ? "easting" : "northing",
             is_x ? "projection_x_coordinate" : "projection_y_coordinate", "m");
    file.set_attribute(variable, "mesh", "mesh2d");
    file.set_attribute(variable, "grid_mapping", "projected_coordinate_system");
  };
  coordinate("mesh2d_node_x", nodes, true);
  coordinate("mesh2d_node_y", nodes, false);
  coordinate("mesh2d_face_x", faces, true);
  coordinate("mesh2d_face_y", faces, false);
  const int face_nodes = file.add_variable("mesh2d_face_nodes", NC_INT, {faces, corners}, {chunk, 4});
  file.set_attribute(face_nodes, "cf_role", "face_node_connectivity");
  file.set_attribute(face_nodes, "start_index", 0);

  const auto on_faces = [&](int variable) {
    file.set_fill(variable, result_nodata);
    file.set_attribute(variable, "mesh", "mesh2d");
    file.set_attribute(variable, "location", "face");
    file.set_attribute(variable, "coordinates", "mesh2d_face_x mesh2d_face_y");
    file.set_attribute(variable, "grid_mapping", "projected_coordinate_system");
  };
  const int bed = file.add_variable("mesh2d_bed", NC_FLOAT, {faces}, {chunk});
  const FieldInfo& of_bed = field_info(Field::bed);
  describe(file, bed, of_bed.title, of_bed.cf_name, of_bed.unit);
  on_faces(bed);
  for (std::size_t i = 0; i < frame_values; ++i) {
    const ValueInfo& info = value_list[i];
    const int values = file.add_variable(frame_value_names[i], NC_FLOAT, {times, faces}, {1, chunk});
    describe(file, values, info.long_name, info.field ? field_info(*info.field).cf_name : "", info.unit);
    on_faces(values);
  }
  file.end_definitions();
  file.close();
}

int MeshSeries::node_at(std::int32_t column, std::int32_t row, std::vector<double>& x,
                        std::vector<double>& y) {
  x.push_back(reference_.x_at(column));
  y.push_back(reference_.y_at(row));
  return static_cast<int>(nodes_ + x.size() - 1);
}

void MeshSeries::add_faces(const std::vector<std::uint32_t>& tiles, const float* beds) {
  // Their numbers are integers of 32 bits, as MDAL reads them.
  constexpr std::size_t side = std::size_t{frame_tile} + 1;  // of a tile, in corners
  if (nodes_ + tiles.size() * side * side > static_cast<std::size_t>(std::numeric_limits<int>::max()))
    throw Error("mesh_too_large", tr("The result '%1' cannot be written", path_),
                tr("the water has come to more cells than a mesh can have"),
                tr("Run without it, or take larger cells."));
  const Grid& grid = reference_.grid;
  const std::int32_t tile_columns = (grid.columns + frame_tile - 1) / frame_tile;
  std::vector<double> node_x, node_y, face_x, face_y;
  std::vector<int> face_nodes;
  std::vector<float> face_beds;
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    const auto tile = static_cast<std::int32_t>(tiles[i]);
    const std::int32_t first_column = tile % tile_columns * frame_tile,
                       first_row = tile / tile_columns * frame_tile;
    Placed& placed = placed_[tiles[i]];
    placed.first_face = faces_ + face_beds.size();
    std::array<int, side * side> corners;
    corners.fill(-1);
    const auto corner = [&](std::int32_t column, std::int32_t row) {
      int& node = corners[static_cast<std::size_t>(row) * side + static_cast<std::size_t>(column)];
      if (node >= 0) return node;
      const std::int32_t c = first_column + column, r = first_row + row;
      if (column % frame_tile != 0 && row % frame_tile != 0) return node = node_at(c, r, node_x, node_y);
      const std::uint64_t place =
          static_cast<std::uint64_t>(r) * (static_cast<std::uint64_t>(grid.columns) + 1) +
          static_cast<std::uint64_t>(c);
      const auto found = shared_nodes_.find(place);
      node = found != shared_nodes_.end() ? found->second : node_at(c, r, node_x, node_y);
      shared_nodes_[place] = node;
      return node;
    };
    for (std::int32_t cell = 0; cell < static_cast<std::int32_t>(frame_tile_cells); ++cell) {
      const float bed = beds[i * frame_tile_cells + static_cast<std::size_t>(cell)];
      const std::int32_t column = cell % frame_tile, row = cell / frame_tile;
      if (std::isnan(bed) || !grid.contains(first_column + column, first_row + row)) continue;
      placed.is_face.set(static_cast<std::size_t>(cell));
      for (const int node : {corner(column, row), corner(column + 1, row), corner(column + 1, row + 1),
                             corner(column, row + 1)})
        face_nodes.push_back(node);
      face_x.push_back(reference_.x_at(first_column + column + 0.5));
      face_y.push_back(reference_.y_at(first_row + row + 0.5));
      face_beds.push_back(bed);
    }
  }
  if (face_beds.empty()) return;
  file_->write(node_x_, {nodes_}, {node_x.size()}, node_x.data());
  file_->write(node_y_, {nodes_}, {node_y.size()}, node_y.data());
  file_->write(face_x_, {faces_}, {face_x.size()}, face_x.data());
  file_->write(face_y_, {faces_}, {face_y.size()}, face_y.data());
  file_->write(face_nodes_, {faces_, 0}, {face_beds.size(), 4}, face_nodes.data());
  file_->write(bed_, {faces_}, {face_beds.size()}, face_beds.data());
  nodes_ += node_x.size();
  faces_ += face_beds.size();
}

// Asked before a frame is begun: a file that ran out of room in the middle of one might not be readable.
void MeshSeries::check_disk(const Frame& frame) const {
  constexpr double reserve = 4e6;
  // What a face takes once: its place and nodes, as many as faces but along rims, its corners and its bed.
  constexpr double once = 4.5 * sizeof(double) + 4 * sizeof(int) + sizeof(float);
  const auto new_faces = static_cast<double>(frame.new_tiles.size() * frame_tile_cells);
  std::error_code unknown;
  const auto space =
      std::filesystem::space(std::filesystem::u8path(files_.temporary()).parent_path(), unknown);
  const double most =
      reserve + new_faces * once + (static_cast<double>(faces_) + new_faces) * frame_values * sizeof(float);
  if (!unknown && static_cast<double>(space.available) < most)
    throw Error("result_not_written", tr("The result '%1' cannot be written", path_),
                tr("a frame may take %1, and %2 are free on that disk", in_megabytes(most),
                   free_megabytes(static_cast<double>(space.available))),
                tr("Free some space on the disk, choose another one, or a longer SERIES_INTERVAL."));
}

// Rounds the values of the frame and puts them where their faces are.
void MeshSeries::place_values(const Frame& frame) {
  const std::size_t whole = (faces_ + chunk - 1) / chunk * chunk;
  for (std::vector<float>& row : rows_) row.assign(whole, result_nodata);
  share_work(frame.tiles.size(), threads_, [&](std::size_t i) {
    const Placed& placed = placed_.at(frame.tiles[i]);
    for (std::size_t value = 0; value < frame_values; ++value) {
      const float* cells = frame.values[value].data() + i * frame_tile_cells;
      float* face = rows_[value].data() + placed.first_face;
      for (std::size_t cell = 0; cell < frame_tile_cells; ++cell) {
        if (!placed.is_face[cell]) continue;
        if (!std::isnan(cells[cell])) *face = rounded(cells[cell], value_list[value].resolution);
        ++face;
      }
    }
  });
}

void MeshSeries::write_values() {
  const std::size_t chunks = rows_[0].size() / chunk;
  std::vector<std::vector<unsigned char>> of_disk(frame_values * chunks);
  share_work(of_disk.size(), threads_, [&](std::size_t i) {
    of_disk[i] = packed(rows_[i / chunks].data() + i % chunks * chunk, chunk);
  });
  if (faces_ == 0) return;
  for (const int variable : values_) file_->grow(variable, {frames_ + 1, faces_});
  for (std::size_t i = 0; i < of_disk.size(); ++i)
    file_->write_packed(values_[i / chunks], {frames_, i % chunks * chunk}, of_disk[i]);
}

void MeshSeries::append(const Frame& frame) {
  silence_hdf5();  // in the thread that writes
  check_disk(frame);
  add_faces(frame.new_tiles, frame.beds.data());
  place_values(frame);
  write_values();
  const double hours = frame.time / frame_time_unit;
  file_->write(time_, {frames_}, {1}, &hours);
  file_->flush();
  ++frames_;
}

void MeshSeries::publish() {
  file_->close();
  files_.store_all();
  files_.take_place();
}

}  // namespace spate::io
