// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/series/station_series.hpp"

#include <netcdf.h>

#include <cmath>
#include <map>

#include "algorithms/io/new_files.hpp"
#include "algorithms/io/series/cf_attributes.hpp"

namespace spate::io {
namespace {

void write_values(NetCdfFile& file, int variable, const std::vector<std::size_t>& count,
                  std::vector<double> values) {
  for (double& value : values)
    if (std::isnan(value)) value = static_cast<double>(result_nodata);
  if (!values.empty()) file.write(variable, std::vector<std::size_t>(count.size(), 0), count, values.data());
}

}  // namespace

void write_station_series(const std::string& path, const StationSeries& series, const std::string& crs_wkt,
                          const Metadata& metadata) {
  NewFiles files(path);
  NetCdfFile file(files.temporary(), path);
  file.set_attribute(NetCdfFile::whole_file, "Conventions", "CF-1.8");
  file.set_attribute(NetCdfFile::whole_file, "featureType", "timeSeries");
  file.set_attribute(NetCdfFile::whole_file, "title", "Flood over time at places, simulated by Spate");
  write_metadata(file, metadata);

  const std::size_t stations = series.stations.size(), times = series.times.size();
  const int station = file.add_dimension("station", stations), time = file.add_dimension("time", times);
  write_crs(file, crs_wkt);
  const auto add_text = [&](const char* name, const char* long_name) {
    const int variable = file.add_variable(name, NC_STRING, {station});
    file.set_attribute(variable, "long_name", long_name);
    return variable;
  };
  const int id = add_text("station_id", "kind and name of the place");
  file.set_attribute(id, "cf_role", "timeseries_id");
  const int kind = add_text(
      "station_kind", "gauge, section, edge, bridge, crest, inflow, barrier, structure, inlet or domain");
  const int name = add_text("station_name", "name of the place");
  const auto add_number = [&](const char* of, const std::vector<int>& dimensions) {
    const int variable = file.add_variable(of, NC_DOUBLE, dimensions);
    file.set_fill(variable, static_cast<double>(result_nodata));
    return variable;
  };
  const int x = add_number("x", {station}), y = add_number("y", {station});
  describe(file, x, "easting", "projection_x_coordinate", "m");
  describe(file, y, "northing", "projection_y_coordinate", "m");
  const int time_variable = file.add_variable("time", NC_DOUBLE, {time});
  describe_time(file, time_variable, "seconds", series.start_time);
  std::vector<int> variables;
  for (const StationSeries::Quantity& quantity : series.quantities) {
    variables.push_back(add_number(quantity.name.c_str(), {station, time}));
    describe(file, variables.back(), quantity.long_name, quantity.standard_name, quantity.unit);
    file.set_attribute(variables.back(), "coordinates", "x y station_id station_kind station_name");
    file.set_attribute(variables.back(), "grid_mapping", crs_variable);
  }
  file.end_definitions();

  std::vector<std::string> ids, kinds, names;
  std::vector<double> xs, ys;
  std::map<std::string, int> known;
  for (const Station& one : series.stations) {
    ids.push_back(one.kind + " " + one.name);
    // CF asks for ids that differ, though names need not.
    if (const int before = known[ids.back()]++; before > 0)
      ids.back() += " (" + std::to_string(before + 1) + ")";
    kinds.push_back(one.kind);
    names.push_back(one.name);
    xs.push_back(one.x);
    ys.push_back(one.y);
  }
  file.write(id, ids);
  file.write(kind, kinds);
  file.write(name, names);
  write_values(file, x, {stations}, xs);
  write_values(file, y, {stations}, ys);
  write_values(file, time_variable, {times}, series.times);
  for (std::size_t i = 0; i < variables.size(); ++i)
    write_values(file, variables[i], {stations, times}, series.quantities[i].values);
  file.close();
  files.store_all();
  files.take_place();
}

}  // namespace spate::io
