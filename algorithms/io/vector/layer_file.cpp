// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/vector/layer_file.hpp"

#include <cpl_vsi.h>
#include <ogrsf_frmts.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <map>
#include <memory>
#include <set>

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/new_files.hpp"
#include "algorithms/io/stored_bytes.hpp"
#include "algorithms/io/table/table_reader.hpp"
#include "algorithms/io/vector/vector_files.hpp"
#include "solver/core/check.hpp"

namespace spate::io {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const std::string& path, const std::string& why) {
  throw Error("result_not_written", tr("The result '%1' cannot be written", path), why,
              tr("Look for free space, or choose another file or folder."));
}

GDALDriver* driver_for(const std::string& path) {
  static const std::map<std::string, const char*> drivers = {
      {".gpkg", "GPKG"}, {".shp", "ESRI Shapefile"}, {".geojson", "GeoJSON"}, {".json", "GeoJSON"},
      {".csv", "CSV"},   {".fgb", "FlatGeobuf"},     {".gml", "GML"},         {".kml", "KML"}};
  register_gdal();
  const auto found = drivers.find(folded(fs::u8path(path).extension().u8string()));
  return found == drivers.end() ? nullptr : find_driver(found->second);
}

OGRwkbGeometryType type_of(const Layer& layer) {
  switch (layer.shape) {
    case Shape::none:
      return wkbNone;
    case Shape::points:
      return wkbPoint;
    case Shape::lines:
      return layer.is_single_part ? wkbLineString : wkbMultiLineString;
    case Shape::polygons:
      return layer.is_single_part ? wkbPolygon : wkbMultiPolygon;
    default:
      return wkbUnknown;
  }
}

OGRFieldType type_of(Column::Kind kind) {
  if (kind == Column::Kind::whole_number) return OFTInteger64;
  return kind == Column::Kind::number ? OFTReal : OFTString;
}

std::string converted(const std::string& wkb, OGRGeometry* (*convert)(OGRGeometry*)) {
  const GdalErrors errors;
  std::unique_ptr<OGRGeometry> geometry = geometry_of(wkb);
  if (!geometry) return {};
  geometry.reset(convert(geometry.release()));
  return geometry ? wkb_of(*geometry) : std::string();
}

// is_sheet: spreadsheets open the file.
void set_attribute(OGRFeature& feature, int field, const Attribute& value, bool is_sheet) {
  if (const auto* text = std::get_if<std::string>(&value))
    feature.SetField(field, is_sheet ? without_formula(*text).c_str() : text->c_str());
  if (const auto* whole = std::get_if<std::int64_t>(&value))
    feature.SetField(field, static_cast<GIntBig>(*whole));
  if (const auto* number = std::get_if<double>(&value))
    feature.SetField(field, *number == 0 ? 0.0 : *number);  // not -0
  if (std::holds_alternative<std::monostate>(value)) feature.SetFieldNull(field);
}

constexpr std::size_t longest_in_shapefiles = 10;  // bytes

// As much of a name as fits, without half a letter at its end.
std::string fitting(const std::string& name, std::size_t bytes) {
  const auto is_within_letter = [&] { return (static_cast<unsigned char>(name[bytes]) & 0xC0) == 0x80; };
  while (bytes > 0 && bytes < name.size() && is_within_letter()) --bytes;
  return name.substr(0, bytes);
}

std::vector<std::string> names_of(const std::vector<Column>& columns) {
  std::vector<std::string> names;
  for (const Column& column : columns) names.push_back(column.name);
  return names;
}

// A name for a column of the format's own, where those of the layer may have the usual one.
std::string unlike_columns(std::string name, const Layer& layer) {
  const auto is_that = [&](const Column& column) { return folded(column.name) == name; };
  while (std::any_of(layer.columns.begin(), layer.columns.end(), is_that)) name += "_key";
  return name;
}

