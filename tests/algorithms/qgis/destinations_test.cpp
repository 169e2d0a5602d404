// SPDX-License-Identifier: GPL-3.0-or-later
// Destinations of vector results: never an input, and no run begins whose results could not be stored.
#include "algorithms/qgis/destinations.hpp"

#include <gdal_priv.h>
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QUrl>
#include <cmath>
#include <memory>

#include "qgsdataprovider.h"
#include "qgsfeatureiterator.h"
#include "qgsvectorfilewriter.h"
#include "qgsvectorlayer.h"
#include "tests/algorithms/ensemble/ensemble_case.hpp"

namespace spate::test {
namespace {

QStringList tablesOf(const QString& file) {
  QStringList names;
  const QgsVectorLayer layer(file, QStringLiteral("file"), QStringLiteral("ogr"));
  for (const QString& one : layer.dataProvider()->subLayers())
    names << one.section(QgsDataProvider::sublayerSeparator(), 1, 1);
  names.sort();
  return names;
}

class Destinations : public testing::Test {
 protected:
  // A building in water, in a GeoPackage that holds roads too.
  Destinations() : town_(valley_.path("town.gpkg")) {
    depth_ = valley_.raster("depth.tif", {}, [](int, int) { return 1.0; });
    write("Polygon?crs=EPSG:32633&field=name:string",
          {{"Polygon((500100 5300100, 500120 5300100, 500120 5300120, 500100 5300100))", {"a"}}},
          QStringLiteral("buildings"), town_);
    write("LineString?crs=EPSG:32633&field=name:string",
          {{"LineString(500100 5300100, 500120 5300100)", {"b"}}}, QStringLiteral("roads"), town_);
  }

  void write(const QString& uri, const std::vector<FloodCase::Feature>& features, const QString& table,
             const QString& file) {
    auto* layer = qobject_cast<QgsVectorLayer*>(valley_.project()->mapLayer(valley_.layer(uri, features)));
    QgsVectorFileWriter::SaveVectorOptions options;
    options.layerName = table;
    options.driverName = QgsVectorFileWriter::driverForExtension(file.section('.', -1));
    options.actionOnExistingFile = QFile::exists(file) ? QgsVectorFileWriter::CreateOrOverwriteLayer
                                                       : QgsVectorFileWriter::CreateOrOverwriteFile;
    ASSERT_EQ(QgsVectorFileWriter::NoError, QgsVectorFileWriter::writeAsVectorFormatV3(
                                                layer, file, valley_.project()->transformContext(), options));
  }

  QVariantMap damage(const QString& buildings, const QString& result) const {
    return {{"BUILDINGS", buildings},
            {"MAX_DEPTH", depth_},
            {"DEFAULT_CURVE", "jrc_europe_residential"},
            {"STRUCTURE_VALUE", 1000},
            {"DAMAGE", result}};
  }
  Outcome run(const QVariantMap& values) {
    return runAlgorithm(QStringLiteral("spate:buildingdamage"), values, valley_.project());
  }

