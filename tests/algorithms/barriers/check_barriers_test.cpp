// SPDX-License-Identifier: GPL-3.0-or-later
// spate:checkbarriers on cases that can be checked by hand.
#include <gtest/gtest.h>

#include <QFile>
#include <cmath>
#include <functional>

#include "qgsfeature.h"
#include "qgsfeatureiterator.h"
#include "qgsrenderer.h"
#include "qgsvectorlayer.h"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

struct Found {
  std::string kind, barrier, other;
  double width, low, depth, x, y;  // x, y from the grid's south-western corner
  int passes;
};

// 100 x 100 cells of 2 m; the ground lies at 0 m, at 10 m from x = 152 m on, and at 1 m on the 10 m before
// it. The water stands at 3 m. The bed that is computed on rises to 3.25 m in the cell before the hill, so
// that the ground is high from x = 150 m on.
class CheckBarriers : public testing::Test {
 protected:
  CheckBarriers() {
    dem = valley.raster("hill.tif", {100, 100, 500000, 5300200, 2, 32633}, [](int column, int) {
      return column >= 76 ? 10.0 : column >= 71 ? 1.0 : 0.0;
    });
  }

  // Coordinates from the corner, as "20 20, 80 20".
  static QString path(const QString& points) {
    QStringList moved;
    for (const QString& point : points.split(','))
      moved << QStringLiteral("%1 %2")
                   .arg(500000 + point.trimmed().section(' ', 0, 0).toDouble(), 0, 'f', 3)
                   .arg(5300000 + point.trimmed().section(' ', 1, 1).toDouble(), 0, 'f', 3);
    return moved.join(", ");
  }
  QVariantMap parametersFor(const QStringList& lines, const QStringList& crests = {}) {
    return {{"BARRIERS", layerOf("LineString", "LineString(%1)", lines, crests)},
            {"DEM", dem},
            {"LEVEL", 3},
            {"LEAKS", valley.path("leaks.gpkg")}};
  }
  QString layerOf(const QString& type, const QString& wkt, const QStringList& shapes,
                  const QStringList& crests = {}) {
    std::vector<FloodCase::Feature> features;
    for (int i = 0; i < shapes.size(); ++i)
      features.push_back(
          {wkt.arg(path(shapes[i])), {QString(QChar('a' + i)), i < crests.size() ? crests[i] : "5"}});
    return valley.layer(type + "?crs=EPSG:32633&field=name:string&field=crest:string", features);
  }

  std::vector<Found> leaks(const QVariantMap& parameters) {
    QFile::remove(valley.path("leaks.gpkg"));
    run = runAlgorithm(QStringLiteral("spate:checkbarriers"), parameters, valley.project());
    EXPECT_TRUE(run.ok) << run.error.toStdString();
    const QgsVectorLayer layer(run.results["LEAKS"].toString(), "leaks", "ogr");
    EXPECT_TRUE(layer.isValid());
    EXPECT_EQ("EPSG:32633", layer.crs().authid().toStdString());
    EXPECT_EQ("RuleRenderer", layer.renderer()->type().toStdString());
    std::vector<Found> list;
    openEnds.clear();
    QgsFeature feature;
    for (QgsFeatureIterator features = layer.getFeatures(); features.nextFeature(feature);) {
      const QgsPointXY point = feature.geometry().asPoint();
      list.push_back({feature.attribute("kind").toString().toStdString(),
                      feature.attribute("barrier").toString().toStdString(),
                      feature.attribute("other").toString().toStdString(),
                      feature.attribute("width_m").toDouble(), feature.attribute("low_m").toDouble(),
                      feature.attribute("depth_m").toDouble(), point.x() - 500000, point.y() - 5300000,
                      feature.attribute("passes").toInt()});
      if (list.back().kind != "open end") continue;
      openEnds.push_back(list.back());
      list.pop_back();
    }
    EXPECT_EQ(static_cast<int>(list.size()), run.results["LEAK_COUNT"].toInt());
    EXPECT_EQ(static_cast<int>(openEnds.size()), run.results["OPEN_ENDS"].toInt());
    return list;
  }
  std::vector<Found> leaks(const QStringList& lines, const QStringList& crests = {}) {
    return leaks(parametersFor(lines, crests));
  }

