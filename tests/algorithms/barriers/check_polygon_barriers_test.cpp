// SPDX-License-Identifier: GPL-3.0-or-later
// spate:checkbarriers on barriers that are drawn as polygons.
#include <gtest/gtest.h>

#include "tests/algorithms/barriers/check_case.hpp"

namespace spate::test {
namespace {

using CheckPolygonBarriers = CheckCase;

TEST_F(CheckPolygonBarriers, Polygons) {
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
TEST_F(CheckPolygonBarriers, PolygonsEndWhereLinesWould) {
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

// Outlines traced from cells of 1 m, in all directions: their steps are not ends.
TEST_F(CheckPolygonBarriers, RaggedPolygonsHaveTwoEndsToo) {
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

// A shape whose ends cannot be seen is not passed over in silence.
TEST_F(CheckPolygonBarriers, NamesPolygonsThatAreNoBands) {
  EXPECT_TRUE(
      polygonLeaks({"100 20, 145 20, 145 60, 100 60, 100 20", "20 20, 60 20, 60 24, 20 24, 20 20"}).empty());
  EXPECT_TRUE(mentions(run.warnings, "polygon_ends_not_checked", {"1 ", "barrier 1 'a'"}));
}

}  // namespace
}  // namespace spate::test
