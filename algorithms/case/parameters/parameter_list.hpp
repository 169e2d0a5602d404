// SPDX-License-Identifier: GPL-3.0-or-later
// The parameters of a flood simulation, stated once: QGIS takes its definitions from them, and the command
// its help, checks and defaults. Their names are a public interface, which scripts and models use.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace spate {

enum class ParameterKind {
  raster,   // anything that GDAL opens
  rasters,  // several of these, in their order
  vector,
  vectors,  // several of these, in their order
  table,    // CSV, or any layer
  number,
  integer,
  flag,
  choice,  // one of `choices`, as a word
  text,
  crs,
  extent,  // io::extent_of_text
  field,   // the name of a field of the layer `parent`
  file,    // of another kind, with the ending `extension`
  raster_result,
  vector_result,
  table_result,
  file_result,  // of another kind, with the ending `extension`
  folder_result
};

// Which geometries a vector layer may have; none of them set = any.
struct Geometries {
  bool points = false;
  bool lines = false;
  bool polygons = false;
  bool none = false;  // tables, too
};

struct ParameterInfo {
  enum class Group { terrain, water, edges, numerics, over_time, damage, ensemble, results };

  std::string name;
  std::string title;  // in the user's language, with the unit
  std::string help;   // in the user's language
  ParameterKind kind = ParameterKind::number;
  Group group = Group::terrain;

  // The default, in the member for the kind; a number without a default is not set.
  std::optional<double> number;
  bool flag = false;
  std::string word;

  double least = 0, most = 1e9;      // limits of numbers, both allowed
  std::vector<std::string> choices;  // same in any language; of a text: suggestions; of a file: other endings
  Geometries geometries;
  std::string parent;     // of a field: the parameter with its layer
  std::string extension;  // of a file, without the point

  bool is_optional = false;
  bool is_advanced = false;
  bool is_wanted = true;  // a result that is made by default
};

using ParameterList = std::vector<ParameterInfo>;

// Lists in the order in which parameters are shown. Each call builds its list, in the current language.
ParameterList flood_inputs();
ParameterList flood_maps();  // of spate:simulateflood
ParameterInfo barrier_report();
ParameterList series_inputs();  // of spate:simulateflood, as all below
ParameterList series_results();
ParameterList case_inputs();          // flood_inputs, RETURN_PERIOD and series_inputs: what describes a flood
ParameterInfo checkpoint_interval();  // also of spate:simulateensemble
ParameterList checkpoint_parameters();
ParameterInfo report_parameter();  // REPORT, of an ensemble too
ParameterList flood_parameters();  // all of these

const ParameterInfo* find_parameter(const ParameterList& list, const std::string& name);  // null = not there

inline bool is_result(const ParameterInfo& parameter) {
  return parameter.group == ParameterInfo::Group::results;
}
// The name of a result's file that the user has not named: max_depth.tif; empty if it gets no file.
std::string result_name(const ParameterInfo& result);
// The file of a `file_result`: where a folder is given in its place, that of this name in it.
std::string result_file(const std::string& path, const std::string& name);
ParameterList inputs_of(ParameterList list);  // all but the results
ParameterList results_of(ParameterList list);
inline bool is_source(const ParameterInfo& parameter) {
  return parameter.kind == ParameterKind::raster || parameter.kind == ParameterKind::rasters ||
         parameter.kind == ParameterKind::vector || parameter.kind == ParameterKind::vectors ||
         parameter.kind == ParameterKind::table;
}
// A source, or another file.
inline bool is_read(const ParameterInfo& parameter) {
  return is_source(parameter) || parameter.kind == ParameterKind::file;
}

// Several rasters or layers are one value: their paths, each in its line.
std::vector<std::string> paths_of(const std::string& value);

// The limits of a number: "it must lie between 0 and 1".
std::string limits_text(double least, std::optional<double> most);

// Help on BARRIERS, for other algorithms that take it.
std::string barriers_help();
std::string structures_help();
std::string inlets_help();

}  // namespace spate