  std::vector<Found> polygonLeaks(const QStringList& outlines, double maxGap = 10) {
    QVariantMap parameters = parametersFor({});
    parameters["BARRIERS"] = layerOf("Polygon", "Polygon((%1))", outlines);
    parameters["MAX_GAP"] = maxGap;
    return leaks(parameters);
  }
  // The outline of a line made wide, with flat ends.
  static QString band(const QString& line, double width, Qgis::JoinStyle corners = Qgis::JoinStyle::Miter) {
    const QgsGeometry middle = QgsGeometry::fromWkt(QStringLiteral("LineString(%1)").arg(line));
    const QString wkt =
        middle.buffer(0.5 * width, 8, Qgis::EndCapStyle::Flat, corners, 5).asWkt(3).section("((", 1);
    return wkt.section("))", 0, 0);
  }

  FloodCase valley;
  QString dem;
  Outcome run;
  std::vector<Found> openEnds;  // of the last search
};

TEST_F(CheckBarriers, ClosedRingHasNone) {
  EXPECT_TRUE(leaks({"20 20, 80 20, 80 80, 20 80, 20 20"}).empty());
  EXPECT_TRUE(leaks({"20 20, 80 20, 80 80", "80 80, 20 80, 20 20"}).empty());
  EXPECT_TRUE(leaks({"20 20, 80 20, 80 80", "20 20, 20 80, 80 80.004"}).empty()) << "within a centimetre";
}

TEST_F(CheckBarriers, RingWithAGap) {
  const std::vector<Found> found = leaks({"20 20, 80 20, 80 80, 20 80, 20 25"});
  ASSERT_EQ(1u, found.size());
  EXPECT_EQ("gap", found[0].kind);
  EXPECT_EQ("barrier 1 'a'", found[0].barrier);
  EXPECT_EQ("barrier 1 'a'", found[0].other);
  EXPECT_NEAR(5, found[0].width, 1e-6);
  EXPECT_NEAR(0, found[0].low, 1e-6);
  EXPECT_NEAR(3, found[0].depth, 1e-6);
  EXPECT_NEAR(20, found[0].x, 1e-6);
  EXPECT_NEAR(22.5, found[0].y, 1e-6);
  EXPECT_EQ(1, found[0].passes);
  EXPECT_TRUE(logged(run.log, {"barrier 1 'a'", "5.00 m", "0.00 m"}));

  // Between two lines; seen from both, told once. Wider than MAX_GAP it is meant.
  const QStringList two = {"20 20, 80 20, 80 80", "20 20, 20 80, 72 80"};
  const std::vector<Found> between = leaks(two);
  ASSERT_EQ(1u, between.size());
  EXPECT_EQ("barrier 2 'b'", between[0].other);
  EXPECT_NEAR(8, between[0].width, 1e-6);
  QVariantMap narrower = parametersFor(two);
  narrower["MAX_GAP"] = 7.9;
  EXPECT_TRUE(leaks(narrower).empty());
  EXPECT_EQ(2, run.results["OPEN_ENDS"].toInt());
  // Nor where the ground is as high as the water.
  QVariantMap shallow = parametersFor(two);
  shallow["LEVEL"] = 0;
  EXPECT_TRUE(leaks(shallow).empty());
}

TEST_F(CheckBarriers, EndShortOfAHill) {
  const std::vector<Found> found = leaks({"50 51, 147 51"});
  ASSERT_EQ(1u, found.size());
  EXPECT_EQ("flank", found[0].kind);
  EXPECT_EQ("", found[0].other);
  EXPECT_NEAR(3, found[0].width, 1e-6);
  EXPECT_NEAR(1, found[0].low, 1e-6) << "of the way across, not of the plain";
  EXPECT_NEAR(2, found[0].depth, 1e-6);
  EXPECT_NEAR(148.5, found[0].x, 1e-6);
  EXPECT_EQ(1, found[0].passes);
  EXPECT_EQ(1, run.results["OPEN_ENDS"].toInt());
  EXPECT_TRUE(leaks({"50 51, 150 51"}).empty()) << "to the foot";
  EXPECT_TRUE(leaks({"50 51, 160 51"}).empty()) << "into the hill";
}

