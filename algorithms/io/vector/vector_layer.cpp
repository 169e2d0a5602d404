// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/vector/vector_layer.hpp"

#include <ogrsf_frmts.h>

#include <filesystem>
#include <functional>
#include <system_error>

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/table/table_reader.hpp"
#include "solver/core/check.hpp"

namespace spate::io {
namespace {

Shape shape_of(OGRwkbGeometryType type) {
  if (type == wkbNone) return Shape::none;
  switch (wkbFlatten(OGR_GT_GetLinear(type))) {
    case wkbPoint:
    case wkbMultiPoint:
      return Shape::points;
    case wkbLineString:
    case wkbMultiLineString:
      return Shape::lines;
    case wkbPolygon:
    case wkbMultiPolygon:
    case wkbTriangle:
    case wkbTIN:
    case wkbPolyhedralSurface:
      return Shape::polygons;
    default:
      return Shape::any;
  }
}

Column::Kind kind_of(OGRFieldType type) {
  if (type == OFTInteger || type == OFTInteger64) return Column::Kind::whole_number;
  return type == OFTReal ? Column::Kind::number : Column::Kind::text;
}

Attribute attribute_of(const OGRFeature& feature, int field) {
  if (!feature.IsFieldSetAndNotNull(field)) return {};
  switch (kind_of(feature.GetFieldDefnRef(field)->GetType())) {
    case Column::Kind::whole_number:
      return static_cast<std::int64_t>(feature.GetFieldAsInteger64(field));
    case Column::Kind::number:
      return feature.GetFieldAsDouble(field);
    default:
      return std::string(feature.GetFieldAsString(field));
  }
}

// By arcs of a degree.
std::unique_ptr<OGRGeometry> without_arcs(const OGRGeometry& geometry) {
  return std::unique_ptr<OGRGeometry>(geometry.getLinearGeometry(1.0));
}

bool same_crs(const OGRSpatialReference& a, const OGRSpatialReference& b) {
  const char* const options[] = {"IGNORE_DATA_AXIS_TO_SRS_AXIS_MAPPING=YES",
                                 "CRITERION=EQUIVALENT_EXCEPT_AXIS_ORDER_GEOGCRS", nullptr};
  return a.IsSame(&b, options) != 0;
}

// As QGIS chooses them: rows without a geometry are of no shape.
bool is_wanted(const OGRFeature& feature, const std::optional<Shape>& shape) {
  if (!shape || *shape == Shape::any) return true;
  const OGRGeometry* geometry = feature.GetGeometryRef();
  return shape_of(geometry == nullptr ? wkbNone : geometry->getGeometryType()) == *shape;
}

bool is_select(const std::string& subset) {
  return folded(trimmed(subset)).rfind("select ", 0) == 0;
}

// Without those where QGIS keeps its styles and projects, and those that a database keeps for itself.
std::vector<OGRLayer*> layers_of_users(GDALDataset& dataset) {
  std::vector<OGRLayer*> layers;
  for (int i = 0; i < dataset.GetLayerCount(); ++i) {
    OGRLayer* layer = dataset.GetLayer(i);
    const std::string name = layer->GetName();
    if (!dataset.IsLayerPrivate(i) && name != "layer_styles" && name != "qgis_projects")
      layers.push_back(layer);
  }
  return layers;
}

std::string layer_names(GDALDataset& dataset) {
  std::string names;
  for (OGRLayer* layer : layers_of_users(dataset))
    names += (names.empty() ? "" : ", ") + std::string(layer->GetName());
  return names.empty() ? tr("none") : names;
}

// Null where several may be meant. A SELECT names its own.
OGRLayer* find_layer(GDALDataset& dataset, const VectorSource& source) {
  if (!source.layer.empty()) return dataset.GetLayerByName(source.layer.c_str());
  if (source.layer_id || is_select(source.subset)) return dataset.GetLayer(source.layer_id.value_or(0));
  const std::vector<OGRLayer*> layers = layers_of_users(dataset);
  return layers.size() == 1 ? layers.front() : nullptr;
}

}  // namespace

VectorSource parse_vector_source(const std::string& text) {
  const auto says_nothing = [](const std::string& key) {
    return key.empty() || key == "uniquegeometrytype" || key == "authid" || key.rfind("option:", 0) == 0;
  };
  VectorSource source;
  std::error_code ignored;
  if (std::filesystem::exists(std::filesystem::u8path(text), ignored)) {
    source.path = text;  // whatever its name holds
    return source;
  }
  std::size_t at = text.find('|');
  source.path = text.substr(0, at);
  while (at < text.size()) {
    const std::size_t equals = std::min(text.find('=', at), std::min(text.find('|', at + 1), text.size()));
    const std::string key = folded(text.substr(at + 1, equals - at - 1));
    const std::size_t end = key == "subset" ? text.size() : std::min(text.find('|', equals), text.size());
    const std::string value = equals < end ? text.substr(equals + 1, end - equals - 1) : std::string();
    if (key == "layername") {
      source.layer = value;
    } else if (key == "subset") {
      source.subset = value;
    } else if (key == "geometrytype") {
      source.shape = shape_of(OGRFromOGCGeomType(value.c_str()));
    } else if (key == "layerid") {
      if (const std::optional<double> id = parse_number(value)) source.layer_id = static_cast<int>(*id);
    } else if (!says_nothing(key)) {  // the first layer of the file would be read
      throw Error("layer_source_unknown", tr("The source '%1' cannot be read", text),
                  tr("'%1' is no part of one", key),
                  tr("Name its layer with |layername=, and its rows with |subset=."));
    }
    at = end;
  }
  return source;
}

struct VectorLayer::Opened {
  GDALDatasetUniquePtr dataset;
  OGRLayer* layer = nullptr;
  bool is_result = false;  // of a SELECT
  std::unique_ptr<OGRCoordinateTransformation> transform;

