// SPDX-License-Identifier: GPL-3.0-or-later
// The damage over its probability, as spate:expectedannualdamage tells, tabulates and plots it.
#pragma once

#include <QString>
#include <vector>

#include "algorithms/damage/probability_integral.hpp"
#include "algorithms/report/html_page.hpp"
#include "qgsattributes.h"
#include "qgsfields.h"
#include "qgsprocessingfeedback.h"

namespace spate {

struct RiskSummary {
  std::vector<double> returnPeriods;  // years
  std::vector<double> damages;        // in all, of each event
  double noDamagePeriod = 0;          // years; 0 = not given
  RareTail rareTail = RareTail::constant;
  QString currency;
  int buildings = 0;
  int unknownBuildings = 0;  // not in the damages
};

// An event, or the flood without damage; from frequent to rare.
struct RiskRow {
  double returnPeriod = 0;
  double damage = 0;
  // Damage per year of the floods from here to the next rarer event; of the rarest one, of those beyond it.
  double trapezoid = 0;
  double logLinear = 0;

  QgsAttributes attributes(const QString& currency) const;
};

std::vector<RiskRow> riskRows(const RiskSummary& summary, const FloodRisk& risk);
QgsFields riskFields();
void tellRisk(const RiskSummary& summary, const FloodRisk& risk, QgsProcessingFeedback* feedback);
HtmlPage riskPage(const RiskSummary& summary, const FloodRisk& risk);

}  // namespace spate