TEST_F(CheckBarriers, LinesThatMeetHaveNone) {
  EXPECT_TRUE(leaks({"20 50, 80 50", "50 20, 50 80"}).empty()) << "a cross";
  EXPECT_EQ(4, run.results["OPEN_ENDS"].toInt());
  EXPECT_TRUE(leaks({"20 50, 80 50", "50 20, 50 50"}).empty()) << "a T";
  EXPECT_TRUE(leaks({"20 50, 80 50", "78.5 20, 78.5 51.5"}).empty()) << "a corner drawn too far";
  EXPECT_TRUE(leaks({"20 50, 80 50", "72 20, 72 58"}).empty()) << "and farther";
  EXPECT_TRUE(leaks({"20 20, 80 20, 80 80, 40 80, 40 20"}).empty()) << "a line that ends on itself";
}

TEST_F(CheckBarriers, EndsThatOverlapWithinACellDoNotMatterInASimulation) {
  const std::vector<Found> found = leaks({"20 50.3, 51 50.3", "50.2 50.7, 80 50.7"});
  ASSERT_EQ(1u, found.size());
  EXPECT_NEAR(0.4, found[0].width, 1e-6);
  EXPECT_EQ(0, found[0].passes);
  // Around a centre's row (y = 49 m) as narrow a gap has cells on both sides.
  const std::vector<Found> open = leaks({"20 48.9, 50.5 48.9", "50.5 49.4, 80 49.4"});
  ASSERT_EQ(1u, open.size());
  EXPECT_NEAR(0.5, open[0].width, 1e-6);
  EXPECT_EQ(1, open[0].passes);
}

TEST_F(CheckBarriers, SaysWhatASimulationDoes) {
  // A lake of 3 m in the north behind two lines across the grid.
  const QString lake =
      valley.layer("Polygon?crs=EPSG:32633&field=level:double",
                   {{QStringLiteral("Polygon((%1))").arg(path("0 52, 200 52, 200 200, 0 200, 0 52")), {3}}});
  for (const QStringList& lines : {QStringList{"-9 50.3, 51 50.3", "50.2 50.7, 209 50.7"},
                                   QStringList{"-9 48.9, 50.5 48.9", "50.5 49.4, 209 49.4"},
                                   QStringList{"-9 50.3, 45 50.3", "51 50.7, 209 50.7"},
                                   QStringList{"-9 47, 45 51.1", "45.9 50.9, 209 44"}}) {
    QVariantMap check = parametersFor(lines);
    const std::vector<Found> found = leaks(check);
    ASSERT_EQ(1u, found.size()) << lines.join(" | ").toStdString();
    QVariantMap parameters = valley.base();
    parameters["DEM"] = dem;
    parameters["BARRIERS"] = check["BARRIERS"];
    parameters["WATER_BODIES"] = lake;
    parameters["DURATION"] = 0.005;
    for (const char* side : {"WEST", "EAST", "NORTH", "SOUTH"}) parameters[side] = "wall";
    const Outcome flood = runAlgorithm(QStringLiteral("spate:simulateflood"), parameters, valley.project());
    ASSERT_TRUE(flood.ok) << flood.error.toStdString();
    // Wet from the start: the cells in the lake below the hill, 76 columns x 74 rows.
    const double wet = flood.results["WET_AREA"].toDouble();
    if (found[0].passes)
      EXPECT_GT(wet, 4 * 76 * 76) << lines.join(" | ").toStdString();
    else
      EXPECT_LE(wet, 4 * 76 * 75) << lines.join(" | ").toStdString();
  }
}

