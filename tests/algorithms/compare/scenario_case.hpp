// SPDX-License-Identifier: GPL-3.0-or-later
// Two runs for spate:comparescenarios, on cells and buildings whose changes are known.
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "algorithms/qgis/qgiscompat.hpp"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {

class ScenarioCase : public testing::Test {
 protected:
  static constexpr double none = std::numeric_limits<double>::quiet_NaN();  // dry
  // Columns of cells without and with: 0 newly dry (0.5), 1 shallower (1 to 0.4), 2 the same (0.2), 3 deeper
  // (0.2 to 1.5), 4 newly flooded (0.3), 5 dried below the wet depth (0.6 to 0.005); others dry.
  static constexpr double without[] = {0.5, 1, 0.2, 0.2, none, 0.6},
                          with[] = {none, 0.4, 0.2, 1.5, 0.3, 0.005};

  QString columns(const QString& name, const double (&depths)[6], const RasterValues& shape = {}) {
    return valley.raster(name, shape,
                         [&](int column, int) { return column < 6 ? depths[column] : std::nan(""); });
  }
  QVariantMap base() {
    return {{"DEPTH_WITHOUT", columns("without.tif", without)},
            {"DEPTH_WITH", columns("with.tif", with)},
            {"DEPTH_CHANGE", valley.path("change.tif")}};
  }
  static constexpr const char* buildingUri =
      "Polygon?crs=EPSG:32633&field=id:string&field=damage_total:double&field=depth_max:double&field=damage_"
      "class:string";
  static QString square(int i) {
    const double x = 500000 + 20 * i;
    return QStringLiteral("Polygon((%1 5300100, %2 5300100, %2 5300110, %1 5300110, %1 5300100))")
        .arg(x)
        .arg(x + 10);
  }
  QVariantMap withBuildings() {
    const QVariant null = qgis::null(qgis::realField);
    QVariantMap parameters = base();
    parameters["ID_FIELD"] = "id";
    parameters["BUILDING_CHANGE"] = valley.path("buildings.gpkg");
    parameters["BUILDINGS_WITHOUT"] = valley.layer(buildingUri, {{square(0), {"a", 1000.0, 1.0, "severe"}},
                                                                 {square(1), {"b", 0.0, 0.2, "none"}},
                                                                 {square(2), {"c", 500.0, 0.5, "slight"}},
                                                                 {square(3), {"d", null, 0.0, "none"}},
                                                                 {square(4), {"e", 0.0, 0.3, "none"}},
                                                                 {square(5), {"f", null, null, ""}},
                                                                 {square(6), {"g", 50.0, 0.1, "slight"}}});
    // In another order; g is not there, h is new.
    parameters["BUILDINGS_WITH"] = valley.layer(buildingUri, {{square(2), {"c", 500.0, 0.505, "slight"}},
                                                              {square(0), {"a", 400.0, 0.6, "slight"}},
                                                              {square(1), {"b", 300.0, 0.4, "slight"}},
                                                              {square(3), {"d", 80.0, 0.1, "slight"}},
                                                              {square(4), {"e", 0.0, 0.1, "none"}},
                                                              {square(5), {"f", null, null, ""}},
                                                              {square(7), {"h", 10.0, 0.1, "slight"}}});
    return parameters;
  }
  Outcome run(const QVariantMap& parameters) {
    return runAlgorithm("spate:comparescenarios", parameters, valley.project());
  }
  void refuses(const QVariantMap& changes, const char* key, const QStringList& parts,
               const QVariantMap& parameters = {}) {
    valley.refuses(QStringLiteral("spate:comparescenarios"),
                   changed(parameters.isEmpty() ? base() : parameters, changes), key, parts);
  }
  FloodCase valley;
};

}  // namespace spate::test
