// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/vector/vector_files.hpp"

#include <ogrsf_frmts.h>

#include <filesystem>
#include <fstream>
#include <set>

#include "algorithms/io/gdal_support.hpp"
#include "solver/core/text.hpp"

namespace spate::io {
namespace {

// Formats that give back every row that was written. Others leave out rows, or take one for a header; they
// are files whose end says whether they are whole.
bool keeps_rows(GDALDataset& file) {
  static const std::set<std::string> formats = {
      "GPKG", "SQLite", "ESRI Shapefile", "GeoJSON", "CSV", "FlatGeobuf", "GML", "KML", "LIBKML"};
  return file.GetDriver() != nullptr && formats.count(file.GetDriverName()) > 0;
}

// Formats that keep any CRS: some beside their rows, where a disk that is full leaves it out.
bool keeps_crs(GDALDataset& file) {
  static const std::set<std::string> formats = {"GPKG", "ESRI Shapefile", "FlatGeobuf"};
  return file.GetDriver() != nullptr && formats.count(file.GetDriverName()) > 0;
}

// A line that was cut is still a row.
bool ends_in_a_line(const std::string& path) {
  std::ifstream text(std::filesystem::u8path(path), std::ios::binary | std::ios::ate);
  if (!text || text.tellg() <= 0) return false;
  text.seekg(-1, std::ios::end);
  return text.get() == '\n';
}

// Names of tables ignore case, as those of GeoPackages do.
void remove_table(GDALDataset& file, const std::string& table) {
  for (int i = 0; i < file.GetLayerCount(); ++i)
    if (folded(file.GetLayer(i)->GetName()) == folded(table)) {
      file.DeleteLayer(i);
      return;
    }
}

// Within a transaction, which OGR's own copy of a layer would begin anew.
bool copy_rows(OGRLayer& rows, const std::string& table, GDALDataset& file) {
  CPLStringList options;
  for (const auto& [option, column] :
       {std::pair("FID", rows.GetFIDColumn()), {"GEOMETRY_NAME", rows.GetGeometryColumn()}})
    if (*column != 0) options.SetNameValue(option, column);
  OGRLayer* copy = file.CreateLayer(table.c_str(), rows.GetSpatialRef(), rows.GetGeomType(), options.List());
  if (copy == nullptr) return false;
  OGRFeatureDefn& columns = *rows.GetLayerDefn();
  for (int i = 0; i < columns.GetFieldCount(); ++i)
    if (copy->CreateField(columns.GetFieldDefn(i)) != OGRERR_NONE) return false;
  for (const OGRFeatureUniquePtr& row : rows) {
    OGRFeature same(copy->GetLayerDefn());
    if (same.SetFrom(row.get()) != OGRERR_NONE || same.SetFID(row->GetFID()) != OGRERR_NONE ||
        copy->CreateFeature(&same) != OGRERR_NONE)
      return false;
  }
  return copy->GetFeatureCount() == rows.GetFeatureCount();
}

}  // namespace

std::string put_table(const std::string& from, const std::string& table, const std::string& path) {
  register_gdal();
  const GdalErrors errors;
  const GDALDatasetUniquePtr source(GDALDataset::Open(from.c_str(), GDAL_OF_VECTOR | GDAL_OF_VERBOSE_ERROR));
  GDALDatasetUniquePtr file(
      GDALDataset::Open(path.c_str(), GDAL_OF_VECTOR | GDAL_OF_UPDATE | GDAL_OF_VERBOSE_ERROR));
  OGRLayer* rows = source ? source->GetLayerByName(table.c_str()) : nullptr;
  if (rows == nullptr || !file) return errors.why(tr("it cannot be opened again"));
  const bool can_go_back = file->TestCapability(ODsCTransactions) != 0;
  if (can_go_back && file->StartTransaction() != OGRERR_NONE)
    return errors.why(tr("another program writes to it"));
  remove_table(*file, table);
  bool is_whole = copy_rows(*rows, table, *file) && !errors.failed();
  if (can_go_back && is_whole) is_whole = file->CommitTransaction() == OGRERR_NONE;
  if (can_go_back && !is_whole) file->RollbackTransaction();
  file.reset();
  return is_whole && !errors.failed() ? std::string() : errors.why(tr("not all of its rows were taken"));
}

std::string why_no_table(const std::string& path) {
  static const std::set<std::string> of_layers = {".shp", ".shx", ".dbf", ".fgb"};
  const std::string ending = folded(std::filesystem::u8path(path).extension().u8string());
  return of_layers.count(ending) > 0 ? tr("a file that ends in %1 holds a layer, not a table", ending)
                                     : std::string();
}

std::string why_not_whole(const std::string& path, const std::string& table, std::int64_t rows,
                          bool has_crs) {
  register_gdal();
  const GdalErrors errors;
  const GDALDatasetUniquePtr file(GDALDataset::Open(path.c_str(), GDAL_OF_VECTOR | GDAL_OF_VERBOSE_ERROR));
  if (!file) return errors.why(tr("it cannot be opened again"));
  OGRLayer* layer = table.empty() ? file->GetLayer(0) : file->GetLayerByName(table.c_str());
  if (layer == nullptr) return errors.why(tr("its table is missing"));
  std::int64_t found = 0;
  for (const OGRFeatureUniquePtr& row : *layer) found += row ? 1 : 0;
  if (errors.failed()) return errors.why("");
  if (std::string(file->GetDriverName()) == "CSV" && !ends_in_a_line(path)) return tr("its last line is cut");
  if (has_crs && layer->GetSpatialRef() == nullptr && keeps_crs(*file)) return tr("its CRS is missing");
  if (found != rows && keeps_rows(*file))
    return tr("it has %1 of %2 {row|rows}", number(static_cast<long long>(found)),
              number(static_cast<long long>(rows)));
  return {};
}

}  // namespace spate::io