TEST_F(CheckBarriers, Polygons) {
  const auto found = [&](const QStringList& shapes) { return polygonLeaks(shapes); };
  const QString west = "20 20, 50 20, 50 24, 20 24, 20 20", east = "54 20, 90 20, 90 24, 54 24, 54 20";
  const std::vector<Found> one = found({west, east});
  ASSERT_EQ(1u, one.size());
  EXPECT_EQ("gap", one[0].kind);
  EXPECT_NEAR(4, one[0].width, 1e-6);
  EXPECT_NEAR(52, one[0].x, 1e-6);
  EXPECT_EQ(1, one[0].passes);
  EXPECT_TRUE(found({west, east, "49 21, 55 21, 55 23, 49 23, 49 21"}).empty()) << "closed by a third";
  EXPECT_TRUE(found({west, "50 24, 90 24, 90 28, 50 28, 50 24"}).empty()) << "touching at a corner";
  // A dike that stops 4 m short of the hill, one that reaches it with a corner, one that a wall continues.
  const std::vector<Found> flank = found({"60 20, 146 20, 146 24, 60 24, 60 20"});
  ASSERT_EQ(1u, flank.size());
  EXPECT_EQ("flank", flank[0].kind);
  EXPECT_NEAR(4, flank[0].width, 1e-6);
  EXPECT_NEAR(1, flank[0].low, 1e-6);
  EXPECT_NEAR(148, flank[0].x, 1e-6);
  EXPECT_EQ(1, flank[0].passes);
  EXPECT_TRUE(found({"60 20, 147 20, 150.5 24, 60 24, 60 20"}).empty());
  EXPECT_TRUE(
      found({"60 20, 146 20, 146 24, 60 24, 60 20", "145 21, 152 21, 152 22, 145 22, 145 21"}).empty());
}

// Dikes as they are drawn, with bends and round corners: each leaks where a line along its middle would.
TEST_F(CheckBarriers, PolygonsEndWhereLinesWould) {
  for (const Qgis::JoinStyle corners : {Qgis::JoinStyle::Miter, Qgis::JoinStyle::Round}) {
    // L, S and a slow bend, each 8 m short of the hill at x = 150 m.
    for (const char* line : {"60 100, 60 60, 142 60", "60 20, 100 20, 100 60, 142 60",
                             "60 100, 62 90, 66 80, 73 72, 82 65, 92 61, 103 59, 115 58.5, 142 59"}) {
      const std::vector<Found> found = polygonLeaks({band(line, 6, corners)});
      ASSERT_EQ(1u, found.size()) << line;
      EXPECT_EQ("flank", found[0].kind);
      EXPECT_NEAR(8, found[0].width, 0.2) << line;
      EXPECT_NEAR(146, found[0].x, 0.2);
      EXPECT_EQ(1, run.results["OPEN_ENDS"].toInt()) << "the other one";
      EXPECT_EQ("", run.warnings.toStdString());
    }
    // One ring that does not close, thin and thick.
    const std::vector<Found> thin = polygonLeaks({band("20 20, 120 20, 120 120, 20 120, 20 24", 2, corners)});
    ASSERT_EQ(1u, thin.size());
    EXPECT_EQ("gap", thin[0].kind);
    EXPECT_EQ(thin[0].barrier, thin[0].other);
    EXPECT_NEAR(3, thin[0].width, 1e-2);
    EXPECT_NEAR(22.5, thin[0].y, 0.1);
    const QString thick = band("20 20, 120 20, 120 120, 20 120, 20 45", 12, corners);
    EXPECT_TRUE(polygonLeaks({thick}).empty()) << "wider than MAX_GAP";
    EXPECT_EQ(1u, polygonLeaks({thick}, 25).size());
    // Two halves of a ring leave two gaps, and an end beside the middle of another dike is one too.
    const std::vector<Found> two = polygonLeaks(
        {band("60 20, 20 20, 20 80, 60 80", 4, corners), band("65 20, 110 20, 110 80, 67 80", 4, corners)});
    ASSERT_EQ(2u, two.size());
    EXPECT_NEAR(12, two[0].width + two[1].width, 1e-2);
    const std::vector<Found> middle =
        polygonLeaks({band("20 50, 120 50", 4, corners), band("70 56, 70 100, 90 120", 4, corners)});
    ASSERT_EQ(1u, middle.size());
    EXPECT_NEAR(4, middle[0].width, 1e-2);
  }
  EXPECT_TRUE(polygonLeaks({band("60 100, 60 60, 155 60", 6)}).empty()) << "an L into the hill";
  QVariantMap ring = parametersFor({});
  ring["BARRIERS"] = valley.layer(
      "Polygon?crs=EPSG:32633&field=crest:double",
      {{QStringLiteral("Polygon((%1), (%2))")
            .arg(path("20 20, 80 20, 80 80, 20 80, 20 20"), path("24 24, 76 24, 76 76, 24 76, 24 24")),
        {5}}});
  EXPECT_TRUE(leaks(ring).empty());
  EXPECT_EQ("", run.warnings.toStdString()) << "a whole ring has no end";
}

