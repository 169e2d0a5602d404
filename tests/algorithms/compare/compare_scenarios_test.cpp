// SPDX-License-Identifier: GPL-3.0-or-later
// spate:comparescenarios on cells and buildings whose changes are known.
#include <gdal_priv.h>
#include <gtest/gtest.h>

#include <QFile>
#include <cmath>
#include <limits>
#include <map>

#include "algorithms/qgis/layer_style.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/report/map_classes.hpp"
#include "algorithms/report/map_picture.hpp"
#include "algorithms/report/qt/map_sheet.hpp"
#include "qgscategorizedsymbolrenderer.h"
#include "qgsfeature.h"
#include "qgsvectorlayer.h"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

const float dry = std::nanf("");
constexpr double none = std::numeric_limits<double>::quiet_NaN();

std::vector<float> values(const QString& path) {
  const GDALDatasetUniquePtr dataset(GDALDataset::Open(path.toUtf8().constData(), GDAL_OF_RASTER));
  if (!dataset) return {};
  std::vector<float> list(static_cast<std::size_t>(dataset->GetRasterXSize() * dataset->GetRasterYSize()));
  EXPECT_EQ(CE_None, dataset->GetRasterBand(1)->RasterIO(
                         GF_Read, 0, 0, dataset->GetRasterXSize(), dataset->GetRasterYSize(), list.data(),
                         dataset->GetRasterXSize(), dataset->GetRasterYSize(), GDT_Float32, 0, 0));
  for (float& value : list)
    if (value == -9999) value = dry;
  return list;
}

