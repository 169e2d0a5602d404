// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/inputs/file_inputs.hpp"

#include <filesystem>
#include <system_error>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/io/map_scale.hpp"
#include "algorithms/io/source_files.hpp"
#include "algorithms/io/vector/layer_file.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

bool is_accepted(io::Shape shape, const Geometries& wanted) {
  const bool any = !wanted.points && !wanted.lines && !wanted.polygons;
  switch (shape) {
    case io::Shape::none:
      return wanted.none;
    case io::Shape::points:
      return any || wanted.points;
    case io::Shape::lines:
      return any || wanted.lines;
    case io::Shape::polygons:
      return any || wanted.polygons;
    default:
      return true;
  }
}

std::string shape_text(io::Shape shape) {
  switch (shape) {
    case io::Shape::none:
      return tr("no geometries");
    case io::Shape::points:
      return tr("points");
    case io::Shape::lines:
      return tr("lines");
    default:
      return tr("polygons");
  }
}

std::string needed_text(const Geometries& wanted) {
  std::vector<std::string> names;
  if (wanted.points) names.push_back(tr("points"));
  if (wanted.lines) names.push_back(tr("lines"));
  if (wanted.polygons) names.push_back(tr("polygons"));
  return names.empty() ? tr("geometries") : joined(names, tr(" or "));
}

// A layer of several kinds of geometry shows only row by row whether it holds what is needed.
class FileLayer : public InputLayer {
 public:
  FileLayer(const std::string& source, const std::string& label, const std::string& target,
            const Geometries& wanted)
      : layer_(source, label, target), label_(label), wanted_(wanted) {
    check(layer_.shape());
  }
  const std::vector<io::Column>& columns() const override { return layer_.columns(); }
  std::string crs_name() const override { return layer_.crs_name(); }
  std::string crs_wkt() const override { return layer_.crs_wkt(); }
  bool next(io::Row& row, std::string* why) override {
    if (!layer_.next(row, why)) return false;
    if (!row.wkb.empty()) check(io::shape_of_wkb(row.wkb));
    return true;
  }
  io::Shape shape() const override { return layer_.shape(); }

 private:
  void check(io::Shape shape) const {
    if (!is_accepted(shape, wanted_))
      throw Error("wrong_geometry", tr("%1 holds %2", label_, shape_text(shape)),
                  tr("%1 are needed", needed_text(wanted_)),
                  tr("Choose another layer, or its rows of one kind, as with |geometrytype=Polygon."));
  }

  io::VectorLayer layer_;
  std::string label_;
  Geometries wanted_;
};

// The path if the source is a whole CSV file, otherwise empty.
std::string csv_path(const std::string& source) {
  const io::VectorSource parsed = io::parse_vector_source(source);
  const std::filesystem::path path = std::filesystem::u8path(parsed.path);
  std::error_code ignored;
  const bool is_csv = folded(path.extension().u8string()) == ".csv" && parsed.subset.empty() &&
                      std::filesystem::is_regular_file(path, ignored);
  return is_csv ? parsed.path : std::string();
}

// Whether the source is a folder that holds a file for each layer, unlike a database.
bool is_folder_of_files(const std::string& source) {
  const io::VectorSource parsed = io::parse_vector_source(source);
  const std::filesystem::path path = std::filesystem::u8path(parsed.path);
  std::error_code ignored;
  return parsed.layer.empty() && !parsed.layer_id && std::filesystem::is_directory(path, ignored) &&
         folded(path.extension().u8string()) != ".gdb";
}

}  // namespace

FileInputs::FileInputs(const Values& values, const ParameterList& list, const char* grid)
    : values_(values), list_(list) {
  for (const ParameterInfo& info : list)
    if (is_source(info) && values.is_given(info.name))
      for (const std::string& source : sources_of(info, values)) io::check_source(source, info.name);
  if (values.is_given(grid)) dem_crs_ = io::crs_of_raster(values.text(grid), grid);
}

std::vector<RasterInput> FileInputs::rasters(const char* parameter) const {
  std::vector<RasterInput> list;
  for (const std::string& path : paths_of(values_.text(parameter)))
    list.push_back({path, {}, std::filesystem::u8path(path).stem().u8string()});
  return list;
}

std::unique_ptr<InputLayer> FileInputs::layer(const char* parameter, Validity validity) const {
  return layer_in(dem_crs_, parameter, validity);
}

std::unique_ptr<InputLayer> FileInputs::layer_in(const std::string& crs_wkt, const char* parameter, Validity,
                                                 std::size_t place) const {
  const ParameterInfo* info = find_parameter(list_, parameter);
  const std::string source = info != nullptr ? sources_of(*info, values_).at(place) : values_.text(parameter);
  const Geometries wanted = info != nullptr ? info->geometries : Geometries{false, false, false, true};
  return std::make_unique<FileLayer>(source, parameter, crs_wkt, wanted);
}

std::vector<LayerInput> FileInputs::layers(const char* parameter) const {
  std::vector<LayerInput> list;
  for (const std::string& source : paths_of(values_.text(parameter))) {
    const io::VectorLayer layer(source, parameter);
    const std::string path = io::parse_vector_source(source).path;
    list.push_back({std::filesystem::u8path(path).stem().u8string(), source, layer.crs_wkt()});
  }
  return list;
}

io::Table FileInputs::table(const char* parameter) const {
  const std::string source = values_.text(parameter);
  const std::string csv = csv_path(source);
  if (csv.empty() && is_folder_of_files(source))
    throw Error("table_is_folder", tr("%1 '%2' is a folder", parameter, source),
                tr("it may hold any number of tables"),
                tr("Choose a file, or name one of its tables with |layername=."));
  if (csv.empty()) return io::read_table(source, parameter);
  io::Table table = io::read_csv(csv);
  if (table.columns.size() > 1) return table;
  throw Error("table_one_column", tr("%1 has one column only", parameter),
              tr("no comma, semicolon or tab stands in the header of '%1': '%2'", csv, table.columns.front()),
              tr("Separate its columns by commas, semicolons or tabs."));
}

std::string FileInputs::describe(const ParameterInfo& parameter) const {
  const std::string source = values_.text(parameter.name);
  const std::string name = std::filesystem::u8path(io::parse_vector_source(source).path).stem().u8string();
  if (parameter.kind == ParameterKind::raster) return name;
  // GDAL takes no file of a single column for a table, and does not say why.
  if (!csv_path(source).empty())
    return counted_features(name, static_cast<std::int64_t>(table(parameter.name.c_str()).rows.size()));
  const io::VectorLayer layer(source, parameter.name);
  return counted_features(layer.name() == name ? name : name + ": " + layer.name(), layer.count());
}

}  // namespace spate