  ~Opened() {
    if (is_result) dataset->ReleaseResultSet(layer);
  }
};

VectorLayer::VectorLayer(const std::string& text, const std::string& label, const std::string& target_wkt)
    : opened_(std::make_unique<Opened>()), label_(label) {
  register_gdal();
  const GdalErrors errors;
  const VectorSource source = parse_vector_source(text);
  const std::string problem = tr("%1 '%2' cannot be opened", label, text);
  // GeoJSON has no times: GDAL would take the curve "0:2; 5:1" for one. The drivers of other formats ignore
  // it.
  const char* const options[] = {"@DATE_AS_STRING=YES", nullptr};
  opened_->dataset.reset(
      GDALDataset::Open(source.path.c_str(), GDAL_OF_VECTOR | GDAL_OF_VERBOSE_ERROR, nullptr, options));
  if (!opened_->dataset)
    throw Error("layer_unreadable", problem, errors.why(tr("it is no vector layer that GDAL knows")),
                tr("Check the path, and choose a vector file or a table."));
  OGRLayer* layer = find_layer(*opened_->dataset, source);
  if (layer == nullptr)
    throw Error("layer_not_named", problem, tr("its layers are: %1", layer_names(*opened_->dataset)),
                tr("Name one of them."));
  name_ = layer->GetName();
  if (is_select(source.subset)) {
    layer = opened_->dataset->ExecuteSQL(source.subset.c_str(), nullptr, nullptr);
    opened_->is_result = layer != nullptr;
  } else if (!source.subset.empty() && layer->SetAttributeFilter(source.subset.c_str()) != OGRERR_NONE) {
    layer = nullptr;
  }
  if (layer == nullptr)
    throw Error("layer_subset_wrong", problem, errors.why(tr("its subset selects nothing")),
                tr("Correct the condition behind 'subset='."));
  opened_->layer = layer;

  OGRFeatureDefn& definition = *layer->GetLayerDefn();
  for (int i = 0; i < definition.GetFieldCount(); ++i)
    columns_.push_back(
        {definition.GetFieldDefn(i)->GetNameRef(), kind_of(definition.GetFieldDefn(i)->GetType())});
  wanted_ = source.shape;
  shape_ = wanted_.value_or(shape_of(layer->GetGeomType()));
  const OGRSpatialReference* crs = layer->GetSpatialRef();
  // A GeoPackage says so of a layer whose CRS is not known.
  if (crs == nullptr || std::string(spate::io::crs_name(*crs)).rfind("Undefined ", 0) == 0) return;
  crs_name_ = spate::io::crs_name(*crs);
  crs_wkt_ = wkt_of(*crs);
  if (target_wkt.empty()) return;
  OGRSpatialReference from(*crs);
  from.SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
  const OGRSpatialReference to = crs_from_wkt(target_wkt);
  if (same_crs(from, to)) return;
  opened_->transform.reset(OGRCreateCoordinateTransformation(&from, &to));
  if (!opened_->transform)
    throw Error("layer_not_transformed", tr("%1 cannot be brought into the CRS of DEM", label),
                errors.why(tr("from %1 to %2", crs_name_, spate::io::crs_name(to))),
                tr("Check the CRS of %1.", label));
}

VectorLayer::~VectorLayer() = default;

std::int64_t VectorLayer::count() const {
  const GdalErrors errors;
  if (!wanted_) return opened_->layer->GetFeatureCount();
  std::int64_t count = 0;
  for (const OGRFeatureUniquePtr& feature : *opened_->layer) count += is_wanted(*feature, wanted_) ? 1 : 0;
  return count;
}

bool VectorLayer::next(Row& row, std::string* why) {
  const GdalErrors errors;
  OGRFeatureUniquePtr feature;
  do {
    feature.reset(opened_->layer->GetNextFeature());
    if (!feature && errors.failed())  // also a condition that is no SQL shows only now
      throw Error("layer_cut_short", tr("%1 cannot be read to its end", label_), errors.why(""),
                  tr("Check its file, and the condition behind 'subset='."));
    if (!feature) return false;
  } while (!is_wanted(*feature, wanted_));
  row = {};
  if (feature->GetFID() != OGRNullFID) row.id = feature->GetFID();
  for (int i = 0; i < static_cast<int>(columns_.size()); ++i)
    row.attributes.push_back(attribute_of(*feature, i));
  const OGRGeometry* given = feature->GetGeometryRef();
  if (given == nullptr || given->IsEmpty() != 0) return true;
  const std::unique_ptr<OGRGeometry> geometry = without_arcs(*given);
  if (opened_->transform && geometry->transform(opened_->transform.get()) != OGRERR_NONE)
    *why = errors.why(tr("a point of it has no place there"));
  row.wkb = wkb_of(*geometry);
  return true;
}

std::string straightened(const std::string& wkb) {
  const GdalErrors errors;
  const std::unique_ptr<OGRGeometry> geometry = geometry_of(wkb);
  if (!geometry || geometry->hasCurveGeometry(FALSE) == 0) return wkb;
  return wkb_of(*without_arcs(*geometry));
}

Table read_table(const std::string& source, const std::string& label) {
  VectorLayer layer(source, label);
  Table table;
  table.name = layer.name();
  for (const Column& column : layer.columns()) table.columns.push_back(column.name);
  int line = 1;  // the header's
  std::string ignored;
  for (Row row; layer.next(row, &ignored);) {
    std::vector<std::string> texts;
    for (const Attribute& value : row.attributes) texts.push_back(text_of(value));
    table.rows.push_back(std::move(texts));
    table.line_numbers.push_back(++line);
  }
  return table;
}

}  // namespace spate::io
