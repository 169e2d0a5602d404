// SPDX-License-Identifier: GPL-3.0-or-later
// The damage and its probability, as log lines, table and page of spate:expectedannualdamage.
#pragma once

#include <QString>
#include <vector>

#include "algorithms/case/results/flood_risk.hpp"
#include "algorithms/report/html_page.hpp"
#include "qgsattributes.h"
#include "qgsfields.h"
#include "qgsprocessingfeedback.h"

namespace spate {

struct RiskSummary {
  std::vector<double> returnPeriods;  // years
  std::vector<double> damages;        // total damage of each event
  double noDamagePeriod = 0;          // years; 0 = not given
  RareTail rareTail = RareTail::constant;
  QString currency;
  int buildings = 0;
  int unknownBuildings = 0;  // left out of the damages
};

// An event, or the flood without damage. Rows go from frequent to rare.
struct RiskRow {
  double returnPeriod = 0;
  double damage = 0;
  // Damage per year of the floods between this event and the next rarer one; for the rarest, of those beyond
  // it.
  double trapezoid = 0;
  double logLinear = 0;

  QgsAttributes attributes(const QString& currency) const;
};

std::vector<RiskRow> riskRows(const RiskSummary& summary, const FloodRisk& risk);
QgsFields riskFields();
void logRisk(const RiskSummary& summary, const FloodRisk& risk, QgsProcessingFeedback* feedback);
HtmlPage riskPage(const RiskSummary& summary, const FloodRisk& risk);

}  // namespace spate
