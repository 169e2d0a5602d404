// SPDX-License-Identifier: GPL-3.0-or-later
// The layers, rasters and tables behind the parameters of a run. QGIS reads them through its layers, the
// command through OGR; both yield the same scenario.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "algorithms/case/log/log.hpp"
#include "algorithms/io/table/table.hpp"
#include "algorithms/io/vector/vector_layer.hpp"

namespace spate {

struct Feature {
  std::string label;                            // for messages, e.g. "inflow 3 'q1'"
  std::string wkb;                              // in the CRS of the elevation model
  std::map<std::string, io::Attribute> fields;  // those of the query, by their names there
  std::string name = {};                        // its "name", or else its place in the layer, counted from 1

  std::string text(const char* field) const;
  // None when the field is missing, null or empty; a decimal comma is accepted. Throws Error for text, and
  // for a comma that may separate thousands.
  std::optional<double> number(const char* field) const;
};

// Throws Error: a field, or the parameter in its place, is none of what is known ("a, b, c").
[[noreturn]] void refuse_choice(const char* key, const Feature& feature, const char* field,
                                const std::string& value, const std::string& known);

// An opened layer, row by row, in the CRS of the elevation model.
class InputLayer {
 public:
  InputLayer() = default;
  virtual ~InputLayer() = default;
  InputLayer(const InputLayer&) = delete;
  InputLayer& operator=(const InputLayer&) = delete;

  virtual const std::vector<io::Column>& columns() const = 0;
  virtual std::string crs_name() const = 0;  // of the layer's own CRS; empty = unknown
  virtual std::string crs_wkt() const = 0;   // the same as WKT
  virtual io::Shape shape() const = 0;
  // False after the last row. why: set when the geometry cannot be brought into the CRS.
  virtual bool next(io::Row& row, std::string* why) = 0;
};

// checked: QGIS refuses or skips features with invalid geometry, as its user has chosen. unchecked: every row
// is read.
enum class Validity { checked, unchecked };

// A raster among several. crs_wkt: that the user has chosen in place of the file's; empty = that of the file.
struct RasterInput {
  std::string path, crs_wkt;
  std::string name = {};  // for the user: of the layer, or of the file without its ending
};

// A layer among several. file: for messages; empty = none. crs_wkt: empty = unknown.
struct LayerInput {
  std::string name, file, crs_wkt;
};

class Inputs {
 public:
  Inputs() = default;
  virtual ~Inputs() = default;
  Inputs(const Inputs&) = delete;
  Inputs& operator=(const Inputs&) = delete;

  virtual bool is_given(const char* parameter) const = 0;
  virtual std::string raster(const char* parameter) const = 0;  // what GDAL opens; empty = not given
  // Those of a parameter for several, in their order; of one for one raster, that with its CRS.
  virtual std::vector<RasterInput> rasters(const char* parameter) const = 0;
  // The CRS that the user has chosen for a raster in place of the file's; empty = that of the file.
  std::string raster_crs(const char* parameter) const;
  // The CRS of the elevation model if the user has chosen another than that of the file; otherwise empty.
  virtual std::string dem_crs() const = 0;
  virtual bool has_dem_crs() const = 0;  // whether it is known, from the file or otherwise
  // The layer or table of a parameter that is given. Throws Error when it cannot be opened.
  virtual std::unique_ptr<InputLayer> layer(const char* parameter,
                                            Validity validity = Validity::checked) const = 0;
  // The same in another CRS; empty = in its own. place: among the layers of a parameter for several.
  virtual std::unique_ptr<InputLayer> layer_in(const std::string& crs_wkt, const char* parameter,
                                               Validity validity = Validity::checked,
                                               std::size_t place = 0) const = 0;
  // Those of a parameter for several, in their order.
  virtual std::vector<LayerInput> layers(const char* parameter) const = 0;
  virtual io::Table table(const char* parameter) const = 0;
};

// refused: a feature without geometry is an error, since the user meant something by it. left_out: for layers
// so large that some rows are bound to be empty, these are skipped, and counted in the log.
enum class Placeless { refused, left_out };

// A place on the geometry; none where the geometry cannot be read.
std::optional<MapPlace> place_of(const std::string& wkb);

struct FeatureQuery {
  const char* parameter;
  std::string noun;  // for one of them in messages, e.g. "inflow"
  std::vector<std::string> required = {};
  std::vector<std::string> optional = {};
  std::vector<std::string> one_of = {};  // at least one must be there; messages recommend the first
  Placeless placeless = Placeless::refused;
  bool adds_up = false;  // two of them at one place count twice
};

// What people know a row by: its id. Where it has none, as features of QGIS that are not saved yet (their ids
// are negative), its place counted from 1.
std::string number_of_row(std::optional<std::int64_t> id, std::size_t place);

// The column of that name, or else of a name that differs in case only.
std::optional<std::size_t> find_column(const std::vector<io::Column>& columns, const std::string& name);
// The part of a column's name that a shapefile keeps.
std::string cut_name(const std::string& name);
// The same for a name that is documented, not chosen by the user: be it cut to what a shapefile keeps.
std::optional<std::size_t> find_known_column(const std::vector<io::Column>& columns, const std::string& name);
// A layer in the metadata of a run, which is the same in all languages: "houses (12 features)".
std::string counted_features(const std::string& name, std::int64_t count);
// "a, b, c", for messages.
std::string column_names(const std::vector<io::Column>& columns);

// The warning that one of two layers has no CRS. taken: the parameter whose coordinates are then not
// transformed.
Message crs_unknown(const std::string& layer, const std::string& taken);

// The features of a layer; none when the parameter is not given, not all when the log is cancelled. Fields
// are found by the first ten letters of their names, too, which is all that a shapefile keeps. Warns of
// fields that are probably misspelt, and of features that are there twice where that adds up. Throws Error
// when a required field is missing, and when a feature cannot be transformed into the CRS of the elevation
// model.
std::vector<Feature> read_features(const Inputs& inputs, const FeatureQuery& query, Log& log);

// Calls f with each feature, whose place the log gets. If the log keeps errors, an error of one feature does
// not hide those of the next.
template <class F>
void for_each_feature(const std::vector<Feature>& features, Log& log, const F& f) {
  for (const Feature& feature : features) {
    log.about(place_of(feature.wkb));
    try {
      f(feature);
    } catch (const Error& error) {
      if (!log.keeps(error)) throw;
    }
  }
  log.about({});
}

}  // namespace spate