void write_layer(GDALDataset& dataset, const Layer& layer, const std::string& path,
                 const GdalErrors& errors) {
  OGRSpatialReference crs = crs_from_wkt(layer.crs_wkt);
  CPLStringList options;
  const bool is_sheet = std::string(dataset.GetDriverName()) == "CSV";
  const bool is_geopackage = std::string(dataset.GetDriverName()) == "GPKG";
  if (is_geopackage) {
    options.SetNameValue("FID", unlike_columns("fid", layer).c_str());
    options.SetNameValue("GEOMETRY_NAME", unlike_columns("geom", layer).c_str());
  }
  const bool is_shapefile = std::string(dataset.GetDriverName()) == "ESRI Shapefile";
  // Its own default loses what is not Latin-1.
  if (is_shapefile) options.SetNameValue("ENCODING", "UTF-8");
  OGRLayer* target = dataset.CreateLayer(layer.name.c_str(), layer.crs_wkt.empty() ? nullptr : &crs,
                                         type_of(layer), options.List());
  if (target == nullptr) fail(path, errors.why(tr("the layer cannot be made")));
  const std::vector<std::string> wanted =
      is_shapefile ? shapefile_names(names_of(layer.columns)) : names_of(layer.columns);
  std::set<std::string> names;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    std::string name = wanted[i];
    while (!names.insert(is_geopackage ? folded(name) : name).second) name += "_2";  // SQL knows no case
    OGRFieldDefn field(name.c_str(), type_of(layer.columns[i].kind));
    if (target->CreateField(&field) != OGRERR_NONE) fail(path, errors.why(tr("a field cannot be made")));
  }
  if (is_geopackage) dataset.StartTransaction();
  for (const Row& row : layer.rows) {
    const OGRFeatureUniquePtr feature(OGRFeature::CreateFeature(target->GetLayerDefn()));
    if (row.id) feature->SetFID(*row.id);
    for (std::size_t i = 0; i < row.attributes.size(); ++i)
      set_attribute(*feature, static_cast<int>(i), row.attributes[i], is_sheet);
    if (!row.wkb.empty()) feature->SetGeometryDirectly(geometry_of(row.wkb).release());
    if (target->CreateFeature(feature.get()) != OGRERR_NONE) fail(path, errors.why(tr("writing failed")));
  }
  if (is_geopackage && dataset.CommitTransaction() != OGRERR_NONE)
    fail(path, errors.why(tr("writing failed")));
}

// A folder in memory, which goes with its files.
class MemoryFolder {
 public:
  MemoryFolder() {
    static std::atomic<int> count{0};
    path_ = "/vsimem/spate_layers_" + std::to_string(++count);
    VSIMkdir(path_.c_str(), 0700);
  }
  ~MemoryFolder() { VSIRmdirRecursive(path_.c_str()); }
  MemoryFolder(const MemoryFolder&) = delete;
  MemoryFolder& operator=(const MemoryFolder&) = delete;

  std::string file(const std::string& name) const { return path_ + "/" + name; }
  // Writes the files of the folder to another one. Empty, or why that failed.
  std::string store_in(const fs::path& folder) const {
    const CPLStringList names(VSIReadDir(path_.c_str()));
    for (int i = 0; i < names.size(); ++i) {
      vsi_l_offset size = 0;
      const GByte* const bytes = VSIGetMemFileBuffer(file(names[i]).c_str(), &size, FALSE);
      const std::string why =
          store_bytes((folder / fs::u8path(names[i])).u8string(),
                      {reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(size)});
      if (!why.empty()) return why;
    }
    return {};
  }

 private:
  std::string path_;
};

}  // namespace

std::string as_multi_lines(const std::string& wkb) {
  return converted(
      wkb, [](OGRGeometry* geometry) { return OGRGeometryFactory::forceToMultiLineString(geometry); });
}

std::string as_multi_polygons(const std::string& wkb) {
  return converted(wkb,
                   [](OGRGeometry* geometry) { return OGRGeometryFactory::forceToMultiPolygon(geometry); });
}

std::string as_multi_points(const std::string& wkb) {
  return converted(wkb,
                   [](OGRGeometry* geometry) { return OGRGeometryFactory::forceToMultiPoint(geometry); });
}

