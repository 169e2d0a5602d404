// SPDX-License-Identifier: GPL-3.0-or-later
// What QGIS shows of a layer is what a run reads, whatever the layer's file says.
#include <gtest/gtest.h>

#include <gdal_priv.h>
#include <ogrsf_frmts.h>

#include <QFile>
#include <cmath>

#include "algorithms/qgis/qgiscompat.hpp"
#include "qgsprocessingparameters.h"
#include "qgsrasterlayer.h"
#include "qgsvectorfilewriter.h"
#include "qgsvectorlayer.h"
#include "tests/algorithms/simulate/flood_case.hpp"

namespace spate::test {
namespace {

class LayerInputs : public testing::Test {
 protected:
  std::vector<float> flood(const QVariantMap& changes) {
    const Outcome outcome = runAlgorithm(QStringLiteral("spate:simulateflood"),
                                         changed(valley_.withInflow(), changes), valley_.project());
    EXPECT_TRUE(outcome.ok) << outcome.error.toStdString();
    warnings_ = outcome.warnings;
    volume_ = outcome.results["VOLUME_IN"].toDouble();
    return readBand(valley_.path("max_depth.tif"));
  }
  // A raster of roughness that is higher in the east, whose file says a CRS, as a layer in another.
  QString roughness(const QString& name, int said, int chosen) {
    RasterValues shape;
    shape.epsg = said;
    const QString file =
        valley_.raster(name, shape, [](int column, int) { return column < 10 ? 0.02 : 0.2; });
    auto* layer = new QgsRasterLayer(file, name);
    layer->setCrs(QgsCoordinateReferenceSystem(QStringLiteral("EPSG:%1").arg(chosen)));
    valley_.project()->addMapLayer(layer);
    return layer->id();
  }