class CompareScenariosTest : public testing::Test {
 protected:
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

TEST_F(CompareScenariosTest, MapsAndAreasOfDepth) {
  QVariantMap parameters = base();
  parameters["CHANGE_CLASS"] = valley.path("class.tif");
  parameters["PAGE"] = valley.path("page.html");
  const Outcome outcome = run(parameters);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_EQ("", outcome.warnings.toStdString());
  const std::vector<float> change = values(parameters["DEPTH_CHANGE"].toString());
  const std::vector<float> classes = values(parameters["CHANGE_CLASS"].toString());
  ASSERT_EQ(1200u, change.size());
  const double expected[] = {-0.5, -0.6, 0, 1.3, 0.3, -0.595}, expectedClass[] = {1, 2, 2, 2, 3, 1};
  for (std::size_t row = 0; row < 30; ++row) {
    for (std::size_t column = 0; column < 6; ++column) {
      EXPECT_NEAR(expected[column], change[row * 40 + column], 1e-6) << column;
      EXPECT_EQ(expectedClass[column], classes[row * 40 + column]) << column;
    }
    EXPECT_TRUE(std::isnan(change[row * 40 + 6]) && std::isnan(classes[row * 40 + 6]));
  }
  // A column has 30 cells of 100 m2.
  const QVariantMap numbers = {{"AREA_WITHOUT", 15000},      {"AREA_WITH", 12000},  {"AREA_NEWLY_DRY", 6000},
                               {"AREA_NEWLY_FLOODED", 3000}, {"LARGEST_FALL", 0.6}, {"LARGEST_RISE", 1.3}};
  for (auto number = numbers.begin(); number != numbers.end(); ++number)
    EXPECT_NEAR(number.value().toDouble(), outcome.results[number.key()].toDouble(), 1e-6)
        << number.key().toStdString();
  EXPECT_FALSE(outcome.results.contains("MEAN_DELAY") || outcome.results.contains("DAMAGE_AVOIDED"));
  EXPECT_TRUE(QFile::exists(valley.path("change.qml")) && QFile::exists(valley.path("class.qml")));

  QFile page(valley.path("page.html"));
  ASSERT_TRUE(page.open(QIODevice::ReadOnly));
  const QString text = QString::fromUtf8(page.readAll());
  for (const char* said : {"data:image/png;base64,", "0.60 m", "1.30 m"})
    EXPECT_TRUE(text.contains(said)) << said;
  EXPECT_FALSE(text.contains("src=\"http") || text.contains("href")) << "the page must stand alone";
}

// What Spate writes into its maps.
void tag(const QString& path, const std::map<std::string, std::string>& entries, const char* unit = "m",
         const char* standardName = "flood_water_thickness") {
  GDALDataset* dataset = GDALDataset::FromHandle(GDALOpen(path.toUtf8().constData(), GA_Update));
  ASSERT_NE(nullptr, dataset);
  dataset->SetMetadataItem("SPATE_VERSION", "0.2.0");
  for (const auto& [name, value] : entries) dataset->SetMetadataItem(name.c_str(), value.c_str());
  dataset->GetRasterBand(1)->SetUnitType(unit);
  dataset->GetRasterBand(1)->SetMetadataItem("standard_name", standardName);
  GDALClose(dataset);
}

// Between walls water is deep at its edge, too.
TEST_F(CompareScenariosTest, TrustsWhatSpateSaysOfItsMaps) {
  QVariantMap parameters = base();
  const double deep[] = {3, 3, 3, 3, 3, 3};
  parameters["DEPTH_WITHOUT"] = columns("deep.tif", deep);
  EXPECT_TRUE(mentions(run(parameters).warnings, "levels_for_depths", {"DEPTH_WITHOUT", "3.00 m"}));
  tag(valley.path("deep.tif"), {});
  EXPECT_EQ("", run(parameters).warnings.toStdString());
  tag(valley.path("deep.tif"), {}, "m", "water_surface_height_above_reference_datum");
  refuses({}, "raster_holds_no_depths", {"DEPTH_WITHOUT"}, parameters);
  tag(valley.path("deep.tif"), {}, "s", "");
  refuses({}, "raster_holds_no_depths", {"DEPTH_WITHOUT"}, parameters);
}

TEST_F(CompareScenariosTest, SaysWhenWithoutAndWithAreSwapped) {
  const QVariantMap parameters = base();
  const auto barriers = [&](const char* without, const char* with) {
    tag(valley.path("without.tif"), {{"SPATE_INPUT_BARRIERS", without}});
    tag(valley.path("with.tif"), {{"SPATE_INPUT_BARRIERS", with}});
    return run(parameters).warnings;
  };
  EXPECT_EQ("", barriers("none", "wall (2 features)").toStdString());
  EXPECT_TRUE(
      mentions(barriers("wall (2 features)", "none"), "runs_swapped", {"DEPTH_WITHOUT", "DEPTH_WITH"}));
  EXPECT_EQ("", barriers("wall (1 features)", "wall (2 features)").toStdString()) << "a longer wall";
  EXPECT_EQ("", barriers("none", "none").toStdString());
}

TEST_F(CompareScenariosTest, StandingWaterIsNoFlood) {
  QVariantMap parameters = base();
  parameters["CHANGE_CLASS"] = valley.path("class.tif");
  // The river is column 1: 1 m deep without, 0.4 m with.
  parameters["WATER_BODIES"] = valley.layer(
      "Polygon?crs=EPSG:32633",
      {{"Polygon((500010 5300000, 500020 5300000, 500020 5300300, 500010 5300300, 500010 5300000))", {}}});
  const auto check = [&] {
    const Outcome outcome = run(parameters);
    ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
    EXPECT_NEAR(12000, outcome.results["AREA_WITHOUT"].toDouble(), 1e-6);
    EXPECT_NEAR(9000, outcome.results["AREA_WITH"].toDouble(), 1e-6);
    EXPECT_NEAR(6000, outcome.results["AREA_NEWLY_DRY"].toDouble(), 1e-6);
    EXPECT_TRUE(std::isnan(values(valley.path("class.tif"))[1]));
    EXPECT_NEAR(-0.6, values(valley.path("change.tif"))[1], 1e-6) << "how the river changes is of interest";
  };
  check();
  // The same from the arrival times: 0 = from the start; in one run only, it is a flood.
  parameters.remove("WATER_BODIES");
  parameters["ARRIVAL_WITHOUT"] = columns("early.tif", {100, 0, 300, 0, none, 500});
  parameters["ARRIVAL_WITH"] = columns("late.tif", {none, 0, 300, 100, 50, none});
  check();
}

TEST_F(CompareScenariosTest, ThePageIsForThoseWhoDecide) {
  QVariantMap parameters = withBuildings();
  parameters["PAGE"] = valley.path("page.html");
  parameters["PDF"] = valley.path("page.pdf");
  parameters["CURRENCY"] = "EUR";
  parameters["MEASURE_NAME"] = "the wall";
  parameters["DEM"] = valley.base()["DEM"];
  parameters["MEASURE"] =
      valley.layer("LineString?crs=EPSG:32633", {{"LineString(500000 5300150, 500060 5300150)", {}}});
  const Outcome outcome = run(parameters);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  QFile page(valley.path("page.html"));
  ASSERT_TRUE(page.open(QIODevice::ReadOnly));
  const QString text = QString::fromUtf8(page.readAll());
  EXPECT_TRUE(text.contains(u8"<h1>The wall avoids 300\u00a0EUR of 1,500\u00a0EUR of damage: 20 %</h1>") ||
              text.contains(u8"<h1>The wall avoids 300\u00a0EUR of 1500\u00a0EUR of damage: 20 %</h1>"));
  EXPECT_EQ(4, text.count("class=\"value\""));
  EXPECT_EQ(4, text.count("data:image/png;base64,"));
  // The measure is drawn with its colour on all maps but the first; the river of no one is on none.
  std::vector<QImage> maps;
  for (const QString& part : text.split("src=\"data:image/png;base64,").mid(1))
    maps.push_back(QImage::fromData(QByteArray::fromBase64(part.section('"', 0, 0).toLatin1())));
  ASSERT_EQ(4u, maps.size());
  for (std::size_t map = 0; map < maps.size(); ++map) {
    EXPECT_GE(maps[map].width(), 1000);
    int measure = 0;
    for (int y = 0; y < maps[map].height(); ++y)
      for (int x = 0; x < maps[map].width(); ++x) measure += maps[map].pixelColor(x, y) == QColor("#d7191c");
    EXPECT_EQ(map > 0, measure > 500) << map << ": " << measure << " px";
  }
  EXPECT_LT(text.indexOf("<img"), text.indexOf("<details")) << "settings are folded away behind the maps";
  QFile pdf(valley.path("page.pdf"));
  ASSERT_TRUE(pdf.open(QIODevice::ReadOnly));
  const QByteArray bytes = pdf.readAll();
  EXPECT_TRUE(bytes.startsWith("%PDF-") && bytes.trimmed().endsWith("%%EOF"));
  EXPECT_TRUE(bytes.contains("/MediaBox [0 0 595")) << "A4";
  EXPECT_GE(bytes.count("/Subtype /Image"), 4);
  refuses({{"PDF", "/proc/nowhere/page.pdf"}}, "result_not_written", {"/proc/nowhere/page.pdf"});
}

TEST_F(CompareScenariosTest, BuildingsWithoutACrsGetThatOfTheDepths) {
  QVariantMap parameters = withBuildings();
  const char* uri = "Polygon?field=id:string&field=damage_total:double&field=depth_max:double";
  for (const char* layer : {"BUILDINGS_WITHOUT", "BUILDINGS_WITH"})
    parameters[layer] = valley.layer(uri, {{square(0), {"a", 1000.0, 1.0}}});
  const Outcome outcome = run(parameters);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  QgsVectorLayer layer(valley.path("buildings.gpkg"), "buildings", "ogr");
  EXPECT_EQ("EPSG:32633", layer.crs().authid().toStdString());
}

TEST_F(CompareScenariosTest, TheWetDepthDecidesWhatIsFlooded) {
  QVariantMap parameters = base();
  parameters["DRY_DEPTH"] = 0.25;
  const Outcome outcome = run(parameters);
  EXPECT_NEAR(9000, outcome.results["AREA_WITHOUT"].toDouble(), 1e-6);  // 0.5, 1, 0.6
  EXPECT_NEAR(9000, outcome.results["AREA_WITH"].toDouble(), 1e-6);     // 0.4, 1.5, 0.3
  EXPECT_TRUE(std::isnan(values(parameters["DEPTH_CHANGE"].toString())[2]));
}

TEST_F(CompareScenariosTest, DelayWhereWaterArrivesInBoth) {
  QVariantMap parameters = base();
  parameters["ARRIVAL_WITHOUT"] = columns("early.tif", {100, 200, 300, 400, none, 500});
  parameters["ARRIVAL_WITH"] = columns("late.tif", {none, 260, 300, 100, 50, none});
  parameters["ARRIVAL_DELAY"] = valley.path("delay.tif");
  const Outcome outcome = run(parameters);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  const std::vector<float> delay = values(parameters["ARRIVAL_DELAY"].toString());
  EXPECT_TRUE(std::isnan(delay[0]) && std::isnan(delay[4]) && std::isnan(delay[5]));
  EXPECT_EQ(60, delay[1]);
  EXPECT_EQ(0, delay[2]);
  EXPECT_EQ(-300, delay[3]);
  EXPECT_NEAR(-80, outcome.results["MEAN_DELAY"].toDouble(), 1e-6);
}

TEST_F(CompareScenariosTest, SaysWhenThereIsNoDelay) {
  QVariantMap parameters = base();
  parameters["PAGE"] = valley.path("page.html");
  const auto page = [&] {
    QFile file(valley.path("page.html"));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    return QString::fromUtf8(file.readAll());
  };
  parameters["ARRIVAL_WITHOUT"] = columns("early.tif", {100, 200, none, none, none, none});
  parameters["ARRIVAL_WITH"] = columns("late.tif", {100.01, 199.99, none, none, none, none});
  ASSERT_TRUE(run(parameters).ok);
  EXPECT_TRUE(page().contains("at the same time, at the same time")) << "a hundredth of a second is nothing";
  parameters["ARRIVAL_WITH"] = columns("elsewhere.tif", {none, none, 100, 200, none, none});
  const Outcome outcome = run(parameters);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_FALSE(outcome.results.contains("MEAN_DELAY"));
  EXPECT_TRUE(mentions(outcome.warnings, "no_common_arrival"));
}

TEST_F(CompareScenariosTest, RefusesWhatBuildingDamageRefuses) {
  refuses({{"DRY_DEPTH", none}}, "value_out_of_limits", {"DRY_DEPTH", "nan", " 0 ", "10"});
  refuses({{"DRY_DEPTH", -0.5}}, "value_out_of_limits", {"DRY_DEPTH", "-0.5"});
  refuses({{"DEPTH_TOLERANCE", -1}}, "value_out_of_limits", {"DEPTH_TOLERANCE", "-1"});
  refuses({{"DEPTH_WITH", columns("negative.tif", {1, 1, 1, -0.5, 1, 1})}}, "depth_impossible",
          {"DEPTH_WITH", "-0.5"});
  const QString failed = columns("failed.tif", with);
  GDALDataset* dataset = GDALDataset::FromHandle(GDALOpen(failed.toUtf8().constData(), GA_Update));
  dataset->SetMetadataItem("SPATE_MASS_ERROR", "0.5");
  GDALClose(dataset);
  refuses({{"DEPTH_WITH", failed}}, "run_failed", {"DEPTH_WITH", "0.5"});
}

TEST_F(CompareScenariosTest, JoinsAndJudgesBuildings) {
  QVariantMap parameters = withBuildings();
  parameters["PAGE"] = valley.path("page.html");
  parameters["CURRENCY"] = "EUR";
  const Outcome outcome = run(parameters);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_TRUE(mentions(outcome.warnings, "buildings_unmatched", {"2 ", "8 "}));
  EXPECT_TRUE(mentions(outcome.warnings, "damage_unknown_in_run", {"2 "}));
  QgsVectorLayer layer(valley.path("buildings.gpkg"), "buildings", "ogr");
  ASSERT_EQ(8, layer.featureCount());
  std::map<QString, QgsFeature> list;
  QgsFeatureIterator features = layer.getFeatures();
  for (QgsFeature feature; features.nextFeature(feature);) list[feature.attribute("id").toString()] = feature;
  // e by its depth; the damage of d was not known (dry is 0); c differs by 5 mm only.
  const std::map<QString, QString> changes = {{"a", "better"},       {"b", "worse"},    {"c", "same"},
                                              {"d", "unknown"},      {"e", "better"},   {"f", "unknown"},
                                              {"g", "only without"}, {"h", "only with"}};
  for (const auto& [id, change] : changes)
    EXPECT_EQ(change.toStdString(), list[id].attribute("change").toString().toStdString())
        << id.toStdString();
  EXPECT_EQ(-600, list["a"].attribute("damage_change").toDouble());
  EXPECT_NEAR(-0.4, list["a"].attribute("depth_change").toDouble(), 1e-9);
  EXPECT_TRUE(list["d"].attribute("damage_change").isNull());
  EXPECT_NEAR(0.1, list["d"].attribute("depth_change").toDouble(), 1e-9);
  EXPECT_TRUE(list["f"].attribute("damage_change").isNull());
  EXPECT_TRUE(list["g"].attribute("damage_change").isNull());
  EXPECT_EQ("severe", list["a"].attribute("damage_class").toString().toStdString())
      << "the fields of the first are kept";
  EXPECT_FALSE(list["h"].geometry().isNull());

  // a, b, c, e: 1000 + 0 + 500 + 0 against 400 + 300 + 500 + 0.
  EXPECT_EQ(1500, outcome.results["DAMAGE_WITHOUT"].toDouble());
  EXPECT_EQ(1200, outcome.results["DAMAGE_WITH"].toDouble());
  EXPECT_EQ(300, outcome.results["DAMAGE_AVOIDED"].toDouble());
  EXPECT_EQ(2, outcome.results["BUILDINGS_BETTER"].toInt());
  EXPECT_EQ(1, outcome.results["BUILDINGS_WORSE"].toInt());
  EXPECT_EQ(2, outcome.results["BUILDINGS_UNKNOWN"].toInt());
  EXPECT_EQ(1, outcome.results["BUILDINGS_SAME"].toInt());
  EXPECT_EQ(2, outcome.results["BUILDINGS_UNMATCHED"].toInt());
  QFile page(valley.path("page.html"));
  ASSERT_TRUE(page.open(QIODevice::ReadOnly));
  const QString text = QString::fromUtf8(page.readAll());
  for (const char* said : {u8"300\u00a0EUR", "20 %", "[damage_unknown_in_run]"})
    EXPECT_TRUE(text.contains(said)) << said;

  // A primary key that other buildings have in the other layer: a is 8 here, h is there.
  parameters["BUILDINGS_WITH"] = valley.path("buildings.gpkg");
  parameters["BUILDINGS_WITHOUT"] =
      valley.layer("Polygon?crs=EPSG:32633&field=fid:integer&field=id:string&field=depth_max:double",
                   {{square(0), {8, "a", 1.0}}});
  parameters["BUILDING_CHANGE"] = valley.path("again.gpkg");
  const Outcome again = run(parameters);
  ASSERT_TRUE(again.ok) << again.error.toStdString();
  EXPECT_EQ(8, QgsVectorLayer(valley.path("again.gpkg"), "again", "ogr").featureCount());

  parameters = withBuildings();
  parameters["DAMAGE_TOLERANCE"] = 100;
  parameters["BUILDING_CHANGE"] = QVariant();
  parameters["DAMAGE_TOLERANCE"] = 300;
  EXPECT_EQ(1, run(parameters).results["BUILDINGS_WORSE"].toInt()) << "b is worse by its depth still";
  parameters["DEPTH_TOLERANCE"] = 0.25;
  EXPECT_EQ(0, run(parameters).results["BUILDINGS_WORSE"].toInt());
}

// The fields of two ensembles, and those that a shapefile has cut.
TEST_F(CompareScenariosTest, FindsTheDamageOfEnsemblesAndShapefiles) {
  const auto damages = [&](const char* field, double first, double second) {
    return valley.layer(
        QStringLiteral("Polygon?crs=EPSG:32633&field=id:string&field=depth_max:double&field=%1:double")
            .arg(field),
        {{square(0), {"a", 1.0, first}}, {square(1), {"b", 1.0, second}}});
  };
  const std::pair<const char*, const char*> fields[] = {
      {"damage_mean", "damage_mean"}, {"damage_tot", "damage_tot"}, {"damage_mea", "damage_total"}};
  for (const auto& [without, with] : fields) {
    QVariantMap parameters = base();
    parameters["ID_FIELD"] = "id";
    parameters["BUILDINGS_WITHOUT"] = damages(without, 800, 28);
    parameters["BUILDINGS_WITH"] = damages(with, 639, 0);
    const Outcome outcome = run(parameters);
    ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
    EXPECT_EQ(828, outcome.results["DAMAGE_WITHOUT"].toDouble()) << without;
    EXPECT_EQ(639, outcome.results["DAMAGE_WITH"].toDouble()) << with;
    EXPECT_EQ(189, outcome.results["DAMAGE_AVOIDED"].toDouble());
    EXPECT_EQ(2, outcome.results["BUILDINGS_BETTER"].toInt());
    EXPECT_TRUE(logged(outcome.log, {"828 ", "639 ", QStringLiteral("'%1'").arg(without),
                                     QStringLiteral("'%1'").arg(with)}));
    EXPECT_EQ("", outcome.warnings.toStdString());
  }

  QVariantMap parameters = base();
  parameters["PAGE"] = valley.path("page.html");
  parameters["BUILDINGS_WITHOUT"] = damages("damage_total", 800, 28);
  parameters["BUILDINGS_WITH"] =
      valley.layer("Polygon?crs=EPSG:32633&field=id:string&field=depth_max:double",
                   {{square(0), {"a", 0.5}}, {square(1), {"b", qgis::null(qgis::realField)}}});
  const Outcome outcome = run(parameters);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  for (const char* absent : {"DAMAGE_WITHOUT", "DAMAGE_WITH", "DAMAGE_AVOIDED"})
    EXPECT_FALSE(outcome.results.contains(absent)) << absent;
  EXPECT_EQ(1, outcome.results["BUILDINGS_BETTER"].toInt()) << "by its depth";
  EXPECT_EQ(1, outcome.results["BUILDINGS_UNKNOWN"].toInt());
  EXPECT_TRUE(mentions(outcome.warnings, "damage_fields_missing", {"BUILDINGS_WITH"}));
  QFile page(valley.path("page.html"));
  ASSERT_TRUE(page.open(QIODevice::ReadOnly));
  const QString text = QString::fromUtf8(page.readAll());
  EXPECT_TRUE(text.contains("[damage_fields_missing]"));

  parameters["BUILDINGS_WITHOUT"] = parameters["BUILDINGS_WITH"] = valley.layer(buildingUri, {});
  EXPECT_TRUE(mentions(run(parameters).warnings, "no_building"));
}

TEST_F(CompareScenariosTest, SaysWhichSettingsDiffer) {
  QVariantMap flood = valley.withInflow();
  flood["MAX_DEPTH"] = valley.path("short.tif");
  ASSERT_TRUE(runAlgorithm("spate:simulateflood", flood, valley.project()).ok);
  flood["MAX_DEPTH"] = valley.path("long.tif");
  flood["DURATION"] = 0.2;
  ASSERT_TRUE(runAlgorithm("spate:simulateflood", flood, valley.project()).ok);
  const Outcome outcome = run({{"DEPTH_WITHOUT", valley.path("short.tif")},
                               {"DEPTH_WITH", valley.path("long.tif")},
                               {"DEPTH_CHANGE", valley.path("change.tif")},
                               {"PAGE", valley.path("page.html")}});
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_TRUE(mentions(outcome.warnings, "runs_differ", {"DURATION: 360 s ", "720 s "}));
  EXPECT_EQ(1, outcome.warnings.split('\n').size());
  EXPECT_EQ(0, outcome.results["AREA_NEWLY_DRY"].toDouble())
      << "the longer run floods what the shorter one does";
  EXPECT_GT(outcome.results["AREA_NEWLY_FLOODED"].toDouble(), 0);
  QFile page(valley.path("page.html"));
  ASSERT_TRUE(page.open(QIODevice::ReadOnly));
  EXPECT_TRUE(mentions(QString::fromUtf8(page.readAll()), "runs_differ", {"DURATION"}));
}

TEST_F(CompareScenariosTest, Refuses) {
  refuses({{"DEPTH_WITH", columns("small.tif", with, {20, 30, 500000, 5300300, 10, 32633})}}, "grids_differ",
          {"DEPTH_WITH ", "DEPTH_WITHOUT", "20 x 30", "40 x 30"});
  refuses({{"DEPTH_WITH", columns("shifted.tif", with, {40, 30, 500005, 5300300, 10, 32633})}},
          "grids_differ", {"DEPTH_WITH", "005"});
  refuses({{"DEPTH_WITH", columns("coarse.tif", with, {40, 30, 500000, 5300300, 11, 32633})}}, "grids_differ",
          {"11 x 11 m"});
  refuses({{"DEPTH_WITH", columns("zone.tif", with, {40, 30, 500000, 5300300, 10, 32632})}}, "grids_differ",
          {"EPSG:32632", "EPSG:32633"});
  refuses({{"DEPTH_WITHOUT", columns("degrees.tif", with, {40, 30, 15, 48, 0.001, 4326})}},
          "crs_not_in_metres", {"DEPTH_WITHOUT", "EPSG:4326"});
  refuses({{"ARRIVAL_WITH", columns("late.tif", with)}}, "pair_incomplete",
          {"ARRIVAL_WITH", "ARRIVAL_WITHOUT"});
  refuses({{"ARRIVAL_DELAY", valley.path("delay.tif")}}, "input_for_output_missing",
          {"ARRIVAL_DELAY", "ARRIVAL_WITH"});
  refuses({{"BUILDING_CHANGE", valley.path("b.gpkg")}}, "input_for_output_missing",
          {"BUILDING_CHANGE", "BUILDINGS_WITH"});
  refuses({{"DEPTH_CHANGE", valley.path("with.tif")}}, "result_overwrites_input",
          {"DEPTH_CHANGE", "DEPTH_WITH"});
  refuses({{"CHANGE_CLASS", valley.path("change.tif")}}, "result_overwrites_result",
          {"CHANGE_CLASS", "DEPTH_CHANGE"});
  refuses({{"PAGE", "/proc/nowhere/page.html"}}, "result_not_written", {"/proc/nowhere/page.html"});
  refuses({{"ARRIVAL_WITHOUT", valley.path("with.tif")},
           {"ARRIVAL_WITH", valley.path("with.tif")},
           {"ARRIVAL_BAND", 3}},
          "band_missing", {" 3 "});
  const QVariantMap buildings = withBuildings();
  refuses({{"ID_FIELD", "number"}}, "id_field_missing", {"BUILDINGS_WITHOUT", "'number'"}, buildings);
  refuses({{"BUILDINGS_WITH",
            valley.layer(buildingUri, {{square(0), {"a", 1.0, 1.0, ""}}, {square(1), {"a", 1.0, 1.0, ""}}})}},
          "id_twice", {"'a'", "BUILDINGS_WITH", " 1 ", " 2"}, buildings);
  refuses({{"BUILDINGS_WITH", valley.layer("Polygon?crs=EPSG:32633&field=id:string", {{square(0), {"a"}}})}},
          "result_fields_missing", {"BUILDINGS_WITH", "'damage_total'", "'damage_mean'", "'depth_max'"},
          buildings);
}

TEST_F(CompareScenariosTest, LeavesNothingWhenCancelled) {
  const QVariantMap parameters = base();
  const QStringList before = valley.files();
  const Outcome outcome = runAlgorithm("spate:comparescenarios", parameters, valley.project(),
                                       [](Feedback& feedback) { feedback.cancel(); });
  EXPECT_FALSE(outcome.ok);
  EXPECT_TRUE(mentions(outcome.error, "cancelled"));
  EXPECT_EQ(before, valley.files());
}

// 2500 x 1000 cells: a pixel stands for 3 x 3 of them.
class MapPictureTest : public testing::Test {
 protected:
  static constexpr std::int32_t columns = 2500, rows = 1000;
  static std::size_t index(int column, int row, std::size_t width = columns) {
    return static_cast<std::size_t>(row) * width + static_cast<std::size_t>(column);
  }
  std::vector<float> cells = std::vector<float>(index(0, rows), dry);

