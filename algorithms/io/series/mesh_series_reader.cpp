// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/series/mesh_series_reader.hpp"

#include <netcdf.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <limits>
#include <system_error>

#include "algorithms/io/clock.hpp"
#include "algorithms/io/operating_system.hpp"
#include "algorithms/io/series/cf_attributes.hpp"
#include "algorithms/io/source_files.hpp"
#include "solver/core/check.hpp"

namespace spate::io {
namespace {

constexpr std::size_t most_faces = std::numeric_limits<std::int32_t>::max();
constexpr std::size_t read_together = 1 << 16;  // faces whose places are read together

}  // namespace

std::array<double, 4> MeshFaces::extent() const {
  const auto [left, right] = std::minmax_element(columns.begin(), columns.end());
  const auto [bottom, top] = std::minmax_element(rows.begin(), rows.end());
  return {west_of(*left), south_of(*bottom), west_of(std::int64_t{*right} + 1),
          south_of(std::int64_t{*top} + 1)};
}

void check_series_file(const std::string& path) {
  check_source(path, "SERIES");
  std::error_code ignored;
  if (!std::filesystem::exists(std::filesystem::u8path(path), ignored))
    throw Error("series_not_read", tr("SERIES '%1' cannot be read", path), tr("there is no such file"),
                tr("Check the path."));
}

MeshSeriesReader::MeshSeriesReader(const std::string& path) : path_(path) {
  check_series_file(path);
  silence_hdf5();
  require(nc_open(path.c_str(), NC_NOWRITE, &id_) == NC_NOERR);
  try {
    read_all();
  } catch (...) {
    nc_close(id_);
    throw;
  }
}

MeshSeriesReader::~MeshSeriesReader() {
  nc_close(id_);
}

void MeshSeriesReader::require(bool holds) const {
  if (!holds)
    throw Error("series_not_read", tr("SERIES '%1' cannot be read", path_),
                tr("it is no mesh with depths over time"), tr("Give the result SERIES of Simulate flood."));
}

// Of what is in the file by what was found so far.
void MeshSeriesReader::check(int status) const {
  if (status != NC_NOERR)
    throw Error("series_not_read", tr("SERIES '%1' cannot be read", path_), nc_strerror(status),
                tr("Run the simulation again."));
}

int MeshSeriesReader::variable(const char* name) const {
  int number = 0;
  require(nc_inq_varid(id_, name, &number) == NC_NOERR);
  return number;
}

std::vector<int> MeshSeriesReader::dimensions_of(int variable) const {
  int count = 0;
  check(nc_inq_varndims(id_, variable, &count));
  std::vector<int> dimensions(static_cast<std::size_t>(count));
  check(nc_inq_vardimid(id_, variable, dimensions.data()));
  return dimensions;
}

std::size_t MeshSeriesReader::size_of(int dimension) const {
  std::size_t size = 0;
  check(nc_inq_dimlen(id_, dimension, &size));
  return size;
}

std::string MeshSeriesReader::text(int variable, const char* attribute) const {
  std::size_t length = 0;
  nc_type type = NC_NAT;
  if (nc_inq_att(id_, variable, attribute, &type, &length) != NC_NOERR || type != NC_CHAR) return {};
  std::string text(length, '\0');
  check(nc_get_att_text(id_, variable, attribute, text.data()));
  return text;
}

void MeshSeriesReader::read_all() {
  const int time = variable("time"), face_x = variable("mesh2d_face_x");
  const std::vector<int> frames = dimensions_of(time), faces = dimensions_of(face_x);
  require(frames.size() == 1 && faces.size() == 1);
  faces_ = size_of(faces[0]);
  require(faces_ > 0 && faces_ <= most_faces);
  require(dimensions_of(variable("mesh2d_face_y")) == faces);
  for (std::size_t i = 0; i < frame_values; ++i) {
    values_[i] = variable(frame_value_names[i]);
    require(dimensions_of(values_[i]) == std::vector<int>{frames[0], faces[0]});
  }

  const std::string unit = "hours since ", written = text(time, "units");
  require(written.compare(0, unit.size(), unit) == 0);
  start_ = date_of(written.substr(unit.size()));
  times_.resize(size_of(frames[0]));
  require(!start_.empty() && !times_.empty());
  check(nc_get_var_double(id_, time, times_.data()));
  for (double& moment : times_) {
    moment *= frame_time_unit;
    require(std::isfinite(moment));
  }
  int crs = 0;
  if (nc_inq_varid(id_, crs_variable, &crs) == NC_NOERR) crs_wkt_ = text(crs, "crs_wkt");
}

MeshFaces MeshSeriesReader::faces() const {
  MeshFaces faces;
  const int face_x = variable("mesh2d_face_x"), face_y = variable("mesh2d_face_y");
  const int node_x = variable("mesh2d_node_x"), node_y = variable("mesh2d_node_y");
  constexpr std::size_t first[] = {0, 0}, four[] = {1, 4};
  int corners[4] = {};
  check(nc_get_vara_int(id_, variable("mesh2d_face_nodes"), first, four, corners));
  // Counterclockwise from the south-west.
  const auto place = [&](int coordinate, int node) {
    const auto at = static_cast<std::size_t>(node);
    double value = 0;
    check(nc_get_var1_double(id_, coordinate, &at, &value));
    return value;
  };
  faces.width = place(node_x, corners[2]) - place(node_x, corners[0]);
  faces.height = place(node_y, corners[2]) - place(node_y, corners[0]);
  require(faces.width > 0 && faces.height > 0);

  const auto number = [&](double distance, double size) {
    const double cells = std::round(distance / size);
    require(std::fabs(cells) < static_cast<double>(most_faces));
    return static_cast<std::int32_t>(cells);
  };
  std::vector<double> x, y;
  for (std::size_t begin = 0; begin < faces_; begin += read_together) {
    const std::size_t count = std::min(read_together, faces_ - begin);
    x.resize(count);
    y.resize(count);
    check(nc_get_vara_double(id_, face_x, &begin, &count, x.data()));
    check(nc_get_vara_double(id_, face_y, &begin, &count, y.data()));
    if (begin == 0) {
      faces.x = x[0];
      faces.y = y[0];
      require(std::isfinite(faces.x) && std::isfinite(faces.y));
    }
    for (std::size_t i = 0; i < count; ++i) {
      faces.columns.push_back(number(x[i] - faces.x, faces.width));
      faces.rows.push_back(number(y[i] - faces.y, faces.height));
    }
  }
  return faces;
}

void MeshSeriesReader::read(std::size_t frame, FrameValue value, std::vector<float>& values) const {
  values.resize(faces_);
  const std::size_t start[] = {frame, 0}, count[] = {1, faces_};
  check(nc_get_vara_float(id_, values_[value], start, count, values.data()));
  std::replace(values.begin(), values.end(), result_nodata, std::numeric_limits<float>::quiet_NaN());
}

}  // namespace spate::io
