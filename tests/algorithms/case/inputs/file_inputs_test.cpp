// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/inputs/file_inputs.hpp"

#include <gdal_priv.h>
#include <gtest/gtest.h>
#include <ogrsf_frmts.h>

#include "algorithms/case/inputs/kept_rows.hpp"
#include "algorithms/io/vector/layer_file.hpp"
#include "solver/core/check.hpp"
#include "tests/algorithms/io/raster/rasters.hpp"
#include "tests/solver/errors.hpp"

namespace spate {
namespace {

class SilentLog : public Log {
 public:
  void info(const std::string&) override {}
  void warning(const Message& message) override { warnings += full_text(message); }
  void progress(double) override {}
  bool is_cancelled() const override { return false; }
  std::string warnings;
};

class FileInputsTest : public testing::Test {
 protected:
  FileInputsTest() {
    GDALAllRegister();
    GDALDatasetUniquePtr raster(GetGDALDriverManager()->GetDriverByName("GTiff")->Create(
        dem_.c_str(), 4, 3, 1, GDT_Float32, nullptr));
    double transform[6] = {500000, 10, 0, 5300300, 0, -10};
    raster->SetGeoTransform(transform);
    OGRSpatialReference crs;
    crs.importFromEPSG(32633);
    raster->SetSpatialRef(&crs);
    raster.reset();
    values_.set("DEM", dem_);
  }

  // Into a file of its own; returns it.
  std::string write(const char* name, int epsg, const std::vector<io::Row>& rows) {
    using Kind = io::Column::Kind;
    io::Layer layer;
    layer.name = name;
    layer.shape = io::Shape::any;
    if (epsg != 0) layer.crs_wkt = io::wkt_of_epsg(epsg);
    layer.columns = {{"Level", Kind::text}, {"name", Kind::text}, {"count", Kind::whole_number}};
    layer.rows = rows;
    std::string path = folder_.file(std::string(name) + ".gpkg");
    io::write_layers(path, {layer});
    return path;
  }

  std::vector<Feature> read(const FeatureQuery& query) {
    return read_features(FileInputs(values_, list_), query, log_);
  }

