// SPDX-License-Identifier: GPL-3.0-or-later
// spate:comparescenarios on cells and buildings whose changes are known.
#include <gdal_priv.h>
#include <gtest/gtest.h>

#include <QFile>
#include <QRegularExpression>
#include <cmath>
#include <map>

#include "tests/algorithms/compare/scenario_case.hpp"

namespace spate::test {
namespace {

using CompareScenarios = ScenarioCase;

const float dry = std::nanf("");

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

TEST_F(CompareScenarios, MapsAndAreasOfDepth) {
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

// The metadata that Spate writes into its maps.
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

// Maps of Spate get no warning about levels: between walls, water is deep at its edge too.
TEST_F(CompareScenarios, TrustsWhatSpateSaysOfItsMaps) {
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

TEST_F(CompareScenarios, SaysWhenWithoutAndWithAreSwapped) {
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

// Each run read its inputs from a folder of its own.
TEST_F(CompareScenarios, SaysWhenInputsOfOneNameAreNotTheSame) {
  const QVariantMap parameters = base();
  const auto warned = [&](const char* parameter, const char* sum) {
    for (const auto& [map, of] : {std::pair("without.tif", "aa"), std::pair("with.tif", sum)})
      tag(valley.path(map), {{"SPATE_INPUT_HYDROGRAPHS", "flood.csv"},
                             {"SPATE_CERTIFICATE", std::string(R"({"inputs": [{"parameter": ")") + parameter +
                                                       R"(", "files": [{"sha256": ")" + of + "\"}]}]}"}});
    return mentions(run(parameters).warnings, "runs_differ", {"HYDROGRAPHS", "flood.csv"});
  };
  EXPECT_FALSE(warned("HYDROGRAPHS", "aa"));
  EXPECT_TRUE(warned("HYDROGRAPHS", "bb"));
  EXPECT_FALSE(warned("MANNING_RASTER", "bb"));
}

TEST_F(CompareScenarios, SaysWhenBothAreTheSameMap) {
  QVariantMap parameters = base();
  parameters["DEPTH_WITH"] = parameters["DEPTH_WITHOUT"];
  EXPECT_TRUE(mentions(run(parameters).warnings, "same_map_twice", {"DEPTH_WITHOUT"}));
}

TEST_F(CompareScenarios, SaysSoOfAnyMeasure) {
  const QVariantMap parameters = base();
  for (const char* layer : {"SPATE_INPUT_STRUCTURES", "SPATE_INPUT_INLETS", "SPATE_INPUT_BUILDINGS"}) {
    tag(valley.path("without.tif"), {{layer, "layer (2 features)"}, {"SPATE_INPUT_BARRIERS", "none"}});
    tag(valley.path("with.tif"), {{layer, "none"}, {"SPATE_INPUT_BARRIERS", "none"}});
    EXPECT_TRUE(mentions(run(parameters).warnings, "runs_swapped")) << layer;
    // A measure may take the place of another.
    tag(valley.path("with.tif"), {{layer, "none"}, {"SPATE_INPUT_BARRIERS", "wall (1 features)"}});
    EXPECT_FALSE(mentions(run(parameters).warnings, "runs_swapped")) << layer;
  }
}

TEST_F(CompareScenarios, StandingWaterIsNoFlood) {
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

TEST_F(CompareScenarios, ThePageIsForThoseWhoDecide) {
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
  const QString headline = text.section("<h1>", 1, 1).section("</h1>", 0, 0).remove(',');
  for (const char* said : {"he wall ", u8"300\u00a0EUR", u8"1500\u00a0EUR", "20 %"})
    EXPECT_TRUE(headline.contains(said)) << said << " in " << headline.toStdString();
  EXPECT_EQ(4, text.count("class=\"value\""));
  EXPECT_EQ(4, text.count("data:image/png;base64,"));
  // The measure is drawn with its colour on all maps but the first; no river is given, so none is drawn.
  std::vector<QImage> maps;
  for (const QString& part : text.split("src=\"data:image/png;base64,").mid(1))
    maps.push_back(QImage::fromData(QByteArray::fromBase64(part.section('"', 0, 0).toLatin1())));
  ASSERT_EQ(4u, maps.size());
  for (std::size_t map = 0; map < maps.size(); ++map) {
    EXPECT_GE(maps[map].width(), 1000);
    int measure = 0;
    for (int y = 0; y < maps[map].height(); ++y)
      for (int x = 0; x < maps[map].width(); ++x) measure += maps[map].pixelColor(x, y) == QColor("#000000");
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

TEST_F(CompareScenarios, TheWetDepthDecidesWhatIsFlooded) {
  QVariantMap parameters = base();
  parameters["DRY_DEPTH"] = 0.25;
  const Outcome outcome = run(parameters);
  EXPECT_NEAR(9000, outcome.results["AREA_WITHOUT"].toDouble(), 1e-6);  // 0.5, 1, 0.6
  EXPECT_NEAR(9000, outcome.results["AREA_WITH"].toDouble(), 1e-6);     // 0.4, 1.5, 0.3
  EXPECT_TRUE(std::isnan(values(parameters["DEPTH_CHANGE"].toString())[2]));
}

TEST_F(CompareScenarios, DelayWhereWaterArrivesInBoth) {
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

TEST_F(CompareScenarios, SaysWhenThereIsNoDelay) {
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
  // From the earliest to the latest: the same words twice, and no number.
  EXPECT_TRUE(page().contains(QRegularExpression("<td[^>]*>([^<,0-9]+), \\1</td>")))
      << "a hundredth of a second is nothing";
  parameters["ARRIVAL_WITH"] = columns("elsewhere.tif", {none, none, 100, 200, none, none});
  const Outcome outcome = run(parameters);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_FALSE(outcome.results.contains("MEAN_DELAY"));
  EXPECT_TRUE(mentions(outcome.warnings, "no_common_arrival"));
}

TEST_F(CompareScenarios, RefusesWhatBuildingDamageRefuses) {
  refuses({{"DRY_DEPTH", none}}, "value_out_of_limits", {"DRY_DEPTH", "nan", " 0 ", "10"});
  refuses({{"DRY_DEPTH", -0.5}}, "value_out_of_limits", {"DRY_DEPTH", "-0.5"});
  refuses({{"DEPTH_TOLERANCE", -1}}, "value_out_of_limits", {"DEPTH_TOLERANCE", "-1"});
  refuses({{"DEPTH_WITH", columns("negative.tif", {1, 1, 1, -0.5, 1, 1})}}, "depth_impossible",
          {"DEPTH_WITH", "-0.5"});
  const QString failed = columns("failed.tif", with);
  for (const char* error : {"0.5", "nan"}) {
    GDALDataset* dataset = GDALDataset::FromHandle(GDALOpen(failed.toUtf8().constData(), GA_Update));
    dataset->SetMetadataItem("SPATE_MASS_ERROR", error);
    GDALClose(dataset);
    refuses({{"DEPTH_WITH", failed}}, "run_failed", {"DEPTH_WITH", error});
  }
}

TEST_F(CompareScenarios, SaysWhichSettingsDiffer) {
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

TEST_F(CompareScenarios, Refuses) {
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

TEST_F(CompareScenarios, LeavesNothingWhenCancelled) {
  const QVariantMap parameters = base();
  const QStringList before = valley.files();
  const Outcome outcome = runAlgorithm("spate:comparescenarios", parameters, valley.project(),
                                       [](Feedback& feedback) { feedback.cancel(); });
  EXPECT_FALSE(outcome.ok);
  EXPECT_TRUE(mentions(outcome.error, "cancelled"));
  EXPECT_EQ(before, valley.files());
}

}  // namespace
}  // namespace spate::test