  EnsembleCase valley_;
  QString town_, depth_;
};

TEST_F(Destinations, AreNeverAnInput) {
  const QString buildings = town_ + "|layername=buildings", link = valley_.path("link.gpkg");
  ASSERT_TRUE(QFile::link(town_, link));
  const QString table = QStringLiteral("ogr:dbname='%1' table=\"%2\" (geom)");
  for (const QString& result : {town_, link, valley_.path("./town.gpkg"), table.arg(town_, "buildings")}) {
    const Outcome outcome = run(damage(buildings, result));
    EXPECT_FALSE(outcome.ok) << result.toStdString();
    EXPECT_TRUE(mentions(outcome.error, "result_overwrites_input", {"DAMAGE", "BUILDINGS"}));
    EXPECT_EQ("buildings roads", tablesOf(town_).join(' ').toStdString());
  }
  // It may stand beside them, as a table of its own.
  const Outcome outcome = run(damage(buildings, table.arg(town_, "damage")));
  EXPECT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_EQ("buildings damage roads", tablesOf(town_).join(' ').toStdString());

  // A file of one layer, a raster, a file of text, and an input among several.
  const QString alone = valley_.path("alone.shp");
  write("Polygon?crs=EPSG:32633&field=name:string", {}, {}, alone);
  EXPECT_TRUE(mentions(run(damage(alone, alone)).error, "result_overwrites_input", {"DAMAGE", "BUILDINGS"}));
  EXPECT_TRUE(
      mentions(run(damage(buildings, depth_)).error, "result_overwrites_input", {"DAMAGE", "MAX_DEPTH"}));
  QVariantMap curves = damage(buildings, valley_.path("result.gpkg"));
  curves["CURVES"] = curves["SUMMARY"] = valley_.text("own.csv", "curve_id,depth_m,factor\nc,0,0\nc,1,1\n");
  EXPECT_TRUE(mentions(run(curves).error, "result_overwrites_input", {"SUMMARY", "CURVES"}));
  EXPECT_TRUE(mentions(runAlgorithm(QStringLiteral("spate:expectedannualdamage"),
                                    {{"LAYERS", QStringList{alone, town_ + "|layername=damage"}},
                                     {"RETURN_PERIODS", "10, 100"},
                                     {"EAD", town_}},
                                    valley_.project())
                           .error,
                       "result_overwrites_input", {"EAD", "LAYERS"}));
}

// Names of tables ignore case; and a file is closed to results where it cannot be told which of its tables an
// input reads.
TEST_F(Destinations, AreNeverAnInputByAnotherName) {
  const QString table = QStringLiteral("ogr:dbname='%1' table=\"%2\" (geom)");
  const QString buildings = town_ + "|layername=buildings";
  const auto refused = [&](const QString& input, const QString& result) {
    const Outcome outcome = run(damage(input, result));
    EXPECT_FALSE(outcome.ok) << input.toStdString() << " -> " << result.toStdString();
    EXPECT_TRUE(mentions(outcome.error, "result_overwrites_input", {"DAMAGE", "BUILDINGS"}));
  };
  refused(buildings, table.arg(town_, "Buildings"));
  refused(buildings, table.arg(town_, "BUILDINGS"));
  for (const char* select :
       {"|subset=SELECT * FROM buildings", "|layername=roads|subset=select * from buildings"})
    refused(town_ + select, table.arg(town_, "buildings"));
  refused(town_ + "|layerid=0", table.arg(town_, "buildings"));
  refused(town_, table.arg(town_, "buildings"));  // the first of several

  {
    const std::unique_ptr<GDALDataset> file(
        GDALDataset::Open(town_.toUtf8().constData(), GDAL_OF_VECTOR | GDAL_OF_UPDATE));
    for (const char* command :
         {"CREATE VIEW shown AS SELECT * FROM buildings",
          "INSERT INTO gpkg_contents (table_name, identifier, data_type, srs_id) VALUES ('shown', 'shown', "
          "'features', 32633)",
          "INSERT INTO gpkg_geometry_columns VALUES ('shown', 'geom', 'POLYGON', 32633, 0, 0)"})
      file->ReleaseResultSet(file->ExecuteSQL(command, nullptr, nullptr));
  }
  refused(town_ + "|layername=shown", table.arg(town_, "buildings"));

  valley_.text("town.vrt",
               "<OGRVRTDataSource><OGRVRTUnionLayer name=\"all\"><OGRVRTLayer name=\"buildings\">"
               "<SrcDataSource relativeToVRT=\"1\">town.gpkg</SrcDataSource></OGRVRTLayer></OGRVRTUnionLayer>"
               "</OGRVRTDataSource>");
  refused(valley_.path("town.vrt"), table.arg(town_, "buildings"));
  refused(valley_.path("town.vrt"), town_);

  auto* source = new QgsVectorLayer(buildings, "houses", "ogr");
  valley_.project()->addMapLayer(source);
  auto* virtually = new QgsVectorLayer(QStringLiteral("?layer=ogr:%1:houses&query=SELECT * FROM houses")
                                           .arg(QString(QUrl::toPercentEncoding(buildings))),
                                       "virtual", "virtual");
  ASSERT_TRUE(virtually->isValid());
  valley_.project()->addMapLayer(virtually);
  refused(virtually->id(), town_);
  refused(virtually->id(), table.arg(town_, "buildings"));

  EXPECT_EQ("buildings roads shown", tablesOf(town_).join(' ').toStdString());
  EXPECT_EQ(1, QgsVectorLayer(buildings, "b", "ogr").featureCount());
}

// A raster behind a raster, a table beside its shapefile, and two results of one table.
TEST_F(Destinations, AreNoPartOfAnInputOrOfAnotherResult) {
  const QString vrt = valley_.text(
      "depth.vrt",
      "<VRTDataset rasterXSize=\"40\" rasterYSize=\"30\"><SRS>EPSG:32633</SRS>"
      "<GeoTransform>500000,10,0,5300300,0,-10</GeoTransform><VRTRasterBand dataType=\"Float32\" band=\"1\">"
      "<SimpleSource><SourceFilename relativeToVRT=\"1\">depth.tif</SourceFilename></SimpleSource>"
      "</VRTRasterBand></VRTDataset>");
  const QString nested = valley_.text(
      "nested.vrt", QByteArray("<VRTDataset rasterXSize=\"40\" rasterYSize=\"30\">"
                               "<SRS>EPSG:32633</SRS>"
                               "<GeoTransform>500000,10,0,5300300,0,-10</GeoTransform>"
                               "<VRTRasterBand dataType=\"Float32\" band=\"1\"><SimpleSource>"
                               "<SourceFilename>") +
                        vrt.toUtf8() + "</SourceFilename></SimpleSource></VRTRasterBand></VRTDataset>");
  const Outcome hazard =
      runAlgorithm(QStringLiteral("spate:floodhazard"),
                   {{"MAX_DEPTH", nested}, {"MAX_SPEED", depth_}, {"UK_HAZARD", valley_.path("depth.tif")}},
                   valley_.project());
  EXPECT_TRUE(mentions(hazard.error, "result_overwrites_input"));
  QVariantMap values = damage(town_ + "|layername=buildings", depth_);
  values["MAX_DEPTH"] = nested;
  EXPECT_TRUE(mentions(run(values).error, "result_overwrites_input", {"DAMAGE", "MAX_DEPTH"}));

  const QString alone = valley_.path("alone.shp");
  write("Polygon?crs=EPSG:32633&field=name:string", {}, {}, alone);
  values = damage(alone, valley_.path("result.gpkg"));
  values["SUMMARY"] = valley_.path("alone.dbf");
  EXPECT_TRUE(mentions(run(values).error, "result_overwrites_input", {"SUMMARY", "BUILDINGS"}));

  const QString table = QStringLiteral("ogr:dbname='%1' table=\"%2\" (geom)");
  values = damage(town_ + "|layername=buildings", table.arg(town_, "a"));
  values["SUMMARY"] = table.arg(town_, "A");
  EXPECT_TRUE(mentions(run(values).error, "result_overwrites_result", {"SUMMARY", "DAMAGE"}));
}

TEST_F(Destinations, OfTablesAreNoFormatsOfLayers) {
  for (const char* ending : {"shp", "dbf", "fgb", "SHP"}) {
    QVariantMap values = damage(town_ + "|layername=buildings", valley_.path("result.gpkg"));
    values["SUMMARY"] = valley_.path(QStringLiteral("sums.") + ending);
    EXPECT_TRUE(mentions(run(values).error, "result_format_unknown", {"SUMMARY", ".gpkg"})) << ending;
    EXPECT_FALSE(QFile::exists(valley_.path("result.gpkg")));
  }
}

// A name that looks like a formula would be computed by the spreadsheet that opens the table.
TEST_F(Destinations, OfSpreadsheetsHoldNoFormulas) {
  const QString houses = valley_.path("houses.gpkg");
  write(
      "Polygon?crs=EPSG:32633&field=name:string",
      {{"Polygon((500100 5300100, 500120 5300100, 500120 5300120, 500100 5300100))", {"=HYPERLINK(\"x\")"}}},
      QStringLiteral("houses"), houses);
  for (const char* ending : {"csv", "xlsx", "ods", "gpkg"}) {
    const QString result = valley_.path(QStringLiteral("result.") + ending);
    ASSERT_EQ("", run(damage(houses, result)).error.toStdString()) << ending;
    QgsFeature row;
    ASSERT_TRUE(QgsVectorLayer(result, "r", "ogr").getFeatures().nextFeature(row)) << ending;
    EXPECT_EQ(QString(ending) == "gpkg" ? "=HYPERLINK(\"x\")" : "'=HYPERLINK(\"x\")",
              row.attribute("name").toString().toStdString())
        << ending;
  }
}

TEST_F(Destinations, OfAnExportAreNoInputs) {
  QVariantMap values = valley_.withInflow();
  for (const char* name : {"MAX_DEPTH", "ARRIVAL_TIME", "MAX_SPEED"}) values.remove(name);
  values["FOLDER"] = valley_.path("");  // where the elevation model is dem.tif
  const Outcome outcome = runAlgorithm(QStringLiteral("spate:exportcase"), values, valley_.project());
  EXPECT_TRUE(mentions(outcome.error, "result_overwrites_input", {"DEM"}));
  values["FOLDER"] = valley_.path("case");
  EXPECT_EQ("",
            runAlgorithm(QStringLiteral("spate:exportcase"), values, valley_.project()).error.toStdString());
}

TEST_F(Destinations, AreNotTakenTwice) {
  const QString result = valley_.path("result.gpkg");
  QVariantMap values = damage(town_ + "|layername=buildings", result);
  values["SUMMARY"] = result;
  EXPECT_TRUE(mentions(run(values).error, "result_overwrites_result", {"SUMMARY", "DAMAGE"}));
  EXPECT_FALSE(QFile::exists(result));
  values["SUMMARY"] = QStringLiteral("ogr:dbname='%1' table=\"sums\"").arg(result);
  EXPECT_FALSE(run(values).ok) << "DAMAGE would replace the whole file";
  values["SUMMARY"] = values["DAMAGE"] = QStringLiteral("TEMPORARY_OUTPUT");
  EXPECT_EQ("", run(values).error.toStdString()) << "each has a place of its own";
}

TEST_F(Destinations, ThatCannotBeWrittenAreToldBeforeTheRun) {
  const QString nowhere = QStringLiteral("/proc/nowhere/x.gpkg");
  EXPECT_TRUE(mentions(run(damage(town_ + "|layername=buildings", nowhere)).error, "result_not_written",
                       {"DAMAGE", "/proc/nowhere"}));
  EXPECT_TRUE(mentions(run(damage(town_ + "|layername=buildings", QDir::tempPath())).error,
                       "result_not_written", {"DAMAGE"}));

  QVariantMap flood = valley_.withInflow();
  flood["BARRIERS"] = valley_.layer("LineString?crs=EPSG:32633&field=crest:double",
                                    {{"LineString(500250 5300000, 500250 5300300)", {110.0}}});
  flood["BARRIER_REPORT"] = nowhere;
  const Outcome simulated = runAlgorithm(QStringLiteral("spate:simulateflood"), flood, valley_.project());
  EXPECT_TRUE(mentions(simulated.error, "result_not_written", {"BARRIER_REPORT", "/proc/nowhere"}));
  EXPECT_FALSE(QFile::exists(flood["MAX_DEPTH"].toString()));

  for (const char* output : {"MEMBERS", "DAMAGE"}) {
    QVariantMap values = valley_.ensemble("id,weight\na,1\n");
    const QVariantMap buildings = damage(town_ + "|layername=buildings", valley_.path("damage.gpkg"));
    for (const char* name : {"BUILDINGS", "DEFAULT_CURVE", "STRUCTURE_VALUE", "DAMAGE"})
      values[name] = buildings[name];
    values[output] = nowhere;
    EXPECT_TRUE(mentions(valley_.run(values).error, "result_not_written", {output, "/proc/nowhere"}));
    EXPECT_FALSE(QFile::exists(valley_.path("folder"))) << "no member was computed";
  }
}

// QGIS adds .gpkg to a layer's file that has no ending of a format.
TEST_F(Destinations, WithoutAnEndingAreThoseThatQgisWrites) {
  const QString nameless = town_.chopped(5);
  EXPECT_TRUE(mentions(run(damage(town_ + "|layername=buildings", nameless)).error, "result_overwrites_input",
                       {"DAMAGE", "BUILDINGS"}));
  QVariantMap values = damage(town_ + "|layername=buildings", valley_.path("two"));
  values["SUMMARY"] = valley_.path("two.gpkg");
  EXPECT_TRUE(mentions(run(values).error, "result_overwrites_result", {"SUMMARY", "DAMAGE"}));
  values["SUMMARY"] = QVariant();
  values["DAMAGE"] = valley_.path("three.of");
  const Outcome written = run(values);
  EXPECT_EQ("", written.error.toStdString());
  EXPECT_TRUE(QFile::exists(valley_.path("three.of.gpkg")));
  EXPECT_FALSE(QFile::exists(valley_.path("three.of")));
}

TEST(PlaceOfOutput, ReadsWhatQgisNames) {
  const auto place = [](const char* text) {
    const io::FilePlace found = placeOfOutput(QString(text));
    return found.file + "|" + found.table;
  };
  EXPECT_EQ("/a/b.gpkg|", place("/a/b.gpkg"));
  EXPECT_EQ("C:/a/b.gpkg|", place("C:/a/b.gpkg"));
  EXPECT_EQ("/a b/ü.gpkg|the table", place("ogr:dbname='/a b/ü.gpkg' table=\"the table\" (geom)"));
  EXPECT_EQ("/runs/12:30/a.gpkg|", place("/runs/12:30/a.gpkg"));
  EXPECT_EQ("|", place("memory:"));
  EXPECT_EQ("|", place("postgres:dbname='x' table=\"public\".\"t\" (geom)"));
}

}  // namespace
}  // namespace spate::test