  const io::TemporaryFolder folder_;
  const std::string dem_ = folder_.file("dem.tif");
  const ParameterList list_ = flood_inputs();
  Values values_;
  SilentLog log_;
};

TEST_F(FileInputsTest, FeaturesHaveLabelsFieldsAndIds) {
  values_.set("INFLOWS", write("points", 32633,
                               {{7, io::wkb("POINT (500001 5300299)"), {"1,5", "north", std::int64_t{3}}},
                                {9, io::wkb("POINT (500002 5300299)"), {{}, {}, {}}}}));
  const std::vector<Feature> features = read({"INFLOWS", "inflow", {"level"}, {"name", "count", "none"}});
  ASSERT_EQ(2u, features.size());
  EXPECT_EQ("inflow 7 'north'", features[0].label);
  EXPECT_EQ("north", features[0].name);
  EXPECT_EQ("9", features[1].name) << "by its number, without a word of any language";
  EXPECT_EQ(1.5, features[0].number("level")) << "found in another case, with a decimal comma";
  EXPECT_EQ(3, features[0].number("count"));
  EXPECT_EQ("3", features[0].text("count"));
  EXPECT_FALSE(features[0].number("none"));
  EXPECT_EQ("inflow 9", features[1].label);
  EXPECT_FALSE(features[1].number("level"));
  EXPECT_EQ(io::wkb("POINT (500001 5300299)"), features[0].wkb) << "in the CRS of DEM nothing may change";
  EXPECT_EQ("", log_.warnings);
  EXPECT_TRUE(read({"BARRIERS", "barrier"}).empty()) << "not given";
}

TEST_F(FileInputsTest, NamesAreCutAsInShapefilesAndSlipsAreNamed) {
  values_.set("INFLOWS", write("slips", 32633, {{1, io::wkb("POINT (500001 5300299)"), {"1.5", "a", {}}}}));
  const std::vector<Feature> features = read({"INFLOWS", "inflow", {}, {"name", "levels"}});
  EXPECT_TRUE(cases::has_key(log_.warnings, "field_misspelt", {"Level", "INFLOWS", "levels"}));
  EXPECT_FALSE(features[0].number("levels"));
  log_.warnings.clear();
  read({"INFLOWS", "inflow", {}, {"level", "levels", "number"}});
  EXPECT_EQ("", log_.warnings) << "a field that is read is no slip, and other words are none";

  using Kind = io::Column::Kind;
  io::Layer layer;
  layer.name = "cut";
  layer.shape = io::Shape::any;
  layer.crs_wkt = io::wkt_of_epsg(32633);
  layer.columns = {{"discharge_", Kind::number}};
  layer.rows = {{1, io::wkb("POINT (500001 5300299)"), {4.5}}};
  const std::string path = folder_.file("cut.gpkg");
  io::write_layers(path, {layer});
  values_.set("INFLOWS", path);
  EXPECT_EQ(4.5, read({"INFLOWS", "inflow", {}, {}, {"discharge_m3s"}})[0].number("discharge_m3s"));
  EXPECT_EQ("", log_.warnings);
}

TEST_F(FileInputsTest, WhatWasCopiedByMistakeIsNamed) {
  const std::string place = io::wkb("POINT (500001 5300299)");
  values_.set("INFLOWS", write("twins", 32633,
                               {{1, place, {"1.5", "a", {}}},
                                {2, place, {"2.5", "a", {}}},
                                {3, place, {"1.5", "b", {}}},
                                {4, io::wkb("POINT (500002 5300299)"), {"1.5", "a", {}}}}));
  FeatureQuery query = {"INFLOWS", "inflow", {"level"}, {"name"}};
  EXPECT_EQ(4u, read(query).size());
  EXPECT_EQ("", log_.warnings) << "where they do not add up";
  query.adds_up = true;
  EXPECT_EQ(4u, read(query).size());
  EXPECT_TRUE(cases::has_key(log_.warnings, "features_twice", {"INFLOWS", "inflow 3 'b'", "inflow 1 'a'"}));
}

TEST_F(FileInputsTest, BringsFeaturesIntoTheCrsOfTheModel) {
  values_.set("INFLOWS", write("degrees", 4326, {{1, io::wkb("POINT (15 47.8535)"), {{}, {}, {}}}}));
  const std::vector<Feature> features = read({"INFLOWS", "inflow"});
  ASSERT_EQ(1u, features.size());
  OGRGeometry* geometry = nullptr;
  OGRGeometryFactory::createFromWkb(features[0].wkb.data(), nullptr, &geometry, features[0].wkb.size());
  EXPECT_NEAR(500000, geometry->toPoint()->getX(), 1e-6);
  EXPECT_NEAR(5300200, geometry->toPoint()->getY(), 500);
  delete geometry;
}

TEST_F(FileInputsTest, ComplainsWithTheNamesOfWhatIsWrong) {
  values_.set("INFLOWS", write("nowhere", 32633, {{4, "", {"x", {}, {}}}}));
  cases::expect_error([&] { read({"INFLOWS", "inflow"}); }, "geometry_missing", {"inflow 4"});
  cases::expect_error(
      [&] {
        read({"INFLOWS", "inflow", {"hydrograph"}});
      },
      "field_missing", {"INFLOWS", "hydrograph"});
  FeatureQuery query = {"INFLOWS", "inflow"};
  query.placeless = Placeless::left_out;
  EXPECT_TRUE(read(query).empty());
  EXPECT_TRUE(cases::has_key(log_.warnings, "features_without_geometry", {"INFLOWS", "inflow 4"}));
  log_.warnings.clear();
  values_.set("INFLOWS", write("unknown", 0, {{1, io::wkb("POINT (500001 5300299)"), {"x", {}, {}}}}));
  cases::expect_error(
      [&] {
        read({"INFLOWS", "inflow", {"level"}})[0].number("level");
      },
      "attribute_not_a_number", {"inflow 1", "level"});
  EXPECT_TRUE(cases::has_key(log_.warnings, "crs_unknown", {"INFLOWS"}));
  values_.set("INFLOWS", std::string("none.gpkg"));
  cases::expect_error([&] { read({"INFLOWS", "inflow"}); }, "layer_unreadable", {"INFLOWS", "none.gpkg"});
}

TEST(VectorSource, IsWrittenAsInQgis) {
  const io::VectorSource source =
      io::parse_vector_source("/a folder/b.gpkg|layername=c d|subset=\"x\" = '1|2' AND y = 3");
  EXPECT_EQ("/a folder/b.gpkg", source.path);
  EXPECT_EQ("c d", source.layer);
  EXPECT_EQ("\"x\" = '1|2' AND y = 3", source.subset);
  EXPECT_EQ(2, io::parse_vector_source("b.gpkg|layerid=2").layer_id);
  EXPECT_EQ("b.shp", io::parse_vector_source("b.shp").path);
  EXPECT_FALSE(source.shape);
  EXPECT_EQ(io::Shape::points, io::parse_vector_source("b.gpkg|layername=c|geometrytype=Point").shape);
  EXPECT_EQ(io::Shape::polygons, io::parse_vector_source("b.gpkg|geometrytype=MultiPolygon25D").shape);
  EXPECT_EQ("c", io::parse_vector_source("b.csv|option:SEPARATOR=SEMICOLON|layername=c").layer);
  // The first layer of the file would be read.
  for (const char* wrong : {"b.gpkg|layer=c", "b.gpkg|x|layername=c", "b.gpkg|c"})
    cases::expect_error([&] { io::parse_vector_source(wrong); }, "layer_source_unknown", {wrong});
}

// QGIS shows a layer of several kinds of geometry as one layer for each.
TEST_F(FileInputsTest, OneKindOfGeometryOfALayer) {
  const std::string mixed = write("mixed", 32633,
                                  {{1, io::wkb("POINT (500001 5300299)"), {{}, "a", {}}},
                                   {2, io::wkb("LINESTRING (500001 5300299, 500009 5300299)"), {{}, "b", {}}},
                                   {3, io::wkb("MULTIPOINT ((500002 5300298))"), {{}, "c", {}}},
                                   {4, {}, {{}, "d", {}}}});
  values_.set("INFLOWS", mixed + "|layername=mixed|geometrytype=Point");
  const auto names = [&] {
    std::string names;
    const std::unique_ptr<InputLayer> layer = FileInputs(values_, list_).layer("INFLOWS", Validity::checked);
    std::string why;
    for (io::Row row; layer->next(row, &why);) names += io::text_of(row.attributes[1]);
    return names;
  };
  EXPECT_EQ("ac", names());
  EXPECT_EQ(2, io::VectorLayer(values_.text("INFLOWS"), "INFLOWS").count());
  values_.set("INFLOWS", mixed + "|geometrytype=LineString");
  EXPECT_EQ("b", names());
  EXPECT_EQ(io::Shape::lines, io::VectorLayer(values_.text("INFLOWS"), "INFLOWS").shape());
  values_.set("INFLOWS", mixed);
  EXPECT_EQ("abcd", names());
}

// A shapefile of the command holds all letters.
TEST_F(FileInputsTest, LettersOfShapefiles) {
  io::Layer layer;
  layer.name = "towns";
  layer.shape = io::Shape::points;
  layer.columns = {{"name", io::Column::Kind::text}};
  layer.rows = {{1, io::wkb("POINT (1 2)"), {"Łódź"}}, {2, io::wkb("POINT (3 4)"), {"Αθήνα"}}};
  const std::string path = folder_.file("towns.shp");
  io::write_layers(path, {layer});
  io::VectorLayer read(path, "TOWNS");
  std::string why;
  io::Row row;
  for (const io::Row& written : layer.rows) {
    ASSERT_TRUE(read.next(row, &why));
    EXPECT_EQ(io::text_of(written.attributes[0]), io::text_of(row.attributes[0]));
  }
}

TEST_F(FileInputsTest, ZerosOfTablesHaveNoSign) {
  io::Layer layer;
  layer.name = "zero";
  layer.columns = {{"edge", io::Column::Kind::text}, {"volume", io::Column::Kind::number}};
  layer.rows = {{1, {}, {"west", -0.0}}};
  const std::string path = folder_.file("zero.csv");
  io::write_layers(path, {layer});
  const io::Table table = io::read_csv(path);
  ASSERT_EQ(1u, table.rows.size());
  EXPECT_EQ("0", table.rows[0][1]);
}

// A result has the rows of its input as they were when it was computed.
TEST_F(FileInputsTest, RowsThatChangedMeanwhileAreRefused) {
  const std::string file = write("kept", 32633,
                                 {{7, io::wkb("POINT (500001 5300299)"), {{}, "a", {}}},
                                  {9, io::wkb("POINT (500002 5300299)"), {{}, "b", {}}}});
  values_.set("INFLOWS", file);
  KeptRows rows;
  rows.input = "INFLOWS";
  rows.columns = {{"depth", io::Column::Kind::number}};
  rows.ids = {7, 9};
  rows.rows = {{0, {1.5}}, {1, {2.5}}};
  const FileInputs inputs(values_, list_);
  ASSERT_EQ(2u, layer_of(rows, inputs, "kept").rows.size());
  rows.rows.push_back({2, {3.5}});  // the last row has gone
  cases::expect_error([&] { layer_of(rows, inputs, "kept"); }, "buildings_changed", {"INFLOWS"});
  rows.rows.pop_back();
  rows.ids = {7, 8};  // another one stands in its place
  cases::expect_error([&] { layer_of(rows, inputs, "kept"); }, "buildings_changed", {"INFLOWS"});
}

}  // namespace
}  // namespace spate