// Traced from cells of 1 m, in all directions: the steps of the outline are no ends.
TEST_F(CheckBarriers, RaggedPolygonsHaveTwoEndsToo) {
  for (int angle = 0; angle < 180; angle += 5) {
    const double radians = angle * 0.0174532925;
    const QgsPointXY middle(70, 100);
    const QgsVector along(30 * std::cos(radians), 30 * std::sin(radians));
    const QgsPointXY bend = middle + along.rotateBy(1.5) * 0.5;
    const QgsGeometry wide =
        QgsGeometry::fromPolylineXY({middle - along, bend, middle + along}).buffer(1.7, 8);
    QVector<QgsGeometry> cells;
    for (int x = 35; x < 105; ++x)
      for (int y = 65; y < 135; ++y)
        if (QgsGeometry::fromPointXY({x + 0.5, y + 0.5}).within(wide))
          cells << QgsGeometry::fromRect(QgsRectangle(x, y, x + 1, y + 1));
    const QString outline = QgsGeometry::unaryUnion(cells).asWkt(0);
    EXPECT_TRUE(polygonLeaks({outline.section("((", 1).section("))", 0, 0)}).empty()) << angle;
    EXPECT_EQ(2, run.results["OPEN_ENDS"].toInt()) << angle;
  }
}

// What has no ends to be seen is not passed over in silence.
TEST_F(CheckBarriers, NamesPolygonsThatAreNoBands) {
  EXPECT_TRUE(
      polygonLeaks({"100 20, 145 20, 145 60, 100 60, 100 20", "20 20, 60 20, 60 24, 20 24, 20 20"}).empty());
  EXPECT_TRUE(mentions(run.warnings, "polygon_ends_not_checked", {"1 ", "barrier 1 'a'"}));
}

TEST_F(CheckBarriers, LowCrests) {
  const std::vector<Found> found = leaks({"20 20, 80 20, 80 80, 20 80, 20 20"}, {"2,5"});
  ASSERT_EQ(1u, found.size());
  EXPECT_EQ("crest", found[0].kind);
  EXPECT_NEAR(240, found[0].width, 1e-6);
  EXPECT_NEAR(2.5, found[0].low, 1e-6);
  EXPECT_NEAR(0.5, found[0].depth, 1e-6);
  // A higher one on the same faces holds the water.
  EXPECT_TRUE(leaks({"20 20, 80 20, 80 80, 20 80, 20 20", "20 20, 80 20, 80 80, 20 80, 20 20"}, {"2.5", "4"})
                  .empty());
  // Into the hill, only what stands on lower ground counts: 65 of 70 m.
  const std::vector<Found> slope = leaks({"85 31, 155 31", "85 31, 85 2"}, {"2.9", "5"});
  ASSERT_EQ(1u, slope.size());
  EXPECT_EQ("crest", slope[0].kind);
  EXPECT_NEAR(65, slope[0].width, 2);
}

// A ridge of one cell is 2 m high in the elevation model and 1 m in what is computed on, where water of 1.5 m
// passes it: a wall that ends on it leaks.
TEST_F(CheckBarriers, LooksAtTheBedThatIsComputedOn) {
  dem = valley.raster("ridge.tif", {100, 100, 500000, 5300200, 2, 32633},
                      [](int column, int) { return column == 50 ? 2.0 : 0.0; });
  QVariantMap parameters = parametersFor({"20 51, 101 51"});
  parameters["LEVEL"] = 1.5;
  EXPECT_TRUE(leaks(parameters).empty());
  EXPECT_EQ(2u, openEnds.size()) << "it ends in the water";
  // With the scheme hr it is the elevation model, and holds.
  parameters["SCHEME"] = "hr";
  leaks(parameters);
  EXPECT_EQ(1u, openEnds.size());
  parameters.remove("SCHEME");
  // At 0.9 m the ridge holds.
  parameters["LEVEL"] = 0.9;
  leaks(parameters);
  EXPECT_EQ(1u, openEnds.size());
  // A crest below the ground that is computed on stands nowhere: 0.4 m beside the ridge, where it is 0.5 m.
  parameters["BARRIERS"] = layerOf("LineString", "LineString(%1)", {"99.9 20, 99.9 80"}, {"0.4"});
  leaks(parameters);
  EXPECT_TRUE(mentions(run.warnings, "barrier_below_ground", {"'a'"}));
}

