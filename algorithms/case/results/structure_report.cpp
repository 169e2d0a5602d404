// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/results/structure_report.hpp"

#include <algorithm>

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
  if (structure.kind == StructureKind::inlet)
    return text + tr("; its pipe was full from %1 on, for %2", time_text(report.drowned_at),
                     time_text(report.drowned));
  const std::string from = time_text(report.drowned_at), during = time_text(report.drowned);
  return text + (has_barrels(structure.kind)
                     ? tr("; its inlet was under water from %1 on, for %2", from, during)
                     : tr("; drowned from below from %1 on, for %2", from, during));
}

std::string flow_text(const FlowAcross& flow) {
  if (flow.time_of_peak < 0) return tr("nothing flowed");
  return tr("%1 m³, at most %2 m³/s after %3", fixed(flow.volume, 1), number(flow.peak, 4),
            time_text(flow.time_of_peak));
}

std::string touched_text(const BridgeReport& report, const FlowAcross& flow) {
  if (std::isnan(report.highest_level)) return tr("no water came");
  std::string text = flow_text(flow);
  text += tr("; highest level %1 m", fixed(report.highest_level, 2));
  if (report.pressed_at >= 0)
    text += tr("; water touched its soffit from %1 on, for %2", time_text(report.pressed_at),
               time_text(report.pressed));
  if (report.overtopped_at >= 0) text += tr("; overtopped from %1 on", time_text(report.overtopped_at));
  return text + tr("; largest drop of levels %1 m", fixed(report.largest_drop, 2));
}

}  // namespace

void log_bridges(const std::vector<Bridge>& bridges, const std::vector<BridgeReport>& reports,
                 const std::vector<FlowAcross>& flows, Log& log) {
  if (bridges.empty()) return;
  log.info(tr("Bridges"));
  for (std::size_t i = 0; i < bridges.size(); ++i)
    log.info(tr("  %1: %2", bridges[i].name, touched_text(reports[i], flows[i])));
}

void log_crests(const std::vector<Section>& crests, const std::vector<FlowAcross>& flows, Log& log) {
  if (crests.empty()) return;
  log.info(tr("Crests"));
  for (std::size_t i = 0; i < crests.size(); ++i)
    log.info(tr("  %1: %2", crests[i].name, flow_text(flows[i])));
}

void log_structures(const std::vector<Structure>& structures, const std::vector<StructureReport>& reports,
                    Log& log) {
  std::vector<std::size_t> inlets, others;
  for (std::size_t i = 0; i < structures.size(); ++i)
    (structures[i].kind == StructureKind::inlet ? inlets : others).push_back(i);
  const auto list = [&](const std::vector<std::size_t>& numbers) {
    for (const std::size_t i : numbers)
      log.info(tr("  %1: %2", structures[i].name, passed_text(structures[i], reports[i])));
  };
  if (!others.empty()) log.info(tr("Structures"));
  list(others);
  if (inlets.empty()) return;
  double taken = 0, given = 0;
  std::size_t full = 0;
  for (const std::size_t i : inlets) {
    taken += reports[i].forwards;
    given += reports[i].backwards;
    full += reports[i].drowned_at >= 0 ? 1 : 0;
  }
  log.info(tr("Inlets: %1 took %2 m³ and gave back %3 m³; the pipes of %4 were full", number(inlets.size()),
              fixed(taken, 1), fixed(given, 1), number(full)));
  // Those that took most: there may be thousands.
  constexpr std::size_t most_listed = 20;
  std::stable_sort(inlets.begin(), inlets.end(), [&](std::size_t a, std::size_t b) {
    return reports[a].forwards + reports[a].backwards > reports[b].forwards + reports[b].backwards;
  });
  inlets.resize(std::min(inlets.size(), most_listed));
  list(inlets);
}

}  // namespace spate
