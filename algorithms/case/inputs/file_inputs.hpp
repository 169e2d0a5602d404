// SPDX-License-Identifier: GPL-3.0-or-later
// The inputs of a case as files: rasters that GDAL opens, vector layers that OGR opens (with the suffixes of
// QGIS, "file.gpkg|layername=x"), tables as CSV or as any layer.
#pragma once

#include <string>

#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/case/parameters/values.hpp"

namespace spate {

class FileInputs : public Inputs {
 public:
  // list: the parameters whose values these are. Both must outlive it. grid: the raster that stands for the
  // elevation model. Throws Error when it cannot be read.
  FileInputs(const Values& values, const ParameterList& list, const char* grid = "DEM");

  bool is_given(const char* parameter) const override { return values_.is_given(parameter); }
  std::string raster(const char* parameter) const override { return values_.text(parameter); }
  std::vector<RasterInput> rasters(const char* parameter) const override;
  std::string dem_crs() const override { return {}; }
  bool has_dem_crs() const override { return !dem_crs_.empty(); }
  std::unique_ptr<InputLayer> layer(const char* parameter, Validity = Validity::checked) const override;
  std::unique_ptr<InputLayer> layer_in(const std::string& crs_wkt, const char* parameter,
                                       Validity = Validity::checked, std::size_t place = 0) const override;
  std::vector<LayerInput> layers(const char* parameter) const override;
  io::Table table(const char* parameter) const override;

  // A source for the metadata of a run: "houses (12 features)", "inputs: houses (1 feature)".
  std::string describe(const ParameterInfo& parameter) const;

 private:
  const Values& values_;
  const ParameterList& list_;
  std::string dem_crs_;  // of the grid, as WKT
};

}  // namespace spate
