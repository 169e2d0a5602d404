// SPDX-License-Identifier: GPL-3.0-or-later
// The valley of flood_case.hpp with scenarios.
#pragma once

#include <map>

#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {

class EnsembleCase : public FloodCase {
 public:
  // An inflow 'q1', hydrographs q1 and q2, and a table of scenarios.
  QVariantMap ensemble(const QByteArray& scenarios) {
    QVariantMap parameters = withInflow();
    for (const char* name : {"ARRIVAL_TIME", "MAX_SPEED"}) parameters.remove(name);
    parameters["HYDROGRAPHS"] =
        text(QStringLiteral("hydrographs.csv"),
             "time_min,hydrograph,discharge_m3s\n0,q1,5\n600,q1,5\n0,q2,1\n4,q2,20\n");
    parameters["SCENARIOS"] = text(QStringLiteral("scenarios.csv"), scenarios);
    parameters["ARRIVAL_DEPTHS"] = "0.1, 0.3";
    for (const char* name :
         {"MEAN_DEPTH", "MAX_DEPTH", "PROBABILITY", "EARLIEST_ARRIVAL", "MEDIAN_ARRIVAL", "DEPTH_QUANTILES"})
      parameters[name] = path(QStringLiteral("ensemble_%1.tif").arg(QString(name).toLower()));
    parameters["MEMBERS"] = path(QStringLiteral("members.csv"));
    parameters["FOLDER"] = path(QStringLiteral("folder"));
    return parameters;
  }

  Outcome run(const QVariantMap& parameters, const std::function<void(Feedback&)>& prepare = {}) {
    return runAlgorithm(QStringLiteral("spate:simulateensemble"), parameters, project(), prepare);
  }

  // The rows of a file in the folder by the value of a field, each by field.
  std::map<QString, QVariantMap> rows(const QString& file, const QString& key) const;
  std::map<QString, QVariantMap> members() const { return rows("members.csv", "id"); }
};

// Equal bit for bit, NaN included.
void expectSame(const std::vector<float>& expected, const std::vector<float>& actual);

inline const QByteArray threeScenarios =
    "id,weight,hydrograph:q1,factor,shift_s,manning_factor\n"
    "base,1,,,,\n"
    "steep,2,q2,,60,\n"
    "large,1,,3,,0.5\n";
inline const std::vector<double> threeWeights = {1, 2, 1};

}  // namespace spate::test
