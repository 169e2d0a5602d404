// SPDX-License-Identifier: GPL-3.0-or-later
// The members of spate:simulateensemble: those that fail, are cancelled, or were finished before.
#include <gdal_priv.h>
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <cmath>

#include "tests/algorithms/ensemble/ensemble_case.hpp"

namespace spate::test {
namespace {

TEST(EnsembleMembers, GoesOnWithoutMembersThatFail) {
  EnsembleCase valley;
  // A file in the place of one member's folder, and a roughness beyond what the solver takes.
  QVariantMap parameters = valley.ensemble("id,weight,manning_factor\na,1,\nb,3,\nblocked,2,\nrough,2,1e5\n");
  ASSERT_TRUE(QDir().mkpath(valley.path("folder")));
  valley.text("folder/member_blocked", "in the way");
  const Outcome run = valley.run(parameters);
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_EQ(2, run.results["MEMBERS_FAILED"].toInt());
  EXPECT_TRUE(mentions(run.warnings, "member_failed", {"'blocked'", "[member_folder_not_made]"}));
  EXPECT_TRUE(mentions(run.warnings, "member_failed", {"'rough'", "[manning_out_of_limits]", "3,500"}));
  EXPECT_TRUE(mentions(run.warnings, "some_members_failed", {"2 ", "4 ", "0.5 "}));
  const auto members = valley.members();
  EXPECT_EQ("failed", members.at("rough")["status"].toString().toStdString());
  EXPECT_TRUE(mentions(members.at("rough")["error"].toString(), "manning_out_of_limits", {"3,500"}));
  EXPECT_EQ(0, members.at("rough")["weight"].toDouble());
  EXPECT_EQ(0.25, members.at("a")["weight"].toDouble());
  EXPECT_EQ(0.75, members.at("b")["weight"].toDouble());
  // Both are the same flood: so is their mean.
  const std::vector<float> depth = readBand(valley.path("folder/member_a/max_depth.tif"));
  expectSame(depth, readBand(run.results["MEAN_DEPTH"].toString()));
  for (const float share : readBand(run.results["PROBABILITY"].toString()))
    EXPECT_TRUE(std::isnan(share) || share == 1);
}

// A run that ends is not yet a success: a member that lost its water does not count, nor does one computed
// before.
TEST(EnsembleMembers, DoesNotCountMembersThatLostTheirWater) {
  EnsembleCase valley;
  const QVariantMap parameters = valley.ensemble("id,factor\na,1\nb,2\n");
  Outcome run = valley.run(parameters);
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  auto* dataset = static_cast<GDALDataset*>(
      GDALOpen(valley.path("folder/member_b/max_depth.tif").toUtf8().constData(), GA_Update));
  ASSERT_NE(nullptr, dataset);
  dataset->SetMetadataItem("SPATE_MASS_ERROR", "-0.02");
  GDALClose(dataset);
  run = valley.run(parameters);
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_EQ(1, run.results["MEMBERS_KEPT"].toInt());
  EXPECT_EQ(1, run.results["MEMBERS_FAILED"].toInt());
  EXPECT_TRUE(mentions(run.warnings, "member_failed", {"'b'", "[mass_error_large]", "-0.02"}));
  expectSame(readBand(valley.path("folder/member_a/max_depth.tif")),
             readBand(run.results["MAX_DEPTH"].toString()));
}

TEST(EnsembleMembers, FailsWhenAllMembersFail) {
  EnsembleCase valley;
  const QVariantMap parameters = valley.ensemble("id,manning_factor\na,1e5\nb,1e5\n");
  const Outcome run = valley.run(parameters);
  EXPECT_FALSE(run.ok);
  EXPECT_TRUE(mentions(run.error, "all_members_failed", {"'a'", "[manning_out_of_limits]"}));
  EXPECT_FALSE(QFileInfo::exists(parameters["MAX_DEPTH"].toString()));
}

TEST(EnsembleMembers, KeepsMembersThatFitAndNoOthers) {
  EnsembleCase valley;
  QVariantMap parameters = valley.ensemble(threeScenarios);
  Outcome run = valley.run(parameters);
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  const std::vector<float> mean = readBand(run.results["MEAN_DEPTH"].toString());
  auto before = valley.members();

  // The same scenarios in another order and writing, another device and other statistics: nothing is
  // computed.
  parameters["SCENARIOS"] = valley.text("again.csv",
                                        "manning_factor;factor;shift_s;hydrograph:q1;weight;id\n;;60;q2;2;"
                                        "steep\n0,5;3,0;;;1;large\n;;;;1;base\n");
  parameters["THREADS"] = 2;
  parameters["DEVICE"] = "cpu";
  parameters["QUANTILES"] = "0.9";
  run = valley.run(parameters);
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_EQ(3, run.results["MEMBERS_KEPT"].toInt());
  EXPECT_EQ(0, run.results["MEMBERS_COMPUTED"].toInt());
  EXPECT_TRUE(logged(run.log, {"'steep'"}));
  for (auto& [id, row] : valley.members()) {
    EXPECT_EQ("kept", row["status"].toString().toStdString());
    for (const char* column : {"weight", "steps", "wall_time_s", "flooded_m2", "volume_in_m3", "mass_error"})
      EXPECT_EQ(before[id][column], row[column]) << column;
  }
  const std::vector<float> again = readBand(run.results["MEAN_DEPTH"].toString());
  for (std::size_t cell = 0; cell < mean.size(); ++cell)
    EXPECT_TRUE((std::isnan(mean[cell]) && std::isnan(again[cell])) ||
                std::fabs(mean[cell] - again[cell]) < 1e-6f);

  // One scenario changed, one map damaged, one missing: these and no others.
  parameters["SCENARIOS"] =
      valley.text("changed.csv", QByteArray(threeScenarios).replace("large,1,,3", "large,1,,4"));
  QFile damaged(valley.path("folder/member_base/arrival_time.tif"));
  ASSERT_TRUE(damaged.resize(damaged.size() - 200));
  run = valley.run(parameters);
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_EQ(1, run.results["MEMBERS_KEPT"].toInt());
  EXPECT_EQ("kept", valley.members()["steep"]["status"].toString().toStdString());
  for (const char* changed : {"large", "base"})
    EXPECT_EQ("computed", valley.members()[changed]["status"].toString().toStdString()) << changed;
  ASSERT_TRUE(QFile::remove(valley.path("folder/member_steep/max_depth.tif")));
  run = valley.run(parameters);
  EXPECT_EQ(2, run.results["MEMBERS_KEPT"].toInt());

  // Every change on which the maps depend leads to new maps.
  const std::vector<std::pair<const char*, QVariant>> changes = {
      {"DURATION", 0.11},
      {"SCHEME", "kp07"},
      {"ARRIVAL_DEPTHS", "0.1, 0.4"},
      {"INFILTRATION", 1},
      {"EAST", "wall"},
      {"NODATA_OUTLET", false},
      {"MANNING", 0.036},
      {"INITIAL_DEPTH", valley.raster("start.tif", {}, [](int, int) { return 0.01; })},
      {"DEM", valley.raster("plane.tif", {}, [](int column, int) { return 100 - 0.1 * column; })},
      {"BUILDINGS", valley.layer("Polygon?crs=EPSG:32633",
                                 {{"Polygon((500200 5300140, 500220 5300140, 500220 5300160, 500200 "
                                   "5300160, 500200 5300140))",
                                   {}}})},
      {"BARRIERS", valley.layer("LineString?crs=EPSG:32633&field=crest:double",
                                {{"LineString(500250 5300000, 500250 5300300)", {110.0}}})},
      {"INFLOWS", valley.inflowLayer("Point(500065 5300155)")}};
  for (const auto& [name, value] : changes) {
    QVariantMap other = parameters;
    other[name] = value;
    run = valley.run(other);
    ASSERT_TRUE(run.ok) << run.error.toStdString();
    EXPECT_EQ(0, run.results["MEMBERS_KEPT"].toInt()) << name;
    run = valley.run(parameters);
    EXPECT_EQ(0, run.results["MEMBERS_KEPT"].toInt()) << name;
  }
}

TEST(EnsembleMembers, CancelKeepsFinishedMembers) {
  EnsembleCase valley;
  QByteArray scenarios = "id,factor\n";
  for (int i = 0; i < 6; ++i)
    scenarios += "m" + QByteArray::number(i) + "," + QByteArray::number(1 + i) + "\n";
  QVariantMap parameters = valley.ensemble(scenarios);
  parameters["DURATION"] = 1;
  Outcome run = valley.run(parameters, [](Feedback& feedback) {
    QObject::connect(&feedback, &QgsFeedback::progressChanged, &feedback, [&](double progress) {
      if (progress > 40) feedback.cancel();
    });
  });
  EXPECT_FALSE(run.ok);
  EXPECT_TRUE(mentions(run.error, "cancelled", {valley.path("folder")}));
  EXPECT_FALSE(QFileInfo::exists(parameters["MAX_DEPTH"].toString()));
  EXPECT_FALSE(QFileInfo::exists(parameters["MEMBERS"].toString()));

  run = valley.run(parameters);
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_GE(run.results["MEMBERS_KEPT"].toInt(), 1);
  EXPECT_LE(run.results["MEMBERS_KEPT"].toInt(), 5);

  // Also while it looks at members, all of which are finished.
  run = valley.run(parameters, [](Feedback& feedback) {
    feedback.onInfo = [&](const QString& line) {
      if (line.contains("'m2'")) feedback.cancel();
    };
  });
  EXPECT_FALSE(run.ok);
  EXPECT_TRUE(mentions(run.error, "cancelled"));
}

// In each stage, a cancel leaves no results and no unfinished members.
TEST(EnsembleMembers, CancelIsHeardInEachStage) {
  EnsembleCase valley;
  QVariantMap parameters = valley.ensemble("id,weight\na,1\nb,1\n");
  parameters["DURATION"] = 0.02;
  parameters["MANNING_RASTER"] = valley.raster("n.tif", {}, [](int, int) { return 0.03; });
  QStringList stages;
  const Outcome whole = valley.run(parameters, [&](Feedback& feedback) {
    feedback.onStage = [&](const QString& stage) { stages << stage; };
  });
  ASSERT_TRUE(whole.ok) << whole.error.toStdString();
  std::printf("%s\n", stages.join(", ").toUtf8().constData());
  ASSERT_EQ(8, stages.size()) << "DEM, roughness, ground, checks, checksums, members, simulation, statistics";
  for (const QString& last : stages) {
    for (const char* result : {"MAX_DEPTH", "MEMBERS"}) QFile::remove(parameters[result].toString());
    QDir(valley.path("folder")).removeRecursively();
    const Outcome ended = valley.run(parameters, [&](Feedback& feedback) {
      feedback.onStage = [&feedback, last](const QString& stage) {
        if (stage == last) feedback.cancel();
      };
    });
    EXPECT_FALSE(ended.ok) << last.toStdString();
    EXPECT_TRUE(mentions(ended.error, "cancelled")) << last.toStdString();
    for (const char* result : {"MAX_DEPTH", "MEMBERS"})
      EXPECT_FALSE(QFileInfo::exists(parameters[result].toString())) << last.toStdString();
    const bool areSimulated = last == stages.last();
    EXPECT_EQ(areSimulated, QFileInfo::exists(valley.path("folder/member_a/max_depth.tif")))
        << last.toStdString();
  }
}

TEST(EnsembleMembers, NamesMembersInAnyLanguage) {
  EnsembleCase valley;
  const QString id = QString::fromUtf8("Brücke/zu: 50 % – 数");
  const Outcome run = valley.run(valley.ensemble(("id,weight\n" + id + ",1\n..,1\n").toUtf8()));
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  const auto members = valley.members();
  ASSERT_EQ(1u, members.count(id));
  EXPECT_TRUE(QFileInfo::exists(members.at(id)["folder"].toString() + "/max_depth.tif"));
  EXPECT_EQ(2, QDir(valley.path("folder")).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size());
}

// The first of them may be the one without water.
TEST(EnsembleMembers, OnlyAnEnsembleOfDryMembersIsDry) {
  EnsembleCase valley;
  for (const char* others : {"1", "0"}) {
    QVariantMap parameters = valley.ensemble(QByteArray("id,factor\na,0\nb,") + others + "\n");
    parameters["DURATION"] = 0.001;
    const Outcome run = valley.run(parameters);
    ASSERT_TRUE(run.ok) << run.error.toStdString();
    EXPECT_EQ(*others == '0', mentions(run.warnings, "no_water"));
  }
}

}  // namespace
}  // namespace spate::test
