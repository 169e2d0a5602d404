// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/results/structure_report.hpp"

#include <cmath>

#include "algorithms/case/log/texts.hpp"
#include "solver/core/text.hpp"

namespace spate {
namespace {

std::string passed_text(const Structure& structure, const StructureReport& report) {
  if (report.time_of_peak < 0) return tr("nothing flowed");
  std::string text = tr("%1 m³, at most %2 m³/s after %3", fixed(report.forwards, 1),
                        number(report.peak_discharge, 4), time_text(report.time_of_peak));
  if (report.backwards > 0) text += tr("; backwards %1 m³", fixed(report.backwards, 1));
  if (report.drowned_at < 0) return text;
  const std::string from = time_text(report.drowned_at), during = time_text(report.drowned);
  return text + (structure.kind == StructureKind::culvert
                     ? tr("; its inlet was under water from %1 on, for %2", from, during)
                     : tr("; drowned from below from %1 on, for %2", from, during));
}

}  // namespace

void log_structures(const std::vector<Structure>& structures, const std::vector<StructureReport>& reports,
                    Log& log) {
  if (structures.empty()) return;
  log.info(tr("Structures"));
  for (std::size_t i = 0; i < structures.size(); ++i)
    log.info(tr("  %1: %2", structures[i].name, passed_text(structures[i], reports[i])));
}

}  // namespace spate