std::string point_wkb(double x, double y) {
  return wkb_of(OGRPoint(x, y));
}

Shape shape_of_wkb(const std::string& wkb) {
  const std::unique_ptr<OGRGeometry> geometry = geometry_of(wkb);
  if (!geometry) return Shape::none;
  switch (geometry->getDimension()) {
    case 0:
      return Shape::points;
    case 1:
      return Shape::lines;
    default:
      return Shape::polygons;
  }
}

std::vector<std::string> shapefile_names(const std::vector<std::string>& names) {
  const auto cut = [](const std::string& name) { return folded(fitting(name, longest_in_shapefiles)); };
  std::map<std::string, int> cuts;
  std::set<std::string> taken, kept;
  for (const std::string& name : names) {
    ++cuts[cut(name)];
    taken.insert(cut(name));
  }
  // Of two of one cut name none has it, or a reader would take it for the other; but one that is whole.
  const auto keeps = [&](const std::string& name) {
    return (name.size() <= longest_in_shapefiles || cuts[cut(name)] == 1) && kept.insert(cut(name)).second;
  };
  std::vector<std::string> result;
  for (const std::string& name : names) {
    std::string free = fitting(name, longest_in_shapefiles);
    if (!keeps(name))
      for (int i = 1; !taken.insert(folded(free)).second; ++i) {
        const std::string number = "_" + std::to_string(i);
        free = fitting(name, longest_in_shapefiles - number.size()) + number;
      }
    result.push_back(free);
  }
  return result;
}

std::optional<Message> cut_names_warning(const std::string& parameter, const std::string& path,
                                         const std::vector<std::string>& names) {
  if (folded(fs::u8path(path).extension().u8string()) != ".shp" || shapefile_names(names) == names) return {};
  return Message{"shapefile_cuts_names",
                 tr("%1: a shapefile cuts the names of fields to %2 letters (styles and other algorithms do "
                    "not find them). Choose a GeoPackage.",
                    parameter, longest_in_shapefiles)};
}

void check_layer_file(const std::string& path) {
  if (driver_for(path) == nullptr)
    throw Error("result_format_unknown", tr("The result '%1' cannot be written", path),
                tr("its name does not tell the format"),
                tr("Give it a name that ends in .gpkg, .shp, .geojson, .csv or .fgb."));
  const std::string why = why_not_writable(path);
  if (!why.empty()) fail(path, why);
}

void write_layers(const std::string& path, const std::vector<Layer>& layers) {
  check_layer_file(path);
  NewFiles file(path);
  // A GeoPackage can be large, and SQLite tells of each write that fails. Drivers of other formats do not:
  // they leave out a line of a KML, or the CRS of a shapefile. So they write to memory, and what is there is
  // stored.
  const MemoryFolder memory;
  GDALDriver* const driver = driver_for(path);
  const bool is_stored = driver == find_driver("GPKG");
  const std::string target =
      is_stored ? file.temporary() : memory.file(fs::u8path(path).filename().u8string());
  {
    const GdalErrors errors;  // closing the file may still write
    GDALDatasetUniquePtr dataset(driver->Create(target.c_str(), 0, 0, 0, GDT_Unknown, nullptr));
    if (!dataset) fail(path, errors.why(tr("the file cannot be made")));
    for (const Layer& layer : layers) write_layer(*dataset, layer, path, errors);
    dataset.reset();
    if (errors.failed()) fail(path, errors.why(""));
  }
  if (is_stored) {
    file.store_all();
  } else {
    const std::string why = memory.store_in(fs::u8path(file.temporary()).parent_path());
    if (!why.empty()) fail(path, why);
  }
  for (const Layer& layer : layers) {
    const std::string table = layers.size() > 1 ? layer.name : std::string();
    const bool has_crs = layer.shape != Shape::none && !layer.crs_wkt.empty();
    const std::string why =
        why_not_whole(file.temporary(), table, static_cast<std::int64_t>(layer.rows.size()), has_crs);
    if (!why.empty()) fail(path, why);
  }
  file.take_place();
}

}  // namespace spate::io
