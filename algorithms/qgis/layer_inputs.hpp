// SPDX-License-Identifier: GPL-3.0-or-later
// The inputs of a case as QGIS has them: layers of the project, files, selections.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/case/parameters/values.hpp"
#include "algorithms/qgis/layer_sources.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "qgscoordinatereferencesystem.h"
#include "qgsfeatureiterator.h"
#include "qgsfields.h"
#include "qgsvectorlayerfeatureiterator.h"

namespace spate {

// A layer of a parameter for several, as it was when the algorithm started.
struct LayerAtStart {
  LayerInput info;
  std::shared_ptr<QgsVectorLayerFeatureSource> source;
  qgis::WkbType type;
  QgsCoordinateReferenceSystem crs;
};

// The rows of a layer as QGIS has them.
struct SourceRows {
  std::shared_ptr<const void> source;  // that the rows come from
  QgsFields fields;
  QgsCoordinateReferenceSystem crs;
  qgis::WkbType type;
  QgsFeatureIterator features;
  QString name;  // for messages

  bool next(QgsFeature& feature) { return nextFeature(features, feature, name); }
};

// The inputs that are read from files and not through QGIS, by parameter.
struct InputFiles {
  std::map<std::string, std::string> rasters;  // what GDAL opens
  std::map<std::string, std::string> csv;      // tables that are CSV files, read as text
  std::map<std::string, std::string> vectors;  // layers that are whole in a file, as OGR opens them
  std::map<std::string, std::vector<RasterInput>> raster_lists;
  std::map<std::string, std::vector<LayerAtStart>> layer_lists;
  QgsCoordinateReferenceSystem crs;  // of the grid as the project knows it
};

// For the main thread: finds the rasters and tables of an algorithm. grid: the raster that stands for the
// elevation model. Throws when a raster is not one that GDAL opens.
InputFiles findInputFiles(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                          QgsProcessingContext& context, const char* grid = "DEM");

// For the main thread: the same for parameters with several rasters.
void findRasterLists(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                     QgsProcessingContext& context, InputFiles& files);

// For the main thread: and for those with several vector layers.
void findLayerLists(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                    QgsProcessingContext& context, InputFiles& files);

// The values with files in place of their sources; sources without a file keep their names.
Values withFiles(Values values, const InputFiles& files);

class LayerInputs : public Inputs {
 public:
  LayerInputs(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
              QgsProcessingContext& context, const InputFiles& files)
      : algorithm_(algorithm), parameters_(parameters), context_(context), files_(files) {}

  bool is_given(const char* parameter) const override { return isGiven(parameters_, parameter); }
  std::string raster(const char* parameter) const override;
  std::vector<RasterInput> rasters(const char* parameter) const override;
  std::string dem_crs() const override;
  bool has_dem_crs() const override { return files_.crs.isValid(); }
  std::unique_ptr<InputLayer> layer(const char* parameter,
                                    Validity validity = Validity::checked) const override;
  std::unique_ptr<InputLayer> layer_in(const std::string& crs_wkt, const char* parameter,
                                       Validity validity = Validity::checked,
                                       std::size_t place = 0) const override;
  std::vector<LayerInput> layers(const char* parameter) const override;
  io::Table table(const char* parameter) const override;

  // Of a layer or of one of several. Throws when it cannot be opened.
  SourceRows rows(const char* parameter, Validity validity, std::size_t place = 0,
                  const QgsFeatureRequest& request = QgsFeatureRequest()) const;

 private:
  const QgsProcessingAlgorithm& algorithm_;
  const QVariantMap& parameters_;
  QgsProcessingContext& context_;
  const InputFiles& files_;
};

}  // namespace spate