  FloodCase valley_;
  QString warnings_;
  double volume_ = 0;
};

TEST_F(LayerInputs, RastersLieWhereTheirLayerDoes) {
  const std::vector<float> right = flood({{"MANNING_RASTER", roughness("right.tif", 32633, 32633)}});
  for (const int said : {0, 32632, 4326}) {
    const std::vector<float> corrected =
        flood({{"MANNING_RASTER", roughness(QStringLiteral("%1.tif").arg(said), said, 32633)}});
    EXPECT_EQ("", warnings_.toStdString()) << said;
    ASSERT_EQ(right.size(), corrected.size());
    for (std::size_t i = 0; i < right.size(); ++i)
      ASSERT_TRUE(right[i] == corrected[i] || (std::isnan(right[i]) && std::isnan(corrected[i]))) << i;
  }
}

// A GeoPackage says "undefined geographic" of a layer whose CRS is not known; QGIS takes that for degrees.
TEST_F(LayerInputs, AnUnknownReferenceIsThatOfTheDem) {
  const QString file = valley_.path("springs.gpkg");
  {
    const GDALDatasetUniquePtr data(GetGDALDriverManager()->GetDriverByName("GPKG")->Create(
        file.toUtf8().constData(), 0, 0, 0, GDT_Unknown, nullptr));
    OGRLayer* layer = data->CreateLayer("springs", nullptr, wkbPoint);
    OGRFieldDefn field("discharge_m3s", OFTReal);
    ASSERT_EQ(OGRERR_NONE, layer->CreateField(&field));
    OGRFeature spring(layer->GetLayerDefn());
    spring.SetField("discharge_m3s", 5.0);
    spring.SetGeometryDirectly(new OGRPoint(500055, 5300155));
    ASSERT_EQ(OGRERR_NONE, layer->CreateFeature(&spring));
  }
  flood({{"INFLOWS", file}, {"HYDROGRAPHS", QVariant()}, {"DURATION", 0.1}});
  EXPECT_NEAR(1800, volume_, 1e-3);
  EXPECT_TRUE(mentions(warnings_, "crs_unknown", {"INFLOWS"})) << warnings_.toStdString();
}

// 5 m3/s for 0.1 h in the file.
TEST_F(LayerInputs, TablesAreWhatTheLayerShows) {
  flood({});
  EXPECT_NEAR(1800, volume_, 1e-3);
  const QString file =
      valley_.text("more.csv", "time_min,hydrograph,discharge_m3s\n0,q1,5\n600,q1,5\n700,q1,x\n");
  auto* table = new QgsVectorLayer(file, "more", "ogr");
  ASSERT_TRUE(table->isValid());
  valley_.project()->addMapLayer(table);
  // The last row, which is no number, is not among the first two.
  flood({{"HYDROGRAPHS", QVariant::fromValue(QgsProcessingFeatureSourceDefinition(table->id(), false, 2))}});
  EXPECT_NEAR(1800, volume_, 1e-3);
  // A calculated field.
  const QString other = valley_.text("other.csv", "time_min,hydrograph,q\n0,q1,5\n600,q1,5\n");
  auto* calculated = new QgsVectorLayer(other, "other", "ogr");
  calculated->addExpressionField("2 * to_real(q)", QgsField("discharge_m3s", qgis::realField));
  valley_.project()->addMapLayer(calculated);
  flood({{"HYDROGRAPHS", calculated->id()}});
  EXPECT_NEAR(3600, volume_, 1e-3);
}

// A table that was changed, but not saved.
TEST_F(LayerInputs, EditsCount) {
  const QString memory =
      valley_.layer("NoGeometry?field=time_min:double&field=hydrograph:string&field=discharge_m3s:double",
                    {{"", {0.0, "q1", 5.0}}, {"", {600.0, "q1", 5.0}}});
  flood({{"HYDROGRAPHS", memory}});
  EXPECT_NEAR(1800, volume_, 1e-3);
  auto* table = qobject_cast<QgsVectorLayer*>(valley_.project()->mapLayer(memory));
  ASSERT_TRUE(table->startEditing());
  for (const QgsFeatureId id : table->allFeatureIds()) ASSERT_TRUE(table->changeAttributeValue(id, 2, 10.0));
  flood({{"HYDROGRAPHS", memory}});
  EXPECT_NEAR(3600, volume_, 1e-3);
}

// To QGIS the features of a damaged file end where it cannot be read any further.
TEST_F(LayerInputs, FilesThatCannotBeReadToTheirEndAreRefused) {
  std::vector<FloodCase::Feature> points;
  for (int i = 0; i < 4000; ++i)
    points.push_back({QStringLiteral("Point(500%1 5300100)").arg(100 + i % 100), {QString(40, 'x')}});
  auto* layer = qobject_cast<QgsVectorLayer*>(valley_.project()->mapLayer(
      valley_.layer(QStringLiteral("Point?crs=EPSG:32633&field=name:string"), points)));
  const QString path = valley_.path("damaged.gpkg");
  QgsVectorFileWriter::SaveVectorOptions options;
  options.driverName = QStringLiteral("GPKG");
  options.layerOptions << QStringLiteral("SPATIAL_INDEX=NO");
  ASSERT_EQ(QgsVectorFileWriter::NoError, QgsVectorFileWriter::writeAsVectorFormatV3(
                                              layer, path, valley_.project()->transformContext(), options));
  const auto run = [&] {
    return runAlgorithm(
        QStringLiteral("spate:samplepoints"),
        {{"POINTS", path},
         {"RESULTS", QStringList(valley_.raster("depth.tif", {}, [](int, int) { return 1.0; }))},
         {"SAMPLES", valley_.path("samples.gpkg")}},
        valley_.project());
  };
  EXPECT_EQ("", run().error.toStdString());
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::ReadWrite));
  ASSERT_TRUE(file.seek(file.size() / 2 / 4096 * 4096));
  file.write(QByteArray(4096, '\x7f'));
  file.close();
  EXPECT_TRUE(mentions(run().error, "layer_cut_short", {"POINTS"}));
}

}  // namespace
}  // namespace spate::test