// An end with nothing near it is a point of its own, not a leak.
TEST_F(CheckBarriers, MapsOpenEnds) {
  EXPECT_TRUE(leaks(QStringList{"20 20, 80 20"}).empty());
  ASSERT_EQ(2u, openEnds.size());
  EXPECT_NEAR(20, openEnds[0].x, 1e-6);
  EXPECT_NEAR(80, openEnds[1].x, 1e-6);
  for (const Found& end : openEnds) {
    EXPECT_NEAR(20, end.y, 1e-6);
    EXPECT_NEAR(0, end.low, 1e-6);
    EXPECT_NEAR(3, end.depth, 1e-6);
  }
  EXPECT_TRUE(leaks({"20 20, 80 20, 80 80, 20 80, 20 20"}).empty());
  EXPECT_TRUE(openEnds.empty());
}

// The same level as a raster finds the same; and where a raster has no water, nothing leaks.
TEST_F(CheckBarriers, TakesARasterOfLevels) {
  const auto levels = [&](const std::function<double(int)>& level) {
    QVariantMap parameters = parametersFor({"20 20, 148 20", "20 25, 80 25"}, {"2.5", "5"});
    parameters.remove("LEVEL");
    parameters["LEVELS"] = valley.raster("levels.tif", {100, 100, 500000, 5300200, 2, 32633},
                                         [&](int column, int) { return level(column); });
    return leaks(parameters);
  };
  const std::vector<Found> expected = leaks({"20 20, 148 20", "20 25, 80 25"}, {"2.5", "5"});
  ASSERT_FALSE(expected.empty());
  const std::vector<Found> same = levels([](int) { return 3.0; });
  ASSERT_EQ(expected.size(), same.size());
  for (std::size_t i = 0; i < same.size(); ++i) {
    EXPECT_EQ(expected[i].kind, same[i].kind);
    EXPECT_NEAR(expected[i].width, same[i].width, 1e-6);
    EXPECT_NEAR(expected[i].depth, same[i].depth, 1e-5);
  }
  EXPECT_TRUE(levels([](int column) { return column >= 90 ? 12.0 : std::nan(""); }).empty());
  // West of x = 100 m it stands below the crest of 2.5 m.
  for (const Found& leak : levels([](int column) { return column < 50 ? 2.0 : 3.0; }))
    EXPECT_TRUE(leak.kind != "crest" || std::fabs(leak.width - 48) < 3) << leak.width;
}

TEST_F(CheckBarriers, RefusesWhatMakesNoSense) {
  const auto refuses = [&](const QVariantMap& changes, const char* key, const QStringList& parts = {}) {
    valley.refuses(QStringLiteral("spate:checkbarriers"), changed(parametersFor({"20 20, 80 20"}), changes),
                   key, parts);
  };
  refuses({{"MAX_GAP", 0}}, "value_out_of_limits", {"MAX_GAP", "0"});
  refuses({{"LEVEL", QVariant()}}, "no_level", {"LEVEL", "LEVELS"});
  refuses({{"LEVELS", dem}}, "two_levels", {"LEVEL", "LEVELS"});
  refuses({{"DEM", valley.path("none.tif")}}, "value_refused", {"DEM"});
  refuses({{"BARRIERS", layerOf("LineString", "LineString(%1)", {"20 20, 80 20"}, {"high"})}},
          "attribute_not_a_number", {"barrier 1 'a'", "crest", "'high'"});
  refuses({{"BARRIERS", layerOf("LineString", "LineString(%1)", {"9000 20, 9000 80"})}},
          "barrier_outside_dem", {"barrier 1 'a'", "DEM"});
}

TEST_F(CheckBarriers, LeavesNothingWhenCancelled) {
  const Outcome outcome = runAlgorithm(QStringLiteral("spate:checkbarriers"), parametersFor({"20 20, 80 20"}),
                                       valley.project(), [](Feedback& feedback) { feedback.cancel(); });
  EXPECT_FALSE(outcome.ok) << "no barriers were read, so none leaks: that would look like good news";
  EXPECT_TRUE(mentions(outcome.error, "cancelled"));
  EXPECT_FALSE(QFile::exists(valley.path("leaks.gpkg")));
}

}  // namespace
}  // namespace spate::test
