// SPDX-License-Identifier: GPL-3.0-or-later
// What spate:simulateensemble refuses before it computes anything, and in which words.
#include <gtest/gtest.h>

#include <QDir>
#include <QFileInfo>
#include <QLockFile>

#include "tests/algorithms/ensemble/ensemble_case.hpp"

namespace spate::test {
namespace {

class SimulateEnsembleRefuses : public testing::Test {
 protected:
  void refuses(const QByteArray& scenarios, const QStringList& parts, const QVariantMap& changed = {}) {
    QVariantMap parameters = valley.ensemble(scenarios);
    for (auto value = changed.begin(); value != changed.end(); ++value) {
      if (value.value().isValid())
        parameters[value.key()] = value.value();
      else
        parameters.remove(value.key());
    }
    const Outcome run = valley.run(parameters);
    EXPECT_FALSE(run.ok);
    for (const QString& part : parts)
      EXPECT_TRUE(run.error.contains(part))
          << "'" << part.toStdString() << "' is not in: " << run.error.toStdString();
    EXPECT_FALSE(QFileInfo::exists(valley.path("ensemble_max_depth.tif")));
    EXPECT_TRUE(QDir(valley.path("folder")).entryList(QDir::Dirs | QDir::NoDotAndDotDot).isEmpty())
        << "a member was computed";
  }
  EnsembleCase valley;
};

TEST_F(SimulateEnsembleRefuses, Tables) {
  refuses("id,weight\na,1\na,1\n", {"line 3", "column 'id'", "line 2"});
  refuses("id,weight\na,0\n", {"line 2", "column 'weight'", "greater than 0"});
  refuses("id,weight\na,\"1,2,3\"\n", {"line 2", "column 'weight'"});
  refuses("id,weight\n", {"is empty"});
  refuses("id\na\n", {"SCENARIOS has one column only", "'id'"});
  refuses("id,weight\nFl\xF6\xDF,1\n", {"line 2 is not text in UTF-8"});
  refuses("weight,factor\n1,1\n", {"has no column 'id'"});
  refuses("id,weight\na,1\n", {"SCENARIOS"}, {{"SCENARIOS", QVariant()}});
  refuses("id,weight\na,1\n", {"SCENARIOS"}, {{"SCENARIOS", valley.path("none.csv")}});
  refuses("id,weight\na,1\n", {"without an id", "line 2"},
          {{"SCENARIOS", valley.layer("None?field=id:string", {{{}, {QVariant()}}})}});
}

TEST_F(SimulateEnsembleRefuses, SeriesThatAreNotKnown) {
  refuses("id,hydrograph\na,q1\nb,q9\n", {"inflow 1 'q1', in line 3 of the table",
                                          "names the hydrograph 'q9', which is not known", "'q1', 'q2'"});
  refuses("id,hydrograph:q1\na,q9\n", {"line 2", "'q9', which is not known"});
  refuses("id,hydrograph:q7\na,q1\n", {"line 2", "'hydrograph:q7'", "names the hydrograph 'q7'"});
  refuses("id,hydrograph:west\na,q1\nb,q2\n", {"WEST, in line 2", "needs a level", "'q1' is a discharge"},
          {{"WEST", "level"}});
}

TEST_F(SimulateEnsembleRefuses, ChangesOfWhatIsNotThere) {
  refuses("id,rain_factor\na,\nb,2\n",
          {"'b' changes nothing by 'rain_factor'", "line 3", "there is no rain"});
  refuses("id,level_series\na,q1\n", {"line 2", "no edge or boundary line has a level"});
  const QVariantMap rainOnly = {{"INFLOWS", QVariant()}, {"HYDROGRAPHS", QVariant()}, {"RAIN", 10}};
  refuses("id,hydrograph\na,q1\n", {"line 2", "there are no INFLOWS"}, rainOnly);
  refuses("id,factor\na,2\n", {"line 2", "nothing takes a discharge"}, rainOnly);
  refuses("id,shift_s\na,2\n", {"line 2", "nothing takes a hydrograph"}, rainOnly);
  refuses("id,shift_m\na,2\n", {"line 2", "nothing takes a level"}, rainOnly);
}

TEST_F(SimulateEnsembleRefuses, BarriersThatAreNotKnown) {
  refuses("id,barriers\na,none\nb,quay\n", {"'b' names 'quay' in 'barriers'", "line 3", "BARRIERS has none"});
  const QString layer =
      valley.layer("LineString?crs=EPSG:32633&field=crest:double&field=set:string&field=name:string",
                   {{"LineString(500250 5300000, 500250 5300300)", {110.0, "gates", "weir"}}});
  refuses("id,barriers\na,quay\n", {"line 2", "'barriers': 'gates'"}, {{"BARRIERS", layer}});
  refuses("id,breach\na,weir\n", {"'weir' in 'breach'", "BARRIERS has none for 'breach'"},
          {{"BARRIERS", layer}});
}

TEST_F(SimulateEnsembleRefuses, Values) {
  refuses("id,weight\na,1\n", {"PROBABILITY_DEPTHS holds '-1'"}, {{"PROBABILITY_DEPTHS", "0.1, -1"}});
  refuses("id,weight\na,1\n", {"QUANTILES holds '1.5'", "up to 1"}, {{"QUANTILES", "0.5, 1.5"}});
  refuses("id,weight\na,1\n", {"QUANTILES"}, {{"QUANTILES", ""}});
  refuses("id,weight\na,1\n", {"DURATION is 0"}, {{"DURATION", 0}});
  refuses("id,weight\na,1\n", {"MEAN_DEPTH", "would overwrite"},
          {{"MEAN_DEPTH", valley.path("ensemble_max_depth.tif")}});
  refuses("id,weight\na,1\n", {"FOLDER '/proc/nowhere' cannot be used"}, {{"FOLDER", "/proc/nowhere"}});
}

TEST_F(SimulateEnsembleRefuses, DamageWithoutItsInputs) {
  const QByteArray table = "id,weight\na,1\n";
  QVariantMap changed = {{"DAMAGE", valley.path("damage.gpkg")}};
  refuses(table, {"DAMAGE is wanted without BUILDINGS"}, changed);
  changed["BUILDINGS"] = valley.layer("Polygon?crs=EPSG:32633", {});
  refuses(table, {"neither CLASS_FIELD nor DEFAULT_CURVE is given"}, changed);
  changed["DEFAULT_CURVE"] = "no such curve";
  changed["STRUCTURE_VALUE"] = 1;
  refuses(table, {"no such curve"}, changed);
}

TEST_F(SimulateEnsembleRefuses, AFolderThatIsInUse) {
  ASSERT_TRUE(QDir().mkpath(valley.path("folder")));
  QLockFile lock(valley.path("folder/.ensemble.lock"));
  ASSERT_TRUE(lock.lock());
  refuses("id,weight\na,1\n", {"another ensemble is using it"});
}

}  // namespace
}  // namespace spate::test
