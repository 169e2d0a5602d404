// SPDX-License-Identifier: GPL-3.0-or-later
// Inputs that spate:simulateensemble refuses before it computes anything.
#include <gtest/gtest.h>

#include <QDir>
#include <QFileInfo>
#include <QLockFile>

#include "tests/algorithms/ensemble/ensemble_case.hpp"

namespace spate::test {
namespace {

class SimulateEnsembleRefuses : public testing::Test {
 protected:
  void refuses(const QByteArray& scenarios, const char* key, const QStringList& parts,
               const QVariantMap& changes = {}) {
    valley.refuses(QStringLiteral("spate:simulateensemble"), changed(valley.ensemble(scenarios), changes),
                   key, parts);
  }
  EnsembleCase valley;
};

TEST_F(SimulateEnsembleRefuses, Tables) {
  refuses("id,weight\na,1\na,1\n", "scenario_id_twice", {" 3,", "'id'", " 2,"});
  refuses("id,weight\na,0\n", "scenario_value_out_of_limits", {" 2,", "'weight'", "'0'"});
  refuses("id,weight\na,\"1,2,3\"\n", "number_ambiguous", {" 2,", "'weight'"});
  refuses("id,weight\n", "table_empty", {});
  refuses("id\na\n", "table_one_column", {"SCENARIOS", "'id'"});
  refuses("id,weight\nFl\xF6\xDF,1\n", "table_not_utf8", {" 2 "});
  refuses("weight,factor\n1,1\n", "scenario_id_column_missing", {});
  refuses("id,weight\na,1\n", "value_refused", {"SCENARIOS"}, {{"SCENARIOS", QVariant()}});
  refuses("id,weight\na,1\n", "value_refused", {"SCENARIOS"}, {{"SCENARIOS", valley.path("none.csv")}});
  refuses("id,weight\na,1\n", "scenario_id_missing", {" 2,"},
          {{"SCENARIOS", valley.layer("None?field=id:string", {{{}, {QVariant()}}})}});
}

TEST_F(SimulateEnsembleRefuses, SeriesThatAreNotKnown) {
  refuses("id,hydrograph\na,q1\nb,q9\n", "hydrograph_unknown",
          {"inflow 1 'q1'", " 3 ", "'q9'", "'q1', 'q2'"});
  refuses("id,hydrograph:q1\na,q9\n", "hydrograph_unknown", {" 2 ", "'q9'"});
  refuses("id,hydrograph:q7\na,q1\n", "scenario_changes_nothing", {" 2 ", "'hydrograph:q7'", "'q7'"});
  refuses("id,hydrograph:west\na,q1\nb,q2\n", "hydrograph_of_wrong_kind", {"WEST", " 2 ", "'q1'"},
          {{"WEST", "level"}});
}

TEST_F(SimulateEnsembleRefuses, ChangesOfWhatIsNotThere) {
  refuses("id,rain_factor\na,\nb,2\n", "scenario_changes_nothing", {"'b'", "'rain_factor'", " 3 "});
  refuses("id,level_series\na,q1\n", "scenario_changes_nothing", {"'level_series'", " 2 "});
  const QVariantMap rainOnly = {{"INFLOWS", QVariant()}, {"HYDROGRAPHS", QVariant()}, {"RAIN", 10}};
  refuses("id,hydrograph\na,q1\n", "scenario_changes_nothing", {"'hydrograph'", " 2 ", "INFLOWS"}, rainOnly);
  refuses("id,factor\na,2\n", "scenario_changes_nothing", {"'factor'", " 2 "}, rainOnly);
  refuses("id,shift_s\na,2\n", "scenario_changes_nothing", {"'shift_s'", " 2 "}, rainOnly);
  refuses("id,shift_m\na,2\n", "scenario_changes_nothing", {"'shift_m'", " 2 "}, rainOnly);
}

TEST_F(SimulateEnsembleRefuses, ChangesBeyondAllLimits) {
  refuses("id,factor\na,1e9\n", "scenario_value_out_of_limits", {"'1e9'", " 2", "1,000,000"});
  refuses("id,rain_factor\na,1\nb,1001\n", "rain_beyond_limits",
          {"'b'", "10,010", " 3", "10,000", "rain_factor"}, {{"RAIN", 10}});
}

TEST_F(SimulateEnsembleRefuses, BarriersThatAreNotKnown) {
  refuses("id,barriers\na,none\nb,quay\n", "scenario_barrier_unknown",
          {"'b'", "'quay'", "'barriers'", " 3 "});
  const QString layer =
      valley.layer("LineString?crs=EPSG:32633&field=crest:double&field=set:string&field=name:string",
                   {{"LineString(500250 5300000, 500250 5300300)", {110.0, "gates", "weir"}}});
  refuses("id,barriers\na,quay\n", "scenario_barrier_unknown", {" 2 ", "'quay'", "'gates'"},
          {{"BARRIERS", layer}});
  refuses("id,breach\na,weir\n", "scenario_barrier_unknown", {"'weir'", "'breach'"}, {{"BARRIERS", layer}});
}

TEST_F(SimulateEnsembleRefuses, Values) {
  refuses("id,weight\na,1\n", "list_value_wrong", {"PROBABILITY_DEPTHS", "'-1'"},
          {{"PROBABILITY_DEPTHS", "0.1, -1"}});
  refuses("id,weight\na,1\n", "list_value_wrong", {"QUANTILES", "'1.5'"}, {{"QUANTILES", "0.5, 1.5"}});
  refuses("id,weight\na,1\n", "value_refused", {"QUANTILES"}, {{"QUANTILES", ""}});
  refuses("id,weight\na,1\n", "value_out_of_limits", {"DURATION", " 0 "}, {{"DURATION", 0}});
  refuses("id,weight\na,1\n", "result_overwrites_result", {"MEAN_DEPTH"},
          {{"MEAN_DEPTH", valley.path("ensemble_max_depth.tif")}});
  refuses("id,weight\na,1\n", "members_folder_not_made", {"FOLDER '/proc/nowhere'"},
          {{"FOLDER", "/proc/nowhere"}});
}

TEST_F(SimulateEnsembleRefuses, DamageWithoutItsInputs) {
  const QByteArray table = "id,weight\na,1\n";
  QVariantMap changed = {{"DAMAGE", valley.path("damage.gpkg")}};
  refuses(table, "damage_without_buildings", {"DAMAGE", "BUILDINGS"}, changed);
  changed["BUILDINGS"] = valley.layer("Polygon?crs=EPSG:32633", {});
  refuses(table, "no_damage_curves", {"CLASS_FIELD", "DEFAULT_CURVE"}, changed);
  changed["DEFAULT_CURVE"] = "no such curve";
  changed["STRUCTURE_VALUE"] = 1;
  refuses(table, "curve_unknown", {"no such curve"}, changed);
}

TEST_F(SimulateEnsembleRefuses, AFolderThatIsInUse) {
  ASSERT_TRUE(QDir().mkpath(valley.path("folder")));
  QLockFile lock(valley.path("folder/.ensemble.lock"));
  ASSERT_TRUE(lock.lock());
  refuses("id,weight\na,1\n", "folder_in_use", {"FOLDER", "'.ensemble.lock'"});
}

}  // namespace
}  // namespace spate::test