  void fill(int left, int right, int bottom, int top, float value) {
    for (int row = bottom; row < top; ++row)
      for (int column = left; column < right; ++column) at(column, row) = value;
  }
  float& at(int column, int row) { return cells[index(column, row)]; }
  MapPicture picture(Reduction reduction, CellWindow window = {0, columns, 0, rows}) const {
    MapPicture picture(window, reduction);
    for (int row = 0; row < rows; row += 100)
      picture.add(row, row + 100, columns, cells.data() + index(0, row));
    return picture;
  }
  // Of the pixel of a cell.
  static float shown(const MapPicture& picture, int column, int row) {
    return picture.values()[index(column / 3, (rows - 1 - row) / 3, 834)];
  }
};

TEST_F(MapPictureTest, ShowsTheLargestChangeOfEitherSign) {
  fill(0, 1250, 0, 500, 0.7f);
  at(31, 31) = -2;    // a fall among rises, which a mean would hide
  at(600, 300) = 3;   // a rise that a mean would flatten
  at(2000, 700) = 5;  // a single wet cell among dry ones
  const MapPicture changes = picture(Reduction::extreme);
  ASSERT_EQ(834u * 334u, changes.values().size());
  EXPECT_FLOAT_EQ(0.7f, shown(changes, 10, 10));
  EXPECT_FLOAT_EQ(-2, shown(changes, 31, 31));
  EXPECT_FLOAT_EQ(3, shown(changes, 600, 300));
  EXPECT_TRUE(std::isnan(shown(changes, 2000, 700))) << "one wet cell paints no pixel";
  EXPECT_TRUE(std::isnan(shown(changes, 2000, 10)));

  const std::vector<MapClass> classes = changeClasses(1);
  const Picture image = changes.picture(classes);
  EXPECT_EQ(834, image.width);
  EXPECT_EQ(334, image.height);
  const std::size_t wet = 331 * 834 + 3, dry = 3 * 834 + 3;
  const Rgb expected = rgb_of(classOf(0.7, classes)->color);
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(expected[i], image.rgba[4 * wet + i]);
  EXPECT_TRUE(image.is_set(wet));
  EXPECT_FALSE(image.is_set(dry));
  EXPECT_EQ((Rgb{0x1f, 0x5f, 0xa6}), rgb_of("#1f5fa6"));
}

TEST_F(MapPictureTest, ShowsTheMostFrequentClass) {
  // Newly dry (1) beside newly flooded (3), with a border through pixels: no mean of the two.
  fill(0, 1001, 0, rows, 1);
  fill(1001, 2000, 0, rows, 3);
  at(2400, 500) = 3;
  const MapPicture classes = picture(Reduction::majority);
  std::map<float, int> found;
  int none = 0;
  for (const float value : classes.values()) std::isnan(value) ? ++none : ++found[value];
  EXPECT_EQ(0, found[2]) << "flooded in both is nowhere";
  EXPECT_EQ(334 * 334, found[1]) << "of columns 999 to 1001 two are newly dry";
  EXPECT_EQ(334 * (667 - 334), found[3]);
  EXPECT_EQ(334 * (834 - 667), none) << "one cell paints no pixel";
}

TEST_F(MapPictureTest, ShowsAPartOfTheCells) {
  fill(100, 200, 400, 500, 1.5f);
  const MapPicture part = picture(Reduction::extreme, {150, 250, 450, 550});
  const std::vector<float> values = part.values();
  ASSERT_EQ(100u * 100u, values.size()) << "a pixel for each cell";
  EXPECT_FLOAT_EQ(1.5f, values[9900]) << "the southern west";
  EXPECT_TRUE(std::isnan(values[0])) << "north of it";
  EXPECT_TRUE(std::isnan(values[9950])) << "east of it";
}

TEST(MapSheet, FillsTheWidthOfAPageWhenItIsWide) {
  io::GeoReference place;
  place.cell_width = place.cell_height = 10;
  const auto size = [&](int columns, int rows) {
    place.grid.columns = columns;
    place.grid.rows = rows;
    place.north = 10.0 * rows;
    return MapSheet::sizeFor(place);
  };
  EXPECT_EQ(QSize(1000, 1000), size(50, 50));
  EXPECT_EQ(QSize(2000, 500), size(400, 100));
  EXPECT_EQ(QSize(140, 1400), size(100, 1000));
}

TEST(MapClasses, HaveRoundLimits) {
  EXPECT_EQ(std::vector<double>({0.2, 0.5, 1}), roundLimits(1.7, 3));
  EXPECT_EQ(std::vector<double>({0.05, 0.1, 0.2}), roundLimits(0.2, 3));
  EXPECT_EQ(std::vector<double>({100000, 200000, 500000}), roundLimits(999999, 3));
  EXPECT_EQ(std::vector<double>({0.02}), roundLimits(0.049, 1));
  const std::vector<MapClass> depths = depthClasses(1.7);
  ASSERT_EQ(5u, depths.size());
  EXPECT_EQ(depths[0].color, classOf(0.1, depths)->color);
  EXPECT_EQ(depths[4].color, classOf(9, depths)->color);
  const std::vector<MapClass> changes = changeClasses(0.6);
  ASSERT_EQ(7u, changes.size());
  EXPECT_EQ(3, classOf(0, changes) - changes.data());
  EXPECT_EQ(0, classOf(-0.6, changes) - changes.data());
  EXPECT_EQ(6, classOf(0.6, changes) - changes.data());
  const std::vector<MapClass> land = landClasses();
  EXPECT_EQ(2, classOf(3, land) - land.data());
  EXPECT_EQ(nullptr, classOf(4, land));
  EXPECT_DOUBLE_EQ(4, absoluteQuantile({1, -4, dry, 2, 3}, 1));
  EXPECT_DOUBLE_EQ(0, absoluteQuantile({dry}, 0.5));
}

TEST(CompareScenariosStyles, BuildingsByTheirChange) {
  QgsVectorLayer layer("Polygon?field=change:string", "buildings", "memory");
  bool loaded = false;
  layer.loadNamedStyle(stylePath("building_change"), loaded);
  ASSERT_TRUE(loaded);
  const auto* renderer = dynamic_cast<const QgsCategorizedSymbolRenderer*>(layer.renderer());
  ASSERT_NE(nullptr, renderer);
  EXPECT_EQ("change", renderer->classAttribute().toStdString());
  EXPECT_EQ(6, renderer->categories().size());
}

}  // namespace
}  // namespace spate::test
